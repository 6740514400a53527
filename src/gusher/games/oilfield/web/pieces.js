/**
 * The wooden and paper pieces: cubes, barrels, workers, the players' shapes, coins, signs. All drawn here, in SVG.
 * @module
 */
import { html } from "/static/vendor/preact.js";

/** A drawing that only decorates: its meaning is in the text beside it or in the label of what holds it. */
const Drawing = ({ class: name, box, children }) =>
  html`<svg class=${name} viewBox=${box} aria-hidden="true" focusable="false">${children}</svg>`;

/** A player's sign differs by colour and by outline. */
const OUTLINES = {
  0: html`<circle cx="10" cy="10" r="7.6" />`,
  1: html`<rect x="3" y="3" width="14" height="14" rx="1" />`,
  2: html`<path d="M10 1.6 18.6 17H1.4Z" />`,
  3: html`<path d="M10 .8 19 10 10 19.2 1 10Z" />`,
  4: html`<path d="M5.2 2.2h9.6L19.4 10l-4.6 7.8H5.2L.6 10Z" />`,
  dummy: html`<path d="M3 3 17 17M17 3 3 17" class="oil-cross" />`,
  government: html`<path d="M2 8 10 2.4 18 8v1.6H2ZM4 11h2.4v5H4Zm4.8 0h2.4v5H8.8Zm4.8 0H16v5h-2.4ZM2 16.8h16V19H2Z" />`,
};

/** @param {{seat: number | "dummy" | "government", class?: string}} props */
export const Sign = ({ seat, class: name = "" }) => html`<${Drawing} class=${`oil-sign oil-seat-${seat} ${name}`} box="0 0 20 20">${OUTLINES[seat]}<//>`;

/** A cube, seen from above at an angle. @param {{kind: "oil" | "gas" | "grey" | "orange"}} props */
export const Cube = ({ kind }) => html`<${Drawing} class=${`oil-cube oil-cube-${kind}`} box="0 0 20 20">
  <path class="oil-top" d="M10 1.2 18.3 5.4 10 9.7 1.7 5.4Z" />
  <path class="oil-left" d="M1.7 5.4 10 9.7V18.8L1.7 14.5Z" />
  <path class="oil-right" d="M18.3 5.4 10 9.7V18.8l8.3-4.3Z" />
  <path class="oil-edge" d="M10 1.2 18.3 5.4V14.5L10 18.8 1.7 14.5V5.4ZM1.7 5.4 10 9.7 18.3 5.4M10 9.7V18.8" />
  ${kind === "gas" && html`<path class="oil-mark" d="M14.3 8.8c1.6 1.6 1.9 3.1.5 4.7-1.6-.2-1.9-1.9-.5-4.7Z" />`}
  ${kind === "oil" && html`<path class="oil-mark" d="M13.2 9.8l3.2-1.6v2.1l-3.2 1.6Z" />`}
<//>`;

/** A stored barrel; `null` is an empty slot. @param {{kind: "oil" | "gas" | null}} props */
export const Barrel = ({ kind }) => html`<${Drawing} class=${`oil-barrel ${kind ? `oil-barrel-${kind}` : "oil-barrel-none"}`} box="0 0 20 24">
  <path class="oil-body" d="M3.5 3.2C5.4 1.6 14.6 1.6 16.5 3.2 17.6 9 17.6 15 16.5 20.8 14.6 22.4 5.4 22.4 3.5 20.8 2.4 15 2.4 9 3.5 3.2Z" />
  ${kind && html`<path class="oil-band" d="M2.9 7.6c4.2 1.5 10 1.5 14.2 0M2.9 16.4c4.2 1.5 10 1.5 14.2 0" />`}
  ${kind === "oil" && html`<path class="oil-mark" d="M10 9.6c2 2.3 2.5 3.2 2.5 4.2a2.5 2.5 0 0 1-5 0c0-1 .5-1.9 2.5-4.2Z" />`}
  ${kind === "gas" && html`<path class="oil-mark" d="M10.5 9.2c.3 1.9 2.3 2.5 2.3 4.6A2.7 2.7 0 0 1 10 16.5a2.7 2.7 0 0 1-2.7-2.7c0-1.3.8-1.9 1.2-2.9.5.4.8.8.9 1.4.7-.9 1.1-1.9 1.1-3.1Z" />`}
<//>`;

