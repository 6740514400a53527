/**
 * The players: refinery with storage and extensions, purse, concessions and towers, investments, the card of the round.
 * @module
 */
import { html } from "/static/vendor/preact.js";
import { Count } from "./motion.js";
import { Badge, Barrel, Coin, Hat, Icon, Seal, Sign, Star, Worker } from "./pieces.js";
import { useScroller } from "./scroll.js";
import { nameOf, shortcut, Spot, useTable } from "./spot.js";
import { Silhouette } from "./towers.js";

const WORDS = ["perform", "pay", "refuse", "decline", "stop", "done"];

/** Myself first, then the others as they sit. */
export function Players() {
  const { view, say, me } = useTable();
  const scroller = useScroller();
  const around = Array.from({ length: view.seats }, (_, step) => ((me ?? 0) + step) % view.seats).filter((seat) => seat !== me);
  return html`<div class=${`oil-players of-${around.length + (view.dummy ? 1 : 0)}`}>
    ${me !== null && html`<section class="oil-me" data-part="me" aria-label=${say("oilfield-board-me")}><${Player} seat=${me} /></section>`}
    <section class="oil-others" data-part="others" aria-label=${say("oilfield-board-others")} ...${scroller}>
      ${around.map((seat) => html`<${Player} key=${seat} seat=${seat} />`)}
      ${view.dummy && html`<${Dummy} key="dummy" />`}
    </section>
  </div>`;
}

/** @param {{seat: number}} props */
function Player({ seat }) {
  const table = useTable();
  const { view, me } = table;
  const player = view.players[seat];
  const awaited = view.awaiting.includes(seat);
  const mine = seat === me;
  return html`<article class=${`oil-player oil-panel oil-seat-${seat} ${awaited ? "is-awaited" : ""} ${mine ? "is-me" : ""}`} aria-label=${nameOf(table, seat)} data-place=${`seat:${seat}`}>
    <${Head} seat=${seat} awaited=${awaited} />
    <${Purse} player=${player} />
    <div class="oil-holding">
      <${Storage} seat=${seat} player=${player} />
      <${Estate} player=${player} />
      <${Stakes} player=${player} />
    </div>
    ${mine ? html`<${Hand} player=${player} />` : html`<${PlayedCard} player=${player} />`}
  </article>`;
}

/** @param {{seat: number, awaited: boolean}} props */
function Head({ seat, awaited }) {
  const table = useTable();
  const { view, say, tokens } = table;
  const home = `seat:${seat}`;
  const [worker] = tokens.at(`worker:${seat}`, home);
  const mark = (kind, text, drawn) => tokens.at(kind, home).map(
    (token) => html`<span class=${`oil-mark oil-mark-${kind}`} key=${token} data-token=${token} role="img" aria-label=${text} title=${text}>${drawn}</span>`,
  );
  return html`<header>
    <${Sign} seat=${seat} />
    <h3 title=${nameOf(table, seat)}>${nameOf(table, seat)}</h3>
    ${awaited && html`<span class="oil-lamp" role="img" aria-label=${say("oilfield-board-awaited")} title=${say("oilfield-board-awaited")} />`}
    <span class="oil-marks">
      ${mark("first", say("oilfield-board-first"), html`<${Hat} />`)}
      ${mark("supervisor", say("oilfield-board-supervisor"), html`<${Badge} />`)}
      ${worker && !view.over && html`<span class="oil-mark" key=${worker} data-token=${worker} role="img" aria-label=${say("oilfield-board-worker-home")} title=${say("oilfield-board-worker-home")}><${Worker} seat=${seat} /></span>`}
    </span>
  </header>`;
}

/** @param {{player: any}} props */
function Purse({ player }) {
  const { say } = useTable();
  const items = Object.entries(player.score);
  const total = items.reduce((sum, [, points]) => sum + points, 0);
  const detail = items.map(([item, points]) => `${say(`oilfield-score-${item}`)} ${points}`).join(", ");
  return html`<p class="oil-purse">
    <span class="oil-money" title=${say("oilfield-table-money")}><${Coin} /><${Count} value=${player.money} write=${(sum) => say("money", { sum })} /></span>
    <span class="oil-vp" title=${say("oilfield-table-vp")}><${Star} /><${Count} value=${player.vp} /><small>${say("oilfield-table-vp")}</small></span>
    <span class="oil-total" title=${detail}><small>${say("oilfield-table-score")}</small><${Count} value=${total} quiet /></span>
  </p>`;
}

/** Storage unit by unit: the refinery, then the extensions. @param {{seat: number, player: any}} props */
function Storage({ seat, player }) {
  const table = useTable();
  const { box, tokens, say, me } = table;
  const place = `store:${seat}`;
  const barrels = ["oil", "gas"].flatMap((kind) => tokens.at(kind, place).map((token) => ({ kind, token })));
  const sizes = [box.slots];
  while (sizes.reduce((sum, size) => sum + size, 0) < player.capacity) sizes.push(box.tiles.storage_extension.slots || 1);
  const sells = (kind) => (seat === me ? shortcut(table, kind === "oil" ? ["oil for money", "export oil"] : ["gas for vp", "export gas"]) : {});
  let next = 0;
  const unit = (size, index) => html`<span class=${`oil-unit ${index === 0 ? "is-refinery" : ""}`} key=${index}>
    ${Array.from({ length: size }, () => barrels[next++]).map((barrel, slot) =>
      barrel
        ? html`<span class="oil-piece" key=${barrel.token} data-token=${barrel.token} ...${sells(barrel.kind)}><${Barrel} kind=${barrel.kind} /></span>`
        : html`<span class="oil-piece" key=${`free${slot}`}><${Barrel} kind=${null} /></span>`,
    )}
  </span>`;
  const label = say("oilfield-board-storage", { oil: player.oil, gas: player.gas, capacity: player.capacity });
  return html`<div class="oil-storage" role="img" aria-label=${label} title=${label} data-place=${place}>
    ${sizes.map(unit)}
    ${player.refineries > 0 && html`<span class="oil-unit is-gas" title=${say("oilfield-tile-gas_refinery_extension")}><${Silhouette} tile="gas_refinery_extension" /></span>`}
  </div>`;
}

