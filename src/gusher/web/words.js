/**
 * A game's things in the reader's language: seats, actions, events, refusals. Each game adds its own in its `web/sentences.js`; `plain.js`
 * has words for those that do not.
 */

import { has, say } from "./texts.js";

/** @import {GameCard, Offer, Told, Values} from "./types.js" */

/** Events that every game can report; their messages carry no game's name. */
const COMMON = new Set(["forced", "answered"]);
/** Events of the server, not of a game. */
const SERVER = new Set(["taken-back", "coach-used", "new-version"]);

export class Words {
  /** Events that open a line of the story, as the place where the following ones happen. @type {Set<string>} */
  openings = new Set();
  /** Events that stand on a line of their own, not under the last opening. @type {Set<string>} */
  apart = new Set();
  /** Events that add up when they repeat. @type {Set<string>} */
  summed = new Set();
  /** Events that are listed when they repeat, with the value that differs. @type {Record<string, string>} */
  listed = { answered: "who" };
  /** Events that begin a new part of the story. @type {Set<string>} */
  headings = new Set();
  /** Events that are shown to everybody for a moment, whoever they are about. @type {Set<string>} */
  announced = new Set();
  /** Rules that several seats answer at the same time, in secret. @type {Set<string>} */
  secret = new Set();

  /**
   * @param {GameCard} game
   * @param {string[]} names of the seats
   */
  constructor(game, names) {
    this.game = game;
    this.names = names;
  }

  /** @param {number} seat */
  who(seat) {
    return this.names[seat] ?? "";
  }

  /** The name of one of the game's things, for example of a field. @param {string} kind @param {string} value */
  name(kind, value) {
    return say(`${this.game.name}-${kind}-${value}`);
  }

  /** The question of the pending decision. @param {any} view */
  ask(view) {
    return say(`${this.game.name}-ask-${view.rule}`, this.numbers(view));
  }

  /** What the questions of the game mention. @param {any} view @returns {Values} */
  numbers(view) {
    return {};
  }

  /** Who takes part in a question that is answered in secret. @param {any} view @returns {number[]} */
  choosers(view) {
    return this.names.map((_, seat) => seat);
  }

  /** Whether a question is best answered on the board: where there is little room, its list of options is folded away. @param {any} view */
  onBoard(view) {
    return false;
  }

  /** Where in the game we are, in a few words. @param {any} view @returns {string} */
  when(view) {
    return "";
  }

  /**
   * An action in a few words; with the view of the seat that may take it, more exactly.
   *
   * @param {string} notation
   * @param {any} view
   * @returns {string}
   */
  action(notation, view) {
    return notation;
  }

  /** The § that belong to an action: its own, and that of what it leads to. @param {string} notation @param {string} section */
  sections(notation, section) {
    return section ? [section] : [];
  }

  /** An option as short as can be, if others differ from it by a number alone; else nothing. @param {string} notation @param {any} view @returns {string} */
  brief(notation, view) {
    return "";
  }

  /**
   * What an action is good for and when not, in a sentence or two: the message of the game that fits most exactly. For `buy small_tower` it is
   * the first there is of `GAME-hint-buy-small-tower`, `GAME-hint-buy-small` and `GAME-hint-buy`; without any it is empty.
   *
   * @param {string} notation
   * @param {any} view
   * @returns {string}
   */
  hint(notation, view) {
    const words = notation.split(/[^A-Za-z0-9]+/);
    const ids = words.map((_, last) => `${this.game.name}-hint-${words.slice(0, words.length - last).join("-")}`);
    const id = ids.find(has);
    return id ? say(id) : "";
  }

  /** Why an action was the only one left, by its first word; empty if the game does not say. @param {string} notation @returns {string} */
  only(notation) {
    const id = `${this.game.name}-only-${notation.split(" ")[0]}`;
    return has(id) ? say(id) : "";
  }

  /** What an option would change at once, for the seat whose view this is. @param {Offer} offer @param {any} [view] @returns {Record<string, number>} */
  effect(offer, view) {
    return offer.effect;
  }

  /** Whether it matters that a choice was the only one. @param {Told} event of the name "forced" */
  isNews(event) {
    return true;
  }

  /** What an event brought its seat: money, points, goods. @param {Told} event @returns {Record<string, number>} */
  gains(event) {
    return {};
  }

  /** Gains or costs as short as can be, such as "+$4". @param {Record<string, number>} change @returns {{key: string, text: string, gain: boolean}[]} */
  changes(change) {
    return [];
  }

  /** Where the events after an opening happen. @param {Told} event @returns {string} */
  place(event) {
    return "";
  }

  /** Where on the board an event happened: names of `data-place`, those of its values unless the game says it better. @param {Told} event @returns {string[]} */
  places({ values }) {
    return Object.entries(values).map(([key, value]) => `${key}:${value}`);
  }

  /** A value of an event as people read it. @param {string} key @param {number | string} value @returns {number | string} */
  value(key, value) {
    return key === "action" ? this.action(String(value), null) : value;
  }

  /** @param {Told} event @returns {Values} */
  values(event) {
    /** @type {Values} */
    const values = {};
    for (const [key, value] of Object.entries(event.values)) {
      if (key === "seat") values.who = this.who(Number(value));
      else values[key] = this.value(key, value);
    }
    if (event.name === "forced") values.why = this.only(String(event.values.action)) || "none";
    return values;
  }

  /** Whether any game can report it, so that it is told in words of ours. @param {string} name */
  static isCommon(name) {
    return COMMON.has(name) || SERVER.has(name);
  }

  /** @param {string} name @param {Values} values @returns {string} */
  event(name, values) {
    if (SERVER.has(name)) return say(`page-event-${name}`, values);
    return say(COMMON.has(name) ? `event-${name}` : `${this.game.name}-event-${name}`, values);
  }

  /** That an option does nothing, and why if it is known. @param {Offer} offer @returns {string} empty if it does something */
  idle({ idle }) {
    if (!idle) return "";
    if (!idle.reason) return say("idle-pass");
    const id = `${this.game.name}-idle-${idle.reason}`;
    const values = Object.fromEntries(Object.entries(idle.values).map(([key, value]) => [key, this.value(key, value)]));
    const why = has(id) ? say(id, values) : this.refusal(idle);
    return idle.sure ? say("idle-nothing", { why }) : say("idle-so-far", { why });
  }

  /** Why something cannot be done. @param {{reason: string, section: string, values: Values}} refused @returns {string} */
  refusal(refused) {
    const values = { ...refused.values };
    if (typeof values.seat === "number") values.who = this.who(values.seat);
    if (typeof values.action === "string") values.action = this.action(values.action, null);
    const id = [`${this.game.name}-refusal-${refused.reason}`, `refusal-${refused.reason}`].find(has);
    return id ? say(id, { rule: refused.section, ...values }) : problem(refused);
  }
}

/** A refusal that concerns no game. @param {{reason: string, values?: Values}} refused */
export function problem(refused) {
  const id = `page-problem-${refused.reason}`;
  return has(id) ? say(id, refused.values) : say("page-problem-unexpected");
}

