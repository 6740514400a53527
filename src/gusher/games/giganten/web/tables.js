/** The Giganten table as text: real HTML tables, for a screen reader and for those who like lists. */

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
    <${Companies} ...${props} />
    <${Cards} ...${props} />
    <${Sites} ...${props} />
    <${Land} ...${props} />
  </div>`;
}

/** @param {Props} props */
function title({ view, words }) {
  const parts = [words.when(view), say("giganten-table-start", { who: words.who(view.start) }), say("giganten-table-black", { space: view.black, star: view.star })];
  if (view.over) parts.push(say("giganten-table-over"));
  if (view.auction) {
    const { company, bid, leader } = view.auction;
    parts.push(say("giganten-board-auction", { company: words.name("company", company) }), leader === null ? say("giganten-board-no-bid") : say("giganten-page-highest", { bid, who: words.who(leader) }));
  }
  return [...parts, say("giganten-table-deck", { cards: view.licences.deck })];
}

/** @param {Props} props */
function Players({ view, words }) {
  const heads = [...["player", "money"].map((id) => say(`giganten-table-${id}`)), say("giganten-page-head-truck"), ...["loco", "derricks", "licences", "card", "bid"].map((id) => say(`giganten-table-${id}`))];
  const rows = view.players.map((/** @type {any} */ player, /** @type {number} */ seat) => [
    view.awaiting.includes(seat) ? say("giganten-page-to-move", { who: words.who(seat) }) : words.who(seat),
    say("giganten-board-dollars", { dollars: player.money }),
    player.truck ? words.cell(`${player.truck.row},${player.truck.column}`) : "–",
    say("giganten-page-column", { column: player.loco + 1 }),
    player.derricks,
    player.ones === null ? player.licences : say("giganten-table-hand", { cards: player.licences, held: words.held(player.ones, player.twos) }),
    player.card ? words.card(player.card) : "–",
    bid(view, player),
  ]);
  return html`<${Grid} caption=${say("giganten-page-players")} heads=${heads} rows=${rows} />`;
}

/** @param {any} view @param {any} player */
function bid(view, player) {
  if (!view.auction || !player.tanks[view.auction.company]) return "–";
  return player.bidding ? player.bid || "–" : say("giganten-table-out");
}

/** @param {Props} props */
function Companies({ view, words }) {
  const heads = [say("giganten-page-head-company"), say("giganten-page-head-price"), ...view.players.map((/** @type {any} */ _, /** @type {number} */ seat) => say("giganten-page-tank", { who: words.who(seat) }))];
  const rows = view.companies.map((/** @type {any} */ company) => [
    words.name("company", company.id),
    company.open ? say("giganten-page-price", { dollars: company.price, zone: say(`giganten-board-zone-${company.zone}`) }) : say("giganten-table-closed"),
    ...view.players.map((/** @type {any} */ player) => player.tanks[company.id] ?? "–"),
  ]);
  return html`<${Grid} caption=${say("giganten-page-companies")} heads=${heads} rows=${rows} />`;
}

/** @param {Props} props */
function Cards({ view, words }) {
  const rows = view.display.map((/** @type {string} */ card) => [words.card(card)]);
  if (!rows.length) rows.push([say("giganten-table-no-cards")]);
  return html`<${Grid} caption=${say("giganten-table-cards")} heads=${[say("giganten-table-card")]} rows=${rows} />`;
}

/** @param {Props} props */
function Sites({ view, words }) {
  const heads = ["site", "tile", "crude", "seen"].map((id) => say(`giganten-page-head-${id}`));
  const rows = view.sites.filter((/** @type {any} */ site) => site.tile || site.derrick !== null).map((/** @type {any} */ site) => [
    words.site(site.id),
    site.derrick === null ? say("giganten-page-tile", { derricks: site.kind, dollars: words.game.data.tiles[site.kind - 1].build_cost }) : say("giganten-page-derrick", { who: words.who(site.derrick) }),
    site.derrick === null ? (site.value ?? "?") : site.crude,
    site.seen_by.map((/** @type {number} */ seat) => words.who(seat)).join(", ") || "–",
  ]);
  return html`<${Grid} caption=${say("giganten-page-sites")} heads=${heads} rows=${rows} />`;
}

/** What every cell costs to enter. @param {Props} props */
function Land({ words }) {
  /** @type {string[]} */
  const terrain = words.game.data.board.terrain;
  const heads = [say("giganten-page-head-row"), ...[...terrain[0]].map((_, index) => `${index + 1}`)];
  return html`<${Grid} caption=${say("giganten-page-land")} heads=${heads} rows=${terrain.map((digits, index) => [index + 1, ...digits])} />`;
}
