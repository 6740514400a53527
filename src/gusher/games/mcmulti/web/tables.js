/** The McMulti table as text: real HTML tables, for a screen reader and for those who like lists. */

import { html } from "/static/vendor/preact.js";
import { Grid } from "/static/board/grid.js";
import { say } from "/static/texts.js";

/** @import {GameWords} from "./sentences.js" */

/** @typedef {{view: any, words: GameWords}} Props */

const ASSETS = ["rig", "station", "refinery", "well"];
const PRODUCTS = ["crude", "gasoline"];
const SIDE = 6;

/** @param {number | null} money */
const dollars = (money) => (money === null ? "–" : say("mcmulti-page-dollars", { money }));

/** @param {Props} props */
export function Tables(props) {
  return html`<div class="tables-text">
    <p>${title(props).join(" · ")}</p>
    <${Players} ...${props} />
    <${Yards} ...${props} />
    <${Markets} ...${props} />
    <${Economy} ...${props} />
    ${props.view.news && html`<${News} ...${props} />`}
  </div>`;
}

/** @param {Props} props */
function title({ view, words }) {
  if (view.over) return [words.when(view), say("mcmulti-table-over")];
  const parts = [words.when(view), say("mcmulti-table-turn", { who: words.who(view.active) })];
  if (view.dice) parts.push(say("mcmulti-table-dice", view.dice));
  return parts;
}

/** @param {Props} props */
function Players({ view, words }) {
  const heads = [
    say("mcmulti-table-player"),
    say("mcmulti-table-cash"),
    ...PRODUCTS.map((product) => words.name("product", product)),
    ...ASSETS.map((asset) => words.name("score", asset)),
    say("mcmulti-table-score"),
  ];
  const hidden = say("mcmulti-table-hidden");
  const rows = view.players.map((/** @type {any} */ player, /** @type {number} */ seat) => [
    named(view, words, seat),
    player.cash === null ? hidden : dollars(player.cash),
    player.crude,
    player.gasoline,
    ...ASSETS.map((asset) => player.assets[asset]),
    player.score === null ? hidden : dollars(Object.values(player.score).reduce((sum, money) => Number(sum) + Number(money), 0)),
  ]);
  return html`<${Grid} caption=${say("mcmulti-page-players")} heads=${heads} rows=${rows} />`;
}

/** @param {any} view @param {GameWords} words @param {number} seat */
function named(view, words, seat) {
  if (view.players[seat].out) return `${words.who(seat)} (${say("mcmulti-table-out")})`;
  return view.awaiting.includes(seat) ? say("mcmulti-page-to-move", { who: words.who(seat) }) : words.who(seat);
}

/** What stands where, and what the dice light. @param {Props} props */
function Yards({ view, words }) {
  const heads = ["yard", "owner", "plants", "lit"].map((id) => say(`mcmulti-page-head-${id}`));
  const rows = view.quadrants.map((/** @type {any} */ yard, /** @type {number} */ number) => [
    words.name("quadrant", String(number)),
    yard.owner === null ? say("mcmulti-table-nobody") : words.who(yard.owner),
    plants(yard, words),
    yard.die && view.dice ? say(`mcmulti-board-lit-${yard.die}`, view.dice) : "–",
  ]);
  return html`<${Grid} caption=${say("mcmulti-page-yards")} heads=${heads} rows=${rows} />`;
}

/** @param {any} yard @param {GameWords} words */
function plants(yard, words) {
  const said = ASSETS.flatMap((asset) => {
    const places = yard.cells.flatMap((/** @type {string | null} */ standing, /** @type {number} */ cell) =>
      standing === asset ? [say("mcmulti-page-cell", { row: Math.floor(cell / SIDE) + 1, column: (cell % SIDE) + 1 })] : [],
    );
    return places.length ? [`${words.name("score", asset)}: ${places.join(" ")}`] : [];
  });
  return said.join("; ") || "–";
}

