/** A link out of a mail: the address is a way back from now on. */

import { html, useEffect, useState } from "../vendor/preact.js";
import * as api from "../api.js";
import { Masthead } from "../parts/masthead.js";
import { Trouble } from "../parts/trouble.js";
import { tab } from "../tab.js";
import { say } from "../texts.js";

/** @param {{token: string}} props */
export function Confirm({ token }) {
  const [refused, setRefused] = useState(/** @type {any} */ (null));
  const [state, setState] = useState("");
  useEffect(() => tab(say("page-mailbox-title")), []);
  // Only a click spends the link: programs that preview links must not.
  const confirm = async () => {
    setState("busy");
    try {
      await api.confirmMail(token);
      setState("done");
    } catch (problem) {
      setRefused(problem);
    }
  };
  return html`<${Masthead} />
    <main id="main" class="lobby narrow">
      <h1>${say("page-mailbox-title")}</h1>
      <p role="status">${say(state === "done" ? "page-mailbox-done" : "page-mailbox-text")}</p>
      ${state !== "done" && html`<p><button type="button" class="primary big" disabled=${state === "busy"} onClick=${confirm}>${say("page-mailbox-here")}</button></p>`}
      <${Trouble} of=${refused} />
      <p><a href="/me">${say("page-me")}</a></p>
    </main>`;
}
