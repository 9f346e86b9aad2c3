/** For whom the table moves when nobody has said anything for a while (NPG-4.0.7): the game says after how long, and what. */
import type { Silence } from '@sztab/kernel';
import type { Playing } from './playing.ts';
import type { StoredTable } from './stored.ts';

/** Where people have days for a move nobody is silent; bots never are. */
export function silences({ box, match, asks }: Playing, { pace, chairs }: StoredTable): readonly Silence[] {
  if (pace.is === 'days' || match.outcome) return [];
  const all = box.silent?.(match.table, asks()) ?? [];
  return all.filter(({ seat }) => chairs[seat]?.bot == null);
}

/** When the table moves for the first of them, if nothing happens from now on; null: it waits. */
export function silentAt(playing: Playing, table: StoredTable, now: number): number | null {
  const after = silences(playing, table).map((one) => one.after);
  return after.length > 0 ? now + Math.min(...after) * 1000 : null;
}
