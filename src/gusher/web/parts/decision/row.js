/** One option of the list. */

import { html } from "../../vendor/preact.js";
import { say } from "../../texts.js";
import { Effects } from "../effects.js";
import { IdleNote } from "../idle.js";
import { RuleChip } from "../rules.js";
import { Times } from "../times.js";
import { Advice } from "./hint.js";

/** @import {Offer} from "../../types.js" */
/** @import {Props} from "../decision.js" */

/**
 * @typedef {object} Own
 * @property {Offer} offer
 * @property {boolean} stop whether the Tab key leads here
 * @property {boolean} told whether its hint is shown below it
 * @property {() => void} onTell
 * @property {() => void} onStop
 */

/** The button that makes the choice. @param {Props & Own} props */
function control({ offer, pending, stop, onChoose, onHint, onStop }) {
  const point = () => onHint(offer.action);
  const leave = () => onHint(null);
  return {
    type: "button",
    "data-action": offer.action,
    tabindex: stop ? 0 : -1,
    "aria-disabled": pending ? "true" : undefined,
    "aria-busy": pending === offer.action ? "true" : undefined,
    "aria-describedby": "hint",
    onClick: () => onChoose(offer.action),
    onFocus: () => (onStop(), point()),
    onBlur: leave,
  };
}

/** @param {Props & Own & {digit: string}} props digit: the key that chooses it too */
export function OfferRow(props) {
  const { offer, scene, words, game, hint, pending, told, digit, onChoose, onHint } = props;
  const name = words.action(offer.action, scene.view);
  const sections = words.sections(offer.action, offer.section || scene.view.section);
  return html`<li class=${hint === offer.action ? "offer pointed" : "offer"} onMouseEnter=${() => onHint(offer.action)} onMouseLeave=${() => onHint(null)}>
    <button ...${control(props)} class="offer-button" aria-keyshortcuts=${digit || undefined}>
      ${digit && html`<kbd class="offer-key" aria-hidden="true">${digit}</kbd>`}
      <span class="offer-text">${name}</span>
      <${Effects} words=${words} effect=${words.effect(offer, scene.view)} />
      <${IdleNote} offer=${offer} words=${words} />
    </button>
    <${Times} offer=${offer} name=${name} busy=${pending !== null} beside onChoose=${onChoose} />
    <${Ask} name=${name} ...${props} />
    <${RuleChip} game=${game.name} section=${sections[sections.length - 1] ?? ""} beside />
    ${told && html`<${Told} ...${props} />`}
  </li>`;
}

/** One of several that differ by a number alone; the last has the sign for all. @param {Props & Own & {last: boolean}} props */
export function BriefOffer(props) {
  const { offer, scene, words, hint, told, last, onHint } = props;
  const name = words.action(offer.action, scene.view);
  return html`<li onMouseEnter=${() => onHint(offer.action)} onMouseLeave=${() => onHint(null)}>
      <button ...${control(props)} class=${`offer-button ${hint === offer.action ? "pointed" : ""}`}>
        <span class="visually-hidden">${name} ${words.idle(offer)}</span><span aria-hidden="true" class=${offer.idle ? "idle" : ""}>${words.brief(offer.action, scene.view)}</span>
      </button>
    </li>
    ${last && html`<li><${Ask} name=${name} ...${props} /></li>`}
    ${last && told && html`<li class="told-of-all"><${Told} ...${props} /></li>`}`;
}

/** Asks what a choice does, without making it: for fingers, which cannot point. @param {{name: string, told: boolean, onTell: () => void}} props */
function Ask({ name, told, onTell }) {
  return html`<button type="button" class="ask" tabindex="-1" aria-label=${say("page-about", { action: name })} aria-expanded=${told ? "true" : "false"} onClick=${onTell}>?</button>`;
}

/** @param {Props & Own} props */
function Told({ offer, scene, words, game }) {
  return html`<div class="told" role="status"><${Advice} action=${offer.action} scene=${scene} words=${words} game=${game} /></div>`;
}
