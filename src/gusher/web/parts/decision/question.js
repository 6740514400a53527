/** What is asked, and the focus that goes with it. */

/** @import {Scene} from "../../types.js" */

/** What is asked, so that the same question can be told from a new one: others may act meanwhile. @param {Scene} scene */
export const questionOf = (scene) => [scene.view?.round, scene.view?.rule, ...scene.offers.map((offer) => offer.action)].join(" ");

/** An option that is about to go keeps no focus: to take it away with the focus would make the page find its layout in the middle of a drawing. */
export function letGo() {
  const now = document.activeElement;
  if (now instanceof HTMLElement && now.closest(".choices")) now.blur();
}
