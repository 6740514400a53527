/** The dialog for a table that begins at a moment of another game: who sits where, and with what luck. The rest is as it was. */

import { html, useState } from "../vendor/preact.js";
import * as api from "../api.js";
import { usePromise } from "../hooks.js";
import { go } from "../router.js";
import { say } from "../texts.js";
import { Dialog } from "./dialog.js";
import { NameField } from "./name.js";
import { newSeat, SeatRow } from "./newtable.js";
import { Trouble } from "./trouble.js";

/** @import {GameKit} from "../kit.js" */
/** @import {Bench} from "./trying.js" */
/** @import {Move, NewSeat, Scene} from "../types.js" */

/** Mine is the seat that was, else the one to move; the others are bots. @param {Scene} scene @param {GameKit} kit */
function usual(scene, kit) {
  const mine = scene.seats.find((card) => card.mine)?.seat ?? scene.view.awaiting[0] ?? 0;
  return scene.seats.map(({ seat, bot }) => {
    const made = newSeat(seat === mine ? "me" : "bot", seat, kit.card);
    return made.kind === "bot" && bot && kit.card.bots.includes(bot) ? { ...made, bot } : made;
  });
}

/** @param {{kit: GameKit, bench: Bench, scene: Scene, at: number, moves: Move[], known: boolean, onClose: () => void}} props `known`: nothing is hidden any more, also not the luck */
export function PlayOnDialog({ kit, bench, scene, at, moves, known, onClose }) {
  const me = usePromise(api.me, []);
  const [seats, setSeats] = useState(() => usual(scene, kit));
  const [same, setSame] = useState(false);
  const [typed, setTyped] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(/** @type {any} */ (null));
  const begin = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      if (me.value?.name === null) await api.callMe(typed.trim());
      const made = await bench.playOn({ at, moves, seats, same_luck: same });
      go(`/t/${made.id}`);
    } catch (refused) {
      setProblem(refused);
      setBusy(false);
      me.again();
    }
  };
  const luck = (/** @type {boolean} */ kind, /** @type {string} */ id) => html`<label class="check">
    <input type="radio" name="luck" checked=${same === kind} onChange=${() => setSame(kind)} />
    <span><strong>${say(id)}</strong> ${say(`${id}-text`)}</span>
  </label>`;
  return html`<${Dialog} title=${say("page-play-on")} onClose=${onClose} wide>
    <form class="new-table" onSubmit=${begin}>
      <p>${say("page-play-on-text", { title: scene.title, at, count: moves.length })}</p>
      ${!known && html`<p>${say("page-play-on-running")}</p>`}
      ${me.value?.name === null && html`<${NameField} value=${typed} onInput=${setTyped} />`}
      <fieldset class="seat-rows">
        <legend class="label">${say("page-who-plays")}</legend>
        ${seats.map((/** @type {NewSeat} */ seat, /** @type {number} */ index) => html`<${SeatRow} key=${index} index=${index} seat=${seat} game=${kit.card}
          onChange=${(/** @type {NewSeat} */ next) => setSeats(seats.map((/** @type {NewSeat} */ each, /** @type {number} */ place) => (place === index ? next : each)))} />`)}
      </fieldset>
      ${known && html`<fieldset class="luck-choice">
        <legend class="label">${say("page-play-on-luck")}</legend>
        ${luck(false, "page-play-on-new")}
        ${luck(true, "page-play-on-same")}
      </fieldset>`}
      <${Trouble} of=${problem ?? me.problem} />
      <div class="dialog-actions">
        <button type="button" onClick=${onClose}>${say("page-cancel")}</button>
        <button class="primary" disabled=${busy || !me.value}>${say("page-play-on-begin")}</button>
      </div>
    </form>
  <//>`;
}
