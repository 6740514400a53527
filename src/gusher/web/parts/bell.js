/** The button that opens the switches of notices, and the dialog that it opens: apart, because a menu closes with the click. */

import { html, useEffect, useState } from "../vendor/preact.js";
import { say } from "../texts.js";
import { Dialog } from "./dialog.js";
import { later } from "./later.js";

const Notices = later(async () => (await import("./notices.js")).Notices);
const OPEN = "gusher-notices";

export function Bell() {
  const open = () => dispatchEvent(new Event(OPEN));
  return html`<button type="button" class="quiet bell" title=${say("page-notices")} aria-label=${say("page-notices")} aria-haspopup="dialog" onClick=${open}>
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true"><path d="M12 3a6 6 0 0 0-6 6v4l-2 3v1h16v-1l-2-3V9a6 6 0 0 0-6-6zm-2.5 15a2.5 2.5 0 0 0 5 0z" fill="currentColor" /></svg>
    <span>${say("page-notices")}</span>
  </button>`;
}

export function NoticesPage() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const show = () => setOpen(true);
    addEventListener(OPEN, show);
    return () => removeEventListener(OPEN, show);
  }, []);
  if (!open) return null;
  return html`<${Dialog} title=${say("page-notices")} onClose=${() => setOpen(false)}><${Notices} /><//>`;
}
