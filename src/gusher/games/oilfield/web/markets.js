/**
 * What is for sale and what things cost: building market, investment table, local and national prices.
 * @module
 */
import { html } from "/static/vendor/preact.js";
import { Arrow, Barrel, Coin, Cube, Hat, Icon, Sign, Star } from "./pieces.js";
import { nameOf, Several, shortcut, Spot, useTable } from "./spot.js";
import { Silhouette } from "./towers.js";

export function Markets() {
  const { say } = useTable();
  return html`<section class="oil-markets" data-part="markets" aria-label=${say("oilfield-board-markets")}>
    <${Building} />
    <${Investments} />
    <${Prices} />
  </section>`;
}

const ROW = 3;

function Building() {
  const { view, say, tokens, box } = useTable();
  /** @type {({token: string, tile: string} | null)[]} */
  const places = tokens.market();
  while (places.length < box.market[view.seats]) places.push(null);
  const first = (tile) => places.findIndex((other) => other?.tile === tile.tile) === places.indexOf(tile);
  const spare = places.length % ROW !== 0;
  const empty = places.every((tile) => tile === null);
  return html`<article class="oil-building oil-panel">
    <h3>${say("oilfield-table-build")}${!spare && html`<${Stack} />`}</h3>
    <div class="oil-tiles">
      ${places.map((tile, place) => (tile ? html`<${Tile} key=${tile.token} ...${tile} first=${first(tile)} />` : html`<i class="oil-tile is-gone" key=${place} />`))}
      ${spare && html`<div class="oil-tile is-stack" key="stack"><${Stack} /></div>`}
    </div>
    ${empty && html`<p class="unseen">${say("oilfield-table-build-empty")}</p>`}
  </article>`;
}

/** How many tiles are left, and the back of the top one where it says something. */
function Stack() {
  const { view, say } = useTable();
  const left = Object.values(view.stack.tiles).reduce((sum, count) => sum + count, 0);
  const hat = view.stack.top_is_hat;
  return html`<small class="oil-stack" data-place="stack">
    ${left > 0 && html`<i class="oil-back" />`}
    ${say("oilfield-table-stack", { count: left })}${hat !== null && `, ${say(hat ? "oilfield-table-hat-on-top" : "oilfield-table-no-hat-on-top")}`}
  </small>`;
}

/** A tile for sale. Of several alike one is the control. @param {{tile: string, token: string, first: boolean}} props */
function Tile({ tile, token, first }) {
  const table = useTable();
  const { say, words, box } = table;
  const { price, hat } = box.tiles[tile];
  const name = words.name("tile", tile);
  const action = `buy ${tile}`;
  const title = `${name}, ${say("money", { sum: price })}: ${words.yield(tile)}`;
  const face = html`
    <span class="oil-face">
      <span class="oil-piece" data-token=${token}><${Silhouette} tile=${tile} /></span>
      <span class="oil-name">${name}</span>
      <${Yield} tile=${tile} />
      <span class="unseen">${words.yield(tile)}</span>
    </span>${" "}
    <span class="oil-price">${hat && html`<${Hat} />`}${say("money", { sum: price })}</span>
  `;
  if (first) return html`<${Spot} action=${action} class=${hat ? "oil-tile has-hat" : "oil-tile"} data-place=${`market:${tile}`} title=${title} label=${say("oilfield-board-buy", { tile: name, price, yield: words.yield(tile) })}>${face}<//>`;
  const state = table.offers.has(action) ? "is-second" : table.whyNot.has(action) ? "is-refused" : "";
  return html`<div class=${`oil-tile ${hat ? "has-hat" : ""} ${state}`} title=${title} ...${shortcut(table, [action])}>${face}</div>`;
}

/** What a tile yields, in pictures; numbers among them are part of the drawing. @param {{tile: string}} props */
function Yield({ tile }) {
  const { say, box } = useTable();
  const { quota, slots, bonus, fee, later } = box.tiles[tile];
  const parts = [];
  if (slots) parts.push(html`<span key="slots" data-said="+">${Array.from({ length: slots }, () => html`<${Barrel} kind=${null} />`)}</span>`);
  if (tile === "gas_refinery_extension") {
    parts.push(html`<span key="gas"><${Cube} kind="gas" /><${Arrow} /><${Barrel} kind="gas" /></span>`);
    parts.push(html`<span key="export"><${Cube} kind="gas" /><${Arrow} /><${Icon} of="national" /></span>`);
  }
  if (bonus) parts.push(html`<span key="bonus"><${Cube} kind="oil" /><${Arrow} /><${Icon} of="national" /><i data-said=${`+${say("money", { sum: bonus })}`} /></span>`);
  parts.push(...lifted("store", quota), ...lifted("sell", quota));
  if (fee) parts.push(html`<span key="fee" data-said=${`${say("money", { sum: fee })}:`} />`, ...lifted("store", later));
  return html`<span class="oil-yield" aria-hidden="true">${parts}</span>`;
}

/** Barrels of a quota that go one way: some oil, some gas, some of either kind. @param {"store" | "sell"} way @param {Record<string, number>} quota */
function lifted(way, quota) {
  const [oil, gas] = [quota[`${way}_oil`] ?? 0, quota[`${way}_gas`] ?? 0];
  if (!oil && !gas) return [];
  const total = quota[`${way}_total`] ?? oil + gas;
  const [sure, light] = [Math.max(0, total - gas), Math.max(0, total - oil)];
  const cubes = [...Array(sure).fill("oil"), ...Array(light).fill("gas"), ...Array(total - sure - light).fill("either")];
  const end = way === "store" ? html`<${Barrel} kind=${oil ? "oil" : "gas"} />` : html`${oil > 0 && html`<${Coin} />`}${gas > 0 && html`<${Star} />`}`;
  return [html`<span key=${way}>${cubes.map((kind) => html`<${Cube} kind=${kind} />`)}<${Arrow} />${end}</span>`];
}

