/**
 * What can be chosen on the board: a control that offers an action, or says why it cannot be had now.
 * @module
 */
import { createContext, html, useContext } from "/static/vendor/preact.js";

/**
 * @typedef {object} Table everything that a part of the board draws from
 * @property {any} view
 * @property {any} data the game's data.json
 * @property {(id: string, values?: Record<string, string | number>) => string} say
 * @property {import("./sentences.js").GameWords} words
 * @property {Map<string, any>} offers by notation
 * @property {Map<string, any>} whyNot by notation
 * @property {(action: string | import("/static/parts/plan.js").Plan) => void} choose
 * @property {(hint: {action?: string, whyNot?: any} | null) => void} hint
 * @property {number | null} me
 * @property {import("./tape.js").Tape} tape
 * @property {import("./order.js").Order} order
 * @property {(change: Partial<import("./order.js").Order>) => void} write changes the order
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

/** Enter and space act as on a button. @param {() => void} act */
export const pressing = (act) => (/** @type {KeyboardEvent} */ event) => {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  if (!event.repeat) act();
};

/**
 * Something of the board that stands for an action. Offered, it is a button; refused, a disabled one that says why; else plain.
 * @param {{action: string, class?: string, children?: any, label?: string, spelt?: boolean, [rest: string]: any}} props
 *   spelt: its name is what is written on it, with the action after that
 */
export function Spot({ action, class: name = "", children, label, spelt = false, ...rest }) {
  const table = useTable();
  const reason = table.whyNot.get(action);
  const offered = table.offers.has(action);
  if (!offered && !reason) return html`<div ...${rest} class=${name} tabindex="-1">${children}</div>`;
  const spoken = label ?? table.words.action(action, table.view);
  const act = () => (offered ? table.choose(action) : table.hint({ whyNot: reason }));
  return html`<div
    ...${rest}
    class=${`${name} ${offered ? "is-offer" : "is-refused"}`}
    role="button"
    tabindex="0"
    aria-disabled=${offered ? undefined : "true"}
    aria-label=${spelt ? undefined : spoken}
    data-action=${action}
    onClick=${act}
    onKeyDown=${pressing(act)}
    ...${hinting(table, offered ? { action } : { whyNot: reason })}
  >
    ${children}${spelt && html`<span class="unseen">${spoken}</span>`}
  </div>`;
}
