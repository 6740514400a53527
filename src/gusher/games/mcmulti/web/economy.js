/**
 * The economy: seven cards on a wheel with the track of the marker, and beside it what counts now and what each card that may come next
 * would bring; all seven cards in a dialog.
 * @module
 */
import { html, useState } from "/static/vendor/preact.js";
import { Legend } from "/static/board/legend.js";
import { Dialog } from "/static/parts/dialog.js";
import { Die, Drum, PlantIcon } from "./pieces.js";
import { Wheel } from "./scenery.js";
import { useTable } from "./spot.js";

/** The cards as booms and busts follow each other, and whereto the needle points for each, in percent of the wheel's box. */
const WHEEL = {
  recovery: [25, 92],
  expansion: [25, 68],
  rapid_growth: [25, 29],
  prosperity: [50, 8],
  downturn: [75, 29],
  recession: [75, 68],
  depression: [75, 92],
};
const ASSETS = ["rig", "station", "refinery", "well"];

export function Economy() {
  const { view, say, words, tape } = useTable();
  const { card, next, difference, limit } = view.economy;
  const turned = tape.now?.name === "economy";
  return html`<section class=${`mc-economy mc-panel ${turned ? "is-news" : ""}`} data-part="economy" aria-label=${say("mcmulti-table-economy", { card: words.card(card) })}>
    <div class="mc-wheel">
      <${Wheel} cards=${WHEEL} current=${card} />
      ${Object.keys(WHEEL).map((each) => html`<div key=${each} class=${`mc-season is-${each} ${each === card ? "is-current" : ""} ${next.includes(each) ? "is-next" : ""}`}>
        <span>${words.card(each)}</span>
        ${each === card && html`<span class="unseen">${say("mcmulti-board-current")}</span>`}
      </div>`)}
      <div class="mc-hub">
        ${difference === null
          ? html`<small>${say("mcmulti-board-on-doubles")}</small>`
          : html`<small>${say("mcmulti-board-difference")} <b>${difference}/${limit}</b></small>
            <div class="mc-track" role="img" aria-label=${say("mcmulti-table-track", { difference, limit })} title=${say("mcmulti-board-track-note", { limit })}>
              ${Array.from({ length: limit }, (_, step) => html`<i key=${step} class=${step < difference ? "is-on" : ""} />`)}
            </div>`}
      </div>
    </div>
    <${Outlook} />
  </section>`;
}

/** The cards that may come, each with the results of the die that bring it. @param {string[]} next by result @returns {[string, number[]][]} */
const coming = (next) => [...new Set(next)].map((card) => [card, next.flatMap((to, at) => (to === card ? [at + 1] : []))]);

/** @param {number} demand */
const signed = (demand) => (demand > 0 ? `+${demand}` : demand < 0 ? `−${-demand}` : "0");

/** Results of the die that lead to a card, such as a die with 1, or dice from 2 to 5. @param {{results: number[]}} props */
function Results({ results }) {
  const { view, say } = useTable();
  const [first, last] = [results[0], results[results.length - 1]];
  const label = say(view.economy.difference === null ? "mcmulti-board-double-leads" : "mcmulti-board-die-leads", { from: first, to: last });
  return html`<span class="mc-results" role="img" aria-label=${label} title=${label}><${Die} value=${first} colour="plain" />${last !== first && html`<i>–</i><${Die} value=${last} colour="plain" />`}</span>`;
}

