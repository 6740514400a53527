/** People who are not here: how long until they count as away, and what the others can do about it then. */

import { html, useEffect, useMemo, useState } from "../vendor/preact.js";
import { clock, language, say } from "../texts.js";
import { botName } from "./seat.js";
import { usualBot } from "./strength.js";

/** @import {Scene, SeatCard} from "../types.js" */
/** @import {Words} from "../words.js" */

/** Seconds as on a clock: 1:32. @param {number} seconds */
export const minutes = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/**
 * For each seat of somebody who is not here the seconds until he counts as away, from 0 on he is.
 *
 * @param {Scene} scene
 * @param {number} arrived when this scene came, by `performance.now()`
 * @returns {Map<number, number>}
 */
export function useAbsence(scene, arrived) {
  const [now, setNow] = useState(arrived);
  const since = Math.max(0, now - arrived) / 1000;
  const left = (/** @type {SeatCard} */ card) => Math.max(0, Math.ceil(Number(card.away_in) - since));
  const absent = scene.seats.filter((card) => card.kind === "person" && card.away_in !== null);
  const waits = scene.status === "running" && absent.some((card) => left(card) > 0);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(() => setNow(performance.now()), 500);
    return () => clearInterval(timer);
  }, [waits, arrived]);
  return useMemo(() => new Map(absent.map((card) => [card.seat, left(card)])), [scene.seats, since]);
}

/** Whether somebody should play here who is not here, and nobody plays for him. @param {SeatCard} card */
export const isAbsent = (card) => card.kind === "person" && card.away_in !== null && !card.stand_in;

const DAY = 24 * 3600 * 1000;

/** Since when, as short as it can be said. @param {number} seconds since 1970 */
function since(seconds) {
  const then = new Date(1000 * seconds);
  return Date.now() - then.getTime() < DAY ? clock(then) : then.toLocaleString(language(), { dateStyle: "medium", timeStyle: "short" });
}

/** What is said of somebody who is not here. @param {string} who @param {number} left @param {SeatCard} card */
export function absence(who, left, card) {
  const known = card.away_since === null ? { known: "no", since: "" } : { known: "yes", since: since(card.away_since) };
  return left > 0 ? say("page-absent-soon", { who, left: minutes(left), ...known }) : say("page-absent", { who, ...known });
}

/**
 * Whom the table waits for although they are not here.
 *
 * @param {{scene: Scene, words: Words, absent: Map<number, number>, bots: string[], onStandIn: (seat: number, bot: string | null) => void}} props
 */
export function AbsentPanel({ scene, words, absent, bots, onStandIn }) {
  const seated = scene.seats.some((card) => card.mine);
  const voted = scene.wish?.about ?? null;
  const waited = scene.seats.filter((card) => absent.has(card.seat) && !card.mine && !card.stand_in && card.seat !== voted && scene.view.awaiting.includes(card.seat));
  const bot = usualBot(bots);
  return waited.map((card) => {
    const left = Number(absent.get(card.seat));
    return html`<div class="absent" key=${card.seat}>
      <p>${absence(words.who(card.seat), left, card)} ${seated && left === 0 && say(scene.rated ? "page-rated-stand-in" : "page-absent-help", { who: words.who(card.seat) })}</p>
      ${seated && left === 0 && html`<button type="button" onClick=${() => onStandIn(card.seat, bot)}>${say("page-stand-in-usual", { bot: botName(bot) })}</button>`}
    </div>`;
  });
}
