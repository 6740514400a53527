/** Move to another device: a link that works once. */

import { html } from "../vendor/preact.js";
import * as api from "../api.js";
import { usePromise } from "../hooks.js";
import { say } from "../texts.js";
import { CopyLink } from "./copy.js";
import { Dialog } from "./dialog.js";
import { Trouble } from "./trouble.js";

/** @param {{onClose: () => void}} props */
export function Moving({ onClose }) {
  const link = usePromise(api.claimLink, []);
  return html`<${Dialog} title=${say("page-move-device")} onClose=${onClose}>
    <p>${say("page-move-text")}</p>
    <${Trouble} of=${link.problem} />
    ${link.value && html`<${CopyLink} url=${new URL(link.value.url, location.href).href} label=${say("page-move-link")} />`}
  <//>`;
}
