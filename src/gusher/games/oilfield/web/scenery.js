/**
 * The land behind the towers, one horizon for each field: a town, hills, a desert.
 * @module
 */
import { html } from "/static/vendor/preact.js";

const RAYS = Array.from({ length: 12 }, (_, ray) => {
  const [from, to] = [ray * 15, ray * 15 + 7.5].map((angle) => (angle * Math.PI) / 180);
  const point = (angle) => `${(100 - 130 * Math.cos(angle)).toFixed(1)} ${(100 - 130 * Math.sin(angle)).toFixed(1)}`;
  return `M100 100L${point(from)} ${point(to)}Z`;
}).join("");

const HORIZONS = {
  dallas: html`<path class="oil-far" d="M0 60V44h10V34h8v-8h6v8h5v-14l4-6 4 6v20h9V30h14v10h6V24h4v-8h8v8h4v22h10V36h12v8h6V28l7-7 7 7v18h10V38h12v10h10v12Z" />
    <path class="oil-near" d="M0 60V52h20v-4h16v5h24v-6h18v6h30v-5h22v5h16v-7h14v14Z" />`,
  austin: html`<path class="oil-far" d="M0 60V40C20 26 34 26 52 38c4-1 6-2 8-3v-5h2c0-8 4-12 8-13v-5h2v5c4 1 8 5 8 13h2v5c8 4 14 4 22-2 16-10 34-8 56 8V60Z" />
    <path class="oil-near" d="M0 60V50c24-8 44-6 62 0 26-8 54-8 98-2V60Z" />`,
  pecos: html`<path class="oil-far" d="M0 60V42h12l4-14h26l5 14h14l3-6h8l3 6h24l5-18h30l6 18h20V60Z" />
    <path class="oil-near" d="M0 60V52c30-4 50-2 80 0s54 0 80-3V60Z" /><path class="oil-near" d="M24 54V38c0-3 4-3 4 0v4h3v-5c0-3 3-3 3 0v8h-6v9ZM128 54V42c0-2.5 3.5-2.5 3.5 0v2h2.5v-4c0-2.5 3-2.5 3 0v7h-5.5v7Z" />`,
};

/** @param {{field: string}} props */
export const Horizon = ({ field }) => html`
  <svg class="oil-dawn" viewBox="0 0 200 100" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false"><path d=${RAYS} /><circle cx="100" cy="100" r="34" /></svg>
  <svg class="oil-horizon" viewBox="0 0 160 60" preserveAspectRatio="none" aria-hidden="true" focusable="false">${HORIZONS[field]}</svg>
`;

/** The rising sun of the period. */
export const Sunburst = () => html`<svg class="oil-sunburst" viewBox="0 0 200 100" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
  <path d=${RAYS} /><circle cx="100" cy="100" r="26" />
</svg>`;
