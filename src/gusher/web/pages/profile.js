/** What somebody has played: by game, head to head, and every game with filters. One's own is always there. */

import { html, useEffect, useState } from "../vendor/preact.js";
import * as api from "../api.js";
import { usePromise } from "../hooks.js";
import { style } from "../kit.js";
import { CopyLink } from "../parts/copy.js";
import { lineOf } from "../parts/gamecard.js";
import { Graph } from "../parts/graph.js";
import { Masthead } from "../parts/masthead.js";
import { botName } from "../parts/seat.js";
import { RatedMark, written } from "../parts/strength.js";
import { Trouble } from "../parts/trouble.js";
import { tab } from "../tab.js";
import { day, language, percent, say } from "../texts.js";

/** @import {Career, GameCard, Games, Meeting, Opponent, PlayedGame, Profile, Rival} from "../types.js" */
/** @typedef {{game: string, opponent: string, year: string, result: string, name: string}} Filter */

const ANY = { game: "", opponent: "", year: "", result: "", name: "" };
const TYPING = 300;
/** Where names go in a sentence. */
const PLACE = "\u2063";
const RESULTS = ["won", "lost"];

/** @param {{who: string}} props `me`, or the id of somebody who may be seen */
export function ProfilePage({ who }) {
  const sheet = usePromise(async () => (await style("/static/css/profile.css"), true), []);
  const asked = usePromise(() => Promise.all([api.games(), api.profile(who)]), [who]);
  const [changed, setChanged] = useState(/** @type {Profile | null} */ (null));
  const profile = changed ?? asked.value?.[1];
  const games = asked.value?.[0] ?? [];
  const title = profile ? (profile.mine ? say("page-profile-mine") : say("page-profile-of", { name: profile.name })) : say("page-profile");
  useEffect(() => tab(title), [title]);
  return html`<${Masthead} />
    <main id="main" class="lobby profile">
      <h1>${profile ? profile.name : say("page-profile")}</h1>
      ${asked.problem && html`<${Trouble} of=${asked.problem} />`}
      ${profile && sheet.value && html`
        ${profile.mine && html`<${Shown} profile=${profile} onChange=${setChanged} />`}
        ${profile.careers.length === 0
          ? html`<p class="empty">${say(profile.mine ? "page-profile-none-mine" : "page-profile-none")}</p>`
          : html`<${Careers} careers=${profile.careers} games=${games} mine=${profile.mine} /><${PlayedGames} who=${who} profile=${profile} games=${games} />`}`}
      <p><a href="/">${say("page-to-lobby")}</a></p>
    </main>`;
}

/** Whether others may see it. @param {{profile: Profile, onChange: (profile: Profile) => void}} props */
function Shown({ profile, onChange }) {
  const [problem, setProblem] = useState(/** @type {any} */ (null));
  const change = async (/** @type {any} */ event) => {
    setProblem(null);
    try {
      onChange(await api.showProfile(event.target.checked));
    } catch (refused) {
      setProblem(refused);
    }
  };
  return html`<section class="card">
    <label class="check"><input type="checkbox" checked=${profile.shown} onChange=${change} />
      <span><strong>${say("page-profile-show")}</strong> ${say("page-profile-show-text")}</span></label>
    ${profile.shown && profile.id && html`<${CopyLink} url=${new URL(`/people/${profile.id}`, location.href).href} label=${say("page-profile-link")} />`}
    <${Trouble} of=${problem} />
  </section>`;
}

/** @param {{careers: Career[], games: GameCard[], mine: boolean}} props */
function Careers({ careers, games, mine }) {
  return html`<section class="block" aria-labelledby="careers">
    <h2 id="careers">${say("page-careers")}</h2>
    <ul class="careers">${careers.map((career) => {
      const game = games.find((each) => each.name === career.game);
      return html`<li key=${career.game} class="card career">
        <h3>${career.title}</h3>
        ${career.strength && html`<p class="career-rating"><b>${career.strength.rating}</b> ± ${career.strength.error}
          <a href=${`/best/${career.game}`}>${say("page-best-link")}</a></p>`}
        <p>${say("page-career-games", { games: career.games, wins: career.wins, share: percent(career.wins / career.games), rated: career.rated })}</p>
        <${Graph} curve=${career.curve} title=${career.title} unit=${game ? lineOf(game, "unit") : ""} />
      </li>`;
    })}</ul>
    ${mine && careers.every((career) => career.strength === null) && html`<p class="under">${say("page-career-unrated")}</p>`}
  </section>`;
}

