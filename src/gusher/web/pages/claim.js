/** A one-time link from another device: this browser becomes the same guest. */

import { html, useEffect, useState } from "../vendor/preact.js";
import * as api from "../api.js";
import { Masthead } from "../parts/masthead.js";
import { Trouble } from "../parts/trouble.js";
import { go } from "../router.js";
import { tab } from "../tab.js";
import { say } from "../texts.js";

/** @param {{token: string}} props */
export function Claim({ token }) {
  const [refused, setRefused] = useState(/** @type {any} */ (null));
  const [busy, setBusy] = useState(false);
  useEffect(() => tab(say("page-claim-title")), []);
  // Only a click spends the link: programs that preview links must not.
  const claim = async () => {
    setBusy(true);
    try {
      await api.claim(token);
      go("/", { replace: true });
    } catch (problem) {
      setRefused(problem);
      setBusy(false);
    }
  };
  return html`<${Masthead} />
    <main id="main" class="lobby narrow">
      <h1>${say("page-claim-title")}</h1>
      <p>${say("page-claim-text")}</p>
      <p><button type="button" class="primary big" disabled=${busy} onClick=${claim}>${say("page-claim-here")}</button></p>
      <${Trouble} of=${refused} />
      ${refused && html`<p><a href="/">${say("page-to-lobby")}</a></p>`}
    </main>`;
}
