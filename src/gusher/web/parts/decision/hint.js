/** What a choice is good for and when not, in the game's own words; what it changes at once; why it cannot be; and its §. */

import { html } from "../../vendor/preact.js";
import { say } from "../../texts.js";
import { Effects } from "../effects.js";
import { IdleNote } from "../idle.js";
import { RuleChip, RuleText } from "../rules.js";

/** @import {GameCard, Scene} from "../../types.js" */
/** @import {Words} from "../../words.js" */

/** @param {{action: string, scene: Scene, words: Words, game: GameCard, pointed?: boolean}} props pointed: it stands elsewhere, so it is named, and its § cannot be pressed */
export function Advice({ action, scene, words, game, pointed = false }) {
  const offer = scene.offers.find((each) => each.action === action);
  const barred = offer ? undefined : scene.why_not.find((each) => each.action === action);
  const found = offer ?? barred;
  if (!found) return null;
  const sections = words.sections(action, found.section || scene.view.section);
  const section = (barred ? barred.section : sections[sections.length - 1]) ?? "";
  const hint = words.hint(action, scene.view);
  const mark = pointed ? html`<b class="hint-section">${section}</b>` : html`<${RuleChip} game=${game.name} section=${section} />`;
  return html`${pointed && html`<p class="hint-title"><b>${words.action(action, scene.view)}</b> ${offer && html`<${Effects} words=${words} effect=${words.effect(offer, scene.view)} /><${IdleNote} offer=${offer} words=${words} />`}</p>`}
    ${barred && html`<p class="hint-why">${words.refusal(barred)}</p>`}
    ${hint ? html`<p class="hint-text">${hint} ${section && mark}</p>` : section && html`<p class="hint-rule"><${RuleText} game=${game.name} section=${section} /></p>`}`;
}

/** About what is pointed at, here or on the board. @param {{action: string | null, scene: Scene, words: Words, game: GameCard}} props */
export function Hint({ action, scene, words, game }) {
  const known = action !== null && [...scene.offers, ...scene.why_not].some((each) => each.action === action);
  return html`<div class=${known ? "hint" : "hint idle"} id="hint">
    ${known ? html`<${Advice} action=${action} scene=${scene} words=${words} game=${game} pointed />` : scene.offers.length > 0 && html`<p class="hint-none">${say("page-hint-none")}</p>`}
  </div>`;
}