/** @param {Props} props */
function Markets({ view, words }) {
  const heads = [say("mcmulti-table-market"), ...["barrels", "buy", "sell"].map((id) => say(`mcmulti-table-${id}`))];
  const rows = view.markets.flatMap((/** @type {any} */ market) =>
    PRODUCTS.map((product) => {
      const ladder = market[product];
      const name = `${words.name("market", market.id)}, ${words.name("product", product)}`;
      if (!market.open) return [`${name} (${say("mcmulti-table-closed")})`, ladder.barrels, "–", "–"];
      return [name, ladder.barrels, dollars(ladder.buy), dollars(ladder.sell)];
    }),
  );
  const { price, barrels, lowest } = view.consumers;
  rows.push([say("mcmulti-board-consumers"), barrels, "–", dollars(price > lowest ? price - 1 : null)]);
  return html`<${Grid} caption=${say("mcmulti-page-markets")} heads=${heads} rows=${rows} />`;
}

/** All seven cards: which results of the die bring them now, what they bring, and where they lead. @param {Props} props */
function Economy({ view, words }) {
  const { card, difference, limit, next, consumers, tables } = view.economy;
  const caption = [say("mcmulti-table-economy", { card: words.card(card) })];
  if (difference !== null) caption.push(say("mcmulti-table-track", { difference, limit }));
  const dice = (/** @type {string} */ id) => next.flatMap((/** @type {string} */ to, /** @type {number} */ at) => (to === id ? [at + 1] : [])).join(", ");
  const rows = tables.cards.map((/** @type {string} */ id, /** @type {number} */ at) => [
    words.card(id),
    id === card ? say("mcmulti-board-now") : dice(id) || "–",
    tables.demand[at],
    id in consumers ? dollars(consumers[id] - 1) : "–",
    ...ASSETS.map((asset) => [tables.buy[asset]?.[at] ?? null, tables.sell[asset][at]].map(dollars).join(" / ")),
    tables.next[at].map((/** @type {number} */ to) => words.card(tables.cards[to])).join(", "),
  ]);
  const heads = [
    say("mcmulti-page-head-card"),
    say("mcmulti-page-head-die"),
    say("mcmulti-table-demand"),
    say("mcmulti-board-consumers"),
    ...ASSETS.map((asset) => `${words.name("asset", asset)} (${say("mcmulti-board-buy-sell")})`),
    say("mcmulti-page-next"),
  ];
  return html`<${Grid} caption=${caption.join(", ")} heads=${heads} rows=${rows} />
    <p>${say("mcmulti-table-well-price", { price: view.wells.price })}</p>`;
}

/** @param {Props} props */
function News({ view, words }) {
  const { news } = view;
  const card = (/** @type {string | null} */ id) => (id === null ? say("mcmulti-table-no-card") : words.card(id));
  const what = (/** @type {string | null} */ id) => (id === null ? "–" : say(`mcmulti-board-news-${id}`));
  const rows = [
    [say("mcmulti-board-more-likely"), doublesOf(news, 1), card(news.more_likely), what(news.more_likely)],
    [say("mcmulti-board-less-likely"), doublesOf(news, 2), card(news.less_likely), what(news.less_likely)],
    ...news.lasting.map((/** @type {string} */ id) => [say("mcmulti-board-in-force"), doublesOf(news, 3), card(id), what(id)]),
  ];
  const heads = ["news", "doubles", "card", "effect"].map((id) => say(`mcmulti-page-head-${id}`));
  return html`<${Grid} caption=${say("mcmulti-page-news")} heads=${heads} rows=${rows} />`;
}

/** The doubles that have this effect, such as "1–1, 3–3". @param {any} news @param {number} effect */
function doublesOf(news, effect) {
  const found = news.doubles.flatMap((/** @type {number} */ each, /** @type {number} */ index) => (each === effect ? [`${index + 1}–${index + 1}`] : []));
  return found.join(", ") || "–";
}
