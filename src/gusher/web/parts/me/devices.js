/** The browsers that are me, when each was last used; each can be ended. */

import { html, useState } from "../../vendor/preact.js";
import * as api from "../../api.js";
import { ago, day, say } from "../../texts.js";
import { Dialog } from "../dialog.js";
import { Moving } from "../moving.js";
import { Trouble } from "../trouble.js";
import { useTry } from "./attempt.js";

/** @import {Identity, SessionCard} from "../../types.js" */

/** @param {{browser: string, system: string}} device */
export function deviceName({ browser, system }) {
  if (browser && system) return say("page-me-device", { browser, system });
  return browser || system || say("page-me-device-unknown");
}

/** @param {SessionCard} session */
function used(session) {
  if (session.this) return say("page-me-device-this");
  return session.here ? say("page-me-device-here") : say("page-me-device-used", { when: ago(session.used) });
}

/** @param {{me: Identity, onChange: () => void}} props */
export function Devices({ me, onChange }) {
  const { busy, problem, attempt } = useTry(onChange);
  const [moving, setMoving] = useState(false);
  const [leaving, setLeaving] = useState(false);
  return html`<section class="card" aria-labelledby="me-devices">
    <h2 id="me-devices">${say("page-me-devices")}</h2>
    <p class="under">${say("page-me-devices-text")}</p>
    <ul class="me-list">${me.sessions.map((session) => html`<li key=${session.id}>
      <span><b>${deviceName(session)}</b> <span class=${session.this ? "me-this" : "under"}>${used(session)}</span><br />
        <span class="under">${say("page-me-device-since", { day: day(session.created) })}</span></span>
      ${!session.this && html`<button type="button" disabled=${busy} aria-label=${say("page-me-device-end-of", { what: deviceName(session) })}
        onClick=${() => attempt(() => api.endSession(session.id))}>${say("page-me-device-end")}</button>`}
    </li>`)}</ul>
    <p class="me-buttons">
      <button type="button" onClick=${() => setMoving(true)}>${say("page-move-device")}</button>
      <button type="button" onClick=${() => setLeaving(true)}>${say("page-me-out")}</button>
    </p>
    <${Trouble} of=${problem} />
    ${moving && html`<${Moving} onClose=${() => setMoving(false)} />`}
    ${leaving && html`<${LogOut} me=${me} onClose=${() => setLeaving(false)} />`}
  </section>`;
}

/** @param {{me: Identity, onClose: () => void}} props */
function LogOut({ me, onClose }) {
  const { busy, problem, attempt } = useTry(() => location.assign("/"));
  const safe = me.kept || me.sessions.length > 1;
  return html`<${Dialog} title=${say("page-me-out")} onClose=${onClose}>
    <p class=${safe ? "" : "me-note"}>${say(safe ? "page-me-out-text" : "page-me-out-lost", { name: me.name })}</p>
    <${Trouble} of=${problem} />
    <div class="dialog-actions">
      <button type="button" onClick=${onClose}>${say("page-me-stay")}</button>
      <button type="button" class="primary" disabled=${busy} onClick=${() => attempt(api.logOut)}>${say("page-me-out")}</button>
    </div>
  <//>`;
}
