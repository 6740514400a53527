/**
 * The three oilfields in section: towers on their concessions above ground, oil and gas below, the concession cards at the foot.
 * @module
 */
import { html } from "/static/vendor/preact.js";
import { Arrow, Barrel, Cube, Icon, Sign, Star } from "./pieces.js";
import { Horizon } from "./scenery.js";
import { nameOf, Several, shortcut, Spot, useTable } from "./spot.js";
import { Silhouette } from "./towers.js";
import { useScroller } from "./scroll.js";

export function Fields() {
  const { view, say } = useTable();
  const scroller = useScroller();
  return html`<section class="oil-fields" data-part="fields" aria-label=${say("oilfield-board-fields")} ...${scroller}>
    ${view.fields.map((field) => html`<${Field} key=${field.id} field=${field} />`)}
  </section>`;
}

/** @param {{field: any}} props */
function Field({ field }) {
  const { view, words, say, tokens, box } = useTable();
  const claims = tokens.claimsOf(view, field.id);
  const state = field.exhausted ? "is-exhausted" : field.strike ? "is-struck" : "";
  const [strike] = tokens.at("grey", `field:${field.id}`);
  const left = Math.max(0, box.refills - field.track);
  return html`<article class=${`oil-field oil-field-${field.id} oil-panel ${state}`} aria-label=${words.name("field", field.id)}>
    <header>
      <h3>${words.name("field", field.id)}</h3>
      <${Track} field=${field} label=${field.exhausted ? say("oilfield-table-exhausted") : say("oilfield-table-refills", { count: left })} />
    </header>
    <div class="oil-land">
      <${Horizon} field=${field.id} />
      ${field.strike && html`<p class="oil-strike"><span class="oil-piece" data-token=${strike}><${Cube} kind="grey" /></span>${say("oilfield-table-strike")}</p>`}
      <div class="oil-slots">
        ${claims.map((claim, slot) => html`<${Slot} key=${slot} field=${field} claim=${claim} />`)}
      </div>
    </div>
    <${Reservoir} field=${field} />
    <${Deeds} field=${field} />
  </article>`;
}

/** The field's marker, one step down at each refill. @param {{field: any, label: string}} props */
function Track({ field, label }) {
  const { box } = useTable();
  return html`<div class="oil-depth" role="img" aria-label=${label} title=${label}>
    ${Array.from({ length: box.exhausted + 1 }, (_, step) => html`<i key=${step} class=${`oil-step ${step === field.track ? "is-here" : ""} ${step === box.exhausted ? "is-end" : ""}`} />`)}
  </div>`;
}

/** @param {{field: any, claim: import("./tokens.js").Claim | null}} props */
function Slot({ field, claim }) {
  const table = useTable();
  const { words, say, me } = table;
  if (!claim) {
    return html`<div class="oil-slot is-free" ...${shortcut(table, [`take ${field.id}`])}>
      <span class="oil-ground" title=${say("oilfield-board-slot-free")}><i class="oil-stake" /></span>
      <span class="oil-name">${say("oilfield-board-free")}</span>
    </div>`;
  }
  const mine = claim.owner === me;
  if (claim.tile) return html`<${Tower} field=${field} claim=${claim} />`;
  const label = say("oilfield-board-concession-of", { who: nameOf(table, claim.owner), field: words.name("field", field.id) });
  const inside = html`<span class="oil-ground"><${Sign} seat=${claim.owner} /></span><span class="oil-name">${say("oilfield-board-no-tower")}</span>`;
  if (mine) return html`<${Spot} action=${`site ${field.id}`} class="oil-slot is-mine" title=${label}>${inside}<//>`;
  return html`<div class="oil-slot" title=${label}><span class="unseen">${label}</span>${inside}</div>`;
}

/** A tower on its concession, with what it can lift now. @param {{field: any, claim: import("./tokens.js").Claim}} props */
function Tower({ field, claim }) {
  const table = useTable();
  const { words, say, me, box } = table;
  const mine = claim.owner === me;
  const tile = /** @type {string} */ (claim.tile);
  const who = nameOf(table, claim.owner);
  const tower = words.name("tile", tile);
  const label = say(claim.unpaid ? "oilfield-board-tower-unpaid" : "oilfield-board-tower-of", {
    who,
    tile: tower,
    field: words.name("field", field.id),
    fee: box.tiles[tile].fee,
  });
  const lifts = mine ? liftsOf(field.id, claim, table) : [];
  return html`<div class=${`oil-slot has-tower ${mine ? "is-mine" : ""} ${lifts.length ? "is-lifting" : ""}`} title=${label}>
    <span class="unseen">${label}</span>
    ${lifts.length > 0 && html`<div class="oil-lifts">${lifts.map((action) => html`<${Lift} key=${action} action=${action} />`)}</div>`}
    <span class="oil-piece" data-token=${claim.token} key=${claim.token} ...${shortcut(table, lifts)}><${Silhouette} tile=${tile} unpaid=${claim.unpaid} /></span>
    <span class="oil-ground"><${Sign} seat=${claim.owner} /></span>
    <span class="oil-name">${words.name("tower", tile)}</span>
  </div>`;
}

