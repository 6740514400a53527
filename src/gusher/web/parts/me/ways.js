/** Keep this identity: passkeys, a recovery code, a mail address. */

import { html, useState } from "../../vendor/preact.js";
import * as api from "../../api.js";
import { hindrance, keepPasskey } from "../../passkeys.js";
import { day, say } from "../../texts.js";
import { toast } from "../toasts.js";
import { Trouble } from "../trouble.js";
import { useTry } from "./attempt.js";
import { deviceName } from "./devices.js";
import { MailField } from "./mailfield.js";
import { Sheet } from "./sheet.js";

/** @import {Identity, PasskeyCard} from "../../types.js" */

/** @param {{me: Identity, onChange: () => void}} props */
export function Ways({ me, onChange }) {
  return html`<section class="card" aria-labelledby="me-keep">
    <h2 id="me-keep">${say("page-me-keep")}</h2>
    <p class=${me.kept ? "me-state kept" : "me-state"}><span aria-hidden="true">${me.kept ? "✓" : "!"}</span> ${say(me.kept ? "page-me-kept" : "page-me-unkept")}</p>
    <${Passkeys} me=${me} onChange=${onChange} />
    <${Code} me=${me} onChange=${onChange} />
    ${me.mails && html`<${Mail} me=${me} onChange=${onChange} />`}
  </section>`;
}

/** @param {{me: Identity, onChange: () => void}} props */
function Passkeys({ me, onChange }) {
  const { busy, problem, attempt } = useTry(onChange);
  const why = hindrance();
  const make = async () => {
    await keepPasskey();
    toast(say("page-me-passkey-made"));
  };
  const told = (/** @type {PasskeyCard} */ key) => (key.used === null ? say("page-me-made", { day: day(key.created) }) : say("page-me-passkey-used", { day: day(key.used) }));
  return html`<div class="me-way">
    <h3>${say("page-me-passkey")}</h3>
    <p class="under">${say("page-me-passkey-text")}</p>
    ${me.passkeys.length > 0 && html`<ul class="me-list">${me.passkeys.map((key) => html`<li key=${key.id}>
      <span><b>${deviceName(key)}</b> <span class="under">${told(key)}</span></span>
      <button type="button" disabled=${busy} aria-label=${say("page-me-remove-of", { what: deviceName(key) })} onClick=${() => attempt(() => api.removePasskey(key.id))}>${say("page-remove")}</button>
    </li>`)}</ul>`}
    ${why
      ? html`<p class="me-note">${say(`page-me-passkey-${why}`)}</p>`
      : html`<p><button type="button" class=${me.kept ? "" : "primary"} disabled=${busy} onClick=${() => attempt(make)}>${say(me.passkeys.length ? "page-me-passkey-another" : "page-me-passkey-make")}</button></p>`}
    <${Trouble} of=${problem} />
  </div>`;
}

/** @param {{me: Identity, onChange: () => void}} props */
function Code({ me, onChange }) {
  const [code, setCode] = useState("");
  const { busy, problem, attempt } = useTry(onChange);
  const make = async () => setCode((await api.newCode()).code);
  const remove = async () => {
    await api.removeCode();
    setCode("");
  };
  return html`<div class="me-way">
    <h3>${say("page-me-code")}</h3>
    <p class="under">${say("page-me-code-text")}</p>
    ${code ? html`<${Sheet} code=${code} name=${me.name} onDone=${() => setCode("")} />` : html`<p class="me-buttons">
      <button type="button" disabled=${busy} onClick=${() => attempt(make)}>${say(me.code === null ? "page-me-code-make" : "page-me-code-another")}</button>
      ${me.code !== null && html`<button type="button" disabled=${busy} aria-label=${say("page-me-remove-of", { what: say("page-me-code") })} onClick=${() => attempt(remove)}>${say("page-remove")}</button>
        <span class="under">${say("page-me-made", { day: day(me.code) })}</span>`}
    </p>`}
    <${Trouble} of=${problem} />
  </div>`;
}

/** @param {{me: Identity, onChange: () => void}} props */
function Mail({ me, onChange }) {
  const [sent, setSent] = useState("");
  const { busy, problem, attempt } = useTry(onChange);
  const name = (/** @type {string} */ address) => attempt(async () => (await api.nameMailbox(address), setSent(address)));
  return html`<div class="me-way">
    <h3>${say("page-me-mail")}</h3>
    <p class="under">${say("page-me-mail-text")}</p>
    ${me.mail !== null && html`<ul class="me-list"><li>
      <b>${me.mail}</b>
      <button type="button" disabled=${busy} aria-label=${say("page-me-remove-of", { what: me.mail })} onClick=${() => attempt(api.removeMail)}>${say("page-remove")}</button>
    </li></ul>`}
    <${MailField} busy=${busy} label=${say(me.mail === null ? "page-me-mail-address" : "page-me-mail-other")} button=${say("page-me-mail-send")} onSend=${name} />
    <p role="status">${sent && say("page-me-mail-sent", { address: sent })}</p>
    <${Trouble} of=${problem} />
  </div>`;
}
