/** The board of the game, and the same as text. Without a board of its own a game is played from the text and the list. */

import { Component } from "../vendor/preact/preact.js";
import { html } from "../vendor/preact.js";
import { useTips } from "../board/tips.js";
import { useSoon } from "../hooks.js";
import { Portion } from "../portions.js";
import { steady } from "../steady.js";
import { say } from "../texts.js";

/** @import {GameKit} from "../pages/table.js" */
/** @import {Scene, Told} from "../types.js" */
/** @import {Words} from "../words.js" */

/** @type {Told[]} */
const NOTHING = [];

/** A drawing that fails must not take the table with it. */
class Guard extends Component {
  /** @param {any} error */
  componentDidCatch(error) {
    console.error(error);
    this.setState({ broken: true });
  }

  render() {
    const { children, instead } = /** @type {any} */ (this.props);
    return /** @type {any} */ (this).state.broken ? instead : children;
  }
}

/**
 * A board gets the words of the page, and `told`: what happened between the last view and this one, for it to show in order.
 *
 * @param {{scene: Scene, before: any, kit: GameKit, words: Words, text: boolean, busy?: boolean, told?: Told[],
 *   onChoose: (action: any) => void, onHint: (action: any) => void, onStanding?: (order: {kind: string, most: number} | null) => void}} props
 */
export const BoardArea = steady(function BoardArea({ scene, before, kit, words, text, busy, told = NOTHING, onChoose, onHint, onStanding }) {
  const { Board, Tables } = kit;
  const shown = text || !Board;
  const { onTap, tip } = useTips();
  const plain = html`<${Tables} view=${scene.view} words=${words} />`;
  return html`
    ${Board && !text && html`<section class="board-area" aria-label=${say("page-board")} aria-busy=${busy ? "true" : "false"} onClick=${onTap}>
      <h2 class="visually-hidden">${say("page-board")}</h2>
      <${Guard} instead=${html`<div class="text-view">${plain}</div>`}>
        <${Portion}>
          <${Board} view=${scene.view} previous=${before} offers=${busy ? [] : scene.offers} whyNot=${scene.why_not} seats=${scene.seats.map((card) => ({ ...card, name: words.who(card.seat) }))}
            data=${kit.card.data} words=${words} told=${told} say=${say} onChoose=${onChoose} onHint=${onHint} standing=${scene.standing ?? null} onStanding=${onStanding ?? null} />
        <//>
      <//>
    </section>
    ${tip}`}
    <${TextView} shown=${shown}>${plain}<//>`;
});

/** Whoever sees the board does not see it, and so it can wait. @param {{shown: boolean, children: any}} props */
function TextView({ shown, children }) {
  const soon = useSoon();
  return html`<section class=${shown ? "text-view" : "visually-hidden"} aria-label=${say("page-text-view")} tabindex=${shown ? 0 : undefined}>
    <h2 class="visually-hidden">${say("page-text-view")}</h2>
    ${(shown || soon) && children}
  </section>`;
}
