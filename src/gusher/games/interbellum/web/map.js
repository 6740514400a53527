/**
 * The map: seas, areas by the power that holds them, armies; lines and places lie on top. It can be moved and magnified.
 * @module
 */
import { html, useEffect, useMemo, useRef } from "/static/vendor/preact.js";
import { useZoom } from "/static/board/zoom.js";
import { nameSpot, outlines } from "./geometry.js";
import { Lines } from "./lines.js";
import { ArmyShape, Badge } from "./pieces.js";
import { Boats, Places } from "./places.js";
import { Hatches, Sheet } from "./sheet.js";
import { Spot, useTable } from "./spot.js";

/** Areas that are too full for a name, unless one looks closely. */
const SMALL = new Set(["KHU", "KUW", "MOS"]);

/** The least pixels to a unit at which one reads the map well. */
const READABLE = 0.72;

export function Map() {
  const { view, data, say, me, offers } = useTable();
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const asked = useAsked();
  const zoom = useZoom(frame, data.canvas, ({ width }) => asked.wanted(width));
  const paths = useMemo(() => outlines(data.areas, data.canvas), [data]);
  const sheet = useMemo(() => html`<${Sheet} paths=${paths} />`, [paths, say("interbellum-board-map")]);
  useQuestion(zoom, asked);
  const mark = Math.max(zoom.unit, 0.72);
  const [first = ""] = offers.keys();
  const far = zoom.unit > 1.7 ? "is-far" : zoom.unit < 0.85 ? "is-near" : "";
  return html`<section class="ib-map" data-part="map" aria-label=${say("interbellum-board-map")}>
    <div class=${`ib-frame ${zoom.whole ? "is-whole" : ""}`} ref=${frame} tabindex="0" role="group" aria-label=${say("interbellum-board-map-keys")} ...${own(zoom.handlers)}>
      ${zoom.width > 0 && html`<svg class=${`ib-drawing ${far} asks-${first.split(" ")[0] || "nothing"}`} viewBox=${zoom.viewBox} preserveAspectRatio="xMidYMid meet" style=${{ "--unit": zoom.unit, "--mark": mark }}>
        <${Hatches} unit=${mark} />
        ${sheet}
        ${data.areas.map((/** @type {any} */ area, /** @type {number} */ at) => html`<${Area} key=${area.id} area=${area} path=${paths.get(area.id)} state=${view.areas[at]} />`)}
        ${data.sea_links.map(({ a, b, line }) => html`<path key=${a + b} class="ib-sea-link" d=${`M${line[0].join(" ")}L${line[1].join(" ")}`} />`)}
        ${data.areas.map((/** @type {any} */ area) => html`<${Label} key=${area.id} area=${area} />`)}
        <${Lines} mark=${mark} />
        <${Boats} mark=${mark} />
        ${data.areas.map((/** @type {any} */ area, /** @type {number} */ at) => html`<${Garrison} key=${area.id} area=${area} state=${view.areas[at]} mark=${mark} />`)}
        <${Places} mark=${mark} me=${me} />
      </svg>`}
    </div>
    <div class="ib-zoom">
      <button type="button" aria-label=${say("interbellum-board-nearer")} title=${say("interbellum-board-nearer")} disabled=${zoom.most} onClick=${() => zoom.by(1.5)}>+</button>
      <button type="button" aria-label=${say("interbellum-board-farther")} title=${say("interbellum-board-farther")} disabled=${zoom.whole} onClick=${() => zoom.by(1 / 1.5)}>−</button>
      <button type="button" aria-label=${say("interbellum-board-whole")} title=${say("interbellum-board-whole")} disabled=${zoom.whole} onClick=${zoom.fit}>⤢</button>
    </div>
  </section>`;
}

/** Keys move the map only while the map itself has the focus, not something on it. @param {Record<string, any>} handlers */
function own(handlers) {
  return { ...handlers, onKeyDown: (/** @type {KeyboardEvent} */ event) => event.target === event.currentTarget && handlers.onKeyDown(event) };
}

/** What a new question is about comes into sight, where the whole map is too small to read. */
function useAsked() {
  const { view, data, offers, me } = useTable();
  const actions = [...offers.keys()];
  const verb = actions[0]?.split(" ")[0] ?? "";
  const points = () => {
    const named = new Set(actions.map((action) => action.split(" ")[1]));
    const mine = me === null ? [] : data.wells.filter((/** @type {any} */ well, /** @type {number} */ at) => view.wells[at].owner === me).map((/** @type {any} */ well) => well.xy);
    const areas = data.areas.filter((/** @type {any} */ area) => named.has(area.id)).map((/** @type {any} */ area) => area.centre);
    const wells = data.wells.filter((/** @type {any} */ well) => named.has(well.id)).map((/** @type {any} */ well) => well.xy);
    const found = verb === "to" || verb === "army" ? areas : verb === "well" ? wells : mine;
    return found.length ? found : [[640, 330]];
  };
  return {
    question: `${view.round} ${view.rule} ${view.asking?.power} ${verb} ${actions.length > 0}`,
    /** @param {number} width */
    wanted: (width) => (width / data.canvas.width >= READABLE ? null : { points: points(), least: READABLE }),
  };
}

