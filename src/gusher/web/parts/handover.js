/** The device changes hands: nothing of the table is on the screen. */

import { html, useEffect, useRef } from "../vendor/preact.js";
import { say } from "../texts.js";
import { SeatMark } from "./seat.js";

/** @param {{to: string, seat: number, title: string, when: string, back: string | null, onBack: () => void, onTaken: () => void}} props */
export function HandOver({ to, seat, title, when, back, onBack, onTaken }) {
  const taken = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => taken.current?.focus(), [seat]);
  return html`<main id="main" class="handover">
    <p class="under">${title} · ${when}</p>
    <${SeatMark} seat=${seat} size=${72} />
    <div role="status"><h1>${say("page-hand-over", { who: to })}</h1></div>
    <p>${say("page-hand-over-text", { who: to })}</p>
    <button ref=${taken} type="button" class="primary big" onClick=${onTaken}>${say("page-hand-over-taken", { who: to })}</button>
    ${back !== null && html`<button type="button" class="quiet" onClick=${onBack}>↶ ${say("page-take-back-of", { who: back })}</button>`}
  </main>`;
}
