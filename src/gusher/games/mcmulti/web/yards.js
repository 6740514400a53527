/**
 * The four company yards: six by six cells with their plants, the lit row and column of the roll, the cash and the store of the company.
 * @module
 */
import { html } from "/static/vendor/preact.js";
import { SeatMark } from "/static/parts/seat.js";
import { changeOf } from "./changes.js";
import { Count } from "./count.js";
import { fits, ground, plantPlan, SIDE } from "./order.js";
import { Drum, PlantIcon } from "./pieces.js";
import { Land } from "./scenery.js";
import { hinting, pressing, Spot, useTable } from "./spot.js";
import { lights, purse, turnOf, WORKERS } from "./tape.js";

const LINES = [1, 2, 3, 4, 5, 6];
const ARROWS = { ArrowUp: -SIDE, ArrowDown: SIDE, ArrowLeft: -1, ArrowRight: 1 };
/** As they lie: north-west, north-east, south-west, south-east. */
const PLACES = [0, 1, 3, 2];

export function Yards() {
  const { say } = useTable();
  return html`<section class="mc-yards" data-part="yards" aria-label=${say("mcmulti-board-yards")}>
    ${PLACES.map((number) => html`<${Yard} key=${number} number=${number} />`)}
  </section>`;
}

/** @param {{number: number}} props */
function Yard({ number }) {
  const table = useTable();
  const { view, words, say, me, tape } = table;
  const yard = view.quadrants[number];
  const { owner } = yard;
  const lit = lights(tape, view)?.die(number) ?? null;
  const label = say("mcmulti-board-yard-of", { quadrant: words.name("quadrant", String(number)), who: owner === null ? say("mcmulti-table-nobody") : words.who(owner) });
  const classes = [
    "mc-yard",
    owner === null ? "is-fallow" : `mc-seat-${owner}`,
    owner !== null && owner === me ? "is-mine" : "",
    owner !== null && owner === turnOf(view) && !view.over ? "is-active" : "",
    tape.now?.values.quadrant === number ? "is-working" : "",
    owner !== null && view.players[owner].out ? "is-out" : "",
  ];
  return html`<article class=${classes.join(" ")} aria-label=${label} data-place=${`quadrant:${number}`}>
    <${Spot} action=${`quadrant ${number}`} class="mc-sign" spelt data-place=${owner === null ? undefined : `seat:${owner}`}><${Company} number=${number} yard=${yard} /><//>
    <${Ground} number=${number} yard=${yard} lit=${lit} />
  </article>`;
}

/** The board at the gate: name, cash and store. @param {{number: number, yard: any}} props */
function Company({ number, yard }) {
  const { view, words, say, tape } = useTable();
  const { owner } = yard;
  if (owner === null) return html`<span class="mc-company"><b>${words.name("quadrant", String(number))}</b><small>${say("mcmulti-table-nobody")}</small></span>`;
  const player = view.players[owner];
  const second = player.quadrants[0] !== number;
  const { cash, crude, gasoline } = purse(tape, player, owner);
  // What somebody is paid is public, even if his cash lies covered.
  const paid = cash === null && tape.now && tape.now.values.seat === owner ? changeOf(tape.now).cash : 0;
  return html`<span class="mc-company">
      <${SeatMark} seat=${owner} size=${15} /><b title=${words.who(owner)}>${words.who(owner)}</b>
      ${view.declarer === owner && html`<em class="mc-declared" title=${say("mcmulti-table-declared", { who: words.who(owner) })}>★</em>`}
      ${player.out && html`<em class="mc-out">${say("mcmulti-table-out")}</em>`}
    </span>
    ${second
      ? html`<small class="mc-where">${words.name("quadrant", String(number))}</small>`
      : html`<span class="mc-purse">
          <span class="mc-cash" title=${say("mcmulti-table-cash")}>${cash === null ? html`<span title=${say("mcmulti-board-closed-money")}>${say("money", { sum: say("mcmulti-table-hidden") })}</span>${paid !== 0 && html`<span class=${`mc-delta ${paid > 0 ? "is-up" : "is-down"}`} key=${tape.number} aria-hidden="true">${paid > 0 ? "+" : "−"}${Math.abs(paid)}</span>`}` : html`<${Count} value=${cash} write=${(sum) => say("money", { sum })} />`}</span>
          <span class="mc-store" title=${words.name("product", "crude")}><${Drum} of="crude" /><${Count} value=${crude} /></span>
          <span class="mc-store" title=${words.name("product", "gasoline")}><${Drum} of="gasoline" /><${Count} value=${gasoline} /></span>
        </span>`}`;
}

