/**
 * Rows of panels that are swiped where they do not fit, and the way to the part of the board that is asked about.
 * @module
 */
import { whenWhole } from "/static/portions.js";
import { html, useEffect, useRef, useState } from "/static/vendor/preact.js";
import { prefersStill } from "./motion.js";
import { useTable } from "./spot.js";

/** Props for an element that may scroll sideways: reachable by keyboard only while it does. */
export function useScroller() {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const node = ref.current;
    if (!node || !globalThis.ResizeObserver) return undefined;
    const look = () => setScrolls(node.scrollWidth > node.clientWidth + 2);
    const observer = new ResizeObserver(look);
    observer.observe(node);
    look();
    return () => observer.disconnect();
  }, []);
  return { ref, tabindex: scrolls ? 0 : undefined, role: scrolls ? "region" : undefined };
}

const behavior = () => (prefersStill() ? "auto" : "smooth");

const PARTS = {
  public: "oilfield-board-jump-public",
  fields: "oilfield-board-jump-fields",
  markets: "oilfield-board-jump-markets",
  me: "oilfield-board-jump-me",
  others: "oilfield-board-jump-others",
};

/** Where the narrow layout keeps what: one button for each part, marked while something is offered there. */
export function Jumps({ root }) {
  const { say, offers, me } = useTable();
  const asked = new Set([...offers.keys()].map(partOf));
  const parts = Object.entries(PARTS).filter(([part]) => part !== "me" || me !== null);
  const jump = (part) => root.current?.querySelector(`[data-part="${part}"]`)?.scrollIntoView({ behavior: behavior(), block: "start" });
  return html`<nav class="oil-jumps" aria-label=${say("oilfield-board-parts")}>
    ${parts.map(
      ([part, label]) => html`<button type="button" key=${part} class=${asked.has(part) ? "has-offer" : ""} onClick=${() => jump(part)}>
        ${say(label)}
      </button>`,
    )}
  </nav>`;
}

/** The part of the board where an action is offered. @param {string} action @returns {string} */
function partOf(action) {
  const [verb] = action.split(" ");
  if (verb === "place") return "public";
  if (["take", "site", "store", "sell", "pump"].includes(verb)) return "fields";
  if (["buy", "invest", "divest", "oil", "gas", "export"].includes(verb)) return "markets";
  return "me";
}

/** In the narrow layout, bring what a new question is about into sight. @param {{current: HTMLElement | null}} root @param {string} question */
export function useAttention(root, question) {
  const { offers } = useTable();
  const look = () => {
    const node = root.current;
    const nav = node?.querySelector(".oil-jumps");
    if (!node || !nav || !offers.size || getComputedStyle(nav).display === "none") return;
    const main = [...offers.keys()].find((action) => !action.startsWith("divest")) ?? "";
    const spot = node.querySelector(`[data-action="${CSS.escape(main)}"]`);
    if (!spot) return;
    const { top, bottom, left, right } = spot.getBoundingClientRect();
    const seen = top > 100 && bottom < innerHeight - 200 && left >= 0 && right <= innerWidth;
    if (!seen) spot.scrollIntoView({ behavior: behavior(), block: "center", inline: "center" });
  };
  useEffect(() => whenWhole(look), [question]);
}
