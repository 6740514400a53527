/** A seat in small: its colour with its shape, its name, who plays it. */

import { html } from "../vendor/preact.js";
import { say } from "../texts.js";

/** @import {SeatCard} from "../types.js" */

/** Colours have shapes too: circle, square, triangle, diamond, hexagon; 16 units wide. */
export const SHAPES = [
  "M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13z",
  "M2 2h12v12H2z",
  "M8 1.3 14.9 13.6H1.1z",
  "M8 .7 15.2 8 8 15.3.8 8z",
  "M4.2 1.8h7.6L15.5 8l-3.7 6.2H4.2L.5 8z",
];

/** @param {{seat: number, size?: number}} props */
export function SeatMark({ seat, size = 14 }) {
  return html`<svg class=${`seat-mark seat-${seat}`} width=${size} height=${size} viewBox="0 0 16 16" aria-hidden="true">
    <path d=${SHAPES[seat % SHAPES.length]} />
  </svg>`;
}

/** Who plays a seat, in a word or two. @param {SeatCard} card */
export function seatKind(card) {
  if (card.kind === "open") return say("page-seat-open");
  if (card.kind === "bot") return say("page-seat-bot", { bot: botName(card.bot) });
  if (card.stand_in) return say("page-seat-stand-in", { bot: botName(card.stand_in) });
  if (card.mine) return say("page-seat-mine");
  return card.here ? say("page-seat-here") : say("page-seat-away");
}

/** The level of a bot as people read it. @param {string | null} bot */
export function botName(bot) {
  return bot ? say(`page-bot-${bot}`) : "";
}

/** What a seat is called. Bots get names of their own, so that three of a kind can be told apart. @param {SeatCard} card @param {string[]} [bots] */
export function seatName(card, bots = []) {
  if (card.kind === "open") return say("page-seat-free");
  if (card.kind === "bot" || bots.includes(card.name)) return say(`play-bot-name-${(card.seat % 5) + 1}`);
  return card.name || say("play-player", { number: card.seat + 1 });
}
