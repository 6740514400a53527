/** The numbered rules of a game by chapter, section and paragraph, as the server tells them, and their small Markdown as nodes. */

import { html } from "./vendor/preact.js";
import * as api from "./api.js";

/** @import {RulePart, Rules} from "./types.js" */

const NUMBER = /(§\d+(?:\.\d+)*)/;
const PIECES = /(\*\*[^*]+\*\*|\*[^*]+\*|§\d+(?:\.\d+)*|https?:\/\/\S+[^\s,;.)])/;

/** Where a § leads; null: it stays text. @typedef {(number: string) => {href: string, target?: string} | null} Leads */

export class Rulebook {
  /** @param {Rules} rules */
  constructor(rules) {
    this.title = rules.title;
    this.language = rules.language;
    this.parts = rules.parts;
    this.numbers = new Set(rules.parts.map((part) => part.number));
  }

  /** The part with that number and what stands under it. @param {string} number @returns {RulePart[]} */
  within(number) {
    const found = this.parts.filter((part) => part.number === number || part.number.startsWith(`${number}.`));
    // A letter or a number that is no paragraph of its own belongs to the one above.
    return found.length || !number.includes(".") ? found : this.within(number.slice(0, number.lastIndexOf(".")));
  }

  /** The first paragraph there, as plain text. @param {string} number */
  brief(number) {
    const part = this.within(number).find((each) => !each.title && each.lines.length);
    return part ? part.lines[0].replace(/\*/g, "").trim() : "";
  }
}

/** The address of a paragraph on the page of the rules. @param {string} game @param {string} number */
export const rulePath = (game, number) => `/rules/${encodeURIComponent(game)}#${number.replace("§", "")}`;

/** By game and language. @type {Map<string, Promise<Rulebook>>} */
const books = new Map();

/** In that language, or in English if the game lacks it. @param {string} game @param {string} language @returns {Promise<Rulebook>} */
export function rulebook(game, language) {
  const key = `${game} ${language}`;
  const known = books.get(key);
  if (known) return known;
  const asked = api.rules(game, language).then((rules) => new Rulebook(rules));
  asked.catch(() => books.delete(key));
  books.set(key, asked);
  return asked;
}

/** Lines of Markdown as nodes: paragraphs, lists, tables, code. @param {string[]} lines @param {Leads} [leads] */
export function markdown(lines, leads = () => null) {
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
      blocks.push(html`<pre tabindex="0">${sections(take((each) => !each.startsWith("```")).join("\n"), leads)}</pre>`);
      at += 1;
    } else if (line.startsWith("|")) {
      blocks.push(table(take((each) => each.startsWith("|")), leads));
    } else if (ITEM.test(line)) {
      blocks.push(list(take((each) => ITEM.test(each)), leads));
    } else if (line.trim()) {
      blocks.push(html`<p>${inline(line.trim(), leads)}</p>`);
      at += 1;
    } else {
      at += 1;
    }
  }
  return blocks;
}

const ITEM = /^\s*(-|\*|\d+\.) /;

/** A list, with the lists that stand further in under their items. @param {string[]} lines @param {Leads} leads @returns {any} */
function list(lines, leads) {
  const indent = (/** @type {string} */ line) => line.search(/\S/);
  /** @type {{text: string, inner: string[]}[]} */
  const items = [];
  for (const line of lines) {
    if (items.length && indent(line) > indent(lines[0])) items[items.length - 1].inner.push(line);
    else items.push({ text: line.replace(ITEM, ""), inner: [] });
  }
  const drawn = items.map(({ text, inner }) => html`<li>${inline(text, leads)}${inner.length > 0 && list(inner, leads)}</li>`);
  return /^\s*\d/.test(lines[0]) ? html`<ol>${drawn}</ol>` : html`<ul>${drawn}</ul>`;
}

/** @param {string[]} lines @param {Leads} leads */
function table(lines, leads) {
  const rows = lines.map((line) => line.slice(1, line.lastIndexOf("|")).split("|").map((cell) => cell.trim()));
  const [head, , ...body] = rows;
  return html`<div class="scroll-x" tabindex="0"><table>
    <thead><tr>${head.map((cell) => (cell ? html`<th scope="col">${inline(cell, leads)}</th>` : html`<td></td>`))}</tr></thead>
    <tbody>${body.map((row) => html`<tr>${row.map((cell) => html`<td>${inline(cell, leads)}</td>`)}</tr>`)}</tbody>
  </table></div>`;
}

/** @param {string} text @param {Leads} [leads] */
export function inline(text, leads = () => null) {
  return text.split(PIECES).map((piece) => {
    if (piece.startsWith("**")) return html`<strong>${piece.slice(2, -2)}</strong>`;
    if (piece.startsWith("*") && piece.length > 2) return html`<em>${piece.slice(1, -1)}</em>`;
    if (piece.startsWith("http")) return html`<a href=${piece} rel="noreferrer" target="_blank">${piece}</a>`;
    return linked(piece, leads);
  });
}

/** Text in which only § mean something. @param {string} text @param {Leads} leads */
const sections = (text, leads) => text.split(NUMBER).map((piece) => linked(piece, leads));

/** @param {string} piece @param {Leads} leads */
function linked(piece, leads) {
  const link = piece.startsWith("§") ? leads(piece) : null;
  return link ? html`<a class="rule-link" ...${link}>${piece}</a>` : piece;
}
