/** The start page without a network: it says so, and goes on by itself when there is one again. */

import { html, useEffect } from "../vendor/preact.js";
import { Masthead } from "../parts/masthead.js";
import { tab } from "../tab.js";
import { say } from "../texts.js";

const EVERY = 3000;

/** The server answers again: the page that was wanted. */
async function look() {
  try {
    if ((await fetch("/api/me", { cache: "no-store" })).ok) location.reload();
  } catch {
    // Not yet.
  }
}

export function Away() {
  useEffect(() => {
    tab(say("page-away-title"));
    const timer = setInterval(look, EVERY);
    addEventListener("online", look);
    return () => {
      clearInterval(timer);
      removeEventListener("online", look);
    };
  }, []);
  return html`<${Masthead} />
    <main id="main" class="lobby narrow">
      <h1>${say("page-away-title")}</h1>
      <p role="status">${say("page-away-text")}</p>
      <p><button type="button" class="primary" onClick=${look}>${say("page-away-again")}</button></p>
    </main>`;
}
