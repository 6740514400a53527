/**
 * Parts that are drawn again only when what they show has changed. What is pointed at, or a clock that runs, changes the page several times a
 * second; a board costs most of what a drawing costs.
 */

import { h, useRef } from "./vendor/preact.js";

/**
 * The same part, which takes notice of a drawing only when one of its properties differs. Functions may be new each time: it calls the newest.
 *
 * @template {Record<string, any>} P
 * @param {(props: P) => any} Part
 * @returns {(props: P) => any}
 */
export function steady(Part) {
  return function Steady(/** @type {P} */ props) {
    const newest = useRef(props);
    const kept = useRef(/** @type {{props: P, drawn: any} | null} */ (null));
    newest.current = props;
    if (!kept.current || differ(kept.current.props, props)) {
      const given = Object.entries(props).map(([name, value]) => [name, typeof value === "function" ? (/** @type {any[]} */ ...words) => newest.current[name](...words) : value]);
      kept.current = { props, drawn: h(/** @type {any} */ (Part), Object.fromEntries(given)) };
    }
    return kept.current.drawn;
  };
}

/** @param {Record<string, any>} one @param {Record<string, any>} other */
function differ(one, other) {
  const names = Object.keys(one);
  return names.length !== Object.keys(other).length || names.some((name) => one[name] !== other[name] && !(typeof one[name] === "function" && typeof other[name] === "function"));
}
