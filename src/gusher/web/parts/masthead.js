/** The head of every page but the table's. */

import { html } from "../vendor/preact.js";
import { say } from "../texts.js";
import { Settings } from "./settings.js";

/** @param {{children?: any}} props */
export function Masthead({ children }) {
  return html`<a class="skip" href="#main">${say("page-skip")}</a>
    <header class="masthead">
      <${Brand} />
      <div class="masthead-tools">${children}<${Settings} /></div>
    </header>`;
}

export function Brand() {
  return html`<a class="brand" href="/" aria-label=${say("page-brand")}>
    <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
      <path d="M12 2 5 22h2.6l1.1-3.4h6.6L16.4 22H19zM9.6 16l.9-3h3l.9 3zm1.7-5.4.7-2.3.7 2.3z" fill="currentColor" />
      <path d="M12 1.2c-3 0-5 1.4-6 3M12 1.2c3 0 5 1.4 6 3" fill="none" stroke="currentColor" stroke-width="1.3" stroke-linecap="round" />
    </svg>
    <span>Gusher</span>
  </a>`;
}
