/** Before the game: who is there already, what was chosen, links that invite, talk, and a start with bots. */

import { html, useEffect, useState } from "../vendor/preact.js";
import * as api from "../api.js";
import { usePromise } from "../hooks.js";
import { go } from "../router.js";
import { say } from "../texts.js";
import { tab } from "../tab.js";
import { BoxMark } from "./boxes.js";
import { Chat } from "./chat.js";
import { CopyLink } from "./copy.js";
import { Dialog } from "./dialog.js";
import { Join } from "./join.js";
import { LeaveDialog, leavingKind } from "./leaving.js";
import { FairLuck } from "./luck.js";
import { Masthead } from "./masthead.js";
import { SeatMark, seatKind, seatNames } from "./seat.js";
import { RatedMark, written } from "./strength.js";
import { Terms } from "./terms.js";
import { toast } from "./toasts.js";
import { Trouble } from "./trouble.js";
import { whoWatches } from "./watching.js";

/** @import {GameKit} from "../pages/table.js" */
/** @import {ChatLine, Scene, SeatCard, Strength, TableCard} from "../types.js" */

/** The address that invites to a table. @param {string} id @param {string | null} invite */
export const inviteLink = (id, invite) => new URL(`/t/${id}${api.query({ invite })}`, location.href).href;

/**
 * @param {{id: string, card: TableCard, scene: Scene, chat: ChatLine[], kit: GameKit, invite: string | null, onJoined: () => void,
 *   onSay: (text: string) => Promise<boolean>}} props `invite`: what invites to sit down
 */
export function WaitingRoom({ id, card, scene, chat, kit, invite, onJoined, onSay }) {
  const [problem, setProblem] = useState(/** @type {any} */ (null));
  const [leaving, setLeaving] = useState(false);
  const [unwanted, setUnwanted] = useState(/** @type {SeatCard | null} */ (null));
  const [offering, setOffering] = useState(/** @type {number | null} */ (null));
  const free = scene.seats.filter((each) => each.kind === "open").length;
  const seated = scene.seats.some((each) => each.mine);
  const belongs = seated || scene.host;
  const invited = !seated && invite !== null && !scene.host; // who may only watch is not invited to sit down
  useEffect(() => tab(say("page-tab-waiting", { title: scene.title, free })), [scene.title, free]);
  const ask = async (/** @type {Promise<unknown>} */ asked) => {
    setProblem(null);
    try {
      await asked;
    } catch (refused) {
      setProblem(refused);
    }
  };
  return html`<${Masthead} />
    <main id="main" class="lobby narrow">
      <h1>${invited ? say("page-join-title", { title: scene.title }) : scene.title} ${scene.rated && html`<${RatedMark} />`}</h1>
      ${scene.rated && html`<p class="under">${say("page-rated-text")}</p>`}
      <p role="status">${say("page-waiting-free", { free })}</p>
      ${kit.card.learn && html`<p><a href=${`/learn/${kit.card.name}`} target="_blank">${say("page-learn")}</a></p>`}
      <${SeatList} seats=${scene.seats} offered=${invited ? card.offered : null} strengths=${kit.card.strengths} tools=${belongs && ((/** @type {SeatCard} */ each) => html`<${SeatTools} card=${each} seats=${scene.rated ? [] : scene.seats} host=${scene.host}
        onLink=${() => setOffering(each.seat)} onRemove=${() => setUnwanted(each)} onHandOut=${(/** @type {number} */ to) => ask(api.handOut(id, each.seat, to))} />`)} />
      ${invited && html`<${Join} card=${card} seats=${scene.seats} invite=${invite} onJoined=${onJoined} />`}
      ${!invited && scene.watching && html`<p class="under">${whoWatches(scene.watching)}</p>`}
      ${belongs && invite && html`<section class="card"><h2>${say("page-invite")}</h2>
        <p>${say("page-invite-text")}</p>
        <${CopyLink} url=${inviteLink(id, invite)} label=${say("page-invite-link")} />
      </section>`}
      ${scene.host && scene.rated && free
        ? html`<p class="under">${say("page-rated-waits")}</p>`
        : scene.host
        ? html`<p><button type="button" class="primary big" onClick=${() => ask(api.start(id))}>${free ? say("page-start-bots", { free }) : say("page-start")}</button></p>`
        : html`<p class="under">${say("page-host-starts")}</p>`}
      <${Trouble} of=${problem} />
      <${Terms} card=${card} game=${kit.card} />
      <${BoxMark} game=${scene.game} box=${scene.box} whole />
      <section class="card waiting-chat" aria-labelledby="waiting-chat"><h2 id="waiting-chat">${say("page-chat")}</h2>
        <${Chat} lines=${chat} onSay=${seated ? onSay : null}>${!seated && html`<p class="under">${say("page-chat-seated")}</p>`}<//>
      </section>
      <${FairLuck} commitment=${scene.commitment} />
      <p class="waiting-foot"><a href="/">${say("page-to-lobby")}</a>
        ${belongs && html`<button type="button" class="link" onClick=${() => setLeaving(true)}>${say(`page-leave-${leavingKind(scene)}`)}</button>`}</p>
    </main>
    ${unwanted && html`<${RemoveDialog} card=${unwanted} onClose=${() => setUnwanted(null)}
      onRemove=${() => (ask(api.remove(id, unwanted.seat)), setUnwanted(null))} />`}
    ${offering !== null && html`<${SeatLinkDialog} id=${id} seat=${offering} host=${scene.host} onClose=${() => setOffering(null)} />`}
    ${leaving && html`<${LeaveDialog} table=${scene} id=${id} onClose=${() => setLeaving(false)} onLeft=${() => go("/")} />`}`;
}

