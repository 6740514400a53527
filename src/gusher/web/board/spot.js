/**
 * What can be chosen on a board: a control that offers an action, or says why it cannot be had now. In HTML and in SVG.
 * @module
 */
import { createContext, h, useContext } from "../vendor/preact.js";

/**
 * @typedef {object} Offering what a control needs of the table that a board draws from
 * @property {any} view
 * @property {any} words
 * @property {Map<string, any>} offers by notation
 * @property {Map<string, any>} whyNot by notation
 * @property {(action: any) => void} choose
 * @property {(hint: {action?: string, whyNot?: any} | null) => void} hint
 */

const TableContext = createContext(/** @type {any} */ (null));
export const TableProvider = TableContext.Provider;

/** @returns {any} the table of the board, an Offering with what the game adds */
export const useTable = () => useContext(TableContext);

/** The handlers that show a hint while the pointer or the focus is on something. @param {Offering} table @param {any} shown */
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

/** The props of what is a second way, for a pointer, to an action whose control is elsewhere. @param {Offering} table @param {string} action */
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
 * @param {{action: string, as?: string, class?: string, children?: any, label?: string, skipped?: boolean, [rest: string]: any}} props
 *   label: empty where the contents say it; skipped: refused, it is for the pointer alone, where there are too many to step through
 */
export function Spot({ action, as = "div", class: name = "", children, label, skipped = false, ...rest }) {
  const table = useTable();
  const reason = table.whyNot.get(action);
  const offer = table.offers.get(action);
  if (offer) {
    const idle = table.words.idle(offer);
    const spoken = label === "" ? undefined : (label ?? table.words.action(action, table.view));
    const control = { ...acting(() => table.choose(action)), ...hinting(table, { action }) };
    return h(as, { ...rest, class: `${name} is-offer${idle ? " is-idle" : ""}`, title: idle || undefined, tabindex: 0, "aria-label": spoken, "data-action": action, ...control }, children);
  }
  if (reason) {
    const spoken = label === "" ? undefined : (label ?? table.words.action(action, table.view));
    const control = { role: "button", onClick: () => table.hint({ whyNot: reason }), ...hinting(table, { whyNot: reason }) };
    return h(as, { ...rest, class: `${name} is-refused`, tabindex: skipped ? -1 : 0, "aria-disabled": "true", "aria-label": spoken, "data-action": action, ...control }, children);
  }
  return h(as, { ...rest, class: name, tabindex: -1 }, children);
}
