/** A table in text, for a screen reader and for those who like lists. */

import { html } from "../vendor/preact.js";

/** @param {{caption: string, heads: string[], rows: any[][]}} props the first cell of a row names it */
export function Grid({ caption, heads, rows }) {
  return html`<table>
    <caption>${caption}</caption>
    <thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
    <tbody>${rows.map(([name, ...cells]) => html`<tr><th scope="row">${name}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
  </table>`;
}
