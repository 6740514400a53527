/** The numbered rules of a game by chapter, section and paragraph, and their small Markdown as nodes. */

import { html } from "./vendor/preact.js";
import * as api from "./api.js";

const HEADING = /^(##+) (\d+(?:\.\d+)*)\.? (.*)$/;
const PARAGRAPH = /^- (§\d+(?:\.\d+)*) (.*)$/;

/** A heading or a paragraph with its number, and the lines that belong to itself alone. @typedef {{number: string, title: string, lines: string[]}} Part */

export class Rulebook {
  /** @param {string} text */
  constructor(text) {
    /** @type {Part[]} */
    this.parts = [];
    for (const line of text.split("\n")) {
      const heading = HEADING.exec(line);
      const paragraph = PARAGRAPH.exec(line);
      if (heading) this.parts.push({ number: `§${heading[2]}`, title: heading[3], lines: [] });
      else if (paragraph) this.parts.push({ number: paragraph[1], title: "", lines: [paragraph[2]] });
      else this.parts[this.parts.length - 1]?.lines.push(line);
    }
  }

  /** The part with that number and what stands under it. @param {string} number @returns {Part[]} */
  within(number) {
    const found = this.parts.filter((part) => part.number === number || part.number.startsWith(`${number}.`));
    // A letter or a number that is no paragraph of its own belongs to the one above.
    return found.length || !number.includes(".") ? found : this.within(number.slice(0, number.lastIndexOf(".")));
  }

  /** The first paragraph there, as plain text. @param {string} number */
  brief(number) {
    const part = this.within(number).find((each) => !each.title && each.lines.length);
    return part ? plain(part.lines[0]) : "";
  }
}

/** @type {Map<string, Promise<Rulebook>>} */
const books = new Map();

/** @param {string} game @returns {Promise<Rulebook>} */
export function rulebook(game) {
  const known = books.get(game);
  if (known) return known;
  const asked = api.rules(game).then((text) => new Rulebook(text));
  asked.catch(() => books.delete(game));
  books.set(game, asked);
  return asked;
}

/** Without marks of Markdown, and without the brackets that say how sure a rule is. @param {string} text */
function plain(text) {
  return text
    .replace(/\s*\[(?:stated|inferred|reconstructed)[^\]]*\]/g, "")
    .replace(/[*`]/g, "")
    .trim();
}

/** Lines of Markdown as nodes: paragraphs, lists, tables, code. @param {string[]} lines */
export function markdown(lines) {
  const blocks = [];
  let at = 0;
  const take = (/** @type {(line: string) => boolean} */ belongs) => {
    const from = at;
    while (at < lines.length && belongs(lines[at])) at += 1;
    return lines.slice(from, at);
  };
  while (at < lines.length) {
    const line = lines[at];
    if (line.startsWith("```")) {
      at += 1;
      blocks.push(html`<pre tabindex="0">${take((each) => !each.startsWith("```")).join("\n")}</pre>`);
      at += 1;
    } else if (line.startsWith("|")) {
      blocks.push(table(take((each) => each.startsWith("|"))));
    } else if (/^\s+(-|\d+\.) /.test(line)) {
      const items = take((each) => /^\s+(-|\d+\.) /.test(each)).map((each) => each.replace(/^\s+(-|\d+\.) /, ""));
      blocks.push(html`<ul>${items.map((item) => html`<li>${inline(item)}</li>`)}</ul>`);
    } else if (line.trim()) {
      blocks.push(html`<p>${inline(line.trim())}</p>`);
      at += 1;
    } else {
      at += 1;
    }
  }
  return blocks;
}

/** @param {string[]} lines */
function table(lines) {
  const rows = lines.map((line) => line.slice(1, line.lastIndexOf("|")).split("|").map((cell) => cell.trim()));
  const [head, , ...body] = rows;
  return html`<div class="scroll-x" tabindex="0"><table>
    <thead><tr>${head.map((cell) => html`<th scope="col">${inline(cell)}</th>`)}</tr></thead>
    <tbody>${body.map((row) => html`<tr>${row.map((cell) => html`<td>${inline(cell)}</td>`)}</tr>`)}</tbody>
  </table></div>`;
}

/** @param {string} text */
function inline(text) {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\[(?:stated|inferred|reconstructed)[^\]]*\])/).map((piece) => {
    if (piece.startsWith("[")) return html`<small class="sure">${piece}</small>`;
    if (piece.startsWith("**")) return html`<strong>${piece.slice(2, -2)}</strong>`;
    if (piece.startsWith("*") && piece.length > 1) return html`<em>${piece.slice(1, -1)}</em>`;
    if (piece.startsWith("`")) return html`<code>${piece.slice(1, -1)}</code>`;
    return piece;
  });
}