/** @param {{number: number, yard: any, lit: string | null}} props */
function Ground({ number, yard, lit }) {
  const table = useTable();
  const { view, tape } = table;
  const dice = lights(tape, view);
  const row = dice && (lit === "row" || lit === "cross") ? dice.red : 0;
  const column = dice && (lit === "column" || lit === "cross") ? dice.black : 0;
  const picked = view.picking?.quadrant === number ? view.picking : null;
  const head = (kind, line) => html`<${Spot} key=${`${kind}${line}`} action=${picked && view.rule.toLowerCase().endsWith(kind) ? `${kind} ${line}` : "-"}
    class=${`mc-line-head is-${kind} ${(kind === "row" ? row : column) === line ? "is-lit" : ""}`} style=${{ "--line": line }} aria-hidden=${picked ? undefined : "true"}>${line}<//>`;
  const move = (event) => {
    const by = ARROWS[event.key];
    const at = Number(event.target.dataset?.cell ?? NaN);
    if (!by || Number.isNaN(at)) return;
    event.preventDefault();
    for (let next = at + by; next >= 0 && next < SIDE * SIDE; next += by) {
      const cell = event.currentTarget.querySelector(`[data-cell="${next}"][role=button]`);
      if (cell) {
        cell.focus();
        return;
      }
    }
  };
  return html`<div class=${`mc-ground ${lit ? "is-lit" : ""}`} style=${{ "--row": row, "--column": column }} onKeyDown=${move}>
    <${Land} number=${number} />
    ${LINES.map((line) => head("column", line))}${LINES.map((line) => head("row", line))}
    ${row > 0 && html`<i class="mc-beam-row" key=${`row${row}`} />`}${column > 0 && html`<i class="mc-beam-column" key=${`column${column}`} />`}
    ${yard.cells.map((standing, cell) => html`<${Cell} key=${cell} number=${number} yard=${yard} cell=${cell} standing=${standing} hits=${Number(row === Math.floor(cell / SIDE) + 1) + Number(column === (cell % SIDE) + 1)} />`)}
  </div>`;
}

/** What a press on a cell would do, if anything. @param {import("./spot.js").Table} table @param {number} number @param {number} cell */
function deed(table, number, cell) {
  const { view, offers, order, choose, write, me } = table;
  const yard = view.quadrants[number];
  if (yard.owner !== me || me === null || offers.size === 0) return null;
  const standing = yard.cells[cell];
  const at = (verb, asset) => ({ verb, asset, quadrant: number, cell });
  const { rule, picking } = view;
  if (rule === "ChooseQuadrant") return null;
  if (rule === "Strike") return yard.twice.includes(cell) ? { action: "strike yes", act: () => choose("strike yes") } : null;
  if (picking) {
    const asked = rule.endsWith("Quadrant") ? `quadrant ${number}` : rule.endsWith("Row") ? `row ${Math.floor(cell / SIDE) + 1}` : `column ${(cell % SIDE) + 1}`;
    const here = picking.quadrant === null || (picking.quadrant === number && (picking.row === null || picking.row === Math.floor(cell / SIDE) + 1));
    const plant = at(picking.verb === "place" ? "buy" : picking.verb, picking.asset);
    const fit = picking.verb === "place" ? fits(view, [], plant) : standing === picking.asset;
    return here && fit && offers.has(asked) ? { action: asked, act: () => choose(plantPlan([], plant)) } : null;
  }
  const written = order.plants.find((plant) => plant.quadrant === number && plant.cell === cell);
  if (written) return { quiet: true, action: `${written.verb} ${written.asset}`, back: true, act: () => write({ plants: order.plants.filter((plant) => plant !== written) }) };
  if (standing && standing !== "part") {
    const action = `sell ${standing}`;
    if (!offers.has(action)) return null;
    if (rule !== "Assets") return { action, act: () => choose(plantPlan([at("sell", standing)])) };
    const hit = view.quadrant === number && yard.hit.includes(cell);
    // If none of its kind was hit and one is offered for sale all the same, any will do.
    const any = !view.quadrants.some((each, index) => index === view.quadrant && each.hit.some((other) => each.cells[other] === standing && !each.new.includes(other)));
    return (hit || any) && !yard.new.includes(cell) ? { quiet: true, action, act: () => write({ plants: [...order.plants, at("sell", standing)] }) } : null;
  }
  const plant = at("buy", order.tool);
  if (!offers.has(`buy ${order.tool}`) || !fits(view, order.plants, plant)) return null;
  return { quiet: true, action: `buy ${order.tool}`, act: () => write({ plants: [...order.plants, plant] }) };
}

