/** The player of a game's moments: a slider, steps, and the eyes to look through. */

import { html, useEffect, useMemo, useRef, useState } from "../vendor/preact.js";
import { usePrevious, usePromise } from "../hooks.js";
import { useKeys } from "../keys.js";
import { useWords } from "../pages/live.js";
import { tab } from "../tab.js";
import { listing, say } from "../texts.js";
import { BoardArea } from "./boardarea.js";
import { BoxMark } from "./boxes.js";
import { isFinished, Scores } from "./final.js";
import { later } from "./later.js";
import { Brand } from "./masthead.js";
import { Menu, TextToggle } from "./menu.js";
import { ReviewPanel, useReview, VerdictLine } from "./review.js";
import { Settings } from "./settings.js";
import { ShareDialog } from "./share.js";
import { Side } from "./side.js";
import { Trouble } from "./trouble.js";

/** @import {GameKit} from "../pages/table.js" */
/** @import {Scene} from "../types.js" */
/** @import {Words} from "../words.js" */

const PlayOnDialog = later(async () => (await import("./playon.js")).PlayOnDialog);
const Trying = later(async () => (await import("./trying.js")).Trying);

const SIGNS = {
  first: "M3 2h2.5v12H3zM17 2v12L7 8z",
  back: "M15 2v12L7 8zM3.5 2H6v12H3.5z",
  play: "M5 1.5v13L17 8z",
  pause: "M5 2h3.5v12H5zM11.5 2H15v12h-3.5z",
  on: "M5 2v12l8-6zM14 2h2.5v12H14z",
  last: "M3 2v12l8-6zM10 2v12l6-6zM16 2h2.2v12H16z",
};
const PACE = 1100;
const KEPT = 300;

/**
 * @typedef {object} Props
 * @property {GameKit} kit
 * @property {(seat: number | null, at: number | null) => Promise<Scene>} load
 * @property {number} at
 * @property {number | null} seat
 * @property {(at: number, seat: number | null) => void} onMove
 * @property {string} back
 * @property {any} tools
 * @property {import("./share.js").Entrance | null} came what one came with to the table; none: it is a record from disk
 * @property {((at: number) => string) | null} link
 * @property {import("./review.js").Source} review
 * @property {import("./trying.js").Bench} bench
 */

/** Scenes that were loaded, so that going back and forth is quick. @param {Props["load"]} load */
function keeper(load) {
  /** @type {Map<string, Promise<Scene>>} */
  const kept = new Map();
  return (/** @type {number | null} */ seat, /** @type {number | null} */ at) => {
    const key = `${seat} ${at}`;
    const known = kept.get(key);
    if (known) return known;
    const asked = load(seat, at);
    kept.set(key, asked);
    asked.catch(() => kept.delete(key));
    if (kept.size > KEPT) kept.delete(/** @type {string} */ (kept.keys().next().value));
    return asked;
  };
}

