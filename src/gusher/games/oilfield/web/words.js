/**
 * Oilfield in words: what an action is called, as the reader's locale says it. Numbers come from the view and from the box.
 * @module
 */

/** @typedef {(id: string, values?: Record<string, string | number>) => string} Say */

export class Words {
  /**
   * @param {Say} say
   * @param {import("./box.js").Box} box
   * @param {any} view
   */
  constructor(say, box, view) {
    this.say = say;
    this.box = box;
    this.view = view;
  }

  /** @param {string} kind field, tile, tower, card, column or barrel @param {string} id */
  name(kind, id) {
    return this.say(`oilfield-${kind}-${id}`);
  }

  /** @param {string} tile */
  yield(tile) {
    const { slots, quota, fee, bonus } = this.box.tiles[tile];
    return this.say(`oilfield-yield-${tile}`, { slots, ...quota, fee, bonus });
  }

  /** What a column's space is called, e.g. "Lease $7" or "Drill 2". @param {string} id */
  space(id) {
    const { space, position, spaces } = this.find(id);
    const column = this.name("column", space.column);
    if (space.price) return this.say("oilfield-space-bid", { column, price: space.price });
    return spaces === 1 ? column : this.say("oilfield-space-one-of-many", { column, position });
  }

  /** @param {string} id */
  find(id) {
    const space = this.view.spaces.find((other) => other.id === id);
    const column = this.view.spaces.filter((other) => other.column === space?.column);
    return { space, position: column.indexOf(space) + 1, spaces: column.length };
  }

  /** An action by its notation. @param {string} notation */
  action(notation) {
    const [kind, ...rest] = notation.split(" ");
    const what = rest.at(-1) ?? "";
    if (kind === "place") return this.placing(what);
    if (kind === "store" || kind === "sell") {
      return this.say(`oilfield-action-${kind}`, { barrel: this.name("barrel", rest[0]), ...this.tower(Number(what) - 1) });
    }
    if (rest[0] === "for") return this.say(`oilfield-action-${notation.replaceAll(" ", "-")}`, { oil: this.box.local.oil_per_vp });
    return this.say(`oilfield-action-${kind}`, this.values(kind, what));
  }

  /** @param {string} kind @param {string} what @returns {Record<string, string | number>} */
  values(kind, what) {
    if (kind === "take" || kind === "site" || kind === "pump") return { field: this.name("field", what) };
    if (kind === "card") return { card: this.name("card", what) };
    if (kind === "buy") return { tile: this.name("tile", what), yield: this.yield(what) };
    if (kind === "export") return { barrel: this.name("barrel", what) };
    return kind === "invest" || kind === "divest" ? { row: Number(what) } : {};
  }

  /** @param {string} id */
  placing(id) {
    const { space, position, spaces } = this.find(id);
    return this.say(`oilfield-action-place-${space?.column}`, { price: space?.price ?? 0, position, spaces, pot: this.view.pot });
  }

  /** The tower that a barrel comes from, as its owner sees it. @param {number} number */
  tower(number) {
    const tower = this.view.players[this.view.seat]?.towers[number];
    if (!tower) return { tower: "unknown", field: "", tile: "" };
    return { tower: "known", field: this.name("field", tower.field), tile: this.name("tile", tower.tile) };
  }
}
