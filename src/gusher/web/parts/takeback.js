/** Who may take back, and whether the others are asked first. */

import { ownSeats } from "./hotseat.js";

/** @import {Scene, Told} from "../types.js" */
/** @import {Words} from "../words.js" */

/**
 * The own seat whose last choice could be taken back, if there is one.
 *
 * @param {Scene} scene
 * @param {Told[]} log
 * @param {Words} words
 * @param {number | null} free the own seat that may do so at once, because its choice has shown nothing
 * @param {number | null} holder who holds a device of several
 * @returns {{seat: number, free: boolean, asks: boolean} | null}
 */
export function wayBack(scene, log, words, free, holder) {
  if (scene.status !== "running" || scene.wish) return null;
  const own = ownSeats(scene);
  if (free !== null) return { seat: free, free: true, asks: false };
  if (scene.rated) return null;
  const begun = log.findIndex((event) => words.headings.has(event.name));
  const acted = own.filter((seat) => begun >= 0 && log.slice(begun).some((event) => event.values.seat === seat));
  const seat = [scene.seat, holder, acted[0]].find((each) => each !== null && each !== undefined && acted.includes(each));
  if (seat === null || seat === undefined) return null;
  // Nobody else is to be asked at a table of bots and of people on this device.
  const asks = scene.seats.some((card) => card.kind === "person" && !card.mine);
  return { seat, free: false, asks };
}
