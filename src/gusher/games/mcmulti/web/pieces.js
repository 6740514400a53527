/**
 * The pieces: rigs, wells, refineries, filling stations, barrels, dice. All drawn here, in SVG.
 * @module
 */
import { html } from "/static/vendor/preact.js";

/** A drawing that only decorates: its meaning is in the text beside it or in the label of what holds it. */
const Drawing = ({ class: name, box, children }) => html`<svg class=${name} viewBox=${box} aria-hidden="true" focusable="false">${children}</svg>`;

const PLANTS = {
  // A lattice derrick.
  rig: html`<path class="mc-line" d="M13.2 5 7 28M18.8 5 25 28M12.3 9.5h7.4M11 14.5h10M9.6 19.5h12.8M8.2 24.5h15.6M12.3 9.5l8.7 5M19.7 9.5l-8.7 5M11 14.5l11.4 5M21 14.5 9.6 19.5M9.6 19.5l14.2 5M22.4 19.5l-14.2 5" />
    <path class="mc-body" d="M12 2.5h8V6h-8ZM5 27h22v2.6H5Z" />`,
  // A nodding donkey over its well.
  well: html`<path class="mc-body" d="M3 27.2h26v2.6H3Z" /><path class="mc-line is-thick" d="M16 12 11 27.5M16 12l5 15.5" />
    <path class="mc-body mc-beam" d="M4.5 8.2 27.8 12l-.5 3.2L4 11.4Z" /><path class="mc-body" d="M2.4 6.8c3.6-.6 5.4 4.6 3 8.6l-3-.6Z" /><path class="mc-line" d="M4.2 14.5V27" />
    <path class="mc-oil" d="M25.6 16.5c3 4 3.6 5.4 3.6 6.9a3.6 3.6 0 0 1-7.2 0c0-1.5.6-2.9 3.6-6.9Z" />`,
  // Columns, a flare and a tank.
  refinery: html`<path class="mc-body" d="M4 10.5h4.6V28H4ZM10.6 6h4.2v22h-4.2Z" /><path class="mc-line" d="M4 15h10.8M4 20h10.8" />
    <path class="mc-tank" d="M17 19.2c0-2 12-2 12 0V28H17Z" /><path class="mc-line" d="M17 22.6h12M21 19v-8.4h3.4" /><path class="mc-flame" d="M25.6 3.2c.4 2 2.6 2.8 2.6 5.2a2.7 2.7 0 0 1-5.4 0c0-1.3.8-2 1.3-3 .5.4.8.9.9 1.5.5-1.1.8-2.3.6-3.7Z" />
    <path class="mc-body" d="M2.5 27.4h27v2.4h-27Z" />`,
  // A pump with its hose, under a roof.
  station: html`<path class="mc-roof" d="M2 3.5h28v5H2Z" /><path class="mc-body" d="M6 12.5c0-1.2.9-2 2-2h8c1.1 0 2 .8 2 2V28H6Z" /><path class="mc-glass" d="M8.5 13.2h7v5h-7Z" />
    <path class="mc-line is-thick" d="M18 20h3c1.4 0 2 .8 2 2v2.4c0 2.6 4 2.6 4 0V15l-3-3.4" /><path class="mc-body" d="M3.5 27.4h17v2.4h-17Z" />`,
};

/** @param {{of: string, class?: string}} props */
export const PlantIcon = ({ of, class: name = "" }) => html`<${Drawing} class=${`mc-plant mc-plant-${of} ${name}`} box="0 0 32 32">${PLANTS[of]}<//>`;

/** @param {{of: string}} props crude is a black drum with a drop, gasoline a red one with a flame */
export const Drum = ({ of }) => html`<${Drawing} class=${`mc-drum mc-drum-${of}`} box="0 0 20 24">
  <path class="mc-body" d="M3 4c0-3 14-3 14 0v16c0 3-14 3-14 0Z" /><path class="mc-band" d="M3 9c3 1.8 11 1.8 14 0M3 15.4c3 1.8 11 1.8 14 0" />
  ${of === "crude"
    ? html`<path class="mc-mark" d="M10 9.4c2 2.4 2.6 3.4 2.6 4.5a2.6 2.6 0 0 1-5.2 0c0-1.1.6-2.1 2.6-4.5Z" />`
    : html`<path class="mc-mark" d="M10.6 8.6c.3 2.2 2.5 2.9 2.5 5.3a3 3 0 0 1-6.2 0c0-1.5.9-2.2 1.4-3.3.5.5.8 1 .9 1.7.8-1.1 1.4-2.3 1.4-3.7Z" />`}
<//>`;

const PIPS = { 1: [[5, 5]], 2: [[2.5, 2.5], [7.5, 7.5]], 3: [[2.5, 2.5], [5, 5], [7.5, 7.5]], 4: [[2.5, 2.5], [7.5, 2.5], [2.5, 7.5], [7.5, 7.5]] };
PIPS[5] = [...PIPS[4], [5, 5]];
PIPS[6] = [...PIPS[4], [2.5, 5], [7.5, 5]];

/** @param {{value: number | null, colour: "red" | "black" | "plain", class?: string}} props null: not rolled */
export const Die = ({ value, colour, class: name = "" }) => html`<${Drawing} class=${`mc-die is-${colour} ${value ? "" : "is-blank"} ${name}`} box="0 0 10 10">
  <rect x=".4" y=".4" width="9.2" height="9.2" rx="1.8" />
  ${value && PIPS[value].map(([x, y]) => html`<circle cx=${x} cy=${y} r=".95" />`)}
<//>`;
