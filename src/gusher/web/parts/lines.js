/** The lines that were tried, as a tree of moves; and what can be done with the one that is looked at. */

import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { lineAt, movesTo, within } from "../lines.js";
import { percent, say } from "../texts.js";
import { Told } from "./coach.js";
import { SeatMark } from "./seat.js";
import { Trouble } from "./trouble.js";

/** @import {Path} from "../lines.js" */
/** @import {Assessment, Move, Attempted, Variation} from "../types.js" */
/** @import {Words} from "../words.js" */

const NAME_LETTERS = 60;
const NOTE_LETTERS = 1000;

/**
 * @typedef {object} Props
 * @property {import("./trying.js").Bench} bench
 * @property {Attempted} tried
 * @property {Words} words
 * @property {Variation[]} lines
 * @property {boolean} changed since they were kept or saved
 * @property {Path} path
 * @property {{advice: import("../types.js").Advice | null, busy: boolean, problem: any, ask: () => void}} judging
 * @property {(at: number, moves: Move[]) => string | undefined} said what a draw has brought
 * @property {(path: Path) => void} onVisit
 * @property {(line: number[]) => void} onDrop
 * @property {(fields: Partial<Variation>) => void} onChange
 * @property {() => Promise<void>} onKeep
 * @property {() => void} onSave
 */

/** @param {Props} props */
export function LinesPanel(props) {
  const { lines, path } = props;
  const own = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const current = /** @type {HTMLElement | null} */ (own.current?.querySelector("[aria-current]"));
    current?.scrollIntoView({ block: "nearest" });
    if (own.current?.contains(document.activeElement) && document.activeElement?.closest(".line-moves")) current?.focus();
  }, [path]);
  return html`<div class="lines" ref=${own}>
    <div class="lines-body" role="region" aria-label=${say("page-try-lines")} tabindex="0">
      <${Judging} ...${props} />
      ${lines.length === 0 ? html`<p class="lines-none">${say("page-try-none")}</p>` : html`<${Branches} ...${props} branches=${lines} outer=${[]} />`}
      ${path.line.length > 0 && html`<${Line} key=${path.line.join()} ...${props} />`}
    </div>
    <${Keeping} ...${props} />
  </div>`;
}

/** @param {Props & {branches: Variation[], outer: number[]}} props */
function Branches(props) {
  const { branches, outer, path } = props;
  return html`<ul class="line-list">${branches.map((line, number) => {
    const place = [...outer, number];
    const name = line.name || (outer.length ? say("page-try-line", { number: number + 1 }) : say("page-try-from", { at: line.at, number: number + 1 }));
    return html`<li key=${place.join()} class=${path.line.join() === place.join() ? "line here" : "line"}>
      <p class="line-name">${name}</p>
      ${line.note && html`<p class="line-note">${line.note}</p>`}
      <${Moves} ...${props} line=${line} place=${place} />
      ${within(line).length > 0 && html`<${Branches} ...${props} branches=${within(line)} outer=${place} />`}
    </li>`;
  })}</ul>`;
}

/** @param {Props & {line: Variation, place: number[]}} props */
function Moves({ lines, line, place, path, words, said, onVisit }) {
  const here = path.line.join() === place.join() ? path.count : 0;
  const first = path.line.length === 0 && place.join() === "0";
  return html`<ol class="line-moves">${line.moves.map((move, number) => {
    const to = { line: place, count: number + 1 };
    const judged = line.judged?.find(({ at }) => at === number + 1);
    const { at, moves } = movesTo(lines, to);
    const current = here === number + 1;
    return html`<li key=${number}><button type="button" class=${move.chance ? "move drawn" : "move"} tabindex=${current || (first && number === 0) ? 0 : -1} aria-current=${current ? "true" : undefined} onClick=${() => onVisit(to)}>
      ${typeof move.seat === "number" ? html`<${SeatMark} seat=${move.seat} size=${10} /><span class="visually-hidden">${words.who(move.seat)}: </span>${words.action(move.do ?? "", null)}` : html`<span aria-hidden="true">⚄ </span>${said(at, moves) || say("page-try-drawn")}`}
      ${judged && html` <small class="move-judged" title=${say("page-try-judged", { who: words.who(judged.seat), chance: percent(judged.chance), best: words.action(judged.best, null) })}>${percent(judged.chance)}</small>`}
    </button></li>`;
  })}</ol>`;
}

/** What the coach says to the position. @param {Props} props */
function Judging({ tried, words, judging, lines, path }) {
  const { scene } = tried;
  const may = tried.judge && scene.offers.length > 1;
  const { advice, busy, problem, ask } = judging;
  const kept = /** @type {Assessment | undefined} */ (lineAt(lines, path.line)?.judged?.find(({ at }) => at === path.count));
  if (!may && !kept) return null;
  return html`<div class="judging" aria-busy=${busy ? "true" : "false"}>
    ${may && html`<button type="button" disabled=${busy} onClick=${ask}>${say("page-try-judge")}</button>`}
    <p role="status">${busy ? say("coach-thinking") : !advice && kept ? say("page-try-judged", { who: words.who(kept.seat), chance: percent(kept.chance), best: words.action(kept.best, scene.view) }) : ""}</p>
    ${advice && html`<p class="judged-who">${say("page-try-judged", { who: words.who(advice.seat), chance: percent(advice.candidates[0].chance), best: words.action(advice.candidates[0].action, scene.view) })}</p>
      <ol class="judged-list">${advice.candidates.map((each) => html`<${Told} key=${each.action} candidate=${each} advice=${advice} scene=${scene} words=${words} />`)}</ol>`}
    <${Trouble} of=${problem} />
  </div>`;
}

/** The name and the comment of the line that is looked at, and its end. @param {Props} props */
function Line({ lines, path, onChange, onDrop }) {
  const line = lineAt(lines, path.line);
  if (!line) return null;
  return html`<details class="line-about"><summary>${say("page-try-about")}</summary>
    <label><span class="label">${say("page-try-name")}</span>
      <input type="text" maxlength=${NAME_LETTERS} value=${line.name ?? ""} onInput=${(/** @type {any} */ event) => onChange({ name: event.target.value })} /></label>
    <label><span class="label">${say("page-try-note")}</span>
      <textarea rows="2" maxlength=${NOTE_LETTERS} onInput=${(/** @type {any} */ event) => onChange({ note: event.target.value })}>${line.note ?? ""}</textarea></label>
    <button type="button" class="quiet" onClick=${() => onDrop(path.line)}>${say("page-try-delete")}</button>
  </details>`;
}

/** @param {Props} props */
function Keeping({ bench, lines, changed, onKeep, onSave }) {
  const [problem, setProblem] = useState(/** @type {any} */ (null));
  const keep = async () => {
    setProblem(null);
    try {
      await onKeep();
    } catch (refused) {
      setProblem(refused);
    }
  };
  const nothing = lines.length === 0 && !changed;
  return html`<div class="lines-keep">
    ${bench.keep && html`<button type="button" class="primary" disabled=${!changed} onClick=${keep}>${say("page-try-keep")}</button>`}
    ${bench.save && html`<button type="button" class="primary" disabled=${nothing} onClick=${onSave}>${say("page-try-save")}</button>`}
    <span role="status">${!nothing && !changed && bench.keep ? say("page-try-kept") : ""}</span>
    <${Trouble} of=${problem} />
  </div>`;
}
