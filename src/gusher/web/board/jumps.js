/** On a narrow screen a board lies in parts, one below the other: the way to each, and to the one that is asked about. */

import { html, useEffect } from "../vendor/preact.js";
import { behavior } from "../parts/still.js";
import { whenWhole } from "../portions.js";

/** @typedef {{current: HTMLElement | null}} Root */

/** @param {Root} root @param {string} part */
function show(root, part) {
  root.current?.querySelector(`[data-part="${part}"]`)?.scrollIntoView({ behavior: behavior(), block: "start" });
}

/**
 * One button for each part, marked while something is offered there.
 *
 * @param {{root: Root, class: string, label: string, parts: string[], asked: Set<string>, name: (part: string) => string}} props
 */
export function Jumps({ root, class: kind, label, parts, asked, name }) {
  return html`<nav class=${kind} data-jumps aria-label=${label}>
    ${parts.map((part) => html`<button type="button" key=${part} class=${asked.has(part) ? "has-offer" : ""} onClick=${() => show(root, part)}>${name(part)}</button>`)}
  </nav>`;
}

/** Where the buttons are shown, bring the part that a new question is about into sight. @param {Root} root @param {string} question @param {string | null} part */
export function useAttention(root, question, part) {
  useEffect(() => {
    if (!part) return undefined;
    return whenWhole(() => {
      const nav = root.current?.querySelector("[data-jumps]");
      if (nav && getComputedStyle(nav).display !== "none") show(root, part);
    });
  }, [question]);
}
