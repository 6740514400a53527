/** A seat in small: its colour with its shape, its name, who plays it. */

import { html } from "../vendor/preact.js";
import { say } from "../texts.js";

/** @import {SeatCard} from "../types.js" */

/** Colours have shapes too: circle, square, triangle, diamond, hexagon, star, cross, pentagon; 16 units wide. */
export const SHAPES = [
  "M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13z",
  "M2 2h12v12H2z",
  "M8 1.3 14.9 13.6H1.1z",
  "M8 .7 15.2 8 8 15.3.8 8z",
  "M4.2 1.8h7.6L15.5 8l-3.7 6.2H4.2L.5 8z",
  "M8 .6l2.2 5 5.4.6-4 3.6 1.1 5.4L8 12.4l-4.7 2.8 1.1-5.4-4-3.6 5.4-.6z",
  "M5.4 1.2h5.2v4.2h4.2v5.2h-4.2v4.2H5.4v-4.2H1.2V5.4h4.2z",
  "M8 .9l7 5.2-2.7 8.4H3.7L1 6.1z",
];

/** @param {{seat: number, size?: number}} props */
export function SeatMark({ seat, size = 14 }) {
  return html`<svg class=${`seat-mark seat-${seat % SHAPES.length}`} width=${size} height=${size} viewBox="0 0 16 16" aria-hidden="true">
    <path d=${SHAPES[seat % SHAPES.length]} />
  </svg>`;
}

/** What the server calls who has deleted himself. */
const SOMEBODY = "somebody";

/** Who plays a seat, in a word or two. @param {SeatCard} card */
export function seatKind(card) {
  if (card.kind === "open") return say("page-seat-open");
  if (card.left) return say("page-seat-left", { bot: botName(card.bot) });
  if (card.kind === "bot") return say("page-seat-bot", { bot: botName(card.bot) });
  if (card.name === SOMEBODY) return say("page-seat-gone");
  if (card.stand_in) return say("page-seat-stand-in", { bot: botName(card.stand_in) });
  if (card.mine) return say("page-seat-mine");
  if (card.away_in) return say("page-seat-lost");
  return card.here ? say("page-seat-here") : say("page-seat-away");
}

/** The level of a bot as people read it. @param {string | null} bot */
export function botName(bot) {
  return bot ? say(`page-bot-${bot}`) : "";
}

/** Those who are gone, told apart. @param {number} number */
const somebody = (number) => say("page-somebody") + (number > 1 ? ` (${number})` : "");

/** How many names the bots have. */
const BOT_NAMES = 8;

/** A name without what is easily overlooked. @param {string} name */
const plain = (name) => name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * What the seats of a table are called. Bots get names of their own, so that three of a kind can be told apart, and none that somebody has.
 *
 * @param {SeatCard[]} cards
 * @param {string[]} [bots]
 */
export function seatNames(cards, bots = []) {
  const isBot = (/** @type {SeatCard} */ card) => (card.kind === "bot" && !card.left) || bots.includes(card.name);
  let gone = 0;
  const taken = new Set(cards.filter((card) => !isBot(card)).map((card) => plain(card.name)));
  return cards.map((card) => {
    if (card.kind === "open") return say("page-seat-free");
    if (card.name === SOMEBODY) return somebody((gone += 1));
    if (!isBot(card)) return card.name || say("play-player", { number: card.seat + 1 });
    const names = Array.from({ length: BOT_NAMES }, (_, step) => say(`play-bot-name-${((card.seat + step) % BOT_NAMES) + 1}`));
    const free = names.find((name) => !taken.has(plain(name))) ?? `${names[0]} ${card.seat + 1}`;
    taken.add(plain(free));
    return free;
  });
}
