/** A table as it goes on, for whoever looks at it: players, several on one device, spectators. */

import { html, useCallback, useEffect, useMemo, useRef, useState } from "../vendor/preact.js";
import * as api from "../api.js";
import { useLanguage } from "../hooks.js";
import { useKeys } from "../keys.js";
import { noteCommitment } from "../luck.js";
import { go } from "../router.js";
import { useAbsence } from "../parts/absent.js";
import { BoardArea } from "../parts/boardarea.js";
import { useClocks } from "../parts/clocks.js";
import { Decision } from "../parts/decision.js";
import { isCareful } from "../parts/decision/careful.js";
import { questionOf } from "../parts/decision/question.js";
import { Final, isFinished } from "../parts/final.js";
import { Guide } from "../parts/guide.js";
import { HandOver } from "../parts/handover.js";
import { eyes, mayShow, ownSeats } from "../parts/hotseat.js";
import { useLive } from "../parts/live.js";
import { later } from "../parts/later.js";
import { Loading } from "../parts/loading.js";
import { Masthead } from "../parts/masthead.js";
import { usePlan } from "../parts/plan.js";
import { seatNames } from "../parts/seat.js";
import { doors } from "../parts/share.js";
import { Side } from "../parts/side.js";
import { StoryStrip, Telling, useSkipKeys } from "../parts/story.js";
import { TableHead } from "../parts/tablehead.js";
import { wayBack } from "../parts/takeback.js";
import { toast } from "../parts/toasts.js";
import { Trouble } from "../parts/trouble.js";
import { WaitingRoom } from "../parts/waiting.js";
import { remindToKeep } from "../reminder.js";
import { steady } from "../steady.js";
import { tab } from "../tab.js";
import { say } from "../texts.js";
import { problem } from "../words.js";

/** @import {GameKit} from "./table.js" */
/** @import {Entrance} from "../parts/share.js" */
/** @import {Accepted, Scene, TableCard, Told} from "../types.js" */
/** @import {Words} from "../words.js" */

/** @typedef {string | {action: string, times: number}} Choice */

const Parted = later(async () => (await import("../parts/parted.js")).Parted);

const PAUSE = 700;
/** Between the steps of a choice of several, so that the eye can follow. */
const STEP = 190;

const Head = steady(TableHead);
const Beside = steady(Side);

/**
 * @param {{id: string, card: TableCard, kit: GameKit, invite: string | null, came: Entrance, onJoined: () => void}} props `invite`: what invites to
 *   sit down; `came`: what one came with
 */
