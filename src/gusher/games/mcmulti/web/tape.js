/**
 * What has happened, one event after another, so that one can see why somebody was paid. The board draws the newest view; what the tape has
 * not come to yet is subtracted from its figures. Without movement the tape is always at its end.
 * @module
 */
import { useEffect, useRef, useState } from "/static/vendor/preact.js";
import { patience } from "/static/pace.js";
import { prefersStill } from "/static/parts/still.js";
import { changeOf } from "./changes.js";

/** @import {Told} from "/static/types.js" */

/** How long an event is shown, in milliseconds. What is not here is not shown. @type {Record<string, number>} */
const PACE = {
  turn: 30,
  rolled: 1300,
  economy: 1500,
  news: 1700,
  "news-ended": 1100,
  "barrels-gone": 900,
  "moved-barrels": 1200,
  paid: 800,
  waived: 800,
  forfeited: 500,
  consumed: 1300,
  refined: 1000,
  pumped: 1000,
  struck: 1300,
  bought: 380,
  sold: 500,
  upgraded: 500,
  "bought-barrel": 260,
  "sold-barrel": 260,
  assigned: 600,
  conceded: 1500,
  declared: 1800,
  "taken-back": 250,
};
/** What makes one line when it repeats with the same of these. */
const REPEATED = new Set(["bought-barrel", "sold-barrel", "bought", "sold", "taken-back"]);
const SAME = ["seat", "product", "market", "asset"];
const SUMMED = ["barrels", "money"];
/** What is still to come is shown as fast as the reader likes; and if it is more than so many events, at once. */
const LONGEST = 60;
const KEPT = 24;
/** Which plants an event sets to work. */
export const WORKERS = { consumed: "station", refined: "refinery", pumped: "well" };

/**
 * @typedef {{red: number, black: number, quadrant: number}} Roll
 * @typedef {Told & {die: string | null, roll: Roll | null}} Line with the dice that reach its yard
 *
 * @typedef {object} Tape
 * @property {Told | null} now what is shown at this moment
 * @property {number} number grows with each event
 * @property {Line[]} lines the last events
 * @property {Told[]} ahead what is still to come
 * @property {Roll | null | undefined} roll the dice of the turn that the tape has come to; undefined if it has not seen them
 * @property {boolean} still
 */

export { prefersStill };

/** @typedef {{told: Told[] | null, queue: Told[], lines: Line[], roll: Roll | null | undefined, number: number, speed: number, moment: number}} Reel */

/** @param {any} view @param {Told[]} told @returns {Tape} */
export function useTape(view, told) {
  const state = useRef(/** @type {Reel} */ ({ told: null, queue: [], lines: [], roll: undefined, number: 0, speed: 1, moment: 0 }));
  const [, redraw] = useState(0);
  const it = state.current;
  const still = prefersStill();
  if (it.told !== told) {
    it.told = told;
    take(it, told, still, view);
  }
  const now = it.queue[0] ?? null;
  useEffect(() => {
    if (!now) return undefined;
    const pace = PACE[now.name] / it.speed;
    const timer = setTimeout(() => {
      it.queue.shift();
      if (it.queue.length) record(it, it.queue[0], view);
      redraw((count) => count + 1);
    }, pace);
    return () => clearTimeout(timer);
  }, [now]);
  return { now, number: it.number, lines: it.lines, ahead: it.queue.slice(1), roll: it.roll, still };
}

/** @param {Reel} it @param {Told[]} told @param {boolean} still @param {any} view */
function take(it, told, still, view) {
  if (told.some((event) => event.name === "taken-back")) it.queue = [];
  leap(it, told, view);
  const idle = it.queue.length === 0;
  const shown = told.filter((event) => event.name in PACE);
  const hurry = still || it.queue.length + shown.length > LONGEST;
  if (hurry) {
    for (const event of [...it.queue.slice(1), ...shown]) record(it, event, view);
    it.queue = [];
    return;
  }
  it.queue.push(...shown);
  it.speed = Math.max(1, it.queue.reduce((sum, event) => sum + PACE[event.name], 0) / patience());
  if (idle && it.queue.length) record(it, it.queue[0], view);
}

/** @param {Told} event */
const place = ({ values }) => `${values.row}/${values.column}`;

