/** Talk at the table, plain text, for those who sit there. */

import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { clock, say } from "../texts.js";
import { SeatMark } from "./seat.js";

/** @import {ChatLine} from "../types.js" */

const LENGTH = 500;

/** @param {{lines: ChatLine[], seated: boolean, onSay: (text: string) => Promise<boolean>}} props */
export function Chat({ lines, seated, onSay }) {
  const [typed, setTyped] = useState("");
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines.length]);
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const said = typed.trim();
    if (!said) return;
    setTyped("");
    if (!(await onSay(said))) setTyped(said);
  };
  return html`<div class="chat">
    <div class="chat-lines" role="log" ref=${box} tabindex="0" aria-label=${say("page-chat")}>
      ${lines.length === 0 && html`<p class="empty">${say("page-chat-empty")}</p>`}
      ${lines.map((line, index) => html`<p key=${index} class="chat-line">
        <span class="chat-who">${line.seat !== null && html`<${SeatMark} seat=${line.seat} size=${11} />`} ${line.name}</span>
        <time datetime=${new Date(line.at * 1000).toISOString()}>${clock(new Date(line.at * 1000))}</time>
        <span class="chat-text">${line.text}</span>
      </p>`)}
    </div>
    ${seated
      ? html`<form class="chat-form" onSubmit=${submit}>
        <input type="text" aria-label=${say("page-chat-say")} placeholder=${say("page-chat-say")} maxlength=${LENGTH} value=${typed}
          autocomplete="off" onInput=${(/** @type {any} */ event) => setTyped(event.target.value)} />
        <button disabled=${typed.trim() === ""}>${say("page-chat-send")}</button>
      </form>`
      : html`<p class="under">${say("page-chat-seated")}</p>`}
  </div>`;
}
