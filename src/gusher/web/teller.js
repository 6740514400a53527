/**
 * Between the stream and the page: what arrives faster than one can read is told one moment after the other, at the reader's speed.
 *
 * What somebody waits for comes at once: answers to his own choices, a vote, what he is asked while he is being asked. Skipping leads to
 * the next own decision, however long the bots still think about theirs.
 */

import { onSpeed, speed, step } from "./pace.js";

/** @import {Scene, Told} from "./types.js" */

/**
 * A scene, what has happened since the last one, and the log until then. `whole`: it follows nothing that was shown.
 *
 * @typedef {{scene: Scene, fresh: Told[], log: Told[], whole: boolean}} Moment
 *
 * What the page shows. While it is `telling` more is to come, and nothing can be chosen.
 *
 * @typedef {{scene: Scene, fresh: Told[], log: Told[], telling: boolean}} Shown
 */

/** Whether somebody has to do something about this scene, or nothing can happen any more. @param {Scene} scene */
const isDue = (scene) => scene.offers.length > 0 || scene.status !== "running";

/** Whether a scene asks for the same as another, and for anything. @param {Scene} one @param {Scene} other */
const isSame = (one, other) => one.offers.length > 0 && one.offers.map(({ action }) => action).join() === other.offers.map(({ action }) => action).join();

/** Moments told as one. @param {Moment[]} moments @returns {Moment} */
function together(moments) {
  const last = moments[moments.length - 1];
  return moments.length === 1 ? last : { ...last, fresh: moments.flatMap((moment) => moment.fresh) };
}

export class Teller {
  /** @param {(shown: Shown) => void} show */
  constructor(show) {
    this.show = show;
    /** @type {Moment[]} */
    this.waiting = [];
    /** @type {Moment | null} */
    this.told = null;
    this.began = 0; // when the story began
    this.until = 0; // when the moment that is shown has been shown long enough
    this.timer = 0;
    this.frame = 0;
    this.skipping = false;
    this.forget = onSpeed(() => this.goOn());
    this.seen = () => this.goOn();
    document.addEventListener("visibilitychange", this.seen);
  }

  close() {
    clearTimeout(this.timer);
    cancelAnimationFrame(this.frame);
    this.forget();
    document.removeEventListener("visibilitychange", this.seen);
  }

  /** @param {Moment} moment */
  hear(moment) {
    const last = this.waiting[this.waiting.length - 1];
    const known = this.told;
    if (last && moment.fresh.length === 0 && !moment.whole) {
      // Nobody has done anything that could be told: who is here has changed, or somebody has chosen in secret.
      this.waiting[this.waiting.length - 1] = { ...moment, fresh: last.fresh };
      return this.goOn();
    }
    const own = !last && known !== null && known.scene.offers.length > 0;
    if (own || (!last && performance.now() >= this.until)) this.began = performance.now();
    this.waiting.push(moment);
    if (moment.whole || known === null || own || (!last && moment.fresh.length === 0) || moment.scene.wish || moment.fresh.some(({ name }) => name === "taken-back")) {
      this.tell(this.waiting.length, own ? step(speed(), 1, 1, 0).shown / 2 : 0);
      return undefined;
    }
    return this.goOn();
  }

  /** Jump to the next own decision. */
  skip() {
    this.skipping = true;
    this.goOn();
  }

  /** Tell what is due. */
  goOn() {
    clearTimeout(this.timer);
    const now = performance.now();
    const paced = !this.skipping && !document.hidden && speed() !== "at-once";
    if (!paced && this.waiting.length > 0) return this.tellAtOnce();
    if (!paced) this.until = 0;
    if (now < this.until) {
      this.timer = setTimeout(() => this.goOn(), this.until - now);
      return undefined;
    }
    if (this.waiting.length > 0) {
      const { take, shown } = step(speed(), this.waiting.length, this.waiting[0].fresh.length, now - this.began);
      // Others may choose at the same time: once the story has come to the own question it is at its end.
      const newest = this.waiting[this.waiting.length - 1].scene;
      const asked = this.waiting.slice(0, take).some(({ scene }) => isSame(scene, newest));
      return this.tell(asked ? this.waiting.length : take, shown);
    }
    if (this.told) this.present();
    return undefined;
  }

  /** Tell all that waits. What comes within one frame is seen as one anyway; a page that nobody sees has no frames. */
  tellAtOnce() {
    if (document.hidden) return this.tell(this.waiting.length, 0);
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.waiting.length > 0 && this.tell(this.waiting.length, 0));
    return undefined;
  }

  /** @param {number} take how many of the moments that wait @param {number} shown for how long, in milliseconds */
  tell(take, shown) {
    this.told = together(this.waiting.splice(0, take));
    const due = this.waiting.length === 0 && isDue(this.told.scene);
    if (due || (this.waiting.length === 0 && this.told.scene.seat === null)) this.skipping = false;
    this.until = due ? 0 : performance.now() + shown;
    this.present();
    clearTimeout(this.timer);
    if (shown > 0 && !due) this.timer = setTimeout(() => this.goOn(), shown);
  }

  present() {
    const { scene, fresh, log } = /** @type {Moment} */ (this.told);
    const newest = this.waiting[this.waiting.length - 1]?.scene;
    // What is told may be long past: nothing of it can be chosen any more. Who is here, who plays for whom and what clocks show is as of now.
    const shown = newest ? { ...scene, offers: [], why_not: [], can_take_back: false, seats: newest.seats, clocks: newest.clocks, standing: newest.standing } : scene;
    this.show({ scene: shown, fresh, log, telling: newest !== undefined || performance.now() < this.until });
  }
}
