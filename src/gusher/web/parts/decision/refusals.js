/** What cannot be chosen now, and why. */

import { html } from "../../vendor/preact.js";
import { say } from "../../texts.js";
import { RuleChip } from "../rules.js";

/** @import {Scene, WhyNot} from "../../types.js" */
/** @import {Words} from "../../words.js" */

/** @param {{scene: Scene, words: Words, game: string, open: boolean}} props */
export function Refusals({ scene, words, game, open }) {
  const refused = alike(scene, words);
  if (refused.length === 0) return null;
  return html`<details class="why-not" open=${open}>
    <summary>${say("page-why-not", { count: refused.length })}</summary>
    <ul>${refused.map((each) => html`<${Refused} key=${each[0].action} each=${each} scene=${scene} words=${words} game=${game} />`)}</ul>
  </details>`;
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

/** @param {{each: WhyNot[], scene: Scene, words: Words, game: string}} props */
function Refused({ each, scene, words, game }) {
  const names = each.map(({ action }) => words.action(action, scene.view));
  const named = names.length > 3 ? `${names[0]} … ${names[names.length - 1]}` : names.join(", ");
  return html`<li><span><b>${named}</b>: ${words.refusal(each[0])}</span> <${RuleChip} game=${game} section=${each[0].section} /></li>`;
}
