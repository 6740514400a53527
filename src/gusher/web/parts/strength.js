/** Ratings in words. */

import { html } from "../vendor/preact.js";
import { say } from "../texts.js";
import { botName } from "./seat.js";

/** @import {GameCard, Strength} from "../types.js" */

/** A rating with its margin, in as few signs as can be. @param {Strength} strength */
export const written = ({ rating, error }) => `${rating}\u00a0±\u00a0${error}`;

/** A bot where it is chosen: its name, and how strong it is, where that was measured. @param {GameCard} game @param {string} bot */
export function ratedBot(game, bot) {
  const known = game.strengths[bot];
  return known ? `${botName(bot)} · ${written(known)}` : botName(bot);
}

/** The bot that plays unless somebody chooses another. @param {string[]} bots */
export const usualBot = (bots) => (bots.includes("easy") ? "easy" : bots[0]);

/** That the result of a table counts. */
export const RatedMark = () => html`<span class="rated-mark" title=${say("page-rated-text")}>${say("page-rated")}</span>`;