export function LiveTable({ id, card, kit, invite, came, onJoined }) {
  const [holder, setHolder] = useState(/** @type {number | null} */ (null));
  const [look, setLook] = useState(/** @type {number | null} */ (null));
  const [named, setNamed] = useState(false); // whether a spectator has given himself a name: the server knows him by another stream
  const live = useLive(id, look, invite ?? came.watch ?? null, named);
  const { send } = live;
  const scene = useMemo(() => live.scene && settled(live.scene), [live.scene]);
  const words = useWords(kit, scene);
  const turn = scene ? eyes(scene, holder) : { look: null };
  const entrance = useMemo(() => ({ invite, watch: invite ? null : came.watch }), [invite, came.watch]);
  const [remembered, setRemembered] = useState({ seat: -1, seq: -1 });

  useEffect(() => {
    if (!("look" in turn) || turn.look === look) return undefined;
    // Bots answer quickly: the view of all waits a moment, in case the same player is asked again.
    const timer = setTimeout(() => setLook(turn.look), turn.look === null ? PAUSE : 0);
    return () => clearTimeout(timer);
  }, [scene, holder]);
  useEffect(() => {
    if (scene?.can_take_back && scene.seat !== null && scene.seq !== remembered.seq) setRemembered({ seat: scene.seat, seq: scene.seq });
  }, [scene]);
  useEffect(() => {
    if (scene && scene.commitment !== null && (scene.status === "open" || scene.status === "running")) noteCommitment(id, scene.commitment);
  }, [id, scene?.commitment, scene?.status]);
  useEffect(() => {
    const people = scene?.seats.filter((card) => card.kind === "person") ?? [];
    if (scene?.status === "over" && people.some((card) => card.mine) && people.some((card) => !card.mine)) remindToKeep();
  }, [scene?.status]);
  useNews(live.fresh, scene, words);
  useTab(live.newest && settled(live.newest), words);
  useDepartures(scene, words);
  useEffect(() => {
    if (live.problem?.reason !== "was-removed") return;
    toast(problem(live.problem), "trouble");
    go("/", { replace: true });
  }, [live.problem]);

  const command = useCallback(
    async (/** @type {any} */ what) => {
      const answer = await send(what);
      if (answer.is === "refused" && words) toast(words.refusal(answer), "trouble");
      return answer.is === "accepted" ? answer : null;
    },
    [send, words],
  );
  const outdated = scene && scene.status !== "open" && !scene.view ? { reason: scene.status === "ended" ? "closed" : "outdated" } : null;
  const parted = outdated && !live.problem && scene?.parted && words ? { scene, words } : null;
  if (!live.problem && !outdated && (!scene || !words)) return html`<${Loading} />`;
  if (live.problem || outdated || !scene || !words) {
    return html`<${Masthead} /><main id="main" class="lobby narrow">
      <h1 class=${live.problem ? "" : "visually-hidden"}>${live.problem ? say(live.problem.reason === "link-used" ? "page-seat-link-gone" : "page-missing-title") : "Gusher"}</h1>
      ${parted
        ? html`<${Parted} ...${parted} replay=${null} record=${api.recordPath(id, invite ?? came.watch ?? null)} />`
        : html`<${Trouble} of=${live.problem ?? outdated} /><p><a class="button" href="/">${say("page-to-lobby")}</a></p>`}
    </main>`;
  }
  const free = scene.can_take_back ? scene.seat : remembered.seq === scene.seq ? remembered.seat : null;
  const back = wayBack(scene, live.log, words, free, holder);
  const takeBack = async (/** @type {number} */ seat, times = 1) => {
    let seq = scene.seq;
    for (let step = 0; step < times; step += 1) {
      const answer = await command({ do: "take_back", seq, seat });
      // Without an entry of its own it has become a wish, on which the others vote.
      if (!answer || answer.seq === seq) return false;
      seq = answer.seq;
    }
    return true;
  };
  if ("pass" in turn) {
    return html`<${HandOver} to=${words.who(turn.pass)} seat=${turn.pass} title=${scene.title} when=${words.when(scene.view)}
      back=${back && !back.asks ? words.who(back.seat) : null} onBack=${() => back && takeBack(back.seat)} onTaken=${() => setHolder(turn.pass)} />`;
  }
  if (!mayShow(scene, holder)) return html`<main id="main" class="handover"><p class="loading" role="status">${say("page-loading")}</p></main>`;
  if (scene.status === "open") return html`<${WaitingRoom} id=${id} card=${card} scene=${scene} chat=${live.chat} kit=${kit} invite=${invite} onJoined=${onJoined}
    onSay=${(/** @type {string} */ text) => command({ do: "say", text }).then(Boolean)} />`;
  return html`<${Playing} key=${id} live=${live} scene=${scene} kit=${kit} words=${words} came=${entrance} command=${command} back=${back} onBack=${takeBack} onNamed=${() => setNamed(true)} />`;
}

/**
 * @param {{live: ReturnType<typeof useLive>, scene: Scene, kit: GameKit, words: Words, came: Entrance, command: (what: any) => Promise<Accepted | null>,
 *   back: ReturnType<typeof wayBack>, onBack: (seat: number, times: number) => Promise<boolean>, onNamed: () => void}} props
 */
