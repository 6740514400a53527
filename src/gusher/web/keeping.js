/** The browser keeps the start page, so that it opens without a network too. A script beside the page does that (`sw.js`). */

import { asset, lasting } from "./given.js";
import { onLanguage, language } from "./texts.js";

/** As in `sw.js`. */
const KEPT = "gusher";

/** Begin when nothing else is to do. */
export function keepForLater() {
  if (!lasting || !("serviceWorker" in navigator)) return;
  const begin = async () => {
    try {
      await navigator.serviceWorker.register(asset("/sw.js"), { scope: "/", updateViaCache: "all" });
      await navigator.serviceWorker.ready;
      await keepTexts();
      onLanguage(keepTexts);
    } catch {
      // Forbidden, or there is no room: then the page is only there with a network.
    }
  };
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin);
}

/** What the start page says, in the language in use. */
async function keepTexts() {
  const kept = await caches.open(`${KEPT}${asset("")}`);
  const path = asset(`/static/texts/${language()}.ftl`);
  if (!(await kept.match(path))) await kept.add(path);
}
