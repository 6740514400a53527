/**
 * Where things are in the drawing of the map: cells of 40 units, the rails below, aligned with the columns.
 * @module
 */

export const CELL = 40;
export const COLUMNS = 20;
export const ROWS = 12;
export const LEFT = 24;
export const TOP = 17;
export const RIGHT = 42;
/** The scale of costs between the map and the rails. */
export const SCALE = 17;
export const TRACK = 25;

/** The middle of a column, and of a row. @param {number} column */
export const midX = (column) => (column - 0.5) * CELL;
/** @param {number} row */
export const midY = (row) => (row - 0.5) * CELL;

/** The middle of a space of the rails, which lies beside column space + 1. @param {number} space */
export const spaceX = (space) => midX(space + 1);

/** The middle of a track: the black loco's is the first. @param {number | "black"} track */
export const trackY = (track) => ROWS * CELL + SCALE + 6 + TRACK * (track === "black" ? 0.5 : track + 1.5);

/** @param {number} seats */
export const height = (seats) => ROWS * CELL + SCALE + 8 + TRACK * (seats + 1);

/** @param {number} seats */
export const viewBox = (seats) => `${-LEFT} ${-TOP} ${COLUMNS * CELL + LEFT + RIGHT} ${height(seats) + TOP}`;
