/**
 * The economy: seven cards on a wheel, where each result of the difference die leads, the track of the marker, the price list of the card.
 * @module
 */
import { html } from "../../vendor/preact.js";
import { Die, PlantIcon } from "./pieces.js";
import { useTable } from "./spot.js";

/** Where the cards lie on the wheel, as booms and busts follow each other, in percent of its box. */
const WHEEL = {
  recovery: [29, 92],
  expansion: [22, 61],
  rapid_growth: [23, 30],
  prosperity: [50, 8],
  downturn: [77, 30],
  recession: [78, 61],
  depression: [71, 92],
};
const ASSETS = ["rig", "station", "refinery", "well"];

export function Economy() {
  const { view, say, words, tape } = useTable();
  const { card, next, difference, limit } = view.economy;
  const turned = tape.now?.name === "economy";
  return html`<section class=${`mc-economy mc-panel ${turned ? "is-news" : ""}`} data-part="economy" aria-label=${say("mcmulti-table-economy", { card: words.card(card) })}>
    <div class="mc-wheel">
      <svg class="mc-rim" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <ellipse cx="50" cy="51" rx="33" ry="43" /><ellipse class="is-inner" cx="50" cy="51" rx="29" ry="38" />
      </svg>
      ${Object.entries(WHEEL).map(([each, [x, y]]) => {
        const results = next.flatMap((to, result) => (to === each ? [result + 1] : []));
        return html`<div key=${each} class=${`mc-season is-${each} ${each === card ? "is-current" : ""} ${results.length ? "is-next" : ""}`} style=${{ "--x": `${x}%`, "--y": `${y}%` }}>
          <span>${words.card(each)}</span>
          ${results.length > 0 && html`<${Results} results=${results} />`}
          ${each === card && html`<span class="unseen">${say("mcmulti-board-current")}</span>`}
        </div>`;
      })}
      <div class="mc-hub">
        ${difference === null
          ? html`<small>${say("mcmulti-board-on-doubles")}</small>`
          : html`<small>${say("mcmulti-board-difference")} <b>${difference}/${limit}</b></small>
            <div class="mc-track" role="img" aria-label=${say("mcmulti-table-track", { difference, limit })} title=${say("mcmulti-board-track-note", { limit })}>
              ${Array.from({ length: limit }, (_, step) => html`<i key=${step} class=${step < difference ? "is-on" : ""} />`)}
            </div>`}
      </div>
    </div>
    <${Prices} />
  </section>`;
}

/** Results of the difference die that lead to a card, such as a die with 1, or dice from 2 to 5. @param {{results: number[]}} props */
function Results({ results }) {
  const { say } = useTable();
  const [first, last] = [results[0], results[results.length - 1]];
  const label = say("mcmulti-board-die-leads", { from: first, to: last });
  return html`<span class="mc-results" role="img" aria-label=${label} title=${label}><${Die} value=${first} colour="plain" />${last !== first && html`<i>–</i><${Die} value=${last} colour="plain" />`}</span>`;
}

/** The price list of the current card. */
function Prices() {
  const { view, say, words } = useTable();
  const { card, buy, sell, demand } = view.economy;
  const shift = say("mcmulti-board-demand", { demand: demand > 0 ? `+${demand}` : demand < 0 ? `−${-demand}` : "0" });
  return html`<table class="mc-prices">
    <caption><b>${words.card(card)}</b> <small title=${say("mcmulti-board-demand-note")}>${shift}</small></caption>
    <thead><tr><td></td><th scope="col">${say("mcmulti-table-buy")}</th><th scope="col">${say("mcmulti-table-sell")}</th></tr></thead>
    <tbody>${ASSETS.map((asset) => html`<tr key=${asset}>
      <th scope="row"><${PlantIcon} of=${asset} /><span>${asset === "well" ? say("mcmulti-board-strike", { well: words.name("asset", asset) }) : words.name("asset", asset)}</span></th>
      <td title=${asset === "well" ? say("mcmulti-table-well-price", { price: view.wells.price }) : undefined}>$${asset === "well" ? view.wells.price : buy[asset]}</td>
      <td>$${sell[asset]}</td>
    </tr>`)}</tbody>
  </table>`;
}
