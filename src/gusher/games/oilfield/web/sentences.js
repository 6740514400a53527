/** Oilfield in sentences: what its actions and events are called. Numbers come from the box and from the view of a seat. */

import { say } from "/static/texts.js";
import { Words } from "/static/words.js";

/** @import {GameCard, Offer, Told, Values} from "/static/types.js" */

const NAMED = new Set(["field", "tile", "card", "column", "barrel"]);
const EFFECTS = ["dollars", "vp", "oil", "gas"];

export class GameWords extends Words {
  openings = new Set(["turn", "card-turn"]);
  headings = new Set(["round"]);
  apart = new Set(["taken-back", "placed", "answered", "revealed", "paid-fee", "lost-tower"]);
  summed = new Set(["stored", "sold-by-tower", "sold-locally", "exported", "supervised", "pumped"]);
  /** @type {Record<string, string>} */
  listed = { answered: "who", "new-tile": "tile", "new-concession": "field" };
  secret = new Set(["ChooseCards"]);

  /**
   * @param {GameCard} game
   * @param {string[]} names
   */
  constructor(game, names) {
    super(game, names);
    /** @type {Map<string, any>} */
    this.spaces = new Map(game.data.public_board.spaces.map((/** @type {any} */ space) => [space.id, space]));
    /** @type {Map<string, any>} */
    this.tiles = new Map(game.data.tiles.map((/** @type {any} */ tile) => [tile.id, tile]));
    this.local = game.data.local_prices;
  }

  /** @param {any} view */
  numbers(view) {
    return { price: view.price ?? 0, fee: this.game.data.government.fee };
  }

  /** @param {any} view */
  when(view) {
    const last = view.final_round === null ? "no" : view.final_round === view.round ? "yes" : view.final_round;
    return say("oilfield-table-round", { round: view.round, last });
  }

  // Things

  /** @param {string} tile */
  tilePrice(tile) {
    return this.tiles.get(tile).price;
  }

  /** @param {string} tile */
  tileYield(tile) {
    const box = this.tiles.get(tile);
    const bonus = box.national_action?.bonus_money ?? 0;
    return say(`oilfield-yield-${tile}`, { slots: box.storage_slots, ...box.quota, fee: box.fee ?? 0, bonus });
  }

  /** @param {string} id */
  space(id) {
    const box = this.spaces.get(id);
    const column = this.name("column", box.column);
    if (box.price) return say("oilfield-space-bid", { column, price: box.price });
    if (this.spacesLike(id) === 1) return column;
    return say("oilfield-space-one-of-many", { column, position: box.position });
  }

  /** @param {string} id */
  spacesLike(id) {
    const { column } = this.spaces.get(id);
    return [...this.spaces.values()].filter((other) => other.column === column).length;
  }

  /** @param {number} oil @param {number} gas */
  barrels(oil, gas) {
    return say("oilfield-barrels", { oil, gas });
  }

  // Actions

  /** @param {string} notation @param {any} view */
  action(notation, view) {
    const [kind, ...others] = notation.split(" ");
    const rest = others.join(" ");
    if (kind === "place") return this.placing(rest, view);
    if (kind === "store" || kind === "sell") {
      const [barrel, number] = others;
      return say(`oilfield-action-${kind}`, { barrel: this.name("barrel", barrel), ...this.tower(Number(number) - 1, view) });
    }
    if (rest.startsWith("for ")) return say(`oilfield-action-${notation.replaceAll(" ", "-")}`, { oil: this.local.oil_per_vp });
    return say(`oilfield-action-${kind}`, this.argument(kind, rest));
  }

  /** What an action with a single argument mentions. @param {string} kind @param {string} rest @returns {Values} */
  argument(kind, rest) {
    if (["take", "site", "pump"].includes(kind)) return { field: this.name("field", rest) };
    if (kind === "card") return { card: this.name("card", rest) };
    if (kind === "buy") return { tile: this.name("tile", rest), yield: this.tileYield(rest) };
    if (kind === "export") return { barrel: this.name("barrel", rest) };
    if (kind === "invest" || kind === "divest") return { row: Number(rest) };
    return {};
  }

