/**
 * How a judgement is learned: play, fit, judge, match. Every stage leaves files in one folder and goes on from what it finds there, so a run that was
 * killed loses at most what its threads were just about. The same seed gives the same weights on any number of threads.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonical, fillOptions, type Options } from '@sztab/kernel';
import { TEAM } from '../judgement/chances.ts';
import { fitting, type Pass } from '../judgement/fit.ts';
import { chanceWeightsOf } from '../judgement/honesty.ts';
import { type Choice, fitLeaning } from '../judgement/leaning.ts';
import type { Thinking } from '../judgement/learned.ts';
import type { Network } from '../judgement/network.ts';
import { pageOf, type Report, sampleOf } from '../judgement/report.ts';
import { choicesBeside, countOf, fromBytes, isHeldOut, joined, type Rows } from '../judgement/rows.ts';
import { optionsOfGame, outputsOf, type Plan } from '../judgement/self-play.ts';
import { hashOfInputs, type MatchResult, packWeights, unpackWeights, type Weights } from '../judgement/weights.ts';
import { iterationsOf } from '../levels.ts';
import { type Deal, type Edge, edgeOf, seatings } from './equal-match.ts';
import { builtModule, openPool, type Pool } from './pool.ts';
import type { Judgement } from './worker.ts';

export const STAGES = ['play', 'fit', 'judge', 'match', 'calibrate'] as const;
export type Stage = (typeof STAGES)[number];

export interface Training {
  readonly gameModule: string | URL;
  readonly players: number;
  /** All win or lose together. */
  readonly together: boolean;
  readonly options: Options;
  /** Games of generation 0, which the policy plays; in the later ones, where a search plays, a quarter as many. */
  readonly games: number;
  readonly generations: number;
  /** Iterations of the search that plays the later generations. */
  readonly search: number;
  readonly seed: string;
  readonly threads: number;
  readonly out: string;
  /** Games of officers on which the judgement is tried besides. */
  readonly officers: number;
  readonly officerIterations?: number;
  readonly passes: number;
  readonly matchGames: number;
  /** Milliseconds of CPU time for a decision; a match is played at each. */
  readonly cpu: readonly number[];
  /** How far the policy plays on below a search that judges by what was learned, against the usual 1. */
  readonly stride: number;
  /** What is learned: a judgement to think by, which has to win a match, or chances to be told, which have to be right. */
  readonly aim: 'judgement' | 'chances';
  /** Other threads than those of this machine. */
  openPool?(threads: number): Pool;
}

/** One piece of long work: how much of what there is to do, and the doing. */
export interface Step {
  readonly stage: Stage;
  readonly generation: number;
  readonly unit: 'games' | 'passes';
  readonly total: number;
  run(signal: AbortSignal, show: (done: number) => void): Promise<void>;
}

/** Something that a stage needs is not there yet, or the folder is of another training. */
export class TrainingTrouble extends Error {
  override readonly name = 'TrainingTrouble';
  readonly code: 'missing' | 'other-training' | 'no-encoding';
  constructor(code: TrainingTrouble['code'], what: string) {
    super(what);
    this.code = code;
  }
}

/** Games to a file of positions; fewer where a search plays them, so that a stop loses little. */
const SHARD = 50;
const SEARCHED_SHARD = 5;
/** Games of one generation are counted from a multiple of this on; officers' come behind all of them. */
const GENERATION = 10_000_000;
const OFFICERS = 100 * GENERATION;
/** Of what is learned from a search's games, so much is what the search thought. */
const SEARCH_SHARE = 0.5;

