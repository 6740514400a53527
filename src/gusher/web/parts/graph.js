/** A career as a curve. */

import { html } from "../vendor/preact.js";
import { day, say } from "../texts.js";

/** @import {CurvePoint} from "../types.js" */

const WIDTH = 320;
const HEIGHT = 110;
const LEFT = 40;
const EDGE = 10;

/**
 * How somebody fared from game to game: his rating and what it may be, where he has one, else his points.
 *
 * @param {{curve: CurvePoint[], title: string, unit: string}} props
 */
export function Graph({ curve, title, unit }) {
  const rated = curve.filter((each) => each.strength !== null);
  const shown = rated.length > 1 ? rated : curve.filter((each) => each.points !== null);
  if (shown.length < 2) return null;
  const strengths = rated.length > 1;
  const middle = shown.map((each) => (strengths ? each.strength?.rating : each.points) ?? 0);
  const margin = shown.map((each) => (strengths ? each.strength?.error : 0) ?? 0);
  const low = Math.min(...middle.map((value, at) => value - margin[at]));
  const high = Math.max(...middle.map((value, at) => value + margin[at]));
  const x = (/** @type {number} */ at) => LEFT + ((WIDTH - LEFT - EDGE) * at) / (shown.length - 1);
  const y = (/** @type {number} */ value) => EDGE + (HEIGHT - 2 * EDGE) * (1 - (value - low) / Math.max(1, high - low));
  const path = (/** @type {number[]} */ values) => values.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`);
  const band = [...path(middle.map((value, at) => value + margin[at])), ...path(middle.map((value, at) => value - margin[at])).reverse()];
  const last = shown.length - 1;
  const told = { title, count: shown.length, first: middle[0], last: middle[last], low, high, unit };
  return html`<figure class="graph">
    <svg class="curve" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${say(strengths ? "page-graph-ratings" : "page-graph-points", plain(told))}>
      ${[low, high].map((value) => html`<g key=${value}><line class="curve-grid" x1=${LEFT} x2=${WIDTH - EDGE} y1=${y(value)} y2=${y(value)} />
        <text class="curve-scale" x=${LEFT - 4} y=${y(value) + 3.5} text-anchor="end">${value}</text></g>`)}
      ${strengths && html`<polygon class="curve-band" points=${band.join(" ")} />`}
      <polyline class="curve-line" points=${path(middle).join(" ")} />
      ${shown.map((each, at) => each.place === 1 && html`<circle key=${at} class="curve-won" cx=${x(at)} cy=${y(middle[at])} r="3"><title>${day(each.ended)}</title></circle>`)}
      <circle class="curve-end" cx=${x(last)} cy=${y(middle[last])} r="3.5" />
    </svg>
    <figcaption class="under">${say(strengths ? "page-graph-ratings-short" : "page-graph-points-short", { count: shown.length })}</figcaption>
  </figure>`;
}

/** Numbers without separators, as ratings are written. @param {Record<string, number | string>} values */
const plain = (values) => Object.fromEntries(Object.entries(values).map(([key, value]) => [key, key === "count" ? value : String(value)]));
