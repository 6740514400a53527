/** What has happened since one's last decision, seat by seat, in the sentences of the log. */

import { html, useEffect, useMemo, useRef, useState } from "../vendor/preact.js";
import { language, say } from "../texts.js";
import { story } from "../story.js";
import { Effects } from "./effects.js";
import { SeatMark } from "./seat.js";

/** @import {Scene, Told} from "../types.js" */
/** @import {Words} from "../words.js" */

/**
 * What one seat did, and what it brought it; `seat` is null for what happened to the table.
 *
 * @typedef {{seat: number | null, sentences: string[], gains: Record<string, number>}} Chapter
 */

/** What others chose since the seat of this scene did; while it goes on choosing, before that. @param {Scene} scene @param {Told[]} log @returns {Told[]} */
export function missed(scene, log) {
  if (!scene.meanwhile) return [];
  const [since, until] = scene.meanwhile;
  return log.filter(({ moment }) => since <= moment && moment < until);
}

/** @param {Told[]} events @param {Words} words @returns {Chapter[]} */
export function chapters(events, words) {
  /** @type {Map<number | null, Chapter>} */
  const found = new Map();
  const of = (/** @type {number | null} */ seat) => {
    const known = found.get(seat) ?? { seat, sentences: [], gains: {} };
    found.set(seat, known);
    return known;
  };
  for (const line of story(events, words)) {
    if (line.heading) continue;
    const place = line.place && typeof line.owner !== "number" ? `${line.place}: ` : "";
    of(typeof line.owner === "number" ? line.owner : null).sentences.push(`${place}${line.sentences.join(" ")}`);
    for (const [seat, gains] of line.gains) {
      const { gains: sum } = of(seat);
      for (const [key, change] of Object.entries(gains)) sum[key] = (sum[key] ?? 0) + change;
    }
  }
  const told = [...found.values()].filter(({ sentences, gains }) => sentences.length > 0 || Object.values(gains).some(Boolean));
  return [...told.filter(({ seat }) => seat !== null), ...told.filter(({ seat }) => seat === null)];
}

/** The chapters, made anew when there is something new. @param {Told[]} events @param {Words} words */
export const useChapters = (events, words) => useMemo(() => chapters(events, words), [events, words, language()]);

/**
 * In one line; unfolded, all of it, over the board.
 *
 * @param {{chapters: Chapter[], words: Words}} props
 */
export function Recap({ chapters: told, words }) {
  const [open, setOpen] = useState(false);
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (!open) return undefined;
    const leave = (/** @type {Event} */ event) => {
      const key = event instanceof KeyboardEvent ? event.key : null;
      if (key === null ? !root.current?.contains(/** @type {Node} */ (event.target)) : key === "Escape") setOpen(false);
    };
    document.addEventListener("keydown", leave);
    document.addEventListener("pointerdown", leave);
    return () => {
      document.removeEventListener("keydown", leave);
      document.removeEventListener("pointerdown", leave);
    };
  }, [open]);
  return html`<div class="recap" ref=${root}>
    <button type="button" class="recap-line" aria-expanded=${open ? "true" : "false"} aria-controls="recap" onClick=${() => setOpen(!open)}>
      <b>${say("page-recap")}</b>
      <span class="recap-short">${told.map((chapter) => html`<span class="recap-part" key=${chapter.seat ?? "table"}>
        ${chapter.seat !== null && html`<${SeatMark} seat=${chapter.seat} size=${12} />`} <span>${chapter.sentences.join(" ")}</span> <${Effects} words=${words} effect=${chapter.gains} />
      </span>`)}</span>
      <span class="recap-fold" aria-hidden="true">${open ? "▴" : "▾"}</span>
    </button>
    ${open && html`<ul class="recap-all" id="recap">
      ${told.map((chapter) => html`<li key=${chapter.seat ?? "table"}>
        <p class="recap-who">${chapter.seat !== null && html`<${SeatMark} seat=${chapter.seat} />`} <b>${chapter.seat === null ? say("page-recap-table") : words.who(chapter.seat)}</b> <${Effects} words=${words} effect=${chapter.gains} /></p>
        ${chapter.sentences.map((sentence) => html`<p>${sentence}</p>`)}
      </li>`)}
    </ul>`}
  </div>`;
}
