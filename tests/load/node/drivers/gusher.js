'use strict';

// The driver for Gusher: two people with a session and a WebSocket each play Oilfield against each other, by the offers that they get.
// Whoever is asked is the mover, the other is the observer. Both parse every scene and acknowledge every fourth one, as the page does.
// A game that is over is followed by another at a new table, and the time for that counts as the time of its first move.

const WebSocket = require('ws'); // socket.io brings it along

const SEATS = 2;

async function post(url, path, body, cookie) {
  const headers = { 'content-type': 'application/json', origin: url, ...(cookie && { cookie }) };
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return { cookie: response.headers.get('set-cookie')?.split(';')[0], body: await response.json() };
}

function connect(url, table, seat, cookie, onScene) {
  const address = `${url.replace('http', 'ws')}/api/tables/${table}/stream?seat=${seat}`;
  const socket = new WebSocket(address, { origin: url, headers: { cookie }, perMessageDeflate: false });
  const client = { socket, seat, scene: null };
  socket.onmessage = ({ data }) => {
    for (const message of JSON.parse(data)) {
      if (message.is === 'refused') throw new Error(`a move was refused: ${data}`);
      if (message.is !== 'scene') continue;
      if (message.seat !== seat) throw new Error('the view of another seat');
      client.scene = message;
      if (message.number % 4 === 0) socket.send(JSON.stringify({ do: 'ack', number: message.number }));
      onScene(client);
    }
  };
  return new Promise((resolve, reject) => {
    socket.onerror = () => reject(new Error(`cannot connect to ${address}`));
    socket.onopen = () => resolve(client);
  });
}

class Table {
  constructor(url, onView) {
    this.url = url;
    this.onView = onView;
    this.cookies = [];
    this.clients = [];
    this.plays = 0; // that were sent
    this.seq = 0; // of the log, when the last of them was sent
    this.mover = null;
    this.due = false;
  }

  async sitDown() {
    for (let seat = 0; seat < SEATS; seat++) {
      this.cookies.push((await post(this.url, '/api/me', { name: `Seat ${seat}` })).cookie);
    }
    await this.open();
  }

  async open() {
    const [host, guest] = this.cookies;
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { id, invite } = (await post(this.url, '/api/tables', { game: 'oilfield', seats }, host)).body;
    await post(this.url, `/api/tables/${id}/join`, { invite }, guest);
    this.seq = -1;
    this.clients = await Promise.all(this.cookies.map((cookie, seat) => connect(this.url, id, seat, cookie, (client) => this.saw(client))));
  }

  saw(client) {
    if (client !== this.mover && client.scene.seq > this.seq && this.seq >= 0) this.onView(this.plays);
    this.move();
  }

  // Sends the move that is due as soon as the one who is asked knows it.
  move() {
    if (!this.due) return;
    const scenes = this.clients.map((client) => client.scene);
    if (scenes.some((scene) => !scene)) return;
    const seq = Math.max(...scenes.map((scene) => scene.seq));
    const newest = this.clients.filter(({ scene }) => scene.seq === seq);
    if (newest[0].scene.status === 'over') {
      this.due = false;
      this.close();
      this.open().then(() => this.play(this.plays));
      return;
    }
    const mover = newest.find(({ scene }) => scene.offers.length);
    if (!mover || seq <= this.seq) return;
    this.due = false;
    this.mover = mover;
    this.seq = seq;
    const { action } = mover.scene.offers[Math.floor(Math.random() * mover.scene.offers.length)];
    mover.socket.send(JSON.stringify({ do: 'play', id: `play-${this.plays}`, seq, seat: mover.seat, action }));
  }

  play(n) {
    this.plays = n;
    this.due = true;
    this.move();
  }

  close() {
    for (const { socket } of this.clients) {
      socket.onmessage = null; // what still comes belongs to no move
      socket.close();
    }
  }
}

exports.openTable = async (url, onView) => {
  const table = new Table(url, onView);
  await table.sitDown();
  return table;
};
