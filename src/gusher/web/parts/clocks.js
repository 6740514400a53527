/** The clocks of a table: at every seat, and the own one where one decides. */

import { html, useEffect, useMemo, useRef, useState } from "../vendor/preact.js";
import { say } from "../texts.js";
import { span, spoken } from "./timespan.js";

/** @import {Scene, SeatClock} from "../types.js" */

/**
 * A clock as it stands now.
 *
 * @typedef {{seat: number, left: number, reserve: number, runs: boolean, out: boolean, low: boolean, away: boolean}} Face
 */

/** How often the seconds are looked at, in milliseconds. */
const OFTEN = 250;

/** @param {SeatClock} clock @param {number} passed seconds since the scene came @returns {Face} */
export function face(clock, passed) {
  const [from, to] = clock.stands ?? [Infinity, Infinity];
  const stood = Math.max(0, Math.min(passed, to) - Math.max(0, from));
  const left = clock.runs ? Math.max(0, clock.left - passed + stood) : clock.left;
  const away = clock.runs && from <= passed && passed < to;
  return { seat: clock.seat, left, reserve: Math.min(left, clock.reserve), runs: clock.runs, out: clock.out, low: clock.runs && left < clock.low, away };
}

/**
 * What the clocks show now, by seat.
 *
 * @param {Scene} scene
 * @param {number} arrived when the newest scene came, by `performance.now()`
 * @returns {Map<number, Face>}
 */
export function useClocks(scene, arrived) {
  const [now, setNow] = useState(arrived);
  const runs = scene.status === "running" && scene.clocks.some((clock) => clock.runs);
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => setNow(performance.now()), OFTEN);
    return () => clearInterval(timer);
  }, [runs]);
  const passed = Math.max(0, now - arrived) / 1000;
  return useMemo(() => new Map(scene.clocks.map((clock) => [clock.seat, face(clock, passed)])), [scene.clocks, passed]);
}

/** An hourglass; nearly empty where there is little time. @param {{low: boolean}} props */
const Glass = ({ low }) => html`<svg viewBox="0 0 16 16" width="13" height="13" aria-hidden="true">
  <path d="M3 1h10v2.6L9.4 8l3.6 4.4V15H3v-2.6L6.6 8 3 3.6zm1.5 1.5v.6L8 7.2l3.5-4.1v-.6zM8 8.8l-3.5 4.1v.6h7v-.6z" fill="currentColor" fill-rule="evenodd" />
  ${low && html`<path d="M5 13.2 8 11l3 2.2z" fill="currentColor" />`}
</svg>`;

/**
 * The clock of a seat, in small. Of days only one that runs says something.
 *
 * @param {{clock: Face | undefined, days: boolean}} props
 */
export function SeatTime({ clock, days }) {
  if (!clock || (days && !clock.runs && !clock.out)) return null;
  if (clock.out) return html`<span class="seat-time out">${say("page-clock-out")}</span>`;
  const classes = ["seat-time", clock.runs ? "runs" : "", clock.low ? "low" : ""].join(" ");
  return html`<span class=${classes} title=${clock.away ? say("page-clock-stands") : undefined}>
    ${clock.low && html`<span aria-hidden="true">!</span>`}<span aria-hidden="true">${clock.away ? say("page-clock-stands-short") : span(clock.left)}</span>
  </span>`;
}

/**
 * The own clock, large, where one is asked; it is said aloud when the last tenth begins, and once more when a third of that is left.
 *
 * @param {{clock: Face | undefined, days: boolean}} props
 */
export function OwnTime({ clock, days }) {
  const said = useRef(0);
  const [aloud, setAloud] = useState("");
  const { left = 0, low = false, runs = false, away = false } = clock ?? {};
  const warned = useRef(0);
  if (low && warned.current === 0) warned.current = left;
  if (!low) warned.current = 0;
  const step = !low ? 0 : left < warned.current / 3 ? 2 : 1;
  useEffect(() => {
    if (step > said.current) setAloud(say("page-clock-aloud", { left: spoken(left) }));
    said.current = step;
  }, [step]);
  if (!clock || !runs) return null;
  return html`<div class="own-time-row"><p class=${low ? "own-time low" : "own-time"}>
    <${Glass} low=${low} /><span class="visually-hidden">${say("page-clock-mine")} </span><b>${span(left)}</b>
    ${low && html`<span class="own-time-note">${say("page-clock-low")}</span>`}
    ${!low && away && html`<span class="own-time-note">${say("page-clock-stands")}</span>`}
    ${!low && !away && days && clock.reserve > 0 && html`<span class="own-time-note">${say("page-clock-with-reserve", { reserve: span(clock.reserve) })}</span>`}
    <span class="visually-hidden" role="status">${aloud}</span>
  </p></div>`;
}
