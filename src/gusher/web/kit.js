/** What a page needs of a game: its card with its box, its words, its board and its tables in text. */

import * as api from "./api.js";
import { asset } from "./given.js";
import { PlainTables, PlainWords } from "./plain.js";
import { renewed } from "./renewal.js";
import { learn } from "./texts.js";

/** @import {GameCard} from "./types.js" */
/** @import {Words} from "./words.js" */

/** @typedef {Awaited<ReturnType<typeof load>>} GameKit */

/** What was asked for, by game. @type {Map<string, ReturnType<typeof load>>} */
const kits = new Map();

/** @param {string} name @param {Promise<GameCard> | null} [other] its card, if it comes out of another box than the packaged one */
export const gameKit = (name, other = null) => renewed(other ? load(name, other) : fetched(name));

/** Let it be there when it is wanted. @param {string} name */
export const fetchEarly = (name) => void fetched(name).catch(() => {});

/** @param {string} name */
function fetched(name) {
  const kit = kits.get(name) ?? load(name, api.game(name));
  kits.set(name, kit);
  kit.catch(() => kits.delete(name));
  return kit;
}

/** @param {string} name @param {Promise<GameCard>} boxed */
async function load(name, boxed) {
  const { modules } = /** @type {GameCard} */ ((await api.games()).find((game) => game.name === name));
  const module = (/** @type {string} */ part) => (modules.includes(part) ? import(`/games/${name}/${part}.js`) : null);
  const sheet = modules.includes("board") ? style(`/games/${name}/board.css`) : null;
  const [sentences, board, tables, card] = await Promise.all([module("sentences"), module("board"), module("tables"), boxed, learn({ name }), sheet]);
  const GameWords = sentences?.GameWords ?? PlainWords;
  return {
    card,
    makeWords: (/** @type {string[]} */ names) => /** @type {Words} */ (new GameWords(card, names)),
    Board: board?.Board ?? null,
    Tables: tables?.Tables ?? PlainTables,
  };
}

/** A style sheet, there before anything is drawn with it; without it things are plain. @param {string} path such as `/static/app.css` */
export function style(path) {
  const href = asset(path);
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return null;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  const there = new Promise((resolve) => {
    link.onload = link.onerror = resolve;
  });
  document.head.append(link);
  return there;
}
