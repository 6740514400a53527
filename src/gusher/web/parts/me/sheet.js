/** The recovery code, shown this once: to be printed, or copied to where it is safe. */

import { html, useRef } from "../../vendor/preact.js";
import { day, say } from "../../texts.js";
import { CopyButton } from "../copy.js";

/** @param {{code: string, name: string, onDone: () => void}} props */
export function Sheet({ code, name, onDone }) {
  const shown = useRef(/** @type {HTMLElement | null} */ (null));
  const select = () => shown.current && getSelection()?.selectAllChildren(shown.current);
  return html`<div class="sheet" role="group" aria-label=${say("page-me-code")}>
    <p class="sheet-title">Gusher</p>
    <p>${say("page-me-sheet", { name })}</p>
    <p class="sheet-code"><code ref=${shown}>${code}</code></p>
    <p class="under">${say("page-me-sheet-text", { address: `${location.origin}/me` })}</p>
    <p class="under sheet-day">${day(Date.now() / 1000)}</p>
    <p class="me-note sheet-once">${say("page-me-sheet-once")}</p>
    <div class="sheet-tools me-buttons">
      <${CopyButton} text=${code} select=${select} />
      <button type="button" onClick=${() => print()}>${say("page-me-print")}</button>
      <button type="button" class="primary" onClick=${onDone}>${say("page-me-sheet-done")}</button>
    </div>
  </div>`;
}
