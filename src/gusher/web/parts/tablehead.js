/** The head of a table: what is played, where in the game we are, whose turn it is, who is there. */

import { html, useState } from "../vendor/preact.js";
import { listing, say } from "../texts.js";
import { absence, isAbsent, minutes } from "./absent.js";
import { BoxMark } from "./boxes.js";
import { SeatTime } from "./clocks.js";
import { CarefulToggle } from "./decision/careful.js";
import { Brand } from "./masthead.js";
import { botName, SeatMark, seatKind } from "./seat.js";
import { Dialog } from "./dialog.js";
import { ownSeats } from "./hotseat.js";
import { StopDialog } from "./leaving.js";
import { later } from "./later.js";
import { LuckDialog } from "./luck.js";
import { Menu, TextToggle } from "./menu.js";
import { Settings } from "./settings.js";
import { ShareDialog } from "./share.js";
import { clockLine, span } from "./timespan.js";
import { RatedMark } from "./strength.js";
import { WatchingMark } from "./watching.js";

/** @import {Entrance} from "./share.js" */
/** @import {Face} from "./clocks.js" */
/** @import {Scene, SeatCard} from "../types.js" */
/** @import {Words} from "../words.js" */

const Absences = later(() => import("./absences.js").then((module) => module.Absences));

/**
 * @param {{scene: Scene, words: Words, connection: string, text: boolean, onText: () => void, bots: string[], replay: string, record: string, came: Entrance,
 *   clocks: Map<number, Face>, absent: Map<number, number>, onStandIn: (seat: number, bot: string | null) => void, onEnd: (seat: number) => void}} props
 */
export function TableHead({ scene, words, connection, text, onText, bots, replay, record, came, clocks, absent, onStandIn, onEnd }) {
  const [leaving, setLeaving] = useState(false);
  const [stopping, setStopping] = useState(false);
  const [luck, setLuck] = useState(false);
  const [sharing, setSharing] = useState(false);
  return html`<header class="table-head">
    <${Brand} />
    <div class="table-title"><h1>${scene.title}</h1><span class="when">${words.when(scene.view)}</span></div>
    <${BoxMark} game=${scene.game} box=${scene.box} />
    ${scene.rated && html`<${RatedMark} />`}
    <${Turn} scene=${scene} words=${words} />
    <${Seats} scene=${scene} words=${words} bots=${bots} clocks=${clocks} absent=${absent} onStandIn=${onStandIn} />
    <${WatchingMark} watching=${scene.watching} />
    <${Tools} scene=${scene} learn=${words.game.learn} text=${text} onText=${onText} replay=${replay} record=${record} onStop=${() => setStopping(true)} onLuck=${() => setLuck(true)} onShare=${() => setSharing(true)} onAway=${() => setLeaving(true)} />
    <${Connection} state=${connection} />
    ${sharing && html`<${ShareDialog} scene=${scene} came=${came} at=${null} onClose=${() => setSharing(false)} />`}
    ${leaving && html`<${Absences} onClose=${() => setLeaving(false)} />`}
    ${stopping && html`<${StopDialog} scene=${scene} bots=${bots} onStandIn=${onStandIn} onEnd=${onEnd} onClose=${() => setStopping(false)} />`}
    ${luck && html`<${LuckDialog} commitment=${scene.commitment} prepared=${scene.prepared} begun=${scene.begun} onClose=${() => setLuck(false)} />`}
  </header>`;
}

/** @param {{scene: Scene, words: Words}} props */
function Turn({ scene, words }) {
  const awaiting = /** @type {number[]} */ (scene.view.awaiting);
  const own = ownSeats(scene).filter((seat) => awaiting.includes(seat));
  if (scene.status === "over") return html`<p class="turn over">${say("page-status-over")}</p>`;
  if (scene.status === "ended") return html`<p class="turn over">${say("page-status-ended")}</p>`;
  if (scene.status === "outdated") return html`<p class="turn over">${say("page-status-outdated")}</p>`;
  const shared = ownSeats(scene).length > 1 && scene.seat !== null && own.includes(scene.seat);
  if (own.length) return html`<p class="turn mine">${shared ? say("page-turn-of", { who: words.who(Number(scene.seat)), count: 1 }) : say("page-your-turn")}</p>`;
  if (awaiting.length === 0) return html`<p class="turn">${say("page-drawing")}</p>`;
  const who = listing(awaiting.map((seat) => words.who(seat)));
  if (awaiting.every((seat) => isAbsent(scene.seats[seat]))) return html`<p class="turn away">${awaiting.length === 1 && html`<${SeatMark} seat=${awaiting[0]} />`}<span>${say("page-turn-away", { who, count: awaiting.length })}</span></p>`;
  return html`<p class="turn">${awaiting.length === 1 && html`<${SeatMark} seat=${awaiting[0]} />`}<span>${say("page-turn-of", { who, count: awaiting.length })}</span></p>`;
}