function Playing({ live, scene, kit, words, came, command, back, onBack, onNamed }) {
  const [pending, setPending] = useState(/** @type {string | null} */ (null));
  const [asked, setAsked] = useState(/** @type {{action: string, choices: Choice[]} | null} */ (null));
  const [hint, setHint] = useState(/** @type {string | null} */ (null));
  const [text, setText] = useState(false);
  const [run, setRun] = useState({ seq: -1, steps: 1 });
  const own = useMemo(() => ownSeats(scene), [scene]);
  const secret = own.length ? null : (came.invite ?? came.watch ?? null);
  useKeys({ keys: ["t"], message: "page-text-view", act: () => setText(!text) });
  useEffect(() => {
    setAsked(null);
    setHint(null);
  }, [questionOf(scene)]);

  const play = async (/** @type {Choice[]} */ ...choices) => {
    setAsked(null);
    let { seq } = scene;
    let steps = 0;
    for (const choice of choices) {
      const { action, times } = typeof choice === "string" ? { action: choice, times: 1 } : choice;
      setPending(action);
      const answer = await command({ do: "play", seq, seat: scene.seat, action, times });
      if (!answer) break;
      seq = answer.seq;
      steps += 1;
      if (steps < choices.length && !matchMedia("(prefers-reduced-motion: reduce)").matches) await new Promise((done) => setTimeout(done, STEP));
    }
    // What was chosen by one click is taken back by one.
    setRun({ seq, steps });
    setPending(null);
    return steps === choices.length;
  };
  const make = (/** @type {string} */ action, /** @type {boolean} */ confirm, /** @type {Choice[]} */ choices) => {
    if (confirm && asked?.action !== action) setAsked({ action, choices });
    else play(...choices);
  };
  const { planned, follow } = usePlan(scene, play, () => onBack(Number(scene.seat), 1));
  const choose = (/** @type {string | string[] | {action: string, times?: number} | import("../parts/plan.js").Plan} */ chosen) => {
    if (planned) return;
    if (typeof chosen === "function") {
      follow(chosen);
      return;
    }
    if (Array.isArray(chosen)) {
      if (!pending && scene.offers.some((each) => each.action === chosen[0])) make(chosen[0], isCareful(), chosen);
      return;
    }
    const { action, times = 1 } = typeof chosen === "string" ? { action: chosen } : chosen;
    const offer = scene.offers.find((each) => each.action === action);
    if (!offer || pending) return;
    make(action, offer.confirm || isCareful(), [{ action, times }]);
  };
  const point = (/** @type {any} */ at) => setHint(typeof at === "string" ? at : (at?.action ?? at?.whyNot?.action ?? null));
  const absent = useAbsence(scene, live.arrived);
  const clocks = useClocks(scene, live.arrived);
  useSkipKeys(live.telling, live.skip);
  // Somebody for whom a bot plays can take his seat back at any time.
  const telling = live.telling && !own.some((seat) => scene.seats[seat].stand_in);
  const onStandIn = (/** @type {number} */ seat, /** @type {string | null} */ bot) => standIn(scene.table, seat, bot);
  return html`<div class=${scene.offers.length ? "table-page my-turn" : "table-page"}>
    <a class="skip" href="#decision">${say("page-skip-decision")}</a>
    <${Head} scene=${scene} words=${words} connection=${live.connection} text=${text} onText=${() => setText(!text)}
      absent=${absent} clocks=${clocks} bots=${kit.card.bots} onStandIn=${onStandIn} onEnd=${(/** @type {number} */ seat) => command({ do: "end", seat })}
      replay=${moment(scene, came, scene.seq)} record=${api.recordPath(scene.table, secret)} came=${came} />
    <main id="main" class="table-main">
      <${StoryStrip} live=${live} scene=${scene} words=${words} pending=${pending} />
      <${BoardArea} scene=${scene} before=${live.before} told=${live.fresh} kit=${kit} words=${words} text=${text} onChoose=${choose} onHint=${point} busy=${pending !== null || planned}
        onStanding=${own.includes(Number(scene.seat)) ? (/** @type {{kind: string, most: number} | null} */ order) => command({ do: "standing", seat: scene.seat, kind: order?.kind ?? "", most: order?.most ?? null }) : undefined} />
    </main>
    <section id="decision" class="decision-area" aria-label=${say("page-decision")} tabindex="-1">
      <${Guide} scene=${scene} words=${words} />
      ${isFinished(scene)
        ? html`<${Final} scene=${scene} words=${words} replay=${moment(scene, came, 0)} invite=${secret} />`
        : scene.parted ? html`<${Parted} scene=${scene} words=${words} replay=${moment(scene, came, 0)} record=${api.recordPath(scene.table, secret)} />`
        : telling ? html`<${Telling} live=${live} scene=${scene} words=${words} />`
        : html`<${Decision} scene=${scene} words=${words} game=${kit.card} own=${own} pending=${pending ?? (planned ? "plan" : null)} asked=${asked?.action ?? null} hint=${hint}
            onChoose=${choose} onConfirm=${() => asked && play(...asked.choices)} onDismiss=${() => setAsked(null)} onHint=${point} back=${back} onBack=${(/** @type {number} */ seat) => onBack(seat, run.seq === scene.seq ? run.steps : 1)}
            absent=${absent} clock=${clocks.get(Number(scene.seat))} onStandIn=${onStandIn}
            onVote=${(/** @type {number} */ seat, /** @type {boolean} */ agree) => command({ do: "vote", wish: scene.wish?.number, seat, agree })} />`}
    </section>
    <${Beside} scene=${scene} log=${live.log} chat=${live.chat} beside=${live.beside} words=${words} own=${own} current=${null} link=${(/** @type {number} */ at) => moment(scene, came, at)}
      onNamed=${onNamed} onSay=${(/** @type {string} */ text, /** @type {string} */ to) => command({ do: "say", text, to }).then(Boolean)} />
  </div>`;
}

