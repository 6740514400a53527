/** What an option says of itself if it would do nothing; always, and without being asked. */

import { html } from "../vendor/preact.js";

/** @import {Offer} from "../types.js" */
/** @import {Words} from "../words.js" */

/** A warning where the choice comes to nothing; where it is a way to pass, no more than a note. @param {{offer: Offer, words: Words}} props */
export function IdleNote({ offer, words }) {
  if (!offer.idle) return null;
  return html` <span class=${offer.idle.reason ? "offer-idle" : "offer-idle passes"}>${words.idle(offer)}</span>`;
}
