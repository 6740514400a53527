/**
 * The pieces: emblems of the powers, armies, derricks, executives, boats, and small signs. All drawn here, in SVG, about their middle.
 * @module
 */
import { html } from "/static/vendor/preact.js";
import { SHAPES } from "/static/parts/seat.js";

/** A drawing of its own that only decorates: its meaning is in the text beside it or in the label of what holds it. */
export const Drawing = ({ class: name, box, children }) => html`<svg class=${name} viewBox=${box} aria-hidden="true" focusable="false">${children}</svg>`;

/** A player's sign inside a drawing. @param {{seat: number, x?: number, y?: number, scale?: number}} props */
export const Badge = ({ seat, x = 0, y = 0, scale = 1 }) =>
  html`<g class=${`ib-badge ib-seat-${seat}`} transform=${`translate(${x} ${y}) scale(${scale}) translate(-8 -8)`}><path d=${SHAPES[seat]} /></g>`;

/** The powers differ by colour and by emblem: crown, sun, palm, crescent, star. @type {Record<string, any>} */
const EMBLEMS = {
  GB: html`<path d="M-7 5.5-8-4l4.2 3.4L0-6.5l3.8 5.9L8-4 7 5.5Z" />`,
  PE: html`<circle r="3.6" /><path d="M0-8v3M0 8V5M-8 0h3M8 0H5M-5.6-5.6l2 2M5.6-5.6l-2 2M-5.6 5.6l2-2M5.6 5.6l-2-2" class="ib-stroke" />`,
  SA: html`<path d="M-.9 8C-.6 4 .2.6 1-1.6L2-1C1.4 1.6 1 5 1.2 8Z" /><path d="M1.2-2C-1.5-6-5-6-7.6-3.4-5-4-2-3.6 1.2-2-2-2-5 0-5.6 3-3.6.6-1.4-.8 1.2-2 3-.6 4.6 1 5 3.6 6.6 0 4.6-2.4 1.2-2 3.6-3.6 6-3.8 8-2.6 6.4-6.4 3-6.4 1.2-2Z" />`,
  TR: html`<path d="M3.6-6.600A7.2 7.2 0 1 0 3.6 6.6 5.8 5.8 0 1 1 3.6-6.600Z" /><path d="M5.5-3 6.3-.9l2.2.1-1.7 1.4.6 2.2-1.9-1.3-1.9 1.3.6-2.200L2.5-.8l2.2-.1Z" />`,
  SU: html`<path d="M0-7.8 2.1-2.4 7.8-2 3.4 1.7 4.8 7.3 0 4.2-4.8 7.3-3.4 1.7-7.8-2-2.1-2.400Z" />`,
};

/** @param {{power: string}} props */
export const EmblemShape = ({ power }) => html`<g class="ib-emblem">${EMBLEMS[power] ?? html`<circle r="6" />`}</g>`;

/** A flag on its pole. @param {{power: string}} props */
export const Flag = ({ power }) => html`<${Drawing} class=${`ib-flag is-${power}`} box="0 0 30 24">
  <path class="ib-pole" d="M3 1v22" /><path class="ib-cloth" d="M4 2.500q6-2 12 0t11 0v14q-5 2-11 0t-12 0Z" />
  <g transform="translate(15.5 9.6) scale(.72)"><${EmblemShape} power=${power} /></g>
<//>`;

/** An army: a shield with the emblem of its power. @param {{power: string}} props */
export const ArmyShape = ({ power }) => html`<g class=${`ib-army is-${power}`}>
  <path class="ib-shield" d="M-9-9.500Q0-12.5 9-9.500V1Q8 8 0 11.5-8 8-9 1Z" /><g transform="translate(0 -.8) scale(.74)"><${EmblemShape} power=${power} /></g>
</g>`;

/** @param {{power: string}} props */
export const Army = ({ power }) => html`<${Drawing} class="ib-army-icon" box="-11 -13 22 26"><${ArmyShape} power=${power} /><//>`;

const LATTICE = "M-2-11-6.5 8M2-11 6.5 8M-3-7H3M-4-2.500H4M-5.2 3H5.200M-3-7 4-2.500M3-7-4-2.500M-4-2.5 5.2 3M4-2.5-5.2 3M-8 8H8";

/** A derrick; a well that is for sale has none, only its sign. @param {{seat: number | null, spent?: boolean}} props */
export const DerrickShape = ({ seat, spent = false }) => html`<g class=${`ib-derrick ${seat === null ? "is-free" : `ib-seat-${seat}`} ${spent ? "is-spent" : ""}`}>
  <circle class="ib-lot" r="11" />
  <path class="ib-body" d="M-2-11H2L6.5 8h-13Z" /><path class="ib-strut" d=${LATTICE} /><path class="ib-cap" d="M-3.4-13.500h6.800v3.400h-6.800Z" />
</g>`;

