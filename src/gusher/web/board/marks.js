/** Marks on a board: where something has happened since one last looked. */

import { whenWhole } from "../portions.js";
import { useEffect } from "../vendor/preact.js";

/** @import {Scene, Told} from "../types.js" */
/** @import {Words} from "../words.js" */

/** A player's own place says where only if nothing else that he did has one. */
const VAGUE = /^seat:/;
/** Colours of seats. */
const SEATS = 8;

/**
 * Mark the places of these events with the seat that was there last. A place is an element with `data-place`; what is not drawn is not marked.
 *
 * @param {Told[]} events
 * @param {Scene} scene
 * @param {Words} words
 */
export function useMarks(events, scene, words) {
  useEffect(() => {
    if (events.length === 0) return undefined;
    /** @type {Map<Element, number>} */
    const found = new Map();
    const end = whenWhole(() => mark(found, events, scene, words));
    return () => {
      end();
      for (const node of found.keys()) node.removeAttribute("data-news");
    };
  }, [events, scene, words]);
}

/** @param {Map<Element, number>} found takes what is marked @param {Told[]} events @param {Scene} scene @param {Words} words */
function mark(found, events, scene, words) {
  const board = document.querySelector(".board-area");
  if (!board) return;
  /** @type {Map<number, Element>} */
  const vague = new Map();
  for (const event of events) {
    const { seat } = event.values;
    if (typeof seat !== "number" || seat === scene.seat) continue;
    for (const place of words.places(event)) {
      const node = board.querySelector(`[data-place="${CSS.escape(place)}"]`);
      if (node && VAGUE.test(place)) vague.set(seat, node);
      else if (node) found.set(node, seat);
    }
  }
  const exact = new Set(found.values());
  for (const [seat, node] of vague) if (!exact.has(seat)) found.set(node, seat);
  for (const [node, seat] of found) node.setAttribute("data-news", String(seat % SEATS));
}
