/** Tables to go to. Mine: those where it is my turn first. */

import { html } from "../vendor/preact.js";
import { say } from "../texts.js";
import { SeatMark, seatKind, seatName } from "./seat.js";

/** @import {TableCard} from "../types.js" */

const ORDER = { running: 1, open: 2, over: 3 };

/** @param {TableCard} card */
const rank = (card) => (card.my_turn ? 0 : ORDER[card.status]);

/** @param {{tables: TableCard[], mine?: boolean}} props */
export function TableList({ tables, mine }) {
  const sorted = [...tables].sort((one, other) => rank(one) - rank(other) || other.changed - one.changed);
  return html`<ul class="tables">
    ${sorted.map((card) => html`<li key=${card.id}>
      <a class=${card.my_turn ? "table-card due" : "table-card"} href=${`/t/${card.id}`}>
        <span class="table-card-title">${card.title}</span>
        <span class="table-card-state">${state(card, Boolean(mine))}</span>
        <span class="table-card-seats">
          ${card.seats.map((seat) => html`<span class=${seat.kind === "open" ? "who free" : "who"} title=${seatKind(seat)}>
            <${SeatMark} seat=${seat.seat} size=${11} />${seatName(seat)}
          </span>`)}
        </span>
      </a>
    </li>`)}
  </ul>`;
}

/** @param {TableCard} card @param {boolean} mine */
function state(card, mine) {
  if (card.my_turn) return say("page-your-turn");
  if (card.status === "over") return say("page-status-over");
  if (card.status === "running") return card.round ? say("page-status-round", { round: card.round }) : say("page-status-running");
  const free = card.seats.filter((seat) => seat.kind === "open").length;
  return mine ? say("page-status-waiting", { free }) : say("page-status-free", { free });
}
