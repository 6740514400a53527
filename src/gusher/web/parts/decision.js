/**
 * What is to be decided, in one sentence; the options in a list that scrolls within the panel; what each is good for; and the way back. The
 * panel keeps its size from turn to turn, so that nothing beside it jumps.
 */

import { html, useRef, useState } from "../vendor/preact.js";
import { useLook } from "../hooks.js";
import { useKeys } from "../keys.js";
import { listing, say } from "../texts.js";
import { AbsentPanel, isAbsent } from "./absent.js";
import { OwnTime } from "./clocks.js";
import { Coach } from "./coach.js";
import { Confirm } from "./decision/confirm.js";
import { Hint } from "./decision/hint.js";
import { Offers } from "./decision/offers.js";
import { questionOf } from "./decision/question.js";
import { Scroller } from "./decision/scroller.js";
import { RuleChip } from "./rules.js";
import { SeatMark } from "./seat.js";
import { VotePanel } from "./vote.js";

/** @import {GameCard, Scene} from "../types.js" */
/** @import {Words} from "../words.js" */

/**
 * @typedef {object} Props
 * @property {Scene} scene
 * @property {string} question what is asked, see `questionOf`
 * @property {Words} words
 * @property {GameCard} game
 * @property {number[]} own
 * @property {string | null} pending the choice that is under way
 * @property {string | null} asked the choice that is to be confirmed
 * @property {string | null} hint what is pointed at, here or on the board
 * @property {(action: string | {action: string, times: number}) => void} onChoose
 * @property {() => void} onConfirm
 * @property {() => void} onDismiss
 * @property {(action: string | null) => void} onHint
 * @property {ReturnType<typeof import("./takeback.js").wayBack>} back
 * @property {(seat: number) => void} onBack
 * @property {(seat: number, agree: boolean) => void} onVote
 * @property {Map<number, number>} absent for each seat of somebody who is not here the seconds until he counts as away
 * @property {import("./clocks.js").Face | undefined} clock of the seat looked from
 * @property {(seat: number, bot: string | null) => void} onStandIn
 */

/** @param {Omit<Props, "question">} given */
export function Decision(given) {
  const { scene, words, own, asked, game } = given;
  const props = { ...given, question: questionOf(scene) };
  const [wish, setWish] = useState(/** @type {boolean | null} */ (null));
  const folded = wish ?? words.onBoard(scene.view);
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  const mine = scene.offers.length > 0;
  useFocus(heading, `${props.question} ${asked}`, mine);
  const classes = ["decision", mine ? "mine" : "", folded ? "folded" : ""].join(" ");
  return html`<div class=${classes}>
    <div class="asking">
      ${mine && html`<${OwnTime} clock=${given.clock} days=${scene.clock?.kind === "days"} />`}
      <div class="question" ref=${heading} tabindex="-1" aria-live="polite">
        ${mine && html`<span class="turn-tag">${own.length > 1 ? words.who(Number(scene.seat)) : say("page-your-turn")}</span>`}
        <h2>${mine ? words.ask(scene.view) : waiting(scene, words, own)}</h2>
      </div>
      ${mine && scene.view.section && html`<${RuleChip} game=${game.name} section=${scene.view.section} />`}
    </div>
    ${mine && html`<button type="button" class="quiet fold" aria-expanded=${folded ? "false" : "true"} onClick=${() => setWish(!folded)}>
      ${folded ? say("page-unfold") : say("page-fold")}
    </button>`}
    ${mine && scene.coach && scene.offers.length > 1 && html`<${Coach} scene=${scene} words=${words} question=${questionOf(scene)} />`}
    ${words.secret.has(scene.view.rule) && html`<${Chosen} scene=${scene} words=${words} />`}
    <${Scroller} question=${`${props.question} ${asked}`}>
      ${scene.seats.filter((card) => card.mine && card.stand_in).map((card) => html`<div class="vote" key=${card.seat}>
        <p>${say("page-bot-plays", { who: words.who(card.seat) })}</p>
        <div class="confirm-buttons"><button type="button" class="primary" onClick=${() => props.onStandIn(card.seat, null)}>${say("page-take-seat-back")}</button></div>
      </div>`)}
      ${scene.wish && html`<${VotePanel} scene=${scene} wish=${scene.wish} words=${words} onVote=${props.onVote} />`}
      <${AbsentPanel} scene=${scene} words=${words} absent=${props.absent} bots=${game.bots} onStandIn=${props.onStandIn} />
      ${asked ? html`<${Confirm} ...${props} />` : mine && html`<${Offers} ...${props} />`}
    <//>
    <div class="decision-foot"><${Back} ...${props} /></div>
  </div>
  <${Hint} action=${given.hint} scene=${scene} words=${words} game=${game} />`;
}

/** A new question takes the focus from the button that answered the last one, so that the keyboard goes on from there. */
function useFocus(/** @type {{current: HTMLElement | null}} */ heading, /** @type {string} */ key, /** @type {boolean} */ mine) {
  useLook(() => {
    const now = document.activeElement;
    const lost = !now || now === document.body || !now.isConnected || (now.closest(".decision") && !now.closest("dialog"));
    if (mine && lost) heading.current?.focus({ preventScroll: true });
  }, [key, mine]);
}

/** Whom the table waits for. @param {Scene} scene @param {Words} words @param {number[]} own */
function waiting(scene, words, own) {
  const awaiting = /** @type {number[]} */ (scene.view.awaiting);
  const names = awaiting.map((seat) => words.who(seat));
  if (awaiting.length === 0) return say("page-drawing");
  if (words.secret.has(scene.view.rule)) {
    const chose = own.length === 1 && !awaiting.includes(own[0]) && words.choosers(scene.view).includes(own[0]);
    return chose ? say("page-you-have-chosen") : say("page-choosing-secretly");
  }
  const away = awaiting.every((seat) => isAbsent(scene.seats[seat]));
  return say(away ? "page-turn-away" : "page-waiting-for", { who: listing(names), count: names.length });
}

/** Who has chosen in secret, and who has not; nothing more. @param {{scene: Scene, words: Words}} props */
function Chosen({ scene, words }) {
  return html`<ul class="chosen">
    ${words.choosers(scene.view).map((seat) => {
      const owes = scene.view.awaiting.includes(seat);
      return html`<li class=${owes ? "owes" : "done"}><${SeatMark} seat=${seat} size=${11} /> ${words.who(seat)}${" "}
        <span>${owes ? say(isAbsent(scene.seats[seat]) ? "page-is-away" : "page-still-choosing") : say("page-has-chosen")}</span></li>`;
    })}
  </ul>`;
}

/** @param {Props} props */
function Back({ scene, words, own, back, onBack }) {
  useKeys({ keys: ["u", "Backspace"], message: "page-take-back", act: () => back && onBack(back.seat) });
  if (!back) return html`<span class="watching">${scene.seats.some((card) => card.mine) ? "" : say("page-watching")}</span>`;
  const named = own.length > 1 ? say("page-take-back-of", { who: words.who(back.seat) }) : say("page-take-back");
  return html`<button type="button" class=${back.free ? "take-back" : "take-back quiet"} aria-keyshortcuts="u" onClick=${() => onBack(back.seat)}>↶ ${back.asks ? say("page-ask-take-back") : named}</button>`;
}
