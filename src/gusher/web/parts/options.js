/** A game's edition and options, each with a plain explanation and its §. An option not given follows the edition. */

import { html, useState } from "../vendor/preact.js";
import { has, say } from "../texts.js";
import { RuleChip } from "./rules.js";

/** @import {GameCard, OptionCard} from "../types.js" */

/** Whether an option stands in front; the others are folded away. @param {OptionCard} option */
const isInFront = (option) => option.front || option.name === "edition";

/** A value of an option as people read it. @param {GameCard} game @param {string} option @param {any} value */
export function valueName(game, option, value) {
  const id = `${game.name}-page-value-${option}-${value}`;
  if (has(id)) return say(id);
  if (value === true) return say("page-yes");
  if (value === false) return say("page-no");
  return value === null ? say("page-none") : String(value);
}

/** @param {{game: GameCard, given: Record<string, any>, seats: number, onChange: (given: Record<string, any>) => void}} props */
export function Options({ game, given, seats, onChange }) {
  const edition = given.edition ?? game.options.find((option) => option.name === "edition")?.default;
  const usual = (/** @type {OptionCard} */ option) => game.editions[edition]?.[option.name] ?? option.default;
  const set = (/** @type {OptionCard} */ option, /** @type {any} */ value) => {
    const next = { ...given };
    delete next[option.name];
    if (value !== usual(option) || option.name === "edition") next[option.name] = value;
    onChange(next);
  };
  const apart = game.options.filter((option) => !isInFront(option) && (option.seats.length === 0 || option.seats.includes(seats)));
  const changed = apart.filter((option) => option.name in given).length;
  const row = (/** @type {OptionCard} */ option) => html`<${OptionRow} key=${option.name} game=${game} option=${option}
    value=${given[option.name] ?? usual(option)} usual=${usual(option)} onChange=${(/** @type {any} */ value) => set(option, value)} />`;
  return html`<div class="options">
    ${game.options.filter(isInFront).map(row)}
    <details>
      <summary>${say("page-more-options", { count: changed })}</summary>
      <div class="option-list">${apart.map(row)}</div>
    </details>
  </div>`;
}

/** @param {{game: GameCard, option: OptionCard, value: any, usual: any, onChange: (value: any) => void}} props */
function OptionRow({ game, option, value, usual, onChange }) {
  const id = `option-${option.name}`;
  return html`<div class=${value === usual ? "option-row" : "option-row changed"}>
    <label for=${id}>${say(`${game.name}-option-${option.name}`)}</label>
    <${RuleChip} game=${game.name} section=${option.section} />
    ${option.type === "int"
      ? html`<${Whole} id=${id} option=${option} value=${value} usual=${usual} onChange=${onChange} />`
      : html`<select id=${id} onChange=${(/** @type {any} */ event) => onChange(option.values[event.target.selectedIndex])}>
        ${option.values.map((each) => html`<option selected=${each === value}>${valueName(game, option.name, each)}</option>`)}
      </select>`}
  </div>`;
}

/**
 * A whole number; whatever is none in range leaves it as usual.
 *
 * @param {{id: string, option: OptionCard, value: number | null, usual: number | null, onChange: (value: number | null) => void}} props
 */
function Whole({ id, option, value, usual, onChange }) {
  const [typed, setTyped] = useState(value === usual ? "" : String(value));
  const least = option.at_least ?? 0;
  const most = option.at_most ?? Infinity;
  const take = (/** @type {any} */ event) => {
    setTyped(event.target.value);
    const number = Number.parseInt(event.target.value, 10);
    onChange(number >= least && number <= most ? number : usual);
  };
  return html`<input id=${id} type="number" min=${least} max=${most} step="1" inputmode="numeric" placeholder=${usual ?? say("page-none")} value=${typed} onInput=${take} />`;
}
