/** The list of the best at a game, with bots between them as a yardstick. */

import { html, useEffect } from "../vendor/preact.js";
import * as api from "../api.js";
import { usePromise } from "../hooks.js";
import { style } from "../kit.js";
import { Masthead } from "../parts/masthead.js";
import { botName } from "../parts/seat.js";
import { Trouble } from "../parts/trouble.js";
import { tab } from "../tab.js";
import { say } from "../texts.js";

/** @import {BestRow} from "../types.js" */

/** @param {{game: string}} props */
export function BestPage({ game }) {
  const sheet = usePromise(async () => (await style("/static/css/profile.css"), true), []);
  const found = usePromise(() => Promise.all([api.games(), api.best(game)]), [game]);
  const [games, best] = found.value ?? [[], null];
  const title = best ? say("page-best-title", { game: best.title }) : say("page-best");
  useEffect(() => tab(title), [title]);
  const people = best?.rows.filter((row) => row.bot === null) ?? [];
  return html`<${Masthead} />
    <main id="main" class="lobby narrow">
      <h1>${title}</h1>
      ${games.length > 1 && html`<nav class="best-games" aria-label=${say("page-games")}>${games.map((each) => html`<a key=${each.name} href=${`/best/${each.name}`} aria-current=${each.name === game ? "page" : null}>${each.title}</a>`)}</nav>`}
      <${Trouble} of=${found.problem} />
      ${best && sheet.value && html`<p class="under">${say("page-best-text", { least: best.least })}</p>
        ${people.length === 0 && html`<p class="empty">${say("page-best-none")}</p>`}
        ${best.rows.length > 0 && html`<table class="best">
          <thead><tr><th scope="col">${say("page-best-name")}</th><th scope="col">${say("page-best-rating")}</th><th scope="col">${say("page-best-games")}</th></tr></thead>
          <tbody>${best.rows.map((row) => html`<tr key=${row.bot ?? row.id ?? row.name} class=${row.bot ? "yardstick" : row.mine ? "mine" : ""}>
            <th scope="row">${name(row, people)}</th>
            <td><b>${row.strength.rating}</b> ± ${row.strength.error}</td>
            <td>${row.bot ? "–" : row.games}</td>
          </tr>`)}</tbody>
        </table>`}`}
      <p class="best-foot"><a href="/people/me">${say("page-profile-mine")}</a><a href="/">${say("page-to-lobby")}</a></p>
    </main>`;
}

/** @param {BestRow} row @param {BestRow[]} people */
function name(row, people) {
  if (row.bot) return say("page-seat-bot", { bot: botName(row.bot) });
  const unseen = row.id === null;
  const place = unseen ? "–" : `${people.filter((each) => each.id !== null).indexOf(row) + 1}.`;
  const shown = row.mine ? html`<a href="/people/me">${row.name}</a>` : html`<a href=${`/people/${row.id}`}>${row.name}</a>`;
  return html`<span class="best-place">${place}</span> ${shown} ${unseen && html`<span class="under">${say("page-best-unseen")}</span>`}`;
}
