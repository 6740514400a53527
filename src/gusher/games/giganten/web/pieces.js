/**
 * The pieces: the players' shapes, trucks, locomotives, derricks, tiles, barrels, licences, and small signs. All drawn here, in SVG.
 * @module
 */
import { html } from "/static/vendor/preact.js";

/** A drawing of its own that only decorates: its meaning is in the text beside it or in the label of what holds it. */
const Drawing = ({ class: name, box, children }) => html`<svg class=${name} viewBox=${box} aria-hidden="true" focusable="false">${children}</svg>`;

/** A player's sign differs by colour and by outline; drawn about the middle, 20 units wide. */
const OUTLINES = [
  html`<circle r="7.6" />`,
  html`<rect x="-7" y="-7" width="14" height="14" rx="1" />`,
  html`<path d="M0-8.4 8.6 7H-8.6Z" />`,
  html`<path d="M0-9.2 9 0 0 9.2-9 0Z" />`,
  html`<path d="M-4.8-7.8h9.6L9.4 0 4.8 7.8h-9.6L-9.4 0Z" />`,
];

/** @param {{seat: number, class?: string}} props */
export const Sign = ({ seat, class: name = "" }) => html`<${Drawing} class=${`gig-sign gig-seat-${seat} ${name}`} box="-10 -10 20 20">${OUTLINES[seat]}<//>`;

/** The same inside another drawing. @param {{seat: number, x: number, y: number, scale: number, class?: string}} props */
export const Badge = ({ seat, x, y, scale, class: name = "gig-badge" }) =>
  html`<g class=${`${name} gig-seat-${seat}`} transform=${`translate(${x} ${y}) scale(${scale})`}>${OUTLINES[seat]}</g>`;

/** A truck, about its middle, 32 by 22. @param {{seat: number}} props */
export const TruckShape = ({ seat }) => html`<g class=${`gig-truck gig-seat-${seat}`}>
  <ellipse class="gig-shade" cx="0" cy="9.6" rx="17" ry="2.6" />
  <path class="gig-coat" d="M-16-7.5q0-2 2-2H2q2 0 2 2V6h-20Z" />
  <path class="gig-coat" d="M4-5.5h6.2L15.6.6V6H4Z" />
  <path class="gig-glass" d="M6-3.6h3.4L12.8.4H6Z" />
  <path class="gig-iron" d="M-17 5h33.5v2.4H-17Z" />
  <circle class="gig-wheel" cx="-9.5" cy="7.6" r="3.7" /><circle class="gig-wheel" cx="9.5" cy="7.6" r="3.7" />
  <circle class="gig-hub" cx="-9.5" cy="7.6" r="1.3" /><circle class="gig-hub" cx="9.5" cy="7.6" r="1.3" />
  <${Badge} seat=${seat} x=${-6} y=${-2} scale=${0.52} />
</g>`;

/** @param {{seat: number}} props */
export const Truck = ({ seat }) => html`<${Drawing} class="gig-truck-icon" box="-18 -12 36 25"><${TruckShape} seat=${seat} /><//>`;

/** A locomotive that runs to the right, about its middle, 36 by 22. @param {{seat: number | "black"}} props */
export const LocoShape = ({ seat }) => html`<g class=${`gig-loco gig-seat-${seat}`}>
  <path class="gig-coat" d="M-16-9.5h11v3H-3V-4h15.5q4 0 4 4.6V5H-16Z" />
  <path class="gig-iron" d="M-17.5-11.5h14v2.4h-14Z" />
  <path class="gig-glass" d="M-13.6-6.8h6v4.4h-6Z" />
  <path class="gig-iron" d="M8-9.5h4.6L11.6-4H9ZM1-6.4h3.6V-4H1ZM16.5 2 20 6.6H15Z" />
  <circle class="gig-wheel" cx="-11" cy="6" r="4" /><circle class="gig-wheel" cx="-2" cy="7" r="3" /><circle class="gig-wheel" cx="5" cy="7" r="3" /><circle class="gig-wheel" cx="12" cy="7" r="3" />
  <path class="gig-rod" d="M-11 6.5H12" />
  ${seat === "black" ? html`<path class="gig-star" d="M3.5-3.6 4.8-.9l3 .3-2.2 2 .7 2.9-2.8-1.5L.7 4.3l.7-2.9-2.2-2 3-.3Z" />` : html`<${Badge} seat=${seat} x=${3.5} y=${0.6} scale=${0.42} />`}
</g>`;

/** @param {{seat: number | "black"}} props */
export const Loco = ({ seat }) => html`<${Drawing} class="gig-loco-icon" box="-19 -13 40 25"><${LocoShape} seat=${seat} /><//>`;

const LATTICE = "M-3-14-9 11M3-14 9 11M-4.2-9H4.2M-5.6-3H5.6M-7 3H7M-4.2-9 5.6-3M4.2-9-5.6-3M-5.6-3 7 3M5.6-3-7 3M-7 3 9 11M7 3-9 11M-10.5 11H10.5";

/** A derrick of a player, about its middle, 22 by 30. @param {{seat: number}} props */
export const DerrickShape = ({ seat }) => html`<g class=${`gig-derrick gig-seat-${seat}`}>
  <path class="gig-body" d="M-3-14H3L9 11H-9Z" />
  <path class="gig-strut" d=${LATTICE} />
  <path class="gig-coat" d="M-5-17.5h10v4H-5Z" />
</g>`;

/** @param {{seat: number, spent?: boolean}} props */
export const Derrick = ({ seat, spent = false }) => html`<${Drawing} class=${`gig-derrick-icon ${spent ? "is-spent" : ""}`} box="-12 -19 24 32"><${DerrickShape} seat=${seat} /><//>`;

