/**
 * Lines that are tried from moments of a game, as a tree: `Variation`s, each leaving the game or another line. Nothing here changes what it is
 * given. A *path* is a place in it: the line, by its numbers from the outermost on, and how many of its moves were made; without a line it is
 * a moment of the game itself.
 */

/** @import {Move, Variation} from "./types.js" */

/** @typedef {{line: number[], count: number}} Path */

/** @param {Variation} line */
export const within = (line) => line.variations ?? [];

/** @param {Move} one @param {Move} other */
const same = (one, other) => (one.do ?? "") === (other.do ?? "") && (one.chance ?? "") === (other.chance ?? "") && (one.seat ?? null) === (other.seat ?? null);

/** @param {Variation[]} lines @param {number[]} line @returns {Variation | null} */
export function lineAt(lines, line) {
  /** @type {Variation | null} */
  let found = null;
  for (const number of line) found = (found ? within(found) : lines)[number] ?? null;
  return found;
}

/** Where the game is left, and all moves up to there. @param {Variation[]} lines @param {Path} path @returns {{at: number, moves: Move[]}} */
export function movesTo(lines, { line, count }) {
  if (line.length === 0) return { at: count, moves: [] };
  /** @type {Move[]} */
  const moves = [];
  line.forEach((_, depth) => {
    const own = /** @type {Variation} */ (lineAt(lines, line.slice(0, depth + 1)));
    const left = depth + 1 < line.length ? /** @type {Variation} */ (lineAt(lines, line.slice(0, depth + 2))).at : count;
    moves.push(...own.moves.slice(0, left));
  });
  return { at: lines[line[0]].at, moves };
}

/** @param {Variation[]} lines @param {number[]} line @param {(variation: Variation) => Variation | null} change @returns {Variation[]} */
function update(lines, [first, ...rest], change) {
  return lines.flatMap((line, number) => {
    if (number !== first) return [line];
    const changed = rest.length ? { ...line, variations: update(within(line), rest, change) } : change(line);
    return changed ? [changed] : [];
  });
}

/** The tree with a move after a place, and the place after it; a move that is there already is followed. @param {Variation[]} lines @param {Path} path @param {Move} move @returns {[Variation[], Path]} */
function step(lines, { line, count }, move) {
  const own = lineAt(lines, line);
  const next = own?.moves[count];
  if (next && same(next, move)) return [lines, { line, count: count + 1 }];
  const siblings = own ? within(own) : lines;
  const known = siblings.findIndex((each) => each.at === count && same(each.moves[0], move));
  if (known >= 0) return [lines, { line: [...line, known], count: 1 }];
  if (own && count === own.moves.length) return [update(lines, line, (each) => ({ ...each, moves: [...each.moves, move] })), { line, count: count + 1 }];
  const added = { at: count, moves: [move] };
  const place = { line: [...line, siblings.length], count: 1 };
  if (!own) return [[...lines, added], place];
  return [update(lines, line, (each) => ({ ...each, variations: [...within(each), added] })), place];
}

/** @param {Variation[]} lines @param {number} at @param {Move[]} moves from that moment on @returns {[Variation[], Path]} */
export function add(lines, at, moves) {
  /** @type {[Variation[], Path]} */
  const start = [lines, { line: [], count: at }];
  return moves.reduce(([known, path], move) => step(known, path, move), start);
}

/** @param {Variation[]} lines @param {number[]} line @param {Partial<Variation>} fields */
export const change = (lines, line, fields) => update(lines, line, (each) => ({ ...each, ...fields }));

/** A line with all that leaves it is gone. @param {Variation[]} lines @param {number[]} line */
export const remove = (lines, line) => update(lines, line, () => null);

/** What the coach said to a place; what it said before is forgotten. @param {Variation[]} lines @param {Path} path @param {import("./types.js").Assessment} judged */
export const judge = (lines, { line }, judged) =>
  update(lines, line, (each) => ({ ...each, judged: [...(each.judged ?? []).filter(({ at }) => at !== judged.at), judged] }));

/** The place before; that of the game where the line leaves it. @param {Variation[]} lines @param {Path} path @returns {Path | null} */
export function previous(lines, { line, count }) {
  const own = lineAt(lines, line);
  if (!own) return null;
  return count > 1 ? { line, count: count - 1 } : { line: line.slice(0, -1), count: own.at };
}

/** The next place along the line, or into the first line that leaves the game here. @param {Variation[]} lines @param {Path} path @returns {Path | null} */
export function next(lines, { line, count }) {
  const own = lineAt(lines, line);
  if (own) return count < own.moves.length ? { line, count: count + 1 } : null;
  const first = lines.findIndex((each) => each.at === count);
  return first < 0 ? null : { line: [first], count: 1 };
}

/** All lines in the order in which they are shown. @param {Variation[]} lines @param {number[]} [outer] @returns {number[][]} */
export const order = (lines, outer = []) => lines.flatMap((line, number) => [[...outer, number], ...order(within(line), [...outer, number])]);

/** The first move of the line that is shown above or below. @param {Variation[]} lines @param {Path} path @param {1 | -1} by @returns {Path | null} */
export function beside(lines, { line }, by) {
  const all = order(lines);
  const here = all.findIndex((each) => each.join() === line.join());
  const found = all[here < 0 ? (by > 0 ? 0 : -1) : here + by];
  return found ? { line: found, count: 1 } : null;
}
