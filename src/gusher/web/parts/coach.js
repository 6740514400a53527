/**
 * *What would you do?*: the coach's advice at an own decision, in words. It is asked again while one looks, and grows more certain. What it
 * thinks of is marked wherever it can be chosen, on the board and in the list.
 */

import { html, useEffect, useState } from "../vendor/preact.js";
import * as api from "../api.js";
import { useKeys } from "../keys.js";
import { language, listing, percent, say } from "../texts.js";
import { Trouble } from "./trouble.js";

/** @import {Advice, Candidate, Expected, Scene} from "../types.js" */
/** @import {Words} from "../words.js" */

/** So many times its error a difference must be, to be spoken of. */
const CERTAIN = 1.5;

/** @param {{scene: Scene, words: Words, question: string}} props */
export function Coach({ scene, words, question }) {
  const [open, setOpen] = useState(false);
  const { advice, problem } = useAdvice(scene, open, question);
  useEffect(() => setOpen(false), [question]);
  useKeys({ keys: ["h"], message: "page-coach-ask", act: () => setOpen(!open) });
  useMarks(open ? advice : null);
  return html`<div class="coach">
    <button type="button" class="quiet coach-ask" aria-expanded=${open ? "true" : "false"} aria-keyshortcuts="h" onClick=${() => setOpen(!open)}>
      ${say("page-coach-ask")} <kbd aria-hidden="true">h</kbd>
    </button>
    ${open && html`<div class="coach-says" role="region" aria-label=${say("page-coach-name")} aria-busy=${!advice?.done && !problem ? "true" : "false"} tabindex="0">
      ${!advice && !problem && html`<p class="loading" role="status">${say("coach-thinking")}</p>`}
      ${advice && html`<ol>${advice.candidates.map((each) => html`<${Told} key=${each.action} candidate=${each} advice=${advice} scene=${scene} words=${words} />`)}</ol>
        <p class="coach-tries">${advice.candidates.length > 1 && say("coach-compared")} ${say("coach-tries", { tries: advice.tries, done: advice.done ? "yes" : "no" })}</p>`}
      <${Trouble} of=${problem} />
    </div>`}
  </div>`;
}

/**
 * An option of the coach: how often it wins, what speaks for it and what against it.
 *
 * @param {{candidate: Candidate, advice: Advice, scene: Scene, words: Words}} props
 */
export function Told({ candidate, advice, scene, words }) {
  const [more, less] = spoken(candidate, words);
  return html`<li>
    <p><b>${words.action(candidate.action, scene.view)}</b> <span class="coach-chance">${say("coach-chance", { chance: percent(candidate.chance), error: points(100 * candidate.error) })}</span></p>
    ${advice.candidates.length > 1 && html`
      ${more && html`<p>${say("coach-for", { items: more })}</p>`}
      ${less && html`<p>${say("coach-against", { items: less })}</p>`}
      ${!more && !less && html`<p class="coach-alike">${say("coach-alike")}</p>`}`}
  </li>`;
}

/** A number as people read it: of a large one no parts. @param {number} number */
const points = (number) => new Intl.NumberFormat(language(), { maximumFractionDigits: number < 10 ? 1 : 0 }).format(number);

/** What it brings more and what less, the largest first, as far as that is certain enough to be said. @param {Candidate} candidate @param {Words} words @returns {[string, string]} */
function spoken({ items }, words) {
  const certain = items.filter(({ more, error }) => Math.abs(more) >= 0.05 && Math.abs(more) > CERTAIN * error);
  certain.sort((one, other) => Math.abs(other.more) - Math.abs(one.more));
  const phrase = (/** @type {Expected} */ { name, more }) => say(more > 0 ? "coach-more" : "coach-less", { points: points(Math.abs(more)), item: words.name("score", name) });
  return [listing(certain.filter(({ more }) => more > 0).map(phrase)), listing(certain.filter(({ more }) => more < 0).map(phrase))];
}

/** The advice at this question, asked for again until it is done. @param {Scene} scene @param {boolean} open @param {string} question */
function useAdvice(scene, open, question) {
  const [state, setState] = useState(/** @type {{question: string, advice: Advice | null, problem: any}} */ ({ question: "", advice: null, problem: null }));
  useEffect(() => {
    let wanted = open && scene.seat !== null;
    const ask = async () => {
      try {
        for (let known = await api.coach(scene.table, Number(scene.seat)); wanted; known = await api.coach(scene.table, Number(scene.seat))) {
          setState({ question, advice: known, problem: null });
          if (known.done) return;
        }
      } catch (refused) {
        if (wanted) setState({ question, advice: null, problem: refused });
      }
    };
    if (wanted) ask();
    return () => {
      wanted = false;
    };
  }, [open, question]);
  return state.question === question ? state : { advice: null, problem: null };
}

/** The options that the coach thinks of are marked with their rank wherever they can be chosen. @param {Advice | null} advice */
function useMarks(advice) {
  useEffect(() => {
    const rank = new Map(advice?.candidates.map(({ action }, place) => [action, String(place + 1)]));
    const marked = [...document.querySelectorAll("[data-action]")].filter((each) => rank.has(String(each.getAttribute("data-action"))));
    for (const each of marked) each.setAttribute("data-advice", String(rank.get(String(each.getAttribute("data-action")))));
    return () => marked.forEach((each) => each.removeAttribute("data-advice"));
  });
}
