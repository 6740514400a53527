/**
 * Routes and the pipelines on them: those of several companies run side by side. Where a piece may be laid, its price is shown; pointing at
 * it shows the line that it could become part of.
 * @module
 */
import { html, useRef } from "/static/vendor/preact.js";
import { aside } from "./geometry.js";
import { Badge } from "./pieces.js";
import { acting, hinting, useTable } from "./spot.js";

const narrow = () => globalThis.matchMedia?.("(max-width: 1100px)").matches ?? false;

/** Pixels from the middle of one pipeline to the next on the same route. */
const GAP = 4.6;

/** @param {{mark: number}} props */
export function Lines({ mark }) {
  const { view, data, words } = useTable();
  const tapped = useRef(/** @type {string | null} */ (null));
  const at = (/** @type {string} */ id) => words.nodes.get(id).xy;
  return html`<g class="ib-lines">
    ${data.segments.map((/** @type {any} */ leg) => html`<path key=${leg.id} class="ib-route" d=${`M${at(leg.from).join(" ")}L${at(leg.to).join(" ")}`} />`)}
    <${Finished} mark=${mark} />
    ${data.segments.map((/** @type {any} */ leg, /** @type {number} */ index) => html`<${Pipes} key=${leg.id} leg=${leg} state=${view.segments[index]} mark=${mark} />`)}
    <${Outlook} mark=${mark} />
    ${data.segments.map((/** @type {any} */ leg, /** @type {number} */ index) => html`<${Leg} key=${leg.id} leg=${leg} state=${view.segments[index]} mark=${mark} tapped=${tapped} />`)}
  </g>`;
}

/** The lines that count for a player glow in his colour below his pieces. @param {{mark: number}} props */
function Finished({ mark }) {
  const { view, words, say } = useTable();
  return html`${view.players.flatMap((/** @type {any} */ player, /** @type {number} */ seat) =>
    player.routes.map((/** @type {any} */ route) => {
      const d = route.segments.map((/** @type {string} */ id) => {
        const { from, to } = words.segments.get(id);
        return `M${words.nodes.get(from).xy.join(" ")}L${words.nodes.get(to).xy.join(" ")}`;
      });
      const label = say("interbellum-board-route", { who: words.who(seat), well: words.node(route.well), port: words.node(route.port), pieces: route.segments.length });
      return html`<path key=${`${seat} ${route.well}`} class=${`ib-finished ib-seat-${seat}`} style=${{ "--mark": mark }} role="img" aria-label=${label} d=${d.join("")} />`;
    }))}`;
}

/** @param {{leg: any, state: any, mark: number}} props */
function Pipes({ leg, state, mark }) {
  const { words, moving, told } = useTable();
  const fresh = (/** @type {number} */ seat) => moving && told.some(({ name, values }) => name === "laid" && values.segment === leg.id && values.seat === seat);
  const [from, to] = [leg.from, leg.to].map((id) => words.nodes.get(id).xy);
  const count = state.pieces.length;
  return state.pieces.map((/** @type {number} */ seat, /** @type {number} */ index) => {
    const line = aside(from, to, (index - (count - 1) / 2) * GAP * mark);
    const d = `M${line.from.join(" ")}L${line.to.join(" ")}`;
    // Signs of neighbours stand one after another, not side by side.
    const along = 0.5 + (index - (count - 1) / 2) * 0.2;
    const sign = [0, 1].map((axis) => line.from[axis] + (line.to[axis] - line.from[axis]) * along);
    return html`<g key=${seat} class=${`ib-pipe ib-seat-${seat} ${fresh(seat) ? "is-new" : ""}`} aria-hidden="true" data-place=${`piece:${leg.id}:${seat}`}>
      <path class="ib-casing" d=${d} /><path class="ib-core" d=${d} pathLength="100" />
      <${Badge} seat=${seat} x=${sign[0]} y=${sign[1]} scale=${0.52 * mark} />
    </g>`;
  });
}

