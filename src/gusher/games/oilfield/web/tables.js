/** The Oilfield table as text: real HTML tables, for a screen reader and for those who like lists. */

import { html } from "/static/vendor/preact.js";
import { Grid } from "/static/board/grid.js";
import { say } from "/static/texts.js";

/** @import {GameWords} from "./sentences.js" */

/** @typedef {{view: any, words: GameWords}} Props */

/** @param {Props} props */
export function Tables(props) {
  return html`<div class="tables-text">
    <p>${title(props).join(" · ")}</p>
    <${Players} ...${props} />
    <${Fields} ...${props} />
    <${Spaces} ...${props} />
    <${Market} ...${props} />
    <${Rows} ...${props} />
    <${Prices} ...${props} />
  </div>`;
}

/** @param {Props} props */
function title({ view, words }) {
  const parts = [words.when(view)];
  if (view.over) return [...parts, say("oilfield-table-over")];
  return [...parts, say("oilfield-table-first", { who: words.who(view.first) }), say("oilfield-table-supervisor", { who: words.who(view.supervisor) })];
}

/** @param {Props} props */
function Players({ view, words }) {
  const heads = ["player", "money", "vp", "score", "storage", "towers", "investments", "card"].map((id) => say(`oilfield-table-${id}`));
  const rows = view.players.map((/** @type {any} */ player, /** @type {number} */ seat) => [
    view.awaiting.includes(seat) ? say("oilfield-page-to-move", { who: words.who(seat) }) : words.who(seat),
    say("oilfield-page-dollars", { dollars: player.money }),
    player.vp,
    Object.values(player.score).reduce((sum, points) => Number(sum) + Number(points), 0),
    say("oilfield-page-storage", { barrels: words.barrels(player.oil, player.gas), capacity: player.capacity }),
    holdings(player, words),
    Object.entries(player.investments).flatMap(([vp, count]) => Array(count).fill(vp)).join(", ") || "–",
    card(view, player, words),
  ]);
  if (view.dummy) rows.push(dummy(view.dummy, words));
  return html`<${Grid} caption=${say("oilfield-page-players")} heads=${heads} rows=${rows} />`;
}

/** @param {any} player @param {GameWords} words */
function holdings(player, words) {
  const said = Object.entries(player.concessions).flatMap(([field, count]) => {
    const towers = player.towers.filter((/** @type {any} */ tower) => tower.field === field).map((/** @type {any} */ tower) => towerName(tower, words));
    while (towers.length < Number(count)) towers.push(say("oilfield-table-no-tower"));
    return towers.length ? [`${words.name("field", field)}: ${towers.join(", ")}`] : [];
  });
  if (player.refineries) said.push(say("oilfield-table-refinery"));
  return said.join("; ") || "–";
}

/** @param {any} tower @param {GameWords} words */
function towerName(tower, words) {
  const name = words.name("tower", tower.tile);
  return tower.unpaid ? say("oilfield-table-unpaid", { tower: name }) : name;
}

/** @param {any} view @param {any} player @param {GameWords} words */
function card(view, player, words) {
  if (player.card === null) return player.chosen ? say("oilfield-table-chosen") : "–";
  const name = words.name("card", player.card);
  const hidden = view.players.some((/** @type {any} */ other) => other.card === null);
  return hidden ? say("oilfield-table-sealed", { card: name }) : name;
}

/** @param {any} dummy @param {GameWords} words */
function dummy(dummy, words) {
  const towers = Object.entries(dummy.towers).map(([field, tile]) => `${words.name("field", field)}: ${words.name("tower", String(tile))}`);
  return [say("oilfield-table-dummy"), "", "", "", "", towers.join("; "), "", dummy.card ? words.name("card", dummy.card) : "–"];
}

/** @param {Props} props */
function Fields({ view, words }) {
  const refills = words.game.data.fields.refills_per_field;
  const heads = ["field", "contents", "state", "to-lease", "free", "owners"].map((id) => say(`oilfield-page-head-${id}`));
  const rows = view.fields.map((/** @type {any} */ field) => [
    words.name("field", field.id),
    say("oilfield-table-contents", { oil: field.oil, gas: field.gas }),
    [
      field.exhausted ? say("oilfield-table-exhausted") : say("oilfield-table-refills", { count: refills - field.track }),
      ...(field.strike ? [say("oilfield-table-strike")] : []),
    ].join(", "),
    say("oilfield-table-cards", { count: field.cards }),
    field.free_slots,
    owners(view, field.id, words),
  ]);
  return html`<${Grid} caption=${say("oilfield-page-fields")} heads=${heads} rows=${rows} />`;
}

