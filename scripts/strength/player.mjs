// A thread that plays one deal after another until its time is over. Of its jobs it takes the one that has had least CPU time so far.
import fs from 'node:fs';
import { workerData } from 'node:worker_threads';
import { brainOf, makeBot, playGame, speakerOf, thinkInTime } from '@sztab/bots';
import { seatings } from '@sztab/bots/node';
import { asks, begin, diceKey, fastStreamFrom, fillOptions, look, play, seededStream } from '@sztab/kernel';
import { clocked } from '../../bots/dist/clocked.js';
import { chanceFor } from '../../bots/dist/judgement/chances.js';
import { SEARCH, STRENGTHS } from '../../bots/dist/levels.js';
import { cpuTime } from '../../bots/dist/node/cpu-time.js';
import { think } from '../../bots/dist/search.js';
import { settledChance } from '../../bots/dist/suggest.js';
import { TIMED } from './jobs.mjs';
import { brainFor, once, optionsFor, questionOf, seedOf, thinkingOf } from './positions.mjs';

// What all threads share: how much CPU time a job has had, for how many deals, what is being played, and which deal comes next.
const { jobs, minutes, enough, file, done, release, times, counts, pending, next } = workerData;
const until = Date.now() + minutes * 60_000;
const UNKNOWN = 5000;

/** Bots of an earlier release know its rules only. What was learned of today's is used on them as well: they differ little. */
const oldBrainFor = (id, edition) =>
  once(`${id} old brain`, async () => {
    const thinking = await thinkingOf(id);
    const judgements = async () => ((await thinking.judgements?.()) ?? []).map((one) => ({ ...one, rules: edition }));
    const { chances: _, ...rest } = thinking;
    return brainOf({ ...rest, game: { ...thinking.game, edition }, judgements }, console.warn);
  });
const oldOf = (id) =>
  once(`${id} release`, async () => ({
    kernel: await import(`${release}/kernel/dist/index.js`),
    ...(await import(`${release}/bots/dist/search.js`)),
    ...(await import(`${release}/games/${id}/dist/thinking.js`)),
  }));

function botOf(game, brain, { level, iterations, cpu }) {
  const bot = makeBot(level, game, brain);
  if (cpu !== undefined) return clocked(bot, cpu, cpuTime);
  if (iterations === undefined) return bot;
  return { name: level, choose: (question, dice) => bot.choose(question, dice, { iterations }) };
}

async function dealOf(job, deal) {
  const seed = seedOf(deal);
  const thinking = await thinkingOf(job.game);
  const { game } = thinking;
  const { options, usual } = await optionsFor(job.game);
  const brain = await brainFor(job.game);
  if (job.kind === 'officers' || job.kind === 'coach') return [officersGame(thinking, brain, job, options, seed)];
  if (job.kind === 'times') return [timesOf(thinking, brain, job, options, seed)];
  const games = [];
  for (const seated of seatings(job.players, job.together)) {
    if (job.kind === 'release') {
      const old = await oldOf(job.game);
      const { edition } = old.game;
      const oldBrain = await oldBrainFor(job.game, edition);
      games.push(releaseGame(game, oldBrain, old, job, seated, seed, usual));
      continue;
    }
    const bots = seated.map((is) => botOf(game, brain, is ? job.a : job.b));
    games.push({ winners: playGame(thinking, bots, job.players, options, seed).outcome.winners });
  }
  return games;
}

const rounded = (chance) => Math.round(chance * 1000) / 1000;

/** Who won among officers; and where a coach stands beside them, which seat had which decision, and what he said of its chance before and after the move. */
function officersGame(thinking, brain, { kind, players, a }, options, seed) {
  const said = [];
  const coached = kind === 'coach';
  const officer = {
    name: 'officer',
    choose(question, dice) {
      const { game } = thinking;
      const { move, chance } = think(game, brain, { ...SEARCH, iterations: a.iterations }, question, dice);
      const own = fastStreamFrom(`sztab told ${said.length}`);
      const s = game.imagine(question.view, own);
      // In the middle of something nobody knows how right a chance is.
      if (chance !== null && coached && brain.quiet(s)) {
        const { chance: after } = settledChance({ game, brain }, question, move, own);
        said.push([question.seat, rounded(chanceFor(brain, s, question.seat)), rounded(after)]);
      }
      return move;
    },
  };
  const { outcome } = playGame(
    thinking,
    Array.from({ length: players }, () => officer),
    players,
    options,
    seed,
  );
  return { winners: outcome.winners, ...(coached && { said }) };
}

