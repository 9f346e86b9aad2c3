/** The waiting room: who sits where, who is still missing, who has agreed to begin. */
import { type GameBox, optionsOf } from '@sztab/kernel';
import { Glyph as Sign } from '@sztab/pieces';
import type { TableInfo } from '@sztab/protocol';
import { lazy, Suspense, use, useState } from 'react';
import { Link } from 'wouter';
import { listingOf, loadBox } from '../../games.ts';
import { canWatch } from '../../learn/watchable.ts';
import { useLanguage } from '../../look/language.tsx';
import { Loading } from '../../look/loading.tsx';
import { Nothing } from '../../look/nothing.tsx';
import { hasAid } from '../../rulebook/load.ts';
import { optionsThatMatter } from '../../tables/agreements.tsx';
import { usualOptions } from '../../tables/chairs.ts';
import { Cover } from '../../tables/cover.tsx';
import { useWords } from '../../words/index.ts';
import { useAct } from '../connection/act.ts';
import { api } from '../connection/api.ts';
import type { Polled } from '../connection/polled.ts';
import { usePerson } from '../entry/person.ts';
import { OnlinePage, Trouble } from '../frame.tsx';
import { companyOf } from '../new-table/wanted.ts';
import { badged, freeChairs, gameTitle, paceText, roleText, waitsForMe } from '../table-words.ts';
import { useOnlineWords } from '../words.ts';
import { Invite } from './invite.tsx';
import { ReadyCheck } from './ready-check.tsx';
import { RoomChairs } from './room-chairs.tsx';
import type { RoomConnection } from './room-connection.ts';
import { SitDown } from './sit-down.tsx';
import './room.css';

const RoomTalk = lazy(() => import('./room-talk.tsx'));

interface RoomProps {
  readonly table: TableInfo;
  readonly invite: string | null;
  readonly room: Pick<Polled<TableInfo>, 'trouble' | 'refresh' | 'take'>;
  readonly connection: RoomConnection;
}

export function Room({ table, invite, room, connection }: RoomProps) {
  const words = useOnlineWords();
  const house = useWords();
  const [language] = useLanguage();
  const title = gameTitle(table.game, language);
  const listing = listingOf(table.game);
  const [loading] = useState(() => loadBox(table.game).catch(() => null));
  const seated = table.seat !== null;
  const person = usePerson();
  const isHost = person.is === 'here' && person.me.id === table.host.id;
  const { busy, trouble, run } = useAct();
  const putOnList = async (): Promise<void> => room.take(await api.list(table.id));
  return (
    <OnlinePage title={badged(words.room.title(title), waitsForMe(table) ? 1 : 0)} className="room">
      <header>
        <Link className="btn quiet room-back" href="/lobby">
          <Sign name="left" />
          {words.room.toTables}
        </Link>
        <div>
          <h1>{seated ? title : words.room.invited(table.host.name, title)}</h1>
          <p>{[listing && house.minutes(listing.minutes), paceText(table.pace, words)].filter(Boolean).join(' · ')}</p>
          {/* Whoever was sent a link may never have heard of the game. */}
          {!seated && listing && <p className="room-about">{listing.about[language]}</p>}
        </div>
        {/* Whoever came by the link knows that they have it. */}
        <div className="room-access" data-known={(!seated && table.access === 'link') || undefined}>
          <p>
            {table.access !== 'public' && <Sign name="lock" size={16} />}
            {words.access[table.access]}
          </p>
          {/* A password was asked for on purpose, so nothing here takes it away. */}
          {isHost && table.access === 'link' && (
            <button type="button" className="btn" disabled={busy} onClick={() => void run(putOnList)}>
              {words.room.putOnList}
            </button>
          )}
        </div>
      </header>
      <Trouble word={trouble} />
      {/* The server does not answer: the page says so, goes on asking, and shows the chairs as last known. */}
      <Trouble word={room.trouble} />
      <Suspense fallback={<Loading />}>
        <AtRoom table={table} invite={invite} room={room} connection={connection} loading={loading} />
      </Suspense>
    </OnlinePage>
  );
}

