/** What a page tells of the luck of its table: the commitment from the beginning, and at the end that it was kept. */

import { html, useEffect, useState } from "../vendor/preact.js";
import * as api from "../api.js";
import { usePromise } from "../hooks.js";
import { check } from "../luck.js";
import { say } from "../texts.js";
import { Dialog } from "./dialog.js";

/** @import {Answer, Findings} from "../luck.js" */
/** @import {Luck, Scene} from "../types.js" */

/** Why nothing is promised: it is a lesson, or meets the luck of another game again. @param {number | null | undefined} begun */
const known = (begun) => say(typeof begun === "number" ? "page-luck-as-it-was" : "page-luck-prepared");

/** @param {{commitment: string | null, prepared?: boolean, begun?: number | null}} props */
function Promised({ commitment, prepared, begun }) {
  if (prepared) return html`<p>${known(begun)}</p>`;
  if (commitment === null) return html`<p>${say("page-luck-before")}</p>`;
  return html`<p>${say("page-luck-text")}</p>
    ${begun && html`<p>${say("page-luck-begun", { at: begun })}</p>`}
    <dl class="luck-facts"><dt>${say("page-luck-commitment")}</dt><dd><code>${commitment}</code></dd></dl>`;
}

/** Folded away, where there is room below. @param {{commitment: string | null}} props */
export function FairLuck({ commitment }) {
  return html`<details class="luck"><summary>${say("page-luck")}</summary><${Promised} commitment=${commitment} /></details>`;
}

/** Where there is none. @param {{commitment: string | null, prepared: boolean, begun: number | null, onClose: () => void}} props */
export function LuckDialog({ commitment, prepared, begun, onClose }) {
  return html`<${Dialog} title=${say("page-luck")} onClose=${onClose}><${Promised} commitment=${commitment} prepared=${prepared} begun=${begun} /><//>`;
}

/** @param {Findings} found */
function verdict(found) {
  if (Object.values(found).includes(false)) return "wrong";
  return found.seed && found.shown ? "good" : "partly";
}

/** After the end. @param {{scene: Scene, invite: string | null}} props */
export function LuckChecked({ scene, invite }) {
  const { table, commitment } = scene;
  const told = usePromise(() => (commitment === null ? new Promise(() => {}) : api.luck(table, invite)), [table, commitment]);
  const [found, setFound] = useState(/** @type {Findings | null} */ (null));
  useEffect(() => {
    if (told.value) check(table, told.value, scene.seats.some((card) => card.mine)).then(setFound);
  }, [told.value]);
  if (scene.prepared) return html`<p class="luck">${known(scene.begun)}</p>`;
  if (commitment === null) return html`<p class="luck">${say("page-luck-before")}</p>`;
  if (told.problem) return html`<p class="luck">${say("page-luck-unchecked")}</p>`;
  if (!told.value || !found) return html`<p class="luck" role="status">${say("page-luck-checking")}</p>`;
  const how = verdict(found);
  return html`<details class=${`luck ${how}`}>
    <summary><span aria-hidden="true">${how === "wrong" ? "✗" : "✓"}</span> ${say(`page-luck-${how}`, { count: told.value.draws })} <span class="luck-how">${say("page-luck-how")}</span></summary>
    <${How} scene=${scene} luck=${told.value} found=${found} invite=${invite} />
  </details>`;
}

/** @param {Answer} answer */
const mark = (answer) => (answer === null ? "–" : answer ? "✓" : "✗");

/** @param {Answer} answer */
const word = (answer) => (answer === null ? "unknown" : answer ? "yes" : "no");

/** @param {{scene: Scene, luck: Luck, found: Findings, invite: string | null}} props */
function How({ scene, luck, found, invite }) {
  const file = `${scene.game}-${scene.table}.jsonl`;
  return html`<ul class="luck-steps">
      ${Object.entries(found).map(([step, answer]) => html`<li class=${word(answer)}><span aria-hidden="true">${mark(answer)}</span><span>${say(`page-luck-${step}`, { found: word(answer), count: luck.draws })}</span></li>`)}
    </ul>
    ${scene.begun && html`<p>${say("page-luck-begun", { at: scene.begun })}</p>`}
    <dl class="luck-facts">
      <dt>${say("page-luck-commitment")}</dt><dd><code>${luck.commitment}</code></dd>
      <dt>${say("page-luck-seed-told")}</dt><dd><code>${luck.seed}</code></dd>
      <dt>${say("page-luck-nonces")}</dt><dd>${luck.nonces.map((nonce, seat) => html`<code>${seat + 1}. ${nonce || "–"}</code>`)}</dd>
    </dl>
    <p>${say("page-luck-yourself")} <a href=${api.recordPath(scene.table, invite)} download=${file}>${say("page-record")}</a></p>
    <p><code>gusher verify ${file}</code></p>`;
}
