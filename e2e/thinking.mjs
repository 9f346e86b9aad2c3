// How long bots think in a browser: `node e2e/thinking.mjs [--minutes 2] [--only PATTERN]` asks the worker of the built page the questions that `scripts/strength.mjs play` times in Node,
// and keeps the answers beside them. Two figures: time as it passes, by which a bot in a browser thinks, and the CPU time of the worker, which on a
// busy machine is less.
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { STRENGTHS } from '../bots/dist/levels.js';
import { readArguments } from '../scripts/arguments.mjs';
import { findChromium, prepareMachine } from '../scripts/machine.mjs';
import { FOLDER, played } from '../scripts/strength/deals.mjs';
import { jobsOf, TIMED } from '../scripts/strength/jobs.mjs';
import { brainFor, optionsFor, questionOf, seedOf, thinkingOf } from '../scripts/strength/positions.mjs';
import { root } from './instead.mjs';

const { values } = readArguments('node e2e/thinking.mjs [--minutes 2] [--only PATTERN]', {
  options: { minutes: { type: 'string', default: '2' }, only: { type: 'string', default: '' } },
});
const until = Date.now() + Number(values.minutes) * 60_000;
/** So many questions for each game and number of players. */
const QUESTIONS = 12;

const dist = path.join(root, 'web/dist');
const built = JSON.parse(fs.readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));
const worker = `/${built['src/local/bot-worker.ts'].file}`;

/** The built page's files, and an empty page to start its worker from. */
const server = http.createServer(({ url }, answer) => {
  const file = path.join(dist, path.normalize(url));
  const found = url !== '/' && fs.existsSync(file);
  answer.setHeader('content-type', url.endsWith('.js') ? 'text/javascript' : url === '/' ? 'text/html' : 'text/plain');
  answer.end(found ? fs.readFileSync(file) : '<!doctype html>');
});

/** CPU time of the worker's thread in milliseconds, as Linux counts it; null elsewhere. */
async function cpuOf(session) {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  for (const { id } of processInfo.filter(({ type }) => type === 'renderer')) {
    const tasks = `/proc/${id}/task`;
    if (!fs.existsSync(tasks)) return null;
    for (const task of fs.readdirSync(tasks))
      if (fs.readFileSync(`${tasks}/${task}/comm`, 'utf8').startsWith('DedicatedWorker'))
        return Number.parseInt(fs.readFileSync(`${tasks}/${task}/schedstat`, 'latin1'), 10) / 1e6;
  }
  return null;
}

/** The worker speaks Comlink: one message with the task, one with the answer. */
const ask = (page, task) =>
  page.evaluate(
    ([file, one]) =>
      new Promise((resolve, reject) => {
        globalThis.bot ??= new Worker(file, { type: 'module', name: 'bot' });
        globalThis.bot.onerror = ({ message }) => reject(new Error(message));
        globalThis.bot.onmessage = ({ data }) =>
          data.type === 'HANDLER' ? reject(new Error(JSON.stringify(data.value))) : resolve(data.value);
        const argumentList = [{ type: 'RAW', value: one }];
        globalThis.bot.postMessage({ id: 'question', type: 'APPLY', path: ['think'], argumentList });
      }),
    [worker, task],
  );

await prepareMachine(['chromium']);
await new Promise((resolve) => server.listen(0, resolve));
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  const session = await browser.newBrowserCDPSession();
  const all = jobsOf(STRENGTHS);
  const jobs = all.filter(({ name, kind }) => kind === 'chromium' && new RegExp(values.only).test(name));
  const done = new Set(played(all).map(({ job, deal }) => `${job} ${deal}`));
  fs.mkdirSync(FOLDER, { recursive: true });
  const file = path.join(FOLDER, `${Date.now()}-chromium.jsonl`);
  const left = ({ name }) =>
    Array.from({ length: QUESTIONS }, (_, deal) => deal).filter((deal) => !done.has(`${name} ${deal}`));
  for (const job of jobs.sort((a, b) => left(b).length - left(a).length)) {
    const { name, game: id, players } = job;
    const { game } = await thinkingOf(id);
    const { options } = await optionsFor(id);
    const page = await browser.newPage();
    await page.goto(`http://localhost:${server.address().port}/`);
    let warm = false;
    for (const deal of left(job)) {
      if (Date.now() > until) break;
      const { question } = questionOf(game, await brainFor(id), players, options, seedOf(deal));
      const task = { game: id, question, randomness: seedOf(deal), flag: null };
      const think = (level) => ask(page, { ...task, level, milliseconds: STRENGTHS[level].milliseconds });
      // What is loaded and compiled first is no thought: a bot has a whole game to get warm.
      if (!warm) await think('officer');
      warm = true;
      const thoughts = [];
      for (const level of TIMED) {
        const before = await cpuOf(session);
        const { milliseconds, iterations } = await think(level);
        const after = await cpuOf(session);
        thoughts.push({ milliseconds, iterations, cpu: after === null ? milliseconds : after - before });
      }
      const row = {
        winners: [],
        times: thoughts.map(({ milliseconds }) => Math.round(milliseconds)),
        worker: thoughts.map(({ cpu }) => Math.round(cpu)),
        iterations: thoughts.map(({ iterations }) => iterations),
      };
      const cpu = row.worker.reduce((sum, one) => sum + one, 0) / 1000;
      fs.appendFileSync(file, `${JSON.stringify({ job: name, deal, games: [row], cpu })}\n`);
    }
    await page.close();
  }
} finally {
  await browser.close();
  server.close();
}