/** @param {{number: number, yard: any, cell: number, standing: string | null, hits: number}} props hits: how many dice reach it */
function Cell({ number, yard, cell, standing, hits }) {
  const table = useTable();
  const { view, say, words, order, tape } = table;
  const now = tape.now;
  const [row, column] = [Math.floor(cell / SIDE) + 1, (cell % SIDE) + 1];
  const here = (/** @type {any} */ event) => event.values.quadrant === number && event.values.row === row && event.values.column === column;
  const waits = tape.ahead.some((event) => event.name === "bought" && here(event));
  const wish = order.plants.find((plant) => plant.quadrant === number && plant.cell === cell) ?? null;
  const covered = !wish && order.plants.some((plant) => plant.verb === "buy" && plant.quadrant === number && ground(view, plant.asset, plant.cell).includes(cell));
  const done = deed(table, number, cell);
  const works = now && WORKERS[now.name] === standing && now.values.quadrant === number && hits > 0;
  const classes = [
    "mc-cell",
    standing && !waits ? `has-${standing}` : "is-free",
    standing && hits > 0 ? "is-hit" : "",
    standing && hits > 1 ? "is-twice" : "",
    yard.dirty.includes(cell) ? "is-dirty" : "",
    wish ? (wish.verb === "buy" ? "is-planned" : "is-for-sale") : covered ? "is-covered" : "",
    now && here(now) ? "is-news" : "",
    works ? "is-at-work" : "",
    done ? "is-open" : "",
    done && !wish && standing ? "is-offer" : "",
  ];
  const shown = wish?.verb === "buy" ? wish.asset : waits || standing === "part" ? null : standing;
  const what = shown ? words.name("asset", shown) : say("mcmulti-board-free");
  const place = say("mcmulti-board-cell", { row, column });
  const drawing = shown && html`<${PlantIcon} of=${shown} class=${view.large_refineries && shown === "refinery" ? "is-large" : ""} />`;
  const spot = `cell:${number}:${row}:${column}`;
  if (!done) return html`<div class=${classes.join(" ")} title=${shown ? `${what}, ${place}` : undefined} data-cell=${cell} data-place=${spot} style=${{ "--r": row, "--c": column }}>${drawing}</div>`;
  const label = done.back ? say("mcmulti-board-unwrite", { what: words.action(done.action, view), place }) : `${words.action(done.action, view)}: ${place}`;
  return html`<div class=${classes.join(" ")} role="button" tabindex=${isFirst(table, number, cell) ? 0 : -1} aria-label=${label} title=${label} data-cell=${cell} data-place=${spot}
    style=${{ "--r": row, "--c": column }} onClick=${done.act} onKeyDown=${pressing(done.act)} ...${done.quiet ? {} : hinting(table, { action: done.action })}>
    ${drawing ?? html`<${PlantIcon} of=${view.picking?.asset ?? order.tool} class="is-ghost" />`}
  </div>`;
}

/** Only one cell of a yard is a stop for the Tab key; the arrows lead to the others. */
const isFirst = (table, number, cell) => {
  for (let earlier = 0; earlier < cell; earlier += 1) if (deed(table, number, earlier)) return false;
  return true;
};
