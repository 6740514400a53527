/** What the host of a table has chosen, in words: what is not as usual in front, all of it behind. */

import { html } from "../vendor/preact.js";
import { say } from "../texts.js";
import { valueName } from "./options.js";
import { clockLine } from "./timespan.js";

/** @import {GameCard, OptionCard, TableCard} from "../types.js" */

/** @typedef {{name: string, value: string, usual: boolean}} Term */

/** @param {TableCard} card @param {GameCard} game @returns {Term[]} */
function options({ options: given, seats }, game) {
  const edition = given.edition ?? game.options.find((option) => option.name === "edition")?.default;
  const usual = (/** @type {OptionCard} */ option) => (option.name === "edition" ? option.default : (game.editions[edition]?.[option.name] ?? option.default));
  return game.options
    .filter((option) => option.seats.length === 0 || option.seats.includes(seats.length))
    .map((option) => {
      const value = given[option.name] ?? usual(option);
      return { name: say(`${game.name}-option-${option.name}`), value: valueName(game, option.name, value), usual: value === usual(option) };
    });
}

/** What a table can have been given beside the options of its game. @type {((card: TableCard, game: GameCard) => Term[])[]} */
const TERMS = [
  options,
  ({ clock }) => [{ name: say("page-clock"), value: clock === null ? say("page-clock-none-text") : clockLine(clock), usual: clock === null }],
  ({ coach }) => [{ name: say("page-coach-name"), value: say(coach ? "page-term-coach" : "page-term-no-coach"), usual: !coach }],
  ({ box }) => [{ name: say("page-box"), value: say(box === null ? "page-box-packaged" : "page-box-other"), usual: box === null }],
  ({ listed }) => [{ name: say("page-term-found"), value: say(listed ? "page-term-listed" : "page-term-private"), usual: !listed }],
];

/** @param {{card: TableCard, game: GameCard}} props */
export function Terms({ card, game }) {
  const all = TERMS.flatMap((terms) => terms(card, game));
  const unusual = all.filter((term) => !term.usual);
  return html`<section class="card terms" aria-labelledby="terms"><h2 id="terms">${say("page-terms", { title: card.title, seats: card.seats.length })}</h2>
    ${unusual.length ? html`<${List} terms=${unusual} />` : html`<p class="under">${say("page-terms-usual")}</p>`}
    <details><summary>${say("page-terms-all", { count: all.length })}</summary><${List} terms=${all} /></details>
  </section>`;
}

/** @param {{terms: Term[]}} props */
const List = ({ terms }) => html`<dl class="chosen-options">
  ${terms.map(({ name, value, usual }) => html`<div class=${usual ? "" : "changed"}><dt>${name}</dt><dd>${value}</dd></div>`)}
</dl>`;