export async function openTraining(
  training: Training,
): Promise<{ steps(stage?: Stage): Step[]; report(): Report | null }> {
  const gameModule = builtModule(training.gameModule);
  const thinking = (await import(gameModule)) as Thinking;
  const { game, encoding } = thinking;
  if (!encoding) throw new TrainingTrouble('no-encoding', game.id);
  const { players, seed, out, generations } = training;
  const together = training.together || players === 1;
  const aimsAtChances = training.aim === 'chances';
  const counts = aimsAtChances ? 'won' : 'worth';
  const plan: Plan = { seed, players, together, options: training.options, iterations: 0, inEarnest: false, counts };
  const inputs = encoding.inputs.length;
  const outputs = outputsOf(plan);
  claim(out, {
    game: game.id,
    rules: game.edition,
    encoding: encoding.version,
    inputs: hashOfInputs(encoding),
    players,
    seed,
    options: training.options,
    ...(aimsAtChances && { aim: training.aim }),
  });

  const folderOf = (generation: number): string => join(out, `generation-${generation}`);
  const weightsFile = (generation: number): string => join(folderOf(generation), 'weights.json');
  const weightsOf = (generation: number): Weights => JSON.parse(textOf(weightsFile(generation))) as Weights;
  const networkOf = (weights: Weights): Network => unpackWeights(weights, inputs);
  const last = generations - 1;
  const planOf = (generation: number): Plan => ({ ...plan, iterations: generation === 0 ? 0 : training.search });
  const gamesOf = (generation: number): number =>
    generation === 0 ? training.games : Math.max(SHARD, Math.round(training.games / 4));

  const gathering = (
    folder: string,
    what: Plan,
    first: number,
    games: number,
    judgement: () => Judgement | null,
  ): Pick<Step, 'unit' | 'total' | 'run'> => ({
    unit: 'games',
    total: games,
    async run(signal, show) {
      const size = what.iterations > 0 ? SEARCHED_SHARD : SHARD;
      const shards = Math.ceil(games / size);
      const fileOf = (shard: number): string => join(folder, `${String(shard).padStart(6, '0')}.rows`);
      const open = Array.from({ length: shards }, (_, n) => n).filter((shard) => !existsSync(fileOf(shard)));
      let done = games - open.length * size;
      if (open.length === 0) return;
      const by = judgement();
      await inLanes(training, signal, open, async (pool, shard) => {
        const from = first + shard * size;
        const to = first + Math.min(games, (shard + 1) * size);
        await pool.run('gather', { gameModule, plan: what, judgement: by, from, to, file: fileOf(shard) }, signal);
        done += size;
        show(Math.max(0, done));
      });
    },
  });

  const playing = (generation: number): Step => ({
    stage: 'play',
    generation,
    ...gathering(
      join(folderOf(generation), 'play'),
      planOf(generation),
      generation * GENERATION,
      gamesOf(generation),
      () => (generation === 0 ? 'by hand' : weightsOf(generation - 1)),
    ),
  });

  const rowsIn = (folder: string): Rows => {
    if (!existsSync(folder)) throw new TrainingTrouble('missing', folder);
    const files = readdirSync(folder).filter((name) => name.endsWith('.rows'));
    const parts = files.sort().map((name) => fromBytes(readFileSync(join(folder, name))));
    return joined(parts, outputs);
  };
  const choicesIn = (folder: string): (readonly Choice[])[] =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.rows'))
      .sort()
      .flatMap((name) => JSON.parse(textOf(choicesBeside(join(folder, name)))) as (readonly Choice[])[]);
  const playedRows = (generation: number): Rows => rowsIn(join(folderOf(generation), 'play'));

  const fittingOf = (generation: number): Step => ({
    stage: 'fit',
    generation,
    unit: 'passes',
    total: training.passes,
    async run(signal, show) {
      if (existsSync(weightsFile(generation))) return;
      const own = playedRows(generation);
      const rows = generation === 0 ? own : joined([playedRows(generation - 1), own], outputs);
      const searchShare = generation === 0 ? 0 : SEARCH_SHARE;
      const fit = fitting(rows, { inputs, seed: `${seed}\n${generation}`, passes: training.passes, searchShare });
      const passes: Pass[] = [];
      for (;;) {
        const { done, value } = fit.next();
        if (!done) {
          passes.push(value);
          show(value.pass);
          // So that Ctrl-C is heard between two passes.
          await new Promise((resolve) => setImmediate(resolve));
          if (signal.aborted) return;
          continue;
        }
        const { learned } = held(own, value, generation);
        const choices = generation === 0 ? [] : choicesIn(join(folderOf(generation), 'play'));
        const leaning = fitLeaning(own, choices, value, inputs, `${seed}\n${generation}`);
        const weights = packWeights(
          {
            game: game.id,
            rules: game.edition,
            encoding: encoding.version,
            inputs: hashOfInputs(encoding),
            players,
            outputs,
            generation,
            games: gamesOf(generation),
            positions: countOf(rows),
            seed,
            player:
              generation === 0 ? 'policy' : `search of ${training.search} iterations with generation ${generation - 1}`,
            target: generation === 0 ? 'result' : `${1 - SEARCH_SHARE} result + ${SEARCH_SHARE} search value`,
            stride: training.stride,
            heldOut: {
              games: learned.games,
              logLoss: rounded(learned.logLoss),
              brier: rounded(learned.brier),
              calibration: rounded(learned.error),
            },
            match: null,
          },
          value,
          leaning,
        );
        keep(join(folderOf(generation), 'fit.json'), passes);
        keep(weightsFile(generation), weights);
        return;
      }
    },
  });

  const traitsOf = (number: number): string[] =>
    Object.entries(optionsOfGame(game, plan, number))
      .filter(([id]) => game.options.some((option) => option.id === id && option.concerns === 'rules'))
      .map(([id, value]) => `${id}=${value}`);
  const roleOf = (number: number, seat: number): string =>
    together ? TEAM : (game.roles(players, fillOptions(game, optionsOfGame(game, plan, number)))[seat] as string);
  const held = (rows: Rows, network: Network, generation: number) =>
    sampleOf(`held-out games of generation ${generation}`, rows, network, inputs, isHeldOut, roleOf, traitsOf);

  const reportFile = join(out, 'report.json');
  const tell = (report: Report): void => {
    keep(reportFile, report);
    keepText(join(out, 'report.html'), pageOf(report));
  };

  const iterations = training.officerIterations ?? iterationsOf('officer', thinking.brain);
  const officers = join(out, `officers-${iterations}`);
  const judging = (): Step => {
    const earnest: Plan = { ...plan, iterations, inEarnest: true };
    const games = gathering(officers, earnest, OFFICERS, training.officers, () => null);
    return {
      stage: 'judge',
      generation: last,
      ...games,
      async run(signal, show) {
        await games.run(signal, show);
        if (signal.aborted) return;
        const weights = weightsOf(last);
        const network = networkOf(weights);
        const samples = [held(playedRows(last), network, last)];
        if (training.officers > 0) {
          const name = `games of officers (${iterations} iterations)`;
          samples.push(sampleOf(name, rowsIn(officers), network, inputs, () => true, roleOf, traitsOf));
        }
        const { layers: _, ...head } = weights;
        tell({ weights: head, samples });
      },
    };
  };

  const matchFile = (cpu: number): string => join(folderOf(last), `match-${cpu}-stride-${training.stride}.jsonl`);
  const dealsIn = (cpu: number): Deal[] =>
    existsSync(matchFile(cpu))
      ? textOf(matchFile(cpu))
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line) as Deal)
      : [];

  const matching = (cpu: number): Step => ({
    stage: 'match',
    generation: last,
    unit: 'games',
    total: training.matchGames,
    async run(signal, show) {
      const weights = { ...weightsOf(last), stride: training.stride };
      const seated = seatings(players, together);
      const number = Math.ceil(training.matchGames / seated.length);
      const deals = dealsIn(cpu);
      const known = new Set(deals.map(({ deal }) => deal));
      const open = Array.from({ length: number }, (_, n) => n).filter((deal) => !known.has(deal));
      await inLanes(training, signal, open, async (pool, deal) => {
        const options = fillOptions(game, training.options);
        const games = [];
        for (const learns of seated) {
          const task = {
            gameModule,
            bots: learns.map(() => 'officer' as const),
            edition: game.edition,
            options,
            seed: `${seed}\nmatch ${cpu}\n${deal}`,
            judgements: learns.map((one) => (one ? weights : ('by hand' as const))),
            cpu,
          };
          games.push(await pool.run('play', task, signal));
        }
        const played = {
          deal,
          games: games.map(({ outcome, spent }) => ({ winners: outcome.winners, spent: spent ?? [] })),
        };
        deals.push(played);
        mkdirSync(folderOf(last), { recursive: true });
        writeFileSync(matchFile(cpu), `${JSON.stringify(played)}\n`, { flag: 'a' });
        show(deals.length * seated.length);
      });
      if (!signal.aborted) settle();
    },
  });

  /** Puts what the matches said into weights and report, as far as they are played. */
  const settle = (): void => {
    const seated = seatings(players, together);
    const results: (Edge & { readonly against: string })[] = training.cpu
      .map((cpu) => ({ cpu, deals: dealsIn(cpu) }))
      .filter(({ deals }) => deals.length > 0)
      .map(({ cpu, deals }) => ({
        against: `hand-written, ${cpu} ms of CPU time a decision`,
        ...edgeOf(deals, seated),
      }));
    const best = results.reduce<MatchResult | null>((most, one) => (most && most.low >= one.low ? most : one), null);
    const weights = { ...weightsOf(last), stride: training.stride, match: best };
    const file = join(out, `${players}.json`);
    keep(file, weights);
    const { layers: _, ...head } = weights;
    const before = existsSync(reportFile) ? (JSON.parse(textOf(reportFile)) as Report) : { samples: [] };
    tell({
      ...before,
      weights: head,
      matches: results,
      keeps: isBetter(results, training.cpu.length) ? 'learned' : 'hand-written',
    });
  };

  const chancesFile = join(out, `chances-${players}.json`);
  const calibrating = (): Step => ({
    stage: 'calibrate',
    generation: last,
    unit: 'games',
    total: training.officers,
    async run(_signal, show) {
      const bare = networkOf(weightsOf(last));
      const { layers: _, leaning: __, ...head } = weightsOf(last);
      const weights = packWeights({ ...head, match: null }, bare, null, 8);
      const officersRows = rowsIn(officers);
      const rolesOf = (number: number, seat: number): string[] =>
        Array.from({ length: outputs }, (_, i) => (together ? TEAM : roleOf(number, (seat + i) % players)));
      keep(chancesFile, chanceWeightsOf(weights, officersRows, unpackWeights(weights, inputs), rolesOf, iterations));
      show(training.officers);
    },
  });

  return {
    steps(stage) {
      const all = [
        ...Array.from({ length: generations }, (_, generation) => [playing(generation), fittingOf(generation)]).flat(),
        judging(),
        ...(aimsAtChances ? [calibrating()] : training.cpu.map(matching)),
      ];
      return all.filter((step) => !stage || step.stage === stage);
    },
    report: () => (existsSync(reportFile) ? (JSON.parse(textOf(reportFile)) as Report) : null),
  };
}