/** @param {{scene: Scene, words: Words, bots: string[], clocks: Map<number, Face>, absent: Map<number, number>, onStandIn: (seat: number, bot: string | null) => void}} props */
function Seats({ scene, words, bots, clocks, absent, onStandIn }) {
  const [open, setOpen] = useState(/** @type {number | null} */ (null));
  const seated = ownSeats(scene).length > 0 || scene.seats.some((card) => card.mine);
  const card = open === null ? undefined : scene.seats[open];
  return html`<ul class="seats" aria-label=${say("page-seats")}>
      ${scene.seats.map((each) => {
        const classes = ["seat", each.kind, scene.view.awaiting.includes(each.seat) ? "awaited" : "", each.mine ? "mine" : "", each.here ? "here" : "away"];
        const left = scene.status === "running" && !each.mine && !each.stand_in ? absent.get(each.seat) : undefined;
        return html`<li class=${classes.join(" ")} title=${seatKind(each)}>
          <button type="button" class="seat-button" onClick=${() => setOpen(each.seat)}>
            <${SeatMark} seat=${each.seat} /><span class="seat-name">${words.who(each.seat)}</span>
            <span class="visually-hidden">, ${seatKind(each)}</span>
            <span class="seat-state" aria-hidden="true">${badge(each)}</span>
            <${SeatTime} clock=${clocks.get(each.seat)} days=${scene.clock?.kind === "days"} />
            ${left !== undefined && html`<span class="seat-alert" aria-hidden="true">${left > 0 ? minutes(left) : "!"}</span>`}
          </button>
        </li>`;
      })}
    </ul>
    ${card && html`<${SeatDialog} card=${card} scene=${scene} clock=${clocks.get(card.seat)} who=${words.who(card.seat)} running=${scene.status === "running"} rated=${scene.rated} left=${absent.get(card.seat)} seated=${seated} bots=${bots} onClose=${() => setOpen(null)}
      onStandIn=${(/** @type {string | null} */ bot) => (onStandIn(card.seat, bot), setOpen(null))} />`}`;
}

/** @param {SeatCard} card */
function badge(card) {
  if (card.kind === "bot" || card.stand_in) return html`<svg viewBox="0 0 16 16" width="13" height="13"><path d="M7.3 1h1.4v2H12a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h3.3zM5.5 6.5a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4zm5 0a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4zM5 10.6v1.2h6v-1.2z" fill="currentColor" fill-rule="evenodd" /></svg>`;
  return html`<span class="presence"></span>`;
}

/** @param {{card: SeatCard, scene: Scene, clock: Face | undefined, who: string, running: boolean, rated: boolean, left: number | undefined, seated: boolean, bots: string[], onClose: () => void, onStandIn: (bot: string | null) => void}} props */
function SeatDialog({ card, scene, clock, who, running, rated, left, seated, bots, onClose, onStandIn }) {
  const person = card.kind === "person" && running;
  const away = left === 0;
  const lost = person && !card.stand_in && !card.mine && left !== undefined;
  return html`<${Dialog} title=${who} onClose=${onClose}>
    <p>${lost ? absence(who, Number(left), card) : seatKind(card)}</p>
    ${clock && scene.clock && html`<p>${clock.out ? say("page-clock-was-up") : say("page-clock-shows", { left: span(clock.left) })}${clock.away ? ` ${say("page-clock-stands")}` : ""}</p>
      <p class="under">${clockLine(scene.clock)}</p>`}
    ${person && card.stand_in && card.mine && html`<button type="button" class="primary" onClick=${() => onStandIn(null)}>${say("page-take-seat-back")}</button>`}
    ${person && !card.stand_in && seated && (away || (card.mine && !rated)) && html`<p>${rated ? say("page-rated-stand-in", { who }) : card.mine ? say("page-stand-in-me") : say("page-stand-in-text", { who })}</p>
      <div class="confirm-buttons">${bots.map((bot) => html`<button type="button" onClick=${() => onStandIn(bot)}>${say("page-stand-in-bot", { bot: botName(bot) })}</button>`)}</div>`}
  <//>`;
}

/** @param {{scene: Scene, learn: boolean, text: boolean, onText: () => void, replay: string, record: string, onStop: () => void, onLuck: () => void, onShare: () => void, onAway: () => void}} props */
function Tools({ scene, learn, text, onText, replay, record, onStop, onLuck, onShare, onAway }) {
  const plays = scene.status === "running" && scene.seats.some((card) => card.mine);
  return html`<${Menu}>
    <${TextToggle} text=${text} onText=${onText} />
    <${CarefulToggle} />
    ${learn && html`<a class="button quiet" href=${`/learn/${scene.game}`} target="_blank">${say("page-learn")}</a>`}
    <a class="button quiet" href=${replay}>${say("page-replay")}</a>
    <a class="button quiet" href=${record} download=${`${scene.game}-${scene.table}.jsonl`}>${say("page-record")}</a>
    <button type="button" class="quiet" title=${say("page-share")} onClick=${onShare}>${say("page-share-short")}</button>
    <button type="button" class="quiet" onClick=${onLuck}>${say("page-luck")}</button>
    ${plays && scene.clock?.kind === "days" && html`<button type="button" class="quiet" onClick=${onAway}>${say("page-absence")}</button>`}
    ${plays && html`<button type="button" class="quiet" onClick=${onStop}>${say("page-stop")}</button>`}
    <${Settings} />
  <//>`;
}

/** How we are connected; that we are not is said where the story is told. @param {{state: string}} props */
function Connection({ state }) {
  if (state === "live" || state === "lost") return html`<p class="connection" role="status"></p>`;
  return html`<p class=${`connection ${state}`} role="status">${say(`page-connection-${state}`)}</p>`;
}
