/** A game where one chooses it: what it looks like, what it is about, what it asks of people, and how sure we are of it. */

import { html } from "../vendor/preact.js";
import { language, say } from "../texts.js";

/** @import {GameCard} from "../types.js" */

const DROP = "M6 .8C8.8 4.2 10.2 6.4 10.2 8.6a4.2 4.2 0 0 1-8.4 0C1.8 6.4 3.2 4.2 6 .8z";
const HEAVIEST = 5;

/** What a game says of itself before its catalogue is there. @param {GameCard} game @param {string} line */
export const lineOf = (game, line) => game.lines[language()]?.[line] ?? game.lines.en?.[line] ?? "";

/**
 * Its buttons belong to the form that asks for a name, so that nobody is asked twice.
 *
 * @param {{game: GameCard, form: string, busy: boolean}} props
 */
export function GameTile({ game, form, busy }) {
  const known = lineOf(game, "known");
  return html`<li class="game-tile">
    ${game.picture && html`<img class="game-picture" src=${`data:image/svg+xml,${encodeURIComponent(game.picture)}`} alt="" width="240" height="150" />`}
    <div class="game-about">
      <h3>${game.title}</h3>
      <p>${lineOf(game, "pitch")}</p>
      <ul class="game-facts">
        <li>${say("page-players", { from: Math.min(...game.seats), to: Math.max(...game.seats) })}</li>
        ${game.minutes.length > 1 && html`<li>${say("page-minutes", { from: game.minutes[0], to: game.minutes[1] })}</li>`}
        ${game.weight > 0 && html`<li class="weight" title=${say(`page-weight-${game.weight}`)}>
          <span class="visually-hidden">${say(`page-weight-${game.weight}`)}</span>
          ${Array.from({ length: HEAVIEST }, (_, drop) => html`<svg class=${drop < game.weight ? "full" : ""} viewBox="0 0 12 14" width="11" height="13" aria-hidden="true"><path d=${DROP} /></svg>`)}
        </li>`}
      </ul>
      ${known && html`<p class="game-known">${known} ${game.reconstructed && html`<a href=${`/sources/${game.name}`}>${say("page-sources-link")}</a>`}</p>`}
    </div>
    <div class="game-ways">
      <button class="way" form=${form} name="play" value=${game.name} disabled=${busy}>${say("page-play-game", { game: game.title })}</button>
      ${game.guide && html`<button form=${form} name="guide" value=${game.name} disabled=${busy}>${say("page-card-guide")}</button>`}
      ${game.learn && html`<a href=${`/learn/${game.name}`}>${say("page-card-learn")}</a><a href=${`/rules/${game.name}`}>${say("page-card-rules")}</a>`}
    </div>
  </li>`;
}
