/** After the server was renewed, a page from before cannot load its parts any more: it is loaded anew. */

import { asset, lasting } from "./given.js";

/** Whether the files of this page are no longer there. Without a network nobody knows. */
async function outdated() {
  if (!lasting) return false;
  try {
    return (await fetch(asset("/app.css"), { method: "HEAD", cache: "no-store" })).status === 404;
  } catch {
    return false;
  }
}

/** What a part of the page that is being loaded brings; or a new page. @template T @param {Promise<T>} loading @returns {Promise<T>} */
export async function renewed(loading) {
  try {
    return await loading;
  } catch (failed) {
    if (!(await outdated())) throw failed;
    location.reload();
    return new Promise(() => {});
  }
}
