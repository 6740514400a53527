/** A choice that is only made when it is confirmed: what it does can be read before. */

import { html } from "../../vendor/preact.js";
import { useKeys } from "../../keys.js";
import { say } from "../../texts.js";
import { Advice } from "./hint.js";

/** @import {Props} from "../decision.js" */

/** @param {Props} props */
export function Confirm({ scene, words, game, asked, onConfirm, onDismiss }) {
  const action = String(asked);
  useKeys({ keys: ["Escape"], message: "page-confirm-no", act: onDismiss });
  return html`<div class="confirm" role="group" aria-label=${say("page-confirm")}>
    <p class="confirm-text">${say("page-confirm-text", { action: words.action(action, scene.view) })}</p>
    <div class="confirm-buttons">
      <button type="button" class="primary" onClick=${onConfirm}>${say("page-confirm-yes")}</button>
      <button type="button" onClick=${onDismiss}>${say("page-confirm-no")}</button>
    </div>
    <div class="told"><${Advice} action=${action} scene=${scene} words=${words} game=${game} /></div>
  </div>`;
}
