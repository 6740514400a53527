/**
 * The three companies: each with its price scale in three zones and a tank for every player.
 * @module
 */
import { html } from "/static/vendor/preact.js";
import { Barrel, Logo, Sign } from "./pieces.js";
import { shortcut, Spot, useTable } from "./spot.js";

export function Companies() {
  const { view, say } = useTable();
  return html`<section class="gig-companies" data-part="companies" aria-label=${say("giganten-board-companies")}>
    ${view.companies.map((/** @type {any} */ company) => html`<${Company} key=${company.id} company=${company} />`)}
  </section>`;
}

/** @param {{company: any}} props */
function Company({ company }) {
  const table = useTable();
  const { view, words, say } = table;
  const store = `store ${company.id}`;
  const offered = table.offers.has(store);
  const name = words.name("company", company.id);
  const buying = view.auction?.company === company.id;
  return html`<div ...${offered ? shortcut(table, store) : {}} class=${`gig-company ${offered ? "is-wanted" : ""} gig-panel is-${company.id} ${company.open ? "" : "is-closed"} ${buying ? "is-buying" : ""}`}>
    <header>
      <${Logo} company=${company.id} /><h3>${name}</h3>
      ${company.open ? html`<strong class="gig-price" data-place=${`price:${company.id}`}>${say("giganten-board-dollars", { dollars: company.price })}</strong>` : html`<span class="gig-price">${say("giganten-table-closed")}</span>`}
    </header>
    ${company.open && html`<${Scale} company=${company} /><${Tanks} company=${company} />`}
    ${(offered || table.whyNot.has(store)) && html`<${Spot} action=${store} class="gig-button">${words.action(store, view)}<//>`}
  </div>`;
}

/** @param {{company: any}} props */
function Scale({ company }) {
  const table = useTable();
  const { data, words, view, say } = table;
  const fields = data.price_table.fields;
  const ways = ["down", "up"].map((way) => `price ${company.id} ${way}`);
  const changing = view.rule === "ChangePrice" && ways.some((action) => table.offers.has(action) || table.whyNot.has(action));
  const label = say("giganten-board-price", { company: words.name("company", company.id), price: company.price, zone: say(`giganten-board-zone-${company.zone}`) });
  return html`<div class="gig-prices">
    <div class="gig-fields" role="img" aria-label=${label} title=${label} style=${{ "--at": company.field }}>
      ${fields.map((/** @type {any} */ field, /** @type {number} */ index) => html`<i key=${index} class=${`is-${field.zone} ${index === company.field ? "is-here" : ""}`} />`)}
      <span class="gig-pointer"><${Barrel} /></span>
    </div>
    <div class="gig-ends" aria-hidden="true">${fields.filter((/** @type {any} */ _, /** @type {number} */ index) => index % 5 === 0).map((/** @type {any} */ field) => html`<small key=${field.price}>${field.price}</small>`)}</div>
    ${changing && html`<div class="gig-shift">${ways.map((action, up) => {
      const shown = `${up ? "▲" : "▼"} ${target(table, company, up)}`;
      return html`<${Spot} key=${action} action=${action} class="gig-button" label=${`${words.action(action, view)} ${shown}`}>${shown}<//>`;
    })}</div>`}
  </div>`;
}

/** The price that a change leads to. @param {import("./spot.js").Table} table @param {any} company @param {number} up */
function target({ view, words, data, me, say }, company, up) {
  const card = me === null ? null : words.cards.get(view.players[me].card);
  if (!card) return "";
  const fields = data.price_table.fields;
  const to = Math.max(0, Math.min(fields.length - 1, company.field + (up ? card.price : -card.price)));
  return say("giganten-board-dollars", { dollars: fields[to].price });
}

/** @param {{company: any}} props */
function Tanks({ company }) {
  const { view, words, say, me, data } = useTable();
  const limit = data.constants.tank_limit;
  return html`<ul class="gig-tanks">
    ${view.players.map((/** @type {any} */ player, /** @type {number} */ seat) => {
      const crude = player.tanks[company.id];
      const label = say("giganten-board-tank", { who: words.who(seat), crude });
      return html`<li key=${seat} class=${`gig-seat-${seat} ${seat === me ? "is-mine" : ""}`} title=${label} data-place=${`tank:${company.id}:${seat}`}>
        <${Sign} seat=${seat} /><span class="gig-who" aria-hidden="true">${words.who(seat)}</span><span class="unseen">${label}</span>
        <span class="gig-barrels" aria-hidden="true">
          ${Array.from({ length: Math.max(limit, crude) }, (_, index) => html`<${Barrel} key=${index} empty=${index >= crude} over=${index >= limit} />`)}
        </span>
      </li>`;
    })}
  </ul>`;
}
