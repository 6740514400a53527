/** Boxes that owners of a game have described: said of a table to all who sit there, and chosen for a new one. */

import { html, useState } from "../vendor/preact.js";
import * as api from "../api.js";
import { differences, pathName } from "../box.js";
import { usePromise } from "../hooks.js";
import { say } from "../texts.js";
import { Dialog } from "./dialog.js";
import { Trouble } from "./trouble.js";

/** @import {BoxCard, GameCard} from "../types.js" */

/** The page of a box; without one, of a new one. @param {string} game @param {string} [box] */
export const boxPage = (game, box = "") => `/box/${game}${api.query({ box })}`;

/** That a table is played with another box, and how it differs. @param {{game: string, box: string | null, whole?: boolean}} props */
export function BoxMark({ game, box, whole }) {
  const [open, setOpen] = useState(false);
  if (box === null) return null;
  const button = html`<button type="button" class="box-mark" onClick=${() => setOpen(true)}>${say("page-box-other")}</button>`;
  return html`${whole ? html`<p class="box-note">${say("page-box-table")} ${button}</p>` : button}
    ${open && html`<${BoxDialog} game=${game} box=${box} onClose=${() => setOpen(false)} />`}`;
}

/** @param {{game: string, box: string, onClose: () => void}} props */
function BoxDialog({ game, box, onClose }) {
  const both = usePromise(() => Promise.all([api.game(game), api.boxCard(box)]), [box]);
  return html`<${Dialog} title=${say("page-box-other")} onClose=${onClose}>
    <p>${say("page-box-table")}</p>
    <${Trouble} of=${both.problem} />
    ${both.value && html`<${Differences} packaged=${both.value[0].data} other=${both.value[1].data} />`}
    <p><a href=${boxPage(game, box)}>${say("page-box-look")}</a></p>
  <//>`;
}

/** @param {any} value */
const shown = (value) => (value === null ? "–" : typeof value === "object" ? JSON.stringify(value) : String(value));

/** @param {{packaged: any, other: any}} props */
export function Differences({ packaged, other }) {
  const found = differences(packaged, other);
  if (found.length === 0) return html`<p class="empty">${say("page-box-same")}</p>`;
  return html`<dl class="source-list" lang="en">${found.map((each) => html`<div><dt>${pathName(each.path)}</dt><dd><s>${shown(each.was)}</s> <b>${shown(each.is)}</b></dd></div>`)}</dl>`;
}

/** Which box a new table is played with; only asked who has one. @param {{game: GameCard, boxes: BoxCard[], box: string, onChange: (box: string) => void}} props */
export function BoxChoice({ game, boxes, box, onChange }) {
  if (!game.boxes) return null;
  const link = html`<a href=${boxPage(game.name, box)}>${say(box ? "page-box-look" : "page-box-enter")}</a>`;
  if (boxes.length === 0) return html`<p class="under">${say("page-box-owner")} ${link}</p>`;
  return html`<div class="box-choice"><label><span class="label">${say("page-box")}</span>
      <select value=${box} onChange=${(/** @type {any} */ event) => onChange(event.target.value)}>
        <option value="" selected=${box === ""}>${say("page-box-packaged")}</option>
        ${boxes.map((each) => html`<option value=${each.id} selected=${each.id === box}>${each.name}</option>`)}
      </select></label>
    ${link}
  </div>`;
}
