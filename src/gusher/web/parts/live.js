/** A table as it goes on: the scene that is told, the log and the chat so far, and commands to it. */

import { useCallback, useEffect, useRef, useState } from "../vendor/preact.js";
import { Stream } from "../stream.js";
import { Teller } from "../teller.js";
import { letGo, questionOf } from "./decision/question.js";

/** @import {Accepted, ChatLine, Refused, Scene, Told} from "../types.js" */
/** @import {Shown} from "../teller.js" */

/**
 * @typedef {object} Live
 * @property {Scene | null} scene the one that is told
 * @property {Scene | null} newest the one that came last
 * @property {number} arrived when that one came, by `performance.now()`
 * @property {boolean} telling whether more is to be told before it is told
 * @property {any} before the view of the scene before this one
 * @property {Told[]} log
 * @property {Told[]} fresh what of the log is new with this scene
 * @property {ChatLine[]} chat
 * @property {ChatLine[]} beside what spectators say
 * @property {string} connection connecting, live, polling, lost
 * @property {any} problem why this table cannot be looked at
 */

/** @type {Told[]} */
const NO_NEWS = [];
/** @type {Live} */
const NOTHING = { scene: null, newest: null, arrived: 0, telling: false, before: null, log: [], fresh: [], chat: [], beside: [], connection: "connecting", problem: null };

/**
 * @param {string} id
 * @param {number | null} seat to look from; null: the only own one, else as a spectator
 * @param {string | null} invite
 * @param {unknown} who a new stream begins when it changes
 * @returns {Live & {send: (command: {do: string} & Record<string, any>) => Promise<Accepted | Refused>, skip: () => void}}
 */
export function useLive(id, seat, invite, who) {
  const [live, setLive] = useState(NOTHING);
  const stream = useRef(/** @type {Stream | null} */ (null));
  const teller = useRef(/** @type {Teller | null} */ (null));
  const pending = useRef(/** @type {Map<string, any>} */ (new Map()));
  useEffect(() => {
    let question = "";
    const told = new Teller((/** @type {Shown} */ shown) => {
      if (question !== questionOf(shown.scene)) letGo();
      question = questionOf(shown.scene);
      setLive((/** @type {Live} */ known) => ({ ...known, ...shown, before: shown.fresh === known.fresh && shown.log === known.log ? known.before : (known.scene?.view ?? null) }));
    });
    teller.current = told;
    /** @type {Told[]} */
    let log = [];
    const ears = {
      scene: (/** @type {Scene} */ scene) => {
        log = scene.whole ? scene.events : scene.fresh ? [...log, ...scene.events] : log;
        setLive((/** @type {Live} */ known) => {
          const chat = scene.whole ? scene.chat : scene.chat.length ? [...known.chat, ...scene.chat] : known.chat;
          const more = scene.spectator_chat ?? [];
          const beside = scene.whole ? more : more.length ? [...known.beside, ...more] : known.beside;
          return { ...known, newest: scene, arrived: performance.now(), chat, beside, problem: null };
        });
        told.hear({ scene, fresh: scene.whole ? NO_NEWS : scene.events, log, whole: scene.whole });
      },
      state: (/** @type {string} */ connection) => setLive((/** @type {Live} */ known) => ({ ...known, connection })),
      problem: (/** @type {any} */ problem) => setLive((/** @type {Live} */ known) => ({ ...known, problem })),
    };
    const opened = new Stream(id, seat, invite, ears, pending.current);
    stream.current = opened;
    return () => {
      opened.close();
      told.close();
    };
  }, [id, seat, invite, who]);
  const send = useCallback((/** @type {any} */ command) => /** @type {Stream} */ (stream.current).send(command), []);
  const skip = useCallback(() => teller.current?.skip(), []);
  return { ...live, send, skip };
}
