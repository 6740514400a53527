/** The options as buttons: numbered for the keyboard, each with what it changes, its §, and a sign that tells more where nothing can be pointed at. */

import { html, useEffect, useState } from "../../vendor/preact.js";
import { useKeys } from "../../keys.js";
import { say } from "../../texts.js";
import { followArrows, useStop } from "./arrows.js";
import { Refusals } from "./refusals.js";
import { BriefOffer, OfferRow } from "./row.js";

/** @import {Offer} from "../../types.js" */
/** @import {Props} from "../decision.js" */

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
const MANY = 6;

/** @param {Props} props */
export function Offers(props) {
  const { scene, words, game, onChoose } = props;
  const isBrief = (/** @type {Offer} */ offer) => words.brief(offer.action, scene.view) !== "";
  const plain = scene.offers.filter((offer) => !isBrief(offer));
  const brief = scene.offers.filter(isBrief);
  const { stop, setStop } = useStop([...plain, ...brief].map((offer) => offer.action));
  const [told, setTold] = useState("");
  useEffect(() => setTold(""), [props.question]);
  useKeys({ keys: DIGITS, shown: "1 – 9", message: "page-key-option", act: (key) => choose(plain[Number(key) - 1]) });
  useKeys({ keys: ["ArrowUp", "ArrowDown", "Home", "End"], message: "page-key-arrows", act: null });
  const choose = (/** @type {Offer | undefined} */ offer) => offer && onChoose(offer.action);
  const row = (/** @type {Offer} */ offer) => ({
    ...props,
    key: offer.action,
    offer,
    stop: stop === offer.action,
    told: told === offer.action,
    onTell: () => setTold(told === offer.action ? "" : offer.action),
    onStop: () => setStop(offer.action),
  });
  const sole = scene.offers.length === 1 && scene.view.awaiting.length === 1;
  return html`<div role="toolbar" aria-orientation="vertical" aria-label=${say("page-options")} class="offer-lists" onKeyDown=${followArrows}>
      ${plain.length > 0 && html`<ul class=${plain.length > MANY ? "offers many" : "offers"}>
        ${plain.map((offer, index) => html`<${OfferRow} ...${row(offer)} digit=${DIGITS[index] ?? ""} />`)}
      </ul>`}
      ${brief.length > 0 && html`<ul class="offers brief">
        ${brief.map((offer, index) => html`<${BriefOffer} ...${row(offer)} last=${index === brief.length - 1} />`)}
      </ul>`}
    </div>
    ${sole && html`<p class="sole">${words.only(scene.offers[0].action)} ${say("page-sole")}</p>`}
    <${Refusals} scene=${scene} words=${words} game=${game.name} open=${sole} />`;
}
