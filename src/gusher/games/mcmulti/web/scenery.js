/**
 * The land on which the companies stand, one for each quarter of the map: hills, a coast, dunes, a river. And the sky over the economy.
 * @module
 */
import { html } from "/static/vendor/preact.js";

/** By quadrant: north-west, north-east, south-east, south-west. */
const LANDS = [
  html`<path class="mc-far" d="M0 0h120v30C104 22 96 40 78 34S52 12 34 24 10 38 0 30Z" /><path class="mc-far is-near" d="M0 0h66c-6 16-18 8-30 16S14 26 0 18Z" />
    <path class="mc-contour" d="M0 46c18-6 26 6 44 0s28-16 76-6M0 58c22-6 30 4 50-2s34-12 70-6M22 8c6-4 12-4 18 0M18 13c8-5 18-5 26 0" />`,
  html`<path class="mc-water" d="M120 0v70c-10-2-8-16-18-22s-18-2-22-14 6-12 2-22 2-8 2-12Z" /><path class="mc-shore" d="M120 70c-10-2-8-16-18-22s-18-2-22-14 6-12 2-22 2-8 2-12" />
    <path class="mc-wave" d="M100 14c3-2 5-2 8 0s5 2 8 0M98 28c3-2 5-2 8 0s5 2 8 0M106 44c3-2 5-2 8 0" />
    <path class="mc-contour" d="M0 22c18-8 34 4 52-2M0 88c26-10 40 6 66-2s34-2 54 4" />`,
  html`<path class="mc-water" d="M0 78c16 2 22-10 38-8s20 16 38 14 20-14 44-12v10c-22-2-26 12-46 14S50 82 36 80 14 90 0 88Z" />
    <path class="mc-wave" d="M30 75c3-1 5-1 8 1M84 83c3-2 5-3 8-3" /><path class="mc-contour" d="M0 24c22-8 36 6 58 0s34-10 62-2M40 108c20-6 44-4 80-2" />`,
  html`<path class="mc-far is-near" d="M0 120V92c14-12 26-10 38 0 10-10 22-8 32 2 14-10 32-10 50 2v24Z" /><path class="mc-far" d="M0 26c20-12 36-8 50 2-20-2-34 2-50 8ZM64 44c18-12 36-10 56 0-22-2-38 0-56 8Z" />
    <path class="mc-contour" d="M0 66c24-8 40 6 64 0s34-6 56-2M20 104c6-4 12-4 18 0M74 106c8-5 18-5 26 0" />`,
];
/** Where bushes and rocks lie; the same everywhere, and turned with the quadrant. */
const TUFTS = [[14, 72], [52, 98], [96, 62], [70, 16], [108, 104], [34, 40]];

/** @param {{number: number}} props */
export const Land = ({ number }) => html`<svg class="mc-land" viewBox="0 0 120 120" preserveAspectRatio="none" aria-hidden="true" focusable="false">
  ${LANDS[number]}
  <path class="mc-road" d="M0 60h120M60 0v120" /><path class="mc-road-mark" d="M0 60h120M60 0v120" />
  ${TUFTS.map(([x, y]) => html`<path key=${x} class="mc-tuft" d=${`M${x} ${y}q-2-4-3-1.4M${x} ${y}q0-5 .8-2.4M${x} ${y}q2-4 3-1`} />`)}
</svg>`;

const POINTS = 16;

/**
 * The round of the economy: a ring that is gold where business booms and blue where it is bad, and a needle to the card in force.
 * @param {{cards: Record<string, number[]>, current: string}} props where the cards lie, in percent
 */
export function Wheel({ cards, current }) {
  const [x, y] = cards[current];
  const along = (/** @type {number} */ part) => `${(50 + (x - 50) * part).toFixed(1)} ${(51 + (y - 51) * part).toFixed(1)}`;
  const arcs = Array.from({ length: POINTS }, (_, step) => {
    const at = (/** @type {number} */ part) => ((part / POINTS) * 2 - 0.5) * Math.PI;
    const point = (/** @type {number} */ part) => `${(50 + 34 * Math.cos(at(part))).toFixed(2)} ${(51 + 44 * Math.sin(at(part))).toFixed(2)}`;
    const heat = Math.round(50 + 50 * Math.cos(at(step + 0.5) + Math.PI / 2));
    return html`<path key=${step} class="mc-arc" style=${{ "--heat": `${heat}%` }} d=${`M${point(step)}A34 44 0 0 1 ${point(step + 1.04)}`} />`;
  });
  return html`<svg class="mc-rim" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <ellipse class="mc-dial" cx="50" cy="51" rx="34" ry="44" />${arcs}<ellipse class="is-inner" cx="50" cy="51" rx="29.5" ry="38.5" />
    <path class="mc-needle" d=${`M${along(0.5)} ${along(0.8)}`} />
  </svg>`;
}
