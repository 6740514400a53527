/** What a mouse learns of a board by resting on a thing, fingers learn by a tap: the title of what was touched, for a moment. */

import { html, useEffect, useState } from "../vendor/preact.js";

const SHOWN = 6000;
const MARGIN = 12;
const WIDTH = 280;
const CONTROL = "button, a, input, select, [role=button]";

/** The words that belong to a thing, or to what it is part of. @param {Element | null} thing @param {Element} board @returns {string} */
function wordsOf(thing, board) {
  if (!thing || thing === board || thing.matches(CONTROL)) return "";
  return thing.getAttribute("title") || thing.querySelector(":scope > title")?.textContent || wordsOf(thing.parentElement, board);
}

/** @returns {{onTap: (event: MouseEvent) => void, tip: any}} a handler for the board, and what it shows */
export function useTips() {
  const [tip, setTip] = useState(/** @type {{text: string, x: number, y: number} | null} */ (null));
  useEffect(() => {
    if (!tip) return undefined;
    const timer = setTimeout(() => setTip(null), SHOWN);
    return () => clearTimeout(timer);
  }, [tip]);
  const onTap = (/** @type {MouseEvent} */ event) => {
    if (!matchMedia("(hover: none)").matches || !(event.target instanceof Element)) return;
    const text = wordsOf(event.target, /** @type {Element} */ (event.currentTarget));
    const x = Math.max(MARGIN, Math.min(event.clientX - WIDTH / 2, innerWidth - WIDTH - MARGIN));
    setTip(text ? { text, x, y: event.clientY } : null);
  };
  const place = tip && (tip.y > innerHeight / 3 ? { left: `${tip.x}px`, bottom: `${innerHeight - tip.y + MARGIN}px` } : { left: `${tip.x}px`, top: `${tip.y + MARGIN * 2}px` });
  return { onTap, tip: html`<p class=${tip ? "tip" : "tip none"} role="status" style=${place ?? {}}>${tip?.text}</p>` };
}