/** @param {any} view @param {string} field @param {GameWords} words */
function owners(view, field, words) {
  const found = view.players.flatMap((/** @type {any} */ player, /** @type {number} */ seat) => {
    const count = player.concessions[field];
    return count ? [count > 1 ? `${words.who(seat)} ×${count}` : words.who(seat)] : [];
  });
  if (view.dummy && field in view.dummy.towers) found.push(say("oilfield-table-dummy"));
  return found.join(", ") || "–";
}

/** @param {Props} props */
function Spaces({ view, words }) {
  const rows = view.spaces.map((/** @type {any} */ space) => [
    words.space(space.id),
    space.worker === null ? "–" : space.worker === "dummy" ? say("oilfield-table-dummy") : words.who(space.worker),
    space.column === "subsidy" ? say("oilfield-page-pot", { pot: view.pot }) : "",
  ]);
  const heads = ["space", "worker", "note"].map((id) => say(`oilfield-page-head-${id}`));
  return html`<${Grid} caption=${say("oilfield-page-spaces")} heads=${heads} rows=${rows} />`;
}

/** @param {Props} props */
function Market({ view, words }) {
  const left = Object.values(view.stack.tiles).reduce((sum, count) => Number(sum) + Number(count), 0);
  const top = view.stack.top_is_hat === null ? [] : [say(view.stack.top_is_hat ? "oilfield-table-hat-on-top" : "oilfield-table-no-hat-on-top")];
  const caption = [say("oilfield-table-build"), say("oilfield-table-stack", { count: Number(left) }), ...top].join(", ");
  const heads = ["tile", "count", "price", "yield"].map((id) => say(`oilfield-page-head-${id}`));
  const rows = Object.entries(view.market).map(([tile, count]) => [
    words.name("tile", tile),
    count,
    say("oilfield-page-dollars", { dollars: words.tilePrice(tile) }),
    words.tileYield(tile),
  ]);
  if (rows.length === 0) rows.push([say("oilfield-table-build-empty"), "", "", ""]);
  return html`<${Grid} caption=${caption} heads=${heads} rows=${rows} />`;
}

/** @param {Props} props */
function Rows({ view }) {
  const heads = ["row", "next", "covered", "prices"].map((id) => say(`oilfield-page-head-${id}`));
  const rows = view.rows.map((/** @type {any} */ row) => [
    say("oilfield-table-row", { vp: row.vp }),
    row.covered < row.prices.length ? say("oilfield-page-dollars", { dollars: row.price }) : "–",
    say("oilfield-page-covered", { covered: row.covered, spaces: row.prices.length, government: row.government }),
    row.prices.map((/** @type {number} */ dollars) => say("oilfield-page-dollars", { dollars })).join(", "),
  ]);
  return html`<${Grid} caption=${say("oilfield-table-invest")} heads=${heads} rows=${rows} />`;
}

/** @param {Props} props */
function Prices({ view, words }) {
  const { local } = words;
  const held = words.barrels(view.bag.oil, view.bag.gas);
  const rows = [
    [say("oilfield-table-national"), national(view)],
    [say("oilfield-table-local"), say("oilfield-table-local-prices", { dollars: local.oil_money, oil: local.oil_per_vp, vp: local.gas_vp })],
    [say("oilfield-table-bag"), view.bag.grey ? say("oilfield-table-strike-cube", { barrels: held }) : held],
  ];
  const heads = ["market", "prices"].map((id) => say(`oilfield-page-head-${id}`));
  return html`<${Grid} caption=${say("oilfield-page-prices")} heads=${heads} rows=${rows} />`;
}

/** @param {any} view */
function national(view) {
  if (view.price) return say("oilfield-table-national-now", { dollars: view.price });
  const prices = view.national_prices;
  const said = prices.slice(0, -1).map((/** @type {number} */ dollars, /** @type {number} */ index) => say("oilfield-table-national-price", { cards: index + 1, dollars }));
  return [...said, say("oilfield-table-national-more", { cards: prices.length, dollars: prices[prices.length - 1] })].join(", ");
}
