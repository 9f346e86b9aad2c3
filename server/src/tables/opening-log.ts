/** Plays a stored log into a match; throws `unreadable` if that is not possible. */
import { type GameBox, isMoveText } from '@sztab/kernel';
import type { Keeper } from './hall.ts';
import { sealsAll } from './log-seal.ts';
import { Playing } from './playing.ts';
import { readEntries, type StoredTable } from './stored.ts';
import { Stumbled, TableTrouble } from './trouble.ts';

/**
 * Null before the game has begun. A log that fits its seal was checked when it was written. All others are checked move by move, which takes several
 * times as long: those that no server has sealed yet, that are `doubted`, or whose result does not fit the table's row.
 */
export async function openLog(
  keeper: Keeper,
  box: GameBox,
  { id, header, seed, state, asked, seq, seal }: StoredTable,
  doubted: boolean,
): Promise<Playing | null> {
  if (!header) return null;
  // Entries that other nodes have added since the row was read are checked when those nodes announce them.
  const entries = (await readEntries(keeper.store, id)).slice(0, seq);
  if (entries.length < seq) throw new TableTrouble('unreadable', new Error('the log has holes'));
  let playing: Playing;
  try {
    if (!entries.every(({ move }) => isMoveText(move))) throw new Error('the log has an entry that is no move');
    playing = await Playing.open(box, { ...header, seed }, entries);
    playing.mustBeSeen();
  } catch (error) {
    throw new TableTrouble('unreadable', error);
  }
  const isSealed = seq === 0 || seal === playing.seal;
  if (!isSealed && seal !== null && sealsAll(seal, seq))
    throw new TableTrouble('unreadable', new Error('the log is not the one that was played'));
  // A cheap test of the log: the row says who was asked after its last entry.
  const odd = state === 'playing' && !playing.asksAsLeft(asked);
  if (!isSealed || doubted || odd)
    await keeper.reading.check(playing).catch((error) => {
      // A full queue or a crashed thread says nothing about the log.
      throw error instanceof Stumbled ? new TableTrouble('unreadable', error) : error;
    });
  if (!isSealed) await keepSeal(keeper, id, seq, playing.seal);
  return playing;
}

/** Stores the seal, so that the log is checked once. On a full disk the table still opens. */
async function keepSeal({ store, trouble }: Keeper, id: string, seq: number, seal: string): Promise<void> {
  const row = store.db.updateTable('tables').set({ seal }).where('id', '=', id).where('seq', '=', seq);
  await row.execute().catch((error) => trouble('seal', id, error));
}
