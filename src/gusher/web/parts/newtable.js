/** The dialog for a new table: who sits where, and what is played. */

import { html, useEffect, useState } from "../vendor/preact.js";
import * as api from "../api.js";
import { usePromise } from "../hooks.js";
import { go } from "../router.js";
import { learn, say } from "../texts.js";
import { BoxChoice } from "./boxes.js";
import { Dialog } from "./dialog.js";
import { NameField, NAME_LENGTH } from "./name.js";
import { Options } from "./options.js";
import { later } from "./later.js";
import { SeatMark } from "./seat.js";
import { ratedBot, usualBot } from "./strength.js";
import { Trouble } from "./trouble.js";

/** @import {DaysClock, GameCard, LiveClock, NewSeat} from "../types.js" */

const ClockChoice = later(() => import("./clockchoice.js").then((module) => module.ClockChoice));
const KINDS = ["me", "local", "open", "bot"];
/** Usual tables: what every seat but mine is. */
const PRESETS = { bots: "bot", friends: "open", device: "local" };

/** @param {string} kind @param {number} seat @param {GameCard} game @returns {NewSeat} */
export function newSeat(kind, seat, game) {
  if (kind === "bot") return { kind, name: "", bot: usualBot(game.bots) };
  return { kind, name: kind === "local" ? say("play-player", { number: seat + 1 }) : "", bot: "" };
}

/** @param {GameCard} game @param {number} count @param {string} kind */
const seated = (game, count, kind) => Array.from({ length: count }, (_, seat) => newSeat(seat === 0 ? "me" : kind, seat, game));

