/**
 * How the polygons and points of the box become a map.
 * @module
 */

/** @typedef {[number, number]} Point */

/** Beside a mark, in pixels: where its name begins, and how it is aligned. @type {Record<string, [number, number, "start" | "middle" | "end"]>} */
const BESIDE = {
  "P-TUA": [-12, 8, "end"], "P-BTM": [11, 12, "start"], "P-TRE": [0, -13, "middle"], "P-ALX": [-8, 21, "end"], "P-TRI": [-12, 4, "end"],
  "P-HAI": [-12, 4, "end"], "P-JED": [-12, 4, "end"], "P-ABA": [5, 20, "start"], "P-BUS": [0, 21, "middle"], "P-FAO": [7, 21, "middle"],
  "P-KUW": [12, 4, "start"], "P-RAS": [11, -5, "start"], "P-SIT": [0, -13, "middle"],
  W1: [12, 8, "start"], W2: [12, 0, "start"], W3: [11, 5, "start"], W4: [11, -2, "start"], W5: [11, 9, "start"], W6: [11, 4, "start"], W7: [11, 8, "start"],
  W8: [0, -14, "middle"], W9: [-11, 5, "end"], W10: [17, -6, "start"], W11: [-11, 5, "end"], W12: [-11, 5, "end"], W13: [11, 5, "start"], W14: [11, 10, "start"], W15: [-6, -14, "middle"],
};

/** Where the name of an area stands, where its point in the box would be covered. @type {Record<string, [number, number]>} */
const NAMES = {
  TER: [654, 40], GEO: [522, 112], ARM: [554, 206], BAK: [690, 200], TAB: [606, 272], GIL: [800, 294], KER: [690, 296], KHU: [778, 336], FAR: [858, 492], PON: [478, 172], DIY: [400, 284],
  CIL: [250, 264], MOS: [508, 284], KIR: [574, 300], BAG: [532, 444], BAS: [618, 470], ALE: [346, 316], DEZ: [356, 394], DAM: [268, 355], PAL: [222, 464], TRJ: [312, 482], SHA: [512, 542], KUW: [676, 540],
  HAS: [740, 686], BHQ: [944, 580], HEJ: [352, 566], EGY: [90, 524], TRU: [930, 690], RUS: [440, 20], TKM: [932, 90], CPE: [930, 400], ANA: [206, 190], NEJ: [560, 592],
};

/** @param {{id: string, label_spot: Point}} area */
export const nameSpot = (area) => NAMES[area.id] ?? area.label_spot;

/** @param {string} id */
export const beside = (id) => BESIDE[id] ?? [0, -9, "middle"];

const key = (/** @type {number[]} */ [x, y]) => `${x},${y}`;

/**
 * Outlines with rounded corners. Corners where three areas meet stay, so that what two areas share is drawn alike by both.
 * @param {{id: string, polygon: Point[]}[]} areas
 * @param {{width: number, height: number}} canvas
 * @returns {Map<string, string>} a path by area
 */
export function outlines(areas, canvas) {
  /** @type {Map<string, Set<string>>} */
  const ends = new Map();
  for (const { polygon } of areas) {
    polygon.forEach((point, index) => {
      const next = polygon[(index + 1) % polygon.length];
      for (const [one, other] of [[point, next], [next, point]]) {
        const known = ends.get(key(one)) ?? new Set();
        ends.set(key(one), known.add(key(other)));
      }
    });
  }
  const sharp = ([x, y]) => (ends.get(key([x, y]))?.size ?? 0) > 2 || x <= 0 || y <= 0 || x >= canvas.width || y >= canvas.height;
  return new Map(areas.map(({ id, polygon }) => [id, rounded(polygon, sharp)]));
}

/** @param {Point[]} polygon @param {(point: Point) => boolean} sharp */
function rounded(polygon, sharp) {
  const middle = (/** @type {Point} */ one, /** @type {Point} */ other) => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  const last = polygon[polygon.length - 1];
  const parts = [`M${middle(last, polygon[0]).join(" ")}`];
  polygon.forEach((point, index) => {
    const next = middle(point, polygon[(index + 1) % polygon.length]);
    parts.push(sharp(point) ? `L${point.join(" ")}L${next.join(" ")}` : `Q${point.join(" ")} ${next.join(" ")}`);
  });
  return `${parts.join("")}Z`;
}

/** The ends of a segment, moved aside: several lines run on one route. @param {Point} from @param {Point} to @param {number} by */
export function aside(from, to, by) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / long) * by, (dx / long) * by];
  return { from: [from[0] + nx, from[1] + ny], to: [to[0] + nx, to[1] + ny] };
}
