/** The page of keys: every key that does something at the moment, on `?`. */

import { html, useState } from "../vendor/preact.js";
import { allKeys, useKeys } from "../keys.js";
import { say } from "../texts.js";
import { Dialog } from "./dialog.js";

/** Signs for keys whose names are long, or nothing to see. @type {Record<string, string>} */
const SIGNS = { ArrowUp: "↑", ArrowDown: "↓", ArrowLeft: "←", ArrowRight: "→", Backspace: "⌫", " ": "␣" };
/** Keys that keyboards have under another name in each language. */
const NAMED = new Set(["Home", "End", "Escape"]);

/** @param {string} key */
const sign = (key) => (NAMED.has(key) ? say(`page-key-${key}`) : (SIGNS[key] ?? key));

export function KeysPage() {
  const [open, setOpen] = useState(false);
  useKeys({ keys: ["?"], message: "page-keys", act: () => setOpen(true) });
  if (!open) return null;
  return html`<${Dialog} title=${say("page-keys")} onClose=${() => setOpen(false)}>
    <dl class="keys" tabindex="0">
      ${allKeys().map(({ shown, message }) => html`<div key=${message}>
        <dt>${shown.map((key) => html`<kbd>${sign(key)}</kbd>`)}</dt><dd>${say(message)}</dd>
      </div>`)}
    </dl>
    <p class="under">${say("page-keys-note")}</p>
  <//>`;
}
