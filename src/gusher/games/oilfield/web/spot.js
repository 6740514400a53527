/**
 * What can be chosen on the board: a control that offers an action, or says why it cannot be had now.
 * @module
 */
import { Times } from "/static/parts/times.js";
import { createContext, html, useContext } from "/static/vendor/preact.js";

/**
 * @typedef {object} Table everything that a part of the board draws from
 * @property {any} view
 * @property {import("./box.js").Box} box
 * @property {import("./words.js").Say} say
 * @property {import("./words.js").Words} words
 * @property {(offer: any) => string} idle that an offer does nothing, in words; else empty
 * @property {Map<string, any>} offers by notation
 * @property {Map<string, any>} whyNot by notation
 * @property {(action: string | {action: string, times: number}) => void} choose
 * @property {(hint: {action?: string, whyNot?: any} | null) => void} hint
 * @property {any[]} seats
 * @property {number | null} me
 * @property {import("./tokens.js").Tokens} tokens
 * @property {boolean} moving whether changes are shown as movement
 */

const TableContext = createContext(/** @type {any} */ (null));
export const TableProvider = TableContext.Provider;

/** @returns {Table} */
export const useTable = () => useContext(TableContext);

/** What a seat, or the dummy, is called. @param {Table} table @param {number | "dummy"} seat */
export const nameOf = ({ seats, say }, seat) =>
  seat === "dummy" ? say("oilfield-table-dummy") : (seats.find((card) => card.seat === seat)?.name ?? `${seat + 1}`);

/** The handlers that show a hint while the pointer or the focus is on something. */
function hinting(table, shown) {
  const show = () => table.hint(shown);
  const hide = () => table.hint(null);
  return { onMouseEnter: show, onFocus: show, onMouseLeave: hide, onBlur: hide };
}

/**
 * Something of the board that stands for an action. Offered, it is a button; refused, a disabled one that says why; else plain.
 * It keeps its place in the focus order when it stops being offered, so that a keyboard player goes on from there.
 * @param {{action: string, class?: string, children?: any, label?: string, [rest: string]: any}} props
 */
export function Spot({ action, class: name = "", children, label, ...rest }) {
  const table = useTable();
  const reason = table.whyNot.get(action);
  const spoken = label ?? table.words.action(action);
  const offer = table.offers.get(action);
  if (offer) {
    const idle = table.idle(offer);
    const choose = () => table.choose(action);
    const onKeyDown = (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      if (!event.repeat) choose();
    };
    return html`<div
      ...${rest}
      class=${`${name} is-offer${idle ? " is-idle" : ""}`}
      title=${idle || undefined}
      role="button"
      tabindex="0"
      aria-label=${spoken}
      data-action=${action}
      onClick=${choose}
      onKeyDown=${onKeyDown}
      ...${hinting(table, { action })}
    >
      ${children}
    </div>`;
  }
  if (reason) {
    const explain = () => table.hint({ whyNot: reason });
    return html`<div
      ...${rest}
      class=${`${name} is-refused`}
      role="button"
      tabindex="0"
      aria-disabled="true"
      aria-label=${spoken}
      data-action=${action}
      onClick=${explain}
      ...${hinting(table, { whyNot: reason })}
    >
      ${children}
    </div>`;
  }
  return html`<div ...${rest} class=${name} tabindex="-1">${children}</div>`;
}

/**
 * A spot for one barrel, and beside it a button for as many as there are.
 * @param {{action: string, class?: string, children?: any, brings?: string | number, sign?: any}} props brings: as it is written there, before a sign
 */
export function Several({ action, class: name, children, brings, sign }) {
  const table = useTable();
  const label = brings === undefined ? undefined : `${table.words.action(action)}: ${brings}`;
  return html`<span class="oil-several">
    <${Spot} action=${action} class=${name} label=${label}>${children}${brings !== undefined && html`<b aria-hidden="true">${brings}</b>`}${sign}<//>
    <${Times} offer=${table.offers.get(action)} name=${table.words.action(action)} most=${true} onChoose=${table.choose} />
  </span>`;
}

/**
 * The props of a piece that is a second way, for a pointer, to an action whose control is elsewhere; none if it is not offered.
 * @param {Table} table
 * @param {(string | undefined)[]} actions works only while exactly one of them is offered
 */
export function shortcut(table, actions) {
  const offered = actions.filter((action) => action && table.offers.has(action));
  if (offered.length !== 1) return {};
  const action = /** @type {string} */ (offered[0]);
  const { onMouseEnter, onMouseLeave } = hinting(table, { action });
  return { onClick: () => table.choose(action), onMouseEnter, onMouseLeave, "data-shortcut": action };
}
