/**
 * The pictures of the page that tells how Oilfield is played, made of the pieces of its board.
 * @module
 */
import { html } from "/static/vendor/preact.js";
import { Row, Then, Thing, times } from "/static/board/picture.js";
import { Barrel, Coin, Cube, Icon, Sign, Star, Worker } from "./pieces.js";
import { Silhouette } from "./towers.js";

const COLUMNS = ["lease", "build", "drill", "local", "first_player", "subsidy", "invest"];
const CARDS = ["lease", "build", "drill", "local", "national"];
/** Who stands where in the picture of a round. @type {Record<string, number>} */
const STANDS = { lease: 2, drill: 0, local: 3, invest: 1 };

const Tower = ({ tile }) => html`<span class="learn-tower"><${Silhouette} tile=${tile} /></span>`;
const Man = ({ seat }) => html`<span class="learn-man"><${Worker} seat=${seat} /></span>`;
const points = (/** @type {string | number} */ count) => html`<b>${count}</b><${Star} />`;

export const pictures = {
  aim: () => html`<${Row}>
    <${Thing}><${Tower} tile="medium_tower" /><//><${Then} />
    <${Thing}><${Cube} kind="oil" /><${Cube} kind="oil" /><${Cube} kind="gas" /><//><${Then} />
    <${Thing}><${Coin} /><${Coin} /><${Star} /><${Star} /><//>
  <//>`,

  choose: ({ say }) => html`<${Row}>
      ${COLUMNS.map((column) => html`<${Thing} key=${column} words=${say(`oilfield-column-${column}`)}>${column in STANDS ? html`<${Man} seat=${STANDS[column]} />` : html`<${Icon} of=${column} />`}<//>`)}
    <//>
    <${Row}>${CARDS.map((card) => html`<${Thing} key=${card} class="learn-card" words=${say(`oilfield-card-${card}`)}><${Icon} of=${card} /><//>`)}<//>`,

  drill: ({ say }) => html`<${Row}>
    <${Thing} words=${say("oilfield-column-lease")}><${Sign} seat=${0} /><//><${Then} />
    <${Thing} words=${say("oilfield-column-build")}><${Tower} tile="medium_tower" /><//><${Then} />
    <${Thing} words=${say("oilfield-column-drill")}>${times(3, () => html`<${Cube} kind="oil" />`)}<//><${Then} />
    <${Thing}><${Barrel} kind="oil" /><${Barrel} kind="oil" /><${Barrel} kind=${null} /><//>
  <//>`,

  sell: ({ say }) => html`<${Row}>
      <${Thing} class="is-bare" words=${say("oilfield-card-local")}><${Icon} of="local" /><//>
      <${Thing}><${Barrel} kind="oil" /><${Then} /><b>$2</b><//>
      <${Thing}><${Barrel} kind="oil" /><${Barrel} kind="oil" /><${Then} />${points(1)}<//>
      <${Thing}><${Barrel} kind="gas" /><${Then} />${points(1)}<//>
    <//>
    <${Row}>
      <${Thing} class="is-bare" words=${say("oilfield-card-national")}><${Icon} of="national" /><//>
      ${[4, 3, 1].map((price, others) => html`<${Thing} key=${price}>${times(others + 1, () => html`<${Icon} of="national" />`)}<${Then} /><b>${say("money", { sum: price })}</b><//>`)}
    <//>`,

  others: ({ say, data }) => html`<${Row}>
      <${Thing} words=${say("oilfield-column-first_player")}><${Icon} of="first_player" /><//>
      <${Thing} words=${say("oilfield-column-subsidy")}><${Coin} /><b>+$1</b><//>
      <${Thing} class="learn-rows" words=${say("oilfield-column-invest")}>
        ${[[5, 10], [3, 6], [2, 3]].map(([vp, first], at) => html`<span key=${vp} class="learn-row"><b>${vp}</b><${Star} />
          ${times(4, () => null).map((_, space) => html`<i key=${space}>${space < 2 - at ? html`<${Sign} seat=${(space + at) % 4} />` : say("money", { sum: first + space })}</i>`)}</span>`)}
      <//>
    <//>`,

  points: ({ say }) => html`<${Row}>
    <${Thing} words=${say("oilfield-card-local")}><${Barrel} kind="gas" /><${Then} />${points(1)}<//>
    <${Thing} words=${say("oilfield-column-invest")}>${points("5 · 3 · 2")}<//>
    <${Thing}><${Sign} seat=${0} /><${Then} />${points(1)}<//>
    <${Thing}>${times(3, () => html`<${Barrel} kind="oil" />`)}<${Then} />${points(1)}<//>
    <${Thing}><${Coin} /><${Coin} /><${Coin} /><${Then} />${points(2)}<//>
  <//>`,
};