function Investments() {
  const { view, say } = useTable();
  return html`<article class="oil-investments oil-panel">
    <h3>${say("oilfield-table-invest")}</h3>
    <div class="oil-rows">${view.rows.map((row) => html`<${Row} key=${row.vp} row=${row} />`)}</div>
  </article>`;
}

/** @param {{row: any}} props */
function Row({ row }) {
  const { tokens, words, say } = useTable();
  const held = tokens.rowOf(row.vp);
  return html`<div class="oil-row" data-place=${`row:${row.vp}`} role="group" aria-label=${say("oilfield-table-row", { vp: row.vp })}>
    <span class="oil-worth"><${Star} /><b>${row.vp}</b></span>
    ${row.prices.map((price, space) => {
      const stake = held[space];
      if (stake) return html`<${Stake} key=${space} row=${row} stake=${stake} first=${held.findIndex((other) => other?.owner === stake.owner) === space} />`;
      if (space !== row.covered) return html`<span class="oil-cell" key=${space}>${say("money", { sum: price })}</span>`;
      const action = `invest ${row.vp}`;
      const written = say("money", { sum: price });
      return html`<${Spot} key=${space} action=${action} class="oil-cell is-next" label=${`${words.action(action)}: ${written}`}>${written}<//>`;
    })}
  </div>`;
}

/** A marker in the table; one's own can be sold. @param {{row: any, stake: {owner: string, token: string}, first: boolean}} props */
function Stake({ row, stake, first }) {
  const table = useTable();
  const { say, me } = table;
  const { owner, token } = stake;
  const action = `divest ${row.vp}`;
  const drawn = owner === "government" ? html`<${Cube} kind="orange" />` : html`<${Sign} seat=${Number(owner)} />`;
  const who = owner === "government" ? say("oilfield-board-government") : nameOf(table, Number(owner));
  const piece = html`<span class="oil-piece" data-token=${token} key=${token}>${drawn}</span><span class="unseen">${who}</span>`;
  if (owner !== `${me}`) return html`<span class="oil-cell is-held" title=${who}>${piece}</span>`;
  if (first) return html`<${Spot} action=${action} class="oil-cell is-held is-mine" title=${who}>${piece}<//>`;
  return html`<span class="oil-cell is-held is-mine" title=${who} ...${shortcut(table, [action])}>${piece}</span>`;
}

function Prices() {
  const { say, view } = useTable();
  return html`<article class="oil-prices oil-panel">
    <div class="oil-local" data-place="local">
      <h3><${Icon} of="local" />${say("oilfield-table-local")}</h3>
      <${LocalPrices} />
    </div>
    <div class="oil-national" data-place="national">
      <h3><${Icon} of="national" />${say("oilfield-table-national")}</h3>
      <ol class="oil-scale">
        ${view.national_prices.map((price, index) => html`<${NationalPrice} key=${index} price=${price} cards=${index + 1} />`)}
      </ol>
      <${Exports} />
    </div>
  </article>`;
}

function LocalPrices() {
  const { box, say } = useTable();
  const { oil_money: money, oil_per_vp: pair, gas_vp: vp } = box.local;
  return html`<p class="unseen">${say("oilfield-table-local-prices", { dollars: money, oil: pair, vp })}</p><div class="oil-chips">
    <${Several} action="oil for money" class="oil-chip" brings=${say("money", { sum: money })}><${Cube} kind="oil" /><${Arrow} /><//>
    <${Several} action="oil for vp" class="oil-chip" brings=${1} sign=${html`<${Star} />`}>${Array.from({ length: pair }, () => html`<${Cube} kind="oil" />`)}<${Arrow} /><//>
    <${Several} action="gas for vp" class="oil-chip" brings=${vp} sign=${html`<${Star} />`}><${Cube} kind="gas" /><${Arrow} /><//>
  </div>`;
}

/** The price with so many National cards on the table. @param {{price: number, cards: number}} props */
function NationalPrice({ price, cards }) {
  const { view, say } = useTable();
  const most = view.national_prices.length;
  const played = [...view.players.map((player) => player.card), view.dummy?.card].filter((card) => card === "national").length;
  const now = view.price !== null && Math.min(Math.max(played, 1), most) === cards;
  const label = cards === most
    ? say("oilfield-table-national-more", { cards, dollars: price })
    : say("oilfield-table-national-price", { cards, dollars: price });
  return html`<li class=${now ? "is-now" : ""} aria-current=${now ? "true" : undefined} title=${label}>
    <span class="oil-cards" aria-hidden="true">${cards}${cards === most ? "+" : ""}<i class="oil-back" /></span>
    <b aria-hidden="true">${say("money", { sum: price })}</b>
    <span class="unseen">${label}</span>
  </li>`;
}

/** What can be exported now; else how the price comes about. */
function Exports() {
  const { view, say, offers, whyNot } = useTable();
  const known = ["oil", "gas"].filter((barrel) => offers.has(`export ${barrel}`) || whyNot.has(`export ${barrel}`));
  if (known.length === 0 || view.price === null) {
    return html`<p class="oil-note">${view.price === null ? say("oilfield-board-national-note") : say("oilfield-table-national-now", { dollars: view.price })}</p>`;
  }
  return html`<div class="oil-chips">
    ${known.map((barrel) => html`<${Several} key=${barrel} action=${`export ${barrel}`} class="oil-chip" brings=${say("money", { sum: view.price })}><${Cube} kind=${barrel} /><${Arrow} /><//>`)}
  </div>`;
}
