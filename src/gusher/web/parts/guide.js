/** The guide of a lesson: one thing at a time, with the place that it is about; what is to be done is done with the table's own controls. */

import { html, useEffect, useState } from "../vendor/preact.js";
import * as api from "../api.js";
import { usePointing } from "../guide.js";
import { say } from "../texts.js";
import { problem } from "../words.js";
import { toast } from "./toasts.js";

/** @import {Lesson, LessonPage, Scene} from "../types.js" */
/** @import {Words} from "../words.js" */

/** What there is to read now: what came of the last choice, and what is next. @param {Lesson} lesson @returns {LessonPage[]} */
const pagesOf = (lesson) => [...(lesson.done ? [{ say: lesson.done, point: [] }] : []), ...lesson.pages];

/** @param {{scene: Scene, words: Words}} props */
export function Guide({ scene, words }) {
  return scene.lesson && html`<${Panel} scene=${scene} lesson=${scene.lesson} words=${words} />`;
}

/** @param {{scene: Scene, lesson: Lesson, words: Words}} props */
function Panel({ scene, lesson, words }) {
  const [read, setRead] = useState({ step: "", page: 0 });
  const [folded, setFolded] = useState(false);
  const [gone, setGone] = useState(false);
  const step = `${lesson.step} ${lesson.part}`;
  const pages = pagesOf(lesson);
  const number = read.step === step ? Math.min(read.page, Math.max(0, pages.length - 1)) : 0;
  const page = pages[number];
  const last = number === pages.length - 1;
  const asks = last && lesson.suggest !== null;
  const point = [...(page?.point ?? []), ...(asks ? [String(lesson.suggest)] : [])];
  usePointing(gone ? [] : point);
  useEffect(() => setFolded(false), [step]);
  const turn = (/** @type {number} */ to) => {
    setRead({ step, page: to });
    // The button is gone with the last page: the keyboard goes on where something is to be chosen.
    if (to === pages.length - 1 && lesson.suggest !== null) /** @type {HTMLElement | null} */ (document.querySelector("#decision .question"))?.focus({ preventScroll: true });
  };
  if (gone) return null;
  return html`<section class=${folded ? "guide folded" : "guide"} aria-label=${say("page-guide")}>
    <div class="guide-head">
      <b>${say("page-guide")}</b>
      <span class="guide-step">${lesson.over ? say("page-guide-over") : say("page-guide-step", { step: lesson.step + 1, steps: lesson.steps })}</span>
      <progress class="guide-progress" max=${lesson.steps} value=${lesson.step} aria-hidden="true"></progress>
      <button type="button" class="quiet guide-fold" aria-expanded=${folded ? "false" : "true"} onClick=${() => setFolded(!folded)}>${folded ? say("page-guide-unfold") : say("page-guide-fold")}</button>
    </div>
    <div class="guide-text" aria-live="polite">
      <p>${page ? say(page.say) : say(scene.offers.length ? "page-guide-free" : "page-guide-wait")}</p>
      ${asks && html`<p class="guide-do">${say("page-guide-do", { action: words.action(String(lesson.suggest), scene.view) })}</p>`}
    </div>
    <div class="guide-buttons">
      ${number > 0 && html`<button type="button" onClick=${() => turn(number - 1)}>${say("page-guide-back")}</button>`}
      ${page && !last && html`<button type="button" class="primary guide-next" onClick=${() => turn(number + 1)}>${say("page-guide-next")}</button>`}
      ${lesson.over && last && html`<button type="button" class="primary guide-play-on" onClick=${() => setGone(true)}>${say("page-guide-play-on")}</button>`}
      ${!lesson.over && html`<button type="button" class="link guide-leave" onClick=${() => leave(scene.table)}>${say("page-guide-leave")}</button>`}
    </div>
  </section>`;
}

/** @param {string} table */
async function leave(table) {
  try {
    await api.leaveLesson(table);
    toast(say("page-guide-left"));
  } catch (refused) {
    toast(problem(/** @type {any} */ (refused)), "trouble");
  }
}
