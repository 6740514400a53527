/**
 * The desk: the order that is being written with its running price, plain answers, and the tape of what the turn has brought so far.
 * @module
 */
import { html, useEffect, useRef } from "/static/vendor/preact.js";
import { SeatMark } from "/static/parts/seat.js";
import { changeOf } from "./changes.js";
import { money, trades } from "./floor.js";
import { blank, isUndoable, plantMoney, plantPlan, PRODUCTS, quote, tradeMoney, tradePlan, undoable, undoing } from "./order.js";
import { Drum, PlantIcon } from "./pieces.js";
import { Spot, useTable } from "./spot.js";

const TOOLS = ["rig", "station", "refinery"];
const COUNTED = { SellAtStations: "stations", UseRefineries: "refine", UseWells: "pump" };
/** Answers that have no place on the board. */
const PLAIN = /^(done|none|pay|strike|concede|declare|forfeit|upgrade|quadrant)/;

export function Desk() {
  const { view, say, offers } = useTable();
  const asked = offers.size > 0;
  const counted = COUNTED[view.rule];
  return html`<section class=${`mc-desk mc-panel ${asked ? "is-asked" : ""}`} aria-label=${say("mcmulti-board-desk")}>
    <div class="mc-orders">
    ${asked && (view.rule === "ChooseMarket" || view.rule === "Trade") && html`<${TradeTicket} />`}
    ${asked && (view.rule === "SpecialPurchase" || view.rule === "Assets") && html`<${PlantTicket} />`}
    ${asked && counted && html`<${Amounts} kind=${counted} />`}
    ${asked && !counted && html`<${Answers} />`}
    </div>
    <${Lines} />
  </section>`;
}

/** What is written, what it comes to, and the button that sends it. @param {{lines: any[], sum: number, plan: () => any, empty: string}} props */
function Ticket({ lines, sum, plan, empty }) {
  const { view, say, me, choose, write, order } = useTable();
  const cash = me === null ? 0 : view.players[me].cash;
  const short = cash + sum < 0;
  const tear = () => write({ plants: [], trade: blank("", view).trade });
  const send = () => {
    const { sent, plan: steps } = undoable(view, plan());
    write({ plants: [], trade: blank("", view).trade, sent });
    choose(steps);
  };
  if (lines.length === 0) {
    const undo = () => choose(undoing(/** @type {import("./order.js").Sent} */ (order.sent)));
    return html`<div class="mc-blank"><p class="mc-empty">${empty}</p>
      ${isUndoable(view, order.sent) && html`<button type="button" class="mc-tear" onClick=${undo}>↶ ${say("mcmulti-board-undo")}</button>`}</div>`;
  }
  return html`<div class="mc-ticket">
    <ul>${lines.map((line) => html`<li key=${line.key}>${line.icon}<span>${line.text}</span><small>${line.detail}</small><b>${money(say, line.sum)}</b></li>`)}</ul>
    <p class="mc-total"><span>${say("mcmulti-board-total")}</span><b>${money(say, sum)}</b><small class=${short ? "is-short" : ""}>${short ? say("mcmulti-board-short", { money: -(cash + sum) }) : say("mcmulti-board-left", { money: cash + sum })}</small></p>
    <div class="mc-buttons">
      <button type="button" class="mc-send" disabled=${short} onClick=${send}>${sum < 0 ? say("mcmulti-board-send-pay", { money: -sum }) : say("mcmulti-board-send-get", { money: sum })}</button>
      <button type="button" class="mc-tear" onClick=${tear}>${say("mcmulti-board-tear")}</button>
    </div>
  </div>`;
}

function TradeTicket() {
  const table = useTable();
  const { view, say, words, order } = table;
  const { trade } = order;
  const lines = PRODUCTS.filter((product) => trade.market >= 0 && trade[product] && trades(table, trade.market)).map((product) => {
    const count = trade[product];
    const ladder = view.markets[trade.market][product];
    const cheapest = ladder.prices.length - ladder.barrels;
    const [from, to] = count > 0 ? [ladder.prices[cheapest], ladder.prices[cheapest + count - 1]] : [ladder.prices[cheapest - 1], ladder.prices[cheapest + count]];
    return {
      key: product,
      icon: html`<${Drum} of=${product} />`,
      text: say(count > 0 ? "mcmulti-board-order-buy" : "mcmulti-board-order-sell", { count: Math.abs(count), product: words.name("product", product) }),
      detail: from === to ? say("money", { sum: from }) : `${say("money", { sum: from })} … ${say("money", { sum: to })}`,
      sum: quote(ladder, count),
    };
  });
  return html`<${Ticket} lines=${lines} sum=${tradeMoney(view, trade)} plan=${() => tradePlan(view, trade)} empty=${say("mcmulti-board-trade-note")} />`;
}

