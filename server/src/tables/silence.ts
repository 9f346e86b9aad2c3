/** For whom the table moves when nobody has said anything for a while (NPG-4.0.7): the game says after how long, and what. */
import type { Seat, Silence } from '@sztab/kernel';
import { noteText, type TableNote } from '@sztab/protocol';
import type { LiveTable } from './live-table.ts';
import type { Playing } from './playing.ts';
import type { StoredTable } from './stored.ts';
import { addNote } from './talk.ts';

/** Where people have days for a move nobody is silent; bots never are. */
function silences({ box, match, asks }: Playing, { pace, chairs }: StoredTable): readonly Silence[] {
  if (pace.is === 'days' || match.outcome) return [];
  const all = box.silent?.(match.state, asks()) ?? [];
  return all.filter(({ seat }) => chairs[seat]?.bot == null);
}

/** When the table moves for the first of them, if nothing happens from now on; null: it waits. */
export function silentAt(playing: Playing, table: StoredTable, now: number): number | null {
  const after = silences(playing, table).map((one) => one.after);
  return after.length > 0 ? now + Math.min(...after) * 1000 : null;
}

/** Nobody has said anything for so long that the table moves for those who are asked; everybody is told so. */
export function onSilence(table: LiveTable): Promise<void> {
  return table.inTurn(async () => {
    // What another node has done meanwhile may be the end of the silence.
    await table.catchUp();
    const { silent, changed, paused, state } = table.stored;
    const now = table.keeper.now();
    if (silent === null || silent > now || paused === 1 || state !== 'playing') return;
    const before = unheard(table).filter(({ after }) => changed + after * 1000 <= now);
    const owing = new Map(before.map(({ seat, prompt }) => [seat, prompt]));
    for (;;) {
      const { playing } = table;
      const next = unheard(table).find(({ seat, prompt }) => owing.get(seat) === prompt);
      if (!playing || !next) return;
      const { seat, move } = next;
      const at = playing.match.seq;
      await table.append(playing, { seat, move, key: `silent:${at}`, person: null }, false);
      await noteSilence(table, seat, at);
    }
  });
}

/** Who is silent, with the question that was not answered. */
function unheard({ playing, stored }: LiveTable) {
  if (!playing) return [];
  const promptOf = (seat: Seat) => playing.asks().find((ask) => ask.seat === seat)?.prompt;
  return silences(playing, stored).map((one) => ({ ...one, prompt: promptOf(one.seat) }));
}

/** Once, whichever node entered it. */
async function noteSilence(table: LiveTable, seat: Seat, at: number): Promise<void> {
  const { id, keeper } = table;
  const note: TableNote = { is: 'silent', seat, at };
  await keeper.store.write(async (tx) => {
    const said = tx.selectFrom('talk').select('n').where('match', '=', id).where('text', '=', noteText(note));
    if (await said.where('person', 'is', null).executeTakeFirst()) return;
    await addNote(tx, id, keeper.now(), note);
  });
  await table.tellTalk();
  keeper.store.announce(id);
}
