/** What the server wrote into the page: where the files of this page lie, and the answers that are asked for first. */

/** @type {{base: string, away: boolean, language: string | null, languages: Record<string, string>, answers: Record<string, any>}} */
const given = { base: "", away: false, language: null, languages: { en: "English" }, answers: {}, ...read() };

function read() {
  const text = document.getElementById("given")?.textContent;
  return text ? JSON.parse(text) : {};
}

// A page that the browser took out of its history has answers of another time.
const [visit] = performance.getEntriesByType("navigation");
if (/** @type {PerformanceNavigationTiming | undefined} */ (visit)?.type === "back_forward") forget();

/** The page came without a network, out of what the browser keeps. */
export const away = given.away;

/** Whether the files have lasting names. */
export const lasting = given.base !== "";

/** The language that the server knows this person by, or the browser; null without a network. */
export const spoken = given.language;

/** The languages that can be chosen, each by its own name. */
export const languages = given.languages;

/** Where a file of ours lies for this page. @param {string} path such as `/static/hero.svg` */
export const asset = (path) => given.base + path;

/** The answer to that request, once, if it came with the page. @param {string} path @returns {any} */
export function taken(path) {
  const answer = given.answers[path];
  delete given.answers[path];
  return answer;
}

/** From now on everything is asked for. */
export function forget() {
  given.answers = {};
}
