/**
 * The pictures of the page that tells how Interbellum is played, made of the pieces of its board and a piece of its map.
 * @module
 */
import { html } from "/static/vendor/preact.js";
import { Row, Then, Thing, times } from "/static/board/picture.js";
import { SeatMark } from "/static/parts/seat.js";
import { outlines } from "./geometry.js";
import { Army, Cube, DerrickShape, Drawing, Flag, Icon, Man, ManShape, PortShape } from "./pieces.js";

const POWERS = ["GB", "PE", "SA", "TR", "SU"];
const Well = ({ seat }) => html`<${Drawing} class="learn-well" box="-13 -15 26 28"><${DerrickShape} seat=${seat} /><//>`;
const Port = ({ bonus }) => html`<${Drawing} class="learn-port ib-drawing" box="-11 -16 28 28"><${PortShape} bonus=${bonus} /><//>`;
const Pipe = () => html`<${Icon} of="pipe" />`;

/** The line of the picture: Gachsaran to Bushire's neighbours on the Gulf. */
const LINE = ["S40", "S45", "S46", "S47", "S48", "S49", "S50", "S51", "S52", "S53", "S54"];
const LAID = ["S52", "S53"];

/** The head of the Gulf, with a finished line. @param {{data: any}} props */
function Gulf({ data }) {
  const nodes = new Map([...data.wells, ...data.ports, ...data.junctions].map((/** @type {any} */ node) => [node.id, node.xy]));
  const legs = data.segments.filter((/** @type {any} */ leg) => LINE.includes(leg.id));
  const way = (/** @type {any} */ leg) => `M${nodes.get(leg.from).join(" ")}L${nodes.get(leg.to).join(" ")}`;
  const seen = new Set(legs.flatMap((/** @type {any} */ leg) => [leg.from, leg.to]));
  const [xs, ys] = [0, 1].map((axis) => [...seen].map((id) => nodes.get(id)[axis]));
  const [left, top] = [Math.min(...xs) - 70, Math.min(...ys) - 30];
  const box = `${left} ${top} ${Math.max(...xs) - left + 80} ${Math.max(...ys) - top + 34}`;
  return html`<svg class="scene-drawing ib-drawing learn-map" viewBox=${box}>
    <rect class="ib-sea" x=${left} y=${top} width="900" height="900" />
    ${[...outlines(data.areas, data.canvas)].map(([id, path]) => html`<g key=${id} class=${`ib-area ${id === "CPE" ? "is-PE is-home" : "is-free"}`}><path class="ib-land" d=${path} /><path class="ib-edge" d=${path} /></g>`)}
    ${legs.map((/** @type {any} */ leg) => html`<path key=${leg.id} class="ib-route" d=${way(leg)} />`)}
    ${legs.filter((/** @type {any} */ leg) => LAID.includes(leg.id)).map((/** @type {any} */ leg) => html`<g key=${leg.id} class="ib-pipe ib-seat-0"><path class="ib-casing" d=${way(leg)} /><path class="ib-core" d=${way(leg)} /></g>`)}
    ${data.junctions.filter((/** @type {any} */ node) => seen.has(node.id)).map((/** @type {any} */ node) => html`<g key=${node.id} class="ib-junction" transform=${`translate(${node.xy.join(" ")})`}><circle r="2.8" /></g>`)}
    ${data.ports.filter((/** @type {any} */ node) => seen.has(node.id)).map((/** @type {any} */ node) => html`<g key=${node.id} transform=${`translate(${node.xy.join(" ")})`}><${PortShape} bonus=${node.bonus} /></g>`)}
    ${data.wells.filter((/** @type {any} */ node) => seen.has(node.id)).map((/** @type {any} */ node) => html`<g key=${node.id} transform=${`translate(${node.xy.join(" ")})`}><${DerrickShape} seat=${node.id === "W6" ? 0 : node.id === "W4" ? 1 : null} /></g>`)}
    <g transform=${`translate(${nodes.get("W6")[0] + 24} ${nodes.get("W6")[1] - 6})`}><${ManShape} seat=${0} /></g>
  </svg>`;
}

