/** Small hooks that several parts use. */

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "./vendor/preact.js";
import { whenIdle } from "./idle.js";
import { onLanguage, language } from "./texts.js";

/** Draw again when the language changes; gives the language. */
export function useLanguage() {
  const [tag, setTag] = useState(language());
  useEffect(() => onLanguage(() => setTag(language())), []);
  return tag;
}

/**
 * What a promise brings: `undefined` while it is under way, unless it is known at once.
 *
 * @template T
 * @param {() => Promise<T>} ask
 * @param {any[]} inputs
 * @returns {{value: T | undefined, problem: any, again: () => void}}
 */
export function usePromise(ask, inputs) {
  const first = useRef(/** @type {(Promise<T> & {now?: T}) | null | undefined} */ (undefined));
  if (first.current === undefined) {
    first.current = ask();
    first.current.catch(() => {}); // told below, unless nobody waits for it any more
  }
  const [round, setRound] = useState(0);
  const [state, setState] = useState(/** @type {{value: T | undefined, problem: any}} */ ({ value: first.current?.now, problem: null }));
  useEffect(() => {
    let wanted = true;
    const asked = first.current ?? ask();
    first.current = null;
    asked.then(
      (value) => wanted && setState({ value, problem: null }),
      (problem) => wanted && setState((/** @type {{value: T | undefined}} */ known) => ({ value: known.value, problem })),
    );
    return () => {
      wanted = false;
    };
  }, [...inputs, round]);
  const again = useCallback(() => setRound((/** @type {number} */ number) => number + 1), []);
  return { ...state, again };
}

/** Whether the page has had time for more than what is seen. */
export function useSoon() {
  const [soon, setSoon] = useState(false);
  useEffect(() => whenIdle(() => setSoon(true)), []);
  return soon;
}

/** Whether a media query holds. @param {string} media */
export function useMedia(media) {
  const [holds, setHolds] = useState(() => matchMedia(media).matches);
  useEffect(() => {
    const list = matchMedia(media);
    const update = () => setHolds(list.matches);
    update();
    list.addEventListener("change", update);
    return () => list.removeEventListener("change", update);
  }, [media]);
  return holds;
}

/** The value of the last drawing that differed. @template T @param {T} value @param {unknown} key @returns {T | null} */
export function usePrevious(value, key) {
  const kept = useRef(/** @type {{key: unknown, value: T | null, before: T | null}} */ ({ key: undefined, value: null, before: null }));
  if (kept.current.key !== key) kept.current = { key, value, before: kept.current.value };
  return kept.current.before;
}

/** What wants to look at the page before it is shown. @type {Set<() => void>} */
const looks = new Set();

/**
 * Look at how a drawing has come out, before it is shown. All do so at once: the page finds its layout once for all of them, and not whenever
 * one of several drawings is done.
 *
 * @param {() => void} look
 * @param {any[]} [inputs]
 */
export function useLook(look, inputs) {
  useLayoutEffect(() => {
    if (looks.size === 0) requestAnimationFrame(lookAround);
    looks.add(look);
    return () => void looks.delete(look);
  }, inputs);
}

function lookAround() {
  const all = [...looks];
  looks.clear();
  for (const look of all) look();
}
