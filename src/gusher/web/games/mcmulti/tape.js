/**
 * What has happened, one event after another, so that one can see why somebody was paid. The board draws the newest view; what the tape has
 * not come to yet is subtracted from its figures. Without movement the tape is always at its end.
 * @module
 */
import { useEffect, useRef, useState } from "../../vendor/preact.js";
import { changeOf } from "./changes.js";

/** @import {Told} from "../../types.js" */

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
  declared: 1800,
};
const SHORT = 8;
const LONGEST = 40;
const KEPT = 12;
/** Which plants an event sets to work. */
export const WORKERS = { consumed: "station", refined: "refinery", pumped: "well" };

/**
 * @typedef {object} Tape
 * @property {Told | null} now what is shown at this moment
 * @property {number} number grows with each event
 * @property {Told[]} lines the events of this turn so far
 * @property {Told[]} ahead what is still to come
 * @property {any} rolled the last view with dice, for events that outlast it
 * @property {boolean} still
 */

export const prefersStill = () => globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? true;

/** @param {any} view @param {Told[]} told @returns {Tape} */
export function useTape(view, told) {
  const state = useRef({ told: /** @type {Told[] | null} */ (null), queue: /** @type {Told[]} */ ([]), lines: /** @type {Told[]} */ ([]), rolled: /** @type {any} */ (null), number: 0 });
  const [, redraw] = useState(0);
  const it = state.current;
  const still = prefersStill();
  if (it.told !== told) {
    it.told = told;
    take(it, told, still);
  }
  if (view.dice) it.rolled = view;
  const now = it.queue[0] ?? null;
  useEffect(() => {
    if (!now) return undefined;
    const pace = PACE[now.name] / (it.queue.length > SHORT ? 3 : 1);
    const timer = setTimeout(() => {
      it.queue.shift();
      if (it.queue.length) record(it, it.queue[0]);
      redraw((count) => count + 1);
    }, pace);
    return () => clearTimeout(timer);
  }, [now]);
  return { now, number: it.number, lines: it.lines, ahead: it.queue.slice(1), rolled: it.rolled, still };
}

/** @param {{queue: Told[], lines: Told[], number: number}} it @param {Told[]} told @param {boolean} still */
function take(it, told, still) {
  if (told.some((event) => event.name === "taken-back")) it.queue = [];
  const idle = it.queue.length === 0;
  const shown = told.filter((event) => event.name in PACE);
  const hurry = still || it.queue.length + shown.length > LONGEST;
  if (hurry) {
    for (const event of [...it.queue.slice(1), ...shown]) record(it, event);
    it.queue = [];
    return;
  }
  it.queue.push(...shown);
  if (idle && it.queue.length) record(it, it.queue[0]);
}

/** What repeats makes one line. @param {{lines: Told[], number: number}} it @param {Told} event */
function record(it, event) {
  it.number += 1;
  if (event.name === "turn") {
    it.lines = [];
    return;
  }
  if (event.name === "rolled") it.lines = it.lines.filter((line) => line.values.seat === event.values.seat && line.name.endsWith("-barrel"));
  const last = it.lines[it.lines.length - 1];
  const same = last && event.name.endsWith("-barrel") && ["name", "seat", "product", "market"].every((key) => (key === "name" ? last.name === event.name : last.values[key] === event.values[key]));
  if (same) {
    const { barrels, money } = event.values;
    const sum = { ...last.values, barrels: Number(last.values.barrels) + Number(barrels), money: Number(last.values.money) + Number(money) };
    it.lines = [...it.lines.slice(0, -1), { ...last, values: sum }];
  } else it.lines = [...it.lines, event].slice(-KEPT);
}

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

/** The dice and what they light as far as the tape has come: a view with dice, or null. @param {Tape} tape @param {any} view */
export function lights({ now, ahead, rolled }, view) {
  if (ahead.some((event) => event.name === "rolled") || now?.name === "rolled") return null;
  if (view.dice) return view;
  return now && ["consumed", "refined", "pumped", "struck"].includes(now.name) ? rolled : null;
}
