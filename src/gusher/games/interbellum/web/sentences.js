/** Interbellum in sentences: what its actions, events and places are called. Numbers come from the box and from the view of a seat. */

import { has, say } from "/static/texts.js";
import { Words } from "/static/words.js";

/** @import {GameCard, Offer, Told, Values} from "/static/types.js" */

const NAMED = new Set(["power", "area", "work", "card", "kind"]);
const PLAIN = new Set(["buy", "discount", "extra", "keep", "swap", "decline", "stop", "pay", "lose"]);
/** Questions about places on the map, and the actions below it. */
const MAPPED = new Set(["PlaceWorker", "DraftWell", "LaySegment", "ExtraSegment", "NightTrainSegment", "HandshakeSegment", "SurplusSegment", "RemoveOrPay", "ExpansionTarget", "OpeningTarget", "ProxyTarget", "DecideForPower", "Vote", "OpenVote"]);
const ASKED = ["power", "card", "area", "kind"];

export class GameWords extends Words {
  openings = new Set(["turn"]);
  headings = new Set(["round"]);
  apart = new Set(["taken-back", "event", "rolled", "voted", "expanded", "withdrew", "nothing-happens", "drafted", "company", "gas-income", "scored"]);
  summed = new Set(["gained", "lost", "drew", "bought-influence"]);
  secret = new Set(["Vote"]);

  /**
   * @param {GameCard} game
   * @param {string[]} names
   */
  constructor(game, names) {
    super(game, names);
    const { wells, ports, junctions, segments, companies, powers, areas, event_cards: events } = game.data;
    const byId = (/** @type {any[]} */ things) => new Map(things.map((thing) => [thing.id, thing]));
    /** @type {Map<string, any>} */
    this.nodes = byId([...wells, ...ports, ...junctions]);
    /** @type {Map<string, any>} */
    this.segments = byId(segments);
    // What another box calls its places and events is not for us to translate.
    this.areas = byId(game.custom ? areas : []);
    this.events = byId(game.custom ? events : []);
    /** @type {Map<number, any>} */
    this.companies = new Map(companies.map((/** @type {any} */ company) => [company.number, company]));
    /** @type {string[]} */
    this.powers = powers.map((/** @type {any} */ power) => power.id);
  }

  /** @param {string} kind @param {string} value */
  name(kind, value) {
    return (kind === "area" && this.areas.get(value)?.name) || super.name(kind, value);
  }

  /** @param {any} view */
  numbers(view) {
    const asking = view.asking ?? {};
    /** @type {Values} */
    const values = {};
    for (const [key, value] of Object.entries(asking)) if (typeof value === "number") values[key] = value;
    for (const key of ASKED) if (key in asking) values[key] = this.name(key, asking[key]);
    if (asking.segment) values.segment = this.line(asking.segment);
    if (view.rule === "CableOrder") {
      const known = view.stacks.find((/** @type {any} */ stack) => stack.id === asking.stack).known ?? [];
      const [first, second] = known.map((/** @type {string} */ card) => this.title(card, this.decade(view, 1)));
      Object.assign(values, { first, second });
    }
    return values;
  }

  /** @param {any} view */
  when(view) {
    if (!view.decade) return say("interbellum-board-setup");
    return say("interbellum-board-when", { round: view.round, rounds: view.rounds });
  }

  /** Who votes on what a power does. @param {any} view */
  choosers(view) {
    const power = view.powers.find((/** @type {any} */ each) => each.id === view.asking?.power);
    return power ? power.influence.flatMap((/** @type {number} */ cubes, /** @type {number} */ seat) => (cubes > 0 ? [seat] : [])) : super.choosers(view);
  }

  /** The map says where. @param {any} view */
  onBoard(view) {
    return MAPPED.has(view.rule);
  }

  // Things

  /** The decade of a round. @param {any} view @param {number} [later] rounds from now */
  decade(view, later = 0) {
    return view.round + later <= this.game.data.last_round_20s ? "20s" : "30s";
  }

  /** @param {string} decade */
  years(decade) {
    return say(`interbellum-board-decade-${decade}`);
  }

  /** The name of a well, a port or a junction, by what the box calls it; what an owner has named himself has no message. @param {string} id */
  node(id) {
    const { name } = this.nodes.get(id);
    const message = `interbellum-place-${name.replaceAll(" ", "_")}`;
    return has(message) ? say(message) : name;
  }

  /** "Hajigabul – Ganja" @param {string} segment */
  line(segment) {
    const { from, to } = this.segments.get(segment);
    return `${this.node(from)} – ${this.node(to)}`;
  }

