/**
 * While a page is open: a short tone, and the browser's notification if the reader looks at something else, when it becomes his turn.
 * Each is switched in this browser and kept in it. Nothing sounds before the page was touched: browsers forbid it.
 */

import { asset } from "./given.js";

const KEY = "gusher-alerts";
/** So long must others have played before the tone is of use; bots answer at once. */
const LONG = 5000;
const NOTES = [659, 880];
const NOTE = 0.16;

/** @typedef {"sound" | "popup"} Alert */

/** @returns {Set<string>} */
const kept = () => {
  try {
    return new Set((localStorage.getItem(KEY) ?? "").split(" ").filter(Boolean));
  } catch {
    return new Set(); // no room for it, or forbidden
  }
};

let chosen = kept();
/** @type {AudioContext | null} */
let audio = null;
/** @type {{turn: boolean, since: number} | null} */
let last = null;

/** @param {Alert} name */
export const alerts = (name) => chosen.has(name);
export const alerting = () => chosen.size > 0;

/** @param {Alert} name @param {boolean} on */
export function chooseAlert(name, on) {
  if (on) chosen.add(name);
  else chosen.delete(name);
  try {
    localStorage.setItem(KEY, [...chosen].join(" "));
  } catch {
    // Then it holds until the page is closed.
  }
  if (on) listen();
}

/** Whose turn it is has been told again. @param {boolean} turn @param {string} title */
export function noteTurn(turn, title) {
  const before = last;
  if (before?.turn === turn) return;
  last = { turn, since: Date.now() };
  if (!turn || !before || !alerting()) return;
  const unseen = document.hidden || !document.hasFocus();
  if (alerts("sound") && (unseen || Date.now() - before.since > LONG)) tone();
  if (alerts("popup") && unseen) void popup(title);
}

/** Two notes, softly. */
export function tone() {
  if (!audio || audio.state !== "running") return;
  NOTES.forEach((pitch, place) => {
    const at = /** @type {AudioContext} */ (audio).currentTime + place * NOTE;
    const note = /** @type {AudioContext} */ (audio).createOscillator();
    const loud = /** @type {AudioContext} */ (audio).createGain();
    note.frequency.value = pitch;
    loud.gain.setValueAtTime(0, at);
    loud.gain.linearRampToValueAtTime(0.12, at + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.001, at + NOTE * 2);
    note.connect(loud).connect(/** @type {AudioContext} */ (audio).destination);
    note.start(at);
    note.stop(at + NOTE * 2);
  });
}

/** @param {string} title */
async function popup(title) {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const options = { tag: "turn", icon: asset("/static/icons/icon-192.png"), data: { link: location.pathname } };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, options); // phones allow no other way
  else new Notification(title, options).onclick = () => window.focus();
}

/** With the first touch or key, sound is allowed. */
function listen() {
  if (!alerts("sound") || !("AudioContext" in window)) return;
  const begin = () => {
    audio ??= new AudioContext();
    void audio.resume();
  };
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, begin, { once: true });
  if (navigator.userActivation?.isActive) begin();
}

listen();