/** @param {{who: string, profile: Profile, games: GameCard[]}} props */
function PlayedGames({ who, profile, games }) {
  const [filter, setFilter] = useState(/** @type {Filter} */ (ANY));
  const [found, setFound] = useState(/** @type {Games | null} */ (null));
  const [problem, setProblem] = useState(/** @type {any} */ (null));
  const key = JSON.stringify(filter);
  const ask = async (/** @type {number} */ skip) => {
    setProblem(null);
    try {
      return await api.playedGames(who, { ...filter, skip: skip || null });
    } catch (refused) {
      setProblem(refused);
      return null;
    }
  };
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(async () => {
      const first = await ask(0);
      if (wanted && first) setFound(first);
    }, filter.name && found ? TYPING : 0);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [who, key]);
  const more = async () => {
    const next = found && (await ask(found.games.length));
    if (found && next) setFound({ ...next, games: [...found.games, ...next.games] });
  };
  const opponent = profile.opponents.find((each) => each.key === filter.opponent);
  return html`<section class="block" aria-labelledby="played">
    <h2 id="played">${say("page-past")}</h2>
    <${Filters} profile=${profile} filter=${filter} onChange=${setFilter} />
    <${Trouble} of=${problem} />
    ${found && html`<p role="status" class="under">${say("page-played-found", { games: found.total, wins: found.won })}</p>
      ${opponent && found.meeting && html`<${HeadToHead} name=${profile.mine ? null : profile.name} opponent=${opponent} meeting=${found.meeting} />`}
      ${found.games.length > 0 && html`<ul class="past">${found.games.map((game) => html`<${PlayedItem} key=${game.table} game=${game} unit=${unitOf(games, game.game)} />`)}</ul>`}
      ${found.games.length < found.total && html`<p class="past-more"><button type="button" onClick=${more}>${say("page-past-more")}</button></p>`}`}
  </section>`;
}

/** @param {GameCard[]} games @param {string} name */
function unitOf(games, name) {
  const game = games.find((each) => each.name === name);
  return game ? lineOf(game, "unit") : "";
}

/** @param {{profile: Profile, filter: Filter, onChange: (filter: Filter) => void}} props */
function Filters({ profile, filter, onChange }) {
  const choice = (/** @type {keyof Filter} */ name, /** @type {string} */ label, /** @type {[string, string][]} */ values) => html`<label>
    <span class="label">${label}</span>
    <select value=${filter[name]} onChange=${(/** @type {any} */ event) => onChange({ ...filter, [name]: event.target.value })}>
      <option value="">${say("page-filter-all")}</option>
      ${values.map(([value, text]) => html`<option value=${value} selected=${filter[name] === value}>${text}</option>`)}
    </select>
  </label>`;
  const years = profile.years.map((year) => /** @type {[string, string]} */ ([String(year), String(year)]));
  const opponents = profile.opponents.map((each) => /** @type {[string, string]} */ ([each.key, `${nameOf(each)} (${each.games})`]));
  return html`<div class="filters" role="search" aria-label=${say("page-filters")}>
    ${choice("game", say("page-filter-game"), profile.careers.map((career) => [career.game, career.title]))}
    ${choice("opponent", say("page-filter-opponent"), opponents)}
    ${choice("result", say("page-filter-result"), RESULTS.map((each) => [each, say(`page-filter-${each}`)]))}
    ${choice("year", say("page-filter-year"), years)}
    <label><span class="label">${say("page-filter-name")}</span>
      <input type="search" maxlength="60" value=${filter.name} onInput=${(/** @type {any} */ event) => onChange({ ...filter, name: event.target.value })} /></label>
  </div>`;
}

