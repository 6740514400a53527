/**
 * The companies: money, executives, pieces and derricks that are left, the gas meter, points so far. My hand lies open before me alone.
 * @module
 */
import { html } from "/static/vendor/preact.js";
import { SeatMark } from "/static/parts/seat.js";
import { Money } from "./motion.js";
import { Cube, Flag, Icon, Man } from "./pieces.js";
import { Spot, useTable } from "./spot.js";

/** Myself first, then the others as they sit. */
export function Players() {
  const { view, say, me } = useTable();
  const around = Array.from({ length: view.seats }, (_, step) => ((me ?? 0) + step) % view.seats).filter((seat) => seat !== me);
  return html`<div class="ib-players">
    ${me !== null && html`<section class="ib-me" data-part="me" aria-label=${say("interbellum-board-me")}><${Company} seat=${me} /><${Hand} /></section>`}
    <section class=${`ib-others of-${around.length}`} data-part="others" aria-label=${say("interbellum-board-others")}>${around.map((seat) => html`<${Company} key=${seat} seat=${seat} />`)}</section>
  </div>`;
}

/** @param {Record<string, number>} items */
export const total = (items) => Object.values(items).reduce((sum, points) => sum + points, 0);

/** @param {{seat: number}} props */
function Company({ seat }) {
  const table = useTable();
  const { view, words, say, me, offers, whyNot, data } = table;
  const player = view.players[seat];
  const awaited = view.awaiting.includes(seat);
  const action = `rival ${seat}`;
  const company = words.companies.get(player.company);
  const items = Object.entries(player.score).map(([item, points]) => `${words.name("score", item)} ${points}`).join(", ");
  const men = data.per_player.workers;
  const workers = say("interbellum-board-workers", { workers: player.workers });
  const supply = say("interbellum-board-supply", { pieces: player.pieces, derricks: player.derricks, cubes: player.cubes });
  const face = html`<header>
      <${SeatMark} seat=${seat} /><h3 title=${words.who(seat)}>${words.who(seat)}</h3>
      ${awaited && html`<span class="ib-lamp" role="img" aria-label=${say("interbellum-board-awaited")} title=${say("interbellum-board-awaited")} />`}
      ${view.start === seat && html`<span class="ib-start" role="img" aria-label=${say("interbellum-board-start")} title=${say("interbellum-board-start")}>1</span>`}
      <span class="ib-total" title=${items}><b>${total(player.score)}</b> ${say("interbellum-board-pts")}<span class="unseen"> ${items}</span></span>
    </header>
    <div class="ib-name-row"><p class="ib-firm" title=${company?.name}>${company?.name ?? ""}</p>
      <span class="ib-flags">${player.flags.map((/** @type {string} */ power) => html`<span key=${power} role="img" aria-label=${words.name("power", power)} title=${words.name("power", power)}><${Flag} power=${power} /></span>`)}</span></div>
    <div class="ib-means">
      <${Money} value=${player.money} />
      <span class="ib-men" role="img" aria-label=${workers} title=${workers}>${Array.from({ length: Math.max(men, player.workers) }, (_, index) => html`<${Man} key=${index} seat=${seat} away=${index >= player.workers} />`)}</span>
      <span class="ib-supply" role="img" aria-label=${supply} title=${supply}><${Icon} of="pipe" />${player.pieces} <${Icon} of="derrick" />${player.derricks}</span>
      ${seat !== me && html`<span class="ib-held" role="img" aria-label=${say("interbellum-board-cards", { cards: player.hand })} title=${say("interbellum-board-cards", { cards: player.hand })}><${Icon} of="card" />${player.hand}</span>`}
    </div>
    <${Meter} player=${player} />`;
  const kind = `ib-company ib-seat-${seat} ${awaited ? "is-awaited" : ""} ${seat === me ? "is-me" : ""} ${view.active === seat ? "is-active" : ""}`;
  if (offers.has(action) || whyNot.has(action)) return html`<${Spot} action=${action} class=${kind} label="" data-place=${`seat:${seat}`}>${face}<//>`;
  return html`<article class=${kind} aria-label=${words.who(seat)} data-place=${`seat:${seat}`}>${face}</article>`;
}

/** Six finds, and what each brings. @param {{player: any}} props */
function Meter({ player }) {
  const { data, say } = useTable();
  const { meter, rewards, income_by_finds: income, points_by_finds: points } = data.gas;
  const label = say("interbellum-board-gas", { finds: player.finds, money: player.gas_income, points: points[player.finds] });
  const sign = (/** @type {number} */ index) => {
    const reward = rewards[index];
    if (income[index + 1] > income[index]) return say("money", { sum: income[index + 1] - income[index] });
    return reward.cards ? html`<${Icon} of="card" />` : reward.expand ? html`<${Icon} of="move_army" />` : reward.influence ? "+1" : "";
  };
  return html`<span class="ib-meter" role="img" aria-label=${label} title=${label}>
    ${Array.from({ length: meter }, (_, index) => html`<i key=${index} class=${index < player.finds ? "is-found" : ""} aria-hidden="true">${index < player.finds ? html`<${Cube} black />` : sign(index)}</i>`)}
  </span>`;
}

/** So many cards need not be pushed, on any screen. */
const FEW = 2;

/** My action cards. */
function Hand() {
  const { view, me, say } = useTable();
  const cards = Object.entries(view.players[me ?? 0].cards ?? {});
  return html`<div class="ib-hand" role="group" aria-label=${say("interbellum-board-hand")} tabindex=${cards.length > FEW ? "0" : undefined}>
    ${cards.length === 0 && html`<p class="ib-empty">${say("interbellum-board-no-cards")}</p>`}
    ${cards.map(([card, count]) => html`<${Card} key=${card} card=${card} count=${Number(count)} />`)}
  </div>`;
}

/** @param {{card: string, count: number}} props */
function Card({ card, count }) {
  const { words, say, offers, whyNot } = useTable();
  const action = `card ${card}`;
  const text = say(`interbellum-says-${card}`);
  const face = html`<strong>${words.name("card", card)}${count > 1 && html` <b>×${count}</b>`}</strong><span class="ib-says" title=${text}>${text}</span>`;
  if (offers.has(action) || whyNot.has(action)) return html`<${Spot} action=${action} class="ib-card" label="" title=${text}>${face}<//>`;
  return html`<div class="ib-card" title=${text}>${face}</div>`;
}
