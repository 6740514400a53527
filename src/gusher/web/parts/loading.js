/** A page that is not there yet. Only who waits longer reads so: what comes and goes at once would only flicker. */

import { html } from "../vendor/preact.js";
import { say } from "../texts.js";

export function Loading() {
  return html`<main id="main">
    <h1 class="visually-hidden">Gusher</h1>
    <p class="loading" role="status">${say("page-loading")}</p>
  </main>`;
}
