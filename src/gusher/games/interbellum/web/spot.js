/**
 * What every part of the board draws from, and the controls on it.
 * @module
 */
import * as spot from "/static/board/spot.js";

export { acting, hinting, shortcut, Spot, TableProvider } from "/static/board/spot.js";

/**
 * @typedef {object} Table
 * @property {any} view
 * @property {any} data the game's data.json
 * @property {(id: string, values?: Record<string, string | number>) => string} say
 * @property {import("./sentences.js").GameWords} words
 * @property {Map<string, any>} offers by notation
 * @property {Map<string, any>} whyNot by notation
 * @property {(action: any) => void} choose
 * @property {(hint: {action?: string, whyNot?: any} | null) => void} hint
 * @property {number | null} me
 * @property {boolean} moving whether changes are shown as movement
 * @property {string | null} aimed the segment that is pointed at
 * @property {(segment: string | null) => void} aim
 * @property {import("/static/types.js").Told[]} told what happened between the last view and this one
 */

/** @returns {Table} */
export const useTable = () => spot.useTable();
