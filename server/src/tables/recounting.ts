/** Sends the past of a match to those who missed it. It is read on a thread from a snapshot, while the table plays on. */
import type { Missing } from './audience.ts';
import type { LiveTable } from './live-table.ts';
import { tagsOf } from './partners.ts';
import type { Playing } from './playing.ts';
import { snapshotOf, withMoments } from './reading-room.ts';
import { yieldToEventLoop } from './slices.ts';
import { TableTrouble } from './trouble.ts';

/** Bytes: writing more than this to a socket takes long enough to let others have their turn before the next. */
const LONG = 50_000;

/** Those who waited for the same text get it one per turn of the event loop. */
async function oneByOne(read: Promise<Buffer>): Promise<Buffer> {
  const steps = await read;
  if (steps.length > LONG) await yieldToEventLoop();
  return steps;
}

/** Called from the table's queue, when every entry is on the disk; does not hold the queue while it reads. */
export async function tellMissing(table: LiveTable, { viewer, now, waiting }: Missing, who: string): Promise<void> {
  try {
    const snapshot = snapshotOf(table.playing as Playing);
    const read = table.keeper.reading.moments(who, snapshot, viewer, now.keep, false);
    const steps = await oneByOne(read.catch((error) => table.stumble(error)));
    const went = withMoments(now, steps);
    for (const [i, { watcher, tell }] of waiting.entries()) {
      if (i > 0 && steps.length > LONG) await yieldToEventLoop();
      // A watcher whose seat changed meanwhile joins again by itself.
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

/** The course as this person may see it, at most its last `most` moments: a `Went` as JSON, and the rest of a `CourseAnswer`. */
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

/** The record of a finished match. */
export function recordOf(table: LiveTable, playing: Playing, who: string): Promise<Buffer> {
  return table.keeper.reading
    .record(who, playing, tagsOf(playing, table.stored))
    .catch((error) => table.stumble(error));
}
