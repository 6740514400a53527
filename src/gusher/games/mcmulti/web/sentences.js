/** McMulti in sentences: what its actions and events are called. Numbers come from the box and from the view of a seat. */

import { say } from "/static/texts.js";
import { Words } from "/static/words.js";
import { changeOf } from "./changes.js";

/** @import {GameCard, Offer, Told, Values} from "/static/types.js" */

const BARRELS = ["crude", "gasoline"];
/** So many places are told; the board shows the others. */
const PLACES = 4;
const NAMED = new Set(["asset", "product", "market", "quadrant"]);

export class GameWords extends Words {
  openings = new Set(["turn"]);
  headings = new Set(["round", "special-round"]);
  apart = new Set(["taken-back", "conceded", "declared", "settled"]);
  summed = new Set(["bought-barrel", "sold-barrel", "forfeited"]);
  /** @type {Record<string, string>} */
  listed = { answered: "who", bought: "where", sold: "where" };

  /** @param {any} view */
  numbers(view) {
    return { due: view.due?.money ?? 0, target: view.target, well: view.wells.price };
  }

  /** @param {any} view */
  when(view) {
    const round = view.phase === "special" || view.phase === "setup" ? say("mcmulti-board-opening") : say("mcmulti-table-round", { round: view.round });
    return view.declarer === null || view.over ? round : `${round} · ${say("mcmulti-table-declared", { who: this.who(view.declarer) })}`;
  }

  /** A news card by its number, or a card of the economy. @param {string} card */
  card(card) {
    return this.name(card.startsWith("N") ? "news" : "economy", card);
  }

  // Actions

  /** @param {string} notation @param {any} view */
  action(notation, view) {
    const [kind, rest = ""] = notation.split(" ");
    if (kind === "buy" || kind === "sell") {
      if (BARRELS.includes(rest)) return say(`mcmulti-action-${kind}-barrel`, { product: this.name("product", rest) });
      return say(`mcmulti-action-${kind}-asset`, { one: this.name("one", rest), price: view?.economy[kind][rest] ?? 0 });
    }
    if (kind === "strike" || kind === "declare" || kind === "concede") return say(`mcmulti-action-${kind}-${rest}`);
    if (kind === "domestic" || kind === "foreign") return say("mcmulti-action-use-market", { market: this.name("market", kind) });
    return say(`mcmulti-action-${kind}`, this.argument(kind, rest));
  }

  /** What an action with a single argument mentions. @param {string} kind @param {string} rest @returns {Values} */
  argument(kind, rest) {
    if (kind === "quadrant") return { quadrant: this.name("quadrant", rest) };
    if (kind === "row" || kind === "column") return { [kind]: Number(rest) };
    if (kind === "forfeit") return { product: this.name("product", rest) };
    if (kind === "upgrade") return { price: this.upgradePrice() };
    return rest ? { count: Number(rest), barrels: Number(rest) * this.game.data.assets.crude_per_unit } : {};
  }

  upgradePrice() {
    return this.game.data.news.cards.find((/** @type {any} */ card) => card.id === "N2").amount;
  }

  /** What changes hands besides money is in the action itself. @param {Offer} offer @returns {Record<string, number>} */
  effect({ action, effect }) {
    const [kind, rest = ""] = action.split(" ");
    const count = Number(rest);
    if (BARRELS.includes(rest)) return { ...effect, [rest]: kind === "buy" ? 1 : -1 };
    if (kind === "stations") return { ...effect, gasoline: -count };
    if (kind === "refine") return { ...effect, crude: -count, gasoline: count };
    if (kind === "pump") return { ...effect, crude: count * this.game.data.assets.crude_per_unit };
    return effect;
  }

  /** @param {{reason: string, section: string, values: Values}} refused */
  refusal(refused) {
    const { asset } = refused.values;
    const values = asset === undefined ? refused.values : { ...refused.values, asset: this.name("asset", String(asset)) };
    return super.refusal({ ...refused, values });
  }

  // Events

  /** A line that is the only one left is no news. @param {Told} event */
  isNews(event) {
    return !/^(quadrant|row|column) /.test(String(event.values.action));
  }

  /** @param {Told} event */
  place(event) {
    return this.who(Number(event.values.seat));
  }

  /** A plant stands on a cell; the dice of a turn are no place. @param {Told} event */
  places({ values }) {
    const { seat, quadrant, row, column, market } = values;
    if (row !== undefined) return [`cell:${quadrant}:${row}:${column}`];
    return [...(market === undefined ? [] : [`market:${market}`]), ...(quadrant === undefined ? [] : [`quadrant:${quadrant}`]), `seat:${seat}`];
  }

  /** @param {string} key @param {number | string} value */
  value(key, value) {
    if (NAMED.has(key)) return this.name(key, String(value));
    return key === "card" ? this.card(String(value)) : super.value(key, value);
  }

  /** @param {Told} event @returns {Values} */
  values(event) {
    const said = super.values(event);
    const { asset, row, column, where = `${row}/${column}` } = event.values;
    return asset === undefined ? said : { ...said, one: this.name("one", String(asset)), where };
  }

  /** @param {string} name @param {Values} values */
  event(name, values) {
    const said = Object.entries(values).map(([key, value]) => [key, typeof value === "number" ? Math.abs(value) : value]);
    const told = { count: 1, ...Object.fromEntries(said) };
    const places = String(told.where ?? "").split(", ");
    if (places.length > PLACES) told.where = `${places.slice(0, PLACES).join(", ")}, …`;
    return super.event(name, told);
  }

  /** @param {Told} event */
  gains(event) {
    const { cash, crude, gasoline } = changeOf(event);
    return { money: cash, crude, gasoline };
  }

  /** @param {Record<string, number>} change */
  changes(change) {
    return ["money", ...BARRELS]
      .filter((key) => change[key])
      .map((key) => {
        const gain = change[key] > 0;
        const sign = gain ? "+" : "−";
        const count = Math.abs(change[key]);
        const text = key === "money" ? say("mcmulti-effect", { sign, money: count }) : say("mcmulti-page-effect", { sign, count, product: this.name("product", key) });
        return { key, text, gain };
      });
  }
}
