/**
 * Sentences by message id, out of the Fluent catalogues that the terminal reads too: one for the page, one for each game that it shows. English
 * stands in for what a language lacks.
 */

import { FluentBundle, FluentResource } from "./vendor/fluent.js";

/** The languages that have a catalogue, each by its own name. */
export const LANGUAGES = { en: "English", de: "Deutsch" };
const REMEMBERED = "gusher-language";

/** @type {Map<string, FluentBundle>} */
const bundles = new Map();
/** The languages of the games that were asked for. @type {Map<string, string[]>} */
const learned = new Map();
/** Their catalogues, by path. @type {Map<string, Promise<void>>} */
const added = new Map();
/** @type {FluentBundle[]} */
let chain = [];
let current = "en";
/** @type {Set<() => void>} */
const listeners = new Set();

/** The language in use. */
export const language = () => current;

/** The language that was chosen here before, else the first of the browser's that we have. */
export function preferred() {
  const wanted = [remembered(), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
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
  const tags = [...new Set([tag, "en"])];
  await Promise.all(tags.map(load));
  current = tag;
  chain = tags.map((each) => /** @type {FluentBundle} */ (bundles.get(each)));
  document.documentElement.lang = tag;
  for (const listener of listeners) listener();
}

/** Know the messages of a game too, in the language in use and in those chosen later. @param {{name: string, languages: string[]}} game */
export async function learn(game) {
  learned.set(game.name, game.languages);
  await Promise.all(chain.map((bundle) => loadGame(bundle, game.name)));
}

/** Choose a language for good. @param {string} tag */
export async function choose(tag) {
  await speak(tag);
  try {
    localStorage.setItem(REMEMBERED, tag);
  } catch {
    // As above.
  }
}

/** Call `listener` whenever the language changes. @param {() => void} listener @returns {() => void} what ends that */
export function onLanguage(listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** @param {string} tag */
async function load(tag) {
  const bundle = bundles.get(tag) ?? new FluentBundle(tag, { useIsolating: false });
  if (!bundles.has(tag)) await add(bundle, `/static/texts/${tag}.ftl`);
  await Promise.all([...learned.keys()].map((game) => loadGame(bundle, game)));
  bundles.set(tag, bundle);
}

/** @param {FluentBundle} bundle @param {string} game */
async function loadGame(bundle, game) {
  const [tag] = bundle.locales;
  const path = `/games/${game}/texts/${tag}.ftl`;
  if (!learned.get(game)?.includes(tag)) return;
  if (!added.has(path)) added.set(path, add(bundle, path));
  await added.get(path);
}

/** @param {FluentBundle} bundle @param {string} path */
async function add(bundle, path) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`no catalogue ${path}`);
  for (const error of bundle.addResource(new FluentResource(await answer.text()))) throw error;
}

/** @param {string} id */
export const has = (id) => chain.some((bundle) => bundle.hasMessage(id));

/**
 * The sentence of that id. A missing one shows as its id, and on the console.
 *
 * @param {string} id
 * @param {Record<string, number | string>} [values]
 * @returns {string}
 */
export function say(id, values = {}) {
  for (const bundle of chain) {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) continue;
    /** @type {Error[]} */
    const errors = [];
    const said = bundle.formatPattern(pattern, /** @type {any} */ (values), /** @type {any} */ (errors));
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
