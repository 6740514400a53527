/** What a page needs of a game: its card, its box, its words, its board and its tables in text. */

import * as api from "./api.js";
import { asset } from "./given.js";
import { PlainTables, PlainWords } from "./plain.js";
import { renewed } from "./renewal.js";
import { learn } from "./texts.js";

/** @import {GameCard} from "./types.js" */
/** @import {Words} from "./words.js" */

/** A game's card with its box. @typedef {GameCard & {data: any}} Game */

/** @type {Map<string, ReturnType<typeof load>>} */
const kits = new Map();

/** @param {string} name */
export const gameKit = (name) => renewed(fetched(name));

/** Let it be there when it is wanted. @param {string} name */
export const fetchEarly = (name) => void fetched(name).catch(() => {});

/** @param {string} name */
function fetched(name) {
  const kit = kits.get(name) ?? load(name);
  kits.set(name, kit);
  kit.catch(() => kits.delete(name));
  return kit;
}

/** @typedef {Awaited<ReturnType<typeof load>>} GameKit */

/** @param {string} name */
async function load(name) {
  const found = /** @type {GameCard} */ ((await api.games()).find((game) => game.name === name));
  const module = (/** @type {string} */ part) => (found.modules.includes(part) ? import(`/games/${name}/${part}.js`) : null);
  const drawn = found.modules.includes("board");
  const [sentences, board, tables, data] = await Promise.all([
    module("sentences"),
    module("board"),
    module("tables"),
    api.box(name),
    learn(name),
    drawn ? style(asset(`/games/${name}/board.css`)) : null,
  ]);
  const card = /** @type {Game} */ ({ ...found, data });
  const GameWords = sentences?.GameWords ?? PlainWords;
  return {
    card,
    makeWords: (/** @type {string[]} */ names) => /** @type {Words} */ (new GameWords(card, names)),
    Board: board?.Board ?? null,
    Tables: tables?.Tables ?? PlainTables,
  };
}

/** A style sheet, there before anything is drawn with it; without it the board is plain. @param {string} path */
function style(path) {
  if (document.querySelector(`link[rel="stylesheet"][href="${path}"]`)) return null;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = path;
  const there = new Promise((resolve) => {
    link.onload = link.onerror = resolve;
  });
  document.head.append(link);
  return there;
}
