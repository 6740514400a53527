/**
 * The board of Giganten: it draws a view and offers, where they belong, the options that the server sent. It holds no rules.
 * @module
 */
import { Below } from "/static/portions.js";
import { html, useLayoutEffect, useMemo, useRef, useState } from "/static/vendor/preact.js";
import { fly } from "/static/board/flight.js";
import { prefersStill } from "/static/parts/still.js";
import { Auction } from "./auction.js";
import { Strip } from "./cards.js";
import { Companies } from "./companies.js";
import { Map as Land } from "./map.js";
import { shipments } from "./motion.js";
import { Players } from "./players.js";
import { owed, rails, routes } from "./routes.js";
import { Jumps, useAttention } from "./scroll.js";
import { TableProvider, useTable } from "./spot.js";

/**
 * @param {object} props
 * @param {any} props.view what the seat sees (view.py)
 * @param {{action: string}[]} [props.offers] the options of the seat, wire.Offer
 * @param {{action: string}[]} [props.whyNot] what cannot be chosen and why, wire.WhyNot
 * @param {import("./sentences.js").GameWords} props.words
 * @param {(id: string, values?: Record<string, string | number>) => string} props.say
 * @param {(action: string | string[]) => void} [props.onChoose] one action, or several to be carried out one after the other
 * @param {(hint: {action?: string, whyNot?: any} | null) => void} [props.onHint] null when nothing is pointed at any more
 * @param {any} [props.previous] the view that this one follows; null shows the new one at once, without movement
 * @param {any} props.data the game's data.json (GameCard.data)
 * @param {{most: number} | null} [props.standing] my standing order
 * @param {((order: {kind: string, most: number} | null) => void) | null} [props.onStanding]
 */
export function Board({ view, offers = [], whyNot = [], words, say, onChoose, onHint, previous, data, standing = null, onStanding = null }) {
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const layer = useRef(/** @type {HTMLElement | null} */ (null));
  const drawn = useRef(/** @type {any} */ (null));
  const [pointed, point] = useState(/** @type {{cell?: string, space?: number} | null} */ (null));
  const follows = Boolean(drawn.current) && previous !== null && drawn.current.seats === view.seats && drawn.current.seat === view.seat;
  useLayoutEffect(() => {
    const before = drawn.current;
    drawn.current = view;
    if (follows && before && !prefersStill() && root.current && layer.current) fly(root.current, layer.current, shipments(before, view).map((move) => ({ ...move, class: "gig-ghost" })));
  }, [view]);
  // The same question may come in a new scene; what is pointed at stays so.
  useLayoutEffect(() => point(null), [view.round, view.rule, view.moving?.points]);

  const offered = useMemo(() => new Map(offers.map((offer) => [offer.action, offer])), [offers]);
  const reach = useMemo(() => (view.rule === "Move" ? routes(view, data, (cell) => offered.has(`truck ${cell}`)) : new Map()), [view, offered]);
  const steam = useMemo(() => (offered.has("loco") ? rails(view, data, owed(view, reach)) : []), [view, offered]);
  const table = {
    view,
    data,
    say,
    words,
    offers: offered,
    whyNot: new Map(whyNot.map((reason) => [reason.action, reason])),
    choose: (/** @type {string | string[]} */ action) => onChoose?.(action),
    hint: (/** @type {any} */ hint) => onHint?.(hint),
    me: view.seat,
    moving: follows,
    reach,
    steam,
    aimed: reach.get(pointed?.cell ?? "") ?? null,
    aim: (/** @type {import("./routes.js").Route | null} */ route) => point(route && { cell: route.cell }),
    aimedRail: steam.find(({ space }) => space === pointed?.space) ?? null,
    aimRail: (/** @type {{space: number} | null} */ goal) => point(goal && { space: goal.space }),
    drive: (/** @type {import("./routes.js").Route} */ route) => onChoose?.(route.path.map((cell) => `truck ${cell}`)),
    standing,
    onStanding: onStanding && ((/** @type {number | null} */ most) => onStanding(most === null ? null : { kind: "bid", most })),
  };
  return html`<${TableProvider} value=${table}>
    <div class="game-board giganten" ref=${root} role="group" aria-label=${say("giganten-board-label")}>
      <${Parts} root=${root} />
      <div class="gig-flights" ref=${layer} aria-hidden="true" />
    </div>
  <//>`;
}

/** @param {{root: {current: HTMLElement | null}}} props */
function Parts({ root }) {
  const { view, offers } = useTable();
  useAttention(root, offers.size ? `${view.round} ${view.rule} ${view.awaiting}` : "");
  return html`<div class=${`gig-table of-${view.seats}`}>
    <${Jumps} root=${root} />
    <${Strip} />
    <div class="gig-field">
      <${Below} place=${2}><${Companies} /><//>
      <${Below} place=${1}><${Land} /><//>
      ${view.auction && html`<${Auction} />`}
    </div>
    <${Below} place=${3}><${Players} /><//>
  </div>`;
}
