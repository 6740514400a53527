/** A form for what is in a box, made from the data itself. What is wrong with it, the game says. */

import { html, useEffect, useState } from "../vendor/preact.js";
import { isAbout, itemPath, keyPath, pathName, sureness } from "../box.js";
import { say } from "../texts.js";

/**
 * @typedef {object} Form
 * @property {Set<string>} fixed paths that are code
 * @property {string} wrong the path that the game has complained about
 * @property {boolean} shown whether that place is to be shown
 * @property {Set<string>} changed paths that differ from the packaged box
 * @property {(place: (string | number)[], value: any) => void} onChange
 */

/** @param {{data: any, model: any, form: Form}} props `model`: the packaged box, which has the kinds of all values */
export function BoxFields({ data, model, form }) {
  return html`<div class="box-form" lang="en">
    ${keysOf(data, "", form).map((key) => html`<${Field} key=${key} label=${key} path=${key} place=${[key]} value=${data[key]} model=${model[key]} sure=${sureness(model, key)} form=${form} outer />`)}
  </div>`;
}

/** What there is to enter: nothing that is code. @param {any} data @param {string} path @param {Form} form @returns {string[]} */
const keysOf = (data, path, form) =>
  Object.keys(data).filter((key) => {
    const own = keyPath(path, key);
    if (isAbout(key) || form.fixed.has(own)) return false;
    return isPlain(data[key]) || Array.isArray(data[key]) || keysOf(data[key], own, form).length > 0;
  });

/** @param {any} value */
const isPlain = (value) => typeof value !== "object" || value === null;

/** @typedef {{label: string, path: string, place: (string | number)[], value: any, model: any, sure: string, form: Form, outer?: boolean}} FieldProps */

/** One value, or all that lies within. @param {FieldProps} props */
function Field(props) {
  const { label, path, value, sure, form } = props;
  if (isPlain(value)) {
    return html`<label class=${classes("box-field", path, form)} data-path=${path}><${Label} label=${label} sure=${sure} /><${Value} ...${props} /></label>`;
  }
  if (Array.isArray(value) && value.every(isPlain)) {
    return html`<div class=${classes("box-field list", path, form)} role="group" aria-label=${pathName(label)} data-path=${path}><${Label} label=${label} sure=${sure} /><${Row} ...${props} /></div>`;
  }
  if (Array.isArray(value) && value.some((item) => Array.isArray(item))) {
    return html`<label class=${classes("box-field text", path, form)} data-path=${path}><${Label} label=${label} sure=${sure} /><${Raw} ...${props} /></label>`;
  }
  return html`<${Part} ...${props} />`;
}

/** @param {string} base @param {string} path @param {Form} form */
const classes = (base, path, form) => `${base}${form.changed.has(path) ? " changed" : ""}${form.wrong === path ? " wrong" : ""}`;

/** @param {{label: string, sure: string}} props */
const Label = ({ label, sure }) => html`<span class="box-label">${pathName(label)} <${Sure} of=${sure} /></span>`;

/** How sure the packaged box is there. @param {{of: string}} props */
const Sure = ({ of }) => (of ? html`<small class=${`sure-mark ${of}`} lang=${document.documentElement.lang}>${say(`page-sources-${of}`)}</small>` : null);

