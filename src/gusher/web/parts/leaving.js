/** Ways to stop: a bot for a while, the end of the game for all, or leaving the seat to a bot for good. */

import { html, useState } from "../vendor/preact.js";
import * as api from "../api.js";
import { go } from "../router.js";
import { say } from "../texts.js";
import { usualBot } from "./strength.js";
import { Dialog } from "./dialog.js";
import { Trouble } from "./trouble.js";

/** @import {Scene, SeatCard, TableCard} from "../types.js" */

/** Whether no other person has a seat. @param {SeatCard[]} seats */
export const isAlone = (seats) => !seats.some((card) => card.kind === "person" && !card.mine);

/** What leaving a table means, as the end of a message id. @param {{status: string, seats: SeatCard[]}} table */
export function leavingKind({ status, seats }) {
  if (status === "open") return isAlone(seats) ? "close" : "open";
  if (status === "running") return isAlone(seats) ? "alone" : "running";
  return "finished";
}

/**
 * Leave a table of that kind, once that is confirmed.
 *
 * @param {{table: TableCard | Scene, id: string, onClose: () => void, onLeft: () => void}} props
 */
export function LeaveDialog({ table, id, onClose, onLeft }) {
  const [problem, setProblem] = useState(/** @type {any} */ (null));
  const kind = leavingKind(table);
  const leave = async () => {
    try {
      await api.leave(id);
      onLeft();
    } catch (refused) {
      setProblem(refused);
    }
  };
  return html`<${Dialog} title=${say(`page-leave-${kind}`)} onClose=${onClose}>
    <p>${say(`page-leave-${kind}-text`)} ${kind === "running" && table.rated && say("page-rated-leave")}</p>
    <${Trouble} of=${problem} />
    <div class="dialog-actions">
      <button type="button" onClick=${onClose}>${say("page-cancel")}</button>
      <button type="button" class="primary" onClick=${leave}>${say(`page-leave-${kind}`)}</button>
    </div>
  <//>`;
}

/**
 * All ways to stop a running game, in one place.
 *
 * @param {{scene: Scene, bots: string[], onStandIn: (seat: number, bot: string | null) => void, onEnd: (seat: number) => void, onClose: () => void}} props
 */
export function StopDialog({ scene, bots, onStandIn, onEnd, onClose }) {
  const [sure, setSure] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const own = scene.seats.filter((card) => card.mine);
  const alone = isAlone(scene.seats);
  const then = (/** @type {() => void} */ act) => () => {
    act();
    onClose();
  };
  if (leaving) return html`<${LeaveDialog} table=${scene} id=${scene.table} onClose=${onClose} onLeft=${() => go("/")} />`;
  const choice = (/** @type {string} */ name, /** @type {() => void} */ act) => html`<li>
    <button type="button" onClick=${act}>${say(`page-stop-${name}`)}</button>
    <p class="under">${say(`page-stop-${name}-text`)}</p>
  </li>`;
  if (sure) {
    return html`<${Dialog} title=${say("page-stop-end")} onClose=${onClose}>
      <p>${say("page-stop-sure")}</p>
      <div class="dialog-actions">
        <button type="button" onClick=${onClose}>${say("page-cancel")}</button>
        <button type="button" class="primary" onClick=${then(() => onEnd(own[0].seat))}>${say("page-stop-end")}</button>
      </div>
    <//>`;
  }
  return html`<${Dialog} title=${say("page-stop")} onClose=${onClose}>
    <ul class="stops">
      ${!alone && !scene.rated && own.every((card) => !card.stand_in) && choice("pause", then(() => own.forEach((card) => onStandIn(card.seat, usualBot(bots)))))}
      ${alone ? choice("end", () => setSure(true)) : choice("propose", then(() => onEnd(own[0].seat)))}
      ${choice(alone ? "remove" : "leave", () => setLeaving(true))}
    </ul>
  <//>`;
}
