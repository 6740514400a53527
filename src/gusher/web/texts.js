/** Sentences by message id, out of the Fluent catalogues that the terminal reads too. English stands in for what a language lacks. */

import { FluentBundle, FluentResource } from "./vendor/fluent.js";

/** The languages that have a catalogue, each by its own name. */
export const LANGUAGES = { en: "English", de: "Deutsch" };
const REMEMBERED = "gusher-language";

/** @type {Map<string, FluentBundle>} */
const bundles = new Map();
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
  await Promise.all([load("en"), load(tag)]);
  current = tag;
  chain = [...new Set([tag, "en"])].map((each) => /** @type {FluentBundle} */ (bundles.get(each)));
  document.documentElement.lang = tag;
  for (const listener of listeners) listener();
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
  if (bundles.has(tag)) return;
  const answer = await fetch(`/static/locale/${tag}.ftl`);
  if (!answer.ok) throw new Error(`no catalogue for ${tag}`);
  const bundle = new FluentBundle(tag, { useIsolating: false });
  for (const error of bundle.addResource(new FluentResource(await answer.text()))) throw error;
  bundles.set(tag, bundle);
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

/** Names in one phrase: "Ann, Ben and Cleo". @param {string[]} names */
export const listing = (names) => new Intl.ListFormat(current, { style: "long", type: "conjunction" }).format(names);
