/** The review of a finished game: what the choices of a seat were worth, as that seat could judge them then. */

import { html, useCallback, useEffect, useState } from "../vendor/preact.js";
import { percent, say } from "../texts.js";
import { Curve } from "./curve.js";
import { Trouble } from "./trouble.js";

/** @import {Review, Scene, Verdict} from "../types.js" */
/** @import {Words} from "../words.js" */

const PAUSE = 1000;

/**
 * Where reviews come from: what there is of one (null: nothing), and the wish that it be made.
 *
 * @typedef {{ask: (seat: number) => Promise<Review | null>, start: (seat: number) => Promise<Review>}} Source
 * @typedef {{review: Review | null, problem: any, start: () => void, seat: number, choose: (seat: number) => void}} Reviewing
 */

/** @param {Review | null} review */
const goesOn = (review) => review !== null && (review.state === "waiting" || review.state === "working");

/** The review of one seat at a time, asked for again while it is being made. @param {Source | null} source @param {number} first @returns {Reviewing} */
export function useReview(source, first) {
  const [chosen, setChosen] = useState(/** @type {number | null} */ (null));
  const [review, setReview] = useState(/** @type {Review | null} */ (null));
  const [problem, setProblem] = useState(/** @type {any} */ (null));
  const seat = chosen ?? first;
  useEffect(() => {
    setReview(null);
    setProblem(null);
    if (!source) return undefined;
    let wanted = true;
    source.ask(seat).then((found) => wanted && setReview(found), (refused) => wanted && setProblem(refused));
    return () => {
      wanted = false;
    };
  }, [source, seat]);
  useEffect(() => {
    if (!source || !goesOn(review)) return undefined;
    let wanted = true;
    const timer = setTimeout(() => {
      source.ask(seat).then(
        (found) => {
          if (!wanted) return;
          setProblem(null);
          setReview(found);
        },
        (refused) => {
          if (!wanted) return;
          setProblem(refused);
          // The server may be back soon; the same review again lets the clock go on.
          setReview((/** @type {Review | null} */ known) => known && { ...known });
        },
      );
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [source, seat, review]);
  const start = useCallback(() => {
    setProblem(null);
    source?.start(seat).then(setReview, setProblem);
  }, [source, seat]);
  return { review: review?.seat === seat ? review : null, problem, start, seat, choose: setChosen };
}

/**
 * @param {{reviewing: Reviewing, whole: Scene, words: Words, here: number, link: (at: number) => string, onGo: (at: number) => void, onJump: () => void}} props
 */
export function ReviewPanel({ reviewing, whole, words, here, link, onGo, onJump }) {
  const { review, problem, start, seat, choose } = reviewing;
  const state = review?.state ?? "none";
  return html`<div class="review" role="region" aria-label=${say("page-review")} tabindex="0">
    <label class="review-seat"><span>${say("page-review-seat")}</span>
      <select value=${String(seat)} onChange=${(/** @type {any} */ event) => choose(Number(event.target.value))}>
        ${whole.seats.map((card) => html`<option value=${card.seat} selected=${card.seat === seat}>${words.who(card.seat)}</option>`)}
      </select>
    </label>
    ${(state === "none" || state === "failed") && html`<p>${say("page-review-text")}</p>
      <button type="button" class="primary" onClick=${start}>${say("page-review-start")}</button>`}
    <p role="status" class=${state === "done" ? "visually-hidden" : "review-state"}>${told(review)}</p>
    ${state === "working" && review && html`<progress aria-label=${say("page-review-progress")} value=${review.verdicts.length} max=${Math.max(1, review.total)}></progress>`}
    <${Trouble} of=${problem} />
    ${review && review.verdicts.length > 0 && html`
      <${Curve} review=${review} count=${whole.seq} here=${here} who=${words.who(seat)} onGo=${onGo} />
      ${state === "done" && html`<${Mistakes} review=${review} words=${words} link=${link} onJump=${onJump} />`}
      <${Table} review=${review} words=${words} here=${here} link=${link} onJump=${onJump} />
      <p class="review-note">${say("page-review-note", { iterations: review.iterations })}</p>`}
  </div>`;
}

/** How far it is, in words. @param {Review | null} review */
function told(review) {
  if (review?.state === "waiting") return say("page-review-waiting", { count: review.ahead });
  if (review?.state === "working") return say("page-review-working");
  if (review?.state === "failed") return say("page-review-failed");
  if (review?.state === "done") return say("page-review-done", { count: review.mistakes.length });
  return "";
}

/** @param {{review: Review, words: Words, link: (at: number) => string, onJump: () => void}} props */
function Mistakes({ review, words, link, onJump }) {
  const found = /** @type {Verdict[]} */ (review.mistakes.map((moment) => review.verdicts.find((each) => each.moment === moment)));
  return html`<h3>${say("page-review-mistakes")}</h3>
    ${found.length === 0 && html`<p>${say("page-review-no-mistakes")}</p>`}
    <ol class="review-mistakes">
      ${found.map((each) => html`<li key=${each.moment}><a href=${link(each.moment)} onClick=${onJump}>
        <b class="loss">${say("page-review-loss", { points: Math.round(100 * (each.best_chance - each.chance)) })}</b>
        <span>${sentence(each, words, review.seat, false, null)}</span>
      </a></li>`)}
    </ol>`;
}

/** @param {{review: Review, words: Words, here: number, link: (at: number) => string, onJump: () => void}} props */
function Table({ review, words, here, link, onJump }) {
  return html`<details class="review-table"><summary>${say("page-review-table", { count: review.verdicts.length })}</summary>
    <div class="scroll-x" tabindex="0" role="group" aria-label=${say("page-review-curve", { who: words.who(review.seat) })}><table>
      <thead><tr>
        <th scope="col">${say("review-moment")}</th><th scope="col">${say("review-chance")}</th>
        <th scope="col">${say("review-played")}</th><th scope="col">${say("review-best")}</th>
      </tr></thead>
      <tbody>${review.verdicts.map((each) => html`<tr key=${each.moment} class=${review.mistakes.includes(each.moment) ? "mistake" : ""} aria-current=${each.moment === here ? "true" : undefined}>
        <th scope="row"><a href=${link(each.moment)} onClick=${onJump}>${each.moment}</a></th>
        <td>${percent(each.chance)}</td>
        <td>${words.action(each.played, null)}</td>
        <td>${each.best === each.played ? say("page-review-same") : `${words.action(each.best, null)} (${percent(each.best_chance)})`}</td>
      </tr>`)}</tbody>
    </table></div>
  </details>`;
}

/** A verdict in one sentence; with the seat's own view at that moment, more exactly. @param {Verdict} verdict @param {Words} words @param {number} seat @param {boolean} mine @param {any} view */
function sentence(verdict, words, seat, mine, view) {
  const values = {
    who: words.who(seat),
    mine: mine ? "yes" : "no",
    played: words.action(verdict.played, view),
    best: words.action(verdict.best, view),
    chance: percent(verdict.chance),
    better: percent(verdict.best_chance),
  };
  return verdict.best === verdict.played ? say("page-review-agreed", values) : say("page-review-verdict", values);
}

/** What is to be said at a moment at which the reviewed seat decides. @param {{reviewing: Reviewing, scene: Scene, words: Words}} props */
export function VerdictLine({ reviewing, scene, words }) {
  const { review, seat } = reviewing;
  const verdict = review?.verdicts.find((each) => each.moment === scene.moment);
  if (!review || !verdict) return null;
  const mine = scene.seats[seat].mine;
  const classes = review.mistakes.includes(verdict.moment) ? "verdict mistake" : "verdict";
  return html`<p class=${classes} role="status">${sentence(verdict, words, seat, mine, scene.seat === seat ? scene.view : null)}</p>`;
}
