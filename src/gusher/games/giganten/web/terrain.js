/**
 * The land: plains, hills and mountains, drawn once. Every cell is a little different, and always the same.
 * @module
 */
import { html } from "/static/vendor/preact.js";
import { CELL, COLUMNS, midX, midY, ROWS } from "./geometry.js";

const NAMES = { 1: "plain", 2: "hill", 3: "mountain" };

/** A number from 0 to 1 that belongs to a cell. @param {number} row @param {number} column @param {number} salt */
function chance(row, column, salt) {
  const mixed = Math.sin(row * 127.1 + column * 311.7 + salt * 74.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}

/** Grass, here and there. */
const Plain = ({ row, column }) =>
  chance(row, column, 1) < 0.55 &&
  html`<path class="gig-grass" transform=${`translate(${(chance(row, column, 2) - 0.5) * 22} ${(chance(row, column, 3) - 0.5) * 22})`}
    d=${chance(row, column, 4) < 0.5 ? "M-4 2q1-4 0-6M-1 2v-5M2 2q0-3 2-5" : "M-3 1.5q1-2.6.4-4.4M0 1.5V-2"} />`;

const Hill = () => html`<path class="gig-mound is-far" d="M-19 12C-15 0-8-7 0-6S14 2 19 12Z" /><path class="gig-mound" d="M-18 14C-14 5-9 1-4 2S6 8 8 14Z" />
  <path class="gig-mound" d="M-4 14C0 4 7 0 12 3s6 7 7 11Z" /><path class="gig-fold" d="M-10 8q3-3 6-1M5 8q4-4 8-1" />`;

const Mountain = ({ row, column }) => {
  const flip = chance(row, column, 5) < 0.5 ? -1 : 1;
  return html`<g transform=${`scale(${flip} 1)`}>
    <path class="gig-rock is-far" d="M-19 15-7-7-1 2 5-4 19 15Z" />
    <path class="gig-rock" d="M-14 15 3-16 19 15Z" /><path class="gig-rock is-lit" d="M3-16-14 15h9L-1 2l3 4Z" />
    <path class="gig-snow" d="M3-16-3.4-4.4-.4-6.4 2-3l2.6-3.2L8.6-5Z" />
  </g>`;
};

const LAND = { 1: Plain, 2: Hill, 3: Mountain };

/** @param {{terrain: string[]}} props */
export function Terrain({ terrain }) {
  const cells = terrain.flatMap((digits, at) => [...digits].map((digit, index) => ({ digit, row: at + 1, column: index + 1 })));
  return html`<g class="gig-terrain" aria-hidden="true">
    <rect class="gig-ground" x="0" y="0" width=${COLUMNS * CELL} height=${ROWS * CELL} />
    <rect class="gig-depot" x="0" y="0" width=${CELL} height=${ROWS * CELL} />
    ${cells.filter(({ digit }) => digit !== "1").map(({ digit, row, column }) => html`<rect key=${`${row} ${column}`} class=${`gig-land is-${NAMES[digit]}`}
      x=${(column - 1) * CELL} y=${(row - 1) * CELL} width=${CELL} height=${CELL} rx="5" />`)}
    <path class="gig-grid" d=${[
      ...Array.from({ length: COLUMNS + 1 }, (_, line) => `M${line * CELL} 0V${ROWS * CELL}`),
      ...Array.from({ length: ROWS + 1 }, (_, line) => `M0 ${line * CELL}H${COLUMNS * CELL}`),
    ].join("")} />
    ${cells.map(({ digit, row, column }) => html`<g key=${`${row} ${column}`} transform=${`translate(${midX(column)} ${midY(row)})`}>
      <${LAND[digit]} row=${row} column=${column} />
    </g>`)}
    ${Array.from({ length: COLUMNS }, (_, index) => html`<text key=${index} class="gig-number" x=${midX(index + 1)} y="-5">${index + 1}</text>`)}
    ${Array.from({ length: ROWS }, (_, index) => html`<text key=${index} class="gig-number" x="-11" y=${midY(index + 1) + 4}>${index + 1}</text>`)}
  </g>`;
}