/** @param {string} field @param {import("./tokens.js").Claim} claim @param {import("./spot.js").Table} table */
function liftsOf(field, claim, table) {
  const number = claim.tower + 1;
  const known = [`store oil ${number}`, `store gas ${number}`, `sell oil ${number}`, `sell gas ${number}`];
  if (claim.tile === "small_national_tower") known.push(`pump ${field}`);
  return known.filter((action) => table.offers.has(action) || table.whyNot.has(action));
}

/** One barrel, from where to where. @param {{action: string}} props */
function Lift({ action }) {
  const { say, box, view } = useTable();
  const [verb, what] = action.split(" ");
  const barrel = verb === "pump" ? "oil" : what;
  const money = { sell: barrel === "oil" ? box.local.oil_money : undefined, pump: (view.price ?? 0) + box.tiles.small_national_tower.bonus }[verb];
  const brings = money === undefined ? undefined : say("money", { sum: money });
  const sign = verb === "store" ? html`<${Barrel} kind=${barrel} />` : money === undefined && html`<${Star} />`;
  return html`<${Several} action=${action} class="oil-chip oil-lift" brings=${brings} sign=${sign}><${Cube} kind=${barrel} /><${Arrow} /><//>`;
}

const ROWS = 2;

/** @param {{field: any}} props */
function Reservoir({ field }) {
  const table = useTable();
  const { tokens, say, view, me } = table;
  const place = `field:${field.id}`;
  const empty = field.exhausted ? 0 : Math.max(0, field.size - field.oil - field.gas);
  const towers = me === null ? [] : view.players[me].towers.flatMap((tower, index) => (tower.field === field.id ? [index + 1] : []));
  const takes = (barrel) => shortcut(table, [
    ...towers.flatMap((number) => [`store ${barrel} ${number}`, `sell ${barrel} ${number}`]),
    barrel === "oil" ? `pump ${field.id}` : undefined,
  ]);
  const cubes = (barrel) => tokens.at(barrel, place).map(
    (token) => html`<span class="oil-piece" key=${token} data-token=${token} ...${takes(barrel)}><${Cube} kind=${barrel} /></span>`,
  );
  return html`<div class="oil-reservoir" data-place=${place}>
    <p class="oil-contents">
      <span><${Cube} kind="oil" />${field.oil}<span class="unseen"> ${say("oilfield-barrel-oil")}</span></span>
      <span><${Cube} kind="gas" />${field.gas}<span class="unseen"> ${say("oilfield-barrel-gas")}</span></span>
      <span class="oil-of">${say("oilfield-board-of-size", { count: field.oil + field.gas, size: field.size })}</span>
    </p>
    <div class="oil-cubes" aria-hidden="true">
      <div style=${{ "--a-row": Math.ceil(Math.max(field.size, field.oil + field.gas) / ROWS) }}>
        ${cubes("oil")}${cubes("gas")}${Array.from({ length: empty }, (_, hole) => html`<i class="oil-hole" key=${`hole${hole}`} />`)}
      </div>
    </div>
    ${field.exhausted && html`<span class="oil-stamp">${say("oilfield-table-exhausted")}</span>`}
  </div>`;
}

/** The concession market, field by field. @param {{field: any}} props */
function Deeds({ field }) {
  const { tokens, say, words } = useTable();
  const place = `deeds:${field.id}`;
  const deeds = tokens.at(`deed:${field.id}`, place);
  const count = say("oilfield-table-cards", { count: field.cards });
  const deck = say("oilfield-board-deck", { count: field.deck });
  const label = `${words.action(`take ${field.id}`)}: ${count}, ${deck}`;
  return html`<${Spot} action=${`take ${field.id}`} label=${label} class=${`oil-deeds ${field.cards ? "" : "is-empty"}`} data-place=${place}>
    <span class="oil-pile" aria-hidden="true">
      ${deeds.map((token) => html`<span class="oil-deed" key=${token} data-token=${token}><${Icon} of="lease" /><b data-letter=${words.name("field", field.id)[0]} /></span>`)}
      ${deeds.length === 0 && html`<i class="oil-deed is-none" />`}
    </span>
    <span class="oil-texts"><span>${count}</span> <small>${deck}</small></span>
  <//>`;
}
