/** Events told in sentences: what repeats is added up, what happens on one space stands on one line. */

import { say } from "./texts.js";

/** @import {Told, Values} from "./types.js" */
/** @import {Words} from "./words.js" */

/**
 * Events that make one sentence.
 *
 * @typedef {{name: string, values: Values, events: Told[], note: string}} Sentence
 *
 * Sentences of one place. A heading has no place. `at` is the moment after the last of its events.
 *
 * @typedef {object} Line
 * @property {string} key
 * @property {boolean} heading
 * @property {string} place
 * @property {number | string | null} owner the seat that it is about
 * @property {string[]} sentences
 * @property {number} at
 * @property {Set<number>} seats
 * @property {Map<number, Record<string, number>>} gains
 */

/**
 * The lines of these events. An opening after which nothing happened says so; the last one still goes on and is left out, unless the game
 * is over.
 *
 * @param {Told[]} events
 * @param {Words} words
 * @param {boolean} finished
 * @returns {Line[]}
 */
export function story(events, words, finished = false) {
  /** @type {Line[]} */
  const lines = [];
  /** @type {Sentence | null} */
  let opening = null;
  let last = "";
  const close = () => {
    if (opening && lines[lines.length - 1].sentences.length === 0) add(lines[lines.length - 1], opening, words);
    opening = null;
  };
  for (const told of together(events, words)) {
    const { name } = told;
    const current = lines[lines.length - 1];
    if (words.headings.has(name)) {
      close();
      lines.push(line(lines.length, told, sentence(told, words), true));
    } else if (words.openings.has(name)) {
      close();
      opening = told;
      lines.push(line(lines.length, told, words.place(told.events[0])));
    } else {
      const seat = told.events[0].values.seat ?? null;
      if (words.apart.has(name) || !current || current.heading || seat === null || (!current.place && current.owner !== seat)) {
        close();
        const same = current && !current.heading && !current.place && last === name && seat === null;
        if (!same) lines.push(line(lines.length, told, ""));
      }
      add(lines[lines.length - 1], told, words);
    }
    last = name;
  }
  if (finished) close();
  return lines.filter((each) => each.heading || each.sentences.length > 0);
}

/** @param {number} number @param {Sentence} told @param {string} place @param {boolean} heading @returns {Line} */
function line(number, told, place, heading = false) {
  const at = told.events[0].moment + 1;
  const owner = told.events[0].values.seat ?? null;
  return { key: `${number}`, heading, place, owner, sentences: [], at, seats: new Set(), gains: new Map() };
}

/** @param {Line} line @param {Sentence} told @param {Words} words */
function add(line, told, words) {
  line.sentences.push(sentence(told, words));
  for (const event of told.events) {
    line.at = Math.max(line.at, event.moment + 1);
    const seat = event.values.seat;
    if (typeof seat !== "number") continue;
    line.seats.add(seat);
    const sum = line.gains.get(seat) ?? {};
    for (const [key, change] of Object.entries(words.gains(event))) sum[key] = (sum[key] ?? 0) + change;
    line.gains.set(seat, sum);
  }
}

/**
 * Add up or list what repeats. Between repetitions only what they cause may stand, such as a fee to somebody else.
 *
 * That a choice was forced is a note to what it brought about, and a sentence of its own if that is nothing.
 *
 * @param {Told[]} events
 * @param {Words} words
 * @returns {Sentence[]}
 */
function together(events, words) {
  /** @type {Sentence[]} */
  const found = [];
  let note = "";
  events.forEach((event, index) => {
    const values = words.values(event);
    const following = events[index + 1];
    if (event.name === "forced" && !words.isNews(event)) return;
    if (event.name === "forced" && following && following.values.seat === event.values.seat) {
      note = say("event-forced-note", values);
      return;
    }
    const same = earlier(found, event, values, words);
    if (same) {
      same.events.push(event);
      same.note ||= note;
      merge(same.values, values, words.listed[event.name]);
    } else {
      found.push({ name: event.name, values, events: [event], note });
    }
    note = "";
  });
  return found;
}

/** @param {Values} sum @param {Values} values @param {string | undefined} listed */
function merge(sum, values, listed) {
  for (const [key, value] of Object.entries(values)) {
    const known = sum[key];
    if (key === listed) sum[key] = `${known}, ${value}`;
    else if (typeof known === "number" && typeof value === "number") sum[key] = known + value;
  }
}

/** @param {Sentence[]} found @param {Told} event @param {Values} values @param {Words} words @returns {Sentence | null} */
function earlier(found, event, values, words) {
  const listed = words.listed[event.name];
  if (!words.summed.has(event.name) && listed === undefined) return null;
  for (let index = found.length - 1; index >= 0; index -= 1) {
    const told = found[index];
    if (told.name === event.name) {
      const texts = Object.entries(values).filter(([key, value]) => typeof value === "string" && key !== listed);
      return texts.every(([key, value]) => told.values[key] === value) ? told : null;
    }
    if (!words.summed.has(told.name)) return null;
  }
  return null;
}

/** @param {Sentence} told @param {Words} words */
function sentence(told, words) {
  const said = words.event(told.name, { ...told.values, count: told.events.length });
  return told.note ? `${said} ${told.note}` : said;
}
