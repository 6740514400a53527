/**
 * A number that counts to its new value, with the difference rising beside it for a moment.
 * @module
 */
import { html, useLayoutEffect, useRef } from "/static/vendor/preact.js";
import { prefersStill } from "./tape.js";

const DURATION = 500;

/** @param {{value: number, write?: (value: number) => string, quiet?: boolean}} props quiet: the difference is not shown */
export function Count({ value, write = String, quiet = false }) {
  const digits = useRef(/** @type {HTMLElement | null} */ (null));
  const last = useRef(value);
  const change = useRef({ by: 0, number: 0 });
  if (last.current !== value) change.current = { by: prefersStill() ? 0 : value - last.current, number: change.current.number + 1 };
  useLayoutEffect(() => {
    const from = last.current;
    last.current = value;
    const text = digits.current?.firstChild;
    if (from === value || !text || prefersStill()) return undefined;
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, (now - began) / DURATION);
      text.nodeValue = write(Math.round(from + (value - from) * part));
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => {
      cancelAnimationFrame(frame);
      text.nodeValue = write(value);
    };
  }, [value]);
  const { by, number } = change.current;
  return html`<span class="mc-count">
    <span ref=${digits}>${write(value)}</span>
    ${by !== 0 && !quiet && html`<span class=${`mc-delta ${by > 0 ? "is-up" : "is-down"}`} key=${number} aria-hidden="true">${by > 0 ? "+" : "−"}${Math.abs(by)}</span>`}
  </span>`;
}
