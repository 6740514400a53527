/** A box of one's own: what is in it, entered by who owns the game, checked by the game while one types. */

import { html, useEffect, useMemo, useRef, useState } from "../vendor/preact.js";
import * as api from "../api.js";
import { differences, pathName, withValue } from "../box.js";
import { usePromise } from "../hooks.js";
import { Differences, boxPage } from "../parts/boxes.js";
import { BoxFields } from "../parts/boxform.js";
import { CopyLink } from "../parts/copy.js";
import { Masthead } from "../parts/masthead.js";
import { NameField } from "../parts/name.js";
import { toast } from "../parts/toasts.js";
import { Trouble } from "../parts/trouble.js";
import { go } from "../router.js";
import { tab } from "../tab.js";
import { day, say } from "../texts.js";

/** @import {BoxCard, GameCard} from "../types.js" */

const PAUSE = 350;
const OPENING = 250;
const NAME_LENGTH = 40;

/** With what is in its box; null if there is no such game. @param {string} name */
const findGame = async (name) => ((await api.games()).some((each) => each.name === name) ? api.game(name) : null);

/** @param {{name: string, search: URLSearchParams}} props */
export function BoxPage({ name, search }) {
  const id = search.get("box");
  const found = usePromise(() => Promise.all([findGame(name), api.boxes(), api.me(), id ? api.boxCard(id) : null, id]), [name, id]);
  const [game, boxes, me, card, loaded] = found.value ?? [null, [], null, null, null];
  // Another box is another form; one's own that was just saved is not.
  const form = useRef({ id, number: 0 });
  if (found.value && loaded === id && loaded !== form.current.id) form.current = { id: loaded, number: form.current.number + 1 };
  const saved = (/** @type {string} */ now) => {
    form.current.id = now;
    go(boxPage(name, now), { replace: true });
    found.again();
  };
  const title = game ? say("page-box-title", { game: game.title }) : "Gusher";
  useEffect(() => tab(title), [title]);
  const mine = boxes.filter((box) => box.game === name);
  return html`<${Masthead} />
    <main id="main" class="lobby narrow box-page">
      <h1>${title}</h1>
      <${Trouble} of=${found.problem} />
      ${found.value && !game?.boxes && html`<p>${say("page-box-none")}</p>`}
      ${game?.boxes && html`<p>${say("page-box-text")} ${game.reconstructed && html`<a href=${`/sources/${name}`}>${say("page-sources-link")}</a>`}</p>
        ${mine.length > 0 && html`<${Mine} boxes=${mine} current=${id} onRemoved=${found.again} />`}
        <${Editor} key=${form.current.number} game=${game} data=${card?.data ?? game.data} box=${mine.find((box) => box.id === id) ?? null} id=${id} named=${me?.name !== null} onSaved=${saved} />`}
      <p><a href="/">${say("page-to-lobby")}</a></p>
    </main>`;
}

/** @param {{boxes: BoxCard[], current: string | null, onRemoved: () => void}} props */
function Mine({ boxes, current, onRemoved }) {
  const remove = async (/** @type {BoxCard} */ box) => {
    await api.removeBox(box.id);
    if (box.id === current) go(boxPage(box.game), { replace: true });
    onRemoved();
  };
  return html`<section class="card"><h2>${say("page-box-mine")}</h2>
    <ul class="box-list">${boxes.map((box) => html`<li key=${box.id}><a href=${boxPage(box.game, box.id)} aria-current=${box.id === current ? "page" : undefined}>${box.name}</a>
      <span class="under">${day(box.changed)}</span>
      <button type="button" class="quiet" aria-label=${say("page-box-remove", { name: box.name })} title=${say("page-box-remove", { name: box.name })} onClick=${() => remove(box)}>✕</button></li>`)}</ul>
  </section>`;
}

/** What the game says to the data, a moment after it was last changed; null while it is asked. @param {string} game @param {any} data */
function useCheck(game, data) {
  const [said, setSaid] = useState(/** @type {{data: any, place: string, why: string, refused: any} | null} */ (null));
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(async () => {
      const checked = await api.checkBox(game, data).catch((refused) => ({ place: "", why: "", refused }));
      if (wanted) setSaid({ data, refused: null, ...checked });
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [data]);
  return said?.data === data ? said : null;
}

/** What was typed and not saved, kept in this tab. @param {string} key @param {any} given @returns {[any, (change: any) => void, () => void]} */
function useDraft(key, given) {
  const [data, setData] = useState(() => {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? "null") ?? given;
    } catch {
      return given; // Storage may be forbidden; then nothing is kept.
    }
  });
  const drop = () => sessionStorage.removeItem(key);
  useEffect(() => {
    try {
      if (data === given) drop();
      else sessionStorage.setItem(key, JSON.stringify(data));
    } catch {
      // As above.
    }
  }, [data]);
  return [data, setData, drop];
}

