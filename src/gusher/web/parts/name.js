/** The field for a guest's name. */

import { html } from "../vendor/preact.js";
import { say } from "../texts.js";

export const NAME_LENGTH = 24;

/** @param {{value: string, onInput: (name: string) => void, label?: string}} props */
export function NameField({ value, onInput, label }) {
  return html`<label class="name-field"><span class="label">${label ?? say("page-your-name")}</span>
    <input type="text" name="name" required maxlength=${NAME_LENGTH} autocomplete="nickname" autocapitalize="words" spellcheck="false"
      value=${value} onInput=${(/** @type {any} */ event) => onInput(event.target.value)} />
  </label>`;
}
