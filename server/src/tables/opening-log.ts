/** Plays a stored log into a match; throws `unreadable` if that is not possible. */
import { type GameBox, isMoveText } from '@sztab/kernel';
import type { Keeper } from './hall.ts';
import { Playing } from './playing.ts';
import { readEntries, type StoredTable } from './stored.ts';
import { Stumbled, TableTrouble } from './trouble.ts';

/**
 * Null before the game has begun. Moves are not checked again, because that takes several times as long; unless `doubted`, or the result does not
 * fit the table's row.
 */
export async function openLog(
  { store, reading }: Keeper,
  box: GameBox,
  { id, header, seed, state, asked, seq }: StoredTable,
  doubted: boolean,
): Promise<Playing | null> {
  if (!header) return null;
  const entries = await readEntries(store, id);
  // There may be more than the row says, from another node; never fewer.
  if (entries.length < seq) throw new TableTrouble('unreadable', new Error('the log has holes'));
  let playing: Playing;
  try {
    if (!entries.every(({ move }) => isMoveText(move))) throw new Error('the log has an entry that is no move');
    playing = await Playing.open(box, { ...header, seed }, entries);
    playing.mustBeSeen();
  } catch (error) {
    throw new TableTrouble('unreadable', error);
  }
  // A cheap test of the log: the row says who was asked after its last entry.
  const odd = state === 'playing' && entries.length === seq && !playing.asksAsLeft(asked);
  if (doubted || odd)
    await reading.check(playing).catch((error) => {
      // A full queue or a crashed thread says nothing about the log.
      throw error instanceof Stumbled ? new TableTrouble('unreadable', error) : error;
    });
  return playing;
}
