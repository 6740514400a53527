/** What is to be decided, in one sentence; the options as buttons; what each does and its rule; and the way back. */

import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { listing, say } from "../texts.js";
import { AbsentPanel, isAbsent } from "./absent.js";
import { Coach } from "./coach.js";
import { IdleNote } from "./idle.js";
import { RuleChip, RuleText } from "./rules.js";
import { SeatMark } from "./seat.js";
import { Times } from "./times.js";
import { VotePanel } from "./vote.js";

/** @import {GameCard, Offer, Scene, WhyNot} from "../types.js" */
/** @import {Words} from "../words.js" */

/**
 * @typedef {object} Props
 * @property {Scene} scene
 * @property {Words} words
 * @property {GameCard} game
 * @property {number[]} own
 * @property {string | null} pending the choice that is under way
 * @property {string | null} asked the choice that is to be confirmed
 * @property {string | null} hint what is pointed at, here or on the board
 * @property {(action: string | {action: string, times: number}) => void} onChoose
 * @property {(action: string) => void} onConfirm
 * @property {() => void} onDismiss
 * @property {(action: string | null) => void} onHint
 * @property {ReturnType<typeof import("./takeback.js").wayBack>} back
 * @property {(seat: number) => void} onBack
 * @property {(seat: number, agree: boolean) => void} onVote
 * @property {Map<number, number>} absent for each seat of somebody who is not here the seconds until he counts as away
 * @property {(seat: number, bot: string | null) => void} onStandIn
 */

/** @param {Props} props */
export function Decision(props) {
  const { scene, words, own, asked } = props;
  const [wish, setWish] = useState(/** @type {boolean | null} */ (null));
  const folded = wish ?? words.onBoard(scene.view);
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  const mine = scene.offers.length > 0;
  useFocus(heading, `${questionOf(scene)} ${asked}`, mine);
  const classes = ["decision", mine ? "mine" : "", folded ? "folded" : ""].join(" ");
  return html`<div class=${classes}>
    <div class="question" ref=${heading} tabindex="-1" aria-live="polite">
      ${mine && html`<span class="turn-tag">${own.length > 1 ? words.who(Number(scene.seat)) : say("page-your-turn")}</span>`}
      <h2>${mine ? words.ask(scene.view) : waiting(scene, words, own)}</h2>
    </div>
    ${mine && html`<button type="button" class="quiet fold" aria-expanded=${folded ? "false" : "true"} onClick=${() => setWish(!folded)}>
      ${folded ? say("page-unfold") : say("page-fold")}
    </button>`}
    ${mine && scene.coach && scene.offers.length > 1 && html`<${Coach} scene=${scene} words=${words} question=${questionOf(scene)} />`}
    ${words.secret.has(scene.view.rule) && html`<${Chosen} scene=${scene} words=${words} />`}
    <div class="choice">
      ${scene.seats.filter((card) => card.mine && card.stand_in).map((card) => html`<div class="vote" key=${card.seat}>
        <p>${say("page-bot-plays", { who: words.who(card.seat) })}</p>
        <div class="confirm-buttons"><button type="button" class="primary" onClick=${() => props.onStandIn(card.seat, null)}>${say("page-take-seat-back")}</button></div>
      </div>`)}
      ${scene.wish && html`<${VotePanel} scene=${scene} wish=${scene.wish} words=${words} onVote=${props.onVote} />`}
      <${AbsentPanel} scene=${scene} words=${words} absent=${props.absent} bots=${props.game.bots} onStandIn=${props.onStandIn} />
      ${asked ? html`<${Confirm} ...${props} />` : mine && html`<${Offers} ...${props} />`}
    </div>
    <div class="decision-foot">
      <${Back} ...${props} />
      ${mine && scene.view.section && html`<${RuleChip} game=${props.game.name} section=${scene.view.section} />`}
    </div>
  </div>
  <${Hint} ...${props} />`;
}

/** What is asked, so that the same question can be told from a new one: others may act meanwhile. @param {Scene} scene */
export const questionOf = (scene) => [scene.view?.round, scene.view?.rule, ...scene.offers.map((offer) => offer.action)].join(" ");

