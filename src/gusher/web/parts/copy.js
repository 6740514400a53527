/** A link to hand on, with a button that copies it. */

import { html, useRef, useState } from "../vendor/preact.js";
import { say } from "../texts.js";

/** @param {{url: string, label: string}} props */
export function CopyLink({ url, label }) {
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
    } catch {
      // Only a secure page may use the clipboard; elsewhere the old way still works.
      field.current?.select();
      document.execCommand("copy");
    }
    setCopied(true);
    setTimeout(() => setCopied(false), 2500);
  };
  return html`<div class="copy">
    <label><span class="label">${label}</span>
      <input ref=${field} type="text" readonly value=${url} onFocus=${(/** @type {any} */ event) => event.target.select()} />
    </label>
    <button type="button" onClick=${copy}><span aria-live="polite">${copied ? say("page-copied") : say("page-copy")}</span></button>
  </div>`;
}
