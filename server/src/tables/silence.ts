/** Default moves for players who do not answer (NPG-4.0.7): the game says after how long, and which move. */
import type { Seat, Silence } from '@sztab/kernel';
import type { TableNote } from '@sztab/protocol';
import { absenceAt, MOST_MISSED } from './absence.ts';
import type { LiveTable } from './live-table.ts';
import { noteText } from './note-text.ts';
import type { Playing } from './playing.ts';
import type { StoredTable } from './stored.ts';
import { addNote } from './talk.ts';

/** Not at tables with days per move, and never for bots. */
function silences({ box, match, asks }: Playing, { pace, chairs }: StoredTable): readonly Silence[] {
  if (pace.is === 'days' || match.outcome) return [];
  const all = box.silent?.(match.state, asks()) ?? [];
  return all.filter(({ seat }) => chairs[seat]?.bot == null);
}

/** When the first default move is due if nothing happens before; null: never. */
export function silentAt(playing: Playing, table: StoredTable, now: number): number | null {
  const after = silences(playing, table).map((one) => one.after);
  return after.length > 0 ? now + Math.min(...after) * 1000 : null;
}

/** Makes the default moves that are due, and says so in the chat. */
export function onSilence(table: LiveTable): Promise<void> {
  return table.inTurn(async () => {
    // Another node may have got an answer meanwhile.
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
      const { seat, move, isAbsence } = next;
      const at = playing.match.seq;
      const missing = isAbsence ? { missing: seat } : {};
      await table.append(playing, { seat, move, key: `silent:${at}`, person: null }, false, missing);
      await noteSilence(table, seat, at, isAbsence === true);
    }
  });
}

/** The seats that have not answered, with what they are asked. */
function unheard({ playing, stored }: LiveTable) {
  if (!playing) return [];
  const promptOf = (seat: Seat) => playing.asks().find((ask) => ask.seat === seat)?.prompt;
  return silences(playing, stored).map((one) => ({ ...one, prompt: promptOf(one.seat) }));
}

/** Notes the move in the chat once for all nodes, and that the others may replace the player from now on. */
async function noteSilence(table: LiveTable, seat: Seat, at: number, isAbsence: boolean): Promise<void> {
  const { id, keeper } = table;
  const isAbsent = isAbsence && absenceAt(table.stored.absence, seat).missed === MOST_MISSED;
  const note: TableNote = { is: 'silent', seat, at };
  await keeper.store.write(async (tx) => {
    const said = tx.selectFrom('talk').select('n').where('match', '=', id).where('text', '=', noteText(note));
    if (await said.where('person', 'is', null).executeTakeFirst()) return;
    await addNote(tx, id, keeper.date(), note);
    if (isAbsent) await addNote(tx, id, keeper.date(), { is: 'absent', seat });
  });
  await table.tellTalk();
  keeper.store.announce(id);
}