/** An anchor, with what the port counts. @param {{bonus: number}} props */
export const PortShape = ({ bonus }) => html`<g class="ib-harbour">
  <circle class="ib-quay" r="9.5" />
  <path class="ib-anchor" d="M0-3.600V6M-3.2-.8h6.400M-5.8 2Q-5 6.4 0 6.6 5 6.4 5.8 2" /><circle class="ib-ring" cy="-5.4" r="1.8" />
  <g transform="translate(8.5 -8)"><circle class="ib-worth" r="6.6" /><text y="3.8" aria-hidden="true">${bonus}</text></g>
</g>`;

/** An executive: hat, face, coat. @param {{seat: number}} props */
export const ManShape = ({ seat }) => html`<g class=${`ib-man ib-seat-${seat}`}>
  <path class="ib-coat" d="M-6.5 9q0-7.5 4-8.800h5q4 1.3 4 8.800Z" /><circle class="ib-face" cy="-2.4" r="3.5" />
  <path class="ib-hat" d="M-6.2-4.400h12.400v-1.400H3.800q.2-4.7-3.8-4.700t-3.8 4.700h-2.400Z" />
</g>`;

/** @param {{seat: number, away?: boolean}} props */
export const Man = ({ seat, away = false }) => html`<${Drawing} class=${`ib-man-icon ${away ? "is-away" : ""}`} box="-8 -12 16 22"><${ManShape} seat=${seat} /><//>`;

export const BoatShape = () => html`<g class="ib-boat"><path d="M-11 2H11L7.5 8h-15Z" /><path class="ib-mast" d="M3 2v-7h3v7" /></g>`;

/** A cube of gas. @param {{black?: boolean, empty?: boolean}} props */
export const Cube = ({ black = false, empty = false }) => html`<${Drawing} class=${`ib-cube ${black ? "is-black" : ""} ${empty ? "is-empty" : ""}`} box="0 0 16 16">
  <rect x="1.5" y="1.5" width="13" height="13" rx="2.5" /><path d="M4.5 5h7" />
<//>`;

/** @type {Record<string, any>} */
const SIGNS = {
  lay_pipeline: html`<path d="M1 8h4v4H1ZM15 8h4v4h-4ZM5 8.700h10v2.600H5ZM8.7 6.600h2.600v6.800H8.700Z" />`,
  search_gas: html`<path d="M2 12h16l-2.6 4.600H4.600ZM9.2 2l5.4 8.600H9.200ZM8 4.600v6H4Z" />`,
  take_income: html`<path fill-rule="evenodd" d="M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm-.8 2.700h1.600v1.200c1.5.2 2.5 1 2.8 2.300l-1.8.4c-.2-.8-.8-1.2-1.8-1.2-1 0-1.6.4-1.6 1 0 .7.6.9 2 1.2 2 .4 3.3 1 3.3 2.7 0 1.4-1 2.4-2.9 2.600v1.300H9.200v-1.300c-1.8-.2-2.9-1.1-3.1-2.700l1.9-.3c.2 1 .9 1.5 2 1.5 1.1 0 1.8-.4 1.8-1.1 0-.8-.7-1-2.2-1.3-1.9-.4-3.1-1-3.1-2.6 0-1.3 1-2.3 2.7-2.500Z" />`,
  buy_influence: html`<path d="M4 2h1.800v16H4ZM6.6 3q3.5-1.6 6 0t5 0v7.500q-2.5 1.4-5 0t-6 0Z" />`,
  draw_cards: html`<path d="M3 6.5 9.5 4l5 12.200L8 18.700Z" opacity=".55" /><path d="M8.6 2.600h8.200v13H8.600Z" />`,
  play_card: html`<path d="M5 2h10v16H5Zm5 4.200L7.6 9.800h1.600V14h1.600V9.800h1.600Z" fill-rule="evenodd" />`,
  buy_well: html`<path d="M8.6 2h2.800l4.2 16h-2.200l-1-3.600H7.600L6.6 18H4.400Zm.2 5.6-.7 2.600h3.800l-.7-2.600Z" fill-rule="evenodd" />`,
  move_army: html`<path d="M3 4q4-2 8 0v6q-.5 4.5-4 6.500Q3.5 14.5 3 10ZM12.5 8.200h3V5.800L19 9.600l-3.5 3.800V11h-3Z" />`,
  pass: html`<path fill-rule="evenodd" d="M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm-1 3.500h2v4l3 2.4-1.2 1.600L9 10.500Z" />`,
  card: html`<path d="M4.5 2.500h11v15h-11Z" />`,
  pipe: html`<path d="M1 7h4v6H1ZM15 7h4v6h-4ZM5 8.500h10v3H5Z" />`,
  derrick: html`<path d="M8.6 2h2.800l4.2 16h-2.200l-1-3.600H7.600L6.6 18H4.400Zm.2 5.6-.7 2.600h3.800l-.7-2.600Z" fill-rule="evenodd" />`,
};

/** @param {{of: string}} props */
export const Icon = ({ of }) => html`<${Drawing} class=${`ib-icon is-${of}`} box="0 0 20 20">${SIGNS[of]}<//>`;
