/** Which clock a new table has: none, live, or of days. */

import { html } from "../vendor/preact.js";
import { say } from "../texts.js";

/** @import {DaysClock, LiveClock} from "../types.js" */

/** @typedef {LiveClock | DaysClock} Clock */

const KINDS = ["none", "live", "days"];
const THEN = /** @type {const} */ (["bot", "leave", "end"]);
/** Usual clocks, the second first of all: minutes and seconds, or hours and hours. */
const USUAL = { live: [[10, 15], [20, 30], [45, 60]], days: [[12, 24], [24, 48], [72, 72]] };
/** The names of their numbers, with the least and the most. @type {Record<string, [string, number, number][]>} */
const FIELDS = { live: [["minutes", 1, 600], ["increment", 0, 600]], days: [["hours", 1, 336], ["reserve", 0, 1440]] };

/** @param {"live" | "days"} kind @param {number[]} numbers @param {"bot" | "leave" | "end"} then @returns {Clock} */
const made = (kind, [each, more], then) => (kind === "live" ? { kind, minutes: each, increment: more, then } : { kind, hours: each, reserve: more, then });

/** @param {Clock} clock @returns {number[]} */
const numbersOf = (clock) => (clock.kind === "live" ? [clock.minutes, clock.increment ?? 0] : [clock.hours, clock.reserve ?? 0]);

/** @param {{clock: Clock | null, onChange: (clock: Clock | null) => void}} props */
export function ClockChoice({ clock, onChange }) {
  const kind = clock?.kind ?? "none";
  const then = clock?.then ?? "bot";
  const numbers = clock ? numbersOf(clock) : [];
  return html`<fieldset class="choice-row clock-choice">
    <legend class="label">${say("page-clock")}</legend>
    ${KINDS.map((each) => html`<label class="pill">
      <input type="radio" name="clock" checked=${kind === each} onChange=${() => onChange(each === "live" || each === "days" ? made(each, USUAL[each][1], then) : null)} /><span>${say(`page-clock-${each}`)}</span>
    </label>`)}
    <p class="clock-text">${say(`page-clock-${kind}-text`)}</p>
    ${clock && html`<div class="presets" role="group" aria-label=${say("page-clock-usual")}>
      ${USUAL[clock.kind].map((usual) => html`<button type="button" class=${String(usual) === String(numbers) ? "chosen" : ""} aria-pressed=${String(usual) === String(numbers) ? "true" : "false"}
        onClick=${() => onChange(made(clock.kind, usual, then))}>${say(`page-clock-usual-${clock.kind}`, { each: usual[0], more: usual[1] })}</button>`)}
    </div>
    <div class="clock-fields">
      ${FIELDS[clock.kind].map(([name, least, most], place) => html`<label key=${name}><span class="label">${say(`page-clock-field-${name}`)}</span>
        <input type="number" required min=${least} max=${most} step="1" inputmode="numeric" value=${numbers[place]}
          onInput=${(/** @type {any} */ event) => onChange(made(clock.kind, numbers.map((number, at) => (at === place ? Number.parseInt(event.target.value, 10) || least : number)), then))} />
      </label>`)}
      <label class="clock-then"><span class="label">${say("page-clock-then")}</span>
        <select value=${then} onChange=${(/** @type {any} */ event) => onChange(made(clock.kind, numbers, event.target.value))}>
          ${THEN.map((each) => html`<option value=${each} selected=${each === then}>${say(`page-clock-then-${each}`)}</option>`)}
        </select>
      </label>
    </div>`}
  </fieldset>`;
}