function PlantTicket() {
  const { view, say, words, order, write, offers, whyNot, hint } = useTable();
  const count = (verb, asset) => order.plants.filter((plant) => plant.verb === verb && plant.asset === asset).length;
  const lines = ["sell", "buy"].flatMap((verb) =>
    [...TOOLS, "well"].filter((asset) => count(verb, asset)).map((asset) => {
      const price = view.economy[verb][asset];
      return {
        key: `${verb}${asset}`,
        icon: html`<${PlantIcon} of=${asset} />`,
        text: say(`mcmulti-board-order-${verb}`, { count: count(verb, asset), product: words.name("asset", asset) }),
        detail: say("money", { sum: price }),
        sum: (verb === "buy" ? -price : price) * count(verb, asset),
      };
    }),
  );
  return html`<div class="mc-tools" role="group" aria-label=${say("mcmulti-board-tools")}>
      ${TOOLS.map((asset) => {
        const refused = whyNot.get(`buy ${asset}`);
        const label = words.action(`buy ${asset}`, view);
        const take = () => (refused ? hint({ whyNot: refused }) : write({ tool: asset }));
        return html`<button type="button" key=${asset} class="mc-tool" aria-pressed=${order.tool === asset ? "true" : "false"} aria-disabled=${offers.has(`buy ${asset}`) ? undefined : "true"}
          title=${label} onClick=${take} onFocus=${() => hint(refused ? { whyNot: refused } : { action: `buy ${asset}` })} onBlur=${() => hint(null)}
          onMouseEnter=${() => hint(refused ? { whyNot: refused } : { action: `buy ${asset}` })} onMouseLeave=${() => hint(null)}>
          <${PlantIcon} of=${asset} /><span>${words.name("asset", asset)}</span><b>${say("money", { sum: view.economy.buy[asset] })}</b>
        </button>`;
      })}
    </div>
    <${Ticket} lines=${lines} sum=${plantMoney(view, order.plants)} plan=${() => plantPlan(order.plants)}
      empty=${say(view.rule === "Assets" ? "mcmulti-board-assets-note" : "mcmulti-board-buy-note")} />`;
}

/** How many barrels: each number with what it brings. @param {{kind: string}} props */
function Amounts({ kind }) {
  const { view, say, words, offers, data } = useTable();
  const numbers = [...offers.keys()].filter((action) => action.startsWith(`${kind} `)).map((action) => Number(action.split(" ")[1]));
  const most = Math.max(...numbers);
  const { price } = view.consumers;
  const brings = (count) => {
    if (kind === "stations") return money(say, (count * (2 * price - count - 1)) / 2);
    return kind === "pump" ? `+${count * data.assets.crude_per_unit}` : `+${count}`;
  };
  return html`<p class="mc-why">${why(view, say)}</p>
    <div class="mc-amounts" role="group" aria-label=${words.ask(view)}>
      ${numbers.map((count) => html`<${Spot} key=${count} action=${`${kind} ${count}`} class=${`mc-amount ${count === most ? "is-most" : ""}`} spelt>
        <b>${kind === "pump" ? count * data.assets.crude_per_unit : count}</b>
        <small>${count === 0 ? say("mcmulti-board-nothing") : html`${brings(count)}${kind !== "stations" && html`<${Drum} of=${kind === "pump" ? "crude" : "gasoline"} />`}`}</small>
      <//>`)}
    </div>`;
}

/** Why the plants of a company work now: the dice that reach its yards. @param {any} view @param {import("./spot.js").Table["say"]} say */
function why(view, say) {
  const dice = new Set(view.quadrants.filter((yard) => yard.owner === view.seat && yard.die).map((yard) => yard.die));
  return view.dice ? [...dice].map((die) => say(`mcmulti-board-lit-${die}`, view.dice)).join(" ") : "";
}

function Answers() {
  const { view, say, words, offers, order } = useTable();
  const written = order.plants.length > 0 || order.trade.crude !== 0 || order.trade.gasoline !== 0;
  const found = [...offers.keys()].filter((action) => PLAIN.test(action));
  if (found.length === 0 || written) return null;
  const rolls = view.rule === "ChooseMarket" || view.rule === "Trade";
  const text = (action) => {
    if (rolls) return say(action === "none" ? "mcmulti-board-none" : "mcmulti-board-roll");
    if (action === "done" && view.rule === "Assets") return say("mcmulti-board-end-turn");
    return action === "pay" ? say("mcmulti-board-pay-due", { money: view.due?.money ?? 0 }) : words.action(action, view);
  };
  return html`<div class="mc-answers">${found.map((action) => html`<${Spot} key=${action} action=${action} class="mc-answer" label=${text(action)}>${text(action)}<//>`)}</div>`;
}

/** The tape: what has happened in this turn, the newest last, with what it brought. */
function Lines() {
  const { tape, words, say } = useTable();
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const follow = () => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  };
  useEffect(follow, [tape.number]);
  useEffect(() => {
    const watch = new ResizeObserver(follow);
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return html`<div class="mc-tape" data-part="tape" ref=${box} tabindex="0" role="group" aria-label=${say("mcmulti-board-tape")}>
    ${tape.lines.length === 0 && html`<p class="mc-empty">${say("mcmulti-board-tape-empty")}</p>`}
    <ol>${tape.lines.map((event, index) => {
      const { seat } = event.values;
      const { die, roll } = event;
      if (event.name === "turn") return html`<li key=${index} class="is-turn"><${SeatMark} seat=${Number(seat)} size=${11} /><span>${say("mcmulti-table-turn", { who: words.who(Number(seat)) })}</span></li>`;
      const { cash, crude, gasoline } = changeOf(event);
      const gains = words.changes({ money: cash, crude, gasoline });
      return html`<li key=${index} class=${index === tape.lines.length - 1 ? `is-last ${tape.now ? "is-now" : ""}` : ""}>
        ${typeof seat === "number" ? html`<${SeatMark} seat=${seat} size=${11} />` : html`<i class="mc-bullet" />`}
        <span>${words.event(event.name, words.values(event))} ${die && roll && html`<small>${say(`mcmulti-board-lit-${die}`, { red: roll.red, black: roll.black })}</small>`}</span>
        <span class="mc-gains">${gains.map(({ key, text, gain }) => html`<b key=${key} class=${gain ? "is-up" : "is-down"}>${text}</b>`)}</span>
      </li>`;
    })}</ol>
  </div>`;
}
