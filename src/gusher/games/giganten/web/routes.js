/**
 * Where a truck could go with the points that are left, and how. The server asks for single steps and judges each of them; this finds the
 * steps to a cell that was clicked. Costs and pieces are public.
 * @module
 */

/**
 * @typedef {{row: number, column: number}} Cell
 * @typedef {{cell: string, cost: number, path: string[], sees: string[], rests: boolean}} Route `sees`: new tiles on the way; `rests`: the truck may stay there
 */

/** @param {number} row @param {number} column */
export const key = (row, column) => `${row},${column}`;

/** @param {string} cell */
export const placeOf = (cell) => {
  const [row, column] = cell.split(",").map(Number);
  return { row, column };
};

const SIDES = [[-1, 0], [1, 0], [0, -1], [0, 1]];

/** @param {string} cell @returns {string[]} */
export const beside = (cell) => {
  const { row, column } = placeOf(cell);
  return SIDES.map(([down, right]) => key(row + down, column + right));
};

/**
 * The cheapest way to every cell within reach of the seat that moves; of ways that cost the same, the one past more tiles that are new to it.
 * @param {any} view
 * @param {any} data the game's data.json
 * @param {(first: string) => boolean} offered whether the server offers a step to that cell now
 * @returns {Map<string, Route>}
 */
export function routes(view, data, offered) {
  /** @type {Map<string, Route>} */
  const found = new Map();
  const { moving, seat } = view;
  const truck = seat === null ? null : view.players[seat].truck;
  if (!moving || moving.seat !== seat || !truck) return found;
  const cost = (/** @type {string} */ cell) => {
    const { row, column } = placeOf(cell);
    return Number(data.board.terrain[row - 1]?.[column - 1] ?? Number.NaN);
  };
  const board = pieces(view);
  /** @type {Route} */
  const start = { cell: key(truck.row, truck.column), cost: 0, path: [], sees: [], rests: false };
  /** @type {Route[]} */
  const open = [start];
  const best = new Map([[start.cell, start]]);
  while (open.length) {
    open.sort((one, other) => one.cost - other.cost || other.sees.length - one.sees.length || one.path.length - other.path.length);
    const here = /** @type {Route} */ (open.shift());
    if (best.get(here.cell) !== here) continue;
    for (const cell of beside(here.cell)) {
      const total = here.cost + cost(cell);
      if (!(total <= moving.points) || board.derricks.has(cell)) continue;
      if (here === start && !offered(cell)) continue;
      const news = beside(cell).filter((near) => board.news.has(near) && !here.sees.includes(near));
      const next = { cell, cost: total, path: [...here.path, cell], sees: [...here.sees, ...news], rests: !board.taken.has(cell) };
      const known = best.get(cell);
      if (known && (known.cost < total || (known.cost === total && known.sees.length >= next.sees.length))) continue;
      best.set(cell, next);
      open.push(next);
    }
  }
  best.delete(start.cell);
  for (const [cell, route] of best) if (route.rests || offered(cell)) found.set(cell, route);
  return found;
}

/** What stands where: derricks, what one may only pass, and tiles that the seat could look at for the first time. @param {any} view */
function pieces(view) {
  const derricks = new Set();
  const taken = new Set();
  const news = new Set();
  for (const site of view.sites) {
    const cell = key(site.row, site.column);
    if (site.derrick !== null) derricks.add(cell);
    if (!site.tile) continue;
    taken.add(cell);
    if (site.kind !== 2 && !site.seen_by.includes(view.seat)) news.add(cell);
  }
  view.players.forEach((/** @type {any} */ player, /** @type {number} */ seat) => {
    if (seat !== view.seat && player.truck) taken.add(key(player.truck.row, player.truck.column));
  });
  return { derricks, taken, news };
}

/** The points that the truck still needs to get to where it may stay. @param {any} view @param {Map<string, Route>} reach */
export function owed(view, reach) {
  const { row, column } = view.players[view.seat].truck;
  if (!pieces(view).taken.has(key(row, column))) return 0;
  return Math.min(...[...reach.values()].filter((route) => route.rests).map((route) => route.cost));
}

/**
 * The spaces of the own track within reach, with what it costs to get there.
 * @param {any} view
 * @param {any} data
 * @param {number} kept points that the truck needs
 * @returns {{space: number, cost: number, steps: number}[]}
 */
export function rails(view, data, kept) {
  const { moving, seat } = view;
  if (!moving || moving.seat !== seat) return [];
  const { loco } = view.players[seat];
  const costs = data.track.enter_costs;
  const found = [];
  let cost = 0;
  for (let space = loco + 1; space < costs.length; space += 1) {
    cost += costs[space];
    if (cost + kept > moving.points) break;
    found.push({ space, cost, steps: space - loco });
  }
  return found;
}
