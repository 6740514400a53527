/** Plain HTTP to the server. A refusal becomes a `Problem`, with an id for the locale. */

/** @import {Advice, Attempted, Away, Best, BoxCard, Ceremony, Checked, DaysClock, Doors, GameCard, Games, Identity, Invitation, LearnPage, Lines, LiveClock, Lobby, Luck, Made, Me, NewSeat, Notices, PasskeyCard, PlayOn, Profile, RecoveryCode, Review, Rules, Scene, Source, TableCard, Try, Variation} from "./types.js" */

import { asset, forget, taken } from "./given.js";
import { newNonce, noteNonce } from "./luck.js";

/** A refusal of the server, or that it could not be reached (`unreachable`). */
export class Problem extends Error {
  /**
   * @param {string} reason
   * @param {string} section
   * @param {Record<string, number | string>} values
   * @param {number} status
   */
  constructor(reason, section = "", values = {}, status = 0) {
    super(reason);
    this.reason = reason;
    this.section = section;
    this.values = values;
    this.status = status;
  }
}

/**
 * @param {string} path
 * @param {RequestInit} [init]
 */
async function ask(path, init) {
  let answer;
  try {
    answer = await fetch(path, { credentials: "same-origin", ...init });
  } catch {
    throw new Problem("unreachable");
  }
  if (answer.ok) return answer;
  let told = /** @type {any} */ ({});
  try {
    told = await answer.json();
  } catch {
    // An answer that is not ours, from a proxy for example: its status is all there is to tell.
  }
  throw new Problem(told.reason ?? "unexpected", told.section, told.values, answer.status);
}

/** What came with the page is known `now`. @param {string} path @returns {Promise<any> & {now?: any}} */
function get(path) {
  const now = taken(path);
  if (now !== undefined) return Object.assign(Promise.resolve(now), { now });
  return ask(path).then((answer) => answer.json());
}

/**
 * @param {string} path
 * @param {object} [body]
 */
async function post(path, body) {
  forget();
  const headers = { "content-type": "application/json" };
  const answer = await ask(path, { method: "POST", headers, body: JSON.stringify(body ?? {}) });
  return answer.status === 204 ? null : answer.json();
}

/** @param {Record<string, string | number | null | undefined>} fields */
export function query(fields) {
  const given = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined && value !== "");
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return text ? `?${text}` : "";
}

/** @param {string} id */
const table = (id) => `/api/tables/${encodeURIComponent(id)}`;

/** @returns {Promise<Me>} */
export const me = () => get("/api/me");
/** @param {string} name @returns {Promise<Me>} */
export const callMe = (name) => post("/api/me", { name });
/** Read on in that language, on all devices. @param {string} language @returns {Promise<Me>} */
export const speakTo = (language) => post("/api/me/language", { language });
/** When I am away. @returns {Promise<Away>} */
export const away = () => ask("/api/me/away").then((answer) => answer.json());
/** @param {number} begins in seconds @param {number} ends @returns {Promise<Away>} */
export const goAway = (begins, ends) => post("/api/me/away", { begins, ends });
/** @param {number} id @returns {Promise<Away>} */
export const endAbsence = (id) => post(`/api/me/away/${id}/end`);
/** @returns {Promise<{url: string}>} */
export const claimLink = () => post("/api/me/claim");
/** @param {string} token @returns {Promise<Me>} */
export const claim = (token) => post("/api/claim", { token });

/** What I am told while I am away. @returns {Promise<Notices>} */
export const notices = () => get("/api/notices");
/** @param {{channel: string, kind: string, on: boolean}} wish @returns {Promise<Notices>} */
export const switchNotice = (wish) => post("/api/notices/switch", wish);
/** @param {{endpoint: string, key: string, secret: string}} browser @returns {Promise<Notices>} */
export const addBrowser = (browser) => post("/api/notices/browser", browser);
/** @param {{endpoint: string}} browser @returns {Promise<Notices>} */
export const removeBrowser = (browser) => post("/api/notices/browser/remove", browser);
/** None, if it is empty. @param {string} url @returns {Promise<Notices>} */
export const setWebhook = (url) => post("/api/notices/webhook", { url });

