/**
 * Trying moves in a replay: the board as at a table, for whoever is to move; and beside it the lines that were tried. The server knows the
 * rules and keeps nothing: every place is asked for with all moves that lead there.
 */

import { html, useCallback, useEffect, useMemo, useRef, useState } from "../vendor/preact.js";
import { useMedia, usePrevious, usePromise } from "../hooks.js";
import { useKeys } from "../keys.js";
import { style } from "../kit.js";
import { add, beside, change, judge, movesTo, next, order, previous, remove } from "../lines.js";
import { story } from "../story.js";
import { say } from "../texts.js";
import { BoardArea } from "./boardarea.js";
import { Decision } from "./decision.js";
import { isCareful } from "./decision/careful.js";
import { Scores } from "./final.js";
import { LinesPanel } from "./lines.js";
import { Loading } from "./loading.js";
import { Brand } from "./masthead.js";
import { Menu, TextToggle } from "./menu.js";
import { usePlan } from "./plan.js";
import { PlayOnDialog } from "./playon.js";
import { Settings } from "./settings.js";
import { NARROW } from "./side.js";
import { Trouble } from "./trouble.js";

/** @import {GameKit} from "../kit.js" */
/** @import {Path} from "../lines.js" */
/** @import {Advice, Made, Move, PossibleDraw, PlayOn, Scene, Told, Attempted, Try, Variation} from "../types.js" */
/** @import {Words} from "../words.js" */

/**
 * Where moves are tried: a table, whose lines are kept, or a record from disk, which is saved with them. `lines` are those of this visit.
 *
 * @typedef {object} Bench
 * @property {{tree: Variation[], changed: boolean} | null} lines
 * @property {(wish: Try) => Promise<Attempted>} attempt
 * @property {(wish: Try) => Promise<Advice>} judge
 * @property {(wish: PlayOn) => Promise<Made>} playOn
 * @property {() => Promise<Variation[]>} load
 * @property {((lines: Variation[]) => Promise<void>) | null} keep
 * @property {((lines: Variation[]) => void) | null} save
 */

const STEPS = 4;
const NOBODY = new Map();

/** What was drawn, by the moves that led there: the words of a chance are those of what it brought about. @type {Map<string, string>} */
const drawn = new Map();
/** @param {number} at @param {Move[]} moves */
const placeOf = (at, moves) => JSON.stringify([at, moves.map(({ seat, do: choice, chance }) => [seat ?? null, choice ?? chance])]);

/** @param {Attempted} tried @param {Words} words */
function learn(tried, words) {
  tried.moves.forEach((move, number) => {
    if (!move.chance) return;
    const told = tried.scene.events.filter((event) => event.moment === tried.at + number);
    drawn.set(placeOf(tried.at, tried.moves.slice(0, number + 1)), sentences(told, words));
  });
}

/** @param {Told[]} told @param {Words} words */
const sentences = (told, words) => story(told, words, true).flatMap((line) => [line.place && !line.heading ? `${line.place}:` : "", ...line.sentences]).filter(Boolean).join(" ");

