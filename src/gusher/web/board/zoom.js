/** A drawing that is moved and magnified: by wheel, by dragging, with two fingers, by buttons and by keys. */

import { useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { prefersStill } from "../parts/still.js";

/**
 * @typedef {{x: number, y: number, scale: number}} Look the point of the drawing in the middle of the frame, and pixels to a unit
 *
 * @typedef {{width: number, height: number}} Size
 *
 * @typedef {object} Zoom
 * @property {number} width of the frame in pixels; 0 before it was measured, when drawing would be for nothing
 * @property {string} viewBox
 * @property {number} unit units of the drawing to a pixel
 * @property {boolean} whole everything is in sight
 * @property {boolean} most it cannot be magnified further
 * @property {(factor: number) => void} by magnify, about the middle
 * @property {() => void} fit show everything
 * @property {(points: number[][], least: number) => void} show bring these points into sight; not smaller than `least` pixels to a unit, if they fit
 * @property {Record<string, any>} handlers for the frame
 */

const MOST = 3.2;
const STEP = 60;
const SLIP = 6;
const GLIDE = 260;

/**
 * @param {{current: HTMLElement | null}} frame the element that the drawing fills
 * @param {Size} canvas
 * @param {(room: Size) => {points: number[][], least: number} | null} first what is to be in sight at first, see `show`; null: everything
 * @returns {Zoom}
 */
export function useZoom(frame, canvas, first) {
  const [known, setSize] = useState(/** @type {Size | null} */ (null));
  const [look, setLook] = useState(/** @type {Look | null} */ (null));
  const now = useRef(/** @type {any} */ ({}));
  const size = known ?? canvas;
  const least = Math.min(size.width / canvas.width, size.height / canvas.height);
  const seen = within(look ?? { x: canvas.width / 2, y: canvas.height / 2, scale: least }, size, canvas, least);
  Object.assign(now.current, { size, seen, least });

  useLayoutEffect(() => {
    const node = frame.current;
    if (!node || !globalThis.ResizeObserver) return undefined;
    const fill = () => {
      const room = { width: node.clientWidth, height: node.clientHeight };
      if (!room.width || !room.height) return;
      const wanted = now.current.filled ? null : first(room);
      now.current.filled = true;
      if (wanted) setLook(aimed(wanted.points, wanted.least, room, canvas));
      setSize(room);
    };
    let timer = 0;
    // To draw it all for the first time takes a while, in which the empty frame is seen.
    const observer = new ResizeObserver(() => (now.current.filled ? fill() : (timer = setTimeout(fill))));
    observer.observe(node);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);

  const glide = useRef(0);
  const set = (/** @type {Look} */ to) => {
    cancelAnimationFrame(glide.current);
    setLook(to.scale <= now.current.least * 1.01 ? null : to);
  };
  const move = (/** @type {Look} */ to) => {
    cancelAnimationFrame(glide.current);
    const { seen: from, size: room, least: floor } = now.current;
    if (prefersStill()) {
      set(to);
      return;
    }
    const goal = within(to, room, canvas, floor);
    const began = performance.now();
    glide.current = requestAnimationFrame(function step(time) {
      const part = Math.min(1, (time - began) / GLIDE);
      const eased = 1 - (1 - part) ** 3;
      const between = (/** @type {"x" | "y" | "scale"} */ key) => from[key] + (goal[key] - from[key]) * eased;
      if (part < 1) {
        setLook({ x: between("x"), y: between("y"), scale: between("scale") });
        glide.current = requestAnimationFrame(step);
      } else set(goal);
    });
  };
  useEffect(() => () => cancelAnimationFrame(glide.current), []);

  /** Magnify about a point of the frame, given in pixels from its middle. */
  const about = (/** @type {number} */ factor, /** @type {number} */ dx, /** @type {number} */ dy, jump = true) => {
    const { seen: from, least: floor } = now.current;
    const scale = Math.max(floor, Math.min(MOST, from.scale * factor));
    const to = { x: from.x + dx / from.scale - dx / scale, y: from.y + dy / from.scale - dy / scale, scale };
    (jump ? set : move)(to);
  };
  const pan = (/** @type {number} */ dx, /** @type {number} */ dy, jump = true) => {
    const { seen: from } = now.current;
    (jump ? set : move)({ ...from, x: from.x - dx / from.scale, y: from.y - dy / from.scale });
  };
  const show = (/** @type {number[][]} */ points, /** @type {number} */ wanted) => {
    if (!points.length) return;
    const room = { width: frame.current?.clientWidth || canvas.width, height: frame.current?.clientHeight || canvas.height };
    move(aimed(points, wanted, room, canvas));
  };

  const handlers = useHand(frame, { about, pan });
  const { x, y, scale } = seen;
  const [wide, high] = [size.width / scale, size.height / scale];
  return {
    width: known?.width ?? 0,
    viewBox: [x - wide / 2, y - high / 2, wide, high].map((value) => Math.round(value * 100) / 100).join(" "),
    unit: 1 / scale,
    whole: scale <= least * 1.01,
    most: scale >= MOST * 0.99,
    by: (factor) => about(factor, 0, 0, false),
    fit: () => move({ x: canvas.width / 2, y: canvas.height / 2, scale: least }),
    show,
    handlers,
  };
}

/** Where one sees these points, not smaller than wanted if they fit. @param {number[][]} points @param {number} wanted @param {Size} room @param {Size} canvas @returns {Look} */
function aimed(points, wanted, room, canvas) {
  const floor = Math.min(room.width / canvas.width, room.height / canvas.height);
  const [xs, ys] = [0, 1].map((axis) => points.map((point) => point[axis]));
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const fits = Math.min(room.width / (right - left + 90), room.height / (bottom - top + 90));
  const scale = Math.max(floor, Math.min(Math.max(wanted, floor), fits));
  return { x: (left + right) / 2, y: (top + bottom) / 2, scale };
}

/** As near as it gets without showing what lies beside the drawing. @param {Look} look @param {{width: number, height: number}} size @param {{width: number, height: number}} canvas @param {number} least */
function within({ x, y, scale }, size, canvas, least) {
  const kept = Math.max(scale, least);
  const keep = (/** @type {number} */ at, /** @type {number} */ room, /** @type {number} */ whole) => {
    const half = room / kept / 2;
    return half * 2 >= whole ? whole / 2 : Math.max(half, Math.min(whole - half, at));
  };
  return { x: keep(x, size.width, canvas.width), y: keep(y, size.height, canvas.height), scale: kept };
}

/**
 * Fingers, mouse, wheel and keys. A drag is no click on what lies below.
 *
 * @param {{current: HTMLElement | null}} frame
 * @param {{about: (factor: number, dx: number, dy: number, jump?: boolean) => void, pan: (dx: number, dy: number, jump?: boolean) => void}} doing
 */
function useHand(frame, doing) {
  const hand = useRef({ fingers: new Map(), moved: 0 });
  const latest = useRef(doing);
  latest.current = doing;
  const from = (/** @type {{clientX: number, clientY: number}} */ event) => {
    const box = /** @type {HTMLElement} */ (frame.current).getBoundingClientRect();
    return { x: event.clientX - box.x - box.width / 2, y: event.clientY - box.y - box.height / 2 };
  };
  useEffect(() => {
    const node = frame.current;
    if (!node) return undefined;
    const wheel = (/** @type {WheelEvent} */ event) => {
      const board = node.closest(".board-area");
      // Where the page scrolls, the wheel is for that.
      if (!event.ctrlKey && board && board.scrollHeight > board.clientHeight + 2) return;
      event.preventDefault();
      const { x, y } = from(event);
      latest.current.about(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)), x, y);
    };
    node.addEventListener("wheel", wheel, { passive: false });
    return () => node.removeEventListener("wheel", wheel);
  }, []);

  const { fingers } = hand.current;
  return {
    onPointerDown: (/** @type {PointerEvent} */ event) => {
      if (event.button) return;
      if (fingers.size === 0) hand.current.moved = 0;
      fingers.set(event.pointerId, from(event));
    },
    onPointerMove: (/** @type {PointerEvent} */ event) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const after = from(event);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      hand.current.moved += Math.hypot(after.x - before.x, after.y - before.y);
      if (hand.current.moved < SLIP && !other) return;
      frame.current?.setPointerCapture?.(event.pointerId);
      fingers.set(event.pointerId, after);
      if (other) {
        const spread = (/** @type {{x: number, y: number}} */ at) => Math.max(20, Math.hypot(at.x - other.x, at.y - other.y));
        latest.current.about(spread(after) / spread(before), (after.x + other.x) / 2, (after.y + other.y) / 2);
        hand.current.moved = SLIP;
      } else latest.current.pan(after.x - before.x, after.y - before.y);
    },
    onPointerUp: (/** @type {PointerEvent} */ event) => fingers.delete(event.pointerId),
    onPointerCancel: (/** @type {PointerEvent} */ event) => fingers.delete(event.pointerId),
    onPointerLeave: (/** @type {PointerEvent} */ event) => fingers.delete(event.pointerId),
    onClickCapture: (/** @type {MouseEvent} */ event) => {
      if (hand.current.moved < SLIP) return;
      hand.current.moved = 0;
      event.stopPropagation();
      event.preventDefault();
    },
    onKeyDown: (/** @type {KeyboardEvent} */ event) => {
      const { about, pan } = latest.current;
      /** @type {Record<string, () => void>} */
      const keys = {
        ArrowLeft: () => pan(STEP, 0, false), ArrowRight: () => pan(-STEP, 0, false), ArrowUp: () => pan(0, STEP, false), ArrowDown: () => pan(0, -STEP, false),
        "+": () => about(1.5, 0, 0, false), "=": () => about(1.5, 0, 0, false), "-": () => about(1 / 1.5, 0, 0, false), 0: () => about(0, 0, 0, false),
      };
      if (event.ctrlKey || event.metaKey || event.altKey || !keys[event.key]) return;
      event.preventDefault();
      keys[event.key]();
    },
  };
}
