/**
 * Draws samples with the board: `?sample=NAME`, or `?film` to walk through a game with the arrow keys, `&theme=dark`, `&lang=de`, `&long`.
 * @module
 */
import { catalogue } from "/static/texts.js";
import { FluentResource } from "/static/vendor/fluent.js";
import { html, render, useEffect, useState } from "/static/vendor/preact.js";
import { Board } from "/board/board.js";

const asked = new URLSearchParams(location.search);
const lang = asked.get("lang") ?? "en";
if (asked.has("theme")) document.documentElement.dataset.theme = asked.get("theme");
document.documentElement.lang = lang;

const text = async (path) => {
  const answer = await fetch(path);
  return answer.ok ? answer.text() : "";
};

const bundle = catalogue(lang);
bundle.addResource(new FluentResource(await text(`/shared/${lang}.ftl`)));
bundle.addResource(new FluentResource(await text("/texts/en.ftl")));
if (lang !== "en") bundle.addResource(new FluentResource(await text(`/texts/${lang}.ftl`)), { allowOverrides: true });
const own = (await text("/board/messages.txt")).split("\n").filter(Boolean).map((line) => {
  const [id, both] = line.split(/ = (.*)/s);
  return `${id} = ${both.split(" | ")[lang === "de" ? 1 : 0]}`;
});
bundle.addResource(new FluentResource(own.join("\n")), { allowOverrides: true });

function say(id, values = {}) {
  const message = bundle.getMessage(id);
  if (!message?.value) {
    console.error(`no message ${id}`);
    return id;
  }
  const errors = [];
  const said = bundle.formatPattern(message.value, values, errors);
  for (const error of errors) console.error(`${id}: ${error}`);
  return asked.has("long") ? said.replace(/\p{L}{4,}/gu, (word) => word + word.slice(0, Math.ceil(word.length * 0.35))) : said;
}

const load = async (name) => JSON.parse(await text(`/samples/${name}.json`));
const { samples } = await load("index");
const data = asked.has("nodata") ? undefined : await load("data");
const film = asked.has("film") ? await load("film") : [await load(asked.get("sample") ?? samples[0])];

function Page() {
  const [at, setAt] = useState(Number(asked.get("at") ?? 0));
  const [hint, setHint] = useState(null);
  const scene = film[at];
  globalThis.harness = { at, setAt, count: film.length, hint };
  const step = (by) => setAt((now) => Math.max(0, Math.min(film.length - 1, now + by)));
  useEffect(() => {
    const turn = (event) => (event.key === "ArrowRight" ? step(1) : event.key === "ArrowLeft" ? step(-1) : undefined);
    addEventListener("keydown", turn);
    return () => removeEventListener("keydown", turn);
  }, []);
  const choose = (action) => {
    console.info(`chosen ${action}`);
    globalThis.chosen = action;
    step(1);
  };
  return html`<div class=${asked.has("log") ? "page with-log" : "page"}>
    <header>
      <div class="links"><strong>Gusher</strong>${samples.map((name) => html`<a href=${`?sample=${name}`}>${name}</a>`)}<a href="?film">film</a></div>
    </header>
    <main>
      <${Board} view=${scene.view} offers=${scene.offers} whyNot=${scene.why_not} seats=${scene.seats} say=${say} data=${data}
        onChoose=${choose} onHint=${setHint} previous=${at ? film[at - 1].view : null} />
    </main>
    <aside>Log<pre>${JSON.stringify(hint, null, 1)}</pre></aside>
    <footer>
      <div>${scene.view.rule} ${scene.view.section} · ${at + 1} / ${film.length}</div>
      ${scene.offers.map((offer) => html`<button type="button">${offer.action}</button>`)}
    </footer>
  </div>`;
}

render(html`<${Page} />`, document.body);
document.body.dataset.ready = "yes";
