/**
 * The strip at the top: the round, whose turn it is, the phases of the turn, the dice.
 * @module
 */
import { html } from "/static/vendor/preact.js";
import { Legend } from "/static/board/legend.js";
import { SeatMark } from "/static/parts/seat.js";
import { Die, PlantIcon } from "./pieces.js";
import { useTable } from "./spot.js";
import { lights, turnOf } from "./tape.js";

/** The phases as they follow each other, and which phases of the engine each shows. */
const PHASES = { market: ["market"], roll: ["roll", "news"], production: ["production"], neighbours: ["neighbours"], assets: ["assets", "end"] };

export function Strip() {
  const { view, say, words } = useTable();
  // Before the first round everybody has a turn of his own, though nobody is active yet.
  const turn = turnOf(view);
  const early = view.phase === "setup" || view.phase === "special";
  return html`<header class="mc-strip">
    <div class="mc-turn">
      <strong>${view.over ? say("mcmulti-table-over") : early ? say("mcmulti-event-special-round") : words.when(view)}</strong>
      ${!view.over && html`<span><${SeatMark} seat=${turn} size=${13} /> ${say("mcmulti-table-turn", { who: words.who(turn) })}</span>`}
    </div>
    ${early
      ? html`<p class="mc-opening">${say("mcmulti-board-special-note")}</p>`
      : html`<ol class="mc-phases" aria-label=${say("mcmulti-board-phases")}>
          ${Object.entries(PHASES).map(([phase, shown]) => {
            const now = shown.includes(view.phase);
            return html`<li key=${phase} class=${now ? "is-now" : ""} aria-current=${now ? "step" : undefined} title=${say(`mcmulti-board-phase-${phase}-note`)}>${say(`mcmulti-board-phase-${phase}`)}</li>`;
          })}
        </ol>`}
    <div class="mc-goal" title=${say("mcmulti-board-goal-note", { target: view.target })}><small>${say("mcmulti-board-goal")}</small><b>${say("money", { sum: view.target })}</b></div>
    <${Dice} /><${Signs} />
  </header>`;
}

/** What dice, rows and columns do. */
function Signs() {
  const { say } = useTable();
  /** @type {[any, string][]} */
  const lines = [
    [html`<${Die} value=${3} colour="red" />`, say("mcmulti-board-legend-red")],
    [html`<${Die} value=${5} colour="black" />`, say("mcmulti-board-legend-black")],
    [html`<${Die} value=${3} colour="red" /> <${Die} value=${5} colour="black" />`, say("mcmulti-board-legend-cross")],
    [html`<${Die} value=${4} colour="red" /> <${Die} value=${4} colour="black" />`, say("mcmulti-board-legend-double")],
    [html`<${PlantIcon} of="rig" />`, say("mcmulti-board-legend-rig")],
    [html`<${PlantIcon} of="well" />`, say("mcmulti-board-legend-well")],
    [html`<${PlantIcon} of="refinery" />`, say("mcmulti-board-legend-refinery")],
    [html`<${PlantIcon} of="station" />`, say("mcmulti-board-legend-station")],
  ];
  return html`<${Legend} title=${say("mcmulti-board-legend-dice")} lines=${lines} />`;
}

/** Both dice, and what they pick. */
function Dice() {
  const { view, say, tape } = useTable();
  const rolling = tape.now?.name === "rolled";
  const thrown = rolling ? { red: Number(tape.now?.values.red), black: Number(tape.now?.values.black) } : lights(tape, view);
  const label = thrown ? say("mcmulti-table-dice", { red: thrown.red, black: thrown.black }) : say("mcmulti-board-no-roll");
  const one = (colour, value, name) => html`<span class="mc-thrown"><${Die} key=${`${tape.number}${value}`} value=${value} colour=${colour} class=${rolling ? "is-rolling" : ""} /><small>${name}</small></span>`;
  return html`<div class=${`mc-dice ${rolling ? "is-news" : ""}`} role="img" aria-label=${label} title=${label}>
    ${one("red", thrown?.red ?? null, say("mcmulti-board-row"))}${one("black", thrown?.black ?? null, say("mcmulti-board-column"))}
  </div>`;
}
