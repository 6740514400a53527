/**
 * What can be built: a silhouette for each kind of tower and extension.
 * @module
 */
import { html } from "/static/vendor/preact.js";

/**
 * A lattice derrick as the path of its strokes: two legs, girts, crossed braces.
 * @param {number} x middle @param {number} top @param {number} foot half width at the ground @param {number} head half width at the top @param {number} panels
 */
function lattice(x, top, foot, head, panels, ground = 70) {
  const half = (y) => head + ((foot - head) * (y - top)) / (ground - top);
  const strokes = [`M${x - head} ${top}L${x - foot} ${ground}M${x + head} ${top}L${x + foot} ${ground}`];
  for (let panel = 0; panel < panels; panel += 1) {
    const upper = top + ((ground - top) * panel) / panels;
    const lower = top + ((ground - top) * (panel + 1)) / panels;
    const [a, b] = [half(upper), half(lower)];
    strokes.push(`M${x - a} ${upper}H${x + a}M${x - a} ${upper}L${x + b} ${lower}M${x + a} ${upper}L${x - b} ${lower}`);
  }
  return strokes.join("");
}

const crown = (x, top, width = 8) => `M${x - width / 2} ${top - 3}h${width}v3h-${width}Z`;

const Derrick = ({ x, top, foot, head, panels, ground = 70 }) => html`
  <path class="oil-strut" d=${lattice(x, top, foot, head, panels, ground)} />
  <path class="oil-iron" d=${crown(x, top, head * 2 + 4)} />
`;

const SILHOUETTES = {
  small_tower: html`<${Derrick} x=${24} top=${36} foot=${11} head=${3} panels=${3} /><path class="oil-iron" d="M10 69h28v3H10Z" />`,
  medium_tower: html`<${Derrick} x=${24} top=${9} foot=${13} head=${3} panels=${5} /><path class="oil-iron" d="M8 69h32v3H8Z" /><path class="oil-iron" d="M23.3 0h1.4v7h-1.4Z" /><path class="oil-flag" d="M24.7.5l8 2.3-8 2.7Z" />`,
  mixed_tower: html`<${Derrick} x=${16} top=${20} foot=${11} head=${3} panels=${4} />
    <circle class="oil-gas" cx="37" cy="56" r="9" /><path class="oil-strut" d="M30 59l-2 11M44 59l2 11M28.5 55c5 3 12 3 17 0M26 62h3" /><path class="oil-iron" d="M2 69h45v3H2Z" />`,
  small_local_tower: html`<path class="oil-strut oil-thick" d="M14 70 22 42 30 70M17 60h10M4 70V58" />
    <path class="oil-iron" d="M5 44.5 38 35.5l1 3.6L6 48Z" /><path class="oil-iron" d="M36 32.5c6 0 8.5 5 7.5 13l-3.5.3c-.5-5-1.5-7-4-8Z" /><path class="oil-iron" d="M2 46h8v10H2Z" /><path class="oil-strut" d="M41.7 46v24" />
    <path class="oil-iron" d="M1 69h46v3H1Z" />
    <circle class="oil-coin-disc" cx="24" cy="22" r="8.5" /><path class="oil-coin-mark" d="M27 19.3c-.6-1-1.7-1.5-3-1.5-1.7 0-2.9.8-2.9 2 0 2.9 6 1.5 6 4.4 0 1.4-1.3 2.2-3.1 2.2-1.4 0-2.6-.6-3.2-1.7M24 16.2v11.6" /><path class="oil-strut" d="M24 30.5V42" />`,
  medium_local_tower: html`<${Derrick} x=${16} top=${9} foot=${12} head=${3} panels=${5} />
    <path class="oil-iron" d="M29 58h17v12H29Z" /><path class="oil-awning" d="M27.5 50h20l1 6.5a3 3 0 0 1-5.5.5 3 3 0 0 1-5.5 0 3 3 0 0 1-5.5 0 3 3 0 0 1-5.5-.5Z" />
    <path class="oil-iron" d="M2 69h45v3H2Z" />
    <circle class="oil-coin-disc" cx="37.5" cy="38" r="7.5" /><path class="oil-coin-mark" d="M40.1 35.7c-.5-.9-1.5-1.3-2.6-1.3-1.5 0-2.5.7-2.5 1.7 0 2.5 5.2 1.3 5.2 3.9 0 1.2-1.1 1.9-2.7 1.9-1.2 0-2.3-.5-2.8-1.5M37.5 33v10.2" />`,
  small_national_tower: html`<${Derrick} x=${24} top=${28} foot=${10} head=${3} panels=${3} ground=${62} />
    <path class="oil-lone-star" d="M24 1l3.3 7.3 8 .8-6 5.3 1.8 7.8L24 18.1l-7.1 4.1 1.8-7.8-6-5.3 8-.8Z" />
    <path class="oil-iron" d="M3 58h16v7H3ZM29 58h16v7H29Z" /><circle class="oil-iron" cx="8" cy="67" r="3" /><circle class="oil-iron" cx="15" cy="67" r="3" /><circle class="oil-iron" cx="33" cy="67" r="3" /><circle class="oil-iron" cx="40" cy="67" r="3" />
    <path class="oil-iron" d="M0 70h48v2H0Z" />`,
  government_tower: html`<${Derrick} x=${24} top=${8} foot=${9} head=${3} panels=${4} ground=${44} />
    <path class="oil-iron" d="M4 51 24 41l20 10v3H4Z" /><path class="oil-iron" d="M7 55h4v12H7ZM15.5 55h4v12h-4ZM28.5 55h4v12h-4ZM37 55h4v12h-4ZM2 68h44v4H2Z" />`,
  storage_extension: html`<path class="oil-iron" d="M2 40 13 33l11 7v30H2ZM25 40l11-7 11 7v30H25Z" /><path class="oil-shine" d="M5.5 44v22M28.5 44v22" /><path class="oil-cut" d="M2 50h22M2 60h22M25 50h22M25 60h22" />`,
  gas_refinery_extension: html`<path class="oil-iron" d="M4 28c0-4 9-4 9 0v42H4ZM18 38c0-4 10-4 10 0v32H18ZM36 30h4v40h-4Z" /><path class="oil-cut" d="M4 38h9M4 50h9M18 48h10M18 58h10" /><path class="oil-strut" d="M13 44h5M28 54h8" />
    <path class="oil-gas" d="M38.5 8c1 6 6.5 8.5 6.5 14.5 0 4-3 6.5-7 6.5s-7-2.5-7-6.5c0-4 2.5-6 3.5-9 1.5 1 2.2 2.5 2.5 4 1.2-2.5 1.8-5.5 1.5-9.5Z" /><path class="oil-iron" d="M1 69h46v3H1Z" />`,
};

/** @param {{tile: string, unpaid?: boolean}} props */
export const Silhouette = ({ tile, unpaid = false }) => html`<svg class=${`oil-tower oil-tower-${tile}`} viewBox="0 0 48 72" preserveAspectRatio="xMidYMax meet" aria-hidden="true" focusable="false">
  ${SILHOUETTES[tile]}
  ${unpaid && html`<circle class="oil-fee-disc" cx="38" cy="30" r="8" /><path class="oil-fee-mark" d="M41 27.4c-.6-1-1.7-1.5-3-1.5-1.7 0-2.9.8-2.9 2 0 2.9 6 1.5 6 4.4 0 1.4-1.3 2.2-3.1 2.2-1.4 0-2.6-.6-3.2-1.7M38 24.4v11.5" />`}
</svg>`;
