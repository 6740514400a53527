/** What a choice changes at once, or an event has changed, as short as can be: "+$4". */

import { html } from "../vendor/preact.js";

/** @import {Words} from "../words.js" */

/** @param {{words: Words, effect: Record<string, number>}} props */
export function Effects({ words, effect }) {
  const changes = words.changes(effect);
  if (changes.length === 0) return null;
  return html`<span class="effects">${changes.map(({ key, text, gain }) => html`<span class=${`effect ${key} ${gain ? "gain" : "cost"}`}>${text}</span>`)}</span>`;
}
