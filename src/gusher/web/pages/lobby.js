/** The lobby: a name and a game at once, my tables, the games, open tables, finished ones, new table. */

import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import * as api from "../api.js";
import { usePromise } from "../hooks.js";
import { fetchEarly } from "../kit.js";
import { GameTile, lineOf } from "../parts/gamecard.js";
import { later } from "../parts/later.js";
import { Masthead } from "../parts/masthead.js";
import { Moving } from "../parts/moving.js";
import { NameField } from "../parts/name.js";
import { NewTable } from "../parts/newtable.js";
import { PastList, TableList } from "../parts/tablelist.js";
import { usualBot } from "../parts/strength.js";
import { Trouble } from "../parts/trouble.js";
import { go } from "../router.js";
import { startGuide } from "../guide.js";
import { alerting } from "../alerts.js";
import { tab } from "../tab.js";
import { say } from "../texts.js";

/** @import {GameCard, TableCard} from "../types.js" */

const Absences = later(() => import("../parts/absences.js").then((module) => module.Absences));
const EVERY = 4000;
const QUICK_SEATS = 4;
/** The form to whose name every way to begin belongs. */
const START = "start";
/** Finished tables that are shown at first, and how many more at a time. */
const FINISHED = 6;
const MORE = 12;

/** A table against bots, as quickly as can be. @param {GameCard} game */
export async function playNow(game) {
  const bot = usualBot(game.bots);
  const count = game.seats.includes(QUICK_SEATS) ? QUICK_SEATS : Math.max(...game.seats);
  const bots = Array.from({ length: count - 1 }, () => ({ kind: "bot", name: "", bot }));
  const seats = [{ kind: "me", name: "", bot: "" }, ...bots];
  fetchEarly(game.name);
  const made = await api.newTable({ game: game.name, seats, options: {}, listed: false });
  go(`/t/${made.id}`);
}

/** Ways to begin at once, by the name of the button that asks for it. @type {Record<string, (game: GameCard) => Promise<void>>} */
const BEGIN = { play: playNow, guide: startGuide };

export function Lobby() {
  const me = usePromise(api.me, []);
  const games = usePromise(api.games, []);
  const [filter, setFilter] = useState({ game: "", seats: "", finished: /** @type {number | null} */ (null) });
  const tables = usePromise(() => api.lobby(filter), [filter.game, filter.seats, filter.finished]);
  const [making, setMaking] = useState(/** @type {string | null} */ (null)); // a new table, with the name that was typed before
  const [crowded, setCrowded] = useState(/** @type {string[]} */ ([]));
  const [moving, setMoving] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const [busy, setBusy] = useState(false);
  const name = me.value?.name ?? null;
  const { mine = [], open = [], finished = [], more = false } = tables.value ?? {};
  const turns = mine.filter((card) => card.my_turn).length;

  useEffect(() => tab(turns ? say("page-lobby-turns", { count: turns }) : say("page-lobby-tab"), turns > 0), [turns]);
  useEffect(() => {
    const timer = setInterval(() => (!document.hidden || alerting()) && tables.again(), EVERY);
    return () => clearInterval(timer);
  }, []);

  const many = mine.filter((card) => crowded.includes(card.id));
  const refused = (/** @type {any} */ problem) => {
    if (problem.reason !== "too-many-tables") return false;
    setMaking(null);
    setCrowded(String(problem.values.tables).split(" "));
    return true;
  };
  const renamed = () => {
    me.again();
    tables.again();
  };
  // All at once, so that nothing moves under the finger.
  const ready = me.value && games.value && (tables.value || tables.problem);
  const units = Object.fromEntries((games.value ?? []).map((game) => [game.name, lineOf(game, "unit")]));
  return html`<${Masthead}>
      ${name && html`<span class="hello">${say("page-playing-as", { name })}</span>`}
    <//>
    <main id="main" class="lobby">
      ${ready
        ? html`<${Hero} name=${name} games=${games.value} usual=${(mine[0] ?? finished[0])?.game} busy=${busy} onBusy=${setBusy} onNamed=${renamed} onNew=${setMaking} onRefused=${refused} />`
        : html`<section class="hero"><div class="hero-text"><h1>${say("page-hero-title")}</h1></div><div class="hero-form"></div></section>`}
      ${many.length > 0 && html`<${Crowded} tables=${many} onLeft=${tables.again} />`}
      <${Trouble} of=${me.problem ?? games.problem ?? tables.problem} />
      ${ready && mine.length > 0 && html`<section class="block" aria-labelledby="mine">
        <h2 id="mine">${say("page-my-tables")}</h2>
        <${TableList} tables=${mine} mine onLeft=${tables.again} />
      </section>`}
      ${ready && html`<section class="block" aria-labelledby="games">
        <h2 id="games">${say("page-games")}</h2>
        <ul class="games">${games.value?.map((game) => html`<${GameTile} key=${game.name} game=${game} form=${START} busy=${busy} />`)}</ul>
      </section>
      <section class="block" aria-labelledby="open">
        <div class="block-head">
          <h2 id="open">${say("page-open-tables")}</h2>
          ${games.value && html`<${Filter} games=${games.value} filter=${filter} onChange=${setFilter} />`}
        </div>
        ${open.length > 0 ? html`<${TableList} tables=${open} />` : html`<p class="empty">${say("page-no-open-tables")}</p>`}
      </section>`}
      ${ready && finished.length > 0 && html`<section class="block" aria-labelledby="past">
        <h2 id="past">${say("page-past")}</h2>
        <${PastList} tables=${finished} units=${units} onLeft=${tables.again} />
        ${more && html`<p class="past-more"><button type="button" onClick=${() => setFilter({ ...filter, finished: (filter.finished ?? FINISHED) + MORE })}>${say("page-past-more")}</button></p>`}
      </section>`}
      ${ready && html`<footer class="lobby-foot">
        ${name && html`<a href="/people/me">${say("page-profile-mine")}</a>`}
        ${games.value?.length && html`<a href=${`/best/${games.value[0].name}`}>${say("page-best")}</a>`}
        <a href="/replay">${say("page-open-record")}</a>
        ${mine.some((card) => card.clock?.kind === "days") && html`<button type="button" class="link" onClick=${() => setLeaving(true)}>${say("page-absence")}</button>`}
        ${name && html`<button type="button" class="link" onClick=${() => setMoving(true)}>${say("page-move-device")}</button>`}
      </footer>`}
    </main>
    ${making !== null && games.value && html`<${NewTable} games=${games.value} name=${name} typed=${making} onNamed=${renamed} onRefused=${refused} onClose=${() => setMaking(null)} />`}
    ${leaving && html`<${Absences} onClose=${() => setLeaving(false)} />`}
    ${moving && html`<${Moving} onClose=${() => setMoving(false)} />`}`;
}

