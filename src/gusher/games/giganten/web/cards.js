/**
 * The strip at the top: round and order of play, the action cards in their slots, the decks.
 * @module
 */
import { html } from "/static/vendor/preact.js";
import { Legend } from "/static/board/legend.js";
import { Icon, Licence, Sign, Tile } from "./pieces.js";
import { Spot, useTable } from "./spot.js";

const PHASES = ["prices", "cards", "licences", "moving", "building", "freight", "auctions", "tanks"];
/** The action of the round that a question belongs to. @type {Record<string, number>} */
const PHASE_OF = { TakeCard: 1, PlaceTruck: 3, Move: 3, ChangePrice: 3, FreeCrude: 3, Build: 4, Ship: 5, Store: 5, Bid: 6, Pay: 6, Sell: 6 };

export function Strip() {
  const { view, say } = useTable();
  return html`<section class="gig-strip" data-part="cards" aria-label=${say("giganten-board-cards")}>
    <div class="gig-round gig-panel">
      <strong>${say("giganten-table-title")}</strong>
      <span>${view.over ? say("giganten-table-over") : say("giganten-table-round", { round: view.round })}</span>
      <small>${say("giganten-table-black", { space: view.black, star: view.star })}</small>
      <${Signs} />
    </div>
    <div class="gig-middle gig-panel">
      <ol class="gig-phases">
        ${PHASES.map((phase, index) => html`<li key=${phase} class=${PHASE_OF[view.rule] === index ? "is-now" : ""} aria-current=${PHASE_OF[view.rule] === index ? "step" : undefined}>${say(`giganten-board-phase-${phase}`)}</li>`)}
      </ol>
      <${Slots} />
    </div>
    <${Decks} />
  </section>`;
}

/** The signs on cards and tiles, in words. */
function Signs() {
  const { say } = useTable();
  const icon = (/** @type {string} */ of) => html`<${Icon} of=${of} />`;
  /** @type {[any, string][]} */
  const lines = [
    [html`<${Licence} />`, say("giganten-board-legend-licences")],
    [icon("wheel"), say("giganten-board-legend-points")],
    [icon("price"), say("giganten-board-legend-price")],
    [icon("crude"), say("giganten-board-legend-crude")],
    [icon("push"), say("giganten-board-legend-push")],
    [icon("train"), say("giganten-board-legend-train")],
    [html`<${Tile} kind=${1} /> <${Tile} kind=${3} />`, say("giganten-board-legend-black-tile")],
    [html`<${Tile} kind=${2} />`, say("giganten-board-legend-red-tile")],
  ];
  return html`<span class="gig-signs"><${Legend} title=${say("giganten-board-legend")} lines=${lines} /></span>`;
}

/** When no card lies open: what the tiles that still lie face down can be, as far as I know. */
function Unknown() {
  const { view, say } = useTable();
  return html`<div class="gig-unknown">
    <span>${say("giganten-board-unknown")}</span>
    ${view.unknown_tiles.map((/** @type {Record<string, number>} */ counts, /** @type {number} */ index) => html`<span key=${index} class=${`gig-rest of-${index + 1}`}>
      <${Tile} kind=${index + 1} />
      ${Object.entries(counts).map(([crude, count]) => html`<span key=${crude} class="gig-odds" title=${say("giganten-board-odds", { crude, count })}><${Icon} of="crude" /><b>${crude}</b>×${count}</span>`)}
    </span>`)}
  </div>`;
}

/** One slot for each player and one more: what lies open, then what was taken and by whom. */
function Slots() {
  const { view, words, say } = useTable();
  const taken = view.players.flatMap((/** @type {any} */ player, /** @type {number} */ seat) => (player.card ? [{ card: player.card, seat }] : []));
  if (!view.display.length && !taken.length && PHASE_OF[view.rule] > 3) return html`<${Unknown} />`;
  const free = Math.max(0, view.seats + 1 - view.display.length - taken.length);
  return html`<div class="gig-slots">
    ${view.display.map((/** @type {string} */ card, /** @type {number} */ index) => html`<${Spot} key=${`open${index}`} action=${`card ${card}`} class="gig-slot" label="">
      <span class="unseen">${words.action(`card ${card}`, view)}</span><${Card} card=${card} />
    <//>`)}
    ${taken.map(({ card, seat }) => html`<div key=${`taken${seat}`} class=${`gig-slot is-taken gig-seat-${seat} ${view.moving?.seat === seat ? "is-used" : ""}`} title=${say("giganten-board-card-of", { who: words.who(seat) })}>
      <${Card} card=${card} /><${Sign} seat=${seat} /><span class="unseen">${say("giganten-board-card-of", { who: words.who(seat) })}</span>
    </div>`)}
    ${Array.from({ length: free }, (_, index) => html`<div key=${`free${index}`} class="gig-slot is-free" aria-hidden="true" />`)}
  </div>`;
}

/** @param {{card: string}} props */
export function Card({ card }) {
  const table = useTable();
  const { licences, move, price, crude, push, black } = table.words.cards.get(card);
  const label = table.words.meaning(card);
  return html`<span class=${`gig-card ${black ? "is-red" : "is-beige"}`} role="img" aria-label=${label} title=${label}>
    <span class="gig-stat" aria-hidden="true"><${Licence} /><b>${licences}</b></span>
    <span class="gig-stat" aria-hidden="true"><${Icon} of="wheel" /><b>${move}</b></span>
    ${(price || crude || push || black) > 0 && html`<span class="gig-extras" aria-hidden="true">
    ${price > 0 && html`<span class="gig-extra"><${Icon} of="price" />±${price}</span>`}
    ${crude > 0 && html`<span class="gig-extra"><${Icon} of="crude" />+${crude}</span>`}
    ${push > 0 && html`<span class="gig-extra"><${Icon} of="push" />${push}</span>`}
    ${black && html`<span class="gig-black"><${Icon} of="train" />+${black}</span>`}
    </span>`}
  </span>`;
}

function Decks() {
  const { view, say } = useTable();
  const count = (/** @type {Record<string, number>} */ pile) => Object.values(pile).reduce((sum, each) => sum + each, 0);
  const piles = [
    { name: "red", left: count(view.decks.red), spent: count(view.discards.red) },
    { name: "beige", left: count(view.decks.beige), spent: count(view.discards.beige) },
    { name: "licence", left: view.licences.deck, spent: view.licences.discards.ones + view.licences.discards.twos },
  ];
  return html`<div class="gig-decks gig-panel">
    ${piles.map(({ name, left, spent }) => {
      const label = say(`giganten-board-deck-${name}`, { left, spent });
      return html`<span key=${name} class=${`gig-deck is-${name}`} role="img" aria-label=${label} title=${label}><i>${left}</i><small>${spent}</small></span>`;
    })}
  </div>`;
}
