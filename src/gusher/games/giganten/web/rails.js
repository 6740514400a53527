/**
 * The rails below the map: one track for the black locomotive, one for each player, a space beside each column.
 * @module
 */
import { html } from "/static/vendor/preact.js";
import { CELL, COLUMNS, midX, ROWS, SCALE, spaceX, TRACK, trackY } from "./geometry.js";
import { Badge, LocoShape } from "./pieces.js";
import { acting, hinting, Spot, useTable } from "./spot.js";

export function Rails() {
  const { view, data, say } = useTable();
  const costs = data.track.enter_costs;
  const scale = ROWS * CELL;
  return html`<g class="gig-rails" role="group" aria-label=${say("giganten-board-rails")}>
    <g class="gig-scale" aria-hidden="true">
      ${costs.map((/** @type {number} */ cost, /** @type {number} */ space) => html`<g key=${space} class=${`gig-toll of-${cost}`}>
        <rect x=${space * CELL + 1} y=${scale + 4} width=${CELL - 2} height=${SCALE - 4} rx="2" />
        <text x=${midX(space + 1)} y=${scale + SCALE - 3.5}>${cost || "–"}</text>
      </g>`)}
    </g>
    <${Track} track="black" end=${view.star} />
    ${view.players.map((/** @type {any} */ player, /** @type {number} */ seat) => html`<${Track} key=${seat} track=${seat} end=${COLUMNS - 1} />`)}
    <${Star} space=${view.star} />
    <${Steam} />
    <${Engine} seat="black" space=${view.black} />
    ${view.players.map((/** @type {any} */ player, /** @type {number} */ seat) => html`<${Engine} key=${seat} seat=${seat} space=${player.loco} />`)}
  </g>`;
}

/** @param {{track: number | "black", end: number}} props */
function Track({ track, end }) {
  const y = trackY(track);
  const long = (end + 1) * CELL;
  const ties = Array.from({ length: Math.round(long / 8) }, (_, tie) => `M${tie * 8 + 4} ${y + 4}v7`).join("");
  return html`<g class=${`gig-track is-${track === "black" ? "black" : "seat"} gig-seat-${track}`} aria-hidden="true">
    <rect class="gig-bed" x="0" y=${y - TRACK / 2 + 1} width=${long} height=${TRACK - 2} rx="3" />
    <path class="gig-ties" d=${ties} />
    <path class="gig-rail" d=${`M0 ${y + 6}H${long}M0 ${y + 9.4}H${long}`} />
    <path class="gig-joints" d=${Array.from({ length: end }, (_, space) => `M${(space + 1) * CELL} ${y - TRACK / 2 + 3}v5`).join("")} />
    ${track !== "black" && html`<${Badge} seat=${track} x=${-12} y=${y} scale=${0.62} class="gig-flag" />`}
  </g>`;
}

/** The end of the game. @param {{space: number}} props */
function Star({ space }) {
  const { say } = useTable();
  return html`<g class="gig-goal" transform=${`translate(${spaceX(space)} ${trackY("black")})`} role="img" aria-label=${say("giganten-board-star")}>
    <title>${say("giganten-board-star")}</title>
    <path d="M0-11 3.2-4l7.6.7-5.8 5 1.8 7.5L0 5.2l-6.8 4 1.8-7.5-5.8-5 7.6-.7Z" />
  </g>`;
}

/** How far my loco can go, each space with what it costs to get there: one click goes all the way. */
function Steam() {
  const table = useTable();
  const { view, me, steam, offers, whyNot, say } = table;
  if (me === null || view.rule !== "Move") return null;
  if (!offers.has("loco")) {
    const space = Math.min(COLUMNS - 1, view.players[me].loco + 1);
    return whyNot.has("loco") && html`<${Spot} as="g" action="loco" class="gig-space" transform=${`translate(${spaceX(space)} ${trackY(me)})`}><rect x="-18" y="-11" width="36" height="22" rx="4" /><//>`;
  }
  return html`${steam.map(({ space, cost, steps }) => {
    const label = say("giganten-board-rail", { space: space + 1, points: cost, left: view.moving.points - cost });
    const aimed = hinting(table, { action: "loco" });
    const show = () => { aimed.onFocus(); table.aimRail({ space, cost, steps }); };
    const hide = () => { aimed.onBlur(); table.aimRail(null); };
    return html`<g key=${space} class="gig-space is-offer" transform=${`translate(${spaceX(space)} ${trackY(me)})`} ...${acting(() => table.choose(Array(steps).fill("loco")))}
      tabindex=${steps === 1 ? 0 : -1} aria-label=${label} data-space=${space} data-action=${steps === 1 ? "loco" : undefined} onMouseEnter=${show} onFocus=${show} onMouseLeave=${hide} onBlur=${hide}>
      <rect x="-18.5" y="-11.5" width="37" height="23" rx="4" /><circle class="gig-chip" r="8" /><text class="gig-cost" aria-hidden="true" y="4">${cost}</text>
    </g>`;
  })}`;
}

/** @param {{seat: number | "black", space: number}} props */
function Engine({ seat, space }) {
  const { words, say } = useTable();
  const label = seat === "black" ? say("giganten-board-black", { column: space + 1 }) : say("giganten-board-loco", { who: words.who(seat), column: space + 1 });
  return html`<g class="gig-engine" role="img" aria-label=${label} style=${{ transform: `translate(${spaceX(space)}px, ${trackY(seat) - 1}px)` }}>
    <title>${label}</title><${LocoShape} seat=${seat} />
  </g>`;
}
