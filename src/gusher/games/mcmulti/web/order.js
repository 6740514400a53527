/**
 * The order that a player writes before it is sent: barrels of one market, plants to buy and to sell. It holds wishes, not rules: what it comes
 * to is read off the ladders and the price list, and whether each step is possible the table says when its turn comes.
 * @module
 */

import { BACK } from "/static/parts/plan.js";

/** @import {Plan} from "/static/parts/plan.js" */

/**
 * @typedef {{verb: "buy" | "sell", asset: string, quadrant: number, cell: number}} Plant
 * @typedef {{market: number, crude: number, gasoline: number}} Trade a number below nothing is sold
 * @typedef {{before: string, steps: number}} Sent how the seat stood before its last order, and the choices that it took
 * @typedef {{key: string, tool: string, trade: Trade, plants: Plant[], sent: Sent | null}} Order
 */

export const PRODUCTS = /** @type {("crude" | "gasoline")[]} */ (["crude", "gasoline"]);
export const SIDE = 6;

/** @param {string} key the question that it answers @param {any} view @returns {Order} */
export const blank = (key, view) => ({ key, tool: "rig", trade: { market: view.markets.findIndex((market) => market.id === view.trade?.market), crude: 0, gasoline: 0 }, plants: [], sent: null });

// The way back

/** What an order changes. @param {any} view */
const standing = (view) => JSON.stringify([view.rule, view.players[view.seat], view.trade]);

/** A plan that remembers how to be undone. @param {any} view @param {Plan} plan @returns {{sent: Sent, plan: Plan}} */
export function undoable(view, plan) {
  const sent = { before: standing(view), steps: 0 };
  return {
    sent,
    plan: (now, offered) => {
      const step = plan(now, offered);
      if (step) sent.steps += 1;
      return step;
    },
  };
}

/** Take back choice by choice until all is as it was before. @param {Sent} sent @returns {Plan} */
export function undoing({ before, steps }) {
  let left = steps;
  return (view) => (standing(view) === before || left-- <= 0 ? null : BACK);
}

/** Whether there is an order to take back. @param {any} view @param {Sent | null} sent */
export const isUndoable = (view, sent) => sent !== null && sent.steps > 1 && standing(view) !== sent.before;

// Barrels

/** @param {{barrels: number, prices: number[]}} ladder @param {number} count bought, or if below nothing sold @returns {number} what it brings */
export function quote({ barrels, prices }, count) {
  const cheapest = prices.length - barrels;
  const fields = count > 0 ? prices.slice(cheapest, cheapest + count) : prices.slice(cheapest + count, cheapest);
  const sum = fields.reduce((total, price) => total + price, 0);
  return count > 0 ? -sum : sum;
}

/** How many can be sold (below nothing) and bought. @param {any} view @param {number} market @param {"crude" | "gasoline"} product */
export function limits(view, market, product) {
  const { barrels, prices } = view.markets[market][product];
  const store = view.seat === null ? 0 : view.players[view.seat][product];
  const before = view.trade?.market === view.markets[market].id ? view.trade[product] : "untouched";
  return { least: before === "bought" ? 0 : -Math.min(store, prices.length - barrels), most: before === "sold" ? 0 : barrels };
}

/** @param {any} view @param {Trade} trade */
export const tradeMoney = (view, trade) =>
  trade.market < 0 ? 0 : PRODUCTS.reduce((sum, product) => sum + (trade[product] ? quote(view.markets[trade.market][product], trade[product]) : 0), 0);

/** Go to the market, sell, then buy. @param {any} view @param {Trade} trade @returns {Plan} */
export function tradePlan(view, trade) {
  const { id } = view.markets[trade.market];
  const steps = [
    ...PRODUCTS.flatMap((product) => Array(Math.max(0, -trade[product])).fill(`sell ${product}`)),
    ...PRODUCTS.flatMap((product) => Array(Math.max(0, trade[product])).fill(`buy ${product}`)),
  ];
  return (now) => (now.rule === "ChooseMarket" ? id : (steps.shift() ?? null));
}

// Plants

/** @param {any} view @param {Plant[]} plants */
export const plantMoney = (view, plants) =>
  plants.reduce((sum, { verb, asset }) => sum + (verb === "buy" ? -view.economy.buy[asset] : view.economy.sell[asset]), 0);

/** The cells that a plant takes: one, or four for a large refinery. @param {any} view @param {string} asset @param {number} cell */
export function ground(view, asset, cell) {
  if (asset !== "refinery" || !view.large_refineries) return [cell];
  return cell % SIDE === SIDE - 1 || cell >= SIDE * (SIDE - 1) ? [] : [cell, cell + 1, cell + SIDE, cell + SIDE + 1];
}

/** Whether a plant would stand on free ground, the order's other plants being there. @param {any} view @param {Plant[]} plants @param {Plant} plant */
export function fits(view, plants, plant) {
  const taken = new Set(plants.filter((other) => other.verb === "buy" && other.quadrant === plant.quadrant).flatMap((other) => ground(view, other.asset, other.cell)));
  const cells = ground(view, plant.asset, plant.cell);
  return cells.length > 0 && cells.every((cell) => view.quadrants[plant.quadrant].cells[cell] === null && !taken.has(cell));
}

/** One plant after the other: what, and as far as it is asked in which quadrant, row and column. @param {Plant[]} plants @param {Plant | null} now the one that is asked about already @returns {Plan} */
export function plantPlan(plants, now = null) {
  const left = [...plants].sort((one, other) => Number(one.verb === "buy") - Number(other.verb === "buy"));
  let current = now;
  return (view) => {
    if (!view.picking) {
      current = left.shift() ?? null;
      return current && `${current.verb} ${current.asset}`;
    }
    if (!current) return null;
    if (view.rule.endsWith("Quadrant")) return `quadrant ${current.quadrant}`;
    if (view.rule.endsWith("Row")) return `row ${Math.floor(current.cell / SIDE) + 1}`;
    return `column ${(current.cell % SIDE) + 1}`;
  };
}
