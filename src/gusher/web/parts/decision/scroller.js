/** A list that scrolls within its panel, and says so: where it goes on it fades, with the number of options that are still to come. */

import { html, useEffect, useRef, useState } from "../../vendor/preact.js";
import { useLook } from "../../hooks.js";
import { say } from "../../texts.js";
import { behavior } from "../still.js";

const SLACK = 6;
/** So much of an option must show for it to count as seen: below, the list fades. */
const FADE = 24;

/** How many options lie below the edge, or fade there; −1 if something else goes on. @param {HTMLElement} box */
function below(box) {
  if (box.scrollTop + box.clientHeight >= box.scrollHeight - SLACK) return 0;
  const edge = box.getBoundingClientRect().bottom;
  const hidden = [...box.querySelectorAll(".offer-button")].filter((option) => option.getBoundingClientRect().bottom > edge - FADE);
  return hidden.length || -1;
}

/** @param {{question: string, children: any}} props question: a new one is shown from its beginning */
export function Scroller({ question, children }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [more, setMore] = useState(0);
  const [begun, setBegun] = useState(false);
  // The first look is that of the observer: to measure earlier would make the page find its layout twice.
  const begins = useRef(true);
  const look = () => {
    if (!box.current) return;
    setMore(below(box.current));
    setBegun(box.current.scrollTop > SLACK);
  };
  useLook(() => {
    if (box.current && !begins.current) box.current.scrollTop = 0;
  }, [question]);
  useLook(() => {
    if (!begins.current) look();
    begins.current = false;
  });
  useEffect(() => {
    const watch = new ResizeObserver(look);
    for (const each of [box.current, box.current?.firstElementChild]) if (each) watch.observe(each);
    return () => watch.disconnect();
  }, []);
  const on = () => box.current?.scrollBy({ top: box.current.clientHeight * 0.8, behavior: behavior() });
  const classes = ["scroller", more ? "goes-on" : "", begun ? "has-begun" : ""];
  return html`<div class=${classes.join(" ")}>
    <div class="choice" ref=${box} onScroll=${look}><div class="choices">${children}</div></div>
    ${more !== 0 && html`<button type="button" class="more" tabindex="-1" aria-hidden="true" onClick=${on}>${more > 0 ? say("page-options-below", { count: more }) : "↓"}</button>`}
  </div>`;
}
