/** So many of a choice by one click, where the server says that it can be made in a row. */

import { html } from "../vendor/preact.js";
import { say } from "../texts.js";

/** @import {Offer} from "../types.js" */

/** The numbers that have a button: two, three, and as often as it goes. @param {number} times */
const counts = (times) => [...new Set([2, 3, times])].filter((count) => count > 1 && count <= times);

/**
 * @param {{offer: Offer | undefined, name: string, busy?: boolean, most?: boolean, beside?: boolean, onChoose: (choice: {action: string, times: number}) => void}} props
 *   name: what the choice is called; most: one button, for as often as it goes, where there is little room; beside: within a list that has its own Tab stop
 */
export function Times({ offer, name, busy = false, most = false, beside = false, onChoose }) {
  if (!offer || offer.times < 2) return null;
  return html`<span class="times">${(most ? [offer.times] : counts(offer.times)).map((times) => html`<button type="button" key=${times} class="times-button" tabindex=${beside ? -1 : undefined}
    aria-label=${say("page-times-label", { action: name, times })} title=${say("page-times-label", { action: name, times })}
    data-times=${`${times} ${offer.action}`} aria-disabled=${busy ? "true" : undefined} onClick=${() => onChoose({ action: offer.action, times })}>${say("page-times", { times })}</button>`)}</span>`;
}
