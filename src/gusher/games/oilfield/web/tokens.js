/**
 * Names for pieces that look alike, so that the board can show which one went where.
 *
 * A view says how many pieces of a kind lie in each place. `Tokens` gives each of them a name and, from one view to the next, moves as few
 * names as possible. The places of a kind are those of the real table: a field, a storage, the bag, a market, a space, a seat.
 *
 * In which order pieces lie follows from the view alone, never from what this page has seen before: everybody sees the same table.
 * @module
 */

/** @typedef {{token: string, from: string, to: string}} Move */
/** @typedef {{owner: number | "dummy", key: string, tile: string | null, tower: number, unpaid: boolean, token: string | null}} Claim */

/** How many pieces of each kind lie in each place. @param {any} view @returns {Map<string, Map<string, number>>} */
export function census(view) {
  /** @type {Map<string, Map<string, number>>} */
  const kinds = new Map();
  const put = (kind, place, count = 1) => {
    if (!kinds.has(kind)) kinds.set(kind, new Map());
    const places = /** @type {Map<string, number>} */ (kinds.get(kind));
    if (count) places.set(place, (places.get(place) ?? 0) + count);
  };

  for (const barrel of ["oil", "gas"]) {
    for (const field of view.fields) put(barrel, `field:${field.id}`, field[barrel]);
    view.players.forEach((player, seat) => put(barrel, `store:${seat}`, player[barrel]));
    put(barrel, "bag", view.bag[barrel]);
  }
  for (const field of view.fields) {
    if (field.strike) put("grey", `field:${field.id}`);
    put(`deed:${field.id}`, `deeds:${field.id}`, field.cards);
    put(`deed:${field.id}`, "deck", field.deck);
  }
  if (view.bag.grey) put("grey", "bag");

  for (const [tile, count] of Object.entries(view.market)) put(`tile:${tile}`, `market:${tile}`, Number(count));
  for (const [tile, count] of Object.entries(view.stack.tiles)) put(`tile:${tile}`, "stack", Number(count));
  for (const [field, tile] of Object.entries(view.dummy?.towers ?? {})) put(`tile:${tile}`, `site:dummy:${field}`);

  view.players.forEach((player, seat) => {
    for (const tower of player.towers) put(`tile:${tower.tile}`, `site:${seat}:${tower.field}`);
    put("tile:storage_extension", `seat:${seat}`, player.extensions);
    put("tile:gas_refinery_extension", `seat:${seat}`, player.refineries);
    for (const [field, count] of Object.entries(player.concessions)) put(`deed:${field}`, `seat:${seat}`, Number(count));
    for (const [row, count] of Object.entries(player.investments)) put(`stake:${row}:${seat}`, `row:${row}`, Number(count));
    const space = view.spaces.find((other) => other.worker === seat);
    put(`worker:${seat}`, space ? `space:${space.id}` : `seat:${seat}`);
  });
  for (const row of view.rows) put(`stake:${row.vp}:government`, `row:${row.vp}`, row.government);
  const dummy = view.spaces.find((other) => other.worker === "dummy");
  if (dummy) put("worker:dummy", `space:${dummy.id}`);
  put("first", `seat:${view.first}`);
  put("supervisor", `seat:${view.supervisor}`);
  return kinds;
}

/** Where pieces come from that are not on the table, and where they go. @param {string} kind */
function offstage(kind) {
  const [what, , owner] = kind.split(":");
  if (what === "stake" && owner !== "government") return `seat:${owner}`;
  return "away";
}

export class Tokens {
  constructor() {
    /** @type {Map<string, Map<string, string[]>>} */
    this.kinds = new Map();
    /** @type {any} the view that the names fit */
    this.view = null;
    /** @type {Move[]} what the last view changed */
    this.moves = [];
    this.made = 0;
  }

  /** Fit the names to a view. @param {any} view */
  update(view) {
    this.moves = [];
    this.view = view;
    const counted = census(view);
    for (const kind of new Set([...this.kinds.keys(), ...counted.keys()])) {
      this.settle(kind, counted.get(kind) ?? new Map());
    }
  }

  /** @param {string} kind @param {Map<string, number>} wanted */
  settle(kind, wanted) {
    const places = this.kinds.get(kind) ?? new Map();
    this.kinds.set(kind, places);
    /** @type {{token: string, from: string}[]} */
    const loose = [];
    for (const [place, tokens] of places) {
      const surplus = tokens.length - (wanted.get(place) ?? 0);
      if (surplus > 0) loose.push(...tokens.splice(-surplus).map((token) => ({ token, from: place })));
    }
    for (const [place, count] of wanted) {
      const tokens = places.get(place) ?? [];
      places.set(place, tokens);
      while (tokens.length < count) {
        const { token, from } = loose.shift() ?? { token: `${kind}#${++this.made}`, from: offstage(kind) };
        tokens.push(token);
        this.moves.push({ token, from, to: place });
      }
    }
    for (const { token, from } of loose) this.moves.push({ token, from, to: offstage(kind) });
  }

  /** The names of the pieces of a kind in a place. @param {string} kind @param {string} place @returns {string[]} */
  at(kind, place) {
    return this.kinds.get(kind)?.get(place) ?? [];
  }

  /** The tiles of the building market, in the order of the view. @returns {{token: string, tile: string}[]} */
  market() {
    return Object.keys(this.view.market).flatMap((tile) => this.at(`tile:${tile}`, `market:${tile}`).map((token) => ({ token, tile })));
  }

  /** The markers in an investment row, the government's first, then by seats. @param {number} vp @returns {{token: string, owner: string}[]} */
  rowOf(vp) {
    const owners = ["government", ...this.view.players.keys()];
    return owners.flatMap((owner) => this.at(`stake:${vp}:${owner}`, `row:${vp}`).map((token) => ({ token, owner: `${owner}` })));
  }

  /** The slots of a field with the claim on each, or null: by seats. @param {any} view @param {string} field @returns {(Claim | null)[]} */
  claimsOf(view, field) {
    const found = claims(view, field);
    /** @type {Map<string, number>} */
    const used = new Map();
    for (const claim of found) {
      if (!claim.tile) continue;
      const place = `site:${claim.owner}:${field}`;
      const taken = used.get(place + claim.tile) ?? 0;
      claim.token = this.at(`tile:${claim.tile}`, place)[taken] ?? null;
      used.set(place + claim.tile, taken + 1);
    }
    const slots = view.fields.find((/** @type {any} */ each) => each.id === field).slots;
    return [...found, ...Array(Math.max(0, slots - found.length)).fill(null)];
  }
}

/** Who has concessions in a field, and which towers stand on them. @param {any} view @param {string} field @returns {Claim[]} */
function claims(view, field) {
  /** @type {Claim[]} */
  const made = [];
  const dummy = view.dummy?.towers[field];
  if (dummy) made.push({ owner: "dummy", key: "dummy", tile: dummy, tower: -1, unpaid: false, token: null });
  view.players.forEach((player, seat) => {
    const towers = player.towers.map((tower, index) => ({ ...tower, index })).filter((tower) => tower.field === field);
    for (let number = 0; number < player.concessions[field]; number += 1) {
      const tower = towers[number];
      made.push({
        owner: seat,
        key: `${seat}.${number}`,
        tile: tower?.tile ?? null,
        tower: tower?.index ?? -1,
        unpaid: tower?.unpaid ?? false,
        token: null,
      });
    }
  });
  return made;
}