  /** @param {string} space @param {any} view */
  placing(space, view) {
    const box = this.spaces.get(space);
    const { position, price = 0 } = box;
    return say(`oilfield-action-place-${box.column}`, { price, position, spaces: this.spacesLike(space), pot: view?.pot ?? 0 });
  }

  /** The tower that a barrel comes from, as its owner sees it. @param {number} number @param {any} view */
  tower(number, view) {
    const towers = view && view.seat !== null ? view.players[view.seat].towers : [];
    if (number >= towers.length) return { tower: "unknown", field: "", tile: "" };
    const tower = towers[number];
    return { tower: "known", field: this.name("field", tower.field), tile: this.name("tile", tower.tile) };
  }

  /** Where a worker or a card goes, and the chapter of what happens there. @param {string} notation @param {string} section */
  sections(notation, section) {
    const [kind, rest] = notation.split(" ");
    const column = kind === "place" ? this.spaces.get(rest).column : kind === "card" ? rest : null;
    const chapters = this.game.data.actions.filter((/** @type {any} */ known) => known.id === column);
    return [...super.sections(notation, section), ...chapters.map((/** @type {any} */ known) => `§${known.chapter}`)];
  }

  /** A tile's price is due even if it is paid a step later; barrels that are sold leave the storage. @param {Offer} offer @returns {Record<string, number>} */
  effect({ action, effect }) {
    const [barrel, second] = action.split(" ");
    if (barrel === "buy") return { ...effect, dollars: -this.tilePrice(second) };
    if (second !== "for" && barrel !== "export") return effect;
    const { dollars = 0, vp = 0, oil = 0, gas = 0 } = effect;
    return barrel === "export" ? { dollars, [second]: -1 } : { dollars, vp, oil: -Math.abs(oil), gas: -Math.abs(gas) };
  }

  // Events

  /** @param {Told} event */
  place(event) {
    if (event.name === "turn") return this.space(String(event.values.space));
    return say("oilfield-space-card", { card: this.name("card", String(event.values.card)) });
  }

  /** @param {Told} event */
  places(event) {
    const { name, values } = event;
    if (name === "sold-locally") return ["local"];
    if (name === "exported") return ["national"];
    return name === "leased" ? [`deeds:${values.field}`] : super.places(event);
  }

  /** @param {string} key @param {number | string} value */
  value(key, value) {
    if (NAMED.has(key)) return this.name(key, String(value));
    return key === "space" ? this.space(String(value)) : super.value(key, value);
  }

  /** @param {string} name @param {Values} values */
  event(name, values) {
    /** @type {Values} */
    const said = {};
    for (const [key, value] of Object.entries(values)) said[key] = typeof value === "number" ? Math.abs(value) : value;
    if ("oil" in said) said.barrels = this.barrels(Number(said.oil), Number(said.gas));
    if ("vp" in said) said.gain = say("oilfield-gain", { dollars: said.dollars, vp: said.vp });
    return super.event(name, said);
  }

  /** @param {Told} event */
  gains({ name, values }) {
    /** @type {Record<string, number>} */
    const change = { dollars: 0, vp: 0, oil: 0, gas: 0 };
    if (!("seat" in values)) return change;
    if (typeof values.dollars === "number") change.dollars = values.dollars;
    if (typeof values.vp === "number") change.vp = values.vp;
    if (name === "stored" || name === "sold-locally") {
      const sign = name === "stored" ? 1 : -1;
      change.oil = sign * Number(values.oil);
      change.gas = sign * Number(values.gas);
    }
    if (name === "exported") change[String(values.barrel)] = -1;
    return change;
  }

  /** @param {Record<string, number>} change */
  changes(change) {
    return EFFECTS.filter((key) => change[key]).map((key) => {
      const gain = change[key] > 0;
      const id = key === "oil" || key === "gas" ? `oilfield-page-effect-${key}` : `oilfield-effect-${key}`;
      return { key, text: say(id, { sign: gain ? "+" : "−", [key]: Math.abs(change[key]) }), gain };
    });
  }
}
