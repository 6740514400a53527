/** The dialog to say when one will be away, so that the own clocks of days stand. */

import { html, useState } from "../vendor/preact.js";
import * as api from "../api.js";
import { usePromise } from "../hooks.js";
import { day, say } from "../texts.js";
import { Dialog } from "./dialog.js";
import { Trouble } from "./trouble.js";

/** @import {Absence, Away} from "../types.js" */

/** A day as the field for it wants it, in the time of this place. @param {Date} date */
const written = (date) => new Date(date.getTime() - 60000 * date.getTimezoneOffset()).toISOString().slice(0, 10);

/** The beginning of a day here, so many days later. @param {string} text @param {number} later */
function beginning(text, later) {
  const [year, month, date] = text.split("-").map(Number);
  return new Date(year, month - 1, date + later).getTime() / 1000;
}

/** @param {{onClose: () => void}} props */
export function Absences({ onClose }) {
  const asked = usePromise(api.away, []);
  const [changed, setChanged] = useState(/** @type {Away | null} */ (null));
  const [from, setFrom] = useState(written(new Date()));
  const [to, setTo] = useState(written(new Date()));
  const [problem, setProblem] = useState(/** @type {any} */ (null));
  const away = changed ?? asked.value;
  const ask = async (/** @type {Promise<Away>} */ answer) => {
    setProblem(null);
    try {
      setChanged(await answer);
    } catch (refused) {
      setProblem(refused);
    }
  };
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    ask(api.goAway(beginning(from, 0), beginning(to, 1)));
  };
  return html`<${Dialog} title=${say("page-absence-title")} onClose=${onClose}>
    <form class="absences" onSubmit=${submit}>
      <p>${say("page-absence-text", { most: away?.most ?? 0 })}</p>
      ${away && away.periods.length > 0 && html`<ul>
        ${away.periods.map((/** @type {Absence} */ each) => html`<li key=${each.id}><span>${say("page-absence-period", { from: day(each.begins), to: day(each.ends - 1) })}</span>
          <button type="button" onClick=${() => ask(api.endAbsence(each.id))}>${say(each.began ? "page-absence-end" : "page-absence-remove")}</button></li>`)}
      </ul>`}
      <div class="clock-fields">
        <label><span class="label">${say("page-absence-from")}</span><input type="date" required value=${from} min=${written(new Date())} onInput=${(/** @type {any} */ event) => setFrom(event.target.value)} /></label>
        <label><span class="label">${say("page-absence-to")}</span><input type="date" required value=${to} min=${from} onInput=${(/** @type {any} */ event) => setTo(event.target.value)} /></label>
      </div>
      ${away && html`<p class="under" role="status">${say("page-absence-left", { days: Math.floor(away.left) })}</p>`}
      <${Trouble} of=${problem ?? asked.problem} />
      <div class="dialog-actions">
        <button type="button" onClick=${onClose}>${say("page-absence-close")}</button>
        <button class="primary">${say("page-absence-save")}</button>
      </div>
    </form>
  <//>`;
}
