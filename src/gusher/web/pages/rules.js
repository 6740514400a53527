/** The whole rulebook of a game: chapters, search as one types, an address for every paragraph. */

import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../vendor/preact.js";
import * as api from "../api.js";
import { useLanguage, useMedia, usePromise } from "../hooks.js";
import { Masthead } from "../parts/masthead.js";
import { chapterName, RulesLanguage, RuleView } from "../parts/rules.js";
import { Trouble } from "../parts/trouble.js";
import { rulebook } from "../rulebook.js";
import { tab } from "../tab.js";
import { learn, say } from "../texts.js";
import { Missing } from "./missing.js";

/** @import {Rulebook} from "../rulebook.js" */
/** @import {RulePart} from "../types.js" */

const CHAPTER = 2;
const LEAST = 2; // letters to search for
const MARKED = 400; // places at most, so that a short word stays quick

/** The book, and the names of its chapters in the reader's language. @param {string} game @param {string} language */
async function load(game, language) {
  const card = (await api.games()).find((each) => each.name === game);
  if (!card) throw new api.Problem("not-found");
  const [book] = await Promise.all([rulebook(game, language), learn(card)]);
  return book;
}

/** @param {{game: string}} props */
export function RulesPage({ game }) {
  const language = useLanguage();
  const book = usePromise(() => load(game, language), [game, language]);
  const title = book.value ? say("page-rules-title", { game: book.value.title }) : say("page-rules");
  useEffect(() => tab(title), [title]);
  useEffect(() => void (location.hash || scrollTo(0, 0)), [game]);
  if (book.problem?.reason === "not-found") return html`<${Missing} />`;
  return html`<${Masthead} />
    <main id="main" class="rules-page">
      <header class="rules-head">
        <h1>${title}</h1>
        <${RulesLanguage} book=${book.value} />
        <p class="under">${say("page-rules-marks")}</p>
      </header>
      <${Trouble} of=${book.problem} />
      ${book.value && (book.value.parts.length ? html`<${Book} game=${game} book=${book.value} />` : html`<p class="empty">${say("page-rules-none")}</p>`)}
    </main>`;
}

/** @param {{game: string, book: Rulebook}} props */
function Book({ game, book }) {
  const [word, setWord] = useState("");
  const [count, setCount] = useState(0);
  const own = useRef(/** @type {HTMLElement | null} */ (null));
  const spoken = useLanguage();
  const searched = word.trim().length >= LEAST ? word.trim().toLocaleLowerCase() : "";
  const texts = useMemo(() => book.parts.map((part) => [part.number, part.title, ...part.lines].join(" ").replace(/\*/g, "").toLocaleLowerCase()), [book]);
  // Drawn once: a search only hides what does not match.
  const drawn = useMemo(() => {
    const leads = (/** @type {string} */ number) => (book.numbers.has(number) ? { href: `#${number.slice(1)}` } : null);
    return book.parts.map((part) => html`<section key=${part.number} id=${part.number.slice(1)} class=${part.level === CHAPTER ? "is-chapter" : ""}>
      <${RuleView} part=${part} leads=${leads} level=${part.level === CHAPTER ? "h2" : "h3"} />
    </section>`);
  }, [book, spoken]);
  useLayoutEffect(() => {
    const shown = matching(book.parts, texts, searched);
    const sections = [...(own.current?.children ?? [])];
    sections.forEach((section, at) => /** @type {HTMLElement} */ (section).toggleAttribute("hidden", !shown[at]));
    setCount(texts.filter((text) => searched && text.includes(searched)).length);
    mark(searched ? sections.filter((_, at) => shown[at] && texts[at].includes(searched)) : [], searched);
    return () => mark([], "");
  }, [searched, drawn]);
  useHash(drawn);
  return html`<div class="rules-columns">
    <${Contents} parts=${book.parts} game=${game} />
    <div class="rules-text">
      <div class="rules-search" role="search">
        <input type="search" value=${word} aria-label=${say("page-rules-search")} placeholder=${say("page-rules-search")} onInput=${(/** @type {any} */ event) => setWord(event.target.value)} />
        <span class="under" role="status">${searched && say("page-rules-found", { count })}</span>
      </div>
      <div class="rules" lang=${book.language} ref=${own}>${drawn}</div>
    </div>
  </div>`;
}

/** What matches, and the headings above it. @param {RulePart[]} parts @param {string[]} texts @param {string} word @returns {boolean[]} */
function matching(parts, texts, word) {
  if (!word) return parts.map(() => true);
  const hit = parts.filter((_, at) => texts[at].includes(word)).map((part) => part.number);
  return parts.map((part, at) => texts[at].includes(word) || (part.title !== "" && hit.some((number) => number.startsWith(`${part.number}.`))));
}

/** Lay a colour under every place where the word stands, where the browser can. @param {Element[]} sections @param {string} word */
function mark(sections, word) {
  const highlights = /** @type {any} */ (CSS).highlights;
  if (!highlights) return;
  highlights.delete("searched");
  if (!word) return;
  const ranges = [];
  for (const section of sections) {
    const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() && ranges.length < MARKED) {
      const text = (walker.currentNode.textContent ?? "").toLocaleLowerCase();
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        const range = new Range();
        range.setStart(walker.currentNode, at);
        range.setEnd(walker.currentNode, Math.min(at + word.length, walker.currentNode.textContent?.length ?? 0));
        ranges.push(range);
      }
    }
  }
  highlights.set("searched", new /** @type {any} */ (globalThis).Highlight(...ranges));
}

/** Go to the paragraph of the address, which was not there yet when the browser looked for it. @param {unknown} drawn */
function useHash(drawn) {
  useEffect(() => {
    const follow = () => {
      document.querySelector(".rules .is-wanted")?.classList.remove("is-wanted");
      const wanted = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (!wanted?.closest(".rules")) return;
      wanted.removeAttribute("hidden");
      wanted.classList.add("is-wanted");
      wanted.scrollIntoView();
    };
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [drawn]);
}

/** @param {{parts: RulePart[], game: string}} props */
function Contents({ parts, game }) {
  const wide = useMedia("(min-width: 900px)");
  const chapters = parts.filter((part) => part.level === CHAPTER);
  const entry = (/** @type {RulePart} */ part) => {
    const name = chapterName(game, part.number);
    return html`<li key=${part.number}><a href=${`#${part.number.slice(1)}`}><span>${part.number.slice(1)}</span> <span lang=${name ? undefined : "en"}>${name || part.title}</span></a></li>`;
  };
  const list = (/** @type {RulePart[]} */ some) => html`<ol>${some.map(entry)}</ol>`;
  const annex = chapters.filter((part) => part.annex);
  return html`<nav class="rules-contents" aria-label=${say("page-rules-contents")}>
    <details open=${wide}>
      <summary>${say("page-rules-contents")}</summary>
      ${list(chapters.filter((part) => !part.annex))}
      ${annex.length > 0 && html`<h2>${say("page-rules-annex")}</h2>${list(annex)}`}
      <p><a href=${`/learn/${game}`}>${say("page-learn")}</a></p>
    </details>
  </nav>`;
}
