/** Light, dark, or as the system has it. Remembered; the style sheets read it from the root element. */

const REMEMBERED = "gusher-theme";
export const THEMES = ["auto", "light", "dark"];

/** @returns {string} */
export function theme() {
  try {
    const kept = localStorage.getItem(REMEMBERED);
    return kept && THEMES.includes(kept) ? kept : "auto";
  } catch {
    return "auto"; // Storage may be forbidden; then nothing is remembered.
  }
}

/** @param {string} wanted */
export function dress(wanted) {
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  document.documentElement.dataset.theme = wanted === "auto" ? system : wanted;
}

/** @param {string} wanted */
export function chooseTheme(wanted) {
  try {
    localStorage.setItem(REMEMBERED, wanted);
  } catch {
    // As above.
  }
  dress(wanted);
}

/** Follow the system from now on. */
export function followSystem() {
  dress(theme());
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => dress(theme()));
}
