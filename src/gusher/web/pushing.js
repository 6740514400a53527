/** This browser as one that Web Push reaches: whether that is possible, why not, and how it begins and ends. */

import * as api from "./api.js";

/** Why push is not possible here, as the end of a message id; null if it is. */
export function obstacle() {
  if (!window.isSecureContext) return "insecure";
  if ("PushManager" in window && "Notification" in window && "serviceWorker" in navigator) return Notification.permission === "denied" ? "denied" : null;
  const apple = /iPad|iPhone/.test(navigator.userAgent) || (navigator.platform === "MacIntel" && navigator.maxTouchPoints > 1);
  return apple && !(/** @type {any} */ (navigator).standalone) ? "install" : "unsupported";
}

/** The same for the browser's notifications while a page is open. */
export function popupObstacle() {
  if (!window.isSecureContext) return "insecure";
  if (!("Notification" in window)) return "unsupported";
  return Notification.permission === "denied" ? "denied" : null;
}

/** Ask the reader, if he was not asked yet. */
export async function allowed() {
  return Notification.permission === "granted" || (await Notification.requestPermission()) === "granted";
}

/** The subscription of this browser, if it has one. @returns {Promise<PushSubscription | null>} */
export async function subscribed() {
  const worker = await navigator.serviceWorker?.getRegistration();
  return (await worker?.pushManager?.getSubscription()) ?? null;
}

/** Subscribe, and tell the server. @param {string} key of the server */
export async function subscribe(key) {
  const worker = await navigator.serviceWorker.getRegistration();
  if (!worker) throw new api.Problem("push-failed");
  const wanted = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  let given;
  try {
    given = await worker.pushManager.subscribe(wanted).catch(async () => {
      await (await worker.pushManager.getSubscription())?.unsubscribe(); // it was for other keys
      return worker.pushManager.subscribe(wanted);
    });
  } catch {
    throw new api.Problem("push-failed");
  }
  const { endpoint = "", keys } = given.toJSON();
  return api.addBrowser({ endpoint, key: keys?.p256dh ?? "", secret: keys?.auth ?? "" });
}

export async function unsubscribe() {
  const given = await subscribed();
  if (!given) return api.notices();
  await given.unsubscribe();
  return api.removeBrowser({ endpoint: given.endpoint });
}

/** @param {string} text */
const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
