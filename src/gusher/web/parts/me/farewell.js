/** What is kept about me, to be had as a file; and to be deleted, after a sign that it is meant. */

import { html, useState } from "../../vendor/preact.js";
import * as api from "../../api.js";
import { say } from "../../texts.js";
import { Dialog } from "../dialog.js";
import { Trouble } from "../trouble.js";
import { useTry } from "./attempt.js";

/** @import {Identity} from "../../types.js" */

/** @param {{me: Identity}} props */
export function Farewell({ me }) {
  const [leaving, setLeaving] = useState(false);
  return html`<section class="card" aria-labelledby="me-data">
      <h2 id="me-data">${say("page-me-data")}</h2>
      <p class="under">${say("page-me-data-text")}</p>
      <p><a class="button" href=${api.DATA} download="gusher-me.json">${say("page-me-data-get")}</a></p>
    </section>
    <section class="card" aria-labelledby="me-delete">
      <h2 id="me-delete">${say("page-me-delete")}</h2>
      <p class="under">${say("page-me-delete-text")}</p>
      <p><button type="button" class="me-grave" onClick=${() => setLeaving(true)}>${say("page-me-delete-open")}</button></p>
      ${leaving && html`<${Delete} name=${me.name} onClose=${() => setLeaving(false)} />`}
    </section>`;
}

/** @param {{name: string, onClose: () => void}} props */
function Delete({ name, onClose }) {
  const [typed, setTyped] = useState("");
  const { busy, problem, attempt } = useTry(() => location.assign("/"));
  const sure = (/** @type {Event} */ event) => {
    event.preventDefault();
    attempt(() => api.deleteMe(typed.trim()));
  };
  return html`<${Dialog} title=${say("page-me-delete")} onClose=${onClose}>
    <p>${say("page-me-delete-sure")}</p>
    <form onSubmit=${sure}>
      <label class="me-field"><span class="label">${say("page-me-delete-type", { name })}</span>
        <input type="text" required autocomplete="off" spellcheck=${false} value=${typed} onInput=${(/** @type {any} */ event) => setTyped(event.target.value)} />
      </label>
      <${Trouble} of=${problem} />
      <div class="dialog-actions">
        <button type="button" onClick=${onClose}>${say("page-me-stay")}</button>
        <button class="me-grave" disabled=${busy || typed.trim() !== name}>${say("page-me-delete-do")}</button>
      </div>
    </form>
  <//>`;
}
