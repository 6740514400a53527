/** What the others do, told at the reader's speed: a line over the board, and who it is about in the place of a decision. */

import { html, useEffect, useMemo, useRef, useState } from "../vendor/preact.js";
import { useMarks } from "../board/marks.js";
import { chooseSpeed, onSpeed, speed, SPEEDS } from "../pace.js";
import { story } from "../story.js";
import { language, listing, say } from "../texts.js";
import { useTrouble } from "./network.js";
import { missed, Recap, useChapters } from "./recap.js";
import { SeatMark } from "./seat.js";

/** @import {Scene, Told} from "../types.js" */
/** @import {Live} from "./live.js" */
/** @import {Words} from "../words.js" */

/** How long a bot thinks before that shows, in milliseconds. */
const LONG = 1000;
/** Among so many events the last line of the log is found. */
const RECENT = 12;
/** So many sentences are shown in the place of a decision. */
const LINES = 4;
const CONTROLS = "a, button, input, select, textarea, summary, [role=button], [contenteditable]";

/**
 * @param {{live: Live & {skip: () => void}, scene: Scene, words: Words, pending: string | null}} props
 */
export function StoryStrip({ live, scene, words, pending }) {
  const events = useMemo(() => missed(scene, live.log), [scene.meanwhile?.join(), live.log, live.telling]);
  const chapters = useChapters(events, words);
  const asked = !live.telling && scene.offers.length > 0;
  // As soon as the turn is under way the marks have done their work.
  useMarks(asked && scene.meanwhile?.[1] === scene.seq ? events : [], scene, words);
  const trouble = useTrouble(live.connection, pending === null ? null : words.action(pending, scene.view));
  return html`<div class=${trouble ? "story-strip in-trouble" : "story-strip"} role="region" aria-label=${say("page-story")}>
    ${trouble ? html`<p class="story-caption" role="alert"><span>${trouble}</span></p>` : live.telling ? html`<${Caption} live=${live} words=${words} />` : asked && chapters.length > 0 ? html`<${Recap} key=${String(scene.meanwhile)} chapters=${chapters} words=${words} />` : html`<${Thinking} log=${live.log} scene=${scene} words=${words} />`}
    ${live.telling && html`<button type="button" class="story-skip" title=${say("page-story-skip-how")} onClick=${live.skip}>${say("page-story-skip")} <span aria-hidden="true">»</span></button>`}
    <${Pace} />
  </div>`;
}

/** A line with its place, unless that is the name of whom it is about. @param {import("../story.js").Line} line @param {Words} words */
function spoken({ place, owner, sentences }, words) {
  const named = place && place !== (typeof owner === "number" ? words.who(owner) : null);
  return [named && `${place}:`, ...sentences].filter(Boolean).join(" ");
}

/** What is told at this moment. @param {{live: Live, words: Words}} props */
function Caption({ live, words }) {
  const told = useMemo(() => story(live.fresh, words).filter((line) => !line.heading), [live.fresh, words, language()]);
  const owner = told[told.length - 1]?.owner;
  return html`<p class="story-caption">${typeof owner === "number" && html`<${SeatMark} seat=${owner} size=${12} />`} <span>${told.map((line) => spoken(line, words)).join(" ")}</span></p>`;
}

/** Bots that think for long; else what happened last. @param {{log: Told[], scene: Scene, words: Words}} props */
function Thinking({ log, scene, words }) {
  const bots = /** @type {number[]} */ (scene.view.awaiting).filter((seat) => scene.seats[seat].kind === "bot" || scene.seats[seat].stand_in);
  const [long, setLong] = useState(false);
  const waits = scene.status === "running" && bots.length > 0 && scene.offers.length === 0;
  useEffect(() => {
    setLong(false);
    if (!waits) return undefined;
    const timer = setTimeout(() => setLong(true), LONG);
    return () => clearTimeout(timer);
  }, [scene.seq, waits]);
  const last = useMemo(() => story(log.slice(-RECENT), words).filter((line) => !line.heading).pop(), [log, words, language()]);
  if (!waits || !long) return html`<p class="story-caption bygone">${typeof last?.owner === "number" && html`<${SeatMark} seat=${last.owner} size=${12} />`} <span>${last && spoken(last, words)}</span></p>`;
  return html`<p class="story-caption thinking">${bots.length === 1 && html`<${SeatMark} seat=${bots[0]} size=${12} />`} <span>${say("page-thinking", { who: listing(bots.map((seat) => words.who(seat))), count: bots.length })}</span><i class="dots" aria-hidden="true"><i></i><i></i><i></i></i></p>`;
}

/** How fast the story is told. */
function Pace() {
  const [chosen, setChosen] = useState(speed());
  useEffect(() => onSpeed(() => setChosen(speed())), []);
  return html`<select class="quiet-select story-pace" aria-label=${say("page-pace")} title=${say("page-pace")} value=${chosen} onChange=${(/** @type {any} */ event) => chooseSpeed(event.target.value)}>
    ${SPEEDS.map((each) => html`<option value=${each} selected=${each === chosen}>${say(`page-pace-${each}`)}</option>`)}
  </select>`;
}

/** In the place of a decision while others are told about. @param {{live: Live & {skip: () => void}, scene: Scene, words: Words}} props */
export function Telling({ live, scene, words }) {
  const since = scene.meanwhile?.[0] ?? 0;
  const lines = useMemo(() => story(live.log.filter(({ moment }) => moment >= since), words).filter((line) => !line.heading), [live.log, since, words, language()]);
  const last = lines[lines.length - 1];
  const who = last?.owner ?? live.fresh.map(({ values }) => values.seat).find((seat) => typeof seat === "number");
  return html`<div class="decision telling">
    <div class="question" aria-live="polite">
      <h2>${typeof who === "number" ? html`<${SeatMark} seat=${who} /> ${say("page-story-of", { who: words.who(who) })}` : say("page-story")}</h2>
    </div>
    <ol class="story-lines">${lines.slice(-LINES).map((line) => html`<li key=${`${line.at} ${line.key}`} class=${line === last ? "now" : ""}>
      ${typeof line.owner === "number" && html`<${SeatMark} seat=${line.owner} size=${11} />`} <span>${spoken(line, words)}</span></li>`)}</ol>
    <div class="decision-foot"><button type="button" class="primary story-skip" title=${say("page-story-skip-how")} onClick=${live.skip}>${say("page-story-skip")} <span aria-hidden="true">»</span></button></div>
  </div>`;
}

/** Space and Escape jump to the own next decision. @param {boolean} telling @param {() => void} skip */
export function useSkipKeys(telling, skip) {
  const jump = useRef(skip);
  jump.current = skip;
  useEffect(() => {
    if (!telling) return undefined;
    const heard = (/** @type {KeyboardEvent} */ event) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || document.querySelector("dialog[open], .sheet")) return;
      if (event.key !== "Escape" && (event.key !== " " || target?.closest(CONTROLS))) return;
      event.preventDefault();
      jump.current();
    };
    document.addEventListener("keydown", heard);
    return () => document.removeEventListener("keydown", heard);
  }, [telling]);
}
