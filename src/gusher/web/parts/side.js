/** Beside the board: the log, the chat, and a review after the end. Where there is no room for them they are sheets that come up when asked for. */

import { html, useEffect, useMemo, useRef, useState } from "../vendor/preact.js";
import { useMedia } from "../hooks.js";
import { useKeys } from "../keys.js";
import { Portion } from "../portions.js";
import { say } from "../texts.js";
import { Chat, SpectatorChat, together } from "./chat.js";
import { isFinished } from "./final.js";
import { Log } from "./log.js";

/** @import {ChatLine, Scene, Told} from "../types.js" */
/** @import {Words} from "../words.js" */

/** @typedef {"log" | "chat" | "review"} Tab */

/** @type {ChatLine[]} */
const NOBODY = [];

export const NARROW = "(max-width: 1100px)";
/** The log is drawn after all of the board. */
const LAST = 9;

/**
 * @param {{scene: Scene, log: Told[], chat: ChatLine[], beside?: ChatLine[], words: Words, own: number[], current: number | null,
 *   onSay: ((text: string, to: "table" | "spectators") => Promise<boolean>) | null, onNamed?: () => void, link: (at: number) => string, review?: ((close: () => void) => any) | null}} props
 */
export function Side({ scene, log, chat: talk, beside = NOBODY, words, own, current, onSay, onNamed, link, review }) {
  const chat = useMemo(() => together(talk, beside), [talk, beside]);
  const seated = own.length > 0 || scene.seats.some((card) => card.mine);
  const narrow = useMedia(NARROW);
  const [shown, setShown] = useState(/** @type {Tab | null} */ (narrow ? null : "log"));
  const [read, setRead] = useState(chat.length);
  const closer = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const unread = shown === "chat" ? 0 : Math.max(0, chat.length - read);
  useEffect(() => setShown(narrow ? null : "log"), [narrow]);
  useEffect(() => {
    if (shown === "chat" || chat.length < read) setRead(chat.length);
    if (narrow && shown) closer.current?.focus();
  }, [shown, chat.length]);
  useEffect(() => {
    if (!narrow || !shown) return undefined;
    const escape = (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && setShown(null);
    document.addEventListener("keydown", escape);
    return () => document.removeEventListener("keydown", escape);
  }, [narrow, shown]);

  useKeys({
    keys: ["l"],
    message: "page-key-log",
    act: () => {
      if (narrow && shown === "log") setShown(null);
      else setShown("log");
      if (!narrow) requestAnimationFrame(() => /** @type {HTMLElement | null} */ (document.querySelector(".log-lines"))?.focus());
    },
  });

  const button = (/** @type {Tab} */ name, /** @type {string} */ text) => html`<button type="button" class="side-tab"
    aria-expanded=${shown === name ? "true" : "false"} aria-controls="side-body"
    onClick=${() => setShown(shown === name && narrow ? null : name)}>${text}${name === "chat" && unread > 0 && html` <span class="unread">${unread}</span>`}</button>`;
  return html`<aside class=${narrow && shown ? "side sheet" : "side"} aria-label=${say("page-side")}>
    <div class="side-tabs">
      ${button("log", say("page-log"))}
      ${onSay && button("chat", say("page-chat"))}
      ${review && button("review", say("page-review"))}
      ${narrow && shown && html`<button ref=${closer} type="button" class="quiet sheet-close" aria-label=${say("page-close")} onClick=${() => setShown(null)}>✕</button>`}
    </div>
    <div id="side-body" class="side-body">
      ${shown === "chat" && onSay
        ? seated ? html`<${Chat} lines=${chat} onSay=${(/** @type {string} */ text) => onSay(text, "table")} />`
          : html`<${SpectatorChat} lines=${chat} over=${isFinished(scene)} onNamed=${onNamed} onSay=${(/** @type {string} */ text) => onSay(text, "spectators")} />`
        : shown === "review" && review ? review(() => narrow && setShown(null))
        : html`<${Portion} place=${LAST}><${Log} hidden=${shown === null} events=${log} words=${words} own=${own} over=${isFinished(scene)} current=${current} link=${link} /><//>`}
    </div>
  </aside>`;
}