/** Nobody is awaited in a game that was ended, or cannot go on. @param {Scene} scene @returns {Scene} */
const settled = (scene) => ((scene.status === "ended" || scene.status === "outdated") && scene.view ? { ...scene, view: { ...scene.view, awaiting: [] } } : scene);

/** Somebody has left for good: that shows shortly. @param {Scene | null} scene @param {Words | null} words */
function useDepartures(scene, words) {
  const known = useRef(/** @type {boolean[] | null} */ (null));
  useEffect(() => {
    if (!scene || !words) return;
    const before = known.current;
    known.current = scene.seats.map((card) => card.left);
    for (const card of scene.seats) if (before && card.left && !before[card.seat]) toast(say("page-has-left", { who: words.who(card.seat) }));
  }, [scene]);
}

/** The address of a moment, which others can open too if the table is shared. @param {Scene} scene @param {Entrance} came @param {number} at */
const moment = (scene, came, at) => `/t/${scene.table}${api.query({ at, ...doors(scene, came) })}`;

/** @param {string} id @param {number} seat @param {string | null} bot */
async function standIn(id, seat, bot) {
  try {
    await api.standIn(id, seat, bot);
  } catch (refused) {
    toast(problem(/** @type {any} */ (refused)), "trouble");
  }
}

/** The words of the table, for its names and the language. @param {GameKit} kit @param {Scene | null} scene @returns {Words | null} */
export function useWords(kit, scene) {
  const tag = useLanguage();
  const names = scene ? seatNames(scene.seats, kit.card.bots) : null;
  return useMemo(() => (names ? kit.makeWords(names) : null), [kit, tag, names?.join("\n")]);
}

/** A choice that was made by itself shows shortly, and what the game wants everybody to notice. @param {Told[]} fresh @param {Scene | null} scene @param {Words | null} words */
function useNews(fresh, scene, words) {
  useEffect(() => {
    if (!scene || !words) return;
    const own = new Set(ownSeats(scene));
    for (const event of fresh) {
      const mine = event.name === "forced" && words.isNews(event) && own.has(Number(event.values.seat));
      if (mine || words.announced.has(event.name)) toast(words.event(event.name, words.values(event)));
    }
  }, [fresh]);
}

/** Whose turn it is, in the tab. @param {Scene | null} scene @param {Words | null} words */
function useTab(scene, words) {
  useEffect(() => {
    if (!scene || !words) return;
    const { title } = scene;
    const awaiting = scene.view?.awaiting ?? [];
    const mine = scene.status === "running" && ownSeats(scene).some((seat) => awaiting.includes(seat));
    if (mine) tab(say("page-tab-turn", { title }), true);
    else if (isFinished(scene)) tab(say("page-tab-over", { title }));
    else if (awaiting.length === 1) tab(say("page-tab-other", { title, who: words.who(awaiting[0]) }));
    else tab(title);
  });
}
