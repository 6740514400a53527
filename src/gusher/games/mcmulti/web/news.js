/**
 * The news: the two cards that lie open with the doubles that bring them, and those that last.
 * @module
 */
import { html } from "/static/vendor/preact.js";
import { Die } from "./pieces.js";
import { useTable } from "./spot.js";

const EFFECTS = { more_likely: 1, less_likely: 2, lasting: 3 };

export function News() {
  const { view, say } = useTable();
  const { news } = view;
  if (!news) return null;
  return html`<section class="mc-news" data-part="news" aria-label=${say("mcmulti-board-news")}>
    <${Card} card=${news.more_likely} heading=${say("mcmulti-board-more-likely")} effect=${EFFECTS.more_likely} />
    <${Card} card=${news.less_likely} heading=${say("mcmulti-board-less-likely")} effect=${EFFECTS.less_likely} />
    ${news.lasting.map((card) => html`<${Card} key=${card} card=${card} heading=${say("mcmulti-board-in-force")} effect=${EFFECTS.lasting} lasting />`)}
  </section>`;
}

/** @param {{card: string | null, heading: string, effect: number, lasting?: boolean}} props */
function Card({ card, heading, effect, lasting = false }) {
  const { view, say, words } = useTable();
  const doubles = view.news.doubles.flatMap((each, index) => (each === effect ? [index + 1] : []));
  return html`<article class=${`mc-card ${lasting ? "is-lasting" : ""}`} key=${card}>
    <header><span>${heading}</span>${lasting && html`<small>${say("mcmulti-board-until")}</small>`}
      <span class="mc-doubles" role="img" aria-label=${say("mcmulti-board-doubles", { doubles: doubles.join(", ") })}>
        ${doubles.map((value) => html`<span key=${value}><${Die} value=${value} colour="red" /><${Die} value=${value} colour="black" /></span>`)}
      </span>
    </header>
    <h4>${card ? words.card(card) : say("mcmulti-table-no-card")}</h4>
    ${card && html`<p>${say(`mcmulti-board-news-${card}`)}</p>`}
  </article>`;
}
