/** How a game is played, on one page: panels with pictures that the game's own pieces make. */

import { Component } from "../vendor/preact/preact.js";
import { html, useEffect } from "../vendor/preact.js";
import * as api from "../api.js";
import { useLanguage, usePromise } from "../hooks.js";
import { style } from "../kit.js";
import { Masthead } from "../parts/masthead.js";
import { Trouble } from "../parts/trouble.js";
import { inline, rulePath } from "../rulebook.js";
import { tab } from "../tab.js";
import { learn, say } from "../texts.js";
import { Missing } from "./missing.js";

/** @import {GameCard, LearnBlock, LearnPage as Primer} from "../types.js" */

/** A drawing of a game by its name. @typedef {Record<string, (given: {data: any, say: typeof say}) => any>} Pictures */

/** @param {string} game @param {string} language @returns {Promise<{card: GameCard, primer: Primer, pictures: Pictures}>} */
async function load(game, language) {
  if (!(await api.games()).find((each) => each.name === game)?.learn) throw new api.Problem("not-found");
  const card = await api.game(game);
  const drawn = card.modules.includes("learn") ? import(`/games/${game}/learn.js`) : { pictures: {} };
  const [primer, module] = await Promise.all([api.primer(game, language), drawn, learn(card)]);
  for (const part of ["board", "learn"]) if (card.modules.includes(part)) style(`/games/${game}/${part}.css`);
  return { card, primer, pictures: module.pictures };
}

/** @param {{game: string}} props */
export function LearnPage({ game }) {
  const spoken = useLanguage();
  const loaded = usePromise(() => load(game, spoken), [game, spoken]);
  const { primer } = loaded.value ?? {};
  useEffect(() => tab(primer?.title ?? "Gusher"), [primer?.title]);
  useEffect(() => scrollTo(0, 0), [game]);
  if (loaded.problem?.reason === "not-found") return html`<${Missing} />`;
  if (!loaded.value || !primer) {
    return html`<${Masthead} /><main id="main" class="lobby narrow">
      <h1 class="visually-hidden">Gusher</h1>
      <${Trouble} of=${loaded.problem} />
      ${!loaded.problem && html`<p class="loading" role="status">${say("page-loading")}</p>`}
    </main>`;
  }
  const { card, pictures } = loaded.value;
  return html`<${Masthead} />
    <main id="main" class="learn" lang=${primer.language}>
      <header class="learn-head">
        <h1>${primer.title}</h1>
        <p class="learn-tools"><a class="button" href="/">${say("page-to-lobby")}</a> <a class="button" href=${`/rules/${game}`}>${say("page-rules-whole")}</a>
          <button type="button" onClick=${() => print()}>${say("page-print")}</button></p>
      </header>
      <ol class="learn-panels">
        ${primer.panels.map((panel, at) => html`<li key=${at} class="learn-panel">
          <h2><span aria-hidden="true">${at + 1}</span>${panel.title}</h2>
          ${panel.blocks.map((block) => html`<${Block} game=${game} block=${block} data=${card.data} pictures=${pictures} />`)}
        </li>`)}
      </ol>
      <footer class="learn-foot"><a href=${rulePath(game, "§0")}>${say("page-learn-sources")}</a></footer>
    </main>`;
}

/** @param {{game: string, block: LearnBlock, data: any, pictures: Pictures}} props */
function Block({ game, block, data, pictures }) {
  const leads = (/** @type {string} */ number) => ({ href: rulePath(game, number) });
  const [first] = block.lines;
  if (block.kind === "picture") {
    return html`<${Guard} key=${block.picture}><figure class="learn-picture" role="img" aria-label=${first}>
      ${pictures[block.picture] ? html`<div class=${`${game} scene`} aria-hidden="true">${pictures[block.picture]({ data, say })}</div>` : html`<p aria-hidden="true">${first}</p>`}
    </figure><//>`;
  }
  if (block.kind === "paragraph") return html`<p>${inline(first, leads)}</p>`;
  const items = block.lines.map((line) => html`<li>${inline(line, leads)}</li>`);
  return block.kind === "steps" ? html`<ol class="learn-steps">${items}</ol>` : html`<ul class="learn-list">${items}</ul>`;
}

/** A drawing that fails must not take the page with it. */
class Guard extends Component {
  /** @param {any} error */
  componentDidCatch(error) {
    console.error(error);
    this.setState({ broken: true });
  }

  render() {
    return /** @type {any} */ (this).state.broken ? null : /** @type {any} */ (this.props).children;
  }
}
