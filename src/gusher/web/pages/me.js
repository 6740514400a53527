/** Who I am here: my name, the ways back to it, my browsers, all that is kept about me. For a stranger: the ways to come back. */

import { html, useEffect, useState } from "../vendor/preact.js";
import * as api from "../api.js";
import { usePromise } from "../hooks.js";
import { style } from "../kit.js";
import { Loading } from "../parts/loading.js";
import { Masthead } from "../parts/masthead.js";
import { Devices } from "../parts/me/devices.js";
import { Entering } from "../parts/me/entering.js";
import { Farewell } from "../parts/me/farewell.js";
import { Ways } from "../parts/me/ways.js";
import { NameField } from "../parts/name.js";
import { toast } from "../parts/toasts.js";
import { Trouble } from "../parts/trouble.js";
import { endReminder } from "../reminder.js";
import { tab } from "../tab.js";
import { say } from "../texts.js";

/** @import {Identity} from "../types.js" */

const dressed = async () => (await style("/static/css/me.css"), true);

/** @param {{search: URLSearchParams}} props */
export function MePage({ search }) {
  const sheet = usePromise(dressed, []);
  const me = usePromise(api.identity, []);
  const stranger = me.problem?.reason === "no-session";
  const to = search.get("to") ?? "";
  const back = to.startsWith("/t/") ? to : "/";
  useEffect(endReminder, []);
  const title = stranger ? say("page-me-before") : say("page-me");
  useEffect(() => tab(title), [title]);
  if (!sheet.value || (!me.value && !me.problem)) return html`<${Loading} />`;
  return html`<${Masthead} />
    <main id="main" class="lobby narrow me">
      <h1>${title}</h1>
      ${stranger
        ? html`<section class="card"><p>${say("page-me-before-text")}</p><${Entering} back=${back} me=${null} /></section>
          <p class="under">${say("page-me-guest")}</p>`
        : html`<${Trouble} of=${me.problem} />`}
      ${me.value && !stranger && html`<${Own} me=${me.value} onChange=${me.again} back=${back} />`}
      <p><a href=${back}>${back === "/" ? say("page-to-lobby") : say("page-me-back")}</a></p>
    </main>`;
}

/** @param {{me: Identity, onChange: () => void, back: string}} props */
function Own({ me, onChange, back }) {
  return html`<${Name} name=${me.name} onChange=${onChange} />
    <${Ways} me=${me} onChange=${onChange} />
    <${Devices} me=${me} onChange=${onChange} />
    <${Farewell} me=${me} />
    <section class="card" aria-labelledby="me-before">
      <h2 id="me-before">${say("page-me-before-other")}</h2>
      <details><summary>${say("page-me-before")}</summary><${Entering} back=${back} me=${me} /></details>
    </section>`;
}

/** @param {{name: string, onChange: () => void}} props */
function Name({ name, onChange }) {
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState(/** @type {any} */ (null));
  const save = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      setTyped(String((await api.callMe(typed.trim())).name));
      setProblem(null);
      toast(say("page-me-renamed"));
      onChange();
    } catch (refused) {
      setProblem(refused);
    }
  };
  return html`<section class="card" aria-labelledby="me-name">
    <h2 id="me-name">${say("page-me-name")}</h2>
    <form class="me-row" onSubmit=${save}>
      <${NameField} value=${typed} onInput=${setTyped} />
      <button disabled=${typed.trim() === name}>${say("page-rename-save")}</button>
    </form>
    <p class="under">${say("page-me-name-text")}</p>
    <${Trouble} of=${problem} />
  </section>`;
}