/** @param {{game: GameCard, data: any, box: BoxCard | null, id: string | null, named: boolean, onSaved: (id: string) => void}} props */
function Editor({ game, data: given, box, id, named, onSaved }) {
  const [data, setData, drop] = useDraft(`gusher-box-${game.name}-${id ?? ""}`, given);
  const [shown, setShown] = useState(false);
  const [called, setCalled] = useState(box?.name ?? say("page-box-name-usual"));
  const [me, setMe] = useState("");
  const [refused, setRefused] = useState(/** @type {any} */ (null));
  const check = useCheck(game.name, data);
  const changes = useMemo(() => differences(game.data, data), [data]);
  const wrong = check?.place ?? "";
  const form = {
    fixed: useMemo(() => new Set(game.fixed), [game]),
    changed: useMemo(() => new Set(changes.map((change) => change.path)), [changes]),
    wrong,
    shown,
    onChange: (/** @type {(string | number)[]} */ place, /** @type {any} */ value) => setData((/** @type {any} */ now) => withValue(now, place, value)),
  };
  useEffect(() => {
    if (!shown) return undefined;
    // What lies deep opens part by part.
    const timer = setTimeout(() => {
      const at = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-path]")]).findLast((each) => wrong.startsWith(each.dataset.path ?? "-"));
      at?.scrollIntoView({ block: "center" });
      /** @type {HTMLElement | null | undefined} */ (at?.matches("input") ? at : at?.querySelector("input, textarea, summary"))?.focus({ preventScroll: true });
      setShown(false);
    }, OPENING);
    return () => clearTimeout(timer);
  }, [shown]);
  const save = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setRefused(null);
    try {
      if (!named) await api.callMe(me.trim());
      const kept = await api.keepBox({ game: game.name, name: called.trim(), data, instead: box?.id ?? "" });
      drop();
      toast(say("page-box-saved", { name: kept.name }));
      onSaved(kept.id);
    } catch (problem) {
      setRefused(problem);
    }
  };
  const state = check === null ? say("page-box-checking") : check.why ? null : say("page-box-good", { count: changes.length });
  return html`<${Files} game=${game} data=${data} id=${id} onOpen=${setData} onReset=${data === given ? null : () => setData(given)} />
    <${BoxFields} data=${data} model=${game.data} form=${form} />
    ${changes.length > 0 && html`<section class="card"><h2>${say("page-box-differs", { count: changes.length })}</h2><${Differences} packaged=${game.data} other=${data} /></section>`}
    <form class="box-bar" onSubmit=${save}>
      <p role="status" class=${check?.why ? "box-state wrong" : "box-state"}>
        ${state ?? html`${wrong && html`<span lang="en">${pathName(wrong)}</span>: `}${check?.why} ${wrong && html`<button type="button" class="link" onClick=${() => setShown(true)}>${say("page-box-show")}</button>`}`}
      </p>
      <${Trouble} of=${refused ?? check?.refused} />
      ${!named && html`<${NameField} value=${me} onInput=${setMe} />`}
      <div class="box-save">
        <label><span class="visually-hidden">${say("page-box-name")}</span>
          <input type="text" required maxlength=${NAME_LENGTH} value=${called} onInput=${(/** @type {any} */ event) => setCalled(event.target.value)} /></label>
        <button class="primary" disabled=${check === null || Boolean(check.why)}>${say(box || !id ? "page-box-save" : "page-box-take")}</button>
      </div>
    </form>`;
}

/**
 * From a file and into one, the same that `--data` takes; by link; and back to where one began.
 *
 * @param {{game: GameCard, data: any, id: string | null, onOpen: (data: any) => void, onReset: (() => void) | null}} props
 */
function Files({ game, data, id, onOpen, onReset }) {
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const [refused, setRefused] = useState(/** @type {any} */ (null));
  const open = async () => {
    const file = field.current?.files?.[0];
    if (!file) return;
    setRefused(null);
    try {
      const read = JSON.parse(await file.text());
      if (typeof read !== "object" || read === null || Array.isArray(read)) throw new Error();
      onOpen(read);
    } catch {
      setRefused({ reason: "no-json", values: { file: file.name } });
    }
  };
  const download = () => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: "application/json" }));
    link.download = `${game.name}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  };
  return html`<div class="box-files">
      <label class="button">${say("page-box-open")}<input ref=${field} class="visually-hidden" type="file" accept=".json" onChange=${open} /></label>
      <button type="button" onClick=${download}>${say("page-box-download")}</button>
      ${onReset && html`<button type="button" class="link" onClick=${onReset}>${say("page-box-reset")}</button>`}
    </div>
    <${Trouble} of=${refused} />
    ${id && html`<${CopyLink} url=${new URL(boxPage(game.name, id), location.href).href} label=${say("page-box-link")} />`}`;
}
