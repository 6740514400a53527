/**
 * The players: money, derricks left, licences, the card of the round. My own licences lie open before me alone.
 * @module
 */
import { html } from "/static/vendor/preact.js";
import { Dollars } from "./motion.js";
import { Derrick, Die, Icon, Licence, Sign } from "./pieces.js";
import { Spot, useTable } from "./spot.js";

/** What is answered without a place on the board. */
const PLAIN = ["end", "no build", "discard", "ship black", "ship opponents", "ship front"];

/** Myself first, then the others as they sit. */
export function Players() {
  const { view, say, me } = useTable();
  const around = Array.from({ length: view.seats }, (_, step) => ((me ?? 0) + step) % view.seats).filter((seat) => seat !== me);
  return html`<div class="gig-players">
    ${me !== null && html`<section class="gig-me" data-part="me" aria-label=${say("giganten-board-me")}><${Player} seat=${me} /></section>`}
    <section class="gig-others" data-part="others" aria-label=${say("giganten-board-others")}>${around.map((seat) => html`<${Player} key=${seat} seat=${seat} />`)}</section>
  </div>`;
}

/** @param {{seat: number}} props */
function Player({ seat }) {
  const { view, words, say, me, data } = useTable();
  const player = view.players[seat];
  const awaited = view.awaiting.includes(seat);
  const total = data.constants.derricks_per_player;
  const left = say("giganten-board-derricks-left", { derricks: player.derricks });
  return html`<article class=${`gig-player gig-panel gig-seat-${seat} ${awaited ? "is-awaited" : ""} ${seat === me ? "is-me" : ""}`} aria-label=${words.who(seat)} data-place=${`seat:${seat}`}>
    <header>
      <${Sign} seat=${seat} /><h3 title=${words.who(seat)}>${words.who(seat)}</h3>
      ${awaited && html`<span class="gig-lamp" role="img" aria-label=${say("giganten-board-awaited")} title=${say("giganten-board-awaited")} />`}
      ${view.start === seat && html`<span class="gig-mark" role="img" aria-label=${say("giganten-board-start")} title=${say("giganten-board-start")}><${Die} /></span>`}
    </header>
    <div class="gig-holding"><p class="gig-purse"><span class="gig-money"><${Dollars} value=${player.money} /></span>
      <span class="gig-supply" role="img" aria-label=${left} title=${left}>${Array.from({ length: total }, (_, index) => html`<${Derrick} key=${index} seat=${seat} spent=${index >= player.derricks} />`)}</span>
    </p>
    <${Hand} player=${player} /></div>
    ${seat === me && html`<${Answers} />`}
  </article>`;
}

/** Licences: mine by value, the others' by number. @param {{player: any}} props */
function Hand({ player }) {
  const { say } = useTable();
  const { licences, ones, twos, card } = player;
  const { words } = useTable();
  const open = ones !== null;
  const label = open ? say("giganten-board-hand", { cards: licences, ones, twos, value: ones + 2 * twos }) : say("giganten-board-hand-hidden", { cards: licences });
  const move = card ? words.cards.get(card).move : null;
  return html`<p class="gig-hand">
    <span class="gig-licences" role="img" aria-label=${label} title=${label}>
      ${open
        ? html`<span class="gig-pile"><${Licence} value=${1} />×${ones}</span><span class="gig-pile"><${Licence} value=${2} />×${twos}</span><b class="gig-worth">= ${ones + 2 * twos}</b>`
        : html`<span class="gig-pile"><${Licence} />×${licences}</span>`}
    </span>
    ${move !== null && html`<span class="gig-card-note" title=${say("giganten-board-card-move", { move })}><${Icon} of="wheel" />${move}</span>`}
  </p>`;
}

/** Plain answers; and while I move, the points that are left and what they could be spent on. */
function Answers() {
  const { offers, words, view, me } = useTable();
  const answers = PLAIN.filter((action) => offers.has(action));
  const moving = view.moving?.seat === me && view.rule === "Move";
  if (!answers.length && !moving) return html`<${Fan} player=${view.players[me ?? 0]} />`;
  return html`<div class="gig-answers">
    ${moving && html`<${Points} />`}
    ${answers.map((action) => html`<${Spot} key=${action} action=${action} class="gig-button">${words.action(action, view)}<//>`)}
  </div>`;
}

/** My licences, spread out. @param {{player: any}} props */
function Fan({ player }) {
  const cards = [...Array(player.twos).fill(2), ...Array(player.ones).fill(1)];
  return html`<div class="gig-answers gig-spread" aria-hidden="true" style=${{ "--cards": cards.length }}>
    ${cards.map((value, index) => html`<${Licence} key=${index} value=${value} />`)}
  </div>`;
}

/** The points of the move: spent, about to be spent, left. */
function Points() {
  const { view, words, say, me, aimed, aimedRail } = useTable();
  const card = words.cards.get(view.players[me ?? 0].card);
  const { points } = view.moving;
  const cost = aimed?.cost ?? aimedRail?.cost ?? 0;
  const all = Math.max(points, card?.move ?? points);
  const state = (/** @type {number} */ index) => (index < points - cost ? "is-left" : index < points ? "is-aimed" : "is-spent");
  const goal = aimed
    ? say("giganten-board-aim", { cell: words.cell(aimed.cell), points: cost, left: points - cost, tiles: aimed.sees.length })
    : aimedRail
      ? say("giganten-board-aim-rail", { points: cost, left: points - cost })
      : say("giganten-board-points", { points });
  return html`<div class="gig-points">
    <span class="gig-pips" aria-hidden="true">${Array.from({ length: all }, (_, index) => html`<i key=${index} class=${state(index)} />`)}</span>
    <span class="gig-goal-text">${goal}</span>
  </div>`;
}
