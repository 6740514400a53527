/**
 * What every part of the board draws from, and the controls on it.
 * @module
 */
import * as spot from "/static/board/spot.js";

export { acting, hinting, shortcut, Spot, TableProvider } from "/static/board/spot.js";

/**
 * @typedef {object} Table everything that a part of the board draws from
 * @property {any} view
 * @property {any} data the game's data.json
 * @property {(id: string, values?: Record<string, string | number>) => string} say
 * @property {import("./sentences.js").GameWords} words
 * @property {Map<string, any>} offers by notation
 * @property {Map<string, any>} whyNot by notation
 * @property {(action: string | string[]) => void} choose one action, or several to be carried out one after the other
 * @property {(hint: {action?: string, whyNot?: any} | null) => void} hint
 * @property {number | null} me
 * @property {boolean} moving whether changes are shown as movement
 * @property {Map<string, import("./routes.js").Route>} reach where the truck can go, by cell
 * @property {{space: number, cost: number, steps: number}[]} steam where the locomotive can go
 * @property {import("./routes.js").Route | null} aimed the way that is pointed at
 * @property {(route: import("./routes.js").Route | null) => void} aim
 * @property {{space: number, cost: number, steps: number} | null} aimedRail
 * @property {(goal: {space: number, cost: number, steps: number} | null) => void} aimRail
 * @property {(route: import("./routes.js").Route) => void} drive
 * @property {{most: number} | null} standing my private ceiling
 * @property {((most: number | null) => void) | null} onStanding null where nobody can set one
 */

/** @returns {Table} */
export const useTable = () => spot.useTable();
