/**
 * The map: sites with their tiles, derricks with the crude below, trucks, and where mine could go.
 * @module
 */
import { html, useEffect, useMemo, useRef } from "/static/vendor/preact.js";
import { prefersStill } from "/static/parts/still.js";
import { CELL, midX, midY, ROWS, TOP, viewBox } from "./geometry.js";
import { Badge, DerrickShape, Drop, Eye, TileBack, TruckShape } from "./pieces.js";
import { Rails } from "./rails.js";
import { beside, placeOf } from "./routes.js";
import { useScroller } from "./scroll.js";
import { acting, hinting, Spot, useTable } from "./spot.js";
import { Terrain } from "./terrain.js";

/** @type {Record<string, number>} */
const ARROWS = { ArrowUp: 0, ArrowDown: 1, ArrowLeft: 2, ArrowRight: 3 };

export function Map() {
  const { view, data, say } = useTable();
  const land = useMemo(() => html`<${Terrain} terrain=${data.board.terrain} />`, [data]);
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const scroller = useScroller(frame, say("giganten-board-map"));
  useFollow(frame);
  return html`<section class="gig-map" data-part="map" aria-label=${say("giganten-board-map")}>
    <div class="gig-sheet" ref=${frame} ...${scroller}>
      <svg class=${`gig-drawing of-${view.seats}`} viewBox=${viewBox(view.seats)} role="group" aria-label=${say("giganten-board-map")}>
        ${land}
        <${Frontier} />
        <${Places} />
        ${view.sites.filter((/** @type {any} */ site) => site.tile || site.derrick !== null).map((/** @type {any} */ site) => html`<${Site} key=${site.id} site=${site} />`)}
        <${Reach} />
        ${view.players.map((/** @type {any} */ player, /** @type {number} */ seat) => player.truck && html`<${Vehicle} key=${seat} seat=${seat} truck=${player.truck} />`)}
        <${Aim} />
        <${Rails} />
      </svg>
    </div>
  </section>`;
}

/** Where the map does not fit, what is asked about comes into sight: my truck, or the site. @param {{current: HTMLElement | null}} frame */
function useFollow(frame) {
  const { view, me, offers } = useTable();
  const truck = me === null ? null : view.players[me].truck;
  const [first] = offers.keys();
  const asked = first?.startsWith("place") ? 1 : truck?.column;
  useEffect(() => {
    const node = frame.current;
    if (!node || !asked || node.scrollWidth <= node.clientWidth + 2) return;
    const drawing = /** @type {Element} */ (node.firstElementChild);
    const wide = drawing.getBoundingClientRect().width / viewBox(view.seats).split(" ").map(Number)[2];
    node.scrollTo({ left: midX(asked) * wide - node.clientWidth / 2, behavior: prefersStill() ? "auto" : "smooth" });
  }, [asked, first?.split(" ")[0]]);
}

/** How far my loco serves derricks. */
function Frontier() {
  const { view, me, say } = useTable();
  if (me === null) return null;
  const x = (view.players[me].loco + 1) * CELL;
  return html`<g class=${`gig-frontier gig-seat-${me}`}><title>${say("giganten-board-served")}</title>
    <path d=${`M0 0V${ROWS * CELL + TOP}`} style=${{ transform: `translateX(${x}px)` }} /></g>`;
}

/** The cells of the first column while a truck is to be placed. */
function Places() {
  const { view } = useTable();
  if (view.rule !== "PlaceTruck") return null;
  return html`${Array.from({ length: ROWS }, (_, index) => html`<${Spot} as="g" key=${index} action=${`place ${index + 1}`} class="gig-cell" transform=${`translate(${midX(1)} ${midY(index + 1)})`}>
    <rect x="-18" y="-18" width="36" height="36" rx="5" />
  <//>`)}`;
}

/** @param {{site: any}} props */
function Site({ site }) {
  const table = useTable();
  const { view, words, say } = table;
  const at = { transform: `translate(${midX(site.column)} ${midY(site.row)})` };
  const place = words.site(site.id);
  if (site.derrick !== null) {
    const label = say("giganten-board-derrick", { site: place, who: words.who(site.derrick), crude: site.crude });
    return html`<g class=${`gig-site has-derrick ${view.shipping === site.id ? "is-shipping" : ""}`} ...${at} role="img" aria-label=${label} data-place=${`site:${site.id}`}>
      <title>${label}</title>
      <rect class="gig-lot" x="-18" y="-18" width="36" height="36" rx="5" />
      <g transform="translate(-5 2)"><${DerrickShape} seat=${site.derrick} /></g>
      <${Badge} seat=${site.derrick} x=${-12.5} y=${-12} scale=${0.4} class="gig-flag" />
      <g class="gig-crude" transform="translate(9.5 6)"><${Drop} /><text y="7.2" aria-hidden="true">${site.crude}</text></g>
    </g>`;
  }
  const known = site.value !== null;
  const seen = site.seen_by.map((/** @type {number} */ seat) => words.who(seat)).join(", ");
  const label = [
    say(`giganten-board-tile-${site.kind}`, { site: place, dollars: table.data.tiles[site.kind - 1].build_cost }),
    ...(known ? [say("giganten-board-tile-known", { crude: site.value })] : []),
    ...(seen ? [say("giganten-board-tile-seen", { who: seen })] : []),
  ].join(" ");
  const action = table.offers.has(`peek ${site.id}`) ? `peek ${site.id}` : `build ${site.id}`;
  const face = html`<title>${label}</title>
    <rect class="gig-tile-face" x="-15" y="-15" width="30" height="30" rx="4" />
    ${known
      ? html`<g transform="translate(-6.5 1) scale(.7)"><${TileBack} kind=${site.kind} /></g><text class="gig-value" aria-hidden="true" x="5.5" y="6.5">${site.value}</text>
        <g class=${`gig-mine gig-seat-${view.seat}`} transform="translate(0 -15)"><rect x="-8" y="-4.6" width="16" height="9.2" rx="4.6" /><${Eye} /></g>`
      : html`<${TileBack} kind=${site.kind} />`}
    <g class="gig-seen">${site.seen_by.filter((/** @type {number} */ seat) => seat !== view.seat).map((/** @type {number} */ seat, /** @type {number} */ index) => html`<${Badge} key=${seat} seat=${seat} x=${-12 + index * 8} y=${14} scale=${0.38} class="gig-flag" />`)}</g>`;
  const name = `gig-site gig-tile of-${site.kind} ${known ? "is-known" : ""}`;
  if (table.offers.has(action) || table.whyNot.has(action)) return html`<${Spot} as="g" action=${action} label=${`${words.action(action, view)}. ${label}`} class=${name} ...${at} data-place=${`site:${site.id}`}>${face}<//>`;
  return html`<g class=${name} ...${at} role="img" aria-label=${label} data-place=${`site:${site.id}`}>${face}</g>`;
}