/** How long levels think about a question, in milliseconds of CPU time, and how often they look ahead in it. */
function timesOf({ game }, brain, { players }, options, seed) {
  const { question, dice } = questionOf(game, brain, players, options, seed);
  const thoughts = TIMED.map((level) =>
    thinkInTime(makeBot(level, game, brain), question, dice, STRENGTHS[level].milliseconds, cpuTime, () => false),
  );
  return {
    winners: [],
    times: thoughts.map(({ milliseconds }) => Math.round(milliseconds)),
    iterations: thoughts.map(({ iterations }) => iterations),
  };
}

/** Both releases keep a table of their own; the same moves and the same dice lead them through the same game. */
function releaseGame(game, brain, old, { players, a, b }, seated, seed, usual) {
  const { edition } = old.game;
  const options = fillOptions(game, usual, edition);
  const { state } = begin(game, players, options, seededStream(diceKey(seed, [])), edition);
  const { table: twin } = old.kernel.begin(
    old.game,
    players,
    options,
    old.kernel.seededStream(old.kernel.diceKey(seed, [])),
  );
  const chairs = seated.map((is, seat) => ({
    is,
    bot: is
      ? botOf(game, brain, a)
      : clocked(
          old.search('release', old.game, old.brain, { iterations: 1, playOut: 8, curiosity: 1 }),
          b.cpu,
          cpuTime,
        ),
    dice: (is ? fastStreamFrom : old.kernel.fastStreamFrom)(`sztab bot\n${seed}\n${seat}`),
  }));
  const order = fastStreamFrom(`sztab order\n${seed}`);
  for (;;) {
    const asked = asks(game, state);
    const known = asked.length > 1 && brain.speaker ? game.imagine(game.view(state, 'public'), order) : state;
    const seat = speakerOf(brain, known, asked)?.seat;
    if (seat === undefined) return { winners: game.outcome(state).winners, spent: chairs.map(({ bot }) => bot.spent) };
    const { is, bot, dice } = chairs[seat];
    const { view, moves } = is ? look(game, state, seat) : old.kernel.look(old.game, twin, seat);
    const move = bot.choose({ seat, view, moves }, dice);
    play(game, state, seat, move);
    old.kernel.play(old.game, twin, seat, move);
  }
}

/** Milliseconds that a deal of a job has taken on average; before the first, a good part of what the job may have. */
const costOf = (n) => (counts[n] > 0 ? times[n] / counts[n] : jobs[n].share * UNKNOWN);
/** Whether no further deal is wanted, with those that are being played. */
function isEnough(n) {
  const { players, together, enough: games } = jobs[n];
  return (counts[n] + pending[n] / costOf(n)) * seatings(players, together).length >= games;
}
/** The job that has had least of its share; null when none can be finished in time any more. */
function nextJob() {
  let best = null;
  for (let n = 0; n < jobs.length; n++) {
    if (counts[n] > 0 && costOf(n) > until - Date.now()) continue;
    if (enough && isEnough(n)) continue;
    if (best === null || (times[n] + pending[n]) / jobs[n].share < (times[best] + pending[best]) / jobs[best].share)
      best = n;
  }
  return best;
}

for (let n = nextJob(); n !== null && Date.now() < until; n = nextJob()) {
  const cost = costOf(n);
  pending[n] += cost;
  let deal = Atomics.add(next, n, 1);
  while (done[n].has(deal)) deal = Atomics.add(next, n, 1);
  const began = cpuTime();
  const games = await dealOf(jobs[n], deal);
  const took = cpuTime() - began;
  pending[n] -= cost;
  times[n] += took;
  counts[n]++;
  const { name, a, b } = jobs[n];
  fs.appendFileSync(file, `${JSON.stringify({ job: name, a, b, deal, games, cpu: took / 1000 })}\n`);
}
