/** The winning chance over the moments of a game. It is also a slider: arrows go from one decision to the next. */

import { html } from "../vendor/preact.js";
import { percent, say } from "../texts.js";

/** @import {Review} from "../types.js" */

const WIDTH = 320;
const HEIGHT = 130;
const LEFT = 34;
const EDGE = 8;

/**
 * @param {{review: Review, count: number, here: number, who: string, onGo: (at: number) => void}} props
 */
export function Curve({ review, count, here, who, onGo }) {
  const { verdicts, mistakes } = review;
  // The moments before the first decision are the set-up, and nothing to be seen.
  const from = verdicts[0].moment;
  const x = (/** @type {number} */ moment) => LEFT + ((WIDTH - LEFT - EDGE) * Math.max(0, moment - from)) / Math.max(1, count - from);
  const y = (/** @type {number} */ chance) => EDGE + (HEIGHT - 2 * EDGE) * (1 - chance);
  const points = verdicts.map((each) => ({ moment: each.moment, chance: each.chance }));
  if (review.result !== null) points.push({ moment: count, chance: review.result });
  const line = points.map((each) => `${x(each.moment).toFixed(1)},${y(each.chance).toFixed(1)}`).join(" ");
  const place = Math.max(0, verdicts.findLastIndex((each) => each.moment <= here));
  const current = verdicts[place];
  const press = (/** @type {KeyboardEvent} */ event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const last = verdicts.length - 1;
    // Between two decisions, one step back leads to the one that was passed.
    const back = here > current.moment ? place : place - 1;
    const on = here < current.moment ? place : place + 1;
    /** @type {Record<string, number>} */
    const keys = { ArrowLeft: back, ArrowDown: back, ArrowRight: on, ArrowUp: on, Home: 0, End: last };
    if (!Object.hasOwn(keys, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    onGo(verdicts[Math.max(0, Math.min(last, keys[event.key]))].moment);
  };
  const point = (/** @type {MouseEvent} */ event) => {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const at = ((event.clientX - box.left) / box.width) * WIDTH;
    const near = verdicts.reduce((best, each) => (Math.abs(x(each.moment) - at) < Math.abs(x(best.moment) - at) ? each : best));
    onGo(near.moment);
  };
  return html`<svg class="curve" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="slider" tabindex="0" aria-label=${say("page-review-curve", { who })}
    aria-valuemin="1" aria-valuemax=${verdicts.length} aria-valuenow=${place + 1}
    aria-valuetext=${say("page-review-point", { at: current.moment, chance: percent(current.chance) })} onKeyDown=${press} onClick=${point}>
    ${[0, 0.5, 1].map((chance) => html`<g key=${chance}><line class="curve-grid" x1=${LEFT} x2=${WIDTH - EDGE} y1=${y(chance)} y2=${y(chance)} />
      <text class="curve-scale" x=${LEFT - 4} y=${y(chance) + 3.5} text-anchor="end">${percent(chance)}</text></g>`)}
    <line class="curve-here" x1=${x(here)} x2=${x(here)} y1=${EDGE - 4} y2=${HEIGHT - EDGE + 4} />
    <polyline class="curve-line" points=${line} />
    ${verdicts.filter((each) => mistakes.includes(each.moment)).map((each) => html`<path key=${each.moment} class="curve-mistake"
      d=${`M${x(each.moment).toFixed(1)} ${(y(each.chance) - 5).toFixed(1)}l5 5-5 5-5-5z`}><title>${say("page-review-point", { at: each.moment, chance: percent(each.chance) })}</title></path>`)}
    ${review.result !== null && html`<circle class="curve-end" cx=${x(count)} cy=${y(review.result)} r="3.5" />`}
  </svg>`;
}
