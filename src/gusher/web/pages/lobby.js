/** The lobby: a name and a game at once, my tables, open tables, new table. */

import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import * as api from "../api.js";
import { usePromise } from "../hooks.js";
import { Masthead } from "../parts/masthead.js";
import { Moving } from "../parts/moving.js";
import { NameField } from "../parts/name.js";
import { NewTable } from "../parts/newtable.js";
import { TableList } from "../parts/tablelist.js";
import { Trouble } from "../parts/trouble.js";
import { go } from "../router.js";
import { tab } from "../tab.js";
import { say } from "../texts.js";

/** @import {GameCard, TableCard} from "../types.js" */

const EVERY = 4000;
const QUICK_SEATS = 4;

/** A table against bots, as quickly as can be. @param {GameCard} game */
export async function playNow(game) {
  const bot = game.bots.includes("greedy") ? "greedy" : game.bots[0];
  const count = game.seats.includes(QUICK_SEATS) ? QUICK_SEATS : Math.max(...game.seats);
  const bots = Array.from({ length: count - 1 }, () => ({ kind: "bot", name: "", bot }));
  const seats = [{ kind: "me", name: "", bot: "" }, ...bots];
  const made = await api.newTable({ game: game.name, seats, options: {}, listed: false, coach: false });
  go(`/t/${made.id}`);
}

export function Lobby() {
  const me = usePromise(api.me, []);
  const games = usePromise(api.games, []);
  const [filter, setFilter] = useState({ game: "", seats: "" });
  const tables = usePromise(() => api.lobby(filter), [filter.game, filter.seats]);
  const [making, setMaking] = useState(false);
  const [crowded, setCrowded] = useState(/** @type {string[]} */ ([]));
  const [moving, setMoving] = useState(false);
  const name = me.value?.name ?? null;
  const turns = tables.value?.mine.filter((card) => card.my_turn).length ?? 0;

  useEffect(() => tab(turns ? say("page-lobby-turns", { count: turns }) : say("page-lobby-tab"), turns > 0), [turns]);
  useEffect(() => {
    const timer = setInterval(() => !document.hidden && tables.again(), EVERY);
    return () => clearInterval(timer);
  }, []);

  const many = tables.value?.mine.filter((card) => crowded.includes(card.id)) ?? [];
  const refused = (/** @type {any} */ problem) => {
    if (problem.reason !== "too-many-tables") return false;
    setMaking(false);
    setCrowded(String(problem.values.tables).split(" "));
    return true;
  };
  const renamed = () => {
    me.again();
    tables.again();
  };
  return html`<${Masthead}>
      ${name && html`<span class="hello">${say("page-playing-as", { name })}</span>`}
    <//>
    <main id="main" class="lobby">
      ${me.value && games.value && html`<${Hero} name=${name} games=${games.value} onNamed=${renamed} onNew=${() => setMaking(true)} onRefused=${refused} />`}
      ${many.length > 0 && html`<${Crowded} tables=${many} onLeft=${tables.again} />`}
      <${Trouble} of=${me.problem ?? games.problem ?? tables.problem} />
      ${tables.value && tables.value.mine.length > 0 && html`<section class="block" aria-labelledby="mine">
        <h2 id="mine">${say("page-my-tables")}</h2>
        <${TableList} tables=${tables.value.mine} mine onLeft=${tables.again} />
      </section>`}
      <section class="block" aria-labelledby="open">
        <div class="block-head">
          <h2 id="open">${say("page-open-tables")}</h2>
          ${games.value && html`<${Filter} games=${games.value} filter=${filter} onChange=${setFilter} />`}
        </div>
        ${tables.value && tables.value.open.length > 0
          ? html`<${TableList} tables=${tables.value.open} />`
          : html`<p class="empty">${say("page-no-open-tables")}</p>`}
      </section>
      <footer class="lobby-foot">
        <a href="/replay">${say("page-open-record")}</a>
        ${name && html`<button type="button" class="link" onClick=${() => setMoving(true)}>${say("page-move-device")}</button>`}
      </footer>
    </main>
    ${making && games.value && html`<${NewTable} games=${games.value} name=${name} onNamed=${renamed} onRefused=${refused} onClose=${() => setMaking(false)} />`}
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

/** @param {{name: string | null, games: GameCard[], onNamed: () => void, onNew: () => void, onRefused: (problem: any) => boolean}} props */
function Hero({ name, games, onNamed, onNew, onRefused }) {
  const [game, setGame] = useState(games[0]);
  const [typed, setTyped] = useState(name ?? "");
  const [renaming, setRenaming] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(/** @type {any} */ (null));
  const asks = name === null || renaming;
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      if (asks) await api.callMe(typed.trim());
      if (renaming) {
        setRenaming(false);
        setBusy(false);
        onNamed();
        return;
      }
      await playNow(game);
    } catch (refused) {
      if (!onRefused(refused)) setProblem(refused);
      setBusy(false);
    }
  };
  return html`<section class="hero" aria-labelledby="hero">
    <div class="hero-text">
      <h1 id="hero">${name ? say("page-hero-back", { name }) : say("page-hero-title")}</h1>
      <p>${say("page-hero-text", { games: games.map((each) => each.title).join(", ") })}</p>
    </div>
    <form class="hero-form" onSubmit=${submit}>
      ${asks && html`<${NameField} value=${typed} onInput=${setTyped} />`}
      ${!renaming && html`<fieldset class="choice-row">
        <legend class="visually-hidden">${say("page-game")}</legend>
        ${games.map((each) => html`<label class="pill"><input type="radio" name="game" checked=${each === game} onChange=${() => setGame(each)} /><span>${each.title}</span></label>`)}
      </fieldset>`}
      <button class="primary big" disabled=${busy}>
        ${renaming ? say("page-rename-save") : say("page-play-now")}
      </button>
      <p class="under">${renaming ? "" : say("page-play-now-note", { game: game.title })}</p>
      <div class="hero-more">
        <button type="button" onClick=${onNew}>${say("page-new-table")}</button>
        ${name && !renaming && html`<button type="button" class="link" onClick=${() => setRenaming(true)}>${say("page-rename")}</button>`}
      </div>
      <${Trouble} of=${problem} />
    </form>
  </section>`;
}

/** @param {{games: GameCard[], filter: {game: string, seats: string}, onChange: (filter: any) => void}} props */
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
