/**
 * Beside the page: keeps what the start page is made of, and shows it where there is no network. `GIVEN` is written before this by the server.
 *
 * A page is always asked for first; only without a network, the kept one is shown, which says so. Files are kept under names that change
 * with them, and an older keeping is thrown away. Answers to people (`/api/…`) never come by here.
 *
 * It also shows what the server pushes while no page is open. A click leads to the decision; the button ends notices of that kind.
 */

/** @type {any} */
const worker = self;
/** @type {{base: string, files: string[]}} */
// @ts-ignore
const { base, files } = GIVEN;
const KEPT = `gusher${base}`;

worker.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(files)));
  worker.skipWaiting();
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith("gusher") && name !== KEPT).map((name) => caches.delete(name))))
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (event.request.mode === "navigate") event.respondWith(fetch(event.request).catch(() => keptPage()));
  else if (pathname.startsWith(`${base}/`)) event.respondWith(keptFile(event.request));
});

async function keptPage() {
  return (await caches.match(`${base}/away.html`, { ignoreVary: true })) ?? Response.error();
}

/** @param {Request} request */
async function keptFile(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

worker.addEventListener("push", (/** @type {any} */ event) => {
  let told = /** @type {any} */ ({});
  try {
    told = event.data.json();
  } catch {
    // Something must be shown for every push, whatever came.
  }
  const { title = "Gusher", text = "", link = "/", end = "", ending = "", kind = "" } = told;
  const actions = end && ending ? [{ action: "end", title: ending }] : [];
  const icon = `${base}/static/icons/icon-192.png`;
  event.waitUntil(worker.registration.showNotification(title, { body: text, tag: kind, icon, actions, data: { link, end } }));
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  const { link = "/", end = "" } = event.notification.data ?? {};
  event.notification.close();
  event.waitUntil(event.action === "end" ? fetch(pathOf(end), { method: "POST" }) : show(pathOf(link)));
});

/** Within this origin, whatever name the server gives itself. @param {string} url */
const pathOf = (url) => new URL(url, location.origin).pathname;

/** A page that shows it already, or another that goes there, or a new one. @param {string} path */
async function show(path) {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((/** @type {any} */ page) => new URL(page.url).pathname === path);
  if (there) return there.focus();
  return worker.clients.openWindow(path);
}
