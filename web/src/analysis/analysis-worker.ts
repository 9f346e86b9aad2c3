/** Where a finished match is read: a worker of its own, so that neither a frame nor a bot ever waits for it, and so that it can be ended at once. */
import { type Analysis, Analyst, brainOf, type Decision, type Thinking, weighMove } from '@sztab/bots';
import { Match, readRecord } from '@sztab/kernel';

const games = import.meta.glob<Thinking>('../../../games/[a-z]*/thinking.ts');

export interface ReadingTask {
  /** The match as text: a worker believes no state that it has not played itself. */
  readonly record: string;
  readonly together: boolean;
  /** How far it was read before. */
  readonly kept: Analysis | null;
}

/** A move tried in a position of a finished match, in place of the one that was made there. */
export interface TryTask {
  readonly record: string;
  readonly together: boolean;
  readonly at: number;
  readonly tried: string;
}

/** `refused`: the match goes on, so nobody is told anything. */
export type FromReading =
  | { readonly is: 'read'; readonly analysis: Analysis; readonly whole: boolean }
  | { readonly is: 'weighed'; readonly decision: Decision | null }
  | { readonly is: 'refused' }
  | { readonly is: 'failed'; readonly why: string };

/** So often what is there so far is shown. */
const EVERY_MS = 300;

async function opened(text: string) {
  const { record, lines } = readRecord(text);
  const module = games[`../../../games/${record.header.game}/thinking.ts`];
  if (!module) throw new RangeError(`there is no game "${record.header.game}"`);
  const thinking = await module();
  const match = Match.replay(thinking.game, record, lines);
  return { match, game: thinking.game, brain: await brainOf(thinking, console.warn) };
}

async function readMatch({ record, together, kept }: ReadingTask, tell: (said: FromReading) => void): Promise<void> {
  const { match, game, brain } = await opened(record);
  if (!match.outcome) return tell({ is: 'refused' });
  const analyst = new Analyst({ game, brain }, match, together, undefined, kept);
  let told = performance.now();
  while (analyst.step()) {
    if (performance.now() - told < EVERY_MS) continue;
    tell({ is: 'read', analysis: analyst.analysis, whole: false });
    told = performance.now();
  }
  tell({ is: 'read', analysis: analyst.analysis, whole: true });
}

async function weighTry({ record, together, at, tried }: TryTask, tell: (said: FromReading) => void): Promise<void> {
  const { match, game, brain } = await opened(record);
  if (!match.outcome) return tell({ is: 'refused' });
  tell({ is: 'weighed', decision: weighMove({ game, brain, together }, match, at, tried) });
}

self.addEventListener('message', ({ data }: MessageEvent<ReadingTask | TryTask>) => {
  const tell = (said: FromReading): void => self.postMessage(said);
  const work = 'tried' in data ? weighTry(data, tell) : readMatch(data, tell);
  work.catch((error: unknown) => tell({ is: 'failed', why: String(error) }));
});
