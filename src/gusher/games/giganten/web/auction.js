/**
 * An auction: what is sold, the bid, who is in, my licences, and my answer. What I let the server bid for me only I see.
 * @module
 */
import { html, useEffect, useState } from "/static/vendor/preact.js";
import { Barrel, Licence, Logo, Sign } from "./pieces.js";
import { Spot, useTable } from "./spot.js";

export function Auction() {
  const { view, words, say, me } = useTable();
  const [folded, setFolded] = useState(false);
  const { company, bid, leader } = view.auction;
  useEffect(() => setFolded(false), [company, view.rule]);
  const { price } = view.companies.find((/** @type {any} */ each) => each.id === company);
  const mine = me !== null && takesPart(view, me);
  return html`<section class=${`gig-auction gig-panel ${folded ? "is-folded" : ""}`} data-part="auction" aria-label=${say("giganten-board-auction", { company: words.name("company", company) })}>
    <header>
      <${Logo} company=${company} />
      <h3>${say("giganten-board-auction", { company: words.name("company", company) })}</h3>
      <span class="gig-offer">${say("giganten-board-buys", { price })}</span>
      <button type="button" class="gig-fold" aria-expanded=${folded ? "false" : "true"} onClick=${() => setFolded(!folded)}>${folded ? say("giganten-board-unfold") : say("giganten-board-fold")}</button>
    </header>
    ${!folded && html`<div class="gig-lot">
      <div class="gig-high" aria-live="polite">
        <small>${say("giganten-board-bid-now")}</small>
        <strong>${bid || "–"}</strong>
        <span>${leader === null ? say("giganten-board-no-bid") : html`<${Sign} seat=${leader} /> ${words.who(leader)}`}</span>
      </div>
      <${Bidders} />
      ${mine && html`<div class="gig-mine">
        <${Purse} />
        ${view.rule === "Bid" && html`<${Answer} key=${`${company} ${bid}`} /><${Ceiling} key=${company} />`}
        ${view.rule !== "Bid" && html`<${Settle} />`}
      </div>`}
    </div>`}
  </section>`;
}

/** @param {any} view @param {number} seat */
const takesPart = (view, seat) => view.players[seat].tanks[view.auction.company] > 0;

function Bidders() {
  const { view, words, say, me } = useTable();
  const { company, leader } = view.auction;
  return html`<ul class="gig-bidders">
    ${view.players.map((/** @type {any} */ player, /** @type {number} */ seat) => {
      if (!takesPart(view, seat)) return null;
      const state = seat === leader ? "leads" : !player.bidding ? "out" : view.awaiting.includes(seat) ? "asked" : "in";
      return html`<li key=${seat} class=${`gig-seat-${seat} is-${state} ${seat === me ? "is-me" : ""}`}>
        <${Sign} seat=${seat} /><span class="gig-who" title=${words.who(seat)}>${words.who(seat)}</span>
        <span class="gig-has" title=${say("giganten-board-tank", { who: words.who(seat), crude: player.tanks[company] })}><${Barrel} />${player.tanks[company]}</span>
        <span class="gig-has" title=${say("giganten-board-hand-hidden", { cards: player.licences })}><${Licence} />${player.licences}</span>
        <b>${player.bid || "–"}</b>
        <em>${say(`giganten-board-bidder-${state}`)}</em>
      </li>`;
    })}
  </ul>`;
}

/** My licences, card by card while they are few. */
function Purse() {
  const { view, say, me } = useTable();
  const { ones, twos, cap } = view.players[me ?? 0];
  const few = ones + twos <= 14;
  const label = say("giganten-board-hand", { cards: ones + twos, ones, twos, value: ones + 2 * twos });
  const cards = [...Array(twos).fill(2), ...Array(ones).fill(1)];
  return html`<div class="gig-purse-line">
    <span class="gig-fan" role="img" aria-label=${label} title=${label}>
      ${few ? cards.map((value, index) => html`<${Licence} key=${index} value=${value} />`) : html`<${Licence} value=${2} />×${twos} <${Licence} value=${1} />×${ones}`}
    </span>
    ${view.rule === "Bid" && html`<span class="gig-can">${say("giganten-board-worth", { value: ones + 2 * twos, cap })}</span>`}
  </div>`;
}

