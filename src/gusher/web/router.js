/** Where we are: the address decides which page is shown. Links inside the site do not reload it. */

/** @type {Set<() => void>} */
const listeners = new Set();

/** @param {() => void} listener */
export function onMove(listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** @param {string} path @param {{replace?: boolean}} [how] */
export function go(path, how = {}) {
  history[how.replace ? "replaceState" : "pushState"](null, "", path);
  for (const listener of listeners) listener();
}

/** Let links to our own pages, and the buttons of the browser, go through here. */
export function listen() {
  addEventListener("popstate", () => {
    for (const listener of listeners) listener();
  });
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith("/api/") || url.hash) return;
    event.preventDefault();
    go(url.pathname + url.search);
  });
}

/**
 * The page that an address names.
 *
 * @param {Location | URL} address
 * @returns {{page: string, id: string, search: URLSearchParams}}
 */
export function route(address) {
  const [first = "", id = ""] = address.pathname.split("/").filter(Boolean);
  const search = new URLSearchParams(address.search);
  const reading = { replay: "replay", learn: "learn", rules: "rules", sources: "sources", box: "box" };
  const pages = { "": "lobby", t: "table", claim: "claim", me: "me", confirm: "confirm", people: "people", best: "best", ...reading };
  const page = Object.hasOwn(pages, first) ? pages[/** @type {keyof typeof pages} */ (first)] : "missing";
  return { page, id: decodeURIComponent(id), search };
}
