/**
 * Sentences by message id, out of the Fluent catalogues that the terminal reads too: one for the page, one for each game that it shows. The
 * server has put English in for what a language lacks.
 */

import * as given from "./given.js";
import { FluentBundle, FluentResource } from "./vendor/fluent.js";

/** The languages that have a catalogue, each by its own name. */
export const LANGUAGES = given.languages;
const REMEMBERED = "gusher-language";

/** @type {Map<string, FluentBundle>} */
const bundles = new Map();
/** The games that were asked for. @type {Set<string>} */
const learned = new Set();
/** Catalogues, by path. @type {Map<string, Promise<void>>} */
const added = new Map();
let spoken = new FluentBundle("en");
let current = "en";
/** @type {Set<() => void>} */
const listeners = new Set();

/** The language in use. */
export const language = () => current;

/** The language that the server says, else that which was chosen here before, else the first of the browser's that we have. */
export function preferred() {
  const wanted = [given.spoken, remembered(), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wanted.find((tag) => tag !== null && tag in LANGUAGES) ?? "en";
}

function remembered() {
  try {
    return localStorage.getItem(REMEMBERED);
  } catch {
    return null; // Storage may be forbidden; then nothing is remembered.
  }
}

/** @param {string} tag */
export async function speak(tag) {
  const loading = load(tag);
  warm(tag);
  spoken = await loading;
  current = tag;
  document.documentElement.lang = tag;
  for (const listener of listeners) listener();
}

/** The first number and the first plural of a language take a browser longer than a hundred others: while we wait for its texts, that costs nothing. @param {string} tag */
function warm(tag) {
  setTimeout(() => new Intl.NumberFormat(tag).format(1));
  setTimeout(() => new Intl.PluralRules(tag).select(1));
}

/** Know the messages of a game too, in the language in use and in those chosen later. @param {{name: string}} game */
export async function learn(game) {
  learned.add(game.name);
  await add(spoken, `/games/${game.name}/texts/${current}.ftl`);
}

/** Choose a language for good. @param {string} tag */
export async function choose(tag) {
  await speak(tag);
  try {
    localStorage.setItem(REMEMBERED, tag);
  } catch {
    // As above.
  }
  tellServer();
}

/** Let the server know which language was chosen here, so that it sends that one along with the page. */
export function tellServer() {
  const tag = remembered();
  if (tag) document.cookie = `${REMEMBERED}=${tag}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

/** Call `listener` whenever the language changes. @param {() => void} listener @returns {() => void} what ends that */
export function onLanguage(listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** @param {string} tag */
async function load(tag) {
  const bundle = bundles.get(tag) ?? catalogue(tag);
  const games = [...learned].map((game) => `/games/${game}/texts/${tag}.ftl`);
  await Promise.all([`/static/texts/${tag}.ftl`, ...games].map((path) => add(bundle, path)));
  bundles.set(tag, bundle);
  return bundle;
}

/** An empty one, in which messages can say sums: `{ MONEY($sum) }`. @param {string} tag @returns {FluentBundle} */
export function catalogue(tag) {
  /** @type {FluentBundle} */
  const bundle = new FluentBundle(tag, /** @type {any} */ ({ useIsolating: false, functions: { MONEY } }));
  /** @param {any[]} given */
  function MONEY([sum]) {
    return written(bundle, sum.valueOf());
  }
  return bundle;
}

/** A sum as that language writes it. @param {FluentBundle} bundle @param {number | string} sum @returns {string} */
function written(bundle, sum) {
  const pattern = /** @type {any} */ (bundle.getMessage("money")?.value);
  return Number(sum) < 0 ? `−${written(bundle, -Number(sum))}` : bundle.formatPattern(pattern, /** @type {any} */ ({ sum }));
}

/** @param {FluentBundle} bundle @param {string} path */
function add(bundle, path) {
  const adding = added.get(path) ?? read(bundle, given.asset(path));
  added.set(path, adding);
  adding.catch(() => added.delete(path));
  return adding;
}

/** @param {FluentBundle} bundle @param {string} path */
async function read(bundle, path) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`no catalogue ${path}`);
  for (const error of bundle.addResource(new FluentResource(await answer.text()))) throw error;
}

/** @param {string} id */
export const has = (id) => spoken.hasMessage(id);

/**
 * The sentence of that id. A missing one shows as its id, and on the console.
 *
 * @param {string} id
 * @param {Record<string, number | string>} [values]
 * @returns {string}
 */
export function say(id, values = {}) {
  const pattern = spoken.getMessage(id)?.value;
  if (pattern) {
    /** @type {Error[]} */
    const errors = [];
    const said = spoken.formatPattern(pattern, /** @type {any} */ (values), /** @type {any} */ (errors));
    for (const error of errors) console.error(`message ${id}:`, error);
    return said;
  }
  console.error(`no message ${id}`);
  return id;
}

/** @param {Date} date */
export const clock = (date) => date.toLocaleTimeString(current, { hour: "2-digit", minute: "2-digit" });

const UNITS = /** @type {[Intl.RelativeTimeFormatUnit, number][]} */ ([["day", 86400], ["hour", 3600], ["minute", 60], ["second", Infinity]]);

/** How long that is past: "2 hours ago", or "now". @param {number} at in seconds */
export function ago(at) {
  const passed = Math.max(0, Date.now() / 1000 - at);
  const [unit, seconds] = UNITS.find(([, length]) => passed >= length) ?? UNITS[UNITS.length - 1];
  return new Intl.RelativeTimeFormat(current, { numeric: "auto" }).format(-Math.floor(passed / seconds), unit);
}

/** The day of that moment. @param {number} at in seconds */
export const day = (at) => new Date(at * 1000).toLocaleDateString(current, { day: "numeric", month: "short", year: "numeric" });

/** Names in one phrase: "Ann, Ben and Cleo". @param {string[]} names */
export const listing = (names) => new Intl.ListFormat(current, { style: "long", type: "conjunction" }).format(names);

/** A chance as people read it. @param {number} chance */
export const percent = (chance) => new Intl.NumberFormat(current, { style: "percent" }).format(chance);