/** @param {Opponent | Rival} other */
const nameOf = (other) => (other.bot ? botName(other.bot) : other.name || say("page-somebody"));

/** @param {{name: string | null, opponent: Opponent, meeting: Meeting}} props `name`: whose page it is, if it is not one's own */
function HeadToHead({ name, opponent, meeting }) {
  const { ahead, behind, equal } = meeting;
  const total = ahead + behind + equal;
  const who = nameOf(opponent);
  const part = (/** @type {string} */ kind, /** @type {number} */ count) => count > 0 && html`<rect class=${`versus-${kind}`} y="0" height="10" x=${kind === "ahead" ? 0 : kind === "equal" ? (300 * ahead) / total : (300 * (ahead + equal)) / total} width=${(300 * count) / total} />`;
  return html`<div class="card versus">
    <h3>${say("page-versus", { name: name ?? say("page-versus-me"), who })} ${opponent.id && html`<a href=${`/people/${opponent.id}`}>${say("page-profile")}</a>`}</h3>
    <p>${say("page-versus-text", { ahead, behind, equal, who })}</p>
    ${total > 0 && html`<svg viewBox="0 0 300 10" preserveAspectRatio="none" aria-hidden="true">${part("ahead", ahead)}${part("equal", equal)}${part("behind", behind)}</svg>`}
  </div>`;
}

/** @param {{game: PlayedGame, unit: string}} props */
function PlayedItem({ game, unit }) {
  return html`<li class="played">
    <time datetime=${new Date(game.ended * 1000).toISOString()}>${day(game.ended)}</time>
    <span class="played-game">${game.open ? html`<a href=${`/t/${game.table}`}>${game.title}</a>` : html`<b>${game.title}</b>`} ${game.rated && html`<${RatedMark} />`}</span>
    <span class="played-result">${result(game, unit)}${game.strength && html` <span class="under">→ ${written(game.strength)}</span>`}</span>
    <span class="played-others">${others(game)}</span>
    <span class="played-length under">${lengths(game)}</span>
    <span class="played-tools">${game.open && html`<a href=${`/t/${game.table}?at=0`}>${say("page-replay")}</a>
      <a href=${api.recordPath(game.table, null)} download=${`${game.game}-${game.table}.jsonl`}>${say("page-record")}</a>`}</span>
  </li>`;
}

/** @param {PlayedGame} game @param {string} unit */
function result(game, unit) {
  if (game.gave_up) return say("page-gave-up");
  if (game.place === null || game.points === null) return say(game.over ? "page-status-over" : "page-status-ended");
  const place = say("page-past-place", { place: game.place, count: game.seats });
  return html`<span class=${game.place === 1 ? "won" : ""}>${place}</span>, ${say("page-past-points", { points: game.points, unit })}`;
}

/** Against whom, each with a link to the page that may be seen. @param {PlayedGame} game */
function others(game) {
  if (game.others.length === 0) return "";
  const [before, after] = say("page-past-others", { who: PLACE }).split(PLACE);
  let next = 0;
  const parts = new Intl.ListFormat(language(), { style: "long", type: "conjunction" }).formatToParts(game.others.map(nameOf)).map((part) => {
    const other = part.type === "element" ? game.others[next++] : null;
    return other?.id ? html`<a href=${`/people/${other.id}`}>${part.value}</a>` : part.value;
  });
  return html`${before}${parts}${after}`;
}

/** @param {PlayedGame} game */
function lengths(game) {
  const minutes = Math.max(1, Math.round(game.seconds / 60));
  const time = minutes < 120 ? say("page-length-minutes", { minutes }) : minutes < 2880 ? say("page-length-hours", { hours: Math.round(minutes / 60) }) : say("page-length-days", { days: Math.round(minutes / 1440) });
  return game.rounds > 0 ? `${say("page-length-rounds", { rounds: game.rounds })} · ${time}` : time;
}
