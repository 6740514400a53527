/** The end: places, scores by items, and what next. */

import { html, useState } from "../vendor/preact.js";
import * as api from "../api.js";
import { go } from "../router.js";
import { listing, say } from "../texts.js";
import { LuckChecked } from "./luck.js";
import { SeatMark } from "./seat.js";
import { Trouble } from "./trouble.js";

/** @import {Scene} from "../types.js" */
/** @import {Words} from "../words.js" */

/** @param {Record<string, number>} items */
const total = (items) => Object.values(items).reduce((sum, points) => sum + points, 0);

/** Nothing is to be chosen any more: the game is over, or was ended before. @param {{status: string}} table */
export const isFinished = ({ status }) => status === "over" || status === "ended";

/** @param {{scene: Scene, words: Words}} props */
export function Scores({ scene, words }) {
  const { scores, ranking } = scene;
  if (!scores || !ranking) return null;
  const order = scores.map((_, seat) => seat).sort((one, other) => ranking[one] - ranking[other]);
  const winners = order.filter((seat) => ranking[seat] === 1);
  const who = listing(winners.map((seat) => words.who(seat)));
  const standing = scene.status === "ended" ? "page-ended-leader" : "play-winner";
  return html`<p class="winner">${say(standing, { who, count: winners.length, points: total(scores[winners[0]]) })}</p>
    <div class="scroll-x" tabindex="0" role="group" aria-label=${say("page-final-scores")}><table class="scores">
      <thead><tr>
        <td></td>
        ${order.map((seat) => html`<th scope="col"><${SeatMark} seat=${seat} /><span title=${words.who(seat)}>${words.who(seat)}</span></th>`)}
      </tr></thead>
      <tbody>
        <tr class="places"><th scope="row">${say("play-place")}</th>${order.map((seat) => html`<td>${ranking[seat]}</td>`)}</tr>
        ${Object.keys(scores[0]).map((item) => html`<tr><th scope="row">${words.name("score", item)}</th>${order.map((seat) => html`<td>${scores[seat][item]}</td>`)}</tr>`)}
      </tbody>
      <tfoot><tr><th scope="row">${say("play-total")}</th>${order.map((seat) => html`<td>${total(scores[seat])}</td>`)}</tr></tfoot>
    </table></div>`;
}

/** @param {{scene: Scene, words: Words, replay: string, invite: string | null}} props */
export function Final({ scene, words, replay, invite }) {
  const [problem, setProblem] = useState(/** @type {any} */ (null));
  const seated = scene.seats.some((card) => card.mine);
  const late = scene.clock?.then === "end" ? scene.clocks.filter((clock) => clock.out).map((clock) => words.who(clock.seat)) : [];
  const again = async () => {
    try {
      go(`/t/${(await api.rematch(scene.table)).id}`);
    } catch (refused) {
      setProblem(refused);
    }
  };
  return html`<div class="final">
    <div role="status"><h2>${scene.status === "ended" ? say("page-ended") : say("play-over")}</h2></div>
    ${scene.status === "ended" && html`<p class="under">${late.length ? say("page-ended-time", { who: listing(late) }) : say("page-ended-text")}</p>`}
    <${Scores} scene=${scene} words=${words} />
    <div class="final-buttons">
      ${scene.rematch
        ? html`<a class="button primary" href=${`/t/${scene.rematch}`}>${say("page-rematch-go")}</a>`
        : seated && html`<button type="button" class="primary" onClick=${again}>${say("page-rematch")}</button>`}
      <a class="button" href=${replay}>${say("page-replay")}</a>
      <a class="button" href="/">${say("page-to-lobby")}</a>
    </div>
    <${Trouble} of=${problem} />
    <${LuckChecked} scene=${scene} invite=${invite} />
  </div>`;
}
