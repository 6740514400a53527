/**
 * What can be chosen on the board: a control that offers an action, or says why it cannot be had now. In HTML and in SVG.
 * @module
 */
import { createContext, h, useContext } from "../../vendor/preact.js";

/**
 * @typedef {object} Table everything that a part of the board draws from
 * @property {any} view
 * @property {any} data the game's data.json
 * @property {(id: string, values?: Record<string, string | number>) => string} say
 * @property {import("./sentences.js").GameWords} words
 * @property {Map<string, any>} offers by notation
 * @property {Map<string, any>} whyNot by notation
 * @property {(action: string | string[]) => void} choose one action, or several to be carried out one after the other
 * @property {(hint: {action?: string, whyNot?: any} | null) => void} hint
 * @property {number | null} me
 * @property {boolean} moving whether changes are shown as movement
 * @property {Map<string, import("./routes.js").Route>} reach where the truck can go, by cell
 * @property {{space: number, cost: number, steps: number}[]} steam where the locomotive can go
 * @property {import("./routes.js").Route | null} aimed the way that is pointed at
 * @property {(route: import("./routes.js").Route | null) => void} aim
 * @property {{space: number, cost: number, steps: number} | null} aimedRail
 * @property {(goal: {space: number, cost: number, steps: number} | null) => void} aimRail
 * @property {(route: import("./routes.js").Route) => void} drive
 * @property {{most: number} | null} standing my private ceiling
 * @property {((most: number | null) => void) | null} onStanding null where nobody can set one
 */

const TableContext = createContext(/** @type {any} */ (null));
export const TableProvider = TableContext.Provider;

/** @returns {Table} */
export const useTable = () => useContext(TableContext);

/** The handlers that show a hint while the pointer or the focus is on something. @param {Table} table @param {any} shown */
export function hinting(table, shown) {
  const show = () => table.hint(shown);
  const hide = () => table.hint(null);
  return { onMouseEnter: show, onFocus: show, onMouseLeave: hide, onBlur: hide };
}

/** The props of a control that does something, by click and by key. @param {() => void} act */
export function acting(act) {
  return {
    role: "button",
    onClick: act,
    onKeyDown: (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      if (!event.repeat) act();
    },
  };
}

/** The props of what is a second way, for a pointer, to an action whose control is elsewhere. @param {Table} table @param {string} action */
export function shortcut(table, action) {
  const { onMouseEnter, onMouseLeave } = hinting(table, { action });
  const onClick = (/** @type {Event} */ event) => {
    if (!(/** @type {Element} */ (event.target).closest("[role=button]"))) table.choose(action);
  };
  return { onClick, onMouseEnter, onMouseLeave, "data-shortcut": action };
}

/**
 * Something of the board that stands for an action. Offered, it is a button; refused, a disabled one that says why; else plain.
 * It keeps its place in the focus order when it stops being offered, so that a keyboard player goes on from there.
 * @param {{action: string, as?: string, class?: string, children?: any, label?: string, [rest: string]: any}} props label: empty where the
 *   contents say it
 */
export function Spot({ action, as = "div", class: name = "", children, label, ...rest }) {
  const table = useTable();
  const reason = table.whyNot.get(action);
  if (table.offers.has(action)) {
    const spoken = label === "" ? undefined : (label ?? table.words.action(action, table.view));
    const control = { ...acting(() => table.choose(action)), ...hinting(table, { action }) };
    return h(as, { ...rest, class: `${name} is-offer`, tabindex: 0, "aria-label": spoken, "data-action": action, ...control }, children);
  }
  if (reason) {
    const spoken = label === "" ? undefined : (label ?? table.words.action(action, table.view));
    const control = { role: "button", onClick: () => table.hint({ whyNot: reason }), ...hinting(table, { whyNot: reason }) };
    return h(as, { ...rest, class: `${name} is-refused`, tabindex: 0, "aria-disabled": "true", "aria-label": spoken, "data-action": action, ...control }, children);
  }
  return h(as, { ...rest, class: name, tabindex: -1 }, children);
}
