/** The guided first game: how one begins, and what it points at. */

import { useEffect } from "./vendor/preact.js";
import * as api from "./api.js";
import { whenWhole } from "./portions.js";
import { go } from "./router.js";

/** @import {GameCard} from "./types.js" */

/** A table that the game's guide leads through. @param {GameCard} game with `guide` */
export async function startGuide(game) {
  const made = await api.newTable({ game: game.name, seats: [], options: {}, listed: false, guide: true });
  go(`/t/${made.id}`);
}

/** Where a place of that name is: a control that offers it, a second way to one, or a place or part that the board names. @param {string} name */
const selectors = (name) => ["action", "shortcut", "place", "part"].map((kind) => `[data-${kind}="${CSS.escape(name)}"]`);

/** Outlines what is pointed at, wherever it is drawn next: a rule of its own outlives every drawing. */
const sheet = new CSSStyleSheet();

/**
 * Mark places on the board and in the list, and bring the first of them into view.
 *
 * @param {string[]} names as offers call them, or as the board calls other places
 */
export function usePointing(names) {
  const key = names.join("\n");
  useEffect(() => {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((each) => each !== sheet), sheet];
    return () => sheet.replaceSync("");
  }, []);
  useEffect(() => {
    const found = names.flatMap(selectors).join(", ");
    sheet.replaceSync(found && `:is(.table-main, .choice) :is(${found}) { animation: var(--guide-mark); outline: 3px solid var(--guide-colour); outline-offset: 2px; }`);
    if (!found) return undefined;
    return whenWhole(() => {
      for (const area of [".table-main", ".choice"]) {
        const place = [...document.querySelectorAll(`${area} :is(${found})`)].find((each) => each.getClientRects().length > 0);
        if (place && !isInView(place)) place.scrollIntoView({ block: "center", inline: "center" });
      }
    });
  }, [key]);
}

/** Whether nothing that scrolls hides it. @param {Element} place */
function isInView(place) {
  const own = place.getBoundingClientRect();
  for (let around = place.parentElement; around; around = around.parentElement) {
    const room = around.getBoundingClientRect();
    const scrolls = around.scrollHeight > around.clientHeight + 1 || around.scrollWidth > around.clientWidth + 1;
    if (scrolls && (own.top < room.top || own.bottom > room.bottom || own.left < room.left || own.right > room.right)) return false;
  }
  return true;
}
