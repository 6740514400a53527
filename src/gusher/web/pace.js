/**
 * How fast a page tells what others do: slow, normal, fast or at once. The reader chooses, and the browser remembers.
 *
 * Bots are quicker than eyes. A story is told step by step as long as there is time for it; a long one is told in bigger steps, so that
 * nobody waits long for his own decision.
 */

/** @typedef {"slow" | "normal" | "fast" | "at-once"} Speed */

const REMEMBERED = "gusher-pace";
/** @type {Speed[]} */
export const SPEEDS = ["slow", "normal", "fast", "at-once"];

/**
 * In milliseconds: how long a step is shown, how long at least, and how long a whole story takes at most.
 *
 * @type {Record<Speed, {step: number, least: number, most: number}>}
 */
const PACES = {
  slow: { step: 2200, least: 900, most: 20000 },
  normal: { step: 1000, least: 400, most: 4500 },
  fast: { step: 450, least: 220, most: 1800 },
  "at-once": { step: 0, least: 0, most: 0 },
};

/** @type {Set<() => void>} */
const listeners = new Set();

/** @returns {Speed} */
export function speed() {
  try {
    const kept = /** @type {Speed} */ (localStorage.getItem(REMEMBERED));
    if (SPEEDS.includes(kept)) return kept;
  } catch {
    // Storage may be forbidden; then nothing is remembered.
  }
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ? "at-once" : "normal";
}

/** @param {Speed} wanted */
export function chooseSpeed(wanted) {
  try {
    localStorage.setItem(REMEMBERED, wanted);
  } catch {
    // As above.
  }
  for (const heard of listeners) heard();
}

/** @param {() => void} heard @returns {() => void} ends it */
export function onSpeed(heard) {
  listeners.add(heard);
  return () => listeners.delete(heard);
}

/** How long a board may take to show one step, in milliseconds, at the reader's speed. */
export const patience = () => Math.max(1, 2.5 * PACES[speed()].step);

/**
 * The next step of a story: how many of the moments that wait are told as one, and how long it is shown. All together they take no longer
 * than `left`.
 *
 * @param {Speed} speed
 * @param {number} waiting moments to tell, at least one
 * @param {number} events of the first of them; many take longer to read
 * @param {number} spent milliseconds since the story began
 * @returns {{take: number, shown: number}}
 */
export function step(speed, waiting, events, spent) {
  const { step: usual, least, most } = PACES[speed];
  const left = Math.max(0, most - spent);
  const steps = least ? Math.floor(left / least) : 0;
  if (steps < 1) return { take: waiting, shown: left };
  const take = Math.ceil(waiting / steps);
  const count = Math.ceil(waiting / take);
  return { take, shown: Math.min(usual * Math.min(2, 0.8 + events / 5), left / count) };
}
