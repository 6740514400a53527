'use strict';

// boardgame.io on loopback: node server.js [--port 8000] [--storage memory|files] [--delta]
// Set up in its favour: undo off, and no polling before the WebSocket. It sends a new state before it stores it, and its files are never
// synced: what an observer has seen may be lost in a crash. package.json holds koa-compose at 4.1.0: with 4.2.0, which a plain install of
// boardgame.io 0.50.2 takes, every request to the lobby is answered 404 (koa-socket-2 composes the middleware before the routes are added,
// and 4.2.0 copies the list).

const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { parseArgs } = require('node:util');
const { FlatFile, Origins, Server } = require('boardgame.io/server');
const { game } = require('./game');

const { values: options } = parseArgs({
  options: {
    port: { type: 'string', default: '8000' },
    storage: { type: 'string', default: 'memory' },
    delta: { type: 'boolean', default: false },
  },
});

function files() {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'wildcat-'));
  process.on('exit', () => fs.rmSync(dir, { recursive: true, force: true }));
  return new FlatFile({ dir });
}

const storages = {
  memory: () => undefined, // what Server takes when nothing is said
  files,
};

if (!(options.storage in storages)) {
  console.error(`--storage is one of ${Object.keys(storages).join(', ')}, not ${options.storage}`);
  process.exit(2);
}

const server = Server({
  games: [game({ deltaState: options.delta })],
  origins: [Origins.LOCALHOST],
  db: storages[options.storage](),
});

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));

// run() hands its port to listen() as it is, and would otherwise listen on every interface.
server.run({ port: { host: '127.0.0.1', port: Number(options.port) } });
