/** What is known of a game, and what is ours: made from what its data file says of itself. */

import { html, useEffect } from "../vendor/preact.js";
import * as api from "../api.js";
import { CODES, pathName } from "../box.js";
import { usePromise } from "../hooks.js";
import { boxPage } from "../parts/boxes.js";
import { lineOf } from "../parts/gamecard.js";
import { Masthead } from "../parts/masthead.js";
import { Trouble } from "../parts/trouble.js";
import { tab } from "../tab.js";
import { language, say } from "../texts.js";

/** @import {Source} from "../types.js" */

/** @param {{name: string}} props */
export function Sources({ name }) {
  const found = usePromise(() => Promise.all([api.games(), api.sources(name)]), [name]);
  const game = found.value?.[0].find((each) => each.name === name);
  const all = found.value?.[1] ?? [];
  useEffect(() => tab(game ? say("page-sources-title", { game: game.title }) : "Gusher"), [game]);
  return html`<${Masthead} />
    <main id="main" class="lobby narrow sources">
      <h1>${game ? say("page-sources-title", { game: game.title }) : "Gusher"}</h1>
      <${Trouble} of=${found.problem} />
      ${game && html`<p>${lineOf(game, "known")}</p>
        ${game.boxes && html`<p>${say("page-box-owner")} <a href=${boxPage(name)}>${say("page-box-enter")}</a></p>`}
        ${all.length > 0 && language() !== "en" && html`<p class="under">${say("page-sources-language")}</p>`}
        ${CODES.map((code) => html`<${Group} key=${code} code=${code} sources=${all.filter((each) => each.code === code)} />`)}`}
      <p><a href="/">${say("page-to-lobby")}</a></p>
    </main>`;
}

/** @param {{code: string, sources: Source[]}} props */
function Group({ code, sources }) {
  if (sources.length === 0) return null;
  return html`<section class="card">
    <h2>${say(`page-sources-${code}`)}</h2>
    <p class="under">${say(`page-sources-${code}-text`)}</p>
    <dl class="source-list" lang="en">${sources.map((each) => html`<div><dt>${pathName(each.path)}</dt>${each.note && html`<dd>${each.note}</dd>`}</div>`)}</dl>
  </section>`;
}
