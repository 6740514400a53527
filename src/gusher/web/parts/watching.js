/** Who looks on without a seat. */

import { html, useState } from "../vendor/preact.js";
import { listing, say } from "../texts.js";
import { Dialog } from "./dialog.js";

/** @import {Watching} from "../types.js" */

/** In one line. @param {Watching} watching */
export const whoWatches = ({ names, guests }) => say("page-watchers", { who: listing([...names, ...(guests ? [say("page-watchers-guests", { count: guests })] : [])]) });

export const Eye = () => html`<svg class="eye" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true"><path d="M8 3C4.300 3 1.600 5.400.4 8 1.600 10.600 4.300 13 8 13s6.400-2.400 7.600-5C14.400 5.400 11.700 3 8 3zm0 2.200a2.800 2.800 0 1 1 0 5.600 2.800 2.800 0 0 1 0-5.600z" fill="currentColor" fill-rule="evenodd" /></svg>`;

/** How many there are, and on a click who. @param {{watching: Watching | undefined}} props */
export function WatchingMark({ watching }) {
  const [open, setOpen] = useState(false);
  if (!watching) return null;
  const who = whoWatches(watching);
  return html`<button type="button" class="quiet watchers-mark" title=${who} onClick=${() => setOpen(true)}>
      <${Eye} /><span aria-hidden="true">${watching.names.length + watching.guests}</span><span class="visually-hidden">${who}</span></button>
    ${open && html`<${Dialog} title=${say("page-watchers-title")} onClose=${() => setOpen(false)}>
      <ul class="watchers">
        ${watching.names.map((name) => html`<li>${name}</li>`)}
        ${watching.guests > 0 && html`<li class="under">${say("page-watchers-guests", { count: watching.guests })}</li>`}
      </ul>
      <p class="under">${say("page-watchers-text")}</p>
    <//>`}`;
}
