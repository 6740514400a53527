/**
 * What the board must know of the box and the view does not say: prices and yields of tiles, local prices.
 *
 * The page passes the game's data (`GameCard.data`); `STANDARD` stands in while it has none. A test compares the two.
 * @module
 */

/**
 * @typedef {{price: number, tower: boolean, hat: boolean, slots: number, bonus: number, fee: number, quota: Record<string, number>,
 *   later: Record<string, number>}} Tile
 * @typedef {{tiles: Record<string, Tile>, local: {oil_money: number, oil_per_vp: number, gas_vp: number}, slots: number, refills: number,
 *   exhausted: number, market: Record<string, number>, cards: string[], concessions: number}} Box
 */

/** The part of data.json that is read here, of the standard box. */
export const STANDARD = {
  "tiles": [
    {"id": "small_tower", "kind": "tower", "hat": false, "price": 5, "quota": {"store_oil": 2}, "storage_slots": 0},
    {"id": "medium_tower", "kind": "tower", "hat": false, "price": 8, "quota": {"store_oil": 3}, "storage_slots": 0},
    {"id": "mixed_tower", "kind": "tower", "hat": false, "price": 10, "quota": {"store_oil": 2, "store_gas": 2, "store_total": 3}, "storage_slots": 0},
    {"id": "small_local_tower", "kind": "tower", "hat": false, "price": 7, "quota": {"sell_oil": 1, "sell_gas": 1, "sell_total": 1}, "storage_slots": 0},
    {"id": "medium_local_tower", "kind": "tower", "hat": false, "price": 13, "quota": {"store_oil": 3, "sell_gas": 1}, "storage_slots": 0},
    {"id": "storage_extension", "kind": "extension", "hat": false, "price": 5, "quota": {}, "storage_slots": 2},
    {"id": "gas_refinery_extension", "kind": "extension", "hat": true, "price": 8, "quota": {}, "storage_slots": 0},
    {"id": "small_national_tower", "kind": "tower", "hat": true, "price": 10, "quota": {}, "storage_slots": 0, "national_action": {"bonus_money": 1}},
    {"id": "government_tower", "kind": "tower", "hat": true, "price": 0, "quota": {"sell_gas": 1}, "storage_slots": 0, "fee": 10,
      "quota_after_fee": {"sell_gas": 1, "store_oil": 2}}
  ],
  "local_prices": {"oil_money": 2, "oil_per_vp": 2, "gas_vp": 1},
  "per_player": {"refinery_slots": 3, "concession_markers": 4, "private_cards": ["lease", "build", "drill", "local", "national"]},
  "per_player_count": {"building_market": {"2": 5, "3": 5, "4": 6, "5": 6}},
  "fields": {"refills_per_field": 2, "exhausted_position": 3}
};

/**
 * @param {any} [data] the game's data.json
 * @returns {Box}
 */
export function readBox(data) {
  const source = data ?? STANDARD;
  const tiles = source.tiles.map((tile) => [
    tile.id,
    {
      price: tile.price,
      tower: tile.kind === "tower",
      hat: tile.hat,
      slots: tile.storage_slots,
      bonus: tile.national_action?.bonus_money ?? 0,
      fee: tile.fee ?? 0,
      quota: tile.quota,
      later: tile.quota_after_fee ?? {},
    },
  ]);
  return {
    tiles: Object.fromEntries(tiles),
    local: source.local_prices,
    slots: source.per_player.refinery_slots,
    refills: source.fields.refills_per_field,
    market: source.per_player_count.building_market,
    exhausted: source.fields.exhausted_position,
    cards: source.per_player.private_cards,
    concessions: source.per_player.concession_markers,
  };
}
