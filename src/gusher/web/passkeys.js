/** Passkeys: what the server asks, put to the authenticator, and its answer as JSON. Only pages by https, or on this machine by name, can. */

import * as api from "./api.js";

/** Why there are none here: `address` of the page, `browser`; empty if there are. @returns {"" | "address" | "browser"} */
export function hindrance() {
  const numbers = /^[\d.]+$|:/.test(location.hostname.replace(/^\[|\]$/g, ""));
  if (!isSecureContext || numbers) return "address";
  return "PublicKeyCredential" in window ? "" : "browser";
}

/** @param {string} text base64url */
function bytes(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

/** @param {ArrayBuffer} raw */
function text(raw) {
  const plain = String.fromCharCode(...new Uint8Array(raw));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** @param {{id: string}[]} [known] */
const described = (known = []) => known.map((each) => ({ ...each, id: bytes(each.id) }));

/** What the person has called off is no problem. @param {any} failed @returns {never} */
function tell(failed) {
  if (failed.name === "InvalidStateError") throw new api.Problem("passkey-here");
  if (failed.name === "NotAllowedError" || failed.name === "AbortError") throw new api.Problem("passkey-off");
  throw failed instanceof api.Problem ? failed : new api.Problem("passkey-off");
}

/** A new one, as a way back. */
export async function keepPasskey() {
  const { options } = await api.askToKeep();
  const publicKey = { ...options, challenge: bytes(options.challenge), user: { ...options.user, id: bytes(options.user.id) } };
  publicKey.excludeCredentials = described(options.excludeCredentials);
  const made = /** @type {any} */ (await navigator.credentials.create({ publicKey }).catch(tell));
  return api.keepPasskey(answer(made, { attestationObject: text(made.response.attestationObject) }));
}

/** Come back by one; the browser knows which there are. */
export async function enterByPasskey() {
  const { options } = await api.askWho();
  const publicKey = { ...options, challenge: bytes(options.challenge), allowCredentials: described(options.allowCredentials) };
  const signed = /** @type {any} */ (await navigator.credentials.get({ publicKey }).catch(tell));
  const { authenticatorData, signature, userHandle } = signed.response;
  const said = { authenticatorData: text(authenticatorData), signature: text(signature) };
  return api.enterByPasskey(answer(signed, userHandle ? { ...said, userHandle: text(userHandle) } : said));
}

/** @param {any} credential @param {object} response */
const answer = ({ id, rawId, type, response: { clientDataJSON } }, response) => ({
  id,
  rawId: text(rawId),
  type,
  clientExtensionResults: {},
  response: { clientDataJSON: text(clientDataJSON), ...response },
});
