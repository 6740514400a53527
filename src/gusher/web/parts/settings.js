/** Language, theme and notices. */

import { html, useState } from "../vendor/preact.js";
import * as api from "../api.js";
import { useLanguage } from "../hooks.js";
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
  return html`<div class="settings">
    <select class="quiet-select" aria-label=${say("page-language")} value=${tag} onChange=${language}>
      ${Object.entries(LANGUAGES).map(([value, name]) => html`<option value=${value} lang=${value} selected=${value === tag}>${name}</option>`)}
    </select>
    <select class="quiet-select" aria-label=${say("page-theme")} value=${dressed} onChange=${dress}>
      ${THEMES.map((value) => html`<option value=${value} selected=${value === dressed}>${say(`page-theme-${value}`)}</option>`)}
    </select>
    <${Bell} />
  </div>`;
}
