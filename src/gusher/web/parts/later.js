/** Parts of the page that are loaded when they are wanted first. */

import { h, html } from "../vendor/preact.js";
import { usePromise } from "../hooks.js";
import { renewed } from "../renewal.js";
import { say } from "../texts.js";
import { Loading } from "./loading.js";

/**
 * A component that stands for another, which `load` brings; `early` fetches it before it is shown.
 *
 * @template {(props: any) => any} C
 * @param {() => Promise<C>} load
 * @returns {C & {early: () => Promise<C>}}
 */
export function later(load) {
  /** @type {(Promise<C> & {now?: C}) | null} */
  let loading = null;
  const early = () => {
    const mine = loading ?? Object.assign(renewed(load()), { now: /** @type {C | undefined} */ (undefined) });
    if (loading !== mine) {
      loading = mine;
      mine.then(
        (part) => (mine.now = part),
        () => (loading = null),
      );
    }
    return mine;
  };
  const Later = (/** @type {any} */ props) => {
    const part = usePromise(early, []);
    if (part.value) return h(part.value, props);
    return part.problem ? html`<p class="trouble" role="alert">${say("page-problem-unreachable")}</p>` : html`<${Loading} />`;
  };
  return /** @type {any} */ (Object.assign(Later, { early }));
}
