/**
 * The pictures of the page that tells how Giganten is played, made of the pieces of its board.
 * @module
 */
import { html } from "/static/vendor/preact.js";
import { Row, Then, Thing, times } from "/static/board/picture.js";
import { CELL, midX, midY } from "./geometry.js";
import { Barrel, Derrick, Die, EyeIcon, Icon, Licence, Loco, LocoShape, Logo, Sign, Tile, TileBack, Truck, TruckShape } from "./pieces.js";
import { Terrain } from "./terrain.js";

const money = (/** @type {any} */ say, /** @type {number} */ dollars) => say("giganten-board-dollars", { dollars });

/** An action card as on the board, without its table. @param {{licences: number, move: number, red?: boolean, children?: any}} props */
const Card = ({ licences, move, red = false, children }) => html`<span class=${`gig-card learn-card ${red ? "is-red" : "is-beige"}`}>
  <span class="gig-stat"><${Licence} /><b>${licences}</b></span><span class="gig-stat"><${Icon} of="wheel" /><b>${move}</b></span>
  ${children && html`<span class="gig-extras">${children}</span>`}
</span>`;

/** A tile in its cell of the map. @param {{row: number, column: number, kind: number}} props */
const Lying = ({ row, column, kind }) => html`<g class=${`gig-tile of-${kind}`} transform=${`translate(${midX(column)} ${midY(row)})`}><rect class="gig-tile-face" x="-15" y="-15" width="30" height="30" rx="4" /><${TileBack} kind=${kind} /></g>`;

/** Rows 6 to 9 and columns 1 to 9 of the map, with the rails below. @param {{data: any}} props */
function Country({ data }) {
  const [top, left, wide, deep] = [5 * CELL, 0, 9 * CELL, 4 * CELL];
  const rail = top + deep + 16;
  return html`<svg class="scene-drawing" viewBox=${`${left} ${top} ${wide} ${deep + 32}`}>
    <${Terrain} terrain=${data.board.terrain} />
    <rect class="learn-bed" x="0" y=${top + deep} width=${wide} height="40" />
    <path class="learn-rail" d=${`M0 ${rail + 7}H${wide}M0 ${rail + 11}H${wide}`} />
    <${Lying} row=${7} column=${3} kind=${1} /><${Lying} row=${6} column=${7} kind=${1} /><${Lying} row=${8} column=${7} kind=${1} /><${Lying} row=${8} column=${9} kind=${2} />
    <path class="learn-way" d=${`M${midX(1)} ${midY(8)}H${midX(5)}V${midY(7)}H${midX(7)}`} />
    <g transform=${`translate(${midX(7)} ${midY(7)})`}><${TruckShape} seat=${0} /></g>
    <g transform=${`translate(${midX(4)} ${rail})`}><${LocoShape} seat=${0} /></g>
    <g transform=${`translate(${midX(6)} ${rail})`}><${LocoShape} seat="black" /></g>
  </svg>`;
}

export const pictures = {
  aim: () => html`<${Row}>
    <${Thing}><${Truck} seat=${0} /><//><${Then} /><${Thing}><${Derrick} seat=${0} /><//><${Then} /><${Thing}><${Loco} seat=${0} /><//><${Then} />
    <${Thing}><${Barrel} /><${Barrel} /><//><${Then} /><${Thing}><b>$</b><//>
  <//>`,

  cards: ({ data, say }) => html`<${Row}>
      <${Thing} class="is-bare" words=${say("giganten-board-phase-prices")}><${Die} /><//>
      <div class="learn-scale">${data.price_table.fields.map((/** @type {any} */ field, /** @type {number} */ at) => html`<i key=${at} class=${`is-${field.zone}`}>${field.price === 5000 && html`<${Barrel} />`}</i>`)}</div>
    <//>
    <${Row}>
      <${Card} licences=${2} move=${6} red><span class="gig-extra"><${Icon} of="push" />4</span><span class="gig-black"><${Icon} of="train" />+2</span><//>
      <${Card} licences=${3} move=${12} /><${Card} licences=${5} move=${8} /><${Card} licences=${7} move=${4} /><${Card} licences=${4} move=${5}><span class="gig-extra"><${Icon} of="price" />±4</span><//>
    <//>`,

  move: ({ data }) => html`<${Country} data=${data} />`,

  build: ({ say }) => html`<${Row}>
    ${[[1, 4000, "2–4"], [2, 6000, "2 / 5"], [3, 8000, "4–6"]].map(([kind, price, crude]) => html`<${Thing} key=${kind} words=${money(say, Number(price))}>
      <${Tile} kind=${kind} />${kind === 2 ? html`<b>?</b>` : html`<${EyeIcon} />`}<${Then} /><${Barrel} /><b>${crude}</b>
    <//>`)}
  <//>`,

  freight: ({ say }) => html`<${Row}>
      <${Thing}><${Derrick} seat=${0} /><//><${Then} /><${Thing} words=${money(say, 0)}><${Loco} seat=${0} /><//><${Then} />
      <${Thing}>${["hudson", "jet", "standard"].map((company) => html`<${Logo} key=${company} company=${company} />`)}<//>
    <//>
    <${Row}>
      <${Thing}><${Derrick} seat=${0} /><//><${Then} /><${Thing} words=${money(say, 3000)}><${Loco} seat="black" /><${Loco} seat=${2} /><//><${Then} />
      <${Thing}><${Barrel} /><//>
    <//>`,

  auction: ({ say }) => html`<${Row}>
    <${Thing} words="4"><${Sign} seat=${2} /><//><${Then}>${"<"}<//><${Thing} words="5"><${Sign} seat=${0} /><${Licence} value=${2} /><${Licence} value=${2} /><${Licence} value=${1} /><//><${Then} />
    <${Thing}>${times(3, () => html`<${Barrel} />`)}<//><${Then} /><${Thing}><b>3 × ${money(say, 5500)}</b><//>
  <//>`,

  points: ({ say }) => html`<${Row}>
    ${[5000, 4000, 3000, 2000].map((value, place) => html`<${Thing} key=${value} words=${money(say, value)}><b>${place + 1}.</b><${Loco} seat=${place} /><${Derrick} seat=${place} /><//>`)}
    <${Thing} words=${money(say, 1000)}><${Barrel} /><//>
    <${Thing} words=${money(say, 0)}><${Licence} /><//>
  <//>`,
};
