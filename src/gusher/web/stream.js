/**
 * The stream of scenes of one table, seen from one seat, and the way back for commands.
 *
 * Over a WebSocket: every scene is acknowledged, a missing number asks for the newest scene again, and a broken connection is made anew,
 * waiting a little longer each time. Where no WebSocket gets through, scenes are fetched and commands posted over plain HTTP. A command
 * keeps its id until it is answered and is sent again with the next connection, which is harmless: the server does it once.
 *
 * A connection can be gone without a word. Whoever has heard nothing for a while asks whether anybody is there, sooner if the browser says
 * that the network is gone or a command waits for its answer; and gives the connection up if there is none.
 */

import * as api from "./api.js";

/** @import {Accepted, Pong, Refused, Scene} from "./types.js" */

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;
const TRIES_BEFORE_HTTP = 3;
const POLL = 1500;
const TRY_SOCKET_AGAIN = 20000;
/** In milliseconds: how often we look; how long it may be quiet, and quiet after a command, before we ask; how long an answer may take; how long a connection may take to be made. */
const LOOK = 500;
const QUIET = 10000;
const ANSWER_QUIET = 1500;
const PATIENCE = 4000;
const DOUBT = 1000; // after the browser has said that the network is gone, which need not be true of a server on the same machine
const OPENING = 10000;
/** What a connection is closed with when somebody has ended the session of this browser, or logged out in another tab. */
const SESSION_ENDED = 4401;
/** And with this when its server ends, while another one is there or will be soon: so many milliseconds nobody is told of it. */
const COME_BACK = 4503;
const EXPECTED = 6000;
const AT_ONCE = 200; // about so many until we are back, so that not all of a server's people come at the same moment