/** Who I am, and the ways back. @returns {Promise<Identity>} */
export const identity = () => get("/api/me/identity");
/** @returns {Promise<Ceremony>} */
export const askToKeep = () => post("/api/me/passkeys/ask");
/** @param {object} credential @returns {Promise<PasskeyCard>} */
export const keepPasskey = (credential) => post("/api/me/passkeys", { credential });
/** @param {string} id */
export const removePasskey = (id) => post("/api/me/passkeys/remove", { id });
/** @returns {Promise<RecoveryCode>} */
export const newCode = () => post("/api/me/code");
export const removeCode = () => post("/api/me/code/remove");
/** @param {string} address */
export const nameMailbox = (address) => post("/api/me/mail", { address });
export const removeMail = () => post("/api/me/mail/remove");
/** @param {string} token */
export const confirmMail = (token) => post("/api/confirm", { token });
/** @param {string} id */
export const endSession = (id) => post("/api/me/sessions/end", { id });
export const logOut = () => post("/api/me/log-out");
/** @param {string} name my own, as a sign that I mean it */
export const deleteMe = (name) => post("/api/me/delete", { name });
/** Where all that is kept about me is. */
export const DATA = "/api/me/data";
/** By which ways one can come back here. @returns {Promise<Doors>} */
export const doors = () => get("/api/enter");
/** @returns {Promise<Ceremony>} */
export const askWho = () => post("/api/enter/ask");
/** @param {object} credential @returns {Promise<Me>} */
export const enterByPasskey = (credential) => post("/api/enter/passkey", { credential });
/** @param {string} code @returns {Promise<Me>} */
export const enterByCode = (code) => post("/api/enter/code", { code });
/** @param {string} address */
export const askForLink = (address) => post("/api/enter/mail", { address });

/** @type {Promise<GameCard[]> | null} */
let known = null;
/** The games of the server; asked for once. @returns {Promise<GameCard[]>} */
export function games() {
  if (!known) {
    known = get("/api/games");
    known.catch(() => {
      known = null;
    });
  }
  return known;
}

/** A game with what is in its box. @param {string} name @returns {Promise<GameCard>} */
export async function game(name) {
  const [known, data] = await Promise.all([games(), get(asset(`/games/${name}/data.json`))]);
  return { .../** @type {GameCard} */ (known.find((each) => each.name === name)), data };
}

/** @param {string} game @param {string} language @returns {Promise<Rules>} */
export const rules = (game, language) => get(`/api/rules/${encodeURIComponent(game)}${query({ language })}`);
/** How it is played, on one page. @param {string} game @param {string} language @returns {Promise<LearnPage>} */
export const primer = (game, language) => get(`/api/learn/${encodeURIComponent(game)}${query({ language })}`);

/** How sure we are of what is in the box. @param {string} game @returns {Promise<Source[]>} */
export const sources = (game) => get(`/api/games/${encodeURIComponent(game)}/sources`);

/** My boxes. @returns {Promise<BoxCard[]>} */
export const boxes = () => get("/api/boxes");
/** The game out of a box. @param {string} id @returns {Promise<GameCard>} */
export const boxCard = (id) => get(`/api/boxes/${encodeURIComponent(id)}`);
/** @param {{game: string, name: string, data: any, instead: string}} box @returns {Promise<BoxCard>} */
export const keepBox = (box) => post("/api/boxes", box);
/** @param {string} id */
export const removeBox = (id) => post(`/api/boxes/${encodeURIComponent(id)}/remove`);
/** What the game says to such a box. @param {string} game @param {any} data @returns {Promise<Checked>} */
export const checkBox = (game, data) => post(`/api/games/${encodeURIComponent(game)}/check`, data);

/** @param {{game?: string, seats?: string, finished?: number | null}} filter @returns {Promise<Lobby>} */
export const lobby = (filter) => get(`/api/tables${query(filter)}`);
/** Add to the luck by sitting down, and remember what, to look for it when the game is over. @param {(nonce: string) => Promise<Made>} sit */
async function withNonce(sit) {
  const nonce = newNonce();
  const made = await sit(nonce);
  if (made.nonce === nonce) noteNonce(made.id, nonce);
  return made;
}

/** @param {{game: string, seats: NewSeat[], options: object, listed: boolean, guide?: boolean, coach?: boolean, box?: string, clock?: LiveClock | DaysClock | null, rated?: boolean}} wanted @returns {Promise<Made>} */
export const newTable = (wanted) => withNonce((nonce) => post("/api/tables", { ...wanted, nonce }));
/** @param {string} id @param {string | null} invite @returns {Promise<TableCard>} */
export const tableCard = (id, invite) => get(`${table(id)}${query({ invite })}`);
/** @param {string} id @param {string | null} invite @param {number | null} seat @returns {Promise<Made>} */
export const join = (id, invite, seat) => withNonce((nonce) => post(`${table(id)}/join`, { invite: invite ?? "", seat, nonce }));
/** @param {string} id */
export const start = (id) => post(`${table(id)}/start`);
/** The link for one open seat, or no longer. @param {string} id @param {number} seat @param {boolean} on @returns {Promise<Invitation>} */
export const seatLink = (id, seat, on) => post(`${table(id)}/seat-link`, { seat, on });
/** The open seat goes to whoever sits at `to`. @param {string} id @param {number} seat @param {number} to */
export const handOut = (id, seat, to) => post(`${table(id)}/hand-out`, { seat, to });
/** @param {string} id @param {number} seat */
export const remove = (id, seat) => post(`${table(id)}/remove`, { seat });
/** @param {string} id */
export const leave = (id) => post(`${table(id)}/leave`);
/** Play on without the guide. @param {string} id */
export const leaveLesson = (id) => post(`${table(id)}/leave-lesson`);
/** Let others watch by a link, or no longer. @param {string} id @param {boolean} on */
export const share = (id, on) => post(`${table(id)}/share`, { on });
/** @param {string} id @param {number} seat @param {string | null} bot */
export const standIn = (id, seat, bot) => post(`${table(id)}/stand-in`, { seat, bot });
/** @param {string} id @returns {Promise<Made>} */
export const rematch = (id) => withNonce((nonce) => post(`${table(id)}/rematch`, { nonce }));
/** @param {string} id @param {number | null} seat @param {number | null} at @param {string | null} invite @returns {Promise<Scene>} */
export const scene = (id, seat, at, invite) => get(`${table(id)}/scene${query({ seat, at, invite })}`);
/** @param {string} id @param {object} command @param {string | null} invite */
export const command = (id, command, invite) => post(`${table(id)}/commands${query({ invite })}`, command);
/** @param {string} id @param {string | null} invite */
export const recordPath = (id, invite) => `${table(id)}/record${query({ invite })}`;
/** The luck of a finished game. @param {string} id @param {string | null} invite @returns {Promise<Luck>} */
export const luck = (id, invite) => get(`${table(id)}/luck${query({ invite })}`);

