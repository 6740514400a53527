/** The field for an address of mail, and the button that sends something there. */

import { html, useState } from "../../vendor/preact.js";

/** @param {{busy: boolean, label: string, button: string, onSend: (address: string) => void}} props */
export function MailField({ busy, label, button, onSend }) {
  const [typed, setTyped] = useState("");
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    onSend(typed.trim());
  };
  return html`<form class="me-row" onSubmit=${send}>
    <label class="me-field"><span class="label">${label}</span>
      <input type="email" required maxlength="254" autocomplete="email" value=${typed} onInput=${(/** @type {any} */ event) => setTyped(event.target.value)} />
    </label>
    <button disabled=${busy || typed.trim() === ""}>${button}</button>
  </form>`;
}
