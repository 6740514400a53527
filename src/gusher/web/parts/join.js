/** An invitation: take a seat at a table that waits for players, any free one or the one that the link is for. */

import { html, useState } from "../vendor/preact.js";
import * as api from "../api.js";
import { usePromise } from "../hooks.js";
import { noteCommitment } from "../luck.js";
import { say } from "../texts.js";
import { NameField } from "./name.js";
import { SeatMark } from "./seat.js";
import { Trouble } from "./trouble.js";

/** @import {SeatCard, TableCard} from "../types.js" */

/** @param {{card: TableCard, seats: SeatCard[], invite: string | null, onJoined: () => void}} props `seats`: as they are now */
export function Join({ card, seats, invite, onJoined }) {
  const me = usePromise(api.me, []);
  const [typed, setTyped] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(/** @type {any} */ (null));
  // Whoever has a name that is taken here chooses another, and goes on.
  const nameless = me.value?.name === null || problem?.reason === "name-taken";
  const anyFree = seats.some((seat) => seat.kind === "open");
  const { offered } = card;
  const taken = offered !== null && seats[offered].kind !== "open";
  const free = offered === null || taken ? anyFree && (offered === null || card.listed) : true;
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    try {
      if (nameless) await api.callMe(typed.trim());
      setProblem(null);
      if (card.commitment !== null) noteCommitment(card.id, card.commitment);
      await api.join(card.id, taken ? "" : invite, null);
      onJoined();
    } catch (refused) {
      setProblem(refused);
      setBusy(false);
    }
  };
  const number = (offered ?? 0) + 1;
  return html`<form class="join-form" onSubmit=${submit}>
    ${offered !== null && html`<p class="offered" role="status"><${SeatMark} seat=${offered} size=${18} />
      <span>${taken ? say(free ? "page-seat-link-other" : "page-seat-link-taken", { number }) : say("page-seat-link-yours", { number })}</span></p>`}
    ${nameless && free && html`<${NameField} value=${typed} onInput=${setTyped} />`}
    ${(free || offered === null) && html`<button class="primary big" disabled=${busy || !me.value || !free}>
      ${!free ? say("page-full") : offered === null || taken ? say("page-join") : say("page-join-seat", { number })}</button>`}
    <${Trouble} of=${problem} />
    ${(problem?.reason === "rated-keep" || (card.rated && me.value && !me.value.kept)) && html`<p>${say("page-rated-keep")} <a href="/me">${say("page-rated-keep-link")}</a></p>`}
    ${me.value?.name === null && html`<p><a href=${`/me${api.query({ to: location.pathname + location.search })}`}>${say("page-me-before")}</a></p>`}
  </form>`;
}
