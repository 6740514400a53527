/** A table as it goes on: the newest scene, the log and the chat so far, and commands to it. */

import { useCallback, useEffect, useRef, useState } from "../vendor/preact.js";
import { Stream } from "../stream.js";

/** @import {Accepted, ChatLine, Refused, Scene, Told} from "../types.js" */

/**
 * @typedef {object} Live
 * @property {Scene | null} scene
 * @property {number} arrived when it came, by `performance.now()`
 * @property {any} before the view of the scene before this one
 * @property {Told[]} log
 * @property {Told[]} fresh what of the log is new with this scene
 * @property {ChatLine[]} chat
 * @property {string} connection connecting, live, polling, lost
 * @property {any} problem why this table cannot be looked at
 */

/** @type {Told[]} */
const NO_NEWS = [];
/** @type {Live} */
const NOTHING = { scene: null, arrived: 0, before: null, log: [], fresh: [], chat: [], connection: "connecting", problem: null };

/**
 * @param {string} id
 * @param {number | null} seat to look from; null: the only own one, else as a spectator
 * @param {string | null} invite
 * @returns {Live & {send: (command: {do: string} & Record<string, any>) => Promise<Accepted | Refused>}}
 */
export function useLive(id, seat, invite) {
  const [live, setLive] = useState(NOTHING);
  const stream = useRef(/** @type {Stream | null} */ (null));
  const pending = useRef(/** @type {Map<string, any>} */ (new Map()));
  useEffect(() => {
    const ears = {
      scene: (/** @type {Scene} */ scene) =>
        setLive((/** @type {Live} */ known) => {
          const log = scene.whole ? scene.events : scene.fresh ? [...known.log, ...scene.events] : known.log;
          const chat = scene.whole ? scene.chat : scene.chat.length ? [...known.chat, ...scene.chat] : known.chat;
          const fresh = scene.whole ? NO_NEWS : scene.events;
          return { ...known, scene, arrived: performance.now(), before: known.scene?.view ?? null, log, fresh, chat, problem: null };
        }),
      state: (/** @type {string} */ connection) => setLive((/** @type {Live} */ known) => ({ ...known, connection })),
      problem: (/** @type {any} */ problem) => setLive((/** @type {Live} */ known) => ({ ...known, problem })),
    };
    const opened = new Stream(id, seat, invite, ears, pending.current);
    stream.current = opened;
    return () => opened.close();
  }, [id, seat, invite]);
  const send = useCallback((/** @type {any} */ command) => /** @type {Stream} */ (stream.current).send(command), []);
  return { ...live, send };
}