/** In a replay one goes back, or far ahead: then the tape does not know the roll. @param {Reel} it @param {Told[]} told @param {any} view */
function leap(it, told, view) {
  const moment = told[0]?.moment ?? it.moment;
  const other = view.dice && it.roll && it.queue.length === 0 && !told.some((event) => event.name === "rolled") && (view.dice.red !== it.roll.red || view.dice.black !== it.roll.black);
  if (moment < it.moment) Object.assign(it, { lines: [], queue: [] });
  if (moment < it.moment || other) it.roll = undefined;
  it.moment = told[told.length - 1]?.moment ?? moment;
}

/** What repeats makes one line. @param {Reel} it @param {Told} event @param {any} view */
function record(it, event, view) {
  const { seat, red, black, quadrant } = event.values;
  it.number += 1;
  if (event.name === "turn") it.roll = null;
  if (event.name === "rolled") it.roll = { red: Number(red), black: Number(black), quadrant: view.players[Number(seat)].quadrants[0] };
  if (event.name === "assigned" && it.roll) it.roll = { ...it.roll, quadrant: Number(quadrant) };
  const last = it.lines[it.lines.length - 1];
  if (last && REPEATED.has(event.name) && last.name === event.name && SAME.every((key) => last.values[key] === event.values[key])) {
    /** @type {Told["values"]} */
    const sum = { ...last.values, count: Number(last.values.count ?? 1) + 1 };
    for (const key of SUMMED.filter((each) => each in event.values)) sum[key] = Number(sum[key]) + Number(event.values[key]);
    if ("row" in event.values) sum.where = `${last.values.where ?? place(last)}, ${place(event)}`;
    it.lines = [...it.lines.slice(0, -1), { ...last, values: sum }];
  } else {
    // Who comes in the middle of a turn has not seen the roll, but the view may still have it.
    const roll = it.roll === undefined && view.dice ? { ...view.dice, quadrant: view.quadrant } : (it.roll ?? null);
    const die = event.name in WORKERS && roll ? reach(view, roll.quadrant, Number(quadrant)) : null;
    it.lines = [...it.lines, { ...event, die, roll }].slice(-KEPT);
  }
}

/** Whose turn it is; in the special purchase round, who buys. @param {any} view @returns {number} */
export const turnOf = (view) => (view.phase === "special" ? (view.awaiting[0] ?? view.active) : view.active);

/** The figures of a player as far as the tape has come. @param {Tape} tape @param {any} player @param {number} seat */
export function purse({ ahead }, player, seat) {
  let { cash, crude, gasoline } = player;
  for (const event of ahead) {
    if (event.values.seat !== seat) continue;
    const change = changeOf(event);
    if (cash !== null) cash -= change.cash;
    crude -= change.crude;
    gasoline -= change.gasoline;
  }
  return { cash, crude, gasoline };
}

/** The barrels of a ladder as far as the tape has come. @param {Tape} tape @param {any} market @param {string} product */
export function stock({ ahead }, market, product) {
  let { barrels } = market[product];
  for (const { name, values } of ahead) {
    if (values.market !== market.id || values.product !== product) continue;
    const count = Number(values.barrels ?? 0);
    barrels += name === "sold-barrel" ? -count : count;
  }
  return barrels;
}

/** The consumers' price as far as the tape has come. @param {Tape} tape @param {number} price */
export const demand = ({ ahead }, price) =>
  ahead.some((event) => event.name === "economy" || event.name === "moved-barrels")
    ? price
    : price + ahead.reduce((sum, event) => sum + (event.name === "consumed" ? Number(event.values.barrels) : 0), 0);

/** The die that reaches a quadrant from the active one: row, column, cross or none. @param {any} view @param {number} active @param {number} quadrant @returns {string | null} */
function reach(view, active, quadrant) {
  if (quadrant === active) return "cross";
  return view.quadrants[active].neighbours.find((/** @type {any} */ each) => each.quadrant === quadrant)?.die ?? null;
}

/**
 * The dice and what they light as far as the tape has come; null while they are not thrown.
 * @param {Tape} tape @param {any} view
 * @returns {{red: number, black: number, die: (quadrant: number) => string | null} | null}
 */
export function lights({ now, roll }, view) {
  if (now && roll !== undefined) {
    if (!roll || now.name === "rolled") return null;
    return { ...roll, die: (quadrant) => reach(view, roll.quadrant, quadrant) };
  }
  return view.dice && { ...view.dice, die: (/** @type {number} */ quadrant) => view.quadrants[quadrant].die };
}