function AtRoom({ table, invite, room, connection, loading }: RoomProps & { loading: Promise<GameBox | null> }) {
  const box = use(loading);
  const words = useOnlineWords();
  const [language] = useLanguage();
  const [password, setPassword] = useState('');
  const { trouble, run } = useAct();
  const person = usePerson();
  const isHost = person.is === 'here' && person.me.id === table.host.id;
  const seated = table.seat !== null;
  const [sat, setSat] = useState(table.seat);
  const [freed, setFreed] = useState(false);
  // Getting up leads away from this page, so whoever is without a chair here was freed from it by the host.
  if (sat !== table.seat) {
    setSat(table.seat);
    setFreed(sat !== null && !seated);
  }
  const free = freeChairs(table).length;
  const placeOf = (seat: number, role: string): string =>
    table.drawn || !box ? words.seat(seat + 1) : roleText(box, role, language);
  const nameOf = (seat: number): string => {
    const chair = table.chairs[seat];
    return chair?.who?.is === 'person' ? chair.who.name : placeOf(seat, chair?.role ?? '');
  };
  const credentials = { ...(invite ? { invite } : {}), ...(password ? { password } : {}) };
  return (
    <div className="halves" data-waits={(seated && free > 0) || undefined}>
      <div>
        <div role="status">{freed && <p>{words.room.freed}</p>}</div>
        {!seated && free === 0 && (
          <Nothing text={words.room.full} go={words.openTable} to={`/new/${table.game}?online`} />
        )}
        <div className="room-map">
          <Suspense>
            <Cover game={table.game} />
          </Suspense>
          <RoomChairs table={table} placeOf={placeOf} credentials={credentials} run={run} onTable={room.take} />
        </div>
        <Trouble word={trouble} />
        <WhileYouWait game={table.game} />
        {/* The one question, after what it is about. */}
        {!seated && free > 0 && (
          <SitDown
            table={table}
            credentials={credentials}
            word={table.access === 'password' ? { text: password, change: setPassword } : null}
            onTable={room.take}
          />
        )}
        {seated && <ReadyCheck table={table} onTable={room.take} />}
      </div>
      <div>
        {(seated || isHost) && <Invite table={table} />}
        <Agreed table={table} box={box} />
        {seated && (
          <Suspense>
            <RoomTalk id={table.id} connection={connection} nameOf={nameOf} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

/** What to read while the last chairs are still free. */
function WhileYouWait({ game }: { game: string }) {
  const words = useOnlineWords();
  const house = useWords();
  return (
    <nav className="while-you-wait" aria-label={words.room.whileYouWait}>
      <b>{words.room.whileYouWait}</b>
      <Link href={`/learn/${game}/next`}>
        <Sign name="lamp" size={18} />
        {words.room.lesson}
      </Link>
      <Link href={`/rules/${game}`}>
        <Sign name="book" size={18} />
        {words.room.rules}
      </Link>
      {hasAid(game) && (
        <Link href={`/rules/${game}/aid`}>
          <Sign name="note" size={18} />
          {house.rulebook.aid}
        </Link>
      )}
      <Link href={canWatch(game) ? `/watch/${game}` : '/#records'}>
        <Sign name="play" size={18} />
        {words.nobody.ways.watch.name}
      </Link>
    </nav>
  );
}

/** The game in a line, what was agreed for it, and the promise about the dice. */
function Agreed({ table, box }: { table: TableInfo; box: GameBox | null }) {
  const words = useOnlineWords();
  const [language] = useLanguage();
  const listing = listingOf(table.game);
  return (
    <section aria-labelledby="agreed-title" className="agreed">
      <h2 id="agreed-title">{words.room.about}</h2>
      {table.seat !== null && <p>{listing?.about[language]}</p>}
      <p>
        <Link href={`/rules/${table.game}`}>{words.room.rules}</Link>
      </p>
      {box && table.rules < box.game.edition && <p>{words.room.edition(table.rules, box.game.edition)}</p>}
      {box && <Options table={table} box={box} />}
      <details>
        <summary>{words.room.commit}</summary>
        <p>{words.room.commitText}</p>
        <code>{table.commit}</code>
      </details>
    </section>
  );
}

/** What differs from the usual is said at once; the rest is there for whoever wants to know. */
function Options({ table, box }: { table: TableInfo; box: GameBox }) {
  const words = useOnlineWords();
  const [language] = useLanguage();
  const say = box.words[language];
  const options = optionsOf(box.game, table.rules);
  const company = companyOf(table.chairs.map(({ who }) => ({ is: who?.is ?? 'open' })));
  const usual = usualOptions({ game: { options }, lid: box.lid }, company);
  const all = optionsThatMatter(options, box.lid, table.chairs.length).map(({ id }) => ({
    id,
    value: table.options[id] ?? usual[id] ?? '',
  }));
  const changed = all.filter(({ id, value }) => value !== usual[id]);
  const list = (some: typeof all) => (
    <dl>
      {some.map(({ id, value }) => (
        <div key={id}>
          <dt>{say.option(id).name}</dt>
          <dd>{say.optionValue(id, value).name}</dd>
        </div>
      ))}
    </dl>
  );
  if (all.length === 0) return null;
  return (
    <>
      {changed.length > 0 ? list(changed) : <p>{words.room.usual}</p>}
      <details>
        <summary>{words.room.allOptions}</summary>
        {list(all)}
      </details>
    </>
  );
}
