/**
 * Movement: crude flies from where it lay to where it lies now; trucks, trains and prices glide by themselves (board.css). None of it if the
 * reader prefers less motion.
 * @module
 */
import { html, useRef } from "/static/vendor/preact.js";
import { useTable } from "./spot.js";

/**
 * What of the crude has moved between two views: from a site to a tank, from a tank to the company, from nowhere into a tank.
 * @param {any} before
 * @param {any} after
 * @returns {{from: string, to: string}[]}
 */
export function shipments(before, after) {
  const moves = [];
  const sources = before.sites.flatMap((/** @type {any} */ site, /** @type {number} */ at) => Array(Math.max(0, site.crude - after.sites[at].crude)).fill(`site:${site.id}`));
  for (let seat = 0; seat < after.seats; seat += 1) {
    for (const [company, count] of Object.entries(after.players[seat].tanks)) {
      const change = Number(count) - before.players[seat].tanks[company];
      for (let each = 0; each < change; each += 1) moves.push({ from: sources.shift() ?? `seat:${seat}`, to: `tank:${company}:${seat}` });
      for (let each = 0; each < -change; each += 1) moves.push({ from: `tank:${company}:${seat}`, to: `price:${company}` });
    }
  }
  return moves;
}

/** An amount of money, with what it has changed by rising beside it for a moment. @param {{value: number}} props */
export function Dollars({ value }) {
  const { moving, say } = useTable();
  const last = useRef({ value, by: 0, number: 0 });
  if (last.current.value !== value) {
    last.current = { value, by: moving ? value - last.current.value : 0, number: last.current.number + 1 };
  }
  const { by, number } = last.current;
  const change = by !== 0 && say("giganten-effect-dollars", { sign: by > 0 ? "+" : "−", dollars: Math.abs(by) });
  return html`<span class="gig-count">${say("giganten-board-dollars", { dollars: value })}${change && html`<span class=${`gig-delta ${by > 0 ? "is-up" : "is-down"}`} key=${number} aria-hidden="true">${change}</span>`}</span>`;
}
