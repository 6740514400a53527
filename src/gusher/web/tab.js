/** The browser's tab: its title, and a dot on its icon while it is the reader's turn. */

import { noteTurn } from "./alerts.js";
import { asset } from "./given.js";

/** @param {string} title @param {boolean} turn */
export function tab(title, turn = false) {
  noteTurn(turn, title);
  document.title = turn ? `● ${title}` : title;
  const icon = asset(turn ? "/static/favicon-turn.svg" : "/static/favicon.svg");
  const link = document.getElementById("favicon");
  if (link instanceof HTMLLinkElement && !link.href.endsWith(icon)) link.href = icon;
}
