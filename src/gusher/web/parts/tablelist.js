/** Tables to go to. Mine: those where it is my turn first. */

import { html, useState } from "../vendor/preact.js";
import { say } from "../texts.js";
import { LeaveDialog, leavingKind } from "./leaving.js";
import { SeatMark, seatKind, seatNames } from "./seat.js";

/** @import {TableCard} from "../types.js" */

const ORDER = { running: 1, open: 2, over: 3, ended: 3, outdated: 4 };

/** @param {TableCard} card */
const rank = (card) => (card.my_turn ? 0 : ORDER[card.status]);

/** @param {{tables: TableCard[], mine?: boolean, onLeft?: () => void}} props `onLeft`: they can be left, and then that is called */
export function TableList({ tables, mine, onLeft }) {
  const [leaving, setLeaving] = useState(/** @type {TableCard | null} */ (null));
  const left = () => {
    setLeaving(null);
    onLeft?.();
  };
  const sorted = [...tables].sort((one, other) => rank(one) - rank(other) || other.changed - one.changed);
  return html`<ul class="tables">
    ${sorted.map((card) => html`<li key=${card.id} class=${onLeft ? "table-item own" : "table-item"}>
      <a class=${card.my_turn ? "table-card due" : "table-card"} href=${`/t/${card.id}`}>
        <span class="table-card-title">${card.title}</span>
        <span class="table-card-state">${state(card, Boolean(mine))}</span>
        <span class="table-card-seats">
          ${card.seats.map((seat, place) => html`<span class=${seat.kind === "open" ? "who free" : "who"} title=${seatKind(seat)}>
            <${SeatMark} seat=${seat.seat} size=${11} />${seatNames(card.seats)[place]}
          </span>`)}
        </span>
      </a>
      ${onLeft && html`<button type="button" class="quiet table-leave" aria-label=${say("page-leave-of", { what: say(`page-leave-${leavingKind(card)}`), title: card.title })}
        title=${say(`page-leave-${leavingKind(card)}`)} onClick=${() => setLeaving(card)}>✕</button>`}
    </li>`)}
  </ul>
  ${leaving && html`<${LeaveDialog} table=${leaving} id=${leaving.id} onClose=${() => setLeaving(null)} onLeft=${left} />`}`;
}

/** @param {TableCard} card @param {boolean} mine */
function state(card, mine) {
  if (card.my_turn) return say("page-your-turn");
  if (card.status === "over") return say("page-status-over");
  if (card.status === "ended") return say("page-status-ended");
  if (card.status === "outdated") return say("page-status-outdated");
  if (card.status === "running") return card.round ? say("page-status-round", { round: card.round }) : say("page-status-running");
  const free = card.seats.filter((seat) => seat.kind === "open").length;
  return mine ? say("page-status-waiting", { free }) : say("page-status-free", { free });
}
