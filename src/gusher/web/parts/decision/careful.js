/** Whether every choice is confirmed before it is made: for fingers on a board, where a tap plays and nothing can be pointed at before. */

import { html, useState } from "../../vendor/preact.js";
import { useMedia } from "../../hooks.js";
import { say } from "../../texts.js";

const REMEMBERED = "gusher-careful";

/** What was chosen on this device. */
export function isCareful() {
  try {
    return localStorage.getItem(REMEMBERED) === "yes";
  } catch {
    return false; // Storage may be forbidden; then nothing is remembered.
  }
}

/** Where nothing can be pointed at, a switch for it. */
export function CarefulToggle() {
  const [careful, setCareful] = useState(isCareful());
  const fingers = useMedia("(hover: none)");
  if (!fingers) return null;
  const toggle = () => {
    try {
      localStorage.setItem(REMEMBERED, careful ? "no" : "yes");
    } catch {
      return;
    }
    setCareful(!careful);
  };
  return html`<button type="button" class="quiet" aria-pressed=${careful ? "true" : "false"} onClick=${toggle}>${say("page-careful")}</button>`;
}
