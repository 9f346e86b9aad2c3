// `node scripts/strength.mjs play`: bots play each other for the table of docs/figures.md. What is played is kept in training/strength and not played again,
// so it may be stopped at any time and go on later. `node scripts/strength.mjs write`: writes the table of what is there, and what was played into
// strength/deals.jsonl, so that another machine goes on where this one stopped. `node scripts/strength.mjs speed`: every game's bots are told how many iterations
// a second really buys. `node scripts/strength.mjs coach`: what is told after a move is made right by what became of such moves. How long they think in a browser: `node e2e/thinking.mjs`.
//   --threads 1 · --minutes 2 · --only 'four|officer general-orders' (a pattern for jobs, see strength/jobs.mjs)
//   --enough (leave out what has been played as often as the table wants)
//   --release folder (a working tree of an earlier release, built: kernel, bots and games)
import './node-version.cjs';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { afterMoveOf } from '../bots/dist/judgement/after-move.js';
import { STRENGTHS } from '../bots/dist/levels.js';
import { readArguments } from './arguments.mjs';
import { root } from './ensure-deps.mjs';
import { PAGE, rewrite } from './page.mjs';
import { signed } from './reliability/table.mjs';
import { shipped } from './reliability.mjs';
import { FOLDER, keep, played } from './strength/deals.mjs';
import { jobsOf } from './strength/jobs.mjs';
import { saidIn, speedIn, tableOf } from './strength/table.mjs';

const USAGE = `node scripts/strength.mjs play|show|write|speed|coach
  --threads N         how many bots think at a time (1)
  --minutes N         when to stop (2)
  --only PATTERN      these jobs, as in 'four|officer general-orders'
  --enough            not what was played often enough
  --release FOLDER    against an earlier release, built`;
const { values, positionals } = readArguments(USAGE, {
  most: 1,
  options: {
    threads: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
    enough: { type: 'boolean' },
    release: { type: 'string' },
  },
});

const jobs = jobsOf(STRENGTHS);

async function play() {
  fs.mkdirSync(FOLDER, { recursive: true });
  const wanted = jobs.filter(
    ({ name, kind }) =>
      new RegExp(values.only).test(name) && kind !== 'chromium' && (kind !== 'release' || values.release),
  );
  const rows = played(jobs);
  const mine = wanted.map(({ name }) => rows.filter(({ job }) => job === name));
  const done = mine.map((deals) => new Set(deals.map(({ deal }) => deal)));
  const shared = (Kind, of) => {
    const numbers = new Kind(new SharedArrayBuffer(wanted.length * Kind.BYTES_PER_ELEMENT));
    numbers.set(mine.map(of));
    return numbers;
  };
  const together = {
    times: shared(Float64Array, (deals) => deals.reduce((sum, { cpu }) => sum + 1000 * cpu, 0)),
    counts: shared(Int32Array, (deals) => deals.length),
    pending: shared(Float64Array, () => 0),
    next: shared(Int32Array, () => 0),
  };
  await Promise.all(
    Array.from({ length: Number(values.threads) }, (_, thread) => {
      const workerData = {
        ...{ jobs: wanted, minutes: Number(values.minutes), enough: values.enough, done, ...together },
        file: path.join(FOLDER, `${Date.now()}-${thread}.jsonl`),
        release: values.release && path.resolve(values.release),
      };
      return new Promise((resolve, reject) => {
        const worker = new Worker(new URL('./strength/player.mjs', import.meta.url), { workerData });
        worker.once('error', reject);
        worker.once('exit', resolve);
      });
    }),
  );
}

/** Of the chances that people are told, and of those after a move, as the files say it that tell them. */
function honest(game, players) {
  const { officers, after } = shipped().find((one) => one.game === game && one.players === players);
  return [
    `${officers.calibrated.error.toFixed(3)} of ${officers.games}`,
    after ? `${signed(after.lean)} ± ${after.bar.toFixed(3)} → ${signed(after.left)} of ${after.games}` : '–',
  ];
}

/** What a coach said in the games that were played on this machine becomes a shift in the files that tell chances. */
function coach() {
  const rows = played(jobs);
  for (const { name, game, players } of jobs.filter(({ kind }) => kind === 'coach')) {
    const said = saidIn(rows.filter(({ job }) => job === name));
    if (said.length === 0) continue;
    const file = path.join(root, 'games', game, `bot/chances/${players}.json`);
    const weights = JSON.parse(fs.readFileSync(file, 'utf8'));
    const after = afterMoveOf(said, weights.officers.of);
    fs.writeFileSync(file, `${JSON.stringify({ ...weights, after }, null, 2)}\n`);
    console.log(name, after);
  }
}

function table(page) {
  return tableOf(played(jobs), new Date().toISOString().slice(0, 10), page, honest);
}

function write() {
  fs.writeFileSync(PAGE, rewrite(fs.readFileSync(PAGE, 'utf8'), 'strength', table));
  keep(jobs);
}

/** What a level stands for must not be more than its time buys, with any number of players; so it is told by all of them together. */
function speed() {
  const rows = played(jobs);
  for (const game of new Set(jobs.map((job) => job.game))) {
    const names = jobs
      .filter((job) => job.game === game && /^(times|chromium)$/.test(job.kind))
      .map(({ name }) => name);
    const { speed: found, thoughts } = speedIn(rows.filter(({ job }) => names.includes(job)));
    if (thoughts === 0) continue;
    const size = 10 ** (Math.floor(Math.log10(found)) - 1);
    const file = path.join(root, 'games', game, 'bot/index.ts');
    const source = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(file, source.replace(/\bspeed: \d+/, `speed: ${Math.round(found / size) * size}`));
    console.log(`${game}: ${Math.round(found)} iterations a CPU-second in nine of ten of ${thoughts} thoughts`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [what] = positionals;
  if (what === 'play') await play();
  else if (what === 'write') write();
  else if (what === 'show') console.log(table(''));
  else if (what === 'speed') speed();
  else if (what === 'coach') coach();
  else {
    console.error(`sztab: say what to do: ${USAGE.split('\n')[0]}`);
    process.exitCode = 2;
  }
}
