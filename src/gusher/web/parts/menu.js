/** What else can be done at a table: in a row where there is room, else behind a button. */

import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { useMedia } from "../hooks.js";
import { say } from "../texts.js";

const SMALL = "(max-width: 1399px)";

/** Whether a row of tools would cut off the seats beside it; found out anew when the window changes. @param {{current: HTMLElement | null}} row */
function useTight(row) {
  const [tight, setTight] = useState(false);
  useEffect(() => {
    const again = () => setTight(false);
    addEventListener("resize", again);
    return () => removeEventListener("resize", again);
  }, []);
  useLayoutEffect(() => {
    const seats = row.current?.parentElement?.querySelector(".seats");
    if (!tight && seats && seats.scrollWidth > seats.clientWidth + 1) setTight(true);
  });
  return tight;
}

/** @param {{children: any}} props */
export function Menu({ children }) {
  const narrow = useMedia(SMALL);
  const row = useRef(/** @type {HTMLElement | null} */ (null));
  const tight = useTight(row);
  const small = narrow || tight;
  const [open, setOpen] = useState(false);
  const own = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (!open) return undefined;
    const leave = (/** @type {Event} */ event) => {
      const inside = event.target instanceof Node && own.current?.contains(event.target);
      if (event instanceof KeyboardEvent ? event.key === "Escape" : !inside) setOpen(false);
    };
    document.addEventListener("pointerdown", leave);
    document.addEventListener("keydown", leave);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("keydown", leave);
    };
  }, [open]);
  if (!small) return html`<div class="tools" ref=${row}>${children}</div>`;
  return html`<div class="menu" ref=${own}>
    <button type="button" class="quiet menu-button" aria-expanded=${open ? "true" : "false"} aria-controls="menu" onClick=${() => setOpen(!open)}>☰ <span>${say("page-menu")}</span></button>
    ${open && html`<div id="menu" class="menu-panel" onClick=${(/** @type {Event} */ event) => event.target instanceof Element && event.target.closest("a, button") && setOpen(false)}>${children}</div>`}
  </div>`;
}

/** @param {{text: boolean, onText: () => void}} props */
export function TextToggle({ text, onText }) {
  return html`<button type="button" class="quiet" aria-pressed=${text ? "true" : "false"} onClick=${onText}>${say("page-text-view")}</button>`;
}
