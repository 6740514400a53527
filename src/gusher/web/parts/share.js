/** Sharing a table for watching: a link that lets others look on, now and afterwards, and sit down never. */

import { html, useState } from "../vendor/preact.js";
import * as api from "../api.js";
import { say } from "../texts.js";
import { CopyLink } from "./copy.js";
import { Dialog } from "./dialog.js";
import { Trouble } from "./trouble.js";

/** @import {Scene} from "../types.js" */

/** The secret that somebody came with, out of the address. @typedef {{invite?: string | null, watch?: string | null}} Entrance */

/**
 * What an address needs so that others can open it: for the people of a table the secret for watching, for the rest what they came with.
 *
 * @param {Scene} scene
 * @param {Entrance} came
 * @returns {Entrance}
 */
export const doors = (scene, came) => (scene.host || scene.seats.some((card) => card.mine) ? { watch: scene.watch } : came);

/**
 * @param {{scene: Scene, came: Entrance, at: number | null, onClose: () => void, onShared?: () => void}} props `at`: the moment that is looked at;
 *   `onShared`: called when that has changed, where no stream tells it
 */
export function ShareDialog({ scene, came, at, onClose, onShared }) {
  const [problem, setProblem] = useState(/** @type {any} */ (null));
  const key = doors(scene, came);
  const link = (/** @type {number | null} */ moment) => new URL(`/t/${scene.table}${api.query({ at: moment, ...key })}`, location.href).href;
  const share = async (/** @type {boolean} */ on) => {
    setProblem(null);
    try {
      await api.share(scene.table, on);
      onShared?.();
    } catch (refused) {
      setProblem(refused);
    }
  };
  const shared = Boolean(key.watch || key.invite || scene.listed);
  return html`<${Dialog} title=${say("page-share")} onClose=${onClose}>
    <p>${say(shared ? "page-share-on" : scene.host ? "page-share-text" : "page-share-host")}</p>
    ${shared && html`<div class="links">
      ${at !== null && html`<${CopyLink} url=${link(at)} label=${say("page-share-moment")} />`}
      <${CopyLink} url=${link(null)} label=${say("page-share-link")} />
    </div>`}
    <${Trouble} of=${problem} />
    ${scene.host && html`<div class="dialog-actions">
      ${scene.watch
        ? html`<button type="button" onClick=${() => share(false)}>${say("page-share-end")}</button>`
        : html`<button type="button" class="primary" onClick=${() => share(true)}>${say("page-share-begin")}</button>`}
    </div>`}
  <//>`;
}
