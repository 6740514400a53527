/** Giganten in sentences: what its actions and events are called. Numbers come from the box and from the view of a seat. */

import { say } from "/static/texts.js";
import { Words } from "/static/words.js";

/** @import {GameCard, Offer, Told, Values} from "/static/types.js" */

const NAMED = new Set(["company", "colour", "carrier"]);
const SPECIALS = ["price", "crude", "push"];
/** The number that an action with a single number mentions. @type {Record<string, string>} */
const COUNTED = { place: "row", bid: "bid", sell: "crude" };
/** @type {Record<string, string>} */
const ARROWS = { "-1,0": "↑", "1,0": "↓", "0,-1": "←" };

export class GameWords extends Words {
  openings = new Set(["move-turn", "auction"]);
  headings = new Set(["round"]);
  apart = new Set(["taken-back", "took-card", "licences", "built", "built-nothing", "pumped", "overflow"]);
  summed = new Set(["drew-licence", "lost-licence", "railed"]);
  announced = new Set(["exposed", "star"]);
  /** @type {Record<string, string>} */
  listed = { answered: "who", "beige-card": "card", drove: "cell", passed: "who" };

  /**
   * @param {GameCard} game
   * @param {string[]} names
   */
  constructor(game, names) {
    super(game, names);
    const { board, beige_cards: beige, red_cards: red } = game.data;
    /** @type {Map<string, any>} */
    this.sites = new Map(board.sites.map((/** @type {any} */ site) => [site.id, site]));
    /** @type {Map<string, any>} */
    this.cards = new Map([...beige, ...red].map((/** @type {any} */ card) => [card.id, card]));
  }

  /** @param {any} view */
  numbers(view) {
    /** @type {Values} */
    const values = {};
    if (view.moving) values.points = view.moving.points;
    if (view.shipping) values.site = this.site(view.shipping);
    if (view.auction) {
      values.company = this.name("company", view.auction.company);
      values.bid = view.auction.bid;
      values.price = view.companies.find((/** @type {any} */ each) => each.id === view.auction.company).price;
    }
    return values;
  }

  /** @param {any} view */
  when(view) {
    return say("giganten-table-round", { round: view.round });
  }

  // Things

  /** @param {string} id @param {boolean} [named] whether it is said that it is the red one */
  card(id, named = true) {
    const card = this.cards.get(id);
    const kind = SPECIALS.find((special) => card[special]) ?? "plain";
    const said = say(`giganten-page-card-${kind}`, { licences: card.licences, move: card.move, price: card.price, push: card.push });
    return named && "black" in card ? say("giganten-page-card-red", { card: said }) : said;
  }

  /** @param {string} id */
  site(id) {
    const { row, column } = this.sites.get(id);
    return say("giganten-site", { id, row, column });
  }

  /** @param {string} cell for example "4,3" */
  cell(cell) {
    const [row, column] = cell.split(",").map(Number);
    return say("giganten-cell", { row, column });
  }

  /** @param {number} ones @param {number} twos */
  held(ones, twos) {
    return say("giganten-page-held", { ones, twos });
  }

  /** What a card brings, in full. @param {string} id */
  meaning(id) {
    const { licences, move } = this.cards.get(id);
    return [say("giganten-board-card", { licences, move }), ...this.specials(id)].join(" ");
  }

  /** What a card does beside licences and points. @param {string} id */
  specials(id) {
    const { price, crude, push, black } = this.cards.get(id);
    return [
      ...(price ? [say("giganten-board-card-price", { price })] : []),
      ...(crude ? [say("giganten-board-card-crude")] : []),
      ...(push ? [say("giganten-board-card-push", { push })] : []),
      ...(black ? [say("giganten-board-card-black", { black })] : []),
    ];
  }

  // Actions

  /** @param {string} notation @param {any} view */
  hint(notation, view) {
    const [kind, rest] = notation.split(" ");
    const general = super.hint(notation, view);
    return kind === "card" ? [...this.specials(rest), general].join(" ") : general;
  }

  /** @param {string} notation @param {any} view */
  action(notation, view) {
    const [kind, ...others] = notation.split(" ");
    const rest = others.join(" ");
    if (kind === "truck") return say("giganten-action-truck", { cell: this.cell(rest), arrow: arrow(rest, view) });
    if (kind === "price") return say(`giganten-action-price-${others[1]}`, { company: this.name("company", others[0]) });
    if (kind === "pay") return this.payment(Number(others[0]), view);
    if (kind === "no") return say("giganten-action-no-build");
    return say(`giganten-action-${kind}`, this.argument(kind, rest));
  }

