/** A link to hand on, with a button that copies it. */

import { html, useRef, useState } from "../vendor/preact.js";
import { say } from "../texts.js";

/** @param {{text: string, select: () => void}} props `select`: select it on the page */
export function CopyButton({ text, select }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Only a secure page may use the clipboard; elsewhere the old way still works.
      select();
      document.execCommand("copy");
    }
    setCopied(true);
    setTimeout(() => setCopied(false), 2500);
  };
  return html`<button type="button" onClick=${copy}><span aria-live="polite">${copied ? say("page-copied") : say("page-copy")}</span></button>`;
}

/** @param {{url: string, label: string}} props */
export function CopyLink({ url, label }) {
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  return html`<div class="copy">
    <label><span class="label">${label}</span>
      <input ref=${field} type="text" readonly value=${url} onFocus=${(/** @type {any} */ event) => event.target.select()} />
    </label>
    <${CopyButton} text=${url} select=${() => field.current?.select()} />
  </div>`;
}
