/**
 * The public board: seven columns, side by side in the order in which they are carried out, each with its spaces.
 * @module
 */
import { html } from "/static/vendor/preact.js";
import { Count } from "./motion.js";
import { Coin, Icon, Worker } from "./pieces.js";
import { nameOf, Spot, useTable } from "./spot.js";

export function Columns() {
  const { view, say } = useTable();
  const columns = [...new Set(view.spaces.map((space) => space.column))];
  return html`<section class="oil-columns oil-panel" data-part="public" aria-label=${say("oilfield-board-public")}>
    ${columns.map((column) => html`<${Column} key=${column} column=${column} spaces=${view.spaces.filter((space) => space.column === column)} />`)}
  </section>`;
}

/** @param {{column: string, spaces: any[]}} props */
function Column({ column, spaces }) {
  const { words } = useTable();
  return html`<div class=${`oil-column oil-column-${column} of-${spaces.length}`}>
    <h3 class="oil-plate"><span>${words.name("column", column)}</span></h3>
    <div class="oil-spaces">
      ${spaces.map((space) => html`<${Space} key=${space.id} space=${space} />`)}
    </div>
  </div>`;
}

/** What is printed on a space: its price, the subsidy that waits there, or the sign of its action. @param {{space: any, pot: number}} props */
function Mark({ space, pot }) {
  const { say } = useTable();
  if (space.price !== null) return html`<span class="oil-price">${say("money", { sum: space.price })}</span>`;
  if (space.column === "subsidy") return html`<span class="oil-price is-gain"><${Coin} /><${Count} value=${pot} write=${(sum) => say("money", { sum })} /></span>`;
  return html`<${Icon} of=${space.column} />`;
}

/** @param {{space: any}} props */
function Space({ space }) {
  const table = useTable();
  const { words, tokens, say, view } = table;
  const { worker } = space;
  const label = worker === null ? undefined : say("oilfield-board-space-taken", { space: words.space(space.id), who: nameOf(table, worker) });
  const kind = `worker:${worker}`;
  return html`<${Spot} action=${`place ${space.id}`} class=${`oil-space ${worker === null ? "" : "is-taken"}`} data-place=${`space:${space.id}`} title=${label}>
    <${Mark} space=${space} pot=${view.pot} />
    ${worker !== null && html`<span class="oil-piece" data-token=${tokens.at(kind, `space:${space.id}`)[0]} key=${kind}><${Worker} seat=${worker} /></span>`}
    ${label && html`<span class="unseen">${label}</span>`}
  <//>`;
}
