/** One table in the lobby: what is played, who sits there, how fast, and the one thing to do about it. */
import { PencilBadge, pencilAt, Glyph as Sign } from '@sztab/pieces';
import type { TableInfo } from '@sztab/protocol';
import { Link, useLocation } from 'wouter';
import { useLanguage } from '../../look/language.tsx';
import { GameMark } from '../../tables/game-mark.tsx';
import { ago } from '../../tables/table-words.ts';
import { useWords } from '../../words/index.ts';
import { useAct } from '../connection/act.ts';
import { api } from '../connection/api.ts';
import { freeChairs, gameTitle, paceText, sitterText, waitsForMe } from '../table-words.ts';
import { type OnlineWords, troubleText, useOnlineWords } from '../words.ts';

export function LobbyRow(props: { table: TableInfo; withPerson(act: () => Promise<unknown>): void }) {
  const { table, withPerson } = props;
  const words = useOnlineWords();
  const house = useWords();
  const [language] = useLanguage();
  const [, go] = useLocation();
  const { busy, trouble, run } = useAct();
  const yours = waitsForMe(table) && !table.stuck;
  const canSit = table.seat === null && table.state === 'gathering' && freeChairs(table).length > 0;
  const title = gameTitle(table.game, language);
  const names = table.chairs.filter(({ who }) => who !== null).map((chair) => sitterText(chair, words, house));
  const sit = (): void =>
    withPerson(() =>
      run(async () => {
        await api.sit(table.id, { seat: null });
        go(`/t/${table.id}`);
      }),
    );
  return (
    <li className={yours ? 'yours' : undefined}>
      <GameMark game={table.game} />
      <div className="what">
        <b>{title}</b>
        <span>{names.join(' · ') || words.hosts(table.host.name)}</span>
        <span className="small">{paceText(table.pace, words)}</span>
      </div>
      <div className="how">
        <em>{stateText(table, words)}</em>
        {table.state === 'gathering' ? <Places table={table} /> : <span>{ago(table.changed, language, house)}</span>}
        <span role="alert">{trouble && troubleText(words, trouble)}</span>
      </div>
      <div className="do">
        {canSit ? (
          <button type="button" className="btn" disabled={busy} aria-label={`${words.sit}: ${title}`} onClick={sit}>
            {words.sit}
          </button>
        ) : (
          <Link
            className={yours ? 'btn primary' : 'btn'}
            href={`/t/${table.id}`}
            aria-label={`${linkText(table, words)}: ${title}`}
          >
            {linkText(table, words)}
          </Link>
        )}
      </div>
    </li>
  );
}

function linkText(table: TableInfo, words: OnlineWords): string {
  if (table.stuck) return words.see;
  if (table.state === 'gathering') return words.toRoom;
  return waitsForMe(table) ? words.play : words.see;
}

function stateText(table: TableInfo, words: OnlineWords): string {
  if (table.stuck) return words.stuck.state;
  if (table.state === 'over' || table.state === 'abandoned') return words[table.state];
  if (waitsForMe(table)) return words.yourTurn;
  if (table.state === 'gathering') {
    const free = freeChairs(table).length;
    return free > 0 ? words.freeSeats(free) : words.gathering;
  }
  if (table.paused) return words.paused;
  return table.seat === null ? words.see : words.waiting;
}

/** One badge for each chair: dashed where it is free, with a small mark for a bot. Screen readers get the words beside it. */
function Places({ table }: { table: TableInfo }) {
  return (
    <span className="places" aria-hidden="true">
      {table.chairs.map(({ seat, who }) => (
        <i key={seat} className={who ? 'taken' : undefined}>
          {who && <PencilBadge pencil={pencilAt(seat)} size={24} />}
          {who?.is === 'bot' && <Sign name="bot" size={13} />}
        </i>
      ))}
    </span>
  );
}