/** Concessions with the towers on them, and markers left. @param {{player: any}} props */
function Estate({ player }) {
  const { words, say, box } = useTable();
  const items = Object.entries(player.concessions).flatMap(([field, count]) => {
    const towers = player.towers.filter((tower) => tower.field === field);
    return Array.from({ length: Number(count) }, (_, number) => ({ field, tower: towers[number] ?? null }));
  });
  const spare = Math.max(0, box.concessions - items.length);
  return html`<ul class="oil-estate">
    ${items.map(({ field, tower }, index) => {
      const town = words.name("field", field);
      const what = tower ? words.name("tile", tower.tile) : say("oilfield-table-no-tower");
      const label = `${town}: ${tower?.unpaid ? say("oilfield-table-unpaid", { tower: what }) : what}`;
      return html`<li key=${index} title=${label}>
        ${tower ? html`<${Silhouette} tile=${tower.tile} unpaid=${tower.unpaid} />` : html`<${Icon} of="lease" />`}
        <span aria-hidden="true">${town.slice(0, 3)}</span><span class="unseen">${label}</span>
      </li>`;
    })}
    ${Array.from({ length: spare }, (_, number) => html`<li key=${`spare${number}`} class="is-spare" aria-hidden="true" />`)}
  </ul>`;
}

/** @param {{player: any}} props */
function Stakes({ player }) {
  const { say } = useTable();
  const held = Object.entries(player.investments).sort(([a], [b]) => Number(b) - Number(a)).flatMap(([vp, count]) => Array(Number(count)).fill(vp));
  return html`<p class="oil-stakes" title=${say("oilfield-table-investments")}>
    <${Icon} of="invest" /><span class="unseen">${say("oilfield-table-investments")}</span>
    ${held.map((vp, index) => html`<b key=${index}>${vp}</b>`)}
    ${held.length === 0 && html`<span>–</span>`}
  </p>`;
}

/** A card: its face, its back, or the place for one. @param {{card: string | null, chosen: boolean}} props */
export function CardFace({ card, chosen }) {
  const { words, say } = useTable();
  if (card) return html`<span class="oil-card is-open"><${Icon} of=${card} /><span class="oil-name">${words.name("card", card)}</span></span>`;
  const text = say(chosen ? "oilfield-table-chosen" : "oilfield-board-no-card");
  return html`<span class=${`oil-card ${chosen ? "is-back" : "is-none"}`} role="img" aria-label=${text} title=${text} />`;
}

/** @param {{player: any}} props */
const PlayedCard = ({ player }) => html`<div class="oil-played"><${CardFace} card=${player.card} chosen=${player.chosen} /></div>`;

/** My five cards, the one that I laid down among them, and plain answers. @param {{player: any}} props */
function Hand({ player }) {
  const { box, words, offers, say } = useTable();
  const answers = WORDS.filter((word) => offers.has(word));
  return html`<div class="oil-hand">
    <div class="oil-cards" role="group" aria-label=${say("oilfield-board-cards")}>
      ${box.cards.map((card) => {
        const laid = player.card === card;
        return html`<${Spot} key=${card} action=${`card ${card}`} class=${`oil-card is-open ${laid ? "is-laid" : ""} ${player.chosen && !laid ? "is-kept" : ""}`}>
          <${Icon} of=${card} /><span class="oil-name">${words.name("card", card)}</span>
          ${laid && html`<${Seal} /><span class="unseen">${say("oilfield-board-laid")}</span>`}
        <//>`;
      })}
    </div>
    ${answers.length > 0 && html`<div class="oil-answers">
      ${answers.map((word) => html`<${Spot} key=${word} action=${word} class="oil-answer">${words.action(word)}<//>`)}
    </div>`}
  </div>`;
}

function Dummy() {
  const { view, words, say } = useTable();
  const { towers, card } = view.dummy;
  return html`<article class="oil-player oil-panel oil-seat-dummy" data-place="seat:dummy" aria-label=${say("oilfield-table-dummy")}>
    <header><${Sign} seat="dummy" /><h3>${say("oilfield-table-dummy")}</h3></header>
    <p class="oil-note oil-purse">${say("oilfield-board-dummy-note")}</p>
    <div class="oil-holding">
        <ul class="oil-estate">
          ${Object.entries(towers).map(([field, tile]) => {
            const label = `${words.name("field", field)}: ${words.name("tile", tile)}`;
            return html`<li key=${field} title=${label}><${Silhouette} tile=${tile} /><span aria-hidden="true">${words.name("field", field).slice(0, 3)}</span><span class="unseen">${label}</span></li>`;
          })}
        </ul>
    </div>
    <div class="oil-played"><${CardFace} card=${card} chosen=${false} /></div>
  </article>`;
}
