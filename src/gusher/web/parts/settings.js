/** Who I am, language, theme and notices. */

import { html, useState } from "../vendor/preact.js";
import * as api from "../api.js";
import { useLanguage } from "../hooks.js";
import { isReminded } from "../reminder.js";
import { choose, LANGUAGES, say } from "../texts.js";
import { chooseTheme, theme, THEMES } from "../theme.js";
import { Bell } from "./bell.js";

export function Settings() {
  const tag = useLanguage();
  const [dressed, setDressed] = useState(theme());
  const language = async (/** @type {any} */ event) => {
    await choose(event.target.value);
    await api.speakTo(event.target.value).catch(() => {}); // without a network it holds here
  };
  const dress = (/** @type {any} */ event) => {
    chooseTheme(event.target.value);
    setDressed(event.target.value);
  };
  const reminded = isReminded();
  return html`<div class="settings">
    <a class="me-link" href="/me" title=${say(reminded ? "page-me-remind" : "page-me")}>
      <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true"><path d="M8 1.5a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4zM8 9.2c3.4 0 6 1.8 6 4.1v1.2H2v-1.2c0-2.3 2.6-4.1 6-4.1z" fill="currentColor" /></svg>
      ${reminded && html`<span class="me-dot"></span>`}
      <span class="visually-hidden">${say(reminded ? "page-me-remind" : "page-me")}</span>
    </a>
    <select class="quiet-select" aria-label=${say("page-language")} value=${tag} onChange=${language}>
      ${Object.entries(LANGUAGES).map(([value, name]) => html`<option value=${value} lang=${value} selected=${value === tag}>${name}</option>`)}
    </select>
    <select class="quiet-select theme-select" aria-label=${say("page-theme")} title=${say(`page-theme-${dressed}`)} value=${dressed} onChange=${dress}>
      ${THEMES.map((value) => html`<option value=${value} selected=${value === dressed}>${say(`page-theme-${value}`)}</option>`)}
    </select>
    <${Bell} />
  </div>`;
}
