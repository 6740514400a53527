/** Several seats on one device: whose eyes the page may show now, and when the device must change hands. */

/** @import {Scene} from "../types.js" */

/** The seats that persons on this device play now. @param {Scene} scene */
export const ownSeats = (scene) => scene.seats.filter((card) => card.mine && card.kind === "person" && !card.stand_in).map((card) => card.seat);

/**
 * What to do about a scene.
 *
 * @param {Scene} scene
 * @param {number | null} holder the seat whose player holds the device
 * @returns {{look: number | null} | {pass: number}} look from a seat (null: as a spectator, or from the only own seat), or pass the device first
 */
export function eyes(scene, holder) {
  const own = ownSeats(scene);
  if (own.length < 2 || scene.status !== "running") return { look: null };
  const awaited = own.filter((seat) => scene.view?.awaiting.includes(seat));
  // Between decisions a device with several players shows only what all may see.
  if (awaited.length === 0) return { look: null };
  return holder !== null && awaited.includes(holder) ? { look: holder } : { pass: awaited[0] };
}

/** Whether a scene may be shown to the one who holds the device. @param {Scene} scene @param {number | null} holder */
export const mayShow = (scene, holder) => ownSeats(scene).length < 2 || scene.seat === null || scene.seat === holder;