/** Fewer games may all end alike by luck, and then their interval has no width. */
const FEWEST_TO_DECIDE = 100;

/** Weights are taken if they are surely better at one budget and surely not much worse at any other. */
export const isBetter = (results: readonly Pick<MatchResult, 'games' | 'low'>[], budgets: number): boolean =>
  results.length === budgets &&
  results.every(({ games, low }) => games >= FEWEST_TO_DECIDE && low > 0.46) &&
  results.some(({ low }) => low > 0.5);

const rounded = (n: number): number => Math.round(n * 1e4) / 1e4;

/** Every thread has a lane; a lane takes one piece of work after another. */
async function inLanes<X>(
  { threads, openPool: opened = openPool }: Pick<Training, 'threads' | 'openPool'>,
  signal: AbortSignal,
  work: readonly X[],
  run: (pool: Pool, one: X) => Promise<void>,
): Promise<void> {
  if (work.length === 0) return;
  const pool = opened(threads);
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < work.length && !signal.aborted) await run(pool, work[next++] as X);
  };
  try {
    await Promise.all(Array.from({ length: threads }, lane));
  } catch (cause) {
    if (!signal.aborted) throw cause;
  } finally {
    await pool.close();
  }
}

/** The folder belongs to one training: the same rules, inputs, players and seed. */
function claim(out: string, what: object): void {
  const file = join(out, 'training.json');
  if (!existsSync(file)) keep(file, what);
  else if (canonical(JSON.parse(textOf(file))) !== canonical(JSON.parse(JSON.stringify(what))))
    throw new TrainingTrouble('other-training', out);
}

function textOf(file: string): string {
  if (!existsSync(file)) throw new TrainingTrouble('missing', file);
  return readFileSync(file, 'utf8');
}

const keep = (file: string, what: unknown): void => keepText(file, `${JSON.stringify(what, null, 2)}\n`);

/** There as a whole, or not at all. */
function keepText(file: string, text: string): void {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
}
