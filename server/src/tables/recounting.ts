/** What has been at a table, told to those who were not there. It is read beside the play, from a snapshot that does not change any more. */
import type { Missing } from './audience.ts';
import type { LiveTable } from './live-table.ts';
import type { Playing } from './playing.ts';
import { snapshotOf, withMoments } from './reading-room.ts';
import { yieldToEventLoop } from './slices.ts';
import { TableTrouble } from './trouble.ts';

/** In bytes: to hand over so much may take the better part of a millisecond. */
const LONG = 50_000;

/** Whoever waited for the same is told one after the other, and not all in one turn of the loop. */
async function oneByOne(read: Promise<Buffer>): Promise<Buffer> {
  const steps = await read;
  if (steps.length > LONG) await yieldToEventLoop();
  return steps;
}

/** Begun in turn, when everything is on the disk; read while the table plays on. */
export async function tellMissing(table: LiveTable, { viewer, now, waiting }: Missing, who: string): Promise<void> {
  try {
    const snapshot = snapshotOf(table.playing as Playing);
    const read = table.keeper.reading.moments(who, snapshot, viewer, now.keep, false);
    const steps = await oneByOne(read.catch((error) => table.stumble(error)));
    const went = withMoments(now, steps);
    for (const [i, { watcher, tell }] of waiting.entries()) {
      if (i > 0 && steps.length > LONG) await yieldToEventLoop();
      // Who has got other eyes meanwhile asks again.
      tell(watcher.viewer === viewer ? went : null);
    }
  } catch (error) {
    for (const { watcher, tell } of waiting) {
      tell(null);
      watcher.close();
    }
    if (!(error instanceof TableTrouble)) throw error;
  }
}

/** How it went for the eyes of this person, the last so many steps of it at most: the JSON of a `Went`, and what belongs to it. */
export async function courseOf(table: LiveTable, person: string | null, most: number, who: string) {
  const { snapshot, viewer, now, ...rest } = await table.inTurn(async () => {
    const { playing, stored } = table;
    if (!playing) throw new TableTrouble('not-playing');
    const { header, moves } = playing.match;
    const viewer = table.viewerFor(person);
    const untold = Math.max(0, moves.length + 1 - most);
    return {
      snapshot: snapshotOf(playing),
      viewer,
      now: { ...playing.now(viewer, 0), ...(untold > 0 ? { untold } : {}) },
      table: table.info(person),
      header: { ...header, seed: stored.state === 'over' ? header.seed : null },
    };
  });
  const read = table.keeper.reading.moments(who, snapshot, viewer, now.untold ?? 0, true);
  return { ...rest, went: withMoments(now, await oneByOne(read.catch((error) => table.stumble(error)))) };
}

/** A finished match as text. */
export function recordOf(table: LiveTable, playing: Playing, who: string): Promise<Buffer> {
  return table.keeper.reading.record(who, playing).catch((error) => table.stumble(error));
}