/**
 * What can be done with a seat: invite to a free one; for the host also remove somebody, or give a free one to somebody who sits there already.
 *
 * @param {{card: SeatCard, seats: SeatCard[], host: boolean, onLink: () => void, onRemove: () => void, onHandOut: (to: number) => void}} props
 */
function SeatTools({ card, seats, host, onLink, onRemove, onHandOut }) {
  const people = seats.filter((each) => each.kind === "person");
  if (host && card.kind === "person" && !card.mine) return html`<button type="button" aria-label=${say("page-remove-person", { who: card.name })} onClick=${onRemove}>${say("page-remove")}</button>`;
  if (card.kind !== "open") return null;
  const link = html`<button type="button" aria-label=${say("page-seat-link", { number: card.seat + 1 })} onClick=${onLink}>${say("page-seat-link-short")}</button>`;
  if (!host || people.length === 0) return link;
  return html`${link}<select aria-label=${say("page-hand-out-seat", { number: card.seat + 1 })} value="" onChange=${(/** @type {any} */ event) => onHandOut(Number(event.target.value))}>
    <option value="" selected disabled>${say("page-hand-out")}</option>
    ${people.map((each) => html`<option value=${each.seat}>${each.name}</option>`)}
  </select>`;
}

/** A link for that seat alone; the host can withdraw it, and the next one is new. @param {{id: string, seat: number, host: boolean, onClose: () => void}} props */
function SeatLinkDialog({ id, seat, host, onClose }) {
  const made = usePromise(() => api.seatLink(id, seat, true), [seat]);
  const [problem, setProblem] = useState(/** @type {any} */ (null));
  const number = seat + 1;
  const withdraw = async () => {
    try {
      await api.seatLink(id, seat, false);
      toast(say("page-seat-link-ended", { number }));
      onClose();
    } catch (refused) {
      setProblem(refused);
    }
  };
  return html`<${Dialog} title=${say("page-seat-link", { number })} onClose=${onClose}>
    <p class="offered"><${SeatMark} seat=${seat} size=${18} /><span>${say("page-seat-link-text", { number })}</span></p>
    ${made.value && html`<${CopyLink} url=${inviteLink(id, made.value.invite)} label=${say("page-seat-link", { number })} />`}
    <${Trouble} of=${problem ?? made.problem} />
    ${host && made.value && html`<div class="dialog-actions"><button type="button" onClick=${withdraw}>${say("page-share-end")}</button></div>`}
  <//>`;
}

/** @param {{card: SeatCard, onClose: () => void, onRemove: () => void}} props */
function RemoveDialog({ card, onClose, onRemove }) {
  return html`<${Dialog} title=${say("page-remove-person", { who: card.name })} onClose=${onClose}>
    <p>${say("page-remove-text", { who: card.name })}</p>
    <div class="dialog-actions">
      <button type="button" onClick=${onClose}>${say("page-cancel")}</button>
      <button type="button" class="primary" onClick=${onRemove}>${say("page-remove")}</button>
    </div>
  <//>`;
}

/**
 * @param {{seats: SeatCard[], offered: number | null, strengths: Record<string, Strength>, tools?: ((card: SeatCard) => any) | false}} props
 *   `offered`: the seat that one is invited to; `strengths`: of bots
 */
function SeatList({ seats, offered, strengths, tools }) {
  const names = seatNames(seats);
  return html`<ul class="seat-list">
    ${seats.map((card) => html`<li class=${card.seat === offered ? `${card.kind} offered` : card.kind}><${SeatMark} seat=${card.seat} size=${18} /><b>${names[card.seat]}</b><span>${seatKind(card)}${card.bot && strengths[card.bot] ? ` · ${written(strengths[card.bot])}` : ""}</span>
      ${tools && html`<div class="seat-tools">${tools(card)}</div>`}</li>`)}
  </ul>`;
}
