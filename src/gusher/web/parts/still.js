/** Whether the reader prefers less motion; then nothing moves by itself. */
export const prefersStill = () => globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? true;

/** How to scroll to something. @returns {ScrollBehavior} */
export const behavior = () => (prefersStill() ? "auto" : "smooth");