/** What the coach would do at the own decision; asked again, it knows more. @param {string} id @param {number} seat @returns {Promise<Advice>} */
export const coach = (id, seat) => post(`${table(id)}/coach${query({ seat })}`);

/** What there is of a seat's review. @param {string} id @param {number} seat @param {string | null} invite @returns {Promise<Review>} */
export const review = (id, seat, invite) => get(`${table(id)}/review${query({ seat, invite })}`);
/** Let it be made. @param {string} id @param {number} seat @param {string | null} invite @returns {Promise<Review>} */
export const makeReview = (id, seat, invite) => post(`${table(id)}/review${query({ seat, invite })}`);

/** What would be seen after these moves. @param {string} id @param {Try} wish @param {string | null} invite @returns {Promise<Attempted>} */
export const attempt = (id, wish, invite) => post(`${table(id)}/try${query({ invite })}`, wish);
/** What the coach says to the position after them; asked again, it knows more. @param {string} id @param {Try} wish @param {string | null} invite @returns {Promise<Advice>} */
export const judge = (id, wish, invite) => post(`${table(id)}/judge${query({ invite })}`, wish);
/** A table that begins there. @param {string} id @param {PlayOn} wish @param {string | null} invite */
export const playOn = (id, wish, invite) => withNonce((nonce) => post(`${table(id)}/play-on${query({ invite })}`, { ...wish, nonce }));
/** My lines. @param {string} id @param {string | null} invite @returns {Promise<Lines>} */
export const variations = (id, invite) => get(`${table(id)}/variations${query({ invite })}`);
/** @param {string} id @param {Variation[]} variations @param {string | null} invite */
export const keepVariations = (id, variations, invite) => post(`${table(id)}/variations${query({ invite })}`, { variations });
/** The same three for a record from disk. @param {string} record @param {Try} wish @returns {Promise<Attempted>} */
export const attemptRecord = (record, wish) => post("/api/replay/try", { ...wish, record });
/** @param {string} record @param {Try} wish @returns {Promise<Advice>} */
export const judgeRecord = (record, wish) => post("/api/replay/judge", { ...wish, record });
/** @param {string} record @param {PlayOn} wish */
export const playOnRecord = (record, wish) => withNonce((nonce) => post("/api/replay/play-on", { ...wish, nonce, record }));

/** @param {string} path @param {string} record */
const send = async (path, record) => (await ask(path, { method: "POST", headers: { "content-type": "text/plain" }, body: record })).json();

/** @param {string} record @param {number | null} seat @param {number | null} at @returns {Promise<Scene>} */
export const replay = (record, seat, at) => send(`/api/replay${query({ seat, at })}`, record);
/** The same for a record from disk, which is named by an id once it was sent. @param {string} id @param {number} seat @returns {Promise<Review>} */
export const recordReview = (id, seat) => get(`/api/replay/review${query({ id, seat })}`);
/** @param {string} record @param {number} seat @returns {Promise<Review>} */
export const makeRecordReview = (record, seat) => send(`/api/replay/review${query({ seat })}`, record);

/** Somebody's page, or my own as `me`. @param {string} who @returns {Promise<Profile>} */
export const profile = (who) => get(`/api/people/${encodeURIComponent(who)}`);
/** Whether others may see mine. @param {boolean} shown @returns {Promise<Profile>} */
export const showProfile = (shown) => post("/api/people/me", { shown });
/** @param {string} who @param {Record<string, string | number | null>} filter @returns {Promise<Games>} */
export const playedGames = (who, filter) => get(`/api/people/${encodeURIComponent(who)}/games${query(filter)}`);
/** @param {string} game @returns {Promise<Best>} */
export const best = (game) => get(`/api/best/${encodeURIComponent(game)}`);
