'use strict';

// Closed loop: every table sends its next play when its observer has seen the last one, at once or after a think
// time (drawn evenly from half to one and a half times --think). Prints one JSON object.
// node load.js --driver NAME --url URL --tables N [--seconds 20] [--warmup 5] [--think MS] [--server PID] [--database PID]

const fs = require('node:fs');
const { parseArgs } = require('node:util');

const { values } = parseArgs({
  options: {
    driver: { type: 'string', default: 'boardgameio' },
    url: { type: 'string', default: 'http://127.0.0.1:8000' },
    tables: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '20' },
    warmup: { type: 'string', default: '5' },
    think: { type: 'string', default: '0' },
    server: { type: 'string' },
    database: { type: 'string' },
  },
});

const TICKS = 100; // clock ticks a second in /proc on Linux
const SAMPLES = 1 << 21; // more plays than this end the run
const GRACE = 10_000; // ms for the answers that are out when the time is up
const BATCH = 50; // tables opened at once

const url = new URL(values.url);
if (!['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname)) {
  console.error(`--url must be on loopback, not ${url.hostname}`);
  process.exit(2);
}
const { openTable } = require(`./drivers/${values.driver}`);
const [count, seconds, warmup, think] = [values.tables, values.seconds, values.warmup, values.think].map(Number);
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

// The fields of /proc/PID/stat from the third on: state, parent, ... (see proc(5)).
const fields = (pid) => {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
};

// CPU seconds of a process and of what it has started, ended or not.
function family(pid) {
  if (!pid) return 0;
  let ticks = 0;
  for (const other of fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const found = fields(other);
      const ended = other === pid ? Number(found[13]) + Number(found[14]) : 0;
      if (other === pid || found[1] === pid) ticks += Number(found[11]) + Number(found[12]) + ended;
    } catch {
      // it has just ended, and is counted by its parent
    }
  }
  return ticks / TICKS;
}

// CPU seconds: of the server, of its database, of this process, of everything that runs here, and what the hypervisor took away.
function cpu() {
  const own = process.cpuUsage();
  const total = fs.readFileSync('/proc/stat', 'utf8').split('\n')[0].trim().split(/\s+/).slice(1).map(Number);
  const [user, nice, system, , , irq, softirq, steal] = total;
  const all = (user + nice + system + irq + softirq) / TICKS;
  const load = (own.user + own.system) / 1e6;
  return { load, all, stolen: steal / TICKS, server: family(values.server), database: family(values.database) };
}

function serverMegabytes() {
  if (!values.server) return null;
  const status = fs.readFileSync(`/proc/${values.server}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)[1]) / 1024);
}

class Load {
  constructor() {
    this.tables = [];
    this.latencies = new Float64Array(SAMPLES);
    this.measured = 0;
    this.perSecond = [];
    this.measuring = false;
    this.running = false;
  }

  async add() {
    const table = { sent: 0, seen: 0, sentAt: 0 };
    table.link = await openTable(values.url.replace(/\/$/, ''), (plays) => this.saw(table, plays));
    this.tables.push(table);
  }

  next(table) {
    if (think === 0) this.send(table);
    else setTimeout(() => this.send(table), think * (0.5 + Math.random()));
  }

  send(table) {
    if (!this.running) return;
    table.sent += 1;
    table.sentAt = performance.now();
    table.link.play(table.sent);
  }

  saw(table, plays) {
    if (plays === table.seen) return;
    if (plays !== table.sent) throw new Error(`the observer saw ${plays} plays, sent were ${table.sent}`);
    const now = performance.now();
    table.seen = plays;
    if (this.measuring) {
      this.latencies[this.measured++] = now - table.sentAt;
      const second = Math.min(Math.floor((now - this.startedAt) / 1000), seconds - 1);
      this.perSecond[second] += 1;
      if (this.measured === SAMPLES) this.running = false;
    }
    this.next(table);
  }

  async run() {
    for (let i = 0; i < count; i += BATCH) {
      await Promise.all(Array.from({ length: Math.min(BATCH, count - i) }, () => this.add()));
    }
    this.running = true;
    for (const table of this.tables) this.next(table);
    await pause(warmup * 1000);

    const before = cpu();
    this.perSecond = new Array(seconds).fill(0);
    this.startedAt = performance.now();
    this.measuring = true;
    await pause(seconds * 1000);
    this.measuring = false;
    this.running = false;
    const elapsed = (performance.now() - this.startedAt) / 1000;
    const after = cpu();

    const deadline = performance.now() + GRACE;
    while (performance.now() < deadline && this.tables.some((t) => t.seen !== t.sent)) await pause(20);
    const report = this.report(elapsed, before, after);
    for (const table of this.tables) table.link.close();
    return report;
  }

  report(elapsed, before, after) {
    const sorted = this.latencies.subarray(0, this.measured).sort();
    const quantile = (q) => +(sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? NaN).toFixed(2);
    const share = (part) => +((after[part] - before[part]) / elapsed).toFixed(2);
    const quarter = Math.max(1, Math.floor(this.perSecond.length / 4));
    const mean = (list) => Math.round(list.reduce((a, b) => a + b, 0) / list.length);
    return {
      tables: count,
      think_ms: think,
      seconds: +elapsed.toFixed(2),
      moves: this.measured,
      moves_per_second: +(this.measured / elapsed).toFixed(1),
      first_quarter: mean(this.perSecond.slice(0, quarter)),
      last_quarter: mean(this.perSecond.slice(-quarter)),
      p50_ms: quantile(0.5),
      p99_ms: quantile(0.99),
      max_ms: quantile(1),
      unanswered: this.tables.filter((t) => t.seen !== t.sent).length,
      longest_game: Math.max(...this.tables.map((t) => t.seen)),
      cores: {
        server: share('server'),
        database: share('database'),
        load: share('load'),
        others: +(share('all') - share('server') - share('database') - share('load')).toFixed(2),
        stolen: share('stolen'),
      },
      microseconds_a_move: {
        server: Math.round((1e6 * (after.server - before.server)) / this.measured),
        database: Math.round((1e6 * (after.database - before.database)) / this.measured),
      },
      server_mb: serverMegabytes(),
    };
  }
}

const limit = setTimeout(() => {
  console.error('the run took longer than it may');
  process.exit(1);
}, (warmup + seconds) * 1000 + GRACE + 120_000);

new Load().run().then((report) => {
  clearTimeout(limit);
  console.log(JSON.stringify(report));
  process.exit(0);
});
