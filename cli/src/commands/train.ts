import { join } from 'node:path';
import { openTraining, STAGES, type Step, TrainingTrouble } from '@sztab/bots/node';
import { thinkingModule } from '@sztab/shelf';
import { gameNamed, pinnedOptions, playersFrom, seedFrom, threadsFrom, wholeNumber } from '../arguments.ts';
import { columns } from '../columns.ts';
import { Complaint, EXIT } from '../complaint.ts';
import type { Hands } from '../hands.ts';
import { longWork } from '../long-work.ts';
import { print, printBlock, printError } from '../output.ts';
import { percent } from '../tally.ts';
import type { CliWords } from '../words.ts';

export interface TrainOptions {
  readonly players?: string;
  readonly games: string;
  readonly generations: string;
  readonly search: string;
  readonly seed: string;
  readonly threads?: string;
  readonly out?: string;
  readonly stage?: string;
  readonly option?: readonly string[];
  readonly passes: string;
  readonly officers: string;
  readonly officerIterations?: string;
  readonly match: string;
  readonly cpu: string;
  readonly stride: string;
  readonly chances?: boolean;
}

/** Games go by tens of thousands; so much fits into memory. */
const MOST_GAMES = 1_000_000;

/** Learns a judgement from games that bots play against themselves, and says how good it is. Goes on where it was stopped. */
export async function train(id: string, chosen: TrainOptions, m: CliWords, hands?: Hands): Promise<number> {
  const box = await gameNamed(id);
  const { game, lid } = box;
  const players = playersFrom(game, chosen.players);
  const stage = STAGES.find((one) => one === chosen.stage);
  if (chosen.stage !== undefined && !stage) throw new Complaint((say) => say.unknownStage(chosen.stage ?? '', STAGES));
  const out = chosen.out ?? join('training', `${id}-${players}${chosen.chances ? '-chances' : ''}`);
  const work = await inWords(() =>
    openTraining({
      gameModule: thinkingModule(id),
      players,
      together: lid.together ?? false,
      options: pinnedOptions(game, chosen.option ?? []),
      games: wholeNumber('--games', chosen.games, 1, MOST_GAMES),
      generations: wholeNumber('--generations', chosen.generations, 1, 9),
      search: wholeNumber('--search', chosen.search, 2, 100_000),
      seed: seedFrom(chosen.seed),
      threads: hands?.threads ?? threadsFrom(chosen.threads),
      ...(hands && { openPool: hands.openPool }),
      out,
      officers: wholeNumber('--officers', chosen.officers, 0, MOST_GAMES),
      ...(chosen.officerIterations && {
        officerIterations: wholeNumber('--officer-iterations', chosen.officerIterations, 1, 1_000_000),
      }),
      passes: wholeNumber('--passes', chosen.passes, 1, 1000),
      matchGames: wholeNumber('--match', chosen.match, 2, MOST_GAMES),
      cpu: chosen.cpu.split(',').map((text) => wholeNumber('--cpu', text.trim(), 1, 60_000)),
      stride: wholeNumber('--stride', chosen.stride, 0, 100),
      aim: chosen.chances ? 'chances' : 'judgement',
    }),
  );
  for (const step of work.steps(stage)) {
    printError(m.train.stage(step.stage, step.generation));
    const { stopped } = await inWords(() => doStep(step, m));
    if (!stopped) continue;
    print(m.train.stopped(out));
    return EXIT.stopped;
  }
  const report = work.report();
  if (report) printBlock(summary(report, m));
  print(m.train.done(out));
  return EXIT.good;
}

const doStep = (step: Step, m: CliWords) =>
  longWork(m, step.total, step.unit === 'games' ? m.gamesUnit : m.train.passes, (signal, show) =>
    step.run(signal, show),
  );

/** What is in the way of a training, said to the person who asked for it. */
async function inWords<X>(act: () => Promise<X>): Promise<X> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof TrainingTrouble) throw new Complaint((m) => m.train.trouble[error.code](error.message));
    throw error;
  }
}

type Report = NonNullable<ReturnType<Awaited<ReturnType<typeof openTraining>>['report']>>;

function summary({ samples, matches = [], keeps }: Report, m: CliWords): string {
  const f = (n: number): string => n.toFixed(3);
  const rows = samples.map(({ of, base, byHand, learned, gain, bar }) => [
    of,
    String(learned.games),
    f(base.logLoss),
    f(byHand.logLoss),
    f(learned.logLoss),
    `${f(gain)} ± ${f(bar)}`,
    f(byHand.error),
    f(learned.error),
  ]);
  const lines = [columns([[...m.train.head], ...rows], [1, 2, 3, 4, 5, 6, 7])];
  for (const { against, games, won, low, high, cpuRatio } of matches)
    lines.push(m.train.match(against, games, percent(won), percent(low), percent(high), cpuRatio.toFixed(2)));
  if (keeps) lines.push(m.train.keeps(keeps));
  return lines.join('\n');
}