/** The tree, as it is now: kept with the bench, so that leaving and coming back loses nothing. @param {Bench} bench */
function useLines(bench) {
  const [lines, setLines] = useState(bench.lines?.tree ?? /** @type {Variation[]} */ ([]));
  const [changed, setChanged] = useState(bench.lines?.changed ?? false);
  const loading = usePromise(async () => bench.lines?.tree ?? bench.load(), [bench]);
  useEffect(() => {
    if (loading.value && !bench.lines) set(loading.value, false);
  }, [loading.value]);
  const set = (/** @type {Variation[]} */ tree, /** @type {boolean} */ news) => {
    bench.lines = { tree, changed: news };
    setLines(tree);
    setChanged(news);
  };
  useEffect(() => {
    const warn = (/** @type {Event} */ event) => bench.lines?.changed && event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [bench]);
  return { lines, changed, set, there: loading.value !== undefined, problem: loading.problem };
}

/** @param {{kit: GameKit, bench: Bench, whole: Scene, words: Words, at: number, seat: number | null, onLeave: () => void}} props */
export function Trying({ kit, bench, whole, words, at, seat, onLeave }) {
  const { lines, changed, set, there, problem: unloaded } = useLines(bench);
  const [path, setPath] = useState(/** @type {Path} */ ({ line: [], count: at }));
  const [tried, setTried] = useState(/** @type {Attempted | null} */ (null));
  const [pending, setPending] = useState(/** @type {string | null} */ (null));
  const [problem, setProblem] = useState(/** @type {any} */ (null));
  const sheet = usePromise(async () => style("/static/css/trying.css"), []);
  const known = useMemo(() => new Map(), [bench]);
  const [, draw] = useState(0);

  const ask = useCallback(
    async (/** @type {Try} */ wish) => {
      const key = wish.draw ? "" : JSON.stringify([wish.seat, placeOf(wish.at, wish.moves ?? [])]);
      const answer = known.get(key) ?? (await bench.attempt(wish));
      if (key) known.set(key, answer);
      learn(answer, words);
      return /** @type {Attempted} */ (answer);
    },
    [bench, words],
  );
  /** Go to a place of the tree. */
  const visit = async (/** @type {Path | null} */ to, tree = lines) => {
    if (!to) return;
    setProblem(null);
    try {
      const answer = await ask({ ...movesTo(tree, to), seat });
      setPath(to);
      setTried(answer);
    } catch (refused) {
      setProblem(refused);
    }
  };
  /** Make moves from here; the tree grows by what is new. */
  const play = async (/** @type {Move[]} */ moves, chance = false) => {
    const here = movesTo(lines, path);
    setProblem(null);
    setPending(moves[0]?.do ?? "draw");
    try {
      const answer = await ask({ at: here.at, moves: [...here.moves, ...moves], seat, draw: chance });
      const [tree, place] = add(lines, answer.at, answer.moves);
      set(tree, true);
      setPath(place);
      setTried(answer);
      return true;
    } catch (refused) {
      setProblem(refused);
      return false;
    } finally {
      setPending(null);
    }
  };
  useEffect(() => {
    if (there) visit(path, bench.lines?.tree);
  }, [there]);
  useEffect(() => {
    // Words for what was drawn in lines of an earlier visit.
    if (!there) return;
    const ends = order(lines).filter((line) => movesTo(lines, { line, count: Infinity }).moves.some((move, number, all) => move.chance && !drawn.has(placeOf(lines[line[0]].at, all.slice(0, number + 1)))));
    (async () => {
      for (const line of ends.slice(0, 40)) await ask({ ...movesTo(lines, { line, count: Infinity }), seat });
      if (ends.length) draw((/** @type {number} */ times) => times + 1);
    })().catch(() => {});
  }, [there]);

  useKeys({ keys: ["ArrowLeft"], message: "page-step-back", act: () => visit(previous(lines, path)) });
  useKeys({ keys: ["ArrowRight"], message: "page-step-on", act: () => visit(next(lines, path)) });
  useKeys({ keys: ["ArrowDown"], message: "page-try-below", act: () => visit(beside(lines, path, 1)) });
  useKeys({ keys: ["ArrowUp"], message: "page-try-above", act: () => visit(beside(lines, path, -1)) });
  useKeys({ keys: ["Delete"], message: "page-try-delete", act: () => path.line.length && drop(path.line) });
  const drop = (/** @type {number[]} */ line) => {
    const to = previous(lines, { line, count: 1 });
    const tree = remove(lines, line);
    set(tree, true);
    if (to) setPath(to);
    visit(to, tree);
  };
  if (!tried || !sheet.value && sheet.value !== null) return html`<${Loading} /><${Trouble} of=${problem ?? unloaded} />`;
  return html`<${Workbench} kit=${kit} bench=${bench} whole=${whole} words=${words} tried=${tried} pending=${pending} problem=${problem ?? unloaded} lines=${lines} changed=${changed} path=${path}
    onPlay=${play} onVisit=${visit} onBack=${() => visit(previous(lines, path))} onDrop=${drop} onLeave=${onLeave}
    onChange=${(/** @type {Partial<Variation>} */ fields) => set(change(lines, path.line, fields), true)}
    onJudged=${(/** @type {any} */ judged) => path.line.length && set(judge(lines, path, { at: path.count, ...judged }), true)}
    onKeep=${async () => {
      await bench.keep?.(lines);
      set(lines, false);
    }} onSave=${() => {
      bench.save?.(lines);
      set(lines, false);
    }} />`;
}

/** @param {any} props */
function Workbench({ kit, bench, whole, words, tried, pending, problem, lines, changed, path, onPlay, onVisit, onBack, onDrop, onLeave, onChange, onJudged, onKeep, onSave }) {
  const scene = /** @type {Scene} */ (tried.scene);
  const before = usePrevious(scene.view, scene);
  const [text, setText] = useState(false);
  const [asked, setAsked] = useState(/** @type {{action: string, moves: Move[]} | null} */ (null));
  const [hint, setHint] = useState(/** @type {string | null} */ (null));
  const [beginning, setBeginning] = useState(false);
  useKeys({ keys: ["t"], message: "page-text-view", act: () => setText(!text) });
  useEffect(() => (setAsked(null), setHint(null)), [scene]);
  const told = useMemo(() => (scene.fresh ? scene.events.slice(-scene.fresh) : []), [scene]);
  const moves = (/** @type {(string | {action: string, times?: number})[]} */ ...choices) =>
    choices.flatMap((each) => {
      const { action, times = 1 } = typeof each === "string" ? { action: each } : each;
      return Array.from({ length: times }, () => ({ seat: scene.seat, do: action }));
    });
  const { planned, follow } = usePlan(scene, (action) => onPlay(moves(action)), async () => (onBack(), true));
  const choose = (/** @type {any} */ chosen) => {
    if (planned || pending) return;
    if (typeof chosen === "function") {
      follow(chosen);
      return;
    }
    const made = Array.isArray(chosen) ? moves(...chosen) : moves(chosen);
    if (!scene.offers.some((each) => each.action === made[0]?.do)) return;
    if (isCareful() && asked?.action !== made[0].do) setAsked({ action: made[0].do, moves: made });
    else onPlay(made);
  };
  const point = (/** @type {any} */ at) => setHint(typeof at === "string" ? at : (at?.action ?? at?.whyNot?.action ?? null));
  const all = scene.seats.map((card) => card.seat);
  const where = movesTo(lines, path);
  const last = where.moves.findLast((/** @type {Move} */ move) => typeof move.seat === "number")?.seat ?? scene.seat;
  const back = path.line.length ? { seat: Number(last), free: true, asks: false } : null;
  return html`<div class=${scene.offers.length ? "table-page trying my-turn" : "table-page trying"}>
    <a class="skip" href="#decision">${say("page-skip-decision")}</a>
    <header class="table-head">
      <${Brand} />
      <div class="table-title"><h1>${say("page-try-title", { title: scene.title })}</h1><span class="when">${words.when(scene.view)}</span></div>
      <button type="button" class="try-leave" onClick=${onLeave}>${say("page-try-leave")}</button>
      <${Menu}>
        <${TextToggle} text=${text} onText=${() => setText(!text)} />
        ${!scene.view.over && html`<button type="button" class="quiet" onClick=${() => setBeginning(true)}>${say("page-play-on")}</button>`}
        <${Settings} />
      <//>
    </header>
    <main id="main" class="table-main">
      <${BoardArea} scene=${scene} before=${before} told=${told} kit=${kit} words=${words} text=${text} onChoose=${choose} onHint=${point} busy=${pending !== null || planned} />
    </main>
    <section id="decision" class="decision-area" aria-label=${say("page-decision")} tabindex="-1">
      <${Trouble} of=${problem} />
      ${scene.view.over ? html`<div class="final"><h2>${say("play-over")}</h2><${Scores} scene=${scene} words=${words} /></div>`
        : scene.view.chance ? html`<${Chance} outcomes=${tried.outcomes} words=${words} busy=${pending !== null} onDraw=${() => onPlay([], true)} onChoose=${(/** @type {string} */ chance) => onPlay([{ chance }])} />`
        : html`<${Decision} scene=${scene} words=${words} game=${kit.card} own=${all} pending=${pending ?? (planned ? "plan" : null)} asked=${asked?.action ?? null} hint=${hint}
            onChoose=${choose} onConfirm=${() => asked && onPlay(asked.moves)} onDismiss=${() => setAsked(null)} onHint=${point}
            back=${back} onBack=${onBack} absent=${NOBODY} onStandIn=${() => {}} onVote=${() => {}} />`}
    </section>
    <${Beside} ...${{ bench, tried, words, lines, changed, path, onVisit, onDrop, onChange, onJudged, onKeep, onSave }} />
    ${beginning && html`<${PlayOnDialog} kit=${kit} bench=${bench} scene=${{ ...scene, seats: whole.seats }} at=${where.at} moves=${where.moves} known onClose=${() => setBeginning(false)} />`}
  </div>`;
}

/** Nature decides, or whoever tries. @param {{outcomes: PossibleDraw[], words: Words, busy: boolean, onDraw: () => void, onChoose: (chance: string) => void}} props */
function Chance({ outcomes, words, busy, onDraw, onChoose }) {
  const all = outcomes.reduce((sum, { weight }) => sum + weight, 0);
  // What the game tells nobody of has no words: then one can only draw.
  const told = outcomes.map((each) => ({ ...each, text: sentences(each.events, words) }));
  const named = told.every(({ text }) => text) ? told : [];
  return html`<div class="decision mine try-chance">
    <div class="question"><h2>${say("page-try-chance")}</h2></div>
    <button type="button" class="primary" disabled=${busy} onClick=${onDraw}>${say("page-try-draw")}</button>
    ${named.length > 1 && html`<p>${say("page-try-or")}</p>
      <ul class="try-outcomes">${named.map(({ chance, weight, text }) => html`<li key=${chance}><button type="button" disabled=${busy} onClick=${() => onChoose(chance)}>
        <span>${text}</span> <small>${say("page-try-weight", { weight, all })}</small>
      </button></li>`)}</ul>`}
  </div>`;
}

/** The lines, where there is room; else as a sheet that comes up when asked for. @param {any} props */
function Beside(props) {
  const narrow = useMedia(NARROW);
  const [shown, setShown] = useState(false);
  const closer = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const open = !narrow || shown;
  const { bench, tried, words, path, onJudged } = props;
  const judging = useJudgement(bench, tried, path, onJudged);
  useEffect(() => {
    if (narrow && shown) closer.current?.focus();
  }, [shown]);
  return html`<aside class=${narrow && shown ? "side sheet" : "side"} aria-label=${say("page-try-lines")}>
    <div class="side-tabs">
      <button type="button" class="side-tab" aria-expanded=${open ? "true" : "false"} aria-controls="side-body" onClick=${() => narrow && setShown(!shown)}>${say("page-try-lines")}</button>
      ${narrow && shown && html`<button ref=${closer} type="button" class="quiet sheet-close" aria-label=${say("page-close")} onClick=${() => setShown(false)}>✕</button>`}
    </div>
    <div id="side-body" class="side-body">
      ${open && html`<${LinesPanel} ...${props} judging=${judging} words=${words} said=${(/** @type {number} */ at, /** @type {Move[]} */ moves) => drawn.get(placeOf(at, moves))} />`}
    </div>
  </aside>`;
}

/** The coach's judgement of the place that is looked at, on request. @param {Bench} bench @param {Attempted} tried @param {Path} path @param {(judged: any) => void} onJudged */
function useJudgement(bench, tried, path, onJudged) {
  const [state, setState] = useState(/** @type {{of: Attempted | null, advice: Advice | null, busy: boolean, problem: any}} */ ({ of: null, advice: null, busy: false, problem: null }));
  const current = useRef(tried);
  current.current = tried;
  const told = useRef(onJudged);
  told.current = onJudged;
  const ask = async () => {
    setState({ of: tried, advice: null, busy: true, problem: null });
    try {
      /** @type {Advice | null} */
      let advice = null;
      for (let step = 0; step < STEPS && !advice?.done; step += 1) {
        advice = await bench.judge({ at: tried.at, moves: tried.moves, seat: tried.scene.seat });
        if (current.current !== tried) return;
        setState({ of: tried, advice, busy: step + 1 < STEPS && !advice.done, problem: null });
      }
      const best = advice?.candidates[0];
      if (advice && best) told.current({ seat: advice.seat, best: best.action, chance: best.chance, error: best.error, tries: advice.tries });
    } catch (refused) {
      setState({ of: tried, advice: null, busy: false, problem: refused });
    }
  };
  return { ...(state.of === tried ? state : { advice: null, busy: false, problem: null }), ask };
}