/** A new question moves the map; the first one finds it in place. @param {import("/static/board/zoom.js").Zoom} zoom @param {ReturnType<typeof useAsked>} asked */
function useQuestion(zoom, { question, wanted }) {
  const begun = useRef(false);
  useEffect(() => {
    const aim = begun.current ? wanted(zoom.width) : null;
    if (aim) zoom.show(aim.points, aim.least);
    begun.current = zoom.width > 0;
  }, [question, zoom.width]);
}

/** @param {import("./spot.js").Table} table @param {any} area @param {any} state */
function nameOf({ words, view, say, data }, area, state) {
  const name = words.name("area", area.id);
  if (!state.power) return say("interbellum-board-area-free", { area: name });
  const power = words.name("power", state.power);
  const at = data.powers.findIndex((/** @type {any} */ each) => each.id === state.power);
  return state.home ? say("interbellum-board-area-home", { area: name, power, armies: view.powers[at].home }) : say("interbellum-board-area-held", { area: name, power });
}

/** @param {{area: any, path: string | undefined, state: any}} props */
function Area({ area, path, state }) {
  const table = useTable();
  const { offers, whyNot, words, view } = table;
  const about = nameOf(table, area, state);
  const [to, army] = [`to ${area.id}`, `army ${area.id}`];
  const action = offers.has(to) ? to : offers.has(army) ? army : state.army && whyNot.has(army) ? army : whyNot.has(to) ? to : army;
  const active = offers.has(action) || whyNot.has(action);
  const votes = view.players.flatMap((/** @type {any} */ player, /** @type {number} */ seat) => (player.vote === area.id ? [seat] : []));
  const kind = `ib-area ${state.power ? `is-${state.power}` : "is-free"} ${state.home ? "is-home" : ""}`;
  const face = html`<title>${about}</title><path class="ib-land" d=${path} />${state.power && html`<path class="ib-hatch" d=${path} fill=${`url(#ib-hatch-${state.power})`} />`}
    <path class="ib-edge" d=${path} />
    ${votes.map((/** @type {number} */ seat, /** @type {number} */ index) => html`<${Badge} key=${seat} seat=${seat} x=${area.army_spot[0] + index * 16} y=${area.army_spot[1] - 22} scale=${1.1} />`)}`;
  if (!active) return html`<g class=${kind} role="img" aria-label=${about} data-place=${`area:${area.id}`}>${face}</g>`;
  return html`<${Spot} as="g" action=${action} skipped class=${kind} label=${`${words.action(action, view)}. ${about}`} data-place=${`area:${area.id}`}>${face}<//>`;
}

/** @param {{area: any}} props */
function Label({ area }) {
  const { say, offers } = useTable();
  const asked = offers.has(`to ${area.id}`) || offers.has(`army ${area.id}`) ? "is-asked" : "";
  const lines = say(`interbellum-board-short-${area.id}`).split(" | ");
  const [x, y] = nameSpot(area);
  return html`<text class=${`ib-name ${area.kind === "home" ? "is-home" : SMALL.has(area.id) ? "is-small" : ""} ${asked}`} aria-hidden="true" x=${x} y=${y}>
    ${lines.map((line, index) => html`<tspan key=${index} x=${x} dy=${index ? "1.05em" : "0"}>${line}</tspan>`)}
  </text>`;
}

/** The army that stands in an area; in a home area, how many are there. @param {{area: any, state: any, mark: number}} props */
function Garrison({ area, state, mark }) {
  const { view, data } = useTable();
  if (!state.power) return null;
  const at = data.powers.findIndex((/** @type {any} */ each) => each.id === state.power);
  const [x, y] = area.army_spot;
  // Two home areas share one base; its armies are drawn in the first.
  const first = data.powers[at].home[0] === area.id;
  if (state.home && !first) return html`<g class="ib-base is-second" aria-hidden="true" transform=${`translate(${x} ${y}) scale(${mark})`}><${ArmyShape} power=${state.power} /></g>`;
  return html`<g class=${state.home ? "ib-base" : "ib-garrison"} aria-hidden="true" transform=${`translate(${x} ${y}) scale(${mark})`}>
    <${ArmyShape} power=${state.power} />${state.home && html`<text class="ib-count" x="13" y="5">×${view.powers[at].home}</text>`}
  </g>`;
}
