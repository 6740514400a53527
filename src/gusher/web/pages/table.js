/** A table: one of its earlier moments if the address names one, else as it goes on. */

import { html, useEffect } from "../vendor/preact.js";
import * as api from "../api.js";
import { usePromise } from "../hooks.js";
import { Join } from "../parts/join.js";
import { Masthead } from "../parts/masthead.js";
import { Trouble } from "../parts/trouble.js";
import { gameKit } from "../kit.js";
import { later } from "../parts/later.js";
import { Loading } from "../parts/loading.js";
import { tab } from "../tab.js";
import { say } from "../texts.js";
import { LiveTable } from "./live.js";

const TableReplay = later(async () => (await import("./replay.js")).TableReplay);

/** @typedef {import("../kit.js").GameKit} GameKit */

/** @param {{id: string, search: URLSearchParams}} props */
export function Table({ id, search }) {
  const invite = search.get("invite");
  const card = usePromise(() => api.tableCard(id, invite), [id, invite]);
  const kit = usePromise(() => (card.value ? gameKit(card.value.game) : new Promise(() => {})), [card.value?.game]);
  useEffect(() => tab(card.value?.title ?? "Gusher"), [card.value?.title]);
  const problem = card.problem ?? kit.problem;
  if (problem && !(card.value && kit.value)) {
    return html`<${Masthead} /><main id="main" class="lobby narrow">
      <h1>${say("page-missing-title")}</h1>
      <${Trouble} of=${problem} />
      <p><a class="button" href="/">${say("page-to-lobby")}</a></p>
    </main>`;
  }
  if (!card.value || !kit.value) return html`<${Loading} />`;
  const at = search.get("at");
  const seated = card.value.seats.some((seat) => seat.mine);
  if (card.value.status === "open" && !seated) return html`<${Join} card=${card.value} invite=${invite} onJoined=${card.again} />`;
  if (at !== null) return html`<${TableReplay} id=${id} kit=${kit.value} invite=${card.value.invite} search=${search} />`;
  return html`<${LiveTable} id=${id} kit=${kit.value} invite=${card.value.invite} />`;
}
