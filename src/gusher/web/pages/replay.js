/** Walking through a game: a table's moments, or a record from disk. */

import { html, useCallback, useEffect, useMemo, useRef, useState } from "../vendor/preact.js";
import * as api from "../api.js";
import { usePromise } from "../hooks.js";
import { gameKit } from "../kit.js";
import { Masthead } from "../parts/masthead.js";
import { Player } from "../parts/player.js";
import { Trouble } from "../parts/trouble.js";
import { go } from "../router.js";
import { tab } from "../tab.js";
import { say } from "../texts.js";

/** @import {GameKit} from "../kit.js" */
/** @import {Source} from "../parts/review.js" */
/** @import {Entrance} from "../parts/share.js" */
/** @import {Bench} from "../parts/trying.js" */
/** @import {Scene, Variation} from "../types.js" */

/** @param {string | null} text */
const number = (text) => (text !== null && /^\d+$/.test(text) ? Number(text) : null);

/** @param {{id: string, kit: GameKit, invite: string | null, came: Entrance, search: URLSearchParams}} props */
export function TableReplay({ id, kit, invite, came, search }) {
  const at = number(search.get("at")) ?? 0;
  const seat = number(search.get("seat"));
  const { invite: given, watch } = came;
  const load = useCallback((/** @type {number | null} */ from, /** @type {number | null} */ moment) => api.scene(id, from, moment, invite), [id, invite]);
  const move = useCallback(
    (/** @type {number} */ moment, /** @type {number | null} */ from) => go(`/t/${id}${api.query({ at: moment, seat: from, invite: given, watch })}`, { replace: true }),
    [id, given, watch],
  );
  const review = useMemo(
    () => ({
      ask: (/** @type {number} */ reviewed) => api.review(id, reviewed, invite),
      start: (/** @type {number} */ reviewed) => api.makeReview(id, reviewed, invite),
    }),
    [id, invite],
  );
  const bench = useMemo(() => benchOf(id, invite), [id, invite]);
  const download = html`<a class="button quiet" href=${api.recordPath(id, invite)} download=${`${kit.card.name}-${id}.jsonl`}>${say("page-record")}</a>`;
  return html`<${Player} kit=${kit} load=${load} at=${at} seat=${seat} onMove=${move} back=${`/t/${id}${api.query({ invite: given, watch })}`} tools=${download} came=${came} review=${review} bench=${bench}
    link=${(/** @type {number} */ moment) => `/t/${id}${api.query({ at: moment, seat, invite: given, watch })}`} />`;
}

/** Where moves are tried at a table: lines are kept there. @param {string} id @param {string | null} invite @returns {Bench} */
function benchOf(id, invite) {
  /** @type {Bench} */
  const bench = {
    lines: null,
    attempt: (wish) => api.attempt(id, wish, invite),
    judge: (wish) => api.judge(id, wish, invite),
    playOn: (wish) => api.playOn(id, wish, invite),
    load: async () => (await api.variations(id, invite)).variations,
    keep: (lines) => api.keepVariations(id, lines, invite),
    save: null,
  };
  return bench;
}

/** The same for a record from disk: lines stand in the file. @param {string} text @param {string} name @returns {Bench} */
function benchOfRecord(text, name) {
  /** @type {Bench} */
  const bench = {
    lines: null,
    attempt: (wish) => api.attemptRecord(text, wish),
    judge: (wish) => api.judgeRecord(text, wish),
    playOn: (wish) => api.playOnRecord(text, wish),
    load: async () => JSON.parse(text.split("\n", 1)[0]).variations ?? [],
    keep: null,
    save: (lines) => download(withLines(text, lines), name),
  };
  return bench;
}

/** The record with these lines in its first line. @param {string} text @param {Variation[]} variations */
function withLines(text, variations) {
  const end = text.indexOf("\n");
  const { variations: _, ...head } = JSON.parse(text.slice(0, end));
  return JSON.stringify(variations.length ? { ...head, variations } : head) + text.slice(end);
}

/** @param {string} text @param {string} name */
function download(text, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/x-ndjson" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

/** Reviews of a record from disk: the server knows them by an id, once it was sent the record. @param {string} text @returns {Source} */
function reviewOf(text) {
  let id = "";
  /** @type {Set<number>} */
  const begun = new Set();
  return {
    ask: async (seat) => (begun.has(seat) ? api.recordReview(id, seat) : null),
    start: async (seat) => {
      const review = await api.makeRecordReview(text, seat);
      id = review.id;
      begun.add(seat);
      return review;
    },
  };
}

/** The game with what its record says of the box, if it is not the packaged one. @param {string} game @param {string} text */
function outOf(game, text) {
  const { box } = JSON.parse(text.split("\n", 1)[0]);
  return box ? api.game(game).then((card) => ({ ...card, data: box, custom: true })) : null;
}

/** A record from disk. The server only phrases it; nothing is stored. */
export function RecordReplay() {
  const [record, setRecord] = useState(/** @type {{text: string, name: string} | null} */ (null));
  const [refused, setRefused] = useState(/** @type {any} */ (null));
  const [where, setWhere] = useState({ at: 0, seat: /** @type {number | null} */ (null) });
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  useEffect(() => tab(say("page-open-record")), []);
  const first = usePromise(() => (record ? api.replay(record.text, null, null) : new Promise(() => {})), [record]);
  const game = first.value?.game;
  const kit = usePromise(() => (game && record ? gameKit(game, outOf(game, record.text)) : new Promise(() => {})), [game, record]);
  const open = async (/** @type {File | undefined} */ file) => {
    if (!file) return;
    setRefused(null);
    try {
      const text = await file.text();
      await api.replay(text, null, null);
      setRecord({ text, name: file.name });
      setWhere({ at: 0, seat: null });
    } catch (problem) {
      setRefused(problem);
    }
  };
  const load = useMemo(
    () => (/** @type {number | null} */ seat, /** @type {number | null} */ at) => api.replay(record?.text ?? "", seat, at),
    [record],
  );
  const review = useMemo(() => reviewOf(record?.text ?? ""), [record]);
  const bench = useMemo(() => benchOfRecord(record?.text ?? "", record?.name ?? ""), [record]);
  const move = useCallback((/** @type {number} */ at, /** @type {number | null} */ seat) => setWhere({ at, seat }), []);
  if (record && first.value && kit.value) {
    const again = html`<button type="button" class="quiet" onClick=${() => setRecord(null)}>${say("page-other-record")}</button>`;
    return html`<${Player} kit=${kit.value} load=${load} at=${where.at} seat=${where.seat} onMove=${move} back="/" tools=${again} came=${null} review=${review} bench=${bench} link=${null} />`;
  }
  const drop = (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    open(event.dataTransfer?.files[0]);
  };
  return html`<${Masthead} />
    <main id="main" class="lobby narrow">
      <h1>${say("page-open-record")}</h1>
      <p>${say("page-record-text")}</p>
      <label class="drop" onDragOver=${(/** @type {Event} */ event) => event.preventDefault()} onDrop=${drop}>
        <span>${say("page-record-choose")}</span>
        <input ref=${field} type="file" accept=".jsonl,.json,.txt" onChange=${() => open(field.current?.files?.[0])} />
      </label>
      <${Trouble} of=${refused ?? first.problem ?? kit.problem} />
      <p><a href="/">${say("page-to-lobby")}</a></p>
    </main>`;
}
