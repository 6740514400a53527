/** Before the game: who is there already, the invite link, and a start with bots. */

import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import * as api from "../api.js";
import { go } from "../router.js";
import { say } from "../texts.js";
import { tab } from "../tab.js";
import { BoxMark } from "./boxes.js";
import { CopyLink } from "./copy.js";
import { Dialog } from "./dialog.js";
import { LeaveDialog, leavingKind } from "./leaving.js";
import { FairLuck } from "./luck.js";
import { Masthead } from "./masthead.js";
import { valueName } from "./options.js";
import { SeatMark, seatKind, seatNames } from "./seat.js";
import { clockLine } from "./timespan.js";
import { RatedMark, written } from "./strength.js";
import { toast } from "./toasts.js";
import { Trouble } from "./trouble.js";

/** @import {GameKit} from "../pages/table.js" */
/** @import {GameCard, Scene, SeatCard, Strength} from "../types.js" */

/** The address that invites to a table. @param {string} id @param {string | null} invite */
export const inviteLink = (id, invite) => new URL(`/t/${id}${api.query({ invite })}`, location.href).href;

/** @param {{id: string, scene: Scene, kit: GameKit, invite: string | null}} props */
export function WaitingRoom({ id, scene, kit, invite }) {
  const [problem, setProblem] = useState(/** @type {any} */ (null));
  const [leaving, setLeaving] = useState(false);
  const [unwanted, setUnwanted] = useState(/** @type {SeatCard | null} */ (null));
  const free = scene.seats.filter((card) => card.kind === "open").length;
  const seated = scene.seats.some((card) => card.mine);
  const sat = useRef(seated);
  useEffect(() => {
    if (sat.current && !seated && !leaving && !scene.host) {
      toast(say("page-problem-was-removed"), "trouble");
      go("/");
    }
    sat.current = seated;
  }, [seated]);
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
      <h1>${scene.title} ${scene.rated && html`<${RatedMark} />`}</h1>
      ${scene.rated && html`<p class="under">${say("page-rated-text")}</p>`}
      <p role="status">${say("page-waiting-free", { free })}</p>
      ${kit.card.learn && html`<p><a href=${`/learn/${kit.card.name}`} target="_blank">${say("page-learn")}</a></p>`}
      <${SeatList} seats=${scene.seats} strengths=${kit.card.strengths} tools=${scene.host && ((/** @type {SeatCard} */ card) => html`<${HostTools} card=${card} seats=${scene.rated ? [] : scene.seats}
        onRemove=${() => setUnwanted(card)} onHandOut=${(/** @type {number} */ to) => ask(api.handOut(id, card.seat, to))} />`)} />
      ${invite && html`<section class="card"><h2>${say("page-invite")}</h2>
        <p>${say("page-invite-text")}</p>
        <${CopyLink} url=${inviteLink(id, invite)} label=${say("page-invite-link")} />
      </section>`}
      <${Chosen} game=${kit.card} options=${scene.options} />
      <${BoxMark} game=${scene.game} box=${scene.box} whole />
      ${scene.clock && html`<p>${clockLine(scene.clock)}</p>`}
      <p>${scene.listed ? say("page-is-listed") : say("page-is-private")}</p>
      <${FairLuck} commitment=${scene.commitment} />
      ${scene.host && scene.rated && free
        ? html`<p class="under">${say("page-rated-waits")}</p>`
        : scene.host
        ? html`<p><button type="button" class="primary big" onClick=${() => ask(api.start(id))}>${free ? say("page-start-bots", { free }) : say("page-start")}</button></p>`
        : html`<p class="under">${say("page-host-starts")}</p>`}
      <${Trouble} of=${problem} />
      <p class="waiting-foot"><a href="/">${say("page-to-lobby")}</a>
        ${(seated || scene.host) && html`<button type="button" class="link" onClick=${() => setLeaving(true)}>${say(`page-leave-${leavingKind(scene)}`)}</button>`}</p>
    </main>
    ${unwanted && html`<${RemoveDialog} card=${unwanted} onClose=${() => setUnwanted(null)}
      onRemove=${() => (ask(api.remove(id, unwanted.seat)), setUnwanted(null))} />`}
    ${leaving && html`<${LeaveDialog} table=${scene} id=${id} onClose=${() => setLeaving(false)} onLeft=${() => go("/")} />`}`;
}

/**
 * What the host may do with a seat: remove somebody, or give a free one to somebody who sits there already.
 *
 * @param {{card: SeatCard, seats: SeatCard[], onRemove: () => void, onHandOut: (to: number) => void}} props
 */
function HostTools({ card, seats, onRemove, onHandOut }) {
  const people = seats.filter((each) => each.kind === "person");
  if (card.kind === "person" && !card.mine) return html`<button type="button" aria-label=${say("page-remove-person", { who: card.name })} onClick=${onRemove}>${say("page-remove")}</button>`;
  if (card.kind !== "open" || people.length === 0) return null;
  return html`<select aria-label=${say("page-hand-out-seat", { number: card.seat + 1 })} value="" onChange=${(/** @type {any} */ event) => onHandOut(Number(event.target.value))}>
    <option value="" selected disabled>${say("page-hand-out")}</option>
    ${people.map((each) => html`<option value=${each.seat}>${each.name}</option>`)}
  </select>`;
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

/** @param {{seats: SeatCard[], strengths?: Record<string, Strength>, tools?: ((card: SeatCard) => any) | false}} props `strengths`: of bots */
export function SeatList({ seats, strengths = {}, tools }) {
  const names = seatNames(seats);
  return html`<ul class="seat-list">
    ${seats.map((card) => html`<li class=${card.kind}><${SeatMark} seat=${card.seat} size=${18} /><b>${names[card.seat]}</b><span>${seatKind(card)}${card.bot && strengths[card.bot] ? ` · ${written(strengths[card.bot])}` : ""}</span>${tools && tools(card)}</li>`)}
  </ul>`;
}

/** The options that differ from the usual. @param {{game: GameCard, options: Record<string, any>}} props */
export function Chosen({ game, options }) {
  const changed = game.options.filter((option) => option.name in options && options[option.name] !== option.default);
  if (changed.length === 0) return null;
  return html`<dl class="chosen-options">
    ${changed.map((option) => html`<div><dt>${say(`${game.name}-option-${option.name}`)}</dt><dd>${valueName(game, option.name, options[option.name])}</dd></div>`)}
  </dl>`;
}
