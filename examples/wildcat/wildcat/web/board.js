/** The board of Wildcat: one field, a well for each player. It draws a view and offers what the server sent; it holds no rules. */

import { html } from "/static/vendor/preact.js";
import { Spot, TableProvider, useTable } from "/static/board/spot.js";
import { SeatMark } from "/static/parts/seat.js";

export function Board({ view, offers = [], whyNot = [], words, data, onChoose, onHint }) {
  const byAction = (list) => new Map(list.map((each) => [each.action, each]));
  const table = { view, words, data, offers: byAction(offers), whyNot: byAction(whyNot), choose: onChoose, hint: onHint };
  return html`<${TableProvider} value=${table}>
    <div class="wildcat" role="group" aria-label=${words.game.title}>
      <div class="wc-strip"><${Gauge} /><${Bag} /><${Prices} /></div>
      <div class="wc-field">
        <svg class="wc-land" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path class="far" d="M0 30C14 20 22 27 34 23S58 29 70 22 90 26 100 21V42H0Z" /><path class="near" d="M0 36C18 30 30 36 48 32S80 38 100 31V46H0Z" />
          <path class="sand" d="M0 40Q50 38 100 40V100H0Z" /><path class="clay" d="M0 58C20 54 40 61 60 57S90 60 100 56V100H0Z" />
          <path class="rock" d="M0 76C25 71 45 79 65 75S90 77 100 73V100H0Z" /><path class="pool" d="M0 95C30 91 60 97 100 93V100H0Z" />
        </svg>
        ${view.players.map((player, seat) => html`<${Well} key=${seat} player=${player} seat=${seat} />`)}
      </div>
    </div>
  <//>`;
}

const Barrel = () => html`<svg class="wc-barrel" viewBox="0 0 20 24"><path d="M3.5 3C6 1.6 14 1.6 16.5 3 17.6 9 17.6 15 16.5 21 14 22.4 6 22.4 3.5 21 2.4 15 2.4 9 3.5 3Z" />
  <path class="band" d="M3 7.6c4.2 1.5 9.8 1.5 14 0M3 16.4c4.2 1.5 9.8 1.5 14 0" /></svg>`;

const Cube = ({ kind }) => html`<svg class=${`wc-cube is-${kind}`} viewBox="0 0 20 20" aria-hidden="true"><path d="M10 1 18.4 5.4V14.6L10 19 1.6 14.6V5.4Z" />
  <path class="top" d="M10 1 18.4 5.4 10 9.8 1.6 5.4Z" /><path class="edge" d="M1.6 5.4 10 9.8 18.4 5.4M10 9.8V19" /></svg>`;

/** §3.2 How near the blowout is. */
function Gauge() {
  const { view, words } = useTable();
  const arc = { d: "M12 52A38 38 0 0 1 88 52", pathLength: view.limit };
  return html`<figure class=${`wc-panel ${view.pressure + 1 === view.limit ? "is-near" : ""}`}>
    <svg class="wc-gauge" viewBox="0 0 100 60" aria-hidden="true"><path class="track" ...${arc} /><path class="level" ...${arc} stroke-dasharray=${`${view.pressure} ${view.limit}`} />
      <g style=${{ rotate: `${(180 * view.pressure) / view.limit - 90}deg` }}><path class="needle" d="M48.4 52 50 20 51.6 52Z" /></g><circle cx="50" cy="52" r="5" /></svg>
    <figcaption>${words.name("view", "pressure")} <b>${view.pressure}/${view.limit}</b></figcaption>
  </figure>`;
}

/** §2.2 The bag, with what oneself has put in; beside it what was drawn, or what can be put in. */
function Bag() {
  const { view, words, offers } = useTable();
  const own = view.players[view.seat]?.salt;
  const drawn = Object.entries(view.drawn).flatMap(([kind, count]) => Array(count).fill(kind));
  const choices = ["oil", "water"].filter((kind) => offers.has(`salt ${kind}`));
  return html`<figure class="wc-panel wc-bag">
    <div class="wc-sack">
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M8 2c2.6 1.3 5.4 1.3 8 0l-1.4 4.4H9.4ZM9 7.4h6c4 2.6 6.5 6 6.5 9.9 0 3.3-2.5 4.7-9.5 4.7s-9.5-1.4-9.5-4.7C2.5 13.4 5 10 9 7.4Z" /></svg>
      <b title=${words.name("view", "bag")}>${view.bag}</b>${own && html`<${Cube} kind=${own} />`}
    </div>
    <div class="wc-cubes">${choices.length
      ? choices.map((kind) => html`<${Spot} action=${`salt ${kind}`} class="wc-choice"><${Cube} kind=${kind} /> ${words.name("what", kind)}<//>`)
      : drawn.map((kind) => html`<${Cube} kind=${kind} />`)}</div>
  </figure>`;
}

/** §4.2 What a barrel brings. */
function Prices() {
  const { data, words } = useTable();
  const price = (dollars, index) => html`<li><span>${index + 1}${index === 3 ? "+" : ""}</span><b>$${dollars}</b></li>`;
  return html`<figure class="wc-panel"><ol class="wc-prices">${data.prices.map(price)}</ol><figcaption>${words.name("view", "prices")}</figcaption></figure>`;
}

function Well({ player: { money, barrels }, seat }) {
  const { view, words, offers } = useTable();
  const plan = (action, sign) => html`<${Spot} action=${action} class="wc-choice"><i>${sign}</i> <span>${words.action(action, view)}</span><//>`;
  return html`<section class=${`wc-well ${barrels === null ? "" : "is-open"} ${view.awaiting.includes(seat) ? "is-asked" : ""}`} style=${{ "--own": `var(--seat-${seat})` }}>
    <h3><${SeatMark} seat=${seat} /> <span>${words.who(seat)}</span></h3><b class="wc-money">$${money}</b>
    <svg class="wc-derrick" viewBox="0 0 60 78" preserveAspectRatio="xMidYMax" aria-hidden="true"><path d="M26 6 10 78M34 6 50 78M24 18H36M21 32H39M18 48H42M14 64H46M24 18 39 32M36 18 21 32M21 32 42 48M39 32 18 48M18 48 46 64M42 48 14 64" />
      <path class="crown" d="M24 2H36V8H24Z" /><path class="flag" d="M36 3 50 7 36 11Z" /></svg>
    <div class="wc-shaft">${seat === view.seat && offers.has("drill") && html`<div class="wc-plans">${plan("drill", "▼")}${plan("sell", "$")}</div>`}
      <b class="wc-count" title=${words.name("view", "barrels")}>${barrels}</b><div class="wc-barrels">${Array.from({ length: barrels ?? 0 }, (_, index) => html`<${Barrel} key=${index} />`)}</div></div>
  </section>`;
}