/** Too many unfinished tables: those that were not touched longest, to be ended here and now. @param {{tables: TableCard[], onLeft: () => void}} props */
function Crowded({ tables, onLeft }) {
  const own = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    own.current?.scrollIntoView({ block: "center" });
    own.current?.focus({ preventScroll: true });
  }, []);
  return html`<section class="block crowded" aria-labelledby="crowded" ref=${own} tabindex="-1">
    <h2 id="crowded">${say("page-crowded")}</h2>
    <p>${say("page-crowded-text")}</p>
    <${TableList} tables=${tables} mine onLeft=${onLeft} />
  </section>`;
}

/**
 * @param {{name: string | null, games: GameCard[], usual: string | undefined, busy: boolean, onBusy: (busy: boolean) => void, onNamed: () => void,
 *   onNew: (typed: string) => void, onRefused: (problem: any) => boolean}} props `usual`: the game that was played last
 */
function Hero({ name, games, usual, busy, onBusy, onNamed, onNew, onRefused }) {
  const [typed, setTyped] = useState(name ?? "");
  const [renaming, setRenaming] = useState(false);
  const [problem, setProblem] = useState(/** @type {any} */ (null));
  const own = useRef(/** @type {HTMLElement | null} */ (null));
  const asks = name === null || renaming;
  const first = games.find((game) => game.name === usual) ?? games[0];
  const submit = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const button = /** @type {HTMLButtonElement | null} */ (event.submitter);
    const game = games.find((each) => each.name === button?.value);
    onBusy(true);
    setProblem(null);
    try {
      if (asks) await api.callMe(typed.trim());
      if (renaming) setRenaming(false);
      if (game || !renaming) await BEGIN[button?.name ?? "play"](game ?? first);
      else onNamed();
    } catch (refused) {
      if (!onRefused(refused)) {
        setProblem(refused);
        own.current?.scrollIntoView({ block: "nearest" });
      }
    }
    onBusy(false);
  };
  return html`<section class="hero" aria-labelledby="hero" ref=${own}>
    <div class="hero-text">
      <h1 id="hero">${name ? say("page-hero-back", { name }) : say("page-hero-title")}</h1>
      <p>${say("page-hero-text", { games: games.map((each) => each.title).join(", ") })}</p>
    </div>
    <form id=${START} class="hero-form" onSubmit=${submit}>
      ${asks && html`<${NameField} value=${typed} onInput=${setTyped} />`}
      ${renaming
        ? html`<button class="primary big" name="rename" disabled=${busy}>${say("page-rename-save")}</button>`
        : html`<button class="primary big" name="play" value=${first.name} disabled=${busy}>${say("page-play-now")}</button>
          <p class="under">${say("page-play-now-note", { game: first.title })}</p>`}
      <div class="hero-more">
        <button type="button" onClick=${() => onNew(typed)}>${say("page-new-table")}</button>
        ${name && !renaming && html`<button type="button" class="link" onClick=${() => setRenaming(true)}>${say("page-rename")}</button>`}
        ${!name && html`<a class="link" href="/me">${say("page-me-before")}</a>`}
      </div>
      <${Trouble} of=${problem} />
    </form>
  </section>`;
}

/** @param {{games: GameCard[], filter: {game: string, seats: string, finished: number | null}, onChange: (filter: any) => void}} props */
function Filter({ games, filter, onChange }) {
  const counts = [...new Set(games.flatMap((game) => game.seats))].sort();
  return html`<div class="filter">
    <select aria-label=${say("page-filter-game")} value=${filter.game} onChange=${(/** @type {any} */ event) => onChange({ ...filter, game: event.target.value })}>
      <option value="">${say("page-filter-any-game")}</option>
      ${games.map((game) => html`<option value=${game.name}>${game.title}</option>`)}
    </select>
    <select aria-label=${say("page-filter-seats")} value=${filter.seats} onChange=${(/** @type {any} */ event) => onChange({ ...filter, seats: event.target.value })}>
      <option value="">${say("page-filter-any-seats")}</option>
      ${counts.map((count) => html`<option value=${count}>${say("page-seats-count", { count })}</option>`)}
    </select>
  </div>`;
}
