/** Talk, plain text: at the table for those who sit there, beside it for those who look on. */

import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import * as api from "../api.js";
import { usePromise } from "../hooks.js";
import { clock, say } from "../texts.js";
import { NameField } from "./name.js";
import { SeatMark } from "./seat.js";
import { Trouble } from "./trouble.js";
import { Eye } from "./watching.js";

/** @import {ChatLine} from "../types.js" */

/** @typedef {ChatLine & {beside?: boolean}} Line */

const LENGTH = 500;

/** What was said at the table and what beside it, in the order of time. @param {ChatLine[]} table @param {ChatLine[]} beside @returns {Line[]} */
export const together = (table, beside) =>
  beside.length === 0 ? table : [...table, ...beside.map((line) => ({ ...line, beside: true }))].sort((one, other) => one.at - other.at);

/** @param {{lines: Line[], onSay: ((text: string) => Promise<boolean>) | null, prompt?: string, children?: any}} props `onSay`: null for who may only read */
export function Chat({ lines, onSay, prompt = "page-chat-say", children }) {
  const [typed, setTyped] = useState("");
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines.length]);
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const said = typed.trim();
    if (!said || !onSay) return;
    setTyped("");
    if (!(await onSay(said))) setTyped(said);
  };
  return html`<div class="chat">
    <div class="chat-lines" role="log" ref=${box} tabindex="0" aria-label=${say("page-chat")}>
      ${lines.length === 0 && html`<p class="empty">${say("page-chat-empty")}</p>`}
      ${lines.map((line, index) => html`<p key=${index} class=${line.beside ? "chat-line beside" : "chat-line"}>
        <span class="chat-who">${line.seat !== null && html`<${SeatMark} seat=${line.seat} size=${11} />`} ${line.name}</span>
        ${line.beside && html`<span class="chat-mark"><${Eye} /> ${say("page-spectator")}</span>`}
        <time datetime=${new Date(line.at * 1000).toISOString()}>${clock(new Date(line.at * 1000))}</time>
        <span class="chat-text">${line.text}</span>
      </p>`)}
    </div>
    ${children}
    ${onSay && html`<form class="chat-form" onSubmit=${submit}>
      <input type="text" aria-label=${say(prompt)} placeholder=${say(prompt)} maxlength=${LENGTH} value=${typed}
        autocomplete="off" onInput=${(/** @type {any} */ event) => setTyped(event.target.value)} />
      <button>${say("page-chat-send")}</button>
    </form>`}
  </div>`;
}

/**
 * For who looks on: what the players say is read, what spectators say is for them alone until the game is over.
 *
 * @param {{lines: Line[], over: boolean, onSay: (text: string) => Promise<boolean>, onNamed?: () => void}} props `onNamed`: called when somebody has chosen a name
 */
export function SpectatorChat({ lines, over, onSay, onNamed }) {
  const me = usePromise(api.me, []);
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState(/** @type {any} */ (null));
  const named = Boolean(me.value?.name);
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      await api.callMe(typed.trim());
      me.again();
      onNamed?.();
    } catch (refused) {
      setProblem(refused);
    }
  };
  return html`<${Chat} lines=${lines} onSay=${named ? onSay : null} prompt="page-chat-spectators">
    ${!over && html`<p class="under chat-note">${say("page-chat-beside")}</p>`}
    ${me.value && !named && html`<form class="chat-form name-form" onSubmit=${submit}>
      <${NameField} value=${typed} onInput=${setTyped} label=${say("page-chat-name")} />
      <button>${say("page-chat-named")}</button>
      <${Trouble} of=${problem} />
    </form>`}
  <//>`;
}
