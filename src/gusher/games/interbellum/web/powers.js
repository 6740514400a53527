/**
 * The five powers: who holds the flag, armies at home and outside, and the track with everybody's influence and what it brings.
 * @module
 */
import { html } from "/static/vendor/preact.js";
import { Legend } from "/static/board/legend.js";
import { SeatMark } from "/static/parts/seat.js";
import { Army, Flag, Icon, Man } from "./pieces.js";
import { Spot, useTable } from "./spot.js";

export function Powers() {
  const { view, say } = useTable();
  return html`<section class="ib-powers" data-part="powers" aria-label=${say("interbellum-board-powers")}>
    <${Signs} />
    ${view.powers.map((/** @type {any} */ power) => html`<${Power} key=${power.id} power=${power} />`)}
  </section>`;
}

/** How the tables are read. */
function Signs() {
  const { say, view, data } = useTable();
  const [first] = view.powers;
  /** @type {[any, string][]} */
  const lines = [
    [html`<${SeatMark} seat=${0} size=${13} /> <${SeatMark} seat=${1} size=${13} />`, say("interbellum-board-legend-marks", { end: data.influence.track_end })],
    ["2★", say("interbellum-board-legend-points")],
    ["−$", say("interbellum-board-legend-discount")],
    [html`+<${Icon} of="pipe" />`, say("interbellum-board-legend-extra")],
    ["+1: $2", say("interbellum-board-legend-next", { steps: data.influence.cheap_steps.join(", ") })],
    [html`<${Flag} power=${first.id} />`, say("interbellum-board-legend-flag")],
    ["0/6", say("interbellum-board-legend-armies")],
  ];
  return html`<p class="ib-signs"><span>${say("interbellum-board-powers")}</span><${Legend} title=${say("interbellum-board-legend")} lines=${lines} /></p>`;
}

/** @param {{power: any}} props */
function Power({ power }) {
  const table = useTable();
  const { view, words, say, offers, whyNot, me } = table;
  const action = `power ${power.id}`;
  const men = view.workers.filter((/** @type {any} */ worker) => worker.place === "power" && worker.at === power.id);
  const holder = power.flag === null ? say("interbellum-board-no-flag") : say("interbellum-board-flag", { who: words.who(power.flag) });
  const armies = say("interbellum-board-armies", { home: power.home, outside: power.outside });
  const asked = view.asking?.power === power.id;
  const name = words.name("power", power.id);
  const face = html`<header>
      <${Flag} power=${power.id} />
      <h3>${name}</h3>
      <span class=${`ib-holder ${power.flag === null ? "is-nobody" : `ib-seat-${power.flag}`}`} role="img" aria-label=${holder} title=${holder}>${power.flag === null ? "–" : html`<${SeatMark} seat=${power.flag} size=${13} />`}</span>
      <span class="ib-queue">${men.map((/** @type {any} */ worker, /** @type {number} */ index) => html`<${Man} key=${index} seat=${worker.seat} />`)}</span>
      ${me !== null && power.price !== null && html`<span class="ib-next" title=${say("interbellum-board-next-cube", { money: power.price })}>${say("interbellum-board-next", { money: power.price })}</span>`}
      <span class="ib-armies" role="img" aria-label=${armies} title=${armies}><${Army} power=${power.id} /><b>${power.outside}</b>/${power.outside + power.home}</span>
    </header>
    <${Track} power=${power} />`;
  const kind = `ib-power is-${power.id} ${asked ? "is-asked" : ""}`;
  if (offers.has(action) || whyNot.has(action)) return html`<${Spot} action=${action} class=${kind} label="">${face}<//>`;
  return html`<div class=${kind}>${face}</div>`;
}

/** Columns 0 to 10; each benefit stands where it grows. @param {{power: any}} props */
function Track({ power }) {
  const { data, words, say, view, me } = useTable();
  const { vp, discount, extra } = data.tracks[power.id];
  const end = data.influence.track_end;
  const columns = Array.from({ length: end + 1 }, (_, column) => column);
  const spoken = power.influence.map((/** @type {number} */ cubes, /** @type {number} */ seat) => say("interbellum-board-influence", { who: words.who(seat), cubes })).join(", ");
  const grows = (/** @type {number[]} */ row, /** @type {number} */ column) => column > 0 && row[column] !== row[column - 1];
  const mine = me === null ? -1 : Math.min(end, power.influence[me]);
  const steps = view.modifiers.influence_price === null || view.modifiers.influence_price === undefined ? data.influence.cheap_steps : [];
  const brings = mine > 0 ? say("interbellum-board-brings", { points: vp[mine], money: discount[mine], pieces: extra[mine] }) : "";
  return html`<div class="ib-track" title=${brings || undefined}>
    <span class="unseen">${spoken}. ${brings}</span>
    ${columns.map((column) => {
      const here = power.influence.flatMap((/** @type {number} */ cubes, /** @type {number} */ seat) => (cubes > 0 && Math.min(end, cubes) === column ? [seat] : []));
      return html`<span key=${column} aria-hidden="true" class=${`ib-step ${steps.includes(column) ? "is-cheap" : ""} ${column === mine && mine > 0 ? "is-mine" : ""} ${column ? "" : "is-head"}`}>
        <span class=${`ib-marks of-${here.length}`}>${here.length ? here.map((/** @type {number} */ seat) => html`<${SeatMark} key=${seat} seat=${seat} size=${11} />`) : html`<i>${column}${column === end ? "+" : ""}</i>`}</span>
        <span class="ib-vp">${column === 0 ? " " : grows(vp, column) ? vp[column] : ""}</span>
        <span class="ib-minus">${column === 0 ? "−$" : grows(discount, column) ? `−${discount[column]}` : ""}</span>
        <span class="ib-plus">${column === 0 ? html`+<${Icon} of="pipe" />` : grows(extra, column) ? `+${extra[column]}` : ""}</span>
      </span>`;
    })}
  </div>`;
}