  /** The title of an event. @param {string} card @param {string} decade */
  title(card, decade) {
    return this.events.get(card)?.[`title_${decade}`] ?? say(`interbellum-title-${card}-${decade}`);
  }

  /** What an event says. @param {string} card @param {string} decade */
  rule(card, decade) {
    return this.events.get(card)?.[`text_${decade}`] ?? say(`interbellum-text-${card}-${decade}`);
  }

  // Actions

  /** @param {string} notation @param {any} view */
  action(notation, view) {
    const [kind, rest = ""] = notation.split(" ");
    if (PLAIN.has(kind)) return say(`interbellum-action-${kind}`);
    if (kind === "work") return say(`interbellum-action-${rest}`);
    if (kind === "segment" || kind === "remove") {
      return say(`interbellum-action-${kind}`, { segment: this.line(rest), area: this.name("area", this.segments.get(rest).territory) });
    }
    if (kind === "to" || kind === "army") return say(`interbellum-action-${kind}`, { area: this.name("area", rest), power: this.standing(rest, view) });
    if (kind === "well") return say("interbellum-action-well", { well: this.node(rest) });
    if (kind === "stake") return say("interbellum-action-stake", { money: Number(rest) });
    if (kind === "rival") return say("interbellum-action-rival", { who: this.who(Number(rest)) || rest });
    return kind === "power" || kind === "card" ? this.name(kind, rest) : say("interbellum-action-stack", { stack: rest });
  }

  /** A card says itself what it does. @param {string} notation @param {any} view */
  hint(notation, view) {
    const [kind, rest] = notation.split(" ");
    const general = super.hint(notation, view);
    return kind === "card" ? `${this.name("says", rest)} ${general}` : general;
  }

  /** The power whose army stands there, or "none". @param {string} area @param {any} view */
  standing(area, view) {
    const shown = view?.areas.find((/** @type {any} */ each) => each.id === area);
    return shown?.power ? this.name("power", shown.power) : "none";
  }

  /** Stakes differ by their number alone. @param {string} notation */
  brief(notation) {
    const [kind, rest] = notation.split(" ");
    return kind === "stake" ? say("money", { sum: rest }) : "";
  }

  /** A piece that finishes or spoils a line changes the score at once. @param {Offer} offer @param {any} [view] @returns {Record<string, number>} */
  effect({ action, effect }, view = null) {
    const [kind, rest] = action.split(" ");
    const points = kind === "segment" ? (view?.prospects?.[rest]?.now ?? 0) : 0;
    return points ? { ...effect, points } : effect;
  }

  // Events

  place() {
    return say("interbellum-board-turn");
  }

  /** @param {string} key @param {number | string} value */
  value(key, value) {
    if (key === "origin") return this.name("area", String(value));
    if (NAMED.has(key)) return this.name(key, String(value));
    if (key === "well") return this.node(String(value));
    if (key === "segment") return this.line(String(value));
    return key === "company" ? this.companies.get(Number(value)).name : super.value(key, value);
  }

  /** @param {Told} event */
  places(event) {
    const { well, segment, seat } = event.values;
    if (well !== undefined) return [`well ${well}`];
    return segment === undefined ? super.places(event) : [`piece:${segment}:${seat}`];
  }

  /** @param {Told} event @returns {Values} */
  values(event) {
    const { card, decade, seat } = event.values;
    if (event.name === "event") return { card, title: this.title(String(card), String(decade)), text: this.rule(String(card), String(decade)) };
    if (event.name === "cable-order" || event.name === "cable-seen") return { ...event.values, who: this.who(Number(seat)) };
    return super.values(event);
  }

  /** @param {string} name @param {Values} values */
  event(name, values) {
    /** @type {Values} */
    const said = {};
    for (const [key, value] of Object.entries(values)) said[key] = typeof value === "number" ? Math.abs(value) : value;
    return super.event(name, said);
  }

  /** @param {Told} event @returns {Record<string, number>} */
  gains({ values }) {
    return "seat" in values && typeof values.money === "number" ? { money: values.money } : {};
  }

  /** @param {Record<string, number>} change */
  changes({ money = 0, points = 0 }) {
    const sign = (/** @type {number} */ value) => (value > 0 ? "+" : "−");
    const shown = [];
    if (money) shown.push({ key: "money", text: say("interbellum-effect", { sign: sign(money), money: Math.abs(money) }), gain: money > 0 });
    if (points) shown.push({ key: "points", text: say("interbellum-board-points", { sign: sign(points), points: Math.abs(points) }), gain: points > 0 });
    return shown;
  }
}
