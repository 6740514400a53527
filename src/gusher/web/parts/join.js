/** An invitation: take a seat at a table that waits for players. */

import { html, useEffect, useState } from "../vendor/preact.js";
import * as api from "../api.js";
import { usePromise } from "../hooks.js";
import { noteCommitment } from "../luck.js";
import { say } from "../texts.js";
import { tab } from "../tab.js";
import { BoxMark } from "./boxes.js";
import { Masthead } from "./masthead.js";
import { NameField } from "./name.js";
import { clockLine } from "./timespan.js";
import { RatedMark } from "./strength.js";
import { SeatList } from "./waiting.js";
import { Trouble } from "./trouble.js";

/** @import {TableCard} from "../types.js" */

/** @param {{card: TableCard, invite: string | null, onJoined: () => void}} props */
export function Join({ card, invite, onJoined }) {
  const me = usePromise(api.me, []);
  const [typed, setTyped] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(/** @type {any} */ (null));
  useEffect(() => tab(say("page-join-title", { title: card.title })), []);
  // Whoever has a name that is taken here chooses another, and goes on.
  const nameless = me.value?.name === null || problem?.reason === "name-taken";
  const free = card.seats.some((seat) => seat.kind === "open");
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    try {
      if (nameless) await api.callMe(typed.trim());
      setProblem(null);
      if (card.commitment !== null) noteCommitment(card.id, card.commitment);
      await api.join(card.id, invite, null);
      onJoined();
    } catch (refused) {
      setProblem(refused);
      setBusy(false);
    }
  };
  return html`<${Masthead} />
    <main id="main" class="lobby narrow">
      <h1>${say("page-join-title", { title: card.title })} ${card.rated && html`<${RatedMark} />`}</h1>
      ${card.rated && html`<p class="under">${say("page-rated-text")}</p>`}
      <${SeatList} seats=${card.seats} />
      <${BoxMark} game=${card.game} box=${card.box} whole />
      ${card.clock && html`<p>${clockLine(card.clock)}</p>`}
      <form class="join-form" onSubmit=${submit}>
        ${nameless && html`<${NameField} value=${typed} onInput=${setTyped} />`}
        <button class="primary big" disabled=${busy || !me.value || !free}>${free ? say("page-join") : say("page-full")}</button>
      </form>
      <${Trouble} of=${problem} />
      ${(problem?.reason === "rated-keep" || (card.rated && me.value && !me.value.kept)) && html`<p>${say("page-rated-keep")} <a href="/me">${say("page-rated-keep-link")}</a></p>`}
      <p class="links-row"><a href="/">${say("page-to-lobby")}</a>
        ${me.value?.name === null && html`<a href=${`/me${api.query({ to: location.pathname + location.search })}`}>${say("page-me-before")}</a>`}</p>
    </main>`;
}
