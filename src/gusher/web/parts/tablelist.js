/** Tables to go to. Mine: those where it is my turn first. */

import { html, useState } from "../vendor/preact.js";
import { ago, day, listing, say } from "../texts.js";
import { LeaveDialog, leavingKind } from "./leaving.js";
import { SeatMark, seatKind, seatNames } from "./seat.js";
import { span } from "./timespan.js";
import { RatedMark } from "./strength.js";

/** @import {GameCard, TableCard} from "../types.js" */

const ORDER = { running: 1, open: 2, over: 3, ended: 3, outdated: 4 };

/** @param {TableCard} card */
const rank = (card) => (card.my_turn ? 0 : ORDER[card.status]);

/** What leaving a table leads to: a dialog for one of them, and then a word to whoever shows them. @param {(() => void) | undefined} onLeft */
function useLeaving(onLeft) {
  const [leaving, setLeaving] = useState(/** @type {TableCard | null} */ (null));
  const left = () => {
    setLeaving(null);
    onLeft?.();
  };
  const button = (/** @type {TableCard} */ card) => {
    const what = say(`page-leave-${leavingKind(card)}`);
    return html`<button type="button" class="quiet table-leave" aria-label=${say("page-leave-of", { what, title: card.title })} title=${what} onClick=${() => setLeaving(card)}>✕</button>`;
  };
  const dialog = leaving && html`<${LeaveDialog} table=${leaving} id=${leaving.id} onClose=${() => setLeaving(null)} onLeft=${left} />`;
  return { button, dialog };
}

/** @param {{tables: TableCard[], mine?: boolean, onLeft?: () => void}} props `onLeft`: they can be left, and then that is called */
export function TableList({ tables, mine, onLeft }) {
  const { button, dialog } = useLeaving(onLeft);
  const sorted = [...tables].sort((one, other) => rank(one) - rank(other) || other.changed - one.changed);
  return html`<ul class="tables">
    ${sorted.map((card) => html`<li key=${card.id} class=${onLeft ? "table-item own" : "table-item"}>
      <a class=${card.my_turn ? "table-card due" : "table-card"} href=${`/t/${card.id}`}>
        <span class="table-card-title">${card.title} ${card.rated && html`<${RatedMark} />`}</span>
        <span class="table-card-state">${state(card, Boolean(mine))}</span>
        ${mine && card.status === "running" && html`<span class="table-card-waits">${waits(card)} · <${Since} at=${card.changed} />${card.left !== null && html` · <b class="time-left">${say("page-clock-left", { left: span(card.left) })}</b>`}</span>`}
        <span class="table-card-seats">
          ${card.seats.map((seat, place) => html`<span class=${seat.kind === "open" ? "who free" : "who"} title=${seatKind(seat)}>
            <${SeatMark} seat=${seat.seat} size=${11} />${seatNames(card.seats)[place]}
          </span>`)}
        </span>
      </a>
      ${onLeft && button(card)}
    </li>`)}
  </ul>
  ${dialog}`;
}

/** @param {{at: number}} props in seconds */
const Since = ({ at }) => html`<time datetime=${new Date(at * 1000).toISOString()} title=${new Date(at * 1000).toLocaleString()}>${ago(at)}</time>`;

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

/** Whose decision a table waits for. @param {TableCard} card */
function waits(card) {
  const names = seatNames(card.seats);
  const own = card.awaiting.filter((seat) => card.seats[seat].mine);
  const others = card.awaiting.filter((seat) => !card.seats[seat].mine).map((seat) => names[seat]);
  if (own.length) return others.length ? say("page-waits-for-me-and", { who: listing(others) }) : say("page-waits-for-me");
  return others.length ? say("page-waits-for", { who: listing(others) }) : say("page-drawing");
}

/**
 * Games that are over: when, how it went for me, and against whom.
 *
 * @param {{tables: TableCard[], units: Record<string, string>, onLeft: () => void}} props `units`: of the points, by game
 */
export function PastList({ tables, units, onLeft }) {
  const { button, dialog } = useLeaving(onLeft);
  return html`<ul class="past">
    ${tables.map((card) => html`<li key=${card.id} class="past-item">
      <a href=${`/t/${card.id}`}>
        <time datetime=${new Date(card.changed * 1000).toISOString()}>${day(card.changed)}</time>
        <b>${card.title}</b>
        <span class="past-result">${result(card, units[card.game] ?? "")}</span>
        <span class="past-others">${opponents(card)}</span>
      </a>
      ${button(card)}
    </li>`)}
  </ul>
  ${dialog}`;
}

/** @param {TableCard} card @param {string} unit */
function result(card, unit) {
  const { places, points } = card;
  const own = card.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  if (card.status !== "over" || !places || !points) return state(card, true);
  if (own.length !== 1) {
    const winners = card.seats.filter((seat) => places[seat.seat] === 1).map((seat) => seatNames(card.seats)[seat.seat]);
    return say("page-past-winner", { who: listing(winners), count: winners.length });
  }
  const place = say("page-past-place", { place: places[own[0]], count: places.length });
  return html`<span class=${places[own[0]] === 1 ? "won" : ""}>${place}</span>, ${say("page-past-points", { points: points[own[0]], unit })}`;
}

/** @param {TableCard} card */
function opponents(card) {
  const names = seatNames(card.seats);
  const others = card.seats.filter((seat) => !seat.mine && seat.kind !== "open").map((seat) => names[seat.seat]);
  return others.length ? say("page-past-others", { who: listing(others) }) : "";
}
