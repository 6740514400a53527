/** What somebody proposes, and the votes on it: a taking back, a bot for somebody who is away, the end of the game. */

import { html } from "../vendor/preact.js";
import { listing, say } from "../texts.js";
import { botName } from "./seat.js";

/** @import {Scene, Wish} from "../types.js" */
/** @import {Words} from "../words.js" */

/** @param {Wish} wish @param {boolean} asked whether it is my own @param {Words} words */
function text(wish, asked, words) {
  const who = words.who(wish.seat);
  if (wish.kind === "end") return asked ? say("page-vote-end-asked") : say("page-vote-end", { who });
  if (wish.kind === "take_back") return asked ? say("page-vote-asked") : say("page-vote-text", { who });
  const about = { who, absent: words.who(Number(wish.about)), bot: botName(wish.bot) };
  return asked ? say("page-vote-stand-in-asked", about) : say("page-vote-stand-in", about);
}

/** @param {{scene: Scene, wish: Wish, words: Words, onVote: (seat: number, agree: boolean) => void}} props */
export function VotePanel({ scene, wish, words, onVote }) {
  const own = scene.seats.filter((card) => card.mine).map((card) => card.seat);
  const mine = wish.owed.filter((seat) => own.includes(seat));
  const others = wish.owed.filter((seat) => !own.includes(seat)).map((seat) => words.who(seat));
  return html`<div class="vote" role="group" aria-label=${say("page-vote")}>
    <p role="status">${text(wish, own.includes(wish.seat), words)}</p>
    ${wish.agreed.length > 0 && html`<p class="under">${say("page-vote-agreed", { who: listing(wish.agreed.map((seat) => words.who(seat))) })}</p>`}
    ${others.length > 0 && html`<p class="under">${say("page-vote-owed", { who: listing(others) })}</p>`}
    ${mine.map((seat) => html`<div class="confirm-buttons" key=${seat}>
      ${own.length > 1 && html`<span>${words.who(seat)}:</span>`}
      <button type="button" class="primary" onClick=${() => onVote(seat, true)}>${say("page-vote-yes")}</button>
      <button type="button" onClick=${() => onVote(seat, false)}>${say("page-vote-no")}</button>
    </div>`)}
  </div>`;
}