/** The line that the piece pointed at could become part of: what is there, what is lacking. @param {{mark: number}} props */
function Outlook({ mark }) {
  const { view, words, aimed, me } = useTable();
  const line = aimed ? view.prospects?.[aimed]?.line : null;
  if (!line || me === null) return null;
  const lacking = new Set(line.lacking);
  return html`<g class=${`ib-outlook ib-seat-${me}`} aria-hidden="true">
    ${line.segments.map((/** @type {string} */ id) => {
      const { from, to } = words.segments.get(id);
      const d = `M${words.nodes.get(from).xy.join(" ")}L${words.nodes.get(to).xy.join(" ")}`;
      return html`<g key=${id} class=${lacking.has(id) ? "is-lacking" : ""}><path class="ib-under" d=${d} /><path class="ib-way" d=${d} /></g>`;
    })}
    ${[line.well, line.port].map((id) => html`<circle key=${id} class="ib-goal" cx=${words.nodes.get(id).xy[0]} cy=${words.nodes.get(id).xy[1]} r=${14 * mark} />`)}
  </g>`;
}

/** A segment as something to choose. A finger points first and chooses with the second tap. @param {{leg: any, state: any, mark: number, tapped: {current: string | null}}} props */
function Leg({ leg, state, mark, tapped }) {
  const table = useTable();
  const { offers, whyNot, words, view, say, aim } = table;
  const action = offers.has(`remove ${leg.id}`) || (whyNot.has(`remove ${leg.id}`) && view.rule === "RemoveOrPay") ? `remove ${leg.id}` : `segment ${leg.id}`;
  const offered = offers.get(action);
  const reason = whyNot.get(action);
  if (!offered && (!reason || reason.reason === "no-own-piece")) return null;
  const [from, to] = [leg.from, leg.to].map((id) => words.nodes.get(id).xy);
  const price = -(offered?.effect.money ?? 0);
  const prospect = view.prospects?.[leg.id];
  const d = `M${from.join(" ")}L${to.join(" ")}`;
  // On a narrow screen the hint would cover the map; the desk says what matters.
  const shown = hinting(offered && narrow() ? { ...table, hint: () => {} } : table, offered ? { action } : { whyNot: reason });
  const show = () => { shown.onFocus(); aim(leg.id); };
  const hide = () => {
    shown.onBlur();
    // What a finger has pointed at stays so, until it points at something else.
    if (tapped.current !== leg.id) aim(null);
  };
  const choose = (/** @type {any} */ event) => {
    if (event?.pointerType === "touch" && tapped.current !== leg.id) {
      tapped.current = leg.id;
      show();
    } else table.choose(action);
  };
  const control = acting(() => choose(null));
  const over = { onMouseEnter: show, onFocus: show, onMouseLeave: hide, onBlur: hide };
  const label = [words.action(action, view), ...(offered && action.startsWith("segment") ? [say("interbellum-board-price", { price })] : [])].join(". ");
  const digits = action.startsWith("remove") ? "×" : `${price}`;
  if (!offered) return html`<g class="ib-leg is-refused" role="button" aria-disabled="true" aria-label=${label} tabindex="-1" data-action=${action} ...${over}><path class="ib-reach" d=${d} /></g>`;
  const good = prospect?.now > 0 ? "is-gain" : prospect?.now < 0 ? "is-loss" : prospect?.line ? "is-good" : "";
  const cheap = action.startsWith("segment") && !view.asking?.card && price < (view.modifiers.pipeline_base ?? 0) ? "is-cheap" : "";
  return html`<g class=${`ib-leg is-offer ${good} ${cheap}`} ...${control} onClick=${choose} tabindex="0" aria-label=${label} data-action=${action} ...${over}>
    <path class="ib-reach" d=${d} /><path class="ib-glow" d=${d} />
    <g transform=${`translate(${leg.mid.join(" ")}) scale(${mark})`}><circle class="ib-chip" r="7.5" /><text class="ib-cost" y="3.8" aria-hidden="true">${digits}</text></g>
  </g>`;
}
