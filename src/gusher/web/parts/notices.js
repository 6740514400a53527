/** What somebody is told when something waits for him, by which channel: one switch each. It can stand in a dialog or on a page. */

import { html, useEffect, useState } from "../vendor/preact.js";
import { alerts, chooseAlert, tone } from "../alerts.js";
import * as api from "../api.js";
import { usePromise } from "../hooks.js";
import { allowed, obstacle, popupObstacle, subscribe, subscribed, unsubscribe } from "../pushing.js";
import { say } from "../texts.js";
import { Loading } from "./loading.js";
import { Trouble } from "./trouble.js";

/** @import {Notices as Wanted} from "../types.js" */
/** @typedef {(work: () => Promise<Wanted | void>) => Promise<void>} Doing */

export function Notices() {
  const me = usePromise(api.me, []);
  return html`<div class="notices">
    <p>${say("page-notices-text")}</p>
    <${Here} />
    ${me.value && (me.value.name ? html`<${Away} />` : html`<p class="empty">${say("page-notices-name")}</p>`)}
    <${Trouble} of=${me.problem} />
  </div>`;
}

/** While a page is open. */
function Here() {
  const [round, setRound] = useState(0);
  const blocked = popupObstacle();
  const turn = async (/** @type {"sound" | "popup"} */ name, /** @type {boolean} */ on) => {
    chooseAlert(name, on && (name === "sound" || (await allowed())));
    setRound(round + 1);
  };
  return html`<fieldset>
    <legend>${say("page-notices-here")}</legend>
    <div class="notices-row">
      <${Switch} label=${say("page-notices-sound")} on=${alerts("sound")} onTurn=${(/** @type {boolean} */ on) => turn("sound", on)} />
      ${alerts("sound") && html`<button type="button" class="quiet" onClick=${tone}>♪ ${say("page-notices-tone")}</button>`}
    </div>
    <${Switch} label=${say("page-notices-popup")} on=${alerts("popup") && !blocked} off=${Boolean(blocked)} onTurn=${(/** @type {boolean} */ on) => turn("popup", on)} />
    <${Why} of=${blocked} />
  </fieldset>`;
}

/** While none is. */
function Away() {
  const [wanted, setWanted] = useState(/** @type {Wanted | null} */ (null));
  const [problem, setProblem] = useState(/** @type {any} */ (null));
  const [busy, setBusy] = useState(false);
  /** @type {Doing} */
  const doing = async (work) => {
    setBusy(true);
    setProblem(null);
    try {
      const found = await work();
      if (found) setWanted(found);
    } catch (refused) {
      setProblem(refused);
    }
    setBusy(false);
  };
  useEffect(() => void doing(api.notices), []);
  if (!wanted) return problem ? html`<${Trouble} of=${problem} />` : html`<${Loading} />`;
  const part = { wanted, busy, doing };
  return html`<${Push} ...${part} />
    ${wanted.channels.includes("mail") && html`<fieldset>
      <legend>${say("page-notices-mail")}</legend>
      <p class="under">${wanted.address ? say("page-notices-mail-to", { address: wanted.address }) : say("page-notices-mail-none")}</p>
      <${Kinds} channel="mail" off=${!wanted.address} ...${part} />
    </fieldset>`}
    <${Hook} ...${part} />
    <${Trouble} of=${problem} />
    <p class="under">${say("page-notices-wait")}</p>`;
}

