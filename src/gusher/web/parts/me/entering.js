/** I was here before: by a passkey, by the recovery code, by a link that is sent to my mailbox. */

import { html, useState } from "../../vendor/preact.js";
import * as api from "../../api.js";
import { usePromise } from "../../hooks.js";
import { enterByPasskey, hindrance } from "../../passkeys.js";
import { say } from "../../texts.js";
import { Trouble } from "../trouble.js";
import { useTry } from "./attempt.js";
import { MailField } from "./mailfield.js";

/** @import {Identity} from "../../types.js" */

/** @param {{back: string, me: Identity | null}} props `me`: who this browser is so far */
export function Entering({ back, me }) {
  const doors = usePromise(api.doors, []);
  const [code, setCode] = useState("");
  const [sent, setSent] = useState(false);
  // A whole new page: all that is shown was about somebody else.
  const passkey = useTry(() => location.assign(back));
  const typed = useTry(() => location.assign(back));
  const mail = useTry(() => setSent(true));
  const why = hindrance();
  const enter = (/** @type {Event} */ event) => {
    event.preventDefault();
    typed.attempt(() => api.enterByCode(code));
  };
  return html`<div class="me-ways">
    ${me && html`<p class="me-note">${say(me.kept ? "page-me-other-kept" : "page-me-other-lost", { name: me.name })}</p>`}
    <div class="me-way">
      ${why
        ? html`<p class="me-note">${say(`page-me-passkey-${why}`)}</p>`
        : html`<p><button type="button" class="primary big" disabled=${passkey.busy} onClick=${() => passkey.attempt(enterByPasskey)}>${say("page-me-passkey-enter")}</button></p>`}
      <${Trouble} of=${passkey.problem} />
    </div>
    <div class="me-way">
      <form class="me-row" onSubmit=${enter}>
        <label class="me-field"><span class="label">${say("page-me-code")}</span>
          <input type="text" required class="me-code" maxlength="60" autocomplete="off" autocapitalize="characters" spellcheck=${false} placeholder="XXXXX-XXXXX-XXXXX-XXXXX-XXXXX"
            value=${code} onInput=${(/** @type {any} */ event) => setCode(event.target.value)} />
        </label>
        <button disabled=${typed.busy || code.trim() === ""}>${say("page-me-enter")}</button>
      </form>
      <${Trouble} of=${typed.problem} />
    </div>
    ${doors.value?.mails && html`<div class="me-way">
      <${MailField} busy=${mail.busy} label=${say("page-me-mail-address")} button=${say("page-me-mail-ask")} onSend=${(/** @type {string} */ address) => mail.attempt(() => api.askForLink(address))} />
      <p role="status">${sent && say("page-me-mail-maybe")}</p>
      <${Trouble} of=${mail.problem} />
    </div>`}
    <p class="under">${say("page-me-claim-too")}</p>
  </div>`;
}
