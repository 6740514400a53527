/** Before the game: who is there already, the invite link, and a start with bots. */

import { html, useEffect, useState } from "../vendor/preact.js";
import * as api from "../api.js";
import { say } from "../texts.js";
import { tab } from "../tab.js";
import { CopyLink } from "./copy.js";
import { Masthead } from "./masthead.js";
import { valueName } from "./options.js";
import { SeatMark, seatKind, seatName } from "./seat.js";
import { Trouble } from "./trouble.js";

/** @import {GameKit} from "../pages/table.js" */
/** @import {GameCard, Scene, SeatCard} from "../types.js" */

/** The address that invites to a table. @param {string} id @param {string | null} invite */
export const inviteLink = (id, invite) => new URL(`/t/${id}${api.query({ invite })}`, location.href).href;

/** @param {{id: string, scene: Scene, kit: GameKit, invite: string | null}} props */
export function WaitingRoom({ id, scene, kit, invite }) {
  const [problem, setProblem] = useState(/** @type {any} */ (null));
  const free = scene.seats.filter((card) => card.kind === "open").length;
  useEffect(() => tab(say("page-tab-waiting", { title: scene.title, free })), [scene.title, free]);
  const start = async () => {
    try {
      await api.start(id);
    } catch (refused) {
      setProblem(refused);
    }
  };
  return html`<${Masthead} />
    <main id="main" class="lobby narrow">
      <h1>${scene.title}</h1>
      <p role="status">${say("page-waiting-free", { free })}</p>
      <${SeatList} seats=${scene.seats} />
      ${invite && html`<section class="card"><h2>${say("page-invite")}</h2>
        <p>${say("page-invite-text")}</p>
        <${CopyLink} url=${inviteLink(id, invite)} label=${say("page-invite-link")} />
      </section>`}
      <${Chosen} game=${kit.card} options=${scene.options} />
      <p>${scene.listed ? say("page-is-listed") : say("page-is-private")}</p>
      ${scene.host
        ? html`<p><button type="button" class="primary big" onClick=${start}>${free ? say("page-start-bots", { free }) : say("page-start")}</button></p>`
        : html`<p class="under">${say("page-host-starts")}</p>`}
      <${Trouble} of=${problem} />
      <p><a href="/">${say("page-to-lobby")}</a></p>
    </main>`;
}

/** @param {{seats: SeatCard[]}} props */
export function SeatList({ seats }) {
  return html`<ul class="seat-list">
    ${seats.map((card) => html`<li class=${card.kind}><${SeatMark} seat=${card.seat} size=${18} /><b>${seatName(card)}</b><span>${seatKind(card)}</span></li>`)}
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
