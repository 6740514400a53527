/** Short notices that come and go: over the top of a page, and where a board fills the screen over its lower edge, clear of what leads to its parts. */

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

/** Over the lower edge of the board, where head, parts of the board and decision leave no other room. */
function place() {
  const board = matchMedia("(max-width: 1100px)").matches ? document.querySelector(".table-main") : null;
  if (!board) return {};
  const { left, width, bottom } = board.getBoundingClientRect();
  return { top: "auto", bottom: `${innerHeight - bottom + 10}px`, left: `${left + width / 2}px`, maxWidth: `${width - 24}px` };
}

export function Toasts() {
  const [, draw] = useState(0);
  useEffect(() => {
    const listener = () => draw((/** @type {number} */ number) => number + 1);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
  return html`<div class="toasts" role="status" style=${toasts.length ? place() : {}}>
    ${toasts.map((each) => html`<p key=${each.id} class=${`toast ${each.kind}`}>${each.text}</p>`)}
  </div>`;
}
