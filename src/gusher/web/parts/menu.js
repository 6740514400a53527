/** What else can be done at a table: in a row where there is room, else behind a button. */

import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { useLook, useMedia } from "../hooks.js";
import { onLanguage, say } from "../texts.js";

const SMALL = "(max-width: 1399px)";

/** So much more room than the tools need there must be, for them to come out again. */
const SLACK = 8;

/**
 * Whether a row of tools would cut off the seats beside it. They may need more room at one time than at another: a name in bold, a sign that
 * somebody is away.
 *
 * @param {{current: HTMLElement | null}} own the row, or the button in its place
 * @param {boolean} narrow there is no room in any case
 */
function useTight(own, narrow) {
  /** The width that the row had when there was no room for it. */
  const [needed, setNeeded] = useState(0);
  useEffect(() => {
    const again = () => setNeeded(0);
    addEventListener("resize", again);
    const end = onLanguage(again);
    return () => {
      removeEventListener("resize", again);
      end();
    };
  }, []);
  const look = () => {
    const node = own.current;
    const seats = node?.parentElement?.querySelector(".seats");
    const last = seats?.lastElementChild;
    if (narrow || !node || !seats || !last) return;
    if (!needed && seats.scrollWidth > seats.clientWidth + 1) setNeeded(node.offsetWidth);
    const free = seats.getBoundingClientRect().right - last.getBoundingClientRect().right;
    if (needed && free + node.offsetWidth >= needed + SLACK) setNeeded(0);
  };
  // What comes first is never what goes at once.
  useLayoutEffect(look, []);
  useLook(look);
  return needed > 0;
}

/** @param {{children: any}} props */
export function Menu({ children }) {
  const narrow = useMedia(SMALL);
  const own = useRef(/** @type {HTMLElement | null} */ (null));
  const tight = useTight(own, narrow);
  const small = narrow || tight;
  const [open, setOpen] = useState(false);
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
  if (!small) return html`<div class="tools" ref=${own}>${children}</div>`;
  return html`<div class="menu" ref=${own}>
    <button type="button" class="quiet menu-button" aria-expanded=${open ? "true" : "false"} aria-controls="menu" onClick=${() => setOpen(!open)}>☰ <span>${say("page-menu")}</span></button>
    ${open && html`<div id="menu" class="menu-panel" onClick=${(/** @type {Event} */ event) => event.target instanceof Element && event.target.closest("a, button") && setOpen(false)}>${children}</div>`}
  </div>`;
}

/** @param {{text: boolean, onText: () => void}} props */
export function TextToggle({ text, onText }) {
  return html`<button type="button" class="quiet" aria-pressed=${text ? "true" : "false"} onClick=${onText}>${say("page-text-view")}</button>`;
}