/** A drop of crude, about its middle. */
export const Drop = () => html`<path class="gig-drop" d="M0-11C5.5-4.6 8.6-.6 8.6 3.4A8.6 8.6 0 0 1-8.6 3.4C-8.6-.6-5.5-4.6 0-11Z" />`;

/** The small derricks on the back of a tile: one, two or three. @param {{kind: number}} props */
export function TileBack({ kind }) {
  const places = { 1: [0], 2: [-5.5, 5.5], 3: [-8, 0, 8] }[kind] ?? [0];
  const wide = kind === 1 ? 1 : kind === 2 ? 0.82 : 0.68;
  return html`<g class="gig-back">${places.map((x) => html`<path key=${x} transform=${`translate(${x} 0) scale(${wide})`}
    d="M-1.6-9h3.2v2h-.2L5.4 8h-2L2.6 4.4h-5.2L-3.4 8h-2l4-15h-.2ZM-2 2.4h4L1.4-.6h-2.8ZM-1-2.6h2L.6-5h-1.2Z" />`)}</g>`;
}

/** @param {{kind: number}} props */
export const Tile = ({ kind }) => html`<${Drawing} class=${`gig-tile gig-tile-icon of-${kind}`} box="-16 -16 32 32"><rect class="gig-tile-face" x="-15" y="-15" width="30" height="30" rx="4" /><${TileBack} kind=${kind} /><//>`;

/** A barrel of crude; `null` is a free place. @param {{over?: boolean, empty?: boolean}} props over: beyond the limit of a tank */
export const Barrel = ({ over = false, empty = false }) => html`<${Drawing} class=${`gig-barrel ${over ? "is-over" : ""} ${empty ? "is-empty" : ""}`} box="0 0 20 24">
  <path class="gig-body" d="M3.5 3.2C5.4 1.6 14.6 1.6 16.5 3.2 17.6 9 17.6 15 16.5 20.8 14.6 22.4 5.4 22.4 3.5 20.8 2.4 15 2.4 9 3.5 3.2Z" />
  ${!empty && html`<path class="gig-band" d="M2.9 7.6c4.2 1.5 10 1.5 14.2 0M2.9 16.4c4.2 1.5 10 1.5 14.2 0" />`}
<//>`;

/** A licence: a green certificate with its value, or its back. @param {{value?: number | null}} props */
export const Licence = ({ value = null }) => html`<${Drawing} class="gig-licence" box="0 0 22 30">
  <rect class="gig-sheet" x="1" y="1" width="20" height="28" rx="2.5" />
  <rect class="gig-rim" x="3.2" y="3.2" width="15.6" height="23.6" rx="1.2" />
  ${value === null ? html`<path class="gig-mark" d="M11 8.6c3 3.6 4.7 5.8 4.7 8a4.7 4.7 0 0 1-9.4 0c0-2.2 1.7-4.4 4.7-8Z" />` : html`<text x="11" y="20.4">${value}</text>`}
<//>`;

export const Die = () => html`<${Drawing} class="gig-die" box="0 0 20 20">
  <rect x="1.5" y="1.5" width="17" height="17" rx="3.5" /><path d="M10 4.2 14.4 9H11.6v6.6H8.4V9H5.6Z" />
<//>`;

export const Eye = () => html`<g class="gig-eye"><path d="M-6 0Q0-6.4 6 0 0 6.4-6 0Z" /><circle r="1.9" /></g>`;

/** @param {{class?: string}} props */
export const EyeIcon = ({ class: name = "" }) => html`<${Drawing} class=${`gig-eye-icon ${name}`} box="-7 -5 14 10"><${Eye} /><//>`;

const LOGOS = {
  hudson: html`<path d="M2 15q4.5-4 9 0t9 0M2 20q4.5-4 9 0t9 0M11 3v8M7 7.5 11 3l4 4.5" class="gig-line" />`,
  jet: html`<path d="M2 17 20 4l-5 16-3.5-5.5Z" /><path d="M11.5 14.5 20 4" class="gig-cut" />`,
  standard: html`<path d="M11 2l2.6 6 6.4.6-4.9 4.2 1.5 6.4L11 15.8l-5.6 3.4 1.5-6.4L2 8.6 8.4 8Z" />`,
};

/** The sign of a company. @param {{company: string}} props */
export const Logo = ({ company }) => html`<${Drawing} class=${`gig-logo is-${company}`} box="0 0 22 22">${LOGOS[company]}<//>`;

const SIGNS = {
  price: html`<path d="M10 1.5 15 8h-3.4v4H15l-5 6.5L5 12h3.4V8H5Z" />`,
  crude: html`<path d="M10 1.2c4.6 5.4 6.6 8.4 6.6 11.2a6.6 6.6 0 0 1-13.2 0C3.4 9.6 5.4 6.6 10 1.2Z" />`,
  push: html`<path d="M9.5 3v4.2H18v5.6H9.5V17L2 10Z" />`,
  wheel: html`<path fill-rule="evenodd" d="M10 1.8a8.2 8.2 0 1 0 0 16.4 8.2 8.2 0 0 0 0-16.4Zm0 3.2a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z" /><circle cx="10" cy="10" r="1.8" />`,
  train: html`<path d="M2 4h6v3h7q3 0 3 4v3H2Z" /><circle cx="5" cy="15.6" r="2.4" /><circle cx="10.4" cy="15.6" r="2.4" /><circle cx="15.6" cy="15.6" r="2.4" /><path d="M12.4 3h3v4h-3Z" />`,
};

/** @param {{of: string}} props */
export const Icon = ({ of }) => html`<${Drawing} class=${`gig-icon is-${of}`} box="0 0 20 20">${SIGNS[of]}<//>`;
