/**
 * The board of McMulti: it draws a view and offers, where they belong, the options that the server sent. It holds no rules.
 * @module
 */
import { Below } from "/static/portions.js";
import { html, useMemo, useRef, useState } from "/static/vendor/preact.js";
import { Desk } from "./desk.js";
import { Economy } from "./economy.js";
import { Floor } from "./floor.js";
import { Jumps } from "./jumps.js";
import { News } from "./news.js";
import { blank } from "./order.js";
import { TableProvider } from "./spot.js";
import { Strip } from "./strip.js";
import { useTape } from "./tape.js";
import { Yards } from "./yards.js";

/**
 * @param {object} props
 * @param {any} props.view what the seat sees (view.py)
 * @param {{action: string}[]} [props.offers] the options of the seat, wire.Offer
 * @param {{action: string}[]} [props.whyNot] what cannot be chosen and why, wire.WhyNot
 * @param {import("./sentences.js").GameWords} props.words
 * @param {import("/static/types.js").Told[]} props.told what led from the last view to this one
 * @param {any} props.data the game's data.json (GameCard.data)
 * @param {(id: string, values?: Record<string, string | number>) => string} props.say
 * @param {(action: any) => void} [props.onChoose] an action, or a plan of several
 * @param {(hint: {action?: string, whyNot?: any} | null) => void} [props.onHint] null when nothing is pointed at any more
 */
export function Board({ view, offers = [], whyNot = [], words, told, data, say, onChoose, onHint }) {
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const tape = useTape(view, told);
  const [kept, setKept] = useState(blank("", view));
  // An order belongs to the phase in which it is written.
  const key = `${view.round} ${view.active} ${view.phase} ${view.seat}`;
  const order = kept.key === key ? kept : { ...blank(key, view), tool: kept.tool };
  const maps = useMemo(
    () => ({ offers: new Map(offers.map((offer) => [offer.action, offer])), whyNot: new Map(whyNot.map((reason) => [reason.action, reason])) }),
    [offers, whyNot],
  );
  const table = {
    ...maps,
    view,
    data,
    say,
    words,
    tape,
    order,
    write: (/** @type {Partial<import("./order.js").Order>} */ change) => setKept({ ...order, ...change, key }),
    choose: (/** @type {any} */ action) => onChoose?.(action),
    hint: (/** @type {any} */ hint) => onHint?.(hint),
    me: view.seat,
  };
  return html`<${TableProvider} value=${table}>
    <div class="game-board mcmulti" ref=${root} role="group" aria-label=${say("mcmulti-board-label")}>
      <div class=${`mc-table is-for-${view.seats} ${tape.still ? "is-still" : ""}`}>
        <${Jumps} root=${root} />
        <${Strip} />
        <${Below}><${Yards} /><//>
        <${Below}><${Floor} /><//>
        <${Below}><${Desk} /><//>
        <${Below}><${Economy} /><//>
        <${Below}><${News} /><//>
      </div>
    </div>
  <//>`;
}