/** @param {{wanted: Wanted, busy: boolean, doing: Doing}} props */
function Push({ wanted, busy, doing }) {
  const [mine, setMine] = useState(/** @type {boolean | null} */ (null));
  const blocked = obstacle();
  const look = async () => setMine(Boolean(await subscribed()));
  useEffect(() => void look().catch(() => setMine(false)), []);
  const add = () => doing(async () => {
    if (!(await allowed())) return undefined;
    const found = await subscribe(wanted.key);
    await look();
    return found.on.push.length ? found : all("push", found);
  });
  const remove = () => doing(async () => {
    const found = await unsubscribe();
    await look();
    return found;
  });
  const reached = mine ? say("page-notices-push-here") : wanted.browsers ? say("page-notices-push-others", { count: wanted.browsers }) : say("page-notices-push-none");
  return html`<fieldset>
    <legend>${say("page-notices-push")}</legend>
    <div class="notices-row">
      <p class="under" role="status">${reached}</p>
      ${!blocked && mine !== null && html`<button type="button" disabled=${busy} onClick=${mine ? remove : add}>${say(mine ? "page-notices-push-remove" : "page-notices-push-add")}</button>`}
    </div>
    <${Why} of=${blocked} />
    <${Kinds} channel="push" off=${!wanted.browsers} wanted=${wanted} busy=${busy} doing=${doing} />
  </fieldset>`;
}

/** @param {{wanted: Wanted, busy: boolean, doing: Doing}} props */
function Hook({ wanted, busy, doing }) {
  const [typed, setTyped] = useState(wanted.webhook ?? "");
  const [kept, setKept] = useState(false);
  const keep = (/** @type {string} */ url) => doing(async () => {
    const found = await api.setWebhook(url);
    setTyped(url);
    setKept(url !== "");
    return url && !found.on.webhook.length ? all("webhook", found) : found;
  });
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    void keep(typed.trim());
  };
  return html`<fieldset>
    <legend>${say("page-notices-webhook")}</legend>
    <p class="under">${say("page-notices-webhook-text")}</p>
    <form class="notices-hook" onSubmit=${submit}>
      <label><span class="label">${say("page-notices-webhook-url")}</span>
        <input type="text" inputmode="url" maxlength="1000" autocomplete="off" spellcheck="false" placeholder="https://" value=${typed} onInput=${(/** @type {any} */ event) => setTyped(event.target.value)} />
      </label>
      <button disabled=${busy || !typed.trim()}>${say("page-notices-webhook-save")}</button>
      ${wanted.webhook && html`<button type="button" disabled=${busy} onClick=${() => keep("")}>${say("page-notices-webhook-remove")}</button>`}
    </form>
    ${wanted.trouble ? html`<p class="trouble" role="status">${say(`page-notices-trouble-${wanted.trouble}`)}</p>` : kept && html`<p class="under" role="status">${say("page-notices-webhook-kept")}</p>`}
    <${Kinds} channel="webhook" off=${!wanted.webhook} wanted=${wanted} busy=${busy} doing=${doing} />
  </fieldset>`;
}

/** A switch for each kind. @param {{channel: string, wanted: Wanted, busy: boolean, off: boolean, doing: Doing}} props `off`: there is no way yet */
function Kinds({ channel, wanted, busy, off, doing }) {
  const on = wanted.on[channel] ?? [];
  return html`<div class="notices-kinds">
    ${wanted.kinds.map((kind) => html`<${Switch} key=${kind} label=${say(`page-notices-kind-${kind}`)} on=${on.includes(kind)} off=${busy || (off && !on.includes(kind))}
      onTurn=${(/** @type {boolean} */ turned) => doing(() => api.switchNotice({ channel, kind, on: turned }))} />`)}
  </div>`;
}

/** Who has just opened a way wants all of it. @param {string} channel @param {Wanted} wanted */
async function all(channel, wanted) {
  let found = wanted;
  for (const kind of wanted.kinds) found = await api.switchNotice({ channel, kind, on: true });
  return found;
}

/** @param {{label: string, on: boolean, off?: boolean, onTurn: (on: boolean) => void}} props */
function Switch({ label, on, off = false, onTurn }) {
  return html`<label class="check"><input type="checkbox" checked=${on} disabled=${off} onChange=${(/** @type {any} */ event) => onTurn(event.target.checked)} /><span>${label}</span></label>`;
}

/** @param {{of: string | null}} props */
function Why({ of }) {
  return of && html`<p class="notices-why" role="note">${say(`page-notices-${of}`)}</p>`;
}
