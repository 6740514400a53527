/** The page begins here: language, theme, and the page that the address names. */

import { html, render, useEffect, useState } from "./vendor/preact.js";
import { away, forget } from "./given.js";
import { useLanguage } from "./hooks.js";
import { whenIdle } from "./idle.js";
import { keepForLater } from "./keeping.js";
import { Away } from "./pages/away.js";
import { Lobby } from "./pages/lobby.js";
import { Missing } from "./pages/missing.js";
import { NoticesPage } from "./parts/bell.js";
import { KeysPage } from "./parts/keyspage.js";
import { later } from "./parts/later.js";
import { Toasts } from "./parts/toasts.js";
import { listen, onMove, route } from "./router.js";
import { preferred, speak, tellServer } from "./texts.js";
import { followSystem } from "./theme.js";

const Table = later(async () => (await import("./pages/table.js")).Table);
const Claim = later(async () => (await import("./pages/claim.js")).Claim);
const Confirm = later(async () => (await import("./pages/confirm.js")).Confirm);
const MePage = later(async () => (await import("./pages/me.js")).MePage);
const LearnPage = later(async () => (await import("./pages/learn.js")).LearnPage);
const RulesPage = later(async () => (await import("./pages/rules.js")).RulesPage);
const Sources = later(async () => (await import("./pages/sources.js")).Sources);
const BoxPage = later(async () => (await import("./pages/box.js")).BoxPage);
const ProfilePage = later(async () => (await import("./pages/profile.js")).ProfilePage);
const BestPage = later(async () => (await import("./pages/best.js")).BestPage);
const RecordReplay = later(async () => (await import("./pages/replay.js")).RecordReplay);

function App() {
  useLanguage();
  const [where, setWhere] = useState(() => route(location));
  useEffect(() => onMove(() => setWhere(route(location))), []);
  const { page, id, search } = where;
  if (away) return html`<${Away} />`;
  return html`
    ${page === "lobby" && html`<${Lobby} />`}
    ${page === "table" && html`<${Table} key=${id} id=${id} search=${search} />`}
    ${page === "claim" && html`<${Claim} token=${id} />`}
    ${page === "confirm" && html`<${Confirm} token=${id} />`}
    ${page === "me" && html`<${MePage} search=${search} />`}
    ${page === "replay" && html`<${RecordReplay} />`}
    ${page === "learn" && html`<${LearnPage} key=${id} game=${id} />`}
    ${page === "rules" && html`<${RulesPage} key=${id} game=${id} />`}
    ${page === "sources" && html`<${Sources} key=${id} name=${id} />`}
    ${page === "box" && html`<${BoxPage} key=${id} name=${id} search=${search} />`}
    ${page === "people" && html`<${ProfilePage} key=${id} who=${id} />`}
    ${page === "best" && html`<${BestPage} key=${id} game=${id} />`}
    ${page === "missing" && html`<${Missing} />`}
    <${KeysPage} />
    <${NoticesPage} />
    <${Toasts} />
  `;
}

async function begin() {
  followSystem();
  listen();
  onMove(forget);
  tellServer();
  const speaking = speak(preferred());
  if (route(location).page === "table" && !away) await Promise.allSettled([speaking, Table.early()]);
  await speaking;
  render(html`<${App} />`, /** @type {HTMLElement} */ (document.getElementById("app")));
  // Most who are at the lobby go on to a table.
  keepForLater();
  if (!away) whenIdle(() => void Table.early().catch(() => {}));
}

begin();
