/** Rules where they are needed: a § to press, and the paragraph that it names. */

import { html, useState } from "../vendor/preact.js";
import { useLanguage, usePromise } from "../hooks.js";
import { markdown, rulebook } from "../rulebook.js";
import { has, say } from "../texts.js";
import { Dialog } from "./dialog.js";
import { Trouble } from "./trouble.js";

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

/** @param {{game: string, section: string, onClose: () => void}} props */
export function RuleDialog({ game, section, onClose }) {
  const book = usePromise(() => rulebook(game), [game]);
  const title = [section, chapterName(game, section)].filter(Boolean).join(" · ");
  return html`<${Dialog} title=${title} onClose=${onClose} wide>
    <${Trouble} of=${book.problem} />
    <div class="rules">
      ${useLanguage() !== "en" && html`<p class="under">${say("page-rules-language")}</p>`}
      <div lang="en">
        ${book.value?.within(section).map((part) => html`<div class="rule-part">
          ${part.title ? html`<h3>${part.number} ${part.title}</h3>` : html`<span class="rule-number">${part.number}</span>`}
          <div>${markdown(part.lines)}</div>
        </div>`)}
      </div>
    </div>
  <//>`;
}

/** The first words of a rule, for a hint. @param {{game: string, section: string}} props */
export function RuleText({ game, section }) {
  const book = usePromise(() => rulebook(game), [game]);
  const text = book.value?.brief(section);
  return text ? html`<span class="rule-text"><b>${section}</b> <span lang="en">${text}</span></span>` : null;
}
