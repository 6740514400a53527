import { speed } from "../pace.js";

/** Whether nothing is to move by itself: the reader prefers less motion, or wants to see at once what has happened. */
export const prefersStill = () => (globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? true) || speed() === "at-once";

/** How to scroll to something. @returns {ScrollBehavior} */
export const behavior = () => (prefersStill() ? "auto" : "smooth");
