/** The Interbellum table as text: real HTML tables, for a screen reader and for those who like lists. */

import { html } from "/static/vendor/preact.js";
import { Grid } from "/static/board/grid.js";
import { say } from "/static/texts.js";
import { wellText } from "./places.js";
import { total } from "./players.js";

/** @import {GameWords} from "./sentences.js" */

/** @typedef {{view: any, words: GameWords}} Props */

/** @param {Props} props */
export function Tables(props) {
  return html`<div class="tables-text">
    <p>${title(props).join(" · ")}</p>
    <${Players} ...${props} />
    <${Powers} ...${props} />
    <${Events} ...${props} />
    <${Areas} ...${props} />
    <${Wells} ...${props} />
    <${Lines} ...${props} />
    <${Hand} ...${props} />
  </div>`;
}

/** @param {Props} props */
function title({ view, words }) {
  const parts = [words.when(view), say("interbellum-table-start", { who: words.who(view.start) }), say("interbellum-table-bag", view.bag)];
  return view.over ? [...parts, say("interbellum-table-over")] : parts;
}

/** @param {Props} props */
function Players({ view, words }) {
  const heads = ["player", "money", "workers", "finds", "pieces", "cards", "score"].map((id) => say(`interbellum-table-${id}`));
  const rows = view.players.map((/** @type {any} */ player, /** @type {number} */ seat) => [
    view.awaiting.includes(seat) ? say("interbellum-page-to-move", { who: words.who(seat) }) : words.who(seat),
    say("interbellum-board-money", { money: player.money }), player.workers, player.finds, player.pieces, player.hand,
    say("interbellum-page-score", { points: total(player.score), items: Object.entries(player.score).map(([item, points]) => `${words.name("score", item)} ${points}`).join(", ") }),
  ]);
  return html`<${Grid} caption=${say("interbellum-page-players")} heads=${[heads[0], say("interbellum-page-company"), ...heads.slice(1)]}
    rows=${rows.map(([who, ...rest], /** @type {number} */ seat) => [who, words.companies.get(view.players[seat].company)?.name ?? "–", ...rest])} />`;
}

/** @param {Props} props */
function Powers({ view, words }) {
  const heads = [say("interbellum-table-power"), say("interbellum-table-flag"), say("interbellum-page-home"), say("interbellum-table-armies"), ...words.names];
  const rows = view.powers.map((/** @type {any} */ power) => [
    words.name("power", power.id), power.flag === null ? "–" : words.who(power.flag), power.home, power.outside, ...power.influence,
  ]);
  return html`<${Grid} caption=${say("interbellum-page-powers")} heads=${heads} rows=${rows} />`;
}

/** @param {Props} props */
function Events({ view, words }) {
  const rows = view.stacks.filter((/** @type {any} */ stack) => stack.event).map((/** @type {any} */ { id, event }) => [id, words.title(event, view.decade), words.rule(event, view.decade)]);
  if (!rows.length) return null;
  return html`<${Grid} caption=${say("interbellum-board-events")} heads=${["stack", "event", "text"].map((id) => say(`interbellum-page-head-${id}`))} rows=${rows} />`;
}

/** Where armies stand. @param {Props} props */
function Areas({ view, words }) {
  const rows = view.areas.filter((/** @type {any} */ area) => area.army).map((/** @type {any} */ area) => [words.name("area", area.id), words.name("power", area.power)]);
  if (!rows.length) return null;
  return html`<${Grid} caption=${say("interbellum-table-armies")} heads=${[say("interbellum-page-head-area"), say("interbellum-table-power")]} rows=${rows} />`;
}

/** @param {Props} props */
function Wells({ view, words }) {
  const table = /** @type {any} */ ({ say, words });
  const rows = words.game.data.wells.map((/** @type {any} */ well, /** @type {number} */ at) => [
    words.node(well.id), view.wells[at].owner === null ? "–" : words.who(view.wells[at].owner), wellText(table, well, view.wells[at]),
  ]);
  return html`<${Grid} caption=${say("interbellum-page-wells")} heads=${[say("interbellum-table-well"), say("interbellum-table-owner"), say("interbellum-page-head-about")]} rows=${rows} />`;
}

/** Every segment with pieces on it, and the lines that count. @param {Props} props */
function Lines({ view, words }) {
  const laid = view.segments.filter((/** @type {any} */ leg) => leg.pieces.length).map((/** @type {any} */ leg) => [words.line(leg.id), leg.pieces.map((/** @type {number} */ seat) => words.who(seat)).join(", ")]);
  const routes = view.players.flatMap((/** @type {any} */ player, /** @type {number} */ seat) =>
    player.routes.map((/** @type {any} */ route) => [words.who(seat), words.node(route.well), words.node(route.port), route.segments.length]));
  return html`${laid.length > 0 && html`<${Grid} caption=${say("interbellum-page-pieces")} heads=${["segment", "owners"].map((id) => say(`interbellum-page-head-${id}`))} rows=${laid} />`}
    ${routes.length > 0 && html`<${Grid} caption=${say("interbellum-page-routes")} heads=${[say("interbellum-table-player"), say("interbellum-table-well"), say("interbellum-page-head-port"), say("interbellum-table-pieces")]} rows=${routes} />`}`;
}

/** @param {Props} props */
function Hand({ view, words }) {
  const cards = view.seat === null ? [] : Object.entries(view.players[view.seat].cards ?? {});
  if (!cards.length) return null;
  return html`<${Grid} caption=${say("interbellum-board-hand")} heads=${["card", "count", "text"].map((id) => say(`interbellum-page-head-${id}`))}
    rows=${cards.map(([card, count]) => [words.name("card", card), count, say(`interbellum-says-${card}`)])} />`;
}
