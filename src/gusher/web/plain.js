/**
 * A game that has drawn no table of its own: its view line by line, in words that its messages have. The names of the messages follow from
 * the rules, as `terminal/plain.py` says; what has no message is called as the program calls it.
 */

import { html } from "./vendor/preact.js";
import { Grid } from "./board/grid.js";
import { has, say } from "./texts.js";
import { Words } from "./words.js";

/** @import {Told, Values} from "./types.js" */

/** What is said elsewhere on the page, or only to machines. */
const ELSEWHERE = new Set(["game", "seat", "seats", "awaiting", "rule", "section", "chance", "over", "players"]);

/** The name of a class as words: `ChooseWell` is "Choose well". @param {string} rule */
const spaced = (rule) => rule.replace(/(?<=[a-z])(?=[A-Z])/g, " ").replace(/ ./g, (letter) => letter.toLowerCase());

export class PlainWords extends Words {
  headings = new Set(["round"]);

  /** A message of the game, if it has it. @param {string} message @param {string} otherwise @param {Values} [values] */
  say(message, otherwise, values = {}) {
    const full = `${this.game.name}-${message}`;
    return has(full) ? say(full, values) : otherwise;
  }

  /** @param {string} kind @param {string} value */
  name(kind, value) {
    return this.say(`${kind}-${value}`, value.replaceAll("_", " ").replaceAll("-", " "));
  }

  /** @param {any} view */
  ask(view) {
    return this.say(`ask-${view.rule}`, `${spaced(view.rule)}?`, this.numbers(view));
  }

  /** @param {any} view @returns {Values} */
  numbers(view) {
    return Object.fromEntries(Object.entries(view).filter(([, value]) => typeof value === "number" || typeof value === "string"));
  }

  /** @param {any} view */
  when(view) {
    return view.round ? this.say("event-round", "", this.numbers(view)) : "";
  }

  /** @param {string} notation @param {any} view */
  action(notation, view) {
    const [word, ...others] = notation.split(" ");
    const what = this.say(`what-${others.join("-")}`, others.join(" "));
    return this.say(`action-${notation.replaceAll(" ", "-")}`, this.say(`action-${word}`, notation, { what }));
  }

  /** @param {Told} event */
  place(event) {
    return this.event(event.name, this.values(event));
  }

  /** @param {string} key @param {number | string} value */
  value(key, value) {
    return key === "action" ? super.value(key, value) : this.say(`${key}-${value}`, "") || value;
  }

  /** @param {string} name @param {Values} values */
  event(name, values) {
    if (Words.isCommon(name)) return super.event(name, values);
    const told = Object.entries(values).filter(([key]) => key !== "count").map(([key, value]) => `${key} ${value}`);
    return this.say(`event-${name}`, `${name.replaceAll("-", " ")}: ${told.join(", ")}`, values);
  }
}

/** @param {{view: any, words: Words}} props */
export function PlainTables({ view, words }) {
  const label = (/** @type {string} */ key) => words.name("view", key.replaceAll("_", "-"));
  const spell = (/** @type {any} */ value) => {
    if (value === null || value === false) return "–";
    if (value === true) return "×";
    if (Array.isArray(value)) return value.map(spell).join(", ") || "–";
    if (typeof value !== "object") return String(value);
    return Object.entries(value).map(([key, part]) => `${label(key)} ${spell(part)}`).join(", ") || "–";
  };
  const rest = Object.entries(view).filter(([key]) => !ELSEWHERE.has(key));
  const keys = Object.keys(view.players?.[0] ?? {}).filter((key) => key !== "seat");
  const rows = (view.players ?? []).map((/** @type {any} */ player, /** @type {number} */ seat) => [words.who(seat), ...keys.map((key) => spell(player[key]))]);
  return html`<div class="tables-text">
    ${rest.length > 0 && html`<${Grid} caption=${words.game.title} heads=${["", ""]} rows=${rest.map(([key, value]) => [label(key), spell(value)])} />`}
    ${rows.length > 0 && html`<${Grid} caption=${say("page-who-plays")} heads=${["", ...keys.map(label)]} rows=${rows} />`}
  </div>`;
}