/** The track of a power: points, discount and extra pieces where they grow. @param {{data: any, say: any, power: string}} props */
function Track({ data, say, power }) {
  const { vp, discount, extra } = data.tracks[power];
  const here = /** @type {Record<number, number>} */ ({ 2: 1, 4: 0 });
  const grown = (/** @type {number[]} */ row, /** @type {number} */ at) => (at > 0 && row[at] !== row[at - 1] ? row[at] : "");
  return html`<table class="learn-track"><tbody>
    <tr><th><${Flag} power=${power} /></th>${vp.slice(0, 8).map((_, at) => html`<td key=${at}>${at in here ? html`<${SeatMark} seat=${here[at]} size=${14} />` : at}</td>`)}</tr>
    <tr><th>${say("interbellum-unit")}</th>${vp.slice(0, 8).map((_, at) => html`<td key=${at}>${grown(vp, at)}</td>`)}</tr>
    <tr><th>−$</th>${vp.slice(0, 8).map((_, at) => html`<td key=${at}>${grown(discount, at)}</td>`)}</tr>
    <tr><th><${Pipe} /> +</th>${vp.slice(0, 8).map((_, at) => html`<td key=${at}>${grown(extra, at)}</td>`)}</tr>
  </tbody></table>`;
}

export const pictures = {
  aim: () => html`<${Row}>
    <${Thing}><${Well} seat=${0} /><${Pipe} /><${Pipe} /><${Pipe} /><${Port} bonus=${5} /><//>
    <${Thing}><${Cube} black /><${Cube} black /><${Cube} black /><//>
    <${Thing}>${POWERS.map((power) => html`<${Flag} key=${power} power=${power} />`)}<//>
  <//>`,

  round: ({ say }) => html`<${Row}>
      ${["A", "B", "C"].map((stack) => html`<${Thing} key=${stack} class="learn-event"><b>${stack}</b><//>`)}<${Then} />
      <${Thing} class="is-bare">${[0, 1, 2, 3].map((turn) => html`<${Man} key=${turn} seat=${turn} />`)}<${Then}>…<//>${[0, 1, 2, 3].map((turn) => html`<${Man} key=${turn} seat=${turn} />`)}<//>
    <//>
    <${Row}>
      ${["lay_pipeline", "search_gas", "take_income", "buy_influence", "draw_cards", "play_card", "buy_well", "move_army"].map((work) => html`<${Thing} key=${work} words=${say(`interbellum-board-work-${work}`)}><${Icon} of=${work} /><//>`)}
    <//>`,

  pipeline: ({ data }) => html`<${Gulf} data=${data} />`,

  gas: () => html`<${Row}>
    <${Thing}><b>$3</b><${Then} /><${Cube} /><${Cube} black /><${Cube} /><//><${Then} />
    <${Thing}><${Cube} black />${times(5, () => html`<${Cube} empty />`)}<//>
  <//>`,

  influence: ({ data, say }) => html`<${Row} class="is-centred"><${Track} data=${data} say=${say} power="GB" /><${Thing} class="is-bare"><${SeatMark} seat=${0} size=${20} /><${Then} /><${Flag} power="GB" /><//><//>`,

  cards: ({ say }) => html`<${Row}>
    <${Thing} words=${say("interbellum-board-work-draw_cards")}><${Icon} of="draw_cards" /><b>$0</b><//>
    <${Thing} words=${say("interbellum-board-work-play_card")}><${Man} seat=${1} /><${Icon} of="play_card" /><b>$1</b><//>
    <${Thing} words=${say("interbellum-board-work-play_card")}><${Man} seat=${1} /><${Man} seat=${2} /><${Icon} of="play_card" /><b>$2</b><//>
    <${Thing} words=${say("interbellum-board-work-buy_well")}><${Well} seat=${null} /><b>$7</b><//>
  <//>`,

  points: () => html`<${Row}>
    <${Thing}><${Pipe} /><b>3</b><//><${Thing}><${Port} bonus=${6} /><b>2–6</b><//><${Thing}><${Cube} black /><b>1 · 3 · 6 · 10 · 15 · 21</b><//>
    <${Thing}><${Flag} power="SA" /><b>2</b><//><${Thing}><${Army} power="SA" /><b>+2</b><//>
  <//>`,
};
