/**
 * The pictures of the page that tells how McMulti is played, made of the pieces of its board.
 * @module
 */
import { html } from "/static/vendor/preact.js";
import { Row, Then, Thing, times } from "/static/board/picture.js";
import { Die, Drum, PlantIcon } from "./pieces.js";

const SIDE = 6;
/** What stands in the yard of the pictures, by cell. @type {Record<number, string>} */
const STANDING = { 2: "rig", 7: "station", 9: "rig", 13: "refinery", 15: "well", 16: "rig", 19: "station", 21: "station", 26: "rig", 33: "rig" };
const ASSETS = ["rig", "station", "refinery", "well"];

/** A yard with a lit row and column; 0 lights none. @param {{row?: number, column?: number, standing?: Record<number, string>, small?: boolean}} props */
const Yard = ({ row = 0, column = 0, standing = STANDING, small = false }) => html`<div class=${`learn-yard ${small ? "is-small" : ""}`}>
  ${times(SIDE * SIDE, () => null).map((_, cell) => {
    const hits = Number(Math.floor(cell / SIDE) + 1 === row) + Number((cell % SIDE) + 1 === column);
    return html`<i key=${cell} class=${`hit-${hits}`}>${standing[cell] && html`<${PlantIcon} of=${standing[cell]} />`}</i>`;
  })}
</div>`;

const name = (/** @type {any} */ say, /** @type {string} */ asset) => say(`mcmulti-asset-${asset}`);
const RING = ["recovery", "expansion", "rapid_growth", "prosperity", "downturn", "recession", "depression"];

export const pictures = {
  aim: ({ say }) => html`<${Row} class="is-centred"><${Yard} /><${Then} /><${Thing} words=${say("mcmulti-table-cash")}><b>$750</b><//><//>`,

  buy: ({ say }) => html`<${Row}>
    ${[["rig", 5], ["station", 48], ["refinery", 64]].map(([asset, price]) => html`<${Thing} key=${asset} words=${name(say, String(asset))}><${PlantIcon} of=${asset} /><b>${say("money", { sum: price })}</b><//>`)}
  <//>`,

  dice: () => html`<${Row} class="is-centred">
    <${Thing}><${Die} value=${3} colour="red" /><${Die} value=${4} colour="black" /><//><${Then} /><${Yard} row=${3} column=${4} />
  <//>`,

  plants: ({ say }) => html`<${Row}>
    <${Thing} words=${name(say, "station")}><${PlantIcon} of="station" /><${Drum} of="gasoline" /><${Then} /><b>$</b><//>
    <${Thing} words=${name(say, "refinery")}><${PlantIcon} of="refinery" /><${Drum} of="crude" /><${Then} /><${Drum} of="gasoline" /><//>
    <${Thing} words=${name(say, "well")}><${PlantIcon} of="well" /><${Then} /><${Drum} of="crude" /><${Drum} of="crude" /><//>
    <${Thing} words=${name(say, "rig")}><${PlantIcon} of="rig" /><${Die} value=${5} colour="red" /><${Die} value=${2} colour="black" /><${Then} /><${PlantIcon} of="well" /><//>
  <//>`,

  neighbours: () => html`<${Row} class="is-centred">
    <${Thing} class="is-bare"><${Die} value=${3} colour="red" /><${Die} value=${4} colour="black" /><//>
    <div class="learn-yards"><${Yard} small row=${3} column=${4} /><${Yard} small row=${3} standing=${{ 8: "rig", 12: "station", 14: "refinery", 16: "station", 27: "rig" }} />
      <${Yard} small column=${4} standing=${{ 3: "well", 9: "station", 17: "rig", 20: "rig", 33: "refinery" }} /><${Yard} small standing=${{ 4: "rig", 10: "station", 22: "refinery", 31: "rig" }} /></div>
  <//>`,

  economy: ({ say }) => html`<${Row}>
    ${RING.map((card, at) => html`${at > 0 && html`<${Then} />`}<span class=${`learn-season ${card === "recovery" ? "is-now" : ""}`}>${say(`mcmulti-economy-${card}`)}</span>`)}
  <//>`,

  points: ({ say }) => html`<${Row}>
    <${Thing} words=${say("mcmulti-table-cash")}><b>$</b><//><${Then}>+<//>
    ${ASSETS.map((asset, at) => html`<${Thing} key=${asset} words=${name(say, asset)}><${PlantIcon} of=${asset} /><b>${say("money", { sum: [2, 18, 24, 20][at] })}</b><//>`)}
  <//>`,
};
