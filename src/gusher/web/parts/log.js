/** What has happened, in sentences: by rounds, with what it brought, filtered as one likes. Each entry leads to its moment. */

import { html, useEffect, useMemo, useRef, useState } from "../vendor/preact.js";
import { useLook } from "../hooks.js";
import { language, say } from "../texts.js";
import { story } from "../story.js";
import { Effects } from "./effects.js";
import { SeatMark } from "./seat.js";

/** @import {Told} from "../types.js" */
/** @import {Line} from "../story.js" */
/** @import {Words} from "../words.js" */

/**
 * @param {{events: Told[], words: Words, own: number[], over: boolean, current: number | null, hidden?: boolean,
 *   link: (at: number) => string}} props
 */
export function Log({ events, words, own, over, current, hidden, link }) {
  const [seat, setSeat] = useState("all");
  const [text, setText] = useState("");
  const lines = useMemo(() => story(events, words, over), [events, words, over, language()]);
  const shown = filtered(lines, seat, text, own);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const marked = current === null ? null : lastBefore(shown, current);
  useFollow(box, marked, shown.length, hidden);
  return html`<div class="log">
    <div class="log-filter">
      <select aria-label=${say("page-log-seat")} value=${seat} onChange=${(/** @type {any} */ event) => setSeat(event.target.value)}>
        <option value="all">${say("page-log-all")}</option>
        ${own.length > 0 && html`<option value="me">${say("page-log-me")}</option>`}
        ${words.names.map((name, index) => html`<option value=${String(index)}>${name}</option>`)}
      </select>
      <input type="search" aria-label=${say("page-log-search")} placeholder=${say("page-log-search")} value=${text}
        onInput=${(/** @type {any} */ event) => setText(event.target.value)} />
    </div>
    <div class="log-lines" role="log" ref=${box} tabindex="0" aria-label=${say("page-log")}>
      ${shown.length === 0 && html`<p class="empty">${events.length ? say("page-log-none") : say("play-log-empty")}</p>`}
      ${groups(shown).map((group) => html`<section key=${group.head?.key ?? "set-up"}>
        ${group.head && html`<h3><a href=${link(group.head.at)}>${group.head.place}</a></h3>`}
        <ol>${group.lines.map((line) => html`<${Entry} key=${line.key} line=${line} words=${words} href=${link(line.at)} marked=${line === marked} />`)}</ol>
      </section>`)}
    </div>
  </div>`;
}

/** @param {{line: Line, words: Words, href: string, marked: boolean}} props */
function Entry({ line, words, href, marked }) {
  const seats = [...line.seats];
  return html`<li class=${marked ? "entry marked" : "entry"}>
    <a href=${href} aria-current=${marked ? "true" : undefined}>
      <span class="entry-seat">${typeof line.owner === "number" && (line.place || seats.length === 1) && html`<${SeatMark} seat=${line.owner} size=${11} />`}</span>
      <span class="entry-text">
        ${line.place && html`<span class="entry-place">${line.place}</span>`} ${line.sentences.join(" ")}
        ${seats.map((seat) => html`<${Gains} key=${seat} words=${words} change=${line.gains.get(seat) ?? {}} seat=${seat} named=${seats.length > 1} />`)}
      </span>
    </a>
  </li>`;
}

/** @param {{words: Words, change: Record<string, number>, seat: number, named: boolean}} props */
function Gains({ words, change, seat, named }) {
  if (words.changes(change).length === 0) return null;
  return html` <span class="gains">${named && html`<span class="gain-name">${words.who(seat)}</span>`}<${Effects} words=${words} effect=${change} /></span>`;
}

/** @param {Line[]} lines @param {string} seat @param {string} text @param {number[]} own */
function filtered(lines, seat, text, own) {
  const wanted = seat === "all" ? null : seat === "me" ? own : [Number(seat)];
  const needle = text.trim().toLocaleLowerCase();
  if (!wanted && !needle) return lines;
  const kept = lines.filter((line) => {
    if (line.heading) return true;
    const told = `${line.place} ${line.sentences.join(" ")}`.toLocaleLowerCase();
    return (!wanted || wanted.some((each) => line.seats.has(each))) && (!needle || told.includes(needle));
  });
  return kept.filter((line, index) => !line.heading || (kept[index + 1] !== undefined && !kept[index + 1].heading));
}

/** @param {Line[]} lines */
function groups(lines) {
  /** @type {{head: Line | null, lines: Line[]}[]} */
  const found = [];
  for (const line of lines) {
    if (line.heading) found.push({ head: line, lines: [] });
    else {
      if (found.length === 0) found.push({ head: null, lines: [] });
      found[found.length - 1].lines.push(line);
    }
  }
  return found;
}

/** @param {Line[]} lines @param {number} at */
function lastBefore(lines, at) {
  const before = lines.filter((line) => !line.heading && line.at <= at);
  return before[before.length - 1] ?? null;
}

/** Keep the newest entry, or the marked one, in sight, unless the reader has scrolled away. */
function useFollow(/** @type {{current: HTMLElement | null}} */ box, /** @type {Line | null} */ marked, /** @type {number} */ count, /** @type {boolean | undefined} */ hidden) {
  const stuck = useRef(true);
  const follow = () => {
    const element = box.current;
    const entry = element?.querySelector(".marked");
    if (!element) return;
    if (entry instanceof HTMLElement) element.scrollTop = entry.offsetTop - element.clientHeight / 2;
    else if (stuck.current) element.scrollTop = element.scrollHeight;
  };
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    // Only a reader's own scrolling counts, not that of a change of size.
    let size = "";
    const note = () => {
      const now = `${element.clientHeight} ${element.scrollHeight}`;
      if (now === size) stuck.current = element.scrollTop + element.clientHeight >= element.scrollHeight - 40;
      size = now;
    };
    const watch = new ResizeObserver(follow);
    watch.observe(element);
    element.addEventListener("scroll", note, { passive: true });
    return () => {
      watch.disconnect();
      element.removeEventListener("scroll", note);
    };
  }, []);
  useLook(follow, [marked?.key, count, hidden]);
}
