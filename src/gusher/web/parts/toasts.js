/** Short notices that come and go. */

import { html, useEffect, useState } from "../vendor/preact.js";

const SHOWN = 4500;

/** @typedef {{id: number, text: string, kind: string}} Toast */
/** @type {Toast[]} */
let toasts = [];
let counter = 0;
/** @type {Set<() => void>} */
const listeners = new Set();

/** @param {Toast[]} next */
function set(next) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** @param {string} text @param {"news" | "trouble"} kind */
export function toast(text, kind = "news") {
  counter += 1;
  const id = counter;
  set([...toasts.filter((each) => each.text !== text), { id, text, kind }].slice(-3));
  setTimeout(() => set(toasts.filter((each) => each.id !== id)), SHOWN);
}

export function Toasts() {
  const [, draw] = useState(0);
  useEffect(() => {
    const listener = () => draw((/** @type {number} */ number) => number + 1);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
  return html`<div class="toasts" role="status">
    ${toasts.map((each) => html`<p key=${each.id} class=${`toast ${each.kind}`}>${each.text}</p>`)}
  </div>`;
}
