/**
 * The strip at the top: the round, the track of victory points, the bag.
 * @module
 */
import { html } from "/static/vendor/preact.js";
import { Count } from "./motion.js";
import { Bag, Cube, Sign } from "./pieces.js";
import { Sunburst } from "./scenery.js";
import { nameOf, useTable } from "./spot.js";

const SHORTEST = 30;

export function Strip() {
  const { view, say } = useTable();
  const { round, final_round: final, over } = view;
  const last = final === null ? "no" : final === round ? "yes" : final;
  return html`<div class="oil-strip">
    <div class="oil-round oil-panel" aria-live="off">
      <${Sunburst} />
      <strong>${say("oilfield-table-title")}</strong>
      <span>${over ? say("oilfield-table-over") : say("oilfield-table-round", { round, last })}</span>
    </div>
    <${ScoreTrack} />
    <${BagPanel} />
  </div>`;
}

function ScoreTrack() {
  const { view, say } = useTable();
  const most = Math.max(...view.players.map((player) => player.vp));
  const length = Math.max(SHORTEST, Math.ceil((most + 3) / 10) * 10);
  const places = Array.from({ length: length + 1 }, (_, vp) => vp);
  const marker = (seat) => {
    const { vp } = view.players[seat];
    const alike = view.players.flatMap((player, other) => (player.vp === vp ? [other] : []));
    return { vp, rank: alike.indexOf(seat), alike: alike.length };
  };
  return html`<div class="oil-track oil-panel" role="group" aria-label=${say("oilfield-board-track")}>
    <div class="oil-rail" style=${{ "--places": length }}>
      ${places.map((vp) => html`<i key=${vp} class=${vp % 5 === 0 ? "oil-tick is-fifth" : "oil-tick"} style=${{ "--vp": vp }}>${vp % 5 === 0 && html`<b>${vp}</b>`}</i>`)}
      ${view.players.map((_, seat) => html`<${Marker} key=${seat} seat=${seat} ...${marker(seat)} />`)}
    </div>
  </div>`;
}

/** @param {{seat: number, vp: number, rank: number, alike: number}} props */
function Marker({ seat, vp, rank, alike }) {
  const table = useTable();
  const label = table.say("oilfield-board-vp-of", { who: nameOf(table, seat), vp });
  return html`<span class="oil-marker" role="img" aria-label=${label} title=${label} style=${{ "--vp": vp, "--rank": rank, "--alike": alike }}><${Sign} seat=${seat} /></span>`;
}

function BagPanel() {
  const { view, say } = useTable();
  const { oil, gas, grey } = view.bag;
  return html`<div class="oil-bag-panel oil-panel" data-place="bag">
    <${Bag} />
    <span class="oil-label">${say("oilfield-table-bag")}</span>
    <span class="oil-amount" title=${say("oilfield-barrels", { oil, gas: 0 })}><${Cube} kind="oil" /><${Count} value=${oil} quiet /></span>
    <span class="oil-amount" title=${say("oilfield-barrels", { oil: 0, gas })}><${Cube} kind="gas" /><${Count} value=${gas} quiet /></span>
    <span class=${`oil-amount ${grey ? "" : "is-out"}`} title=${say(grey ? "oilfield-board-strike-in-bag" : "oilfield-board-strike-out")}>
      <${Cube} kind="grey" /><span class="unseen">${say(grey ? "oilfield-board-strike-in-bag" : "oilfield-board-strike-out")}</span>
    </span>
  </div>`;
}