/** @param {Props} props */
export function Player({ kit, load, at, seat, onMove, back, tools, came, link, review, bench }) {
  const [sharing, setSharing] = useState(false);
  const [leaving, setLeaving] = useState(/** @type {"play" | "try" | null} */ (null));
  const [shared, setShared] = useState(0);
  const scenes = useMemo(() => keeper(load), [load, shared]);
  const whole = usePromise(() => scenes(seat, null), [scenes, seat]);
  const count = whole.value?.seq ?? 0;
  const here = Math.min(at, count);
  const shown = usePromise(() => (whole.value ? scenes(seat, here) : new Promise(() => {})), [scenes, whole.value, seat, here]);
  const scene = shown.value ?? null;
  const before = usePrevious(scene?.view ?? null, scene);
  const words = useWords(kit, scene);
  const told = useMemo(() => whole.value?.events.filter((event) => event.moment === here - 1) ?? [], [scene]);
  const [text, setText] = useState(false);
  useKeys({ keys: ["t"], message: "page-text-view", act: () => setText(!text) });
  const stops = useMemo(() => stopsOf(whole.value ?? null), [whole.value]);
  const go = (/** @type {number} */ moment) => onMove(Math.max(0, Math.min(count, moment)), seat);
  const [playing, setPlaying] = usePlaying(here, count, stops, go);
  const over = whole.value?.status === "over";
  const own = (whole.value?.seats ?? []).filter((card) => card.mine).map((card) => card.seat);
  const reviewing = useReview(over ? review : null, seat ?? own[0] ?? 0);
  const address = link ?? ((/** @type {number} */ moment) => `#${moment}`);
  useEffect(() => tab(say("page-tab-replay", { title: whole.value?.title ?? "Gusher" })), [whole.value?.title]);
  useSteps(leaving !== "try", here, count, stops, go, () => setPlaying((/** @type {boolean} */ now) => !now));
  if (!scene || !words || !whole.value) {
    return html`<main id="main" class="lobby narrow"><h1 class="visually-hidden">Gusher</h1><${Trouble} of=${whole.problem ?? shown.problem} />
      ${!whole.problem && html`<p class="loading" role="status">${say("page-loading")}</p>`}</main>`;
  }
  const open = !came || isFinished(whole.value);
  const alone = open || (own.length > 0 && whole.value.seats.every((card) => card.kind !== "person" || card.mine));
  if (leaving === "try") return html`<${Trying} kit=${kit} bench=${bench} whole=${whole.value} words=${words} at=${here} seat=${seat} onLeave=${() => setLeaving(null)} />`;
  return html`<div class="table-page replay">
    <a class="skip" href="#decision">${say("page-skip-player")}</a>
    <header class="table-head">
      <${Brand} />
      <div class="table-title"><h1>${say("page-replay-of", { title: scene.title })}</h1><span class="when">${words.when(scene.view)}</span></div>
      <${BoxMark} game=${scene.game} box=${scene.box} />
      <${Eyes} whole=${whole.value} seat=${seat} words=${words} onChange=${(/** @type {number | null} */ from) => onMove(here, from)} />
      <${Menu}>
        <${TextToggle} text=${text} onText=${() => setText(!text)} />
        ${came && html`<button type="button" class="quiet" onClick=${() => setSharing(true)}>${say("page-link-moment")}</button>`}
        ${tools}
        <a class="button quiet" href=${back}>${back === "/" ? say("page-to-lobby") : say("page-back-to-table")}</a>
        <${Settings} />
      <//>
    </header>
    <main id="main" class="table-main">
      <${BoardArea} scene=${{ ...scene, offers: [], why_not: [] }} before=${before} told=${told} kit=${kit} words=${words} text=${text} onChoose=${() => {}} onHint=${() => {}} />
    </main>
    <section id="decision" class="decision-area" aria-label=${say("page-player")} tabindex="-1">
      <${Controls} here=${here} count=${count} stops=${stops} words=${words} whole=${whole.value} playing=${playing} onGo=${go} onPlay=${() => setPlaying((/** @type {boolean} */ now) => !now)} />
      <p class="replay-state" role="status">${state(scene, words)}</p>
      ${alone && !scene.view.over && html`<div class="replay-ways">
        ${open && html`<button type="button" onClick=${() => setLeaving("try")}>${say("page-try")}</button>`}
        <button type="button" onClick=${() => setLeaving("play")}>${say("page-play-on")}</button>
      </div>`}
      <${VerdictLine} reviewing=${reviewing} scene=${scene} words=${words} />
      ${here === count && scene.scores && isFinished(scene) && html`<${Scores} scene=${scene} words=${words} />`}
    </section>
    <${Side} scene=${whole.value} log=${whole.value.events} chat=${whole.value.chat} words=${words} own=${own} current=${here} onSay=${null} link=${address}
      review=${over ? (/** @type {() => void} */ close) => html`<${ReviewPanel} reviewing=${reviewing} whole=${whole.value} words=${words} here=${here} link=${address} onGo=${go} onJump=${close} />` : null} />
    ${!link && html`<${HashJump} onGo=${go} />`}
    ${leaving === "play" && html`<${PlayOnDialog} kit=${kit} bench=${bench} scene=${scene} at=${here} moves=${[]} known=${open} onClose=${() => setLeaving(null)} />`}
    ${sharing && came && html`<${ShareDialog} scene=${whole.value} came=${came} at=${here} onClose=${() => setSharing(false)}
      onShared=${() => setShared((/** @type {number} */ times) => times + 1)} />`}
  </div>`;
}

/** Without an address of its own a record's log leads to its moments by the fragment. @param {{onGo: (at: number) => void}} props */
function HashJump({ onGo }) {
  useEffect(() => {
    const jump = () => /^#\d+$/.test(location.hash) && onGo(Number(location.hash.slice(1)));
    addEventListener("hashchange", jump);
    return () => removeEventListener("hashchange", jump);
  });
  return null;
}

/** The moments after which something has been told: steps go from one to the next. @param {Scene | null} whole */
function stopsOf(whole) {
  if (!whole) return [];
  return [...new Set([0, ...whole.events.map((event) => event.moment + 1), whole.seq])].sort((one, other) => one - other);
}

/** @param {number[]} stops @param {number} here */
const next = (stops, here) => stops.find((stop) => stop > here) ?? here;
/** @param {number[]} stops @param {number} here */
const previous = (stops, here) => stops.filter((stop) => stop < here).pop() ?? here;

/** @param {number} here @param {number} count @param {number[]} stops @param {(at: number) => void} go @returns {[boolean, (change: any) => void]} */
function usePlaying(here, count, stops, go) {
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return undefined;
    if (here >= count) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => go(next(stops, here)), PACE);
    return () => clearTimeout(timer);
  }, [playing, here, count]);
  return [playing, setPlaying];
}

