/**
 * What never changes of the map: paper, seas with their lining, the net of degrees; and the hatches by which powers differ without colour.
 * @module
 */
import { html } from "/static/vendor/preact.js";
import { useTable } from "./spot.js";

/** @type {Record<string, [number, number, string]>} width, height, path */
const HATCHES = {
  GB: [9, 9, "M-2 11 11-2M-2 2 2-2M7 11 11 7"],
  PE: [10, 10, "M2.5 1.5v2M1.5 2.5h2M7.5 6.5v2M6.5 7.5h2"],
  SA: [12, 8, "M0 4q3-3 6 0t6 0"],
  TR: [10, 10, "M0 5h10M5 0v10"],
  SU: [6, 6, "M3 0v6"],
};

/** @param {{unit: number}} props */
export function Hatches({ unit }) {
  return html`<defs>${Object.entries(HATCHES).map(([power, [width, height, d]]) => html`<pattern key=${power} id=${`ib-hatch-${power}`} width=${width} height=${height}
    patternUnits="userSpaceOnUse" patternTransform=${`scale(${unit})`}><path class=${`ib-line is-${power}`} d=${d} /></pattern>`)}</defs>`;
}

/** @param {{paths: Map<string, string>}} props */
export function Sheet({ paths }) {
  const { data, say } = useTable();
  const { width, height } = data.canvas;
  const land = [...paths.values()].join("");
  const net = [
    ...Array.from({ length: 9 }, (_, index) => `M${(index + 1) * (width / 10)} 0V${height}`),
    ...Array.from({ length: 6 }, (_, index) => `M0 ${(index + 1) * (height / 7)}H${width}`),
  ].join("");
  return html`<g class="ib-sheet" aria-hidden="true">
    <rect class="ib-beyond" x="-400" y="-400" width=${width + 800} height=${height + 800} />
    <rect class="ib-sea" width=${width} height=${height} />
    <path class="ib-lining is-outer" d=${land} /><path class="ib-lining is-middle" d=${land} /><path class="ib-lining is-inner" d=${land} />
    <path class="ib-net" d=${net} />
    ${data.seas.map((/** @type {any} */ sea) => html`<text key=${sea.id} class="ib-sea-name" x=${sea.label[0]} y=${sea.label[1]}>${say(`interbellum-board-sea-${sea.id}`)}</text>`)}
    <${Compass} x=${95} y=${395} />
    <rect class="ib-rim" width=${width} height=${height} /><rect class="ib-rim is-inner" x="5" y="5" width=${width - 10} height=${height - 10} />
  </g>`;
}

/** @param {{x: number, y: number}} props */
const Compass = ({ x, y }) => html`<g class="ib-compass" transform=${`translate(${x} ${y})`}>
  <circle r="20" /><path d="M0-27 4 0 0 27-4 0ZM-27 0 0-4 27 0 0 4Z" /><path class="is-north" d="M0-27 4 0h-8Z" />
</g>`;
