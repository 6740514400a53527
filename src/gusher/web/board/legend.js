/** What the signs of a part of a board mean, behind a small button: for mouse, keys and fingers alike. */

import { html, useState } from "../vendor/preact.js";
import { Dialog } from "../parts/dialog.js";

/** @param {{title: string, lines: [any, string][]}} props title: what is explained; lines: each sign, and what it says in words */
export function Legend({ title, lines }) {
  const [open, setOpen] = useState(false);
  return html`<button type="button" class="legend-button" aria-label=${title} title=${title} onClick=${() => setOpen(true)}>?</button>
    ${open && html`<${Dialog} title=${title} onClose=${() => setOpen(false)}>
      <dl class="legend" tabindex="0">${lines.map(([sign, text]) => html`<div><dt>${sign}</dt><dd>${text}</dd></div>`)}</dl>
    <//>`}`;
}