/** The price list of the card in force, and beside it those of the cards that may come. */
function Outlook() {
  const { view, say, words } = useTable();
  const [all, setAll] = useState(false);
  const { card, next, tables, consumers } = view.economy;
  const cards = [{ id: card, results: [] }, ...coming(next).map(([id, results]) => ({ id, results }))];
  const at = (/** @type {string} */ id) => tables.cards.indexOf(id);
  const now = (/** @type {string} */ id) => (id === card ? "is-now" : "");
  const pays = (/** @type {string} */ id) => (id === card ? view.consumers.price : consumers[id]);
  return html`<div class="mc-outlook">
    <table class="mc-prices">
      <caption class="unseen">${say("mcmulti-board-outlook")}</caption>
      <thead><tr>
        <td></td>
        ${cards.map(({ id, results }) => html`<th key=${id} scope="col" class=${now(id)}><small>${results.length ? html`<${Results} results=${results} />` : say("mcmulti-board-now")}</small><b>${words.card(id)}</b></th>`)}
      </tr></thead>
      <tbody>
        <tr>
          <th scope="row" title=${say("mcmulti-board-consumers")}><${Drum} of="gasoline" /><span class="unseen">${say("mcmulti-board-consumers")}</span></th>
          ${cards.map(({ id }) => html`<td key=${id} class=${now(id)} title=${id === card ? undefined : say("mcmulti-board-demand-note")}><b>${say("money", { sum: pays(id) - 1 })}</b>${id !== card && html`<small>${signed(tables.demand[at(id)])}</small>`}</td>`)}
        </tr>
        ${ASSETS.map((asset) => html`<tr key=${asset}>
          <th scope="row" title=${words.name("asset", asset)}><${PlantIcon} of=${asset} /><span class="unseen">${words.name("asset", asset)}</span></th>
          ${cards.map(({ id }) => html`<td key=${id} class=${now(id)}><${Price} asset=${asset} at=${at(id)} strike=${id === card} /></td>`)}
        </tr>`)}
      </tbody>
    </table>
    <p><small>${say("mcmulti-board-buy-sell")}</small><button type="button" class="mc-all" onClick=${() => setAll(true)}>${say("mcmulti-board-all-cards")}</button> <${Signs} /></p>
    ${all && html`<${Dialog} title=${say("mcmulti-board-all-cards")} onClose=${() => setAll(false)} wide><${AllCards} /><//>`}
  </div>`;
}

/** How ring and price list are read. */
function Signs() {
  const { view, say, words } = useTable();
  const { card, limit, difference } = view.economy;
  /** @type {[any, string][]} */
  const lines = [
    [words.card(card), say("mcmulti-board-legend-now")],
    ["○ ○ ●", difference === null ? say("mcmulti-board-legend-on-doubles") : say("mcmulti-board-legend-track", { limit })],
    [html`<${Die} value=${2} colour="plain" />`, say("mcmulti-board-legend-next")],
    [html`<${Drum} of="gasoline" />`, say("mcmulti-board-legend-consumers")],
    ["48/24", say("mcmulti-board-legend-prices")],
  ];
  return html`<${Legend} title=${say("mcmulti-board-legend-economy")} lines=${lines} />`;
}

/** What a plant costs and brings under a card. A well is struck, which costs the same under every card. @param {{asset: string, at: number, strike?: boolean}} props */
function Price({ asset, at, strike = false }) {
  const { view, say } = useTable();
  const { buy, sell } = view.economy.tables;
  const note = strike && asset === "well" ? say("mcmulti-table-well-price", { price: view.wells.price }) : undefined;
  const bought = asset in buy ? buy[asset][at] : strike ? view.wells.price : null;
  return html`<span title=${note}>${bought !== null && html`<b>${bought}</b><i>/</i>`}${sell[asset][at]}</span>`;
}

/** Both tables of the seven cards: demand, prices, and where the die leads from each. */
function AllCards() {
  const { view, say, words } = useTable();
  const { card, tables } = view.economy;
  return html`<table class="mc-cards">
    <caption>${say("mcmulti-board-all-note")}</caption>
    <thead><tr>
      <td></td><th scope="col"><abbr title=${say("mcmulti-board-demand-note")}>${say("mcmulti-table-demand")}</abbr></th>
      ${ASSETS.map((asset) => html`<th key=${asset} scope="col"><${PlantIcon} of=${asset} /><small>${words.name("asset", asset)}</small></th>`)}
    </tr></thead>
    ${Object.keys(WHEEL).map((id) => {
      const at = tables.cards.indexOf(id);
      const next = tables.next[at].map((/** @type {number} */ to) => tables.cards[to]);
      return html`<tbody key=${id} class=${id === card ? "is-now" : ""}>
        <tr><th scope="row">${words.card(id)}${id === card && html` <small>${say("mcmulti-board-current")}</small>`}</th><td>${signed(tables.demand[at])}</td>
          ${ASSETS.map((asset) => html`<td key=${asset}><${Price} asset=${asset} at=${at} /></td>`)}</tr>
        <tr class="mc-leads"><td colspan="6">${coming(next).map(([to, results]) => html`<span key=${to}><${Results} results=${results} /> ${words.card(to)}</span>`)}</td></tr>
      </tbody>`;
    })}
  </table>`;
}
