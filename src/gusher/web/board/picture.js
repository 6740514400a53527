/**
 * How pictures of a learn page are laid out: pieces in a row, each with a few words below, arrows and signs between them.
 * @module
 */
import { html } from "../vendor/preact.js";

/** Things side by side, that wrap where there is no room. @param {{children: any, class?: string}} props */
export const Row = ({ children, class: name = "" }) => html`<div class=${`scene-row ${name}`}>${children}</div>`;

/** A thing on its card, with words below. @param {{children: any, words?: any, class?: string}} props */
export const Thing = ({ children, words = "", class: name = "" }) => html`<div class=${`scene-thing ${name}`}><div class="scene-pieces">${children}</div>${words !== "" && html`<small>${words}</small>`}</div>`;

/** What leads from one thing to the next, such as an arrow or a plus. @param {{children?: any}} props */
export const Then = ({ children = "→" }) => html`<span class="scene-then">${children}</span>`;

/** The same thing several times. @param {number} count @param {() => any} draw */
export const times = (count, draw) => Array.from({ length: count }, draw);
