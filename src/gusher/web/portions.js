/**
 * A table is drawn in portions, one a frame: what is asked comes first, then the board, and on a narrow screen the board part by part, from
 * its top. So no portion keeps the page from answering, and all are there within a blink.
 */

import { useLayoutEffect, useState } from "./vendor/preact.js";

/** Where boards lie in one column, of which the beginning is seen. */
const COLUMN = "(max-width: 600px)";

/** In the order in which they are drawn. @type {{draw: () => void, place: number}[]} */
const waiting = [];
let busy = false;
/** What is done when all is drawn. @type {Set<() => void>} */
const afterwards = new Set();

/** The next frame is shown before it acts; a page that nobody sees shows none. @param {() => void} act */
const afterFrame = (act) => (document.hidden ? setTimeout(act) : requestAnimationFrame(() => setTimeout(act)));

function next() {
  const first = waiting.shift();
  if (first) {
    first.draw();
    afterFrame(next);
    return;
  }
  busy = false;
  const acts = [...afterwards];
  afterwards.clear();
  for (const act of acts) act();
}

/** @param {() => void} draw @param {number} place @returns {() => void} what ends the wait */
function wait(draw, place) {
  const own = { draw, place };
  const behind = waiting.findIndex((each) => each.place > place);
  waiting.splice(behind < 0 ? waiting.length : behind, 0, own);
  if (!busy) {
    busy = true;
    afterFrame(next);
  }
  return () => {
    const at = waiting.indexOf(own);
    if (at >= 0) waiting.splice(at, 1);
  };
}

/** Whether this portion may be drawn: once it may, it may for good. @param {boolean} waits whether it has to wait at all @param {number} place */
function usePortion(waits, place) {
  const [due, setDue] = useState(!waits);
  useLayoutEffect(() => (due ? undefined : wait(() => setDue(true), place)), []);
  return due;
}

/** Act as soon as nothing waits to be drawn: for what looks for places on the board. @param {() => void} act @returns {() => void} what ends that */
export function whenWhole(act) {
  if (busy) afterwards.add(act);
  else act();
  return () => void afterwards.delete(act);
}

/** @param {{children: any, place?: number}} props place: after those with a smaller one */
export function Portion({ children, place = 0 }) {
  return usePortion(true, place) ? children : null;
}

/** A part of a board that lies below others where there is one column. @param {{children: any, place?: number}} props place: in that column, if it differs from that in the source */
export function Below({ children, place = 0 }) {
  return usePortion(matchMedia(COLUMN).matches, place) ? children : null;
}