/** Raise by one, name a bid, or pass. */
function Answer() {
  const table = useTable();
  const { view, say, offers, me, words } = table;
  const bids = [...offers.keys()].filter((action) => action.startsWith("bid ")).map((action) => Number(action.slice(4)));
  const [typed, setTyped] = useState("");
  const { ones, twos } = view.players[me ?? 0];
  const value = ones + 2 * twos;
  if (!offers.has("pass")) return html`<p class="gig-wait">${view.players[me ?? 0].bidding ? say("giganten-board-wait") : say("giganten-board-passed")}</p>`;
  const least = bids[0];
  const named = typed === "" ? Number.NaN : Number(typed);
  const valid = bids.includes(named);
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (valid) table.choose(`bid ${named}`);
  };
  return html`<div class="gig-answer">
    ${bids.length > 0 && html`<${Spot} action=${`bid ${least}`} label=${least > value ? `${words.action(`bid ${least}`, view)} · ${say("giganten-board-bluff")}` : undefined} class=${`gig-button is-main ${least > value ? "is-bluff" : ""}`}>${words.action(`bid ${least}`, view)}${least > value ? ` · ${say("giganten-board-bluff")}` : ""}<//>`}
    ${bids.length > 1 && html`<form class="gig-named" onSubmit=${send}>
      <label><span class="unseen">${say("giganten-board-your-bid")}</span>
        <input type="number" inputmode="numeric" min=${least} max=${bids.at(-1)} step="1" placeholder=${`${least}–${bids.at(-1)}`} value=${typed} onInput=${(/** @type {any} */ event) => setTyped(event.target.value)} /></label>
      <button type="submit" class=${`gig-button ${valid && named > value ? "is-bluff" : ""}`} disabled=${!valid}>${valid && named > value ? say("giganten-board-bid-bluff") : say("giganten-board-bid-it")}</button>
    </form>`}
    <${Spot} action="pass" class="gig-button">${words.action("pass", view)}<//>
  </div>`;
}

/** "Bid for me up to": kept on the server, played by it, shown to me alone. */
function Ceiling() {
  const { view, say, me, standing, onStanding } = useTable();
  const player = view.players[me ?? 0];
  const [typed, setTyped] = useState("");
  if (!onStanding || !player.bidding || player.cap <= view.auction.bid) return null;
  if (standing) {
    return html`<div class="gig-ceiling is-set" role="status">
      <span>${say("giganten-board-ceiling-set", { most: standing.most })}</span>
      <button type="button" class="gig-button" onClick=${() => onStanding(null)}>${say("giganten-board-ceiling-end")}</button>
    </div>`;
  }
  const most = Number(typed);
  const valid = Number.isInteger(most) && most > view.auction.bid && most <= player.cap;
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (valid) onStanding(most);
  };
  return html`<form class="gig-ceiling" onSubmit=${send}>
    <label>${say("giganten-board-ceiling")}
      <input type="number" inputmode="numeric" min=${view.auction.bid + 1} max=${player.cap} step="1" value=${typed} onInput=${(/** @type {any} */ event) => setTyped(event.target.value)} /></label>
    <button type="submit" class=${`gig-button ${valid && most > player.ones + 2 * player.twos ? "is-bluff" : ""}`} disabled=${!valid}>${valid && most > player.ones + 2 * player.twos ? say("giganten-board-ceiling-bluff") : say("giganten-board-ceiling-do")}</button>
    <small>${say("giganten-board-ceiling-note")}</small>
  </form>`;
}

/** Paying and selling, for who has won. */
function Settle() {
  const { view, words, offers, say, me } = useTable();
  const actions = [...offers.keys()];
  if (!actions.length) return html`<p class="gig-wait">${view.auction.leader === me ? "" : say("giganten-board-settling")}</p>`;
  const best = view.rule === "Sell" ? actions.at(-1) : actions[0];
  return html`<div class="gig-answer">${actions.map((action) => html`<${Spot} key=${action} action=${action} class=${`gig-button ${action === best ? "is-main" : ""}`}>${words.action(action, view)}<//>`)}</div>`;
}