/** A roughneck in his player's colour, with the player's shape on the chest. @param {{seat: number | "dummy"}} props */
export const Worker = ({ seat }) => html`<${Drawing} class=${`oil-worker oil-seat-${seat}`} box="0 0 32 36">
  <path class="oil-coat" d="M3 35c0-9 4-14 8.5-15.2h9C25 21 29 26 29 35Z" />
  <circle class="oil-face" cx="16" cy="13.5" r="6" />
  <path class="oil-coat" d="M8 12.5C8 6.5 11.5 3 16 3s8 3.5 8 9.5l3 1.3v1.7H5v-1.7Z" />
  <path class="oil-rim" d="M16 3v6M8 12.5h16" />
  <g class="oil-badge" transform="translate(10.5 22.5) scale(.55)">${OUTLINES[seat]}</g>
<//>`;

/** @param {{class?: string}} props */
export const Coin = ({ class: name = "" }) => html`<${Drawing} class=${`oil-coin ${name}`} box="0 0 20 20">
  <circle class="oil-disc" cx="10" cy="10" r="8.6" />
  <circle class="oil-ring" cx="10" cy="10" r="6.4" />
  <path class="oil-mark" d="M12.8 7.3c-.6-1-1.6-1.5-2.8-1.5-1.6 0-2.7.8-2.7 2 0 2.8 5.6 1.4 5.6 4.2 0 1.3-1.2 2.2-2.9 2.2-1.3 0-2.4-.6-3-1.6M10 4.4v11.2" />
<//>`;

/** Victory points: a lone star. */
export const Star = ({ class: name = "" }) => html`<${Drawing} class=${`oil-star ${name}`} box="0 0 20 20">
  <path d="M10 1.3l2.6 5.7 6.2.7-4.6 4.2 1.3 6.1L10 14.9 4.5 18l1.3-6.1L1.2 7.7l6.2-.7Z" />
<//>`;

export const Arrow = () => html`<${Drawing} class="oil-arrow" box="0 0 14 10"><path d="M0 3.7h7.5V.5L14 5 7.5 9.5V6.3H0Z" /><//>`;

/** The hat on tiles of the advanced game. */
export const Hat = ({ class: name = "" }) => html`<${Drawing} class=${`oil-hat ${name}`} box="0 0 24 16">
  <path d="M7 9.5C7.5 4 9 1.2 10.5 1.2c.8 0 .9.7 1.5.7s.7-.7 1.5-.7c1.5 0 3 2.8 3.5 8.3 2.5-.4 4.6-1.3 6-2.7.8 4.5-4.8 7.9-11 7.9S.2 11.3 1 6.8c1.4 1.4 3.5 2.3 6 2.7Z" />
<//>`;

/** The Supervisor's badge. */
export const Badge = () => html`<${Drawing} class="oil-badge-mark" box="0 0 20 20">
  <path d="M10 .8 12.2 3l3-.6.5 3 2.9 1.1-1.1 2.9 1.8 2.5-2.5 1.7v3.1l-3-.1-1.8 2.5L10 17.3 8 19.1l-1.8-2.5-3 .1v-3.1L.7 11.9l1.8-2.5-1.1-2.9 2.9-1.1.5-3 3 .6Z" />
  <path class="oil-inner" d="M10 5.2l1.3 3 3.3.3-2.5 2.2.8 3.2-2.9-1.7-2.9 1.7.8-3.2L5.4 8.5l3.3-.3Z" />
<//>`;

