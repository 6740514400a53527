/**
 * The eight actions of an executive, and passing.
 * @module
 */
import { html } from "/static/vendor/preact.js";
import { Icon } from "./pieces.js";
import { Spot, useTable } from "./spot.js";

const WORKS = ["lay_pipeline", "search_gas", "take_income", "buy_influence", "draw_cards", "play_card", "buy_well", "move_army", "pass"];
/** The action that a question belongs to. @type {Record<string, string>} */
const WORK_OF = {
  LaySegment: "lay_pipeline", ExtraSegment: "lay_pipeline", PipelineMode: "lay_pipeline", GasStake: "search_gas", GasBonusPower: "search_gas", ArmyByFind: "search_gas", IncomeWell: "take_income",
  InfluencePower: "buy_influence", InfluenceMore: "buy_influence", ChooseCard: "play_card", GunboatPower: "play_card", ProxyPower: "play_card", BaksheeshPower: "play_card",
  DoubleAgentPower: "play_card", HaguePower: "play_card", CardRival: "play_card", NightTrainSegment: "play_card", HandshakeSegment: "play_card", ArmyToMarch: "play_card",
  SpotCargo: "play_card", WildcatLease: "play_card", RecallArmy: "play_card", CableStack: "play_card", CableOrder: "play_card", ProxyTarget: "play_card",
  BuyWell: "buy_well", ArmyToMove: "move_army", ArmyDestination: "move_army",
};

export function Works() {
  const { view, say } = useTable();
  const now = view.phase === "actions" ? WORK_OF[view.rule] : undefined;
  return html`<section class="ib-works" data-part="works" aria-label=${say("interbellum-board-works")}>
    ${WORKS.map((work) => html`<${Work} key=${work} work=${work} now=${work === now} />`)}
  </section>`;
}

/** @param {{work: string, now: boolean}} props */
function Work({ work, now }) {
  const table = useTable();
  const { view, words, say } = table;
  const note = noteOf(table, work);
  return html`<${Spot} action=${`work ${work}`} class=${`ib-work ${now ? "is-now" : ""}`} label="" title=${words.action(`work ${work}`, view)}>
    <${Icon} of=${work} /><span class="ib-work-text"><b>${say(`interbellum-board-work-${work}`)}</b>${note && html`<small>${note}</small>`}</span><span class="unseen">${words.action(`work ${work}`, view)}</span>
  <//>`;
}

/** What an action costs or brings now. @param {import("./spot.js").Table} table @param {string} work */
function noteOf({ view, say, data, me }, work) {
  const { modifiers, cards, powers, players } = view;
  const money = (/** @type {number} */ amount) => say("interbellum-board-money", { money: amount });
  const from = (/** @type {number[]} */ prices) => (prices.length ? say("interbellum-board-from", { money: Math.min(...prices) }) : "");
  if (work === "lay_pipeline") return me === null ? money(modifiers.pipeline_base ?? data.prices.pipeline_base) : from(view.segments.flatMap((/** @type {any} */ leg) => (leg.pieces.includes(me) ? [] : [leg.price])));
  if (work === "search_gas") return say("interbellum-board-a-cube", { money: 1 });
  if (work === "take_income") {
    const best = me === null ? [] : view.wells.filter((/** @type {any} */ well) => well.owner === me && !well.yielded && !well.acquired).map((/** @type {any} */ well) => well.income);
    return best.length ? say("interbellum-board-gain", { money: Math.max(...best) }) : "";
  }
  if (work === "buy_influence") return me === null ? "" : from(powers.map((/** @type {any} */ power) => power.price));
  if (work === "draw_cards" || work === "play_card") return cards.fee === null ? "" : money(cards.fee);
  if (work === "buy_well") return money(modifiers.well_price ?? data.prices.new_well);
  if (work === "move_army") return modifiers.truce ? say("interbellum-board-truce") : money(0);
  return me === null ? "" : say("interbellum-board-workers-left", { workers: players[me].workers });
}
