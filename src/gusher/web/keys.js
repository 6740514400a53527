/**
 * The keys of the page. A part that answers to a key says so here, with a message that tells what it does; the page of keys lists them all.
 * They do nothing while somebody types, while a dialog is open, or together with Ctrl, Alt or Meta.
 */

import { useEffect, useRef } from "./vendor/preact.js";

/**
 * @typedef {object} Binding
 * @property {string[]} keys as `KeyboardEvent.key` calls them
 * @property {string} message what they do: an id
 * @property {string} [shown] how they are written in the list, if not one by one
 * @property {((key: string) => void) | null} act null: whoever listens does so himself, this is for the list
 */

/** The newest last. @type {Set<{current: Binding}>} */
const bindings = new Set();

/** While this part is shown, these keys are its own; of two parts that want the same key the newer gets it. @param {Binding} binding */
export function useKeys(binding) {
  const latest = useRef(binding);
  latest.current = binding;
  useEffect(() => {
    if (bindings.size === 0) document.addEventListener("keydown", press);
    bindings.add(latest);
    return () => {
      bindings.delete(latest);
      if (bindings.size === 0) document.removeEventListener("keydown", press);
    };
  }, []);
}

/** The keys that do something now, as they are listed. @returns {{shown: string[], message: string}[]} */
export function allKeys() {
  return [...bindings].map(({ current }) => ({ shown: current.shown ? [current.shown] : current.keys, message: current.message }));
}

/** @param {KeyboardEvent} event */
function press(event) {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey || isElsewhere(event.target)) return;
  const found = [...bindings].reverse().find(({ current }) => current.act && current.keys.includes(event.key));
  if (!found) return;
  event.preventDefault();
  found.current.act?.(event.key);
}

/** @param {EventTarget | null} target */
const isElsewhere = (target) =>
  document.querySelector("dialog[open]") !== null ||
  (target instanceof Element && target.closest("input, select, textarea, [contenteditable]") !== null);
