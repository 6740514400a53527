/**
 * The trading floor: the two spot markets as price columns that move when somebody trades, and what consumers pay.
 * @module
 */
import { html } from "/static/vendor/preact.js";
import { Count } from "./count.js";
import { limits, PRODUCTS, quote } from "./order.js";
import { Drum } from "./pieces.js";
import { Spot, useTable } from "./spot.js";
import { demand, stock } from "./tape.js";

export function Floor() {
  const { view, say } = useTable();
  return html`<section class="mc-floor" data-part="floor" aria-label=${say("mcmulti-board-floor")}>
    ${view.markets.map((market, index) => html`<${Market} key=${market.id} market=${market} index=${index} />`)}
    <${Consumers} />
  </section>`;
}

/** Whether one may write an order for this market now. @param {import("./spot.js").Table} table @param {number} index */
export const trades = ({ view, offers }, index) =>
  (view.rule === "ChooseMarket" && offers.has(view.markets[index].id)) || (view.rule === "Trade" && view.trade?.market === view.markets[index].id && offers.size > 0);

/** @param {{market: any, index: number}} props */
function Market({ market, index }) {
  const table = useTable();
  const { words, say, view } = table;
  const here = view.trade?.market === market.id;
  return html`<div class=${`mc-market ${market.open ? "" : "is-closed"} ${here || trades(table, index) ? "is-open" : ""}`} data-place=${`market:${market.id}`}>
    <${Spot} action=${market.id} class="mc-market-name"><h3>${words.name("market", market.id)}</h3>${!market.open && html`<em>${say("mcmulti-table-closed")}</em>`}<//>
    <div class="mc-ladders">
      ${PRODUCTS.map((product) => html`<${Ladder} key=${product} market=${market} index=${index} product=${product} />`)}
    </div>
  </div>`;
}

/** @param {{market: any, index: number, product: "crude" | "gasoline"}} props */
function Ladder({ market, index, product }) {
  const table = useTable();
  const { words, say, tape, order, write, view } = table;
  const { prices, buy, sell } = market[product];
  const open = trades(table, index);
  const barrels = open ? market[product].barrels : stock(tape, market, product);
  const cheapest = prices.length - barrels;
  const wish = order.trade.market === index ? order.trade[product] : 0;
  const { least, most } = limits(view, index, product);
  const set = (count) => {
    const trade = order.trade.market === index ? order.trade : { market: index, crude: 0, gasoline: 0 };
    write({ trade: { ...trade, [product]: Math.max(least, Math.min(most, count)) } });
  };
  const reach = (field) => (field >= cheapest ? field - cheapest + 1 : field - cheapest);
  const name = `${words.name("market", market.id)}, ${words.name("product", product)}`;
  const now = tape.now?.values.market === market.id && tape.now?.values.product === product;
  const rungs = prices.map((price, field) => {
    const planned = wish > 0 ? field >= cheapest && field < cheapest + wish : field < cheapest && field >= cheapest + wish;
    const can = open && reach(field) >= least && reach(field) <= most;
    return html`<i key=${price} class=${`mc-rung ${field >= cheapest ? "is-full" : ""} ${planned ? "is-planned" : ""} ${can ? "is-open" : ""} ${field === cheapest ? "is-next" : ""}`}
      onClick=${can ? () => set(reach(field) === wish ? 0 : reach(field)) : undefined}><span>${price}</span><b /></i>`;
  });
  return html`<div class=${`mc-ladder mc-ladder-${product} ${now ? "is-news" : ""}`} role="group" aria-label=${name}>
    <h4><${Drum} of=${product} /><span>${words.name("product", product)}</span></h4>
    <p class="mc-quotes">
      <span class="mc-quote is-buy" title=${say("mcmulti-board-buy-at")}><small>${say("mcmulti-table-buy")}</small>${buy === null ? "–" : html`<${Count} value=${buy} quiet />`}</span>
      <span class="mc-quote is-sell" title=${say("mcmulti-board-sell-at")}><small>${say("mcmulti-table-sell")}</small>${sell === null ? "–" : html`<${Count} value=${sell} quiet />`}</span>
    </p>
    ${open &&
    html`<div class="mc-stepper">
      <button type="button" class="mc-step" disabled=${wish <= least} aria-label=${say("mcmulti-board-one-less", { name })} onClick=${() => set(wish - 1)}>−</button>
      <output class=${wish > 0 ? "is-buy" : wish < 0 ? "is-sell" : ""} aria-label=${say("mcmulti-board-planned", { name, count: wish })}>${wish > 0 ? `+${wish}` : wish < 0 ? `−${-wish}` : "0"}</output>
      <button type="button" class="mc-step" disabled=${wish >= most} aria-label=${say("mcmulti-board-one-more", { name })} onClick=${() => set(wish + 1)}>+</button>
      <small class="mc-sum">${wish === 0 ? " " : money(say, quote(market[product], wish))}</small>
    </div>`}
    <div class="mc-rungs" aria-hidden="true">${rungs.reverse()}</div>
  </div>`;
}

/** What comes in or goes out. @param {import("./spot.js").Table["say"]} say @param {number} sum */
export const money = (say, sum) => (sum < 0 ? `−${say("money", { sum: -sum })}` : `+${say("money", { sum })}`);

/** The fields 1 to 80 as a thermometer: red fields, the barrels that lie there, the next price. */
function Consumers() {
  const { view, say, tape } = useTable();
  const { barrels, lowest, highest, red_spacing: spacing } = view.consumers;
  const price = demand(tape, view.consumers.price);
  const lies = Math.max(1, barrels - (price - view.consumers.price));
  const place = (field) => `${(((field - lowest) / (highest - lowest)) * 100).toFixed(2)}%`;
  const reds = [];
  for (let field = spacing; field <= highest; field += spacing) reds.push(field);
  const next = price > lowest ? price - 1 : null;
  const text = next === null ? say("mcmulti-table-no-consumers") : say("mcmulti-table-consumers", { price: next });
  const selling = tape.now?.name === "consumed" || tape.now?.name === "economy";
  return html`<div class=${`mc-market mc-consumers ${selling ? "is-news" : ""}`} role="group" aria-label=${text} title=${text}>
    <div class="mc-market-name"><h3>${say("mcmulti-board-consumers")}</h3></div>
    <p class="mc-quotes"><span class="mc-quote is-sell"><small>${say("mcmulti-board-pay")}</small>${next === null ? "–" : html`<${Count} value=${next} quiet />`}</span></p>
    <div class="mc-gauge" aria-hidden="true">
      ${reds.map((field) => html`<i key=${field} class="mc-red" style=${{ "--at": place(field) }} />`)}
      ${[10, 20, 30, 40, 50, 60, 70, 80].map((field) => html`<span key=${`n${field}`} class="mc-scale" style=${{ "--at": place(field) }}>${field}</span>`)}
      <div class="mc-stack" style=${{ "--at": place(price), "--count": lies, "--fields": highest - lowest }} />
      ${next !== null && html`<span class="mc-pointer" style=${{ "--at": place(next) }}>${say("money", { sum: next })}</span>`}
    </div>
  </div>`;
}
