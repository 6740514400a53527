/**
 * What lies on the map: wells with their bonuses, ports with their points, junctions, and the executives who were sent there.
 * @module
 */
import { html } from "/static/vendor/preact.js";
import { beside } from "./geometry.js";
import { BoatShape, DerrickShape, EmblemShape, ManShape, PortShape } from "./pieces.js";
import { Spot, useTable } from "./spot.js";

/** @param {{mark: number}} props */
export function Places({ mark }) {
  const { data, view, words } = useTable();
  return html`<g class="ib-places">
    ${data.junctions.map((/** @type {any} */ node) => html`<g key=${node.id} class="ib-junction" aria-hidden="true" transform=${`translate(${node.xy.join(" ")}) scale(${mark})`}>
      <circle r="2.8" /><text y="-6">${words.node(node.id)}</text></g>`)}
    ${data.ports.map((/** @type {any} */ port) => html`<${Port} key=${port.id} port=${port} mark=${mark} />`)}
    ${data.wells.map((/** @type {any} */ well, /** @type {number} */ at) => html`<${Well} key=${well.id} well=${well} state=${view.wells[at]} mark=${mark} />`)}
    <${Men} mark=${mark} />
  </g>`;
}

/** @param {{id: string}} props */
function Name({ id }) {
  const { words } = useTable();
  const [x, y, anchor] = beside(id);
  return html`<text class="ib-label" x=${x} y=${y} text-anchor=${anchor} aria-hidden="true">${words.node(id)}</text>`;
}

/** @param {{port: any, mark: number}} props */
function Port({ port, mark }) {
  const { say, words } = useTable();
  const label = say("interbellum-board-port", { port: words.node(port.id), points: port.bonus });
  return html`<g class="ib-port" role="img" aria-label=${label} transform=${`translate(${port.xy.join(" ")}) scale(${mark})`}><title>${label}</title><${PortShape} bonus=${port.bonus} /><${Name} id=${port.id} /></g>`;
}

/** What a well brings besides oil, in a few words. @param {import("./spot.js").Table} table @param {any} bonus @returns {string[]} */
export function bonuses({ say, words }, bonus) {
  const found = [];
  if (bonus.money) found.push(say("interbellum-board-bonus-money", { money: bonus.money }));
  if (bonus.cards) found.push(say("interbellum-board-bonus-cards", { cards: bonus.cards }));
  if (bonus.draw_gas) found.push(say("interbellum-board-bonus-gas"));
  if (bonus.production) found.push(say("interbellum-board-bonus-production"));
  for (const [power, cubes] of Object.entries(bonus.influence ?? {})) found.push(say("interbellum-board-bonus-influence", { cubes: Number(cubes), power: words.name("power", power) }));
  return found;
}

/** @param {import("./spot.js").Table} table @param {any} well @param {any} state */
export function wellText(table, well, state) {
  const { say, words } = table;
  const parts = [say("interbellum-board-well", { well: words.node(well.id), area: words.name("area", well.territory) })];
  const brings = state.bonus ? bonuses(table, well.bonus) : [];
  if (brings.length) parts.push(say("interbellum-board-bonus", { bonus: brings.join(", ") }));
  if (state.owner === null) parts.push(say("interbellum-board-well-free"));
  else {
    parts.push(say("interbellum-board-well-owner", { who: words.who(state.owner), money: state.income }));
    parts.push(say(state.linked ? "interbellum-board-linked" : "interbellum-board-unlinked"));
    if (state.yielded) parts.push(say("interbellum-board-yielded"));
    if (state.acquired) parts.push(say("interbellum-board-acquired"));
  }
  return parts.join(" ");
}