/** Arrows step, space plays, Home and End jump, wherever they mean nothing else. */
function useSteps(/** @type {boolean} */ on, /** @type {number} */ here, /** @type {number} */ count, /** @type {number[]} */ stops, /** @type {(at: number) => void} */ go, /** @type {() => void} */ play) {
  useKeys({ keys: ["ArrowLeft"], message: "page-step-back", act: null });
  useKeys({ keys: ["ArrowRight"], message: "page-step-on", act: null });
  useKeys({ keys: ["Home"], message: "page-to-start", act: null });
  useKeys({ keys: ["End"], message: "page-to-end", act: null });
  useKeys({ keys: [" "], message: "page-play", act: null });
  const current = useRef({ on, here, count, stops, go, play });
  current.current = { on, here, count, stops, go, play };
  useEffect(() => {
    const press = (/** @type {KeyboardEvent} */ event) => {
      const { on: wanted, here: from, count: end, stops: all, go: move, play: toggle } = current.current;
      if (!wanted) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest("input, select, textarea, dialog, [role=log]") || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === " " && target?.closest("button, a, summary")) return;
      /** @type {Record<string, () => void>} */
      const keys = { ArrowLeft: () => move(previous(all, from)), ArrowRight: () => move(next(all, from)), Home: () => move(0), End: () => move(end), " ": toggle };
      if (!Object.hasOwn(keys, event.key)) return;
      event.preventDefault();
      keys[event.key]();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

/**
 * @param {{here: number, count: number, stops: number[], words: Words, whole: Scene, playing: boolean, onGo: (at: number) => void, onPlay: () => void}} props
 */
function Controls({ here, count, stops, words, whole, playing, onGo, onPlay }) {
  const rounds = whole.events.filter((event) => words.headings.has(event.name));
  const current = rounds.filter((event) => event.moment + 1 <= here).pop();
  const button = (/** @type {string} */ id, /** @type {keyof SIGNS} */ sign, /** @type {() => void} */ act, /** @type {boolean} */ off = false) =>
    html`<button type="button" class="player-button" aria-label=${say(id)} title=${say(id)} disabled=${off} onClick=${act}>
      <svg viewBox="0 0 20 16" width="20" height="16" aria-hidden="true"><path d=${SIGNS[sign]} fill="currentColor" /></svg>
    </button>`;
  return html`<div class="player">
    <label class="player-slider"><span class="label">${say("page-moment", { at: here, count })}</span>
      <input type="range" min="0" max=${count} step="1" value=${here} aria-valuetext=${say("page-moment", { at: here, count })}
        onInput=${(/** @type {any} */ event) => onGo(Number(event.target.value))} />
    </label>
    <div class="player-buttons">
      ${button("page-to-start", "first", () => onGo(0), here === 0)}
      ${button("page-step-back", "back", () => onGo(previous(stops, here)), here === 0)}
      ${button(playing ? "page-pause" : "page-play", playing ? "pause" : "play", onPlay, here >= count && !playing)}
      ${button("page-step-on", "on", () => onGo(next(stops, here)), here >= count)}
      ${button("page-to-end", "last", () => onGo(count), here >= count)}
      ${rounds.length > 1 && html`<select aria-label=${say("page-jump-round")} value=${current ? String(current.moment + 1) : ""}
        onChange=${(/** @type {any} */ event) => onGo(Number(event.target.value))}>
        ${!current && html`<option value="" selected>${say("page-set-up")}</option>`}
        ${rounds.map((event) => html`<option value=${event.moment + 1} selected=${event === current}>${words.event(event.name, words.values(event))}</option>`)}
      </select>`}
    </div>
  </div>`;
}

/** @param {{whole: Scene, seat: number | null, words: Words, onChange: (seat: number | null) => void}} props */
function Eyes({ whole, seat, words, onChange }) {
  const seats = whole.seats.filter((card) => card.mine || isFinished(whole));
  return html`<label class="eyes"><span>${say("page-eyes")}</span>
    <select value=${seat === null ? "" : String(seat)} onChange=${(/** @type {any} */ event) => onChange(event.target.value === "" ? null : Number(event.target.value))}>
      <option value="" selected=${seat === null}>${say("page-eyes-public")}</option>
      ${seats.map((card) => html`<option value=${card.seat} selected=${card.seat === seat}>${words.who(card.seat)}</option>`)}
    </select>
  </label>`;
}

/** @param {Scene} scene @param {Words} words */
function state(scene, words) {
  const awaiting = /** @type {number[]} */ (scene.view.awaiting);
  if (scene.view.over) return say("play-over");
  if (scene.status === "ended" && scene.moment === scene.seq) return say("page-ended");
  if (awaiting.length === 0) return say("page-drawing");
  return say("page-waiting-for", { who: listing(awaiting.map((seat) => words.who(seat))), count: awaiting.length });
}
