/** An address that names nothing here. */

import { html, useEffect } from "../vendor/preact.js";
import { Masthead } from "../parts/masthead.js";
import { tab } from "../tab.js";
import { say } from "../texts.js";

export function Missing() {
  useEffect(() => tab(say("page-missing-title")), []);
  return html`<${Masthead} />
    <main class="lobby narrow">
      <h1>${say("page-missing-title")}</h1>
      <p><a class="button primary" href="/">${say("page-to-lobby")}</a></p>
    </main>`;
}
