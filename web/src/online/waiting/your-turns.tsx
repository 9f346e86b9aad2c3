/** The first thing on home for somebody whose turn it is online: the table, the opponents, and how much time is left. */
import type { Language } from '@sztab/kernel';
import type { TableInfo } from '@sztab/protocol';
import { Link } from 'wouter';
import { listingOf } from '../../games.ts';
import { useLanguage } from '../../look/language.tsx';
import { GameMark } from '../../tables/game-mark.tsx';
import { useWords } from '../../words/index.ts';
import { asksMe, gameTitle, sitterText, waitsForMe } from '../table-words.ts';
import { useOnlineWords } from '../words.ts';
import { useMyTables } from './my-tables.ts';
import './your-turns.css';

/** The others are on the page of tables online. */
const MOST = 3;

export default function YourTurns() {
  const words = useOnlineWords();
  const known = useMyTables();
  const waiting = (known?.tables ?? [])
    .filter(waitsForMe)
    .sort((a, b) => (timeLeft(a, known?.at) ?? Infinity) - (timeLeft(b, known?.at) ?? Infinity));
  if (!known || waiting.length === 0) return null;
  return (
    <section className="your-turns" aria-label={words.yourTurns.title}>
      <ul>
        {waiting.slice(0, MOST).map((table, i) => (
          <Turn key={table.id} table={table} at={known.at} first={i === 0} />
        ))}
      </ul>
      {waiting.length > MOST && <Link href="/lobby">{words.yourTurns.all(waiting.length)}</Link>}
    </section>
  );
}

function Turn({ table, at, first }: { table: TableInfo; at: number; first: boolean }) {
  const words = useOnlineWords();
  const house = useWords();
  const [language] = useLanguage();
  const title = gameTitle(table.game, language);
  const others = table.chairs.filter(({ seat }) => seat !== table.seat).map((chair) => sitterText(chair, words, house));
  const together = listingOf(table.game)?.together === true;
  const gathering = table.state === 'gathering';
  const heading = gathering
    ? words.yourTurns.begin(title)
    : asksMe(table)
      ? words.yourTurns.asked(title)
      : house.yourMoveAt(title);
  const company = (together || gathering ? words.yourTurns.with : words.yourTurns.against)(others.join(', '));
  return (
    <li>
      <GameMark game={table.game} />
      <div>
        <h2>{heading}</h2>
        <p>
          <span>{company}</span>
          {!gathering && <span>{timeText(table, at, language, words.yourTurns)}</span>}
        </p>
      </div>
      <Link className={first ? 'btn primary' : 'btn'} href={`/t/${table.id}`}>
        {house.toTable}
      </Link>
    </li>
  );
}

/** Of the reader's own clock, in milliseconds; null where none runs. `at`: when the server told it. */
function timeLeft({ clock, seat }: TableInfo, at = Date.now()): number | null {
  if (!clock || seat === null || !clock.running.includes(seat)) return null;
  return Math.max(0, (clock.left[seat] ?? 0) - Math.max(0, Date.now() - at));
}

function timeText(
  table: TableInfo,
  at: number,
  language: Language,
  words: ReturnType<typeof useOnlineWords>['yourTurns'],
): string {
  const left = timeLeft(table, at);
  if (left === null) return words.since(duration(Math.max(0, Date.now() - table.changed), language) ?? words.aMoment);
  return left === 0 ? words.timeIsUp : words.left(duration(left, language) ?? words.lessThanAMinute);
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** “3 hours”, in the largest unit of which there is one; null below a minute. */
function duration(ms: number, language: Language): string | null {
  for (const [unit, length] of UNITS) {
    const n = Math.floor(ms / length);
    if (n >= 1) return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(n);
  }
  return null;
}
