/**
 * The board of Oilfield: it draws a view and offers, where they belong, the options that the server sent. It holds no rules.
 * @module
 */
import { Below } from "/static/portions.js";
import { html, useLayoutEffect, useMemo, useRef } from "/static/vendor/preact.js";
import { readBox } from "./box.js";
import { Columns } from "./columns.js";
import { Fields } from "./fields.js";
import { Markets } from "./markets.js";
import { fly, measure, prefersStill } from "./motion.js";
import { Players } from "./players.js";
import { Strip } from "./score.js";
import { Jumps, useAttention } from "./scroll.js";
import { TableProvider, useTable } from "./spot.js";
import { Tokens } from "./tokens.js";
import { Words } from "./words.js";

/**
 * @param {object} props
 * @param {any} props.view what the seat sees (view.py)
 * @param {{action: string}[]} [props.offers] the options of the seat, wire.Offer
 * @param {{action: string}[]} [props.whyNot] what cannot be chosen and why, wire.WhyNot
 * @param {{seat: number, name: string}[]} [props.seats] wire.SeatCard
 * @param {import("./words.js").Say} props.say
 * @param {(action: string) => void} [props.onChoose]
 * @param {(hint: {action?: string, whyNot?: any} | null) => void} [props.onHint] null when nothing is pointed at any more
 * @param {any} [props.previous] the view that this one follows; null shows the new one at once, without movement
 * @param {any} [props.data] the game's data.json (GameCard.data); the standard box without it
 * @param {import("/static/words.js").Words} [props.words] those of the page
 */
export function Board({ view, offers = [], whyNot = [], seats = [], say, onChoose, onHint, previous, data, words }) {
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const layer = useRef(/** @type {HTMLElement | null} */ (null));
  const drawn = useRef(/** @type {{view: any, tokens: Tokens, before: any, moving: boolean}} */ (/** @type {any} */ (null)));
  const box = useMemo(() => readBox(data), [data]);

  // The pieces are measured here, while the page still shows the last view, and again when it shows this one.
  if (drawn.current?.view !== view) {
    const last = drawn.current;
    const follows = Boolean(last) && previous !== null && last.view.seats === view.seats && last.view.seat === view.seat;
    const moving = follows && !prefersStill();
    const tokens = follows ? last.tokens : new Tokens();
    const before = moving && root.current ? measure(root.current) : null;
    tokens.update(view);
    drawn.current = { view, tokens, before, moving: follows };
  }
  const { tokens, moving } = drawn.current;
  useLayoutEffect(() => {
    const { before } = drawn.current;
    if (before && root.current && layer.current) fly(layer.current, tokens.moves, before, measure(root.current));
    drawn.current.before = null;
  }, [view]);

  const table = {
    view,
    box,
    say,
    words: new Words(say, box, view),
    idle: (offer) => words?.idle(offer) ?? "",
    offers: new Map(offers.map((offer) => [offer.action, offer])),
    whyNot: new Map(whyNot.map((reason) => [reason.action, reason])),
    choose: (action) => onChoose?.(action),
    hint: (hint) => onHint?.(hint),
    seats,
    me: view.seat,
    tokens,
    moving,
  };
  return html`<${TableProvider} value=${table}>
    <div class="game-board oilfield" ref=${root} role="group" aria-label=${say("oilfield-board-label")}>
      <${Parts} root=${root} />
      <div class="oil-flights" ref=${layer} aria-hidden="true" />
    </div>
  <//>`;
}

function Parts({ root }) {
  const { view, offers } = useTable();
  useAttention(root, offers.size ? `${view.round} ${view.rule} ${view.awaiting}` : "");
  return html`<div class="oil-table">
    <${Jumps} root=${root} />
    <${Strip} />
    <${Columns} />
    <div class="oil-middle"><${Below}><${Fields} /><//><${Below}><${Markets} /><//></div>
    <${Below}><${Players} /><//>
  </div>`;
}
