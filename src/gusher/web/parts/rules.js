/** Rules where they are needed: a § to press, and the paragraph that it names. */

import { html, useState } from "../vendor/preact.js";
import { useLanguage, usePromise } from "../hooks.js";
import { markdown, rulebook, rulePath } from "../rulebook.js";
import { has, say } from "../texts.js";
import { Dialog } from "./dialog.js";
import { Trouble } from "./trouble.js";

/** @import {Leads, Rulebook} from "../rulebook.js" */
/** @import {RulePart, RuleSource} from "../types.js" */

/** A chapter's name in the reader's language. @param {string} game @param {string} section */
export function chapterName(game, section) {
  const id = `${game}-page-chapter-${section.replace("§", "").split(".")[0]}`;
  return has(id) ? say(id) : "";
}

/** A § that leads to its place in the rulebook; a plain click shows it here. @param {{game: string, section: string, beside?: boolean}} props beside: within a list that has its own Tab stop */
export function RuleChip({ game, section, beside = false }) {
  const [open, setOpen] = useState(false);
  if (!section) return null;
  const name = chapterName(game, section);
  const show = (/** @type {MouseEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return html`<a class="chip" href=${`/rules/${game}#${section.replace("§", "")}`} tabindex=${beside ? -1 : undefined}
      aria-label=${say("page-rule-of", { section, name })} title=${name} onClick=${show}>${section}</a>
    ${open && html`<${RuleDialog} game=${game} section=${section} onClose=${() => setOpen(false)} />`}`;
}

/** Links to the page of the rules, beside the table that one sits at. @param {Rulebook | undefined} book @param {string} game @returns {Leads} */
const beside = (book, game) => (number) => (book?.numbers.has(number) ? { href: rulePath(game, number), target: "_blank" } : null);

/** @param {{game: string, section: string, onClose: () => void}} props */
export function RuleDialog({ game, section, onClose }) {
  const language = useLanguage();
  const book = usePromise(() => rulebook(game, language), [game, language]);
  const title = [section, chapterName(game, section)].filter(Boolean).join(" · ");
  const parts = book.value?.within(section) ?? [];
  return html`<${Dialog} title=${title} onClose=${onClose} wide>
    <${Trouble} of=${book.problem} />
    <div class="rules">
      <${RulesLanguage} book=${book.value} />
      <div lang=${book.value?.language}>
        ${parts.map((part) => html`<${RuleView} key=${part.number} part=${part} leads=${beside(book.value, game)} />`)}
      </div>
      ${parts.length > 0 && html`<p><a href=${rulePath(game, parts[0].number)} target="_blank">${say("page-rules-open")}</a></p>`}
    </div>
  <//>`;
}

/** That English decides; or that the rules are in another language than the page. @param {{book: Rulebook | undefined}} props */
export function RulesLanguage({ book }) {
  const language = useLanguage();
  if (!book || language === "en") return null;
  return html`<p class="under">${say(book.language === language ? "page-rules-decides" : "page-rules-language")}</p>`;
}

/** A heading or a paragraph with its number, and where it comes from. @param {{part: RulePart, leads: Leads, level?: string}} props */
export function RuleView({ part, leads, level = "h3" }) {
  const [open, setOpen] = useState(false);
  const id = `source-${part.number.slice(1)}`;
  const known = part.sources.length > 0;
  return html`<div class=${part.title ? "rule-part is-heading" : "rule-part"}>
    ${part.title ? html`<${level}>${part.number} ${part.title}<//>` : html`<span class="rule-number">${part.number}</span>`}
    ${known && html`<${Mark} part=${part} id=${id} open=${open} onPress=${() => setOpen(!open)} />`}
    <div class="rule-body">${markdown(part.lines, leads)}</div>
    ${known && html`<p id=${id} class="sources" hidden=${!open}>${open && part.sources.map((source) => html`<${Source} source=${source} />`)}</p>`}
  </div>`;
}

/** The least sure first: that is what the mark shows. */
const SURE = ["reconstructed", "published", "inferred", "stated"];
/** @type {Record<string, string>} */
const MARKS = { reconstructed: "○", published: "◐", inferred: "◐", stated: "●" };

/** A small mark; pressed, it tells where the rule comes from. @param {{part: RulePart, id: string, open: boolean, onPress: () => void}} props */
function Mark({ part, id, open, onPress }) {
  const least = SURE.find((sure) => part.sources.some((source) => source.sure === sure)) ?? "stated";
  const sure = say(`page-sure-${least}`);
  return html`<button type="button" class="sure" aria-label=${say("page-source-of", { section: part.number, sure })} title=${sure} aria-expanded=${open ? "true" : "false"} aria-controls=${id} onClick=${onPress}>${MARKS[least]}</button>`;
}

/** @param {{source: RuleSource}} props */
function Source({ source }) {
  const { sure, about, why } = source;
  return html`<span class="source">
    <b>${MARKS[sure]} ${say(`page-sure-${sure}`)}</b>${about && html` – <q>${about}</q>`}${why !== sure && html` <span>(${why})</span>`}
  </span>`;
}

/** The first words of a rule, for a hint. @param {{game: string, section: string}} props */
export function RuleText({ game, section }) {
  const language = useLanguage();
  const book = usePromise(() => rulebook(game, language), [game, language]);
  const text = book.value?.brief(section);
  return text ? html`<span class="rule-text"><b>${section}</b> <span lang=${book.value?.language}>${text}</span></span>` : null;
}
