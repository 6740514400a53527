/**
 * The board of Interbellum: it draws a view and offers, where they belong, the options that the server sent. It holds no rules.
 * @module
 */
import { Below } from "/static/portions.js";
import { html, useLayoutEffect, useMemo, useRef, useState } from "/static/vendor/preact.js";
import { fly } from "/static/board/flight.js";
import { Jumps, useAttention } from "/static/board/jumps.js";
import { prefersStill } from "/static/parts/still.js";
import { Desk } from "./desk.js";
import { Strip } from "./events.js";
import { Map as Atlas } from "./map.js";
import { marches } from "./motion.js";
import { Players } from "./players.js";
import { Powers } from "./powers.js";
import { TableProvider, useTable } from "./spot.js";
import { Works } from "./works.js";

/** @type {import("/static/types.js").Told[]} */
const NOTHING = [];

/**
 * @param {object} props
 * @param {any} props.view what the seat sees (view.py)
 * @param {{action: string}[]} [props.offers] the options of the seat, wire.Offer
 * @param {{action: string}[]} [props.whyNot] what cannot be chosen and why, wire.WhyNot
 * @param {import("./sentences.js").GameWords} props.words
 * @param {(id: string, values?: Record<string, string | number>) => string} props.say
 * @param {(action: any) => void} [props.onChoose]
 * @param {(hint: {action?: string, whyNot?: any} | null) => void} [props.onHint] null when nothing is pointed at any more
 * @param {any} [props.previous] the view that this one follows; null shows the new one at once, without movement
 * @param {import("/static/types.js").Told[]} [props.told] what happened between the two
 * @param {any} props.data the game's data.json (GameCard.data)
 */
export function Board({ view, offers = [], whyNot = [], words, say, onChoose, onHint, previous, told = NOTHING, data }) {
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const layer = useRef(/** @type {HTMLElement | null} */ (null));
  const drawn = useRef(/** @type {any} */ (null));
  const [aimed, aim] = useState(/** @type {string | null} */ (null));
  const follows = Boolean(drawn.current) && previous !== null && drawn.current.seats === view.seats && drawn.current.seat === view.seat;
  useLayoutEffect(() => {
    drawn.current = view;
    if (follows && !prefersStill() && root.current && layer.current) fly(root.current, layer.current, marches(told, data));
  }, [view]);
  useLayoutEffect(() => aim(null), [view.round, view.rule, view.active]);

  const table = {
    view,
    data,
    say,
    words,
    offers: useMemo(() => new Map(offers.map((offer) => [offer.action, offer])), [offers]),
    whyNot: useMemo(() => new Map(whyNot.map((reason) => [reason.action, reason])), [whyNot]),
    choose: (/** @type {any} */ action) => onChoose?.(action),
    hint: (/** @type {any} */ hint) => onHint?.(hint),
    me: view.seat,
    moving: follows,
    aimed,
    aim,
    told,
  };
  return html`<${TableProvider} value=${table}>
    <div class="game-board interbellum" ref=${root} role="group" aria-label=${say("interbellum-board-label")}>
      <${Parts} root=${root} />
      <div class="ib-flights" ref=${layer} aria-hidden="true" />
    </div>
  <//>`;
}

/** The part of the board where an action is offered. @param {string} action */
function partOf(action) {
  const [verb] = action.split(" ");
  if (verb === "work") return "works";
  if (["segment", "remove", "to", "army", "well", "stake", "buy", "discount", "extra", "stop", "decline"].includes(verb)) return "map";
  if (verb === "power") return "powers";
  if (verb === "stack") return "events";
  return verb === "rival" ? "others" : verb === "card" ? "me" : "map";
}

/** @param {{root: {current: HTMLElement | null}}} props */
function Parts({ root }) {
  const { view, offers, say, me } = useTable();
  const [first] = offers.keys();
  // The actions lie right below the map, on which one looks for what to do.
  const part = first === undefined ? null : partOf(first);
  useAttention(root, offers.size ? `${view.round} ${view.rule} ${view.awaiting}` : "", part === "works" ? "map" : part);
  const parts = ["events", "map", "works", "powers", ...(me === null ? [] : ["me"]), "others"];
  return html`<div class=${`ib-table of-${view.seats}`}>
    <${Jumps} root=${root} class="ib-jumps" label=${say("interbellum-board-parts")} parts=${parts} asked=${new Set([...offers.keys()].map(partOf))}
      name=${(/** @type {string} */ part) => say(`interbellum-board-jump-${part}`)} />
    <${Strip} />
    <div class="ib-field"><div class="ib-theatre"><${Below} place=${1}><${Atlas} /><//><${Desk} /></div><${Below} place=${4}><${Powers} /><//></div>
    <${Below} place=${2}><${Works} /><//>
    <${Below} place=${3}><${Players} /><//>
  </div>`;
}