/** A new question takes the focus from the button that answered the last one, so that the keyboard goes on from there. */
function useFocus(/** @type {{current: HTMLElement | null}} */ heading, /** @type {string} */ key, /** @type {boolean} */ mine) {
  useEffect(() => {
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
function Offers({ scene, words, game, pending, onChoose, onHint, hint }) {
  const [plain, brief] = [scene.offers.filter((offer) => !words.brief(offer.action, scene.view)), scene.offers.filter((offer) => words.brief(offer.action, scene.view))];
  const list = (/** @type {Offer[]} */ offers, /** @type {string} */ kind) => offers.length > 0 && html`<ul class=${`offers ${kind}`} aria-label=${say("page-options")}>
      ${offers.map((offer) => html`<${OfferRow} key=${offer.action} offer=${offer} scene=${scene} words=${words} game=${game.name}
        pending=${pending} pointed=${hint === offer.action} onChoose=${onChoose} onHint=${onHint} />`)}
    </ul>`;
  const refused = alike(scene, words);
  const sole = scene.offers.length === 1 && scene.view.awaiting.length === 1;
  return html`${list(plain, plain.length > 6 ? "many" : "")}${list(brief, "brief")}
    ${sole && html`<p class="sole">${say("page-sole")}</p>`}
    ${refused.length > 0 && html`<details class="why-not">
      <summary>${say("page-why-not", { count: refused.length })}</summary>
      <ul>${refused.map((each) => html`<${WhyNotRow} key=${each[0].action} each=${each} scene=${scene} words=${words} game=${game.name} />`)}</ul>
    </details>`}`;
}

/** What follows each other and is refused in the same words, together. @param {Scene} scene @param {Words} words @returns {WhyNot[][]} */
function alike(scene, words) {
  /** @type {WhyNot[][]} */
  const groups = [];
  for (const each of scene.why_not) {
    const last = groups[groups.length - 1];
    if (last && last[0].section === each.section && words.refusal(last[0]) === words.refusal(each)) last.push(each);
    else groups.push([each]);
  }
  return groups;
}

/**
 * @param {{offer: Offer, scene: Scene, words: Words, game: string, pending: string | null, pointed: boolean,
 *   onChoose: (action: string | {action: string, times: number}) => void, onHint: (action: string | null) => void}} props
 */
function OfferRow({ offer, scene, words, game, pending, pointed, onChoose, onHint }) {
  const sections = words.sections(offer.action, offer.section || scene.view.section);
  const section = sections[sections.length - 1] ?? "";
  const brief = words.brief(offer.action, scene.view);
  const point = () => onHint(offer.action);
  const leave = () => onHint(null);
  if (brief) {
    return html`<li onMouseEnter=${point} onMouseLeave=${leave}><button type="button" class=${`offer-button ${pointed ? "pointed" : ""}`} data-action=${offer.action}
      aria-disabled=${pending ? "true" : undefined} aria-busy=${pending === offer.action ? "true" : undefined} aria-describedby="hint" onClick=${() => onChoose(offer.action)} onFocus=${point} onBlur=${leave}>
      <span class="visually-hidden">${words.action(offer.action, scene.view)} ${words.idle(offer)}</span><span aria-hidden="true" class=${offer.idle ? "idle" : ""}>${brief}</span></button></li>`;
  }
  return html`<li class=${pointed ? "offer pointed" : "offer"} onMouseEnter=${point} onMouseLeave=${leave}>
    <button type="button" class="offer-button" data-action=${offer.action} aria-disabled=${pending ? "true" : undefined}
      aria-busy=${pending === offer.action ? "true" : undefined} aria-describedby="hint"
      onClick=${() => onChoose(offer.action)} onFocus=${point} onBlur=${leave}>
      <span class="offer-text">${words.action(offer.action, scene.view)}</span>
      <${Effects} words=${words} effect=${words.effect(offer, scene.view)} />
      <${IdleNote} offer=${offer} words=${words} />
    </button>
    <${Times} offer=${offer} name=${words.action(offer.action, scene.view)} busy=${pending !== null} onChoose=${onChoose} />
    <${RuleChip} game=${game} section=${section} />
  </li>`;
}

/** @param {{words: Words, effect: Record<string, number>}} props */
export function Effects({ words, effect }) {
  const changes = words.changes(effect);
  if (changes.length === 0) return null;
  return html`<span class="effects">${changes.map(({ key, text, gain }) => html`<span class=${`effect ${key} ${gain ? "gain" : "cost"}`}>${text}</span>`)}</span>`;
}

/** @param {{each: WhyNot[], scene: Scene, words: Words, game: string}} props */
function WhyNotRow({ each, scene, words, game }) {
  const names = each.map(({ action }) => words.action(action, scene.view));
  const named = names.length > 3 ? `${names[0]} … ${names[names.length - 1]}` : names.join(", ");
  return html`<li><span><b>${named}</b>: ${words.refusal(each[0])}</span> <${RuleChip} game=${game} section=${each[0].section} /></li>`;
}

/** @param {Props} props */
function Confirm({ scene, words, asked, onConfirm, onDismiss }) {
  const action = String(asked);
  return html`<div class="confirm" role="group" aria-label=${say("page-confirm")}>
    <p>${say("page-confirm-text", { action: words.action(action, scene.view) })}</p>
    <div class="confirm-buttons">
      <button type="button" class="primary" onClick=${() => onConfirm(action)}>${say("page-confirm-yes")}</button>
      <button type="button" onClick=${onDismiss}>${say("page-confirm-no")}</button>
    </div>
  </div>`;
}

/** @param {Props} props */
function Back({ scene, words, own, back, onBack }) {
  if (!back) return html`<span class="watching">${scene.seats.some((card) => card.mine) ? "" : say("page-watching")}</span>`;
  const named = own.length > 1 ? say("page-take-back-of", { who: words.who(back.seat) }) : say("page-take-back");
  return html`<button type="button" class=${back.free ? "take-back" : "take-back quiet"} onClick=${() => onBack(back.seat)}>↶ ${back.asks ? say("page-ask-take-back") : named}</button>`;
}

/** What is pointed at: what it does, why it cannot be, and the rule. @param {Props} props */
function Hint({ scene, words, game, hint }) {
  const offer = scene.offers.find((each) => each.action === hint);
  const barred = offer ? undefined : scene.why_not.find((each) => each.action === hint);
  const found = offer ?? barred;
  const sections = found ? words.sections(found.action, found.section || scene.view.section) : [];
  const shown = barred ? barred.section : sections[sections.length - 1];
  return html`<div class=${found ? "hint" : "hint idle"} id="hint">
    ${found
      ? html`<p class="hint-title"><b>${words.action(found.action, scene.view)}</b> ${offer && html`<${Effects} words=${words} effect=${words.effect(offer, scene.view)} /><${IdleNote} offer=${offer} words=${words} />`}</p>
        ${barred && html`<p class="hint-why">${words.refusal(barred)}</p>`}
        ${shown && html`<p class="hint-rule"><${RuleText} game=${game.name} section=${shown} /></p>`}`
      : scene.offers.length > 0 && html`<p class="hint-none">${say("page-hint-none")}</p>`}
  </div>`;
}
