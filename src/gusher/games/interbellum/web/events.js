/**
 * The strip at the top: round and decade, the three events of the round, the gas bag and the action cards.
 * @module
 */
import { html } from "/static/vendor/preact.js";
import { Cube, Man } from "./pieces.js";
import { Spot, useTable } from "./spot.js";

export function Strip() {
  const { view, say, words } = useTable();
  const when = view.over ? say("interbellum-table-over") : view.decade ? say("interbellum-board-round", { round: view.round, rounds: view.rounds }) : say("interbellum-board-setup");
  return html`<section class="ib-strip" data-part="events" aria-label=${say("interbellum-board-events")}>
    <div class="ib-plate">
      <strong>${view.decade ? words.years(view.decade) : say("interbellum-table-title")}</strong><span>${when}</span>
      <small title=${say("interbellum-table-start", { who: words.who(view.start) })}>${say("interbellum-table-start", { who: words.who(view.start) })}</small>
    </div>
    ${view.stacks.map((/** @type {any} */ stack) => html`<${Event} key=${stack.id} stack=${stack} />`)}
    <${Bag} />
    <${Deck} />
  </section>`;
}

/** @param {{stack: any}} props */
function Event({ stack }) {
  const { view, say, words, offers, whyNot } = useTable();
  const action = `stack ${stack.id}`;
  const { event, left, known } = stack;
  const decade = view.decade ?? "20s";
  const next = words.decade(view, 1);
  const coming = known?.length ? say("interbellum-board-known", { cards: known.map((/** @type {string} */ card) => words.title(card, next)).join(" · ") }) : "";
  const looked = stack.looker !== null && !known && stack.fixed > 0 ? say("interbellum-board-looked", { who: words.who(stack.looker) }) : "";
  const rest = say("interbellum-board-left", { cards: left.length, titles: left.map((/** @type {string} */ card) => words.title(card, next)).join(", ") });
  const now = view.phase === "events" && view.stacks.filter((/** @type {any} */ each) => each.event).at(-1)?.id === stack.id;
  const selected = stack.id === "C" ? [["extra_power", view.modifiers.extra_power], ["closed_power", view.modifiers.closed_power]].filter(([, power]) => power) : [];
  const face = html`<b class="ib-letter" aria-hidden="true">${stack.id}</b>
    <span class="ib-event-text" title=${event ? words.rule(event, decade) : rest}>
      <strong>${event ? words.title(event, decade) : say(`interbellum-board-stack-${stack.id}`)}</strong>
      <span class="ib-says">${event ? words.rule(event, decade) : rest}</span>
      ${selected.map(([key, power]) => html`<${Mark} key=${key} says=${say(`interbellum-table-${key}`, { power: words.name("power", power) })} />`)}
      ${(coming || looked) && html`<${Mark} says=${coming || looked} />`}
    </span>`;
  const kind = `ib-event of-${stack.id} ${event ? "is-open" : ""} ${now ? "is-now" : ""}`;
  if (offers.has(action) || whyNot.has(action)) return html`<${Spot} action=${action} class=${kind} label="">${face}<//>`;
  return html`<div class=${kind}>${face}</div>`;
}

/** What holds of a stack; whole in its title, where there is no room. @param {{says: string}} props */
const Mark = ({ says }) => html`<em title=${says}>${says}</em>`;

function Bag() {
  const { view, say } = useTable();
  const { white, black } = view.bag;
  const label = say("interbellum-table-bag", { white, black });
  return html`<div class="ib-bag" data-place="bag" role="img" aria-label=${label} title=${label}>
    <span><${Cube} black /> ${black}</span><span><${Cube} /> ${white}</span>
    <small>${say("interbellum-board-chance", { percent: Math.round((100 * black) / Math.max(1, white + black)) })}</small>
  </div>`;
}

/** Draw pile, discards, and who stands there: each of them makes the next one pay more. */
function Deck() {
  const { view, say, words } = useTable();
  const { deck, discards, fee, playing } = view.cards;
  const spent = Object.entries(discards);
  const count = spent.reduce((sum, [, each]) => sum + Number(each), 0);
  const label = [say("interbellum-board-deck", { deck, discards: count }), ...spent.map(([card, each]) => `${words.name("card", card)}${Number(each) > 1 ? ` ×${each}` : ""}`)].join(" ");
  const men = view.workers.filter((/** @type {any} */ worker) => worker.place === "deck");
  return html`<div class="ib-deck" role="group" aria-label=${label} title=${label}>
    <span class="ib-piles"><i>${deck}</i><i class="is-spent">${count}</i></span>
    <span class="ib-queue">${men.map((/** @type {any} */ worker, /** @type {number} */ index) => html`<${Man} key=${index} seat=${worker.seat} />`)}</span>
    <small>${playing ? words.name("card", playing) : fee === null ? "" : say("interbellum-board-fee", { money: fee })}</small>
  </div>`;
}