/** @param {{games: GameCard[], name: string | null, typed: string, onNamed: () => void, onRefused: (problem: any) => boolean, onClose: () => void}} props */
export function NewTable({ games, name, typed: begun, onNamed, onRefused, onClose }) {
  const [chosen, setChosen] = useState(games[0].name);
  const [box, setBox] = useState("");
  const packaged = /** @type {GameCard} */ (games.find((each) => each.name === chosen));
  const boxes = usePromise(api.boxes, []);
  // Another box may have other options.
  const opened = usePromise(async () => (box ? { box, card: await api.boxCard(box) } : null), [box]);
  const game = opened.value && opened.value.box === box ? opened.value.card : packaged;
  const spoken = usePromise(() => learn(game).then(() => chosen), [chosen]);
  const [seats, setSeats] = useState(() => seated(game, game.seats.includes(4) ? 4 : game.seats[0], "open"));
  const [options, setOptions] = useState(/** @type {Record<string, any>} */ ({}));
  const [listed, setListed] = useState(false);
  const [coach, setCoach] = useState(false);
  const [clock, setClock] = useState(/** @type {LiveClock | DaysClock | null} */ (null));
  const [rated, setRated] = useState(false);
  const me = usePromise(api.me, []);
  const [typed, setTyped] = useState(begun);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(/** @type {any} */ (null));
  useEffect(() => {
    setOptions({});
    setBox("");
    if (!game.seats.includes(seats.length)) resize(Math.max(...game.seats));
  }, [chosen]);

  // Only people who can be known again are asked whether it counts.
  const countable = me.value?.kept && !box && seats.every((/** @type {NewSeat} */ seat) => seat.kind === "me" || seat.kind === "open");
  const counts = Boolean(countable && rated);
  const resize = (/** @type {number} */ count) => {
    const kind = seats[seats.length - 1].kind === "me" ? "open" : seats[seats.length - 1].kind;
    const more = Array.from({ length: Math.max(0, count - seats.length) }, (_, index) => newSeat(kind, seats.length + index, game));
    setSeats([...seats, ...more].slice(0, count));
  };
  const change = (/** @type {number} */ at, /** @type {NewSeat} */ seat) => setSeats(seats.map((/** @type {NewSeat} */ each, /** @type {number} */ index) => (index === at ? seat : each)));
  const make = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      if (name === null) {
        await api.callMe(typed.trim());
        onNamed();
      }
      const made = await api.newTable({ game: game.name, seats, options, listed, box, clock, ...(counts ? { rated: true } : { coach }) });
      go(`/t/${made.id}`);
    } catch (refused) {
      if (onRefused(refused)) return;
      setProblem(refused);
      setBusy(false);
    }
  };
  return html`<${Dialog} title=${say("page-new-table")} onClose=${onClose} wide>
    <form class="new-table" onSubmit=${make}>
      ${name === null && html`<${NameField} value=${typed} onInput=${setTyped} />`}
      ${games.length > 1 && html`<label><span class="label">${say("page-game")}</span>
        <select value=${chosen} onChange=${(/** @type {any} */ event) => setChosen(event.target.value)}>
          ${games.map((each) => html`<option value=${each.name}>${each.title}</option>`)}
        </select>
      </label>`}
      <fieldset class="choice-row">
        <legend class="label">${say("page-how-many")}</legend>
        ${game.seats.map((count) => html`<label class="pill">
          <input type="radio" name="count" checked=${seats.length === count} onChange=${() => resize(count)} /><span>${count}</span>
        </label>`)}
      </fieldset>
      <div class="presets" role="group" aria-label=${say("page-presets")}>
        ${Object.entries(PRESETS).map(([preset, kind]) => html`<button type="button" onClick=${() => setSeats(seated(game, seats.length, kind))}>
          ${say(`page-preset-${preset}`)}
        </button>`)}
      </div>
      <fieldset class="seat-rows">
        <legend class="label">${say("page-who-plays")}</legend>
        ${seats.map((/** @type {NewSeat} */ seat, /** @type {number} */ index) => html`<${SeatRow} key=${index} index=${index} seat=${seat} game=${game} onChange=${(/** @type {NewSeat} */ next) => change(index, next)} />`)}
      </fieldset>
      <${BoxChoice} game=${packaged} boxes=${(boxes.value ?? []).filter((each) => each.game === chosen)} box=${box} onChange=${setBox} />
      ${spoken.value === chosen && html`<${Options} key=${`${chosen} ${box}`} game=${game} given=${options} seats=${seats.length} onChange=${setOptions} />`}
      ${seats.some((/** @type {NewSeat} */ seat) => seat.kind === "open") && html`<${ClockChoice} clock=${clock} onChange=${setClock} />`}
      <label class="check">
        <input type="checkbox" checked=${listed} onChange=${(/** @type {any} */ event) => setListed(event.target.checked)} />
        <span><strong>${say("page-listed")}</strong> ${say("page-listed-text")}</span>
      </label>
      ${countable && html`<label class="check">
        <input type="checkbox" checked=${rated} onChange=${(/** @type {any} */ event) => setRated(event.target.checked)} />
        <span><strong>${say("page-rated-table")}</strong> ${say("page-rated-table-text")}</span>
      </label>`}
      ${!counts && seats.some((/** @type {NewSeat} */ seat) => seat.kind === "open") && html`<label class="check">
        <input type="checkbox" checked=${coach} onChange=${(/** @type {any} */ event) => setCoach(event.target.checked)} />
        <span><strong>${say("page-coach")}</strong> ${say("page-coach-text")}</span>
      </label>`}
      <${Trouble} of=${problem ?? spoken.problem ?? opened.problem} />
      <div class="dialog-actions">
        <button type="button" onClick=${onClose}>${say("page-cancel")}</button>
        <button class="primary" disabled=${busy}>${say("page-make-table")}</button>
      </div>
    </form>
  <//>`;
}

/** @param {{index: number, seat: NewSeat, game: GameCard, onChange: (seat: NewSeat) => void}} props */
export function SeatRow({ index, seat, game, onChange }) {
  const number = index + 1;
  return html`<div class="seat-row">
    <${SeatMark} seat=${index} size=${18} />
    <select aria-label=${say("page-seat-number", { number })} value=${seat.kind}
      onChange=${(/** @type {any} */ event) => onChange(newSeat(event.target.value, index, game))}>
      ${KINDS.map((kind) => html`<option value=${kind} selected=${kind === seat.kind}>${say(`page-kind-${kind}`)}</option>`)}
    </select>
    ${seat.kind === "local" && html`<input type="text" aria-label=${say("page-local-name", { number })} maxlength=${NAME_LENGTH} required value=${seat.name}
      onInput=${(/** @type {any} */ event) => onChange({ ...seat, name: event.target.value })} />`}
    ${seat.kind === "bot" && html`<select aria-label=${say("page-bot-level", { number })} value=${seat.bot}
      onChange=${(/** @type {any} */ event) => onChange({ ...seat, bot: event.target.value })}>
      ${game.bots.map((bot) => html`<option value=${bot} selected=${bot === seat.bot}>${ratedBot(game, bot)}</option>`)}
    </select>`}
    ${seat.kind === "open" && html`<span class="seat-note">${say("page-kind-open-note")}</span>`}
  </div>`;
}
