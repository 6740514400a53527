/** A refusal shown where it happened. */

import { html } from "../vendor/preact.js";
import { problem } from "../words.js";

/** @param {{of: any}} props a `Problem`, or nothing */
export function Trouble({ of }) {
  if (!of) return null;
  const known = typeof of.reason === "string" ? of : { reason: "unexpected" };
  return html`<p class="trouble" role="alert">${problem(known)}</p>`;
}
