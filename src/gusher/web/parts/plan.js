/** A plan: several choices that a board makes one after another, each only once the table has answered the last one. */

import { useEffect, useRef, useState } from "../vendor/preact.js";

/** @import {Scene} from "../types.js" */

/** A step of a plan that undoes the last choice. */
export const BACK = "take back";

/**
 * What is to be chosen next, looking at what is offered now; null when the plan is done or does not fit any more.
 *
 * @typedef {(view: any, offered: Set<string>) => string | null} Plan
 */

/**
 * @param {Scene} scene
 * @param {(action: string) => Promise<boolean>} play sends a choice; whether it was accepted
 * @param {() => Promise<boolean>} back takes the last one back
 * @returns {{planned: boolean, follow: (plan: Plan) => void}}
 */
export function usePlan(scene, play, back) {
  const [plan, setPlan] = useState(/** @type {{next: Plan} | null} */ (null));
  const sent = useRef(-1);
  useEffect(() => {
    if (!plan || scene.seq <= sent.current) return;
    const offered = new Set(scene.offers.map((offer) => offer.action));
    const action = scene.offers.length ? plan.next(scene.view, offered) : null;
    const offer = scene.offers.find((each) => each.action === action);
    if (action !== BACK && (!offer || offer.confirm)) {
      setPlan(null);
      return;
    }
    sent.current = scene.seq;
    (offer ? play(offer.action) : back()).then((accepted) => {
      if (!accepted) setPlan(null);
    });
  }, [plan, scene]);
  return { planned: plan !== null, follow: (next) => setPlan({ next }) };
}
