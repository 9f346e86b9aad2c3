/** The chairs of a table that gathers: who sits there, and what the host may still change. */

import { LEVELS, type Level, USUAL_LEVEL } from '@sztab/kernel';
import { PencilBadge, pencilAt, Glyph as Sign } from '@sztab/pieces';
import type { Chair, TableInfo } from '@sztab/protocol';
import { Link } from 'wouter';
import { useWords } from '../../words/index.ts';
import type { Act } from '../connection/act.ts';
import { api } from '../connection/api.ts';
import { usePerson } from '../entry/person.ts';
import { useEntry } from '../entry/use-entry.tsx';
import { useOnlineWords } from '../words.ts';
import type { Credentials } from './sit-down.tsx';

interface ChairsProps {
  readonly table: TableInfo;
  placeOf(seat: number, role: string): string;
  readonly credentials: Credentials;
  readonly run: Act['run'];
  onTable(table: TableInfo): void;
}

export function RoomChairs(props: ChairsProps) {
  const { table, placeOf, credentials, run, onTable } = props;
  const words = useOnlineWords();
  const person = usePerson();
  const { withPerson, dialog } = useEntry();
  const isHost = person.is === 'here' && person.me.id === table.host.id;
  const change = (answer: () => Promise<TableInfo>): Promise<boolean> => run(async () => onTable(await answer()));
  const sit = (seat: number): void => withPerson(() => change(() => api.sit(table.id, { seat, ...credentials })));
  return (
    <section aria-labelledby="chairs-title">
      {dialog}
      <h2 id="chairs-title">{words.room.chairs}</h2>
      <ul className="room-chairs">
        {table.chairs.map((chair) => (
          <ChairLine
            key={chair.seat}
            chair={chair}
            place={placeOf(chair.seat, chair.role)}
            mine={chair.seat === table.seat}
            drawn={table.drawn}
            // Where seats are drawn it does not matter which one is taken: one button is enough.
            onSit={table.drawn || person.is === 'asking' ? null : () => sit(chair.seat)}
            seated={table.seat !== null}
            onFree={
              isHost && chair.seat !== table.seat ? () => void change(() => api.free(table.id, chair.seat)) : null
            }
            onBot={isHost ? (level) => void change(() => api.bot(table.id, { seat: chair.seat, level })) : null}
          />
        ))}
      </ul>
      {table.drawn && <p className="aside">{words.room.drawn}</p>}
    </section>
  );
}

function ChairLine(props: {
  chair: Chair;
  place: string;
  mine: boolean;
  /** Who plays which side is not decided yet. */
  drawn: boolean;
  /** The viewer sits on another chair already. */
  seated: boolean;
  onSit: (() => void) | null;
  /** Frees the chair. */
  onFree: (() => void) | null;
  onBot: ((level: Level) => void) | null;
}) {
  const { chair, place, mine, drawn, seated, onSit, onFree, onBot } = props;
  const { who, ready } = chair;
  const words = useOnlineWords();
  const { levels } = useWords();
  return (
    <li className={who ? undefined : 'free'} data-mine={mine || undefined}>
      <span className="chair-badge" aria-hidden="true">
        {who && (drawn ? <Sign name="user" size={34} /> : <PencilBadge pencil={pencilAt(chair.seat)} size={38} />)}
        {who?.is === 'bot' && <Sign name="bot" size={16} />}
      </span>
      <div className="what">
        <b>
          {who === null && words.room.free}
          {who?.is === 'bot' && words.bot(levels[who.level]?.name ?? who.level)}
          {who?.is === 'person' && <Link href={`/people/${who.id}`}>{who.name}</Link>}
          {mine && <small> ({words.room.you})</small>}
        </b>
        <span>{place}</span>
      </div>
      <div className="how">
        {who?.is === 'person' && (
          <em className={ready ? 'ready' : undefined}>
            {ready && <Sign name="check" size={16} />}
            {ready ? words.room.ready : words.room.notReady}
          </em>
        )}
      </div>
      <div className="do">
        {who === null && onSit && (
          <button
            type="button"
            className={seated ? 'btn quiet' : 'btn'}
            aria-label={seated ? words.moveTo(place) : words.sitAt(place)}
            onClick={onSit}
          >
            {seated ? words.move : words.sit}
          </button>
        )}
        {who === null && onBot && (
          <button
            type="button"
            className="btn quiet"
            aria-label={words.room.putBotAt(place)}
            onClick={() => onBot(USUAL_LEVEL)}
          >
            <Sign name="bot" size={18} />
            {words.room.putBot}
          </button>
        )}
        {who?.is === 'bot' && onBot && (
          <select
            aria-label={`${words.room.level}: ${place}`}
            value={who.level}
            onChange={({ target }) => onBot(target.value as Level)}
          >
            {LEVELS.map((level) => (
              <option key={level} value={level}>
                {levels[level]?.name}
              </option>
            ))}
          </select>
        )}
        {who !== null && onFree && (
          <button
            type="button"
            className="iconbtn"
            aria-label={words.room.freeAt(place)}
            title={words.room.freeSeat}
            onClick={onFree}
          >
            <Sign name="x" />
          </button>
        )}
      </div>
    </li>
  );
}
