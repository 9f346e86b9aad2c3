// `node scripts/strength.mjs play`: bots play each other for the table of docs/figures.md. What is played is kept in training/strength and not played again,
// so it may be stopped at any time and go on later. `node scripts/strength.mjs write`: writes the table of what is there.
//   --threads 1 · --minutes 2 · --only 'four|officer general-orders' (a pattern for jobs, see strength/jobs.mjs)
//   --release folder (a working tree of an earlier release, built: kernel, bots and games)
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { STRENGTHS } from '../bots/dist/levels.js';
import { root } from './ensure-deps.mjs';
import { jobsOf } from './strength/jobs.mjs';
import { tableOf } from './strength/table.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    threads: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
    release: { type: 'string' },
  },
});
const FOLDER = path.join(root, 'training/strength');
const PAGE = path.join(root, 'docs/figures.md');
const MARKS = ['<!-- strength -->', '<!-- /strength -->'];

const jobs = jobsOf(STRENGTHS);

/** Deals of these very jobs: a bot that thinks longer or shorter than it did then is another bot. */
function played() {
  if (!fs.existsSync(FOLDER)) return [];
  const same = new Map(jobs.map((job) => [job.name, JSON.stringify([job.a, job.b])]));
  return fs
    .readdirSync(FOLDER)
    .flatMap((file) => fs.readFileSync(path.join(FOLDER, file), 'utf8').split('\n').filter(Boolean))
    .map((line) => JSON.parse(line))
    .filter(({ job, a, b }) => same.get(job) === JSON.stringify([a, b]));
}

async function play() {
  fs.mkdirSync(FOLDER, { recursive: true });
  const wanted = jobs.filter(
    ({ name, kind }) => new RegExp(values.only).test(name) && (kind !== 'release' || values.release),
  );
  const rows = played();
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
        ...{ jobs: wanted, minutes: Number(values.minutes), done, ...together },
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

function write() {
  const page = fs.readFileSync(PAGE, 'utf8');
  const [from, to] = MARKS.map((mark) => page.indexOf(mark));
  if (from < 0 || to < from) throw new Error(`docs/figures.md has no place for the table: ${MARKS.join(' … ')}`);
  const table = tableOf(played(), new Date().toISOString().slice(0, 10), page.slice(from, to));
  fs.writeFileSync(PAGE, `${page.slice(0, from)}${MARKS[0]}\n${table}\n${page.slice(to)}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [what] = positionals;
  if (what === 'play') await play();
  else if (what === 'write') write();
  else if (what === 'show') console.log(tableOf(played(), new Date().toISOString().slice(0, 10)));
  else throw new Error('node scripts/strength.mjs play|show|write');
}
