/** Whether everybody is here and agrees to begin. Each adds random bytes of their own to the dice. */
import type { TableInfo } from '@sztab/protocol';
import { useLocation } from 'wouter';
import { useAct } from '../connection/act.ts';
import { api } from '../connection/api.ts';
import { entropy } from '../entropy.ts';
import { Trouble } from '../frame.tsx';
import { freeChairs } from '../table-words.ts';
import { type OnlineWords, useOnlineWords } from '../words.ts';

/** Why the game has not begun yet; null if nobody but the reader is waited for. */
function waitingText(table: TableInfo, words: OnlineWords): string | null {
  const free = freeChairs(table).length;
  if (free > 0) return words.room.waitsForSeats(words.freeSeats(free));
  const slow = table.chairs.flatMap(({ who, ready, seat }) =>
    who?.is === 'person' && !ready && seat !== table.seat ? [who.name] : [],
  );
  return slow.length > 0 ? words.room.waitsForReady(slow.join(', ')) : null;
}

export function ReadyCheck({ table, onTable }: { table: TableInfo; onTable(table: TableInfo): void }) {
  const words = useOnlineWords();
  const [, go] = useLocation();
  const { busy, trouble, run } = useAct();
  const ready = table.chairs.some((chair) => chair.seat === table.seat && chair.ready);
  // Whoever has left may not look at a private table any more.
  const stand = (): void =>
    void run(async () => {
      await api.stand(table.id);
      go('/lobby');
    });
  const say = (next: boolean): void =>
    void run(async () => onTable(await api.ready(table.id, { ready: next, entropy: entropy() })));
  return (
    <section className={ready ? 'ready-check' : 'ready-check yours'} aria-label={words.room.getReady}>
      <p role="status">{waitingText(table, words) ?? words.room.readyText}</p>
      <div className="acts">
        <button type="button" className={ready ? 'btn' : 'btn primary'} disabled={busy} onClick={() => say(!ready)}>
          {ready ? words.room.notYet : words.room.getReady}
        </button>
        <button type="button" className="btn quiet" disabled={busy} onClick={stand}>
          {words.room.stand}
        </button>
      </div>
      <Trouble word={trouble} />
    </section>
  );
}
