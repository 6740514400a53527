/**
 * On a narrow screen: the way to the parts of the board, and to what is asked about.
 * @module
 */
import { html, useEffect, useState } from "/static/vendor/preact.js";
import * as parts from "/static/board/jumps.js";
import { useTable } from "./spot.js";

/** The part of the board where an action is offered. @param {string} action @returns {string} */
function partOf(action) {
  const [verb] = action.split(" ");
  if (verb === "card") return "cards";
  if (["place", "truck", "loco", "peek", "build"].includes(verb)) return "map";
  if (["price", "store"].includes(verb)) return "companies";
  if (["pass", "bid", "pay", "sell"].includes(verb)) return "auction";
  return "me";
}

/** One button for each part, marked while something is offered there. @param {{root: parts.Root}} props */
export function Jumps({ root }) {
  const { say, offers, me, view } = useTable();
  const shown = ["cards", ...(view.auction ? ["auction"] : []), "map", "companies", ...(me === null ? [] : ["me"]), "others"];
  return html`<${parts.Jumps} root=${root} class="gig-jumps" label=${say("giganten-board-parts")} parts=${shown} asked=${new Set([...offers.keys()].map(partOf))}
    name=${(/** @type {string} */ part) => say(`giganten-board-jump-${part}`)} />`;
}

/** Props for an element that may scroll sideways: reachable by keyboard only while it does. @param {{current: HTMLElement | null}} ref @param {string} label */
export function useScroller(ref, label) {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const node = ref.current;
    if (!node || !globalThis.ResizeObserver) return undefined;
    const look = () => setScrolls(getComputedStyle(node).overflowX === "auto" && node.scrollWidth > node.clientWidth + 2);
    const observer = new ResizeObserver(look);
    observer.observe(node);
    look();
    return () => observer.disconnect();
  }, []);
  return scrolls ? { tabindex: 0, role: "region", "aria-label": label } : {};
}

/** In the narrow layout, bring the part that a new question is about into sight. @param {parts.Root} root @param {string} question */
export function useAttention(root, question) {
  const [first] = useTable().offers.keys();
  parts.useAttention(root, question, first === undefined ? null : partOf(first));
}