const ICONS = {
  lease: html`<path d="M5 2.5h10.5l3.5 3.5v15.5H5Z" class="oil-sheet" /><path d="M8 8h8M8 11.5h8M8 15h4" class="oil-line" /><circle cx="16" cy="17.5" r="2.6" /><path d="M14.6 19.5 14 23l2-1 2 1-.6-3.5Z" />`,
  build: html`<path d="M9.5 4 3.5 22M14.5 4l6 18M8.8 8h6.4M7.2 13h9.6M5.5 18h13M8.8 8l8 5M15.2 8l-8 5M7.2 13l11.3 5M16.8 13 5.5 18" class="oil-line" /><path d="M8.5 2h7v2.5h-7Z" />`,
  drill: html`<path d="M10.5 1.5h3V8h-3Z" /><path d="M7 8h10l-1 3.5H8Z" /><path d="M8.3 12.5h7.4L14.8 16H9.2ZM9.5 17h5l-.8 3h-3.4ZM10.6 21h2.8L12 24Z" />`,
  local: html`<path d="M3 3.5h18l1.5 5.5a2.7 2.7 0 0 1-5.2.2 2.7 2.7 0 0 1-5.3 0 2.7 2.7 0 0 1-5.3 0A2.7 2.7 0 0 1 1.5 9Z" /><path d="M4 13v8.5h16V13M8 21.5V15h4v6.5M14.5 15h3.5v3h-3.5Z" class="oil-line" />`,
  national: html`<path d="M3 6.5h9v8h9l1 4.5H2v-4h1Z" /><path d="M15.5 8.5h3v6h-3ZM14.5 6h5v2.5h-5ZM2 4h11v2.5H2Z" /><circle cx="6" cy="20.2" r="2.7" /><circle cx="12" cy="20.2" r="2.7" /><circle cx="18" cy="20.2" r="2.7" />`,
  first_player: html`<path d="M6.8 14C7.3 7.5 9 4.5 10.5 4.5c.8 0 .9.8 1.5.8s.7-.8 1.5-.8c1.5 0 3.2 3 3.7 9.5 2.5-.5 4.4-1.5 5.8-3 .8 5.2-4.8 8.7-11 8.7S.2 16.2 1 11c1.4 1.5 3.3 2.5 5.8 3Z" />`,
  subsidy: html`<path d="M8.5 2h7l-1.8 4.2h-3.4Z" /><path d="M10 7h4c4 2.5 6.5 6.5 6.5 10.2 0 3.3-2.6 4.8-8.5 4.8s-8.5-1.5-8.5-4.8C3.5 13.5 6 9.5 10 7Z" /><path d="M14.3 12.6c-.5-.8-1.3-1.1-2.3-1.1-1.3 0-2.3.6-2.3 1.6 0 2.3 4.7 1.2 4.7 3.5 0 1.1-1 1.8-2.4 1.8-1.1 0-2-.4-2.5-1.3M12 10.3v9.3" class="oil-cut" />`,
  invest: html`<path d="M2.5 20.5h19V22.5h-19ZM4 14h3.5v5.5H4ZM10.2 10.5h3.6v9h-3.6ZM16.5 6H20v13.5h-3.5Z" /><path d="M3.5 10 9 5.5l3 2L19 1.5M14.8 1.5H19v4" class="oil-line" />`,
};

/** The sign of an action. @param {{of: string, class?: string}} props */
export const Icon = ({ of, class: name = "" }) => html`<${Drawing} class=${`oil-icon ${name}`} box="0 0 24 24">${ICONS[of]}<//>`;

export const Bag = () => html`<${Drawing} class="oil-bag" box="0 0 24 24">
  <path d="M8 2.5c2.5 1.3 5.5 1.3 8 0l-1.3 4.2H9.3Z" /><path d="M9 7.5h6c4 2.6 6.3 6 6.3 9.8 0 3.2-2.5 4.7-9.3 4.7s-9.3-1.5-9.3-4.7C2.7 13.5 5 10.1 9 7.5Z" />
  <path class="oil-cut" d="M8 7.3h8" />
<//>`;

export const Seal = () => html`<${Drawing} class="oil-seal" box="0 0 20 20"><circle cx="10" cy="10" r="8" /><path class="oil-cut" d="M6 10.3 9 13l5-6" /><//>`;
