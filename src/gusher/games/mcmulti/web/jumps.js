/**
 * Where the narrow layout keeps what: one button for each part, marked while something is offered there.
 * @module
 */
import { whenWhole } from "/static/portions.js";
import { html, useEffect } from "/static/vendor/preact.js";
import { useTable } from "./spot.js";
import { prefersStill } from "./tape.js";

const PARTS = ["yards", "floor", "tape", "economy"];

/** The part of the board that a question is about. @param {string} rule */
function partOf(rule) {
  return rule === "ChooseMarket" || rule === "Trade" ? "floor" : "yards";
}

/** @param {{root: {current: HTMLElement | null}}} props */
export function Jumps({ root }) {
  const { say, offers, view } = useTable();
  const asked = offers.size ? partOf(view.rule) : "";
  const jump = (part) => root.current?.querySelector(`[data-part="${part}"]`)?.scrollIntoView({ behavior: prefersStill() ? "auto" : "smooth", block: "start" });
  const look = () => {
    const nav = root.current?.querySelector(".mc-jumps");
    if (asked && nav && getComputedStyle(nav).display !== "none") jump(asked);
  };
  useEffect(() => whenWhole(look), [asked, view.round]);
  return html`<nav class="mc-jumps" aria-label=${say("mcmulti-board-parts")}>
    ${PARTS.map((part) => html`<button type="button" key=${part} class=${asked === part ? "has-offer" : ""} onClick=${() => jump(part)}>${say(`mcmulti-board-jump-${part}`)}</button>`)}
  </nav>`;
}
