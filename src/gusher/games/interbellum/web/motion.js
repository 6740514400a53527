/**
 * Movement: armies march from where they stood to where they stand, cubes of gas come out of the bag; amounts show what they have changed by.
 * None of it if the reader prefers less motion.
 * @module
 */
import { html, useRef } from "/static/vendor/preact.js";
import { useTable } from "./spot.js";

/** @import {Told} from "/static/types.js" */

/**
 * What has moved, by what is told.
 * @param {Told[]} told
 * @param {any} data the game's data.json
 * @returns {{from: string, to: string, class: string}[]}
 */
export function marches(told, data) {
  const home = (/** @type {string} */ power) => data.powers.find((/** @type {any} */ each) => each.id === power)?.home[0];
  return told.flatMap(({ name, values }) => {
    const flying = `ib-ghost is-${values.power}`;
    if (name === "expanded") return [{ from: `area:${home(String(values.power))}`, to: `area:${values.area}`, class: flying }];
    if (name === "withdrew") return [{ from: `area:${values.area}`, to: `area:${home(String(values.power))}`, class: flying }];
    if (name === "moved") return [{ from: `area:${values.origin}`, to: `area:${values.area}`, class: flying }];
    if (name === "found-gas") return [{ from: "bag", to: `seat:${values.seat}`, class: "ib-ghost is-gas" }];
    if (name === "income") return [{ from: `well ${values.well}`, to: `seat:${values.seat}`, class: "ib-ghost is-money" }];
    return [];
  });
}

/** An amount of money, with what it has changed by rising beside it for a moment. @param {{value: number}} props */
export function Money({ value }) {
  const { moving, say } = useTable();
  const last = useRef({ value, by: 0, number: 0 });
  if (last.current.value !== value) last.current = { value, by: moving ? value - last.current.value : 0, number: last.current.number + 1 };
  const { by, number } = last.current;
  const change = by !== 0 && say("interbellum-effect", { sign: by > 0 ? "+" : "−", money: Math.abs(by) });
  return html`<span class="ib-money">${say("interbellum-board-money", { money: value })}${change && html`<span class=${`ib-delta ${by > 0 ? "is-up" : "is-down"}`} key=${number} aria-hidden="true">${change}</span>`}</span>`;
}
