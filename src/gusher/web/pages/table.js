/** A table: one of its earlier moments if the address names one, else as it goes on. */

import { html, useEffect } from "../vendor/preact.js";
import * as api from "../api.js";
import { usePromise } from "../hooks.js";
import { Join } from "../parts/join.js";
import { Masthead } from "../parts/masthead.js";
import { Trouble } from "../parts/trouble.js";
import { PlainTables, PlainWords } from "../plain.js";
import { tab } from "../tab.js";
import { learn, say } from "../texts.js";
import { LiveTable } from "./live.js";
import { TableReplay } from "./replay.js";

/** @import {GameCard} from "../types.js" */
/** @import {Words} from "../words.js" */

/**
 * What a page needs of a game: its card, its words, its board and its tables in text.
 *
 * @param {string} name
 * @param {Promise<GameCard> | null} [other] its card, if it comes out of another box than the packaged one
 */
export async function gameKit(name, other) {
  const card = other ? await other : /** @type {GameCard} */ ((await api.games()).find((game) => game.name === name));
  const module = (/** @type {string} */ part) => (card.modules.includes(part) ? import(`/games/${name}/${part}.js`) : null);
  const [sentences, board, tables] = await Promise.all([module("sentences"), module("board"), module("tables"), learn(card)]);
  if (board) {
    style("/static/css/board.css");
    style(`/games/${name}/board.css`);
  }
  const GameWords = sentences?.GameWords ?? PlainWords;
  return {
    card,
    makeWords: (/** @type {string[]} */ names) => /** @type {Words} */ (new GameWords(card, names)),
    Board: board?.Board ?? null,
    Tables: tables?.Tables ?? PlainTables,
  };
}

/** @typedef {Awaited<ReturnType<typeof gameKit>>} GameKit */

/** @param {string} path */
export function style(path) {
  if (document.querySelector(`link[href="${path}"]`)) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = path;
  document.head.append(link);
}

/** @param {{id: string, search: URLSearchParams}} props */
export function Table({ id, search }) {
  const came = { invite: search.get("invite"), watch: search.get("watch") };
  const secret = came.invite ?? came.watch;
  const card = usePromise(() => api.tableCard(id, secret), [id, secret]);
  const box = card.value?.box ?? null;
  const kit = usePromise(() => (card.value ? gameKit(card.value.game, box ? api.boxCard(box) : null) : new Promise(() => {})), [card.value?.game, box]);
  useEffect(() => tab(card.value?.title ?? "Gusher"), [card.value?.title]);
  const problem = card.problem ?? kit.problem;
  if (!card.value || !kit.value) {
    return html`<${Masthead} /><main id="main" class="lobby narrow">
      <h1 class=${problem ? "" : "visually-hidden"}>${problem ? say("page-missing-title") : "Gusher"}</h1>
      <${Trouble} of=${problem} />
      ${problem ? html`<p><a class="button" href="/">${say("page-to-lobby")}</a></p>` : html`<p class="loading" role="status">${say("page-loading")}</p>`}
    </main>`;
  }
  const at = search.get("at");
  const seated = card.value.seats.some((seat) => seat.mine);
  const { invite } = card.value;
  // Who may only watch is not invited to sit down.
  if (card.value.status === "open" && !seated && invite !== null) return html`<${Join} card=${card.value} invite=${came.invite} onJoined=${card.again} />`;
  if (at !== null) return html`<${TableReplay} id=${id} kit=${kit.value} invite=${invite ?? secret} came=${came} search=${search} />`;
  return html`<${LiveTable} id=${id} kit=${kit.value} invite=${invite} came=${came} />`;
}
