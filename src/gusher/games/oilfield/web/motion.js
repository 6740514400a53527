/**
 * Movement: pieces fly from where they lay to where they lie now, numbers count. None of it if the reader prefers less motion.
 *
 * A piece is an element with `data-token`, a place one with `data-place`. Before the page changes we note where they are; after it, for each
 * move that the tokens report, a copy of the piece flies over the board while the piece itself waits, invisible, at its end.
 * @module
 */
import { html, useLayoutEffect, useRef } from "/static/vendor/preact.js";
import { prefersStill } from "/static/parts/still.js";
import { useTable } from "./spot.js";

/** @typedef {{x: number, y: number, width: number, height: number}} Box */
/** @typedef {{tokens: Map<string, {box: Box, node: Element}>, places: Map<string, Box>}} Layout */

const DURATION = 520;
const STAGGER = 45;
const MOST = 40;
const EASING = "cubic-bezier(.3,.7,.25,1)";

export { prefersStill };

/** Where every piece and place of the board is, relative to the board. @param {Element} root @returns {Layout} */
export function measure(root) {
  const origin = root.getBoundingClientRect();
  const boxOf = (node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return { x: x - origin.x, y: y - origin.y, width, height };
  };
  /** @type {Layout} */
  const layout = { tokens: new Map(), places: new Map() };
  for (const node of root.querySelectorAll("[data-token]")) {
    layout.tokens.set(/** @type {HTMLElement} */ (node).dataset.token ?? "", { box: boxOf(node), node });
  }
  for (const node of root.querySelectorAll("[data-place]")) {
    layout.places.set(/** @type {HTMLElement} */ (node).dataset.place ?? "", boxOf(node));
  }
  return layout;
}

/** A box of the given size in the middle of a place. @param {Box} place @param {Box} size */
const inside = (place, size) => ({
  x: place.x + (place.width - size.width) / 2,
  y: place.y + (place.height - size.height) / 2,
  width: size.width,
  height: size.height,
});

/** What is still in the air, by layer. @type {WeakMap<Element, Animation[]>} */
const flying = new WeakMap();

/**
 * Let the pieces fly.
 * @param {HTMLElement} layer an empty element over the board that belongs to nobody else
 * @param {import("./tokens.js").Move[]} moves
 * @param {Layout} before
 * @param {Layout} after
 */
export function fly(layer, moves, before, after) {
  for (const animation of flying.get(layer) ?? []) animation.cancel();
  layer.replaceChildren();
  /** @type {Animation[]} */
  const animations = [];
  flying.set(layer, animations);
  let started = 0;
  for (const { token, from, to } of moves) {
    const gone = before.tokens.get(token);
    const come = after.tokens.get(token);
    const shown = come ?? gone;
    if (!shown || started >= MOST) continue;
    const start = gone?.box ?? before.places.get(from);
    const end = come?.box ?? after.places.get(to);
    if (!start || !end || !shown.box.width) continue;
    const [first, last] = [inside(start, gone?.box ?? shown.box), inside(end, shown.box)];
    animations.push(...launch(layer, shown.node, first, last, started * STAGGER, Boolean(come)));
    started += 1;
  }
}

/** @param {HTMLElement} layer @param {Element} node @param {Box} start @param {Box} end @param {number} delay @param {boolean} lands */
function launch(layer, node, start, end, delay, lands) {
  const ghost = /** @type {HTMLElement} */ (node.cloneNode(true));
  ghost.removeAttribute("data-token");
  for (const name of ["role", "tabindex", "aria-label"]) ghost.removeAttribute(name);
  ghost.classList.add("oil-ghost");
  Object.assign(ghost.style, { left: `${end.x}px`, top: `${end.y}px`, width: `${end.width}px`, height: `${end.height}px` });
  layer.append(ghost);
  const dx = start.x + start.width / 2 - (end.x + end.width / 2);
  const dy = start.y + start.height / 2 - (end.y + end.height / 2);
  const scale = Math.max(0.3, Math.min(3, start.width / (end.width || 1)));
  const lift = Math.min(60, Math.hypot(dx, dy) / 6);
  const frames = [
    { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 1 },
    { transform: `translate(${dx / 2}px, ${dy / 2 - lift}px) scale(${(1 + scale) / 2 + 0.1})`, opacity: 1 },
    { transform: "none", opacity: lands ? 1 : 0.2 },
  ];
  const flight = ghost.animate(frames, { duration: DURATION, delay, easing: EASING, fill: "both" });
  flight.onfinish = () => ghost.remove();
  return lands ? [flight, node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: DURATION + delay })] : [flight];
}

/**
 * A number that counts to its new value, with the difference rising beside it for a moment.
 * @param {{value: number, class?: string, write?: (value: number) => string, quiet?: boolean}} props quiet: the difference is not shown
 */
export function Count({ value, class: name = "", write = String, quiet = false }) {
  const { moving } = useTable();
  const digits = useRef(/** @type {HTMLElement | null} */ (null));
  const last = useRef(value);
  const change = useRef({ by: 0, number: 0 });
  if (last.current !== value) {
    change.current = { by: moving ? value - last.current : 0, number: change.current.number + 1 };
  }
  useLayoutEffect(() => {
    const from = last.current;
    last.current = value;
    const text = digits.current?.firstChild;
    if (from === value || !moving || !text || prefersStill()) return undefined;
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, (now - began) / DURATION);
      text.nodeValue = write(Math.round(from + (value - from) * part));
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  const { by, number } = change.current;
  return html`<span class=${`oil-count ${name}`}>
    <span ref=${digits}>${write(value)}</span>
    ${by !== 0 && !quiet && html`<span class=${`oil-delta ${by > 0 ? "is-up" : "is-down"}`} key=${number} aria-hidden="true">${by > 0 ? "+" : "−"}${Math.abs(by)}</span>`}
  </span>`;
}
