/** A table that cannot go on, because its rules have changed: where, what came after, and what can finish it. */

import { html } from "../vendor/preact.js";
import { say } from "../texts.js";
import { SeatMark } from "./seat.js";

/** @import {EntryAfter, Parting, Scene} from "../types.js" */
/** @import {Words} from "../words.js" */

/** @param {{scene: Scene, words: Words, replay: string | null, record: string}} props `replay`: where what can be shown is walked through */
export function Parted({ scene, words, replay, record }) {
  const parted = /** @type {Parting} */ (scene.parted);
  const { rules, data, program } = parted;
  return html`<div class="final parted">
    <div role="status"><h2>${say(parted.was === "running" || parted.was === "open" ? "page-parted" : "page-parted-over")}</h2>
      <p>${why(parted)}</p>
    </div>
    <p class="under">${parted.was === "open" ? say("page-parted-unbegun") : say(program ? "page-parted-version" : "page-parted-rules", { rules, data, program })}</p>
    <${Result} parted=${parted} words=${words} />
    <div class="final-buttons">
      ${parted.was !== "open" && html`<a class="button primary" href=${record} download=${`${scene.game}-${scene.table}.jsonl`}>${say("page-record")}</a>`}
      ${replay && html`<a class="button" href=${replay}>${say("page-replay")}</a>`}
      <a class="button" href="/">${say("page-to-lobby")}</a>
    </div>
    ${parted.after.length > 0 && html`<details>
      <summary>${say("page-parted-after", { count: parted.count })}</summary>
      <ol class="parted-after" start=${(parted.at ?? 0) + 1}>
        ${parted.after.map((entry) => html`<li>${line(entry, scene, words)}</li>`)}
      </ol>
      ${parted.count > parted.after.length && html`<p class="under">${say("page-parted-more", { count: parted.count - parted.after.length })}</p>`}
    </details>`}
  </div>`;
}

/** @param {Parting} parted */
function why({ at, why: reason, section, our_rules: rules, our_data: data }) {
  const values = { number: (at ?? 0) + 1, section, rules, data };
  if (at === null && reason === "position") return say("page-parted-setup", values);
  return say(`page-parted-${reason === "refused" && section ? "refused-by" : reason}`, values);
}

/** @param {EntryAfter} entry @param {Scene} scene @param {Words} words */
function line(entry, scene, words) {
  if (entry.seat === null) return entry.action === null ? say("page-parted-draw") : say("page-parted-drawn", { what: entry.action });
  const who = words.who(entry.seat);
  if (entry.back) return say("page-event-taken-back", { who });
  return entry.action === null ? say("page-parted-hidden", { who }) : say("page-parted-choice", { who, what: named(entry.action, scene, words) });
}

/** The rules of before may have had choices that there are no words for any more. @param {string} action @param {Scene} scene @param {Words} words */
function named(action, scene, words) {
  try {
    return words.action(action, scene.view) || action;
  } catch {
    return action;
  }
}

/** @param {{parted: Parting, words: Words}} props */
function Result({ parted, words }) {
  const { places, points } = parted;
  if (!places || !points) return null;
  const order = places.map((_, seat) => seat).sort((one, other) => places[one] - places[other]);
  return html`<table class="scores">
    <thead><tr><td></td>${order.map((seat) => html`<th scope="col"><${SeatMark} seat=${seat} /><span title=${words.who(seat)}>${words.who(seat)}</span></th>`)}</tr></thead>
    <tbody><tr class="places"><th scope="row">${say("play-place")}</th>${order.map((seat) => html`<td>${places[seat]}</td>`)}</tr></tbody>
    <tfoot><tr><th scope="row">${say("play-total")}</th>${order.map((seat) => html`<td>${points[seat]}</td>`)}</tr></tfoot>
  </table>`;
}