  /** @param {string} kind @param {string} rest @returns {Values} */
  argument(kind, rest) {
    if (kind === "card") return { card: this.card(rest) };
    if (kind in COUNTED) return { [COUNTED[kind]]: Number(rest) };
    if (kind === "peek" || kind === "build") return { site: this.site(rest) };
    if (kind === "store") return { company: this.name("company", rest) };
    return kind === "ship" ? { carrier: this.name("carrier", rest) } : {};
  }

  /** @param {number} twos @param {any} view */
  payment(twos, view) {
    if (!view?.auction) return say("giganten-action-pay-twos", { twos });
    return say("giganten-action-pay", { held: this.held(Math.max(0, view.auction.bid - 2 * twos), twos) });
  }

  /** Bids differ by their number alone, steps of the truck by direction and cost. @param {string} notation @param {any} view */
  brief(notation, view) {
    const [kind, rest] = notation.split(" ");
    if (kind === "truck") return `${arrow(rest, view)} ${this.cost(rest)}`;
    return kind === "bid" ? rest : "";
  }

  /** What it costs to enter a cell. @param {string} cell */
  cost(cell) {
    const [row, column] = cell.split(",").map(Number);
    return Number(this.game.data.board.terrain[row - 1][column - 1]);
  }

  /** A step costs points. @param {Offer} offer @param {any} [view] @returns {Record<string, number>} */
  effect({ action, effect }, view = null) {
    const [kind, rest] = action.split(" ");
    if (kind === "truck") return { points: -this.cost(rest) };
    if (kind === "loco" && view?.seat != null) return { points: -this.game.data.track.enter_costs[view.players[view.seat].loco + 1] };
    return effect;
  }

  // Events

  /** @param {Told} event */
  place(event) {
    if (event.name === "auction") return say("giganten-place-auction", { company: this.name("company", String(event.values.company)) });
    return say("giganten-place-move");
  }

  /** @param {Told} event */
  places(event) {
    const { company, seat } = event.values;
    if (event.name === "stored") return [`tank:${company}:${seat}`];
    return company === undefined ? super.places(event) : [`price:${company}`];
  }

  /** @param {string} key @param {number | string} value */
  value(key, value) {
    if (NAMED.has(key)) return this.name(key, String(value));
    if (key === "start") return this.who(Number(value));
    if (key === "card") return this.card(String(value));
    if (key === "site") return this.site(String(value));
    return key === "cell" ? this.cell(String(value)) : super.value(key, value);
  }

  /** @param {Told} event */
  values(event) {
    const values = super.values(event);
    return event.name === "red-card" ? { ...values, card: this.card(String(event.values.card), false) } : values;
  }

  /** @param {string} name @param {Values} values */
  event(name, values) {
    /** @type {Values} */
    const said = {};
    for (const [key, value] of Object.entries(values)) said[key] = typeof value === "number" ? Math.abs(value) : value;
    if ("ones" in said) said.held = this.held(Number(said.ones), Number(said.twos));
    return super.event(name, said);
  }

  /** @param {Told} event @returns {Record<string, number>} */
  gains({ values }) {
    return "seat" in values && typeof values.dollars === "number" ? { dollars: values.dollars } : {};
  }

  /** @param {Record<string, number>} change */
  changes(change) {
    const { dollars = 0, points = 0 } = change;
    const shown = [];
    if (dollars) shown.push({ key: "dollars", text: say("giganten-effect-dollars", { sign: dollars > 0 ? "+" : "−", dollars: Math.abs(dollars) }), gain: dollars > 0 });
    if (points) shown.push({ key: "points", text: say("giganten-effect-points", { points: Math.abs(points) }), gain: points > 0 });
    return shown;
  }
}

/** The way from the truck of the viewing seat to a cell beside it. @param {string} cell @param {any} view */
function arrow(cell, view) {
  const truck = view && view.seat !== null ? view.players[view.seat].truck : null;
  if (!truck) return "→";
  const [row, column] = cell.split(",").map(Number);
  return ARROWS[`${row - truck.row},${column - truck.column}`] ?? "→";
}
