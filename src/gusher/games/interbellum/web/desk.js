/**
 * What is being decided, on a slip of paper over the map: a vote with its weights, the price and worth of a piece, the stakes of a gas
 * search, plain answers.
 * @module
 */
import { html } from "/static/vendor/preact.js";
import { SeatMark } from "/static/parts/seat.js";
import { Army, Flag } from "./pieces.js";
import { Spot, useTable } from "./spot.js";

const VOTES = new Set(["Vote", "OpenVote", "BreakTie", "DecideForPower"]);
const PLAIN = ["buy", "discount", "extra", "keep", "swap", "decline", "stop", "pay", "lose"];

/** Whether a finger points: then a piece is looked at first, and laid by a second tap. */
const coarse = () => globalThis.matchMedia?.("(pointer: coarse)").matches ?? false;

export function Desk() {
  const { view, offers } = useTable();
  const answers = PLAIN.filter((action) => offers.has(action));
  const laying = view.prospects !== null && view.prospects !== undefined;
  const staking = view.rule === "GasStake" && offers.size > 0;
  if (!VOTES.has(view.rule) && !answers.length && !laying && !staking) return null;
  return html`<div class="ib-desk" data-part="desk">
    ${VOTES.has(view.rule) && html`<${Ballot} />`}
    ${laying && html`<${Laying} />`}
    ${staking && html`<${Stakes} />`}
    ${answers.length > 0 && html`<div class="ib-answers">${answers.map((action) => html`<${Answer} key=${action} action=${action} />`)}</div>`}
  </div>`;
}

/** @param {{action: string}} props */
function Answer({ action }) {
  const { say, words, view } = useTable();
  const price = { buy: view.asking?.price, pay: view.asking?.pay }[action];
  return html`<${Spot} action=${action} label="" class=${`ib-button ${action === "stop" || action === "decline" ? "" : "is-main"}`}>${words.action(action, view)}${price !== undefined && html` <b>${say("money", { sum: price })}</b>`}<//>`;
}

/** Who votes with how much weight; who has chosen, not what, until all have. */
function Ballot() {
  const { view, words, say, me } = useTable();
  const { power: id, kind } = view.asking;
  const power = view.powers.find((/** @type {any} */ each) => each.id === id);
  const voting = view.rule === "Vote" || view.rule === "OpenVote";
  const voters = power.influence.map((/** @type {number} */ votes, /** @type {number} */ seat) => ({ seat, votes })).filter((/** @type {any} */ each) => each.votes > 0);
  const state = (/** @type {number} */ seat) => {
    const player = view.players[seat];
    if (player.vote) return words.name("area", player.vote);
    if (player.voted) return say("interbellum-board-sealed");
    return view.awaiting.includes(seat) ? say("interbellum-board-voting") : "";
  };
  return html`<div class=${`ib-ballot is-${id}`}>
    <header><${Flag} power=${id} /><h3>${say(`interbellum-board-will-${kind}`, { power: words.name("power", id) })}</h3><${Army} power=${id} /></header>
    ${voting || view.rule === "BreakTie"
      ? html`<p>${say(view.rule === "BreakTie" ? "interbellum-board-tie" : view.rule === "Vote" ? "interbellum-board-secret" : "interbellum-board-open")}</p>
        <ul>${voters.map(({ seat, votes }) => html`<li key=${seat} class=${`ib-seat-${seat} ${seat === me ? "is-me" : ""}`}>
          <${SeatMark} seat=${seat} /><span class="ib-who">${words.who(seat)}</span>
          ${power.flag === seat && html`<span class="ib-casting" title=${say("interbellum-board-casting")}>⚑<span class="unseen">${say("interbellum-board-casting")}</span></span>`}
          <b title=${say("interbellum-board-votes", { votes })}>${votes}<span class="unseen"> ${say("interbellum-board-votes", { votes })}</span></b><em>${state(seat)}</em>
        </li>`)}</ul>`
      : html`<p>${voters.length ? say("interbellum-board-alone", { who: words.who(view.awaiting[0] ?? 0) }) : say("interbellum-board-nobody", { who: words.who(view.awaiting[0] ?? 0) })}</p>`}
  </div>`;
}

