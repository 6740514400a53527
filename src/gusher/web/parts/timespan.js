/** How long something still takes, and which clock a table has, in words. */

import { say } from "../texts.js";

/** @import {DaysClock, LiveClock} from "../types.js" */

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86400;
/** From so many seconds on nobody counts them. */
const LONG = 2 * HOUR;

/** As on a clock: 1:32, and from an hour on 1:02:03. @param {number} seconds */
function digits(seconds) {
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const hours = Math.floor(seconds / HOUR);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  return hours ? `${hours}:${two(minutes)}:${two(seconds % MINUTE)}` : `${minutes}:${two(seconds % MINUTE)}`;
}

/** As short as it can be said: 2 d 3 h, 7 h, or to the second where that matters. @param {number} seconds */
export function span(seconds) {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole < LONG) return digits(whole);
  const days = Math.floor(whole / DAY);
  const hours = Math.floor((whole % DAY) / HOUR);
  return days ? say("page-clock-span-days", { days, hours }) : say("page-clock-span-hours", { hours });
}

/** How long that is, for the ear. @param {number} seconds */
export function spoken(seconds) {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole < 2 * MINUTE) return say("page-clock-seconds", { count: whole });
  return whole < LONG ? say("page-clock-minutes", { count: Math.round(whole / MINUTE) }) : say("page-clock-hours", { count: Math.round(whole / HOUR) });
}

/** What a clock is like, and what happens when it has run out. @param {LiveClock | DaysClock} clock */
export function clockLine(clock) {
  const how = clock.kind === "live"
    ? say("page-clock-is-live", { minutes: clock.minutes, increment: clock.increment ?? 0 })
    : say("page-clock-is-days", { hours: clock.hours, reserve: clock.reserve ?? 0 });
  return `${how} ${say(`page-clock-up-${clock.then ?? "bot"}`)}`;
}
