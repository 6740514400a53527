/** A seat wants to take back further than information allows: the other people agree or not. */

import { html } from "../vendor/preact.js";
import { listing, say } from "../texts.js";

/** @import {Wish} from "../types.js" */
/** @import {Words} from "../words.js" */

/** @param {{wish: Wish, own: number[], words: Words, onVote: (seat: number, agree: boolean) => void}} props */
export function VotePanel({ wish, own, words, onVote }) {
  const mine = wish.owed.filter((seat) => own.includes(seat));
  const others = wish.owed.filter((seat) => !own.includes(seat)).map((seat) => words.who(seat));
  return html`<div class="vote" role="group" aria-label=${say("page-vote")}>
    <p role="status">${own.includes(wish.seat) ? say("page-vote-asked") : say("page-vote-text", { who: words.who(wish.seat) })}</p>
    ${wish.agreed.length > 0 && html`<p class="under">${say("page-vote-agreed", { who: listing(wish.agreed.map((seat) => words.who(seat))) })}</p>`}
    ${others.length > 0 && html`<p class="under">${say("page-vote-owed", { who: listing(others) })}</p>`}
    ${mine.map((seat) => html`<div class="confirm-buttons" key=${seat}>
      ${own.length > 1 && html`<span>${words.who(seat)}:</span>`}
      <button type="button" class="primary" onClick=${() => onVote(seat, true)}>${say("page-vote-yes")}</button>
      <button type="button" onClick=${() => onVote(seat, false)}>${say("page-vote-no")}</button>
    </div>`)}
  </div>`;
}