/** What lies within; it is only made when it is looked at, because there may be much of it. @param {FieldProps} props */
function Part({ label, path, place, value, model, sure, form, outer }) {
  const [open, setOpen] = useState(false);
  const within = form.shown && (form.wrong === path || form.wrong.startsWith(`${path}.`) || form.wrong.startsWith(`${path}[`) || form.wrong.startsWith(`${path},`));
  useEffect(() => within && setOpen(true), [within]);
  const count = [...form.changed].filter((each) => each.startsWith(path)).length;
  const listed = Array.isArray(value);
  return html`<details class=${outer ? "box-part outer" : "box-part"} open=${open} onToggle=${(/** @type {any} */ event) => setOpen(event.currentTarget.open)} data-path=${path}>
    <summary>${pathName(label)} <${Sure} of=${sure} />
      ${count > 0 && html`<small class="box-count" lang=${document.documentElement.lang}>${say("page-box-changed", { count })}</small>`}</summary>
    ${open && html`<div class="box-inside">
      ${listed
        ? value.map((/** @type {any} */ item, /** @type {number} */ index) => {
            const own = itemPath(path, item, index);
            return html`<${Field} key=${index} label=${String(item?.id ?? item?.name ?? index + 1)} path=${own} place=${[...place, index]} value=${item}
              model=${model?.[index] ?? model?.[0]} sure=${itemSureness(item, sure)} form=${form} />`;
          })
        : keysOf(value, path, form).map((key) => html`<${Field} key=${key} label=${key} path=${keyPath(path, key)} place=${[...place, key]} value=${value[key]} model=${model?.[key]} sure=${sureness(value, key)} form=${form} />`)}
      ${listed && html`<${Length} value=${value} place=${place} form=${form} />`}
    </div>`}
  </details>`;
}

/** @param {any} item @param {string} around */
function itemSureness(item, around) {
  const own = item?.status ? sureness({ item }, "item") : "";
  return own === around ? "" : own;
}

/** One more, or one less. @param {{value: any[], place: (string | number)[], form: Form}} props */
function Length({ value, place, form }) {
  const last = value[value.length - 1];
  return html`<span class="box-length" lang=${document.documentElement.lang}>
    <button type="button" aria-label=${say("page-box-more")} title=${say("page-box-more")} onClick=${() => form.onChange(place, [...value, structuredClone(last ?? 0)])}>+</button>
    <button type="button" aria-label=${say("page-box-less")} title=${say("page-box-less")} disabled=${value.length === 0} onClick=${() => form.onChange(place, value.slice(0, -1))}>−</button>
  </span>`;
}

/** What is typed, as the kind of value that the packaged box has there; else as it stands, for the game to complain. @param {string} typed @param {any} model */
const read = (typed, model) => (typeof model === "number" && /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : typed);

/** @param {{value: any, model: any, place: (string | number)[], form: Form, label: string, path: string}} props */
function Value({ value, model, place, form }) {
  if (typeof value === "boolean") return html`<input type="checkbox" checked=${value} onChange=${(/** @type {any} */ event) => form.onChange(place, event.target.checked)} />`;
  const number = typeof (model ?? value) === "number";
  return html`<input type="text" class=${number ? "number" : ""} inputmode=${number ? "numeric" : undefined} value=${value ?? ""}
    onInput=${(/** @type {any} */ event) => form.onChange(place, read(event.target.value, model ?? value))} />`;
}

/** A list of single values. @param {FieldProps} props */
function Row({ label, value, model, place, path, form }) {
  return html`<span class="box-row">
    ${value.map((/** @type {any} */ item, /** @type {number} */ index) => html`<input key=${index} type="text" class=${typeof (model?.[0] ?? item) === "number" ? "number" : ""}
      aria-label=${`${pathName(label)} ${index + 1}`} data-path=${`${path}[${index}]`} value=${item} onInput=${(/** @type {any} */ event) => form.onChange([...place, index], read(event.target.value, model?.[0] ?? item))} />`)}
    <${Length} value=${value} place=${place} form=${form} />
  </span>`;
}

/** Lists of lists, such as outlines: as the file has them. @param {FieldProps} props */
function Raw({ value, place, form }) {
  const [typed, setTyped] = useState(JSON.stringify(value));
  const take = (/** @type {any} */ event) => {
    setTyped(event.target.value);
    try {
      form.onChange(place, JSON.parse(event.target.value));
    } catch {
      form.onChange(place, event.target.value); // which the game will not take
    }
  };
  return html`<textarea rows="2" spellcheck="false" value=${typed} onInput=${take}></textarea>`;
}