/** @param {{well: any, state: any, mark: number}} props */
function Well({ well, state, mark }) {
  const table = useTable();
  const { say, view, words, offers, whyNot } = table;
  const action = `well ${well.id}`;
  const text = wellText(table, well, state);
  const owned = state.owner !== null;
  const kind = `ib-well ${owned ? `is-owned ib-seat-${state.owner}` : "is-free"} ${state.linked ? "is-linked" : ""} ${state.owner === table.me && owned ? "is-mine" : ""}`;
  const at = { transform: `translate(${well.xy.join(" ")}) scale(${mark})` };
  const face = html`<title>${text}</title><circle class="ib-halo" r="13.5" /><${DerrickShape} seat=${state.owner} spent=${state.yielded} /><${Name} id=${well.id} />`;
  // What the label says in words stands beside the control, not in it.
  const notes = html`<g class=${`ib-notes ib-seat-${state.owner}`} aria-hidden="true" ...${at}>
    <${Bonus} bonus=${state.bonus ? well.bonus : {}} owned=${owned} />
    ${state.owner === table.me && owned && html`<g class="ib-yield" transform="translate(-11 -8)"><rect x="-8" y="-6" width="16" height="12" rx="6" /><text y="3.8">${say("money", { sum: state.income })}</text></g>`}
  </g>`;
  if (offers.has(action) || whyNot.has(action)) {
    return html`<${Spot} as="g" action=${action} skipped class=${kind} label=${`${words.action(action, view)}. ${text}`} ...${at} data-place=${action}>${face}<//>${notes}`;
  }
  return html`<g class=${kind} role="img" aria-label=${text} ...${at} data-place=${action}>${face}</g>${notes}`;
}

/** What a free well would bring; of an owned one, what it goes on bringing. @param {{bonus: any, owned: boolean}} props */
function Bonus({ bonus, owned }) {
  const { say } = useTable();
  const shown = [
    ...(bonus.production ? [html`<text y="3.8">+1</text>`] : []),
    ...(bonus.draw_gas ? [html`<rect class="ib-black" x="-3.2" y="-3.2" width="6.4" height="6.4" rx="1.2" />`] : []),
    ...(owned ? [] : [
      ...(bonus.money ? [html`<text y="3.8">${say("money", { sum: bonus.money })}</text>`] : []),
      ...(bonus.cards ? [html`<path class="ib-black" d="M-3-4.200h6v8.400h-6Z" />`] : []),
      ...Object.keys(bonus.influence ?? {}).map((power) => html`<g class=${`ib-token is-${power}`} transform="scale(.56)"><${EmblemShape} power=${power} /></g>`),
    ]),
  ];
  return shown.map((sign, index) => html`<g key=${index} class="ib-bonus" transform=${`translate(${9 - index * 1} ${-8 + index * 13})`}><circle r="6.8" />${sign}</g>`);
}

/** Executives on segments, wells and areas. @param {{mark: number}} props */
function Men({ mark }) {
  const { view, words, data } = useTable();
  const spots = new Map(data.areas.map((/** @type {any} */ area) => [area.id, area.army_spot]));
  /** @type {Record<string, (at: string) => number[]>} */
  const places = {
    segment: (at) => data.segments.find((/** @type {any} */ leg) => leg.id === at).mid,
    well: (at) => words.nodes.get(at).xy,
    area: (at) => spots.get(at) ?? [0, 0],
  };
  /** @type {Map<string, number>} */
  const crowd = new Map();
  return view.workers.filter((/** @type {any} */ worker) => worker.place in places).map((/** @type {any} */ { seat, place, at }, /** @type {number} */ index) => {
    const nth = crowd.get(`${place} ${at}`) ?? 0;
    crowd.set(`${place} ${at}`, nth + 1);
    const [x, y] = places[place](at);
    const [dx, dy] = place === "segment" ? [0, -11] : [-12, 10];
    return html`<g key=${index} class="ib-sent" aria-hidden="true" transform=${`translate(${x} ${y}) scale(${mark}) translate(${place === "segment" ? nth * 9 : dx - nth * 9} ${dy}) scale(.82)`}><${ManShape} seat=${seat} /></g>`;
  });
}

/** Executives who search the Caspian for gas, each in a boat. @param {{mark: number}} props */
export function Boats({ mark }) {
  const { view, data, say, words } = useTable();
  const sea = data.seas.find((/** @type {any} */ each) => each.boats.length);
  if (!sea) return null;
  const sailing = view.workers.filter((/** @type {any} */ worker) => worker.place === "boat");
  return sailing.map((/** @type {any} */ { seat }, /** @type {number} */ index) => {
    const [x, y] = sea.boats[index % sea.boats.length];
    const label = say("interbellum-board-boat", { who: words.who(seat) });
    return html`<g key=${index} class="ib-sailing" role="img" aria-label=${label} transform=${`translate(${x + 14 * Math.floor(index / sea.boats.length)} ${y}) scale(${mark})`}><title>${label}</title>
      <g transform="translate(-3 -4) scale(.8)"><${ManShape} seat=${seat} /></g><${BoatShape} /></g>`;
  });
}
