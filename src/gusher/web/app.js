/** The page begins here: language, theme, and the page that the address names. */

import { html, render, useEffect, useState } from "./vendor/preact.js";
import { useLanguage } from "./hooks.js";
import { BoxPage } from "./pages/box.js";
import { Claim } from "./pages/claim.js";
import { LearnPage } from "./pages/learn.js";
import { Lobby } from "./pages/lobby.js";
import { Missing } from "./pages/missing.js";
import { RecordReplay } from "./pages/replay.js";
import { RulesPage } from "./pages/rules.js";
import { Sources } from "./pages/sources.js";
import { Table } from "./pages/table.js";
import { KeysPage } from "./parts/keyspage.js";
import { Toasts } from "./parts/toasts.js";
import { listen, onMove, route } from "./router.js";
import { preferred, speak } from "./texts.js";
import { followSystem } from "./theme.js";

function App() {
  useLanguage();
  const [where, setWhere] = useState(() => route(location));
  useEffect(() => onMove(() => setWhere(route(location))), []);
  const { page, id, search } = where;
  return html`
    ${page === "lobby" && html`<${Lobby} />`}
    ${page === "table" && html`<${Table} key=${id} id=${id} search=${search} />`}
    ${page === "claim" && html`<${Claim} token=${id} />`}
    ${page === "replay" && html`<${RecordReplay} />`}
    ${page === "learn" && html`<${LearnPage} key=${id} game=${id} />`}
    ${page === "rules" && html`<${RulesPage} key=${id} game=${id} />`}
    ${page === "sources" && html`<${Sources} key=${id} name=${id} />`}
    ${page === "box" && html`<${BoxPage} key=${id} name=${id} search=${search} />`}
    ${page === "missing" && html`<${Missing} />`}
    <${KeysPage} />
    <${Toasts} />
  `;
}

followSystem();
listen();
await speak(preferred());
render(html`<${App} />`, /** @type {HTMLElement} */ (document.getElementById("app")));