/** Where the truck can drive, each with what it costs: one click drives the whole way. Arrow keys go from cell to cell. */
function Reach() {
  const table = useTable();
  const { reach, whyNot, words, say, view } = table;
  const refused = [...whyNot.keys()].filter((action) => action.startsWith("truck ") && view.rule === "Move");
  return html`<g class="gig-reach">
    ${refused.map((action) => {
      const { row, column } = placeOf(action.slice(6));
      return html`<${Spot} as="g" key=${action} action=${action} class="gig-cell is-barred" transform=${`translate(${midX(column)} ${midY(row)})`}>
        <rect x="-18" y="-18" width="36" height="36" rx="5" /><path d="M-12-12 12 12M12-12-12 12" />
      <//>`;
    })}
    ${[...reach.values()].map((route) => {
      const { row, column } = placeOf(route.cell);
      const { cost, path, sees, rests } = route;
      const action = `truck ${path[0]}`;
      const aimed = hinting(table, { action });
      const show = () => { aimed.onFocus(); table.aim(route); };
      const hide = () => { aimed.onBlur(); table.aim(null); };
      const label = say("giganten-board-drive", { cell: words.cell(route.cell), points: cost, left: view.moving.points - cost, tiles: sees.length, rests: rests ? "yes" : "no" });
      const control = acting(() => table.drive(route));
      const keys = (/** @type {KeyboardEvent} */ event) => {
        if (event.key in ARROWS) focusBeside(event, route.cell);
        else control.onKeyDown(event);
      };
      return html`<g key=${route.cell} class=${`gig-cell is-offer ${rests ? "" : "is-passing"} ${cost > 9 ? "is-far" : ""}`} transform=${`translate(${midX(column)} ${midY(row)})`}
        ...${control} onKeyDown=${keys} tabindex=${path.length === 1 ? 0 : -1} aria-label=${label} data-cell=${route.cell} data-action=${path.length === 1 ? action : undefined}
        onMouseEnter=${show} onFocus=${show} onMouseLeave=${hide} onBlur=${hide}>
        <rect x="-18.5" y="-18.5" width="37" height="37" rx="5" />
        <circle class="gig-chip" cx="11.5" cy="11.5" r="8" /><text class="gig-cost" aria-hidden="true" x="11.5" y="15.4">${cost}</text>
      </g>`;
    })}
  </g>`;
}

/** @param {KeyboardEvent} event @param {string} cell */
function focusBeside(event, cell) {
  event.preventDefault();
  const group = /** @type {Element} */ (event.currentTarget).parentElement;
  const next = beside(cell)[ARROWS[event.key]];
  /** @type {SVGElement | null | undefined} */ (group?.querySelector(`[data-cell="${next}"]`))?.focus();
}

/** The way to what is pointed at, with an eye wherever something new will be seen. */
function Aim() {
  const { aimed, view, me } = useTable();
  if (!aimed || me === null) return null;
  const { row, column } = view.players[me].truck;
  const cells = [{ row, column }, ...aimed.path.map(placeOf)];
  const d = cells.map((cell, index) => `${index ? "L" : "M"}${midX(cell.column)} ${midY(cell.row)}`).join("");
  return html`<g class=${`gig-aim gig-seat-${me}`} aria-hidden="true">
    <path d=${d} /><path class="gig-way" d=${d} />
    ${aimed.sees.map((/** @type {string} */ cell) => {
      const seen = placeOf(cell);
      return html`<g key=${cell} class="gig-look" transform=${`translate(${midX(seen.column)} ${midY(seen.row) - 13}) scale(1.2)`}><rect x="-8" y="-5" width="16" height="10" rx="5" /><${Eye} /></g>`;
    })}
  </g>`;
}

/** @param {{seat: number, truck: {row: number, column: number}}} props */
function Vehicle({ seat, truck }) {
  const { words, say, view } = useTable();
  const label = say("giganten-board-truck", { who: words.who(seat), cell: words.cell(`${truck.row},${truck.column}`) });
  const moves = view.moving?.seat === seat;
  return html`<g class=${`gig-vehicle ${moves ? "is-moving" : ""}`} role="img" aria-label=${label} style=${{ transform: `translate(${midX(truck.column)}px, ${midY(truck.row)}px)` }}>
    <title>${label}</title>
    ${moves && html`<circle class="gig-halo" r="19" />`}
    <${TruckShape} seat=${seat} />
  </g>`;
}
