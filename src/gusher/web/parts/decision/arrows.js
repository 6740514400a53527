/**
 * The list of options is one stop for the Tab key. Within it arrows go from option to option, and sideways to what else stands beside one;
 * Home and End lead to the first and the last.
 */

import { useState } from "../../vendor/preact.js";

const OPTION = ".offer-button";

/** @param {string[]} actions as they are listed @returns {{stop: string, setStop: (action: string) => void}} the option that the Tab key leads to */
export function useStop(actions) {
  const [stop, setStop] = useState("");
  return { stop: actions.includes(stop) ? stop : (actions[0] ?? ""), setStop };
}

/** @param {KeyboardEvent} event of the list */
export function followArrows(event) {
  if (event.ctrlKey || event.altKey || event.metaKey || !(event.target instanceof Element)) return;
  const row = event.target.closest("li");
  const option = row?.querySelector(OPTION);
  if (!row || !option) return;
  const options = [.../** @type {Element} */ (event.currentTarget).querySelectorAll(OPTION)];
  const here = options.indexOf(option);
  const beside = row.parentElement?.classList.contains("brief") ? options : shownIn(row);
  const place = beside.indexOf(event.target);
  /** @type {Record<string, Element | undefined>} */
  const goals = {
    ArrowUp: options[here - 1],
    ArrowDown: options[here + 1],
    ArrowLeft: beside[place - 1],
    ArrowRight: beside[place + 1],
    Home: options[0],
    End: options[options.length - 1],
  };
  if (!Object.hasOwn(goals, event.key)) return;
  event.preventDefault();
  const goal = goals[event.key];
  if (goal instanceof HTMLElement) goal.focus();
}

/** @param {Element} row */
const shownIn = (row) => [...row.querySelectorAll("button, a")].filter((each) => each.getClientRects().length > 0);
