/**
 * A browser's part in the luck of a table: what it adds, what it was shown at the beginning, and what it checks at the end.
 *
 * The commitment that was noted first stays: a server that changed its mind would be found out. Draws are made again by the server, because
 * a browser holds no rules; `gusher verify` does it on any other machine.
 */

/** @import {Luck} from "./types.js" */

/** @typedef {{commitment?: string, nonce?: string}} Note */
/** @typedef {boolean | null} Answer yes, no, or that this browser cannot tell */
/** @typedef {{seed: Answer, shown: Answer, nonce: Answer, draws: boolean}} Findings */

const REMEMBERED = "gusher-luck";
const MOST = 200;

/** @type {Record<string, Note>} by table; also where storage is forbidden */
let notes = {};

/** @returns {Record<string, Note>} */
function read() {
  try {
    notes = { ...JSON.parse(localStorage.getItem(REMEMBERED) ?? "{}"), ...notes };
  } catch {
    // Storage may be forbidden, or hold what is not ours; then this visit is all that is remembered.
  }
  return notes;
}

/** @param {string} table @param {Note} changed */
function note(table, changed) {
  notes = Object.fromEntries(Object.entries({ ...read(), [table]: changed }).slice(-MOST));
  try {
    localStorage.setItem(REMEMBERED, JSON.stringify(notes));
  } catch {
    // As above.
  }
}

/** @param {Uint8Array} bytes */
const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Sixteen random bytes, to be sent with the wish to sit down. */
export const newNonce = () => hex(crypto.getRandomValues(new Uint8Array(16)));

/** Who sits down again adds anew. @param {string} table @param {string} nonce */
export const noteNonce = (table, nonce) => note(table, { ...read()[table], nonce });

/** What is shown first stays; to be called while the game is not over. @param {string} table @param {string} commitment */
export function noteCommitment(table, commitment) {
  const known = read()[table];
  if (known?.commitment === undefined) note(table, { ...known, commitment });
}

/** What a finished game's luck looks like from here; who does not sit there has no nonce in it. @param {string} table @param {Luck} luck @param {boolean} seated @returns {Promise<Findings>} */
export async function check(table, luck, seated) {
  const { commitment, nonce } = read()[table] ?? {};
  return {
    seed: await fits(luck),
    shown: commitment === undefined ? null : commitment === luck.commitment,
    nonce: nonce === undefined || !seated ? null : luck.nonces.includes(nonce),
    draws: luck.differs === null,
  };
}

/** Whether the seed is what the commitment was made of. Only a page over https, or on the same machine, may compute that. @param {Luck} luck */
async function fits(luck) {
  if (!globalThis.crypto?.subtle) return null;
  const seed = Uint8Array.from(luck.seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", seed))) === luck.commitment;
}