/** An id that nobody else makes. Works without a secure context, too. */
export function newId() {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether a failure may be over soon, so that trying again makes sense. @param {unknown} problem */
const isPassing = (problem) => !(problem instanceof api.Problem) || problem.reason === "unreachable" || problem.status >= 500;

/**
 * @typedef {{command: object, done: (answer: Accepted | Refused) => void}} Pending
 *
 * @typedef {object} Ears
 * @property {(scene: Scene) => void} scene a scene; the first of a connection is whole
 * @property {(state: "connecting" | "live" | "polling" | "lost") => void} state how we are connected
 * @property {(problem: api.Problem) => void} problem that this table cannot be looked at
 */

export class Stream {
  /**
   * @param {string} table
   * @param {number | null} seat
   * @param {string | null} invite what lets a stranger look at a private table
   * @param {Ears} ears
   * @param {Map<string, Pending>} pending commands that were not answered yet, also those of an earlier stream of this table
   */
  constructor(table, seat, invite, ears, pending = new Map()) {
    this.table = table;
    this.seat = seat;
    this.invite = invite;
    this.ears = ears;
    this.number = 0;
    this.syncing = false;
    this.failures = 0;
    this.closed = false;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.timer = 0;
    this.poller = 0;
    this.pending = pending;
    this.told = ""; // how the page was last told that we are connected
    this.heard = 0; // when we last heard something, by `performance.now()`
    this.asked = 0; // when we asked whether anybody is there; 0 if that was answered
    this.patience = PATIENCE; // how long that may take
    this.sent = 0; // when the last command was sent
    this.expected = 0; // until when we are between two servers
    this.wake = () => {
      if (document.hidden) return;
      if (this.socket?.readyState === WebSocket.CONNECTING && this.told === "lost") this.drop();
      if (this.socket) this.ask();
      else this.connect();
    };
    this.doubt = () => {
      this.ask();
      this.patience = DOUBT;
    };
    addEventListener("online", this.wake);
    addEventListener("offline", this.doubt);
    document.addEventListener("visibilitychange", this.wake);
    this.looker = setInterval(() => this.look(), LOOK);
    this.connect();
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.poller);
    clearInterval(this.looker);
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.doubt);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
    this.socket = null;
  }

  // The connection

  connect() {
    if (this.closed || this.socket) return;
    clearTimeout(this.timer);
    if (!this.poller && this.told !== "lost" && performance.now() >= this.expected) this.tell("connecting");
    const address = new URL(`/api/tables/${encodeURIComponent(this.table)}/stream${api.query({ seat: this.seat, invite: this.invite })}`, location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.socket = socket;
    this.number = 0;
    this.syncing = false;
    this.asked = 0;
    this.heard = performance.now();
    socket.addEventListener("message", (event) => {
      for (const message of JSON.parse(event.data)) if (this.socket === socket) this.hear(message);
    });
    socket.addEventListener("close", (event) => {
      if (this.socket !== socket) return;
      if (event.code === SESSION_ENDED) this.refused(new api.Problem("session-ended"));
      else if (event.code === COME_BACK) this.comeBack();
      else this.lost();
    });
  }

  /** @param {"connecting" | "live" | "polling" | "lost"} state */
  tell(state) {
    this.told = state;
    this.ears.state(state);
  }

  /** Ask whether anybody is there. */
  ask() {
    if (this.asked || this.socket?.readyState !== WebSocket.OPEN) return;
    this.asked = performance.now();
    this.patience = PATIENCE;
    this.post({ do: "ping" });
  }

  /** Notice that nobody answers. */
  look() {
    const { socket, heard } = this;
    if (!socket) return;
    const now = performance.now();
    if (socket.readyState === WebSocket.CONNECTING) {
      if (now - heard > OPENING) this.drop();
      return;
    }
    if (this.asked && now - this.asked > this.patience) this.drop();
    else if (now - heard > QUIET || (this.pending.size > 0 && now - Math.max(heard, this.sent) > ANSWER_QUIET)) this.ask();
  }

  /** Give up a connection that says nothing any more. */
  drop() {
    const { socket } = this;
    this.lost();
    socket?.close();
  }

  /** Our server ends; another one goes on. */
  comeBack() {
    this.expected = performance.now() + EXPECTED;
    this.lost();
  }

  lost() {
    this.socket = null;
    this.asked = 0;
    if (this.closed) return;
    if (performance.now() < this.expected) {
      this.timer = setTimeout(() => this.connect(), AT_ONCE * (0.5 + Math.random()));
      return;
    }
    this.failures += 1;
    if (!this.poller) this.tell("lost");
    if (this.number === 0) this.inquire();
    const wait = this.poller ? TRY_SOCKET_AGAIN : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.failures - 1));
    this.timer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  /** There is nothing to look at here any more. @param {api.Problem} problem */
  refused(problem) {
    this.close();
    this.ears.problem(problem);
  }

  /** A socket that never opened does not say why; plain HTTP does, or works where the socket does not. */
  async inquire() {
    try {
      await api.scene(this.table, this.seat, null, this.invite);
      if (!this.closed && !this.socket && this.failures >= TRIES_BEFORE_HTTP) this.startPolling();
    } catch (problem) {
      if (isPassing(problem) || this.closed) return;
      this.refused(/** @type {api.Problem} */ (problem));
    }
  }

  /** @param {Scene | Accepted | Refused | Pong} message */
  hear(message) {
    this.failures = 0;
    this.heard = performance.now();
    this.asked = 0;
    if (message.is === "pong") return undefined;
    if (message.is !== "scene") return this.answered(message);
    this.stopPolling();
    if (message.number % 4 === 0) this.post({ do: "ack", number: message.number });
    const first = this.number === 0;
    if (!first && message.number > this.number + 1) {
      // The scenes between told what we never heard. The newest scene brings all of it once more.
      this.syncing = true;
      this.post({ do: "sync" });
    }
    this.number = message.number;
    if (this.syncing && !message.whole) return undefined;
    this.syncing = false;
    this.expected = 0;
    if (first) this.tell("live");
    this.ears.scene(message);
    if (first) for (const { command } of this.pending.values()) this.post(command);
    return undefined;
  }

  // Commands

  /** @param {object} message */
  post(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /**
   * Send a command, and again with every new connection until it is answered.
   *
   * @param {{do: string} & Record<string, any>} command
   * @returns {Promise<Accepted | Refused>}
   */
  send(command) {
    const id = newId();
    const whole = { ...command, id };
    return new Promise((done) => {
      this.pending.set(id, { command: whole, done });
      this.sent = performance.now();
      if (this.poller && this.socket?.readyState !== WebSocket.OPEN) this.postPlain(id);
      else this.post(whole);
    });
  }

  /** @param {Accepted | Refused} answer */
  answered(answer) {
    const waiting = this.pending.get(answer.id);
    this.pending.delete(answer.id);
    waiting?.done(answer);
    return undefined;
  }

  // Plain HTTP

  startPolling() {
    if (this.poller) return;
    this.poller = setInterval(() => this.poll(), POLL);
    this.poll();
  }

  stopPolling() {
    clearInterval(this.poller);
    this.poller = 0;
  }

  async poll() {
    try {
      const scene = await api.scene(this.table, this.seat, null, this.invite);
      if (!this.poller) return;
      this.tell("polling");
      this.ears.scene(scene);
      for (const id of this.pending.keys()) this.postPlain(id);
    } catch {
      if (!this.poller) return;
      // The server is gone altogether: back to the socket, which will tell when it is there again.
      this.stopPolling();
      this.tell("lost");
      this.connect();
    }
  }

  /** @param {string} id */
  async postPlain(id) {
    const waiting = this.pending.get(id);
    if (!waiting) return;
    try {
      this.answered(await api.command(this.table, waiting.command, this.invite));
      this.poll();
    } catch (problem) {
      if (isPassing(problem)) return;
      const { section, reason, values } = /** @type {api.Problem} */ (problem);
      this.answered({ is: "refused", id, section, reason, values });
    }
  }
}
