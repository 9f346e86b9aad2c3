/** A log becomes a match that can be played on, or its table is unreadable. */
import { type GameBox, isMoveText } from '@sztab/kernel';
import type { Keeper } from './hall.ts';
import { Playing } from './playing.ts';
import { readEntries, type StoredTable } from './stored.ts';
import { Stumbled, TableTrouble } from './trouble.ts';

/**
 * Null before the game has begun. Whether each move was legal is not asked where nothing speaks against it, because that takes several times as
 * long; `doubted`: something does.
 */
export async function openLog(
  { store, reading }: Keeper,
  box: GameBox,
  { id, header, seed, state, asked, seq }: StoredTable,
  doubted: boolean,
): Promise<Playing | null> {
  if (!header) return null;
  const entries = await readEntries(store, id);
  // Another node may have added some since the row was read; none can be missing.
  if (entries.length < seq) throw new TableTrouble('unreadable', new Error('the log has holes'));
  let playing: Playing;
  try {
    if (!entries.every(({ move }) => isMoveText(move))) throw new Error('the log has an entry that is no move');
    playing = await Playing.open(box, { ...header, seed }, entries);
    playing.mustBeSeen();
  } catch (error) {
    throw new TableTrouble('unreadable', error);
  }
  // The row says who was asked after its last entry.
  const odd = state === 'playing' && entries.length === seq && !playing.asksAsLeft(asked);
  if (doubted || odd)
    await reading.check(playing).catch((error) => {
      // A thread that has no time is no fault of the log.
      throw error instanceof Stumbled ? new TableTrouble('unreadable', error) : error;
    });
  return playing;
}
