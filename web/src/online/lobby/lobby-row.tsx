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
import { asksMe, freeChairs, gameTitle, paceText, sitterText, waitsForMe } from '../table-words.ts';
import { type OnlineWords, troubleText, useOnlineWords } from '../words.ts';

/** `mine`: the reader sits there, opened the table, or gave up a seat that is still free. */
export function LobbyRow(props: { table: TableInfo; mine?: boolean; withPerson(act: () => Promise<unknown>): void }) {
  const { table, mine = false, withPerson } = props;
  const words = useOnlineWords();
  const house = useWords();
  const [language] = useLanguage();
  const [, go] = useLocation();
  const { busy, trouble, run } = useAct();
  const yours = waitsForMe(table) && !table.stuck;
  const { gaveUp } = table;
  const canSit =
    gaveUp !== undefined ||
    (!mine && table.seat === null && table.state === 'gathering' && freeChairs(table).length > 0);
  const sitText = gaveUp ? words.sitAgain : words.sit;
  const title = gameTitle(table.game, language);
  const names = table.chairs.filter(({ who }) => who !== null).map((chair) => sitterText(chair, words, house));
  const sit = (): void =>
    withPerson(() =>
      run(async () => {
        const { seat = null, invite } = gaveUp ?? {};
        await api.sit(table.id, { seat, ...(invite === undefined ? {} : { invite }) });
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
        <em>{stateText(table, mine, words)}</em>
        {table.state === 'gathering' ? <Places table={table} /> : <span>{ago(table.changed, language, house)}</span>}
        <span role="alert">{trouble && troubleText(words, trouble)}</span>
      </div>
      <div className="do">
        {canSit ? (
          <button type="button" className="btn" disabled={busy} aria-label={`${sitText}: ${title}`} onClick={sit}>
            {sitText}
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

function stateText(table: TableInfo, mine: boolean, words: OnlineWords): string {
  if (table.stuck) return words.stuck.state;
  if (table.state === 'over' || table.state === 'abandoned') return words[table.state];
  if (asksMe(table)) return words.asksYou;
  if (waitsForMe(table)) return words.yourTurn;
  if (table.gaveUp) return words.gaveUp;
  if (table.state === 'gathering') {
    const free = freeChairs(table).length;
    return free > 0 ? words.freeSeats(free) : words.gathering;
  }
  if (table.paused) return words.paused;
  if (table.seat !== null) return words.waiting;
  return mine ? words.youHost : words.see;
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
