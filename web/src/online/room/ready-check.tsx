/** Whether everybody is here and agrees to begin. Each adds random bytes of their own to the dice. */
import { listing } from '@sztab/kernel/words';
import type { TableInfo } from '@sztab/protocol';
import { useLocation } from 'wouter';
import { useLanguage } from '../../look/language.tsx';
import { useWords } from '../../words/index.ts';
import { useAct } from '../connection/act.ts';
import { api } from '../connection/api.ts';
import { entropy } from '../entropy.ts';
import { Trouble } from '../frame.tsx';
import { freeChairs, sitterText } from '../table-words.ts';
import { type OnlineWords, useOnlineWords } from '../words.ts';

/** Why the game has not begun yet; null if nobody but the reader is waited for. */
function waitingText(table: TableInfo, words: OnlineWords): string | null {
  const free = freeChairs(table).length;
  if (free > 0) {
    const { waitsForSeats, waitsOnList } = words.room;
    return (table.access === 'public' ? waitsOnList : waitsForSeats)(words.freeSeats(free));
  }
  const slow = table.chairs.flatMap(({ who, ready, seat }) =>
    who?.is === 'person' && !ready && seat !== table.seat ? [who.name] : [],
  );
  return slow.length > 0 ? words.room.waitsForReady(slow.join(', ')) : null;
}

export function ReadyCheck({ table, onTable }: { table: TableInfo; onTable(table: TableInfo): void }) {
  const words = useOnlineWords();
  const house = useWords();
  const [language] = useLanguage();
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
  const people = table.chairs.filter(({ who }) => who !== null);
  const others = people.filter(({ seat }) => seat !== table.seat).map((chair) => sitterText(chair, words, house));
  const asked = !ready && freeChairs(table).length === 0;
  return (
    <section className={ready ? 'ready-check' : 'ready-check yours'} aria-label={words.room.getReady}>
      <div>
        <p className="aside">
          {words.room.readyOf(people.filter((chair) => chair.ready).length, table.chairs.length)} ·{' '}
          {words.room.readyText}
        </p>
        <p role="status">
          {asked
            ? words.room.beginWith(listing(language).and(others))
            : (waitingText(table, words) ?? words.room.begins)}
        </p>
      </div>
      <div className="acts">
        <button type="button" className="btn quiet" disabled={busy} onClick={stand}>
          {words.room.stand}
        </button>
        <button type="button" className={ready ? 'btn' : 'btn primary'} disabled={busy} onClick={() => say(!ready)}>
          {ready ? words.room.notYet : words.room.getReady}
        </button>
      </div>
      <Trouble word={trouble} />
    </section>
  );
}