/** What the piece pointed at costs and why, and what it would be good for. */
function Laying() {
  const { view, words, say, aimed, offers, data } = useTable();
  const offer = aimed ? offers.get(`segment ${aimed}`) : null;
  if (!aimed || !offer) return html`<div class="ib-laying is-idle"><p>${say(coarse() ? "interbellum-board-aim-tap" : "interbellum-board-aim")}</p></div>`;
  const price = -(offer.effect.money ?? 0);
  const base = view.modifiers.pipeline_base ?? data.prices.pipeline_base;
  const area = words.segments.get(aimed).territory;
  const held = view.areas.find((/** @type {any} */ each) => each.id === area).power;
  const prospect = view.prospects[aimed];
  const line = prospect?.line;
  const reason = view.asking?.card || view.rule === "SurplusSegment" ? "" : price < base && held ? say("interbellum-board-discount", { base, money: base - price, power: words.name("power", held) }) : say("interbellum-board-full");
  return html`<div class="ib-laying">
    <header><h3>${words.line(aimed)}</h3><strong>${say("interbellum-board-money", { money: price })}</strong></header>
    <p>${words.name("area", area)}${reason && ` · ${reason}`}</p>
    ${prospect?.now > 0 && html`<p class="ib-worth-now">${say("interbellum-board-now", { points: prospect.now })}</p>`}
    ${prospect?.now < 0 && html`<p class="ib-spoils">${say("interbellum-board-spoils", { points: -prospect.now })}</p>`}
    ${line && line.lacking.length > 1 && html`<p>${say("interbellum-board-line", { well: words.node(line.well), port: words.node(line.port), laid: line.segments.length - line.lacking.length + 1, pieces: line.segments.length })}${" "}
      <b>${say("interbellum-board-line-worth", { points: line.points })}</b>${" "}
      <span>${say("interbellum-board-line-rest", { pieces: line.lacking.length - 1, money: Math.max(0, line.price - view.segments.find((/** @type {any} */ leg) => leg.id === aimed).price) })}</span></p>`}
    ${line && line.lacking.length === 1 && html`<p>${say("interbellum-board-line-done", { well: words.node(line.well), port: words.node(line.port) })}</p>`}
    ${!line && !prospect && html`<p class="ib-none">${say("interbellum-board-no-line")}</p>`}
    ${coarse() && html`<div class="ib-answers"><${Spot} action=${`segment ${aimed}`} label="" class="ib-button is-main">${say("interbellum-board-lay", { money: price })}<//></div>`}
  </div>`;
}

/** The chance that at least one of so many cubes is black. @param {number} white @param {number} black @param {number} drawn */
export function chance(white, black, drawn) {
  let none = 1;
  for (let each = 0; each < drawn; each += 1) none *= Math.max(0, white - each) / Math.max(1, white + black - each);
  return 1 - none;
}

function Stakes() {
  const { view, offers, say } = useTable();
  const { white, black } = view.bag;
  const free = view.asking?.free ?? 0;
  return html`<div class="ib-stakes"><h3>${say("interbellum-board-stakes", { free })}</h3>
    <div>${[...offers.keys()].filter((action) => action.startsWith("stake ")).map((action) => {
      const money = Number(action.split(" ")[1]);
      const percent = Math.round(100 * chance(white, black, Math.min(white + black, money + free)));
      return html`<${Spot} key=${action} action=${action} class="ib-button" label=""><b>${say("money", { sum: money })}</b><small>${percent} %</small><span class="unseen">${say("interbellum-board-stake", { money, percent })}</span><//>`;
    })}</div>
  </div>`;
}
