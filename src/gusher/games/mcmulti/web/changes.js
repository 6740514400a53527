/** What an event changes for its seat: cash, crude and gasoline in store. */

/** @import {Told} from "/static/types.js" */

/** Barrels that leave the store, by event; the others bring them. */
const GIVEN = new Set(["sold-barrel", "forfeited"]);

/** @param {Told} event @returns {{cash: number, crude: number, gasoline: number}} */
export function changeOf({ name, values }) {
  const { money, barrels, product } = values;
  const change = { cash: typeof money === "number" ? money : 0, crude: 0, gasoline: 0 };
  const count = Number(barrels ?? 0);
  if (name === "consumed") change.gasoline = -count;
  else if (name === "refined") Object.assign(change, { crude: -count, gasoline: count });
  else if (name === "pumped") change.crude = count;
  else if (values.seat !== undefined && (product === "crude" || product === "gasoline")) change[product] = GIVEN.has(name) ? -count : count;
  return change;
}
