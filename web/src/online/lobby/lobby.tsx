/** The lobby: tables that wait for you, your other tables, open seats, games to look on at, and a game at one press. */
import type { TableInfo } from '@sztab/protocol';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { type GameListing, gameList } from '../../games.ts';
import { canWatch } from '../../learn/watchable.ts';
import { useLanguage } from '../../look/language.tsx';
import { Nothing } from '../../look/nothing.tsx';
import { usePersonName } from '../../look/person-name.ts';
import { GameMark } from '../../tables/game-mark.tsx';
import { api } from '../connection/api.ts';
import { usePolled } from '../connection/polled.ts';
import { usePerson } from '../entry/person.ts';
import { useEntry } from '../entry/use-entry.tsx';
import { OnlinePage, Trouble } from '../frame.tsx';
import { badged, waitsForMe } from '../table-words.ts';
import { myTablesAre } from '../waiting/my-tables.ts';
import { useOnlineWords } from '../words.ts';
import { LobbyRow } from './lobby-row.tsx';
import { NobodyHere } from './nobody-here.tsx';
import { PlayNow } from './play-now.tsx';
import '../../tables/rows.css';
import './lobby.css';

const EVERY = 4000;
/** The server lists at most so many. */
const MOST_PAGES = 20;

export default function LobbyPage() {
  const words = useOnlineWords();
  const person = usePerson();
  const name = usePersonName();
  // Without an earlier sign-in there will be no person: the button is drawn at once, so that nothing moves down later.
  const stranger = person.is === 'nobody' || (person.is === 'asking' && name === null);
  const [pages, setPages] = useState(1);
  const question = useCallback(() => api.lobby(pages), [pages]);
  const { value: tables, trouble, refresh } = usePolled(question, EVERY);
  const { withPerson, dialog } = useEntry();
  useEffect(() => {
    if (tables) myTablesAre(tables.mine);
  }, [tables]);
  // The server lists tables that wait for this person's move first; those that wait for their agreement belong there, too.
  const mine = [...(tables?.mine ?? [])].sort((a, b) => Number(waitsForMe(b)) - Number(waitsForMe(a)));
  const waiting = mine.filter(waitsForMe).length;
  const open = (tables?.open ?? []).filter(({ id }) => !mine.some((own) => own.id === id));
  const watch = (tables?.watch ?? []).filter(({ id }) => !mine.some((own) => own.id === id));
  const lightest = gameList().find(({ id }) => canWatch(id))?.id;
  const empty = tables !== null && mine.length + open.length + watch.length === 0;
  return (
    <OnlinePage title={badged(words.title, waiting)} className="lobby">
      <header>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
        {stranger && (
          <button type="button" className="btn" onClick={() => withPerson(async () => refresh(), 'sign-in')}>
            {words.entry.signIn}
          </button>
        )}
      </header>
      <Trouble word={trouble} retry={refresh} />
      {dialog}
      <div className="halves" data-empty={empty || undefined}>
        <div aria-busy={tables === null && trouble === null}>
          {empty && <NobodyHere />}
          {person.is === 'here' && (
            <section aria-labelledby="mine-title">
              <h2 id="mine-title">{words.mine}</h2>
              {waiting > 0 && <p className="aside">{words.waitForYou(waiting)}</p>}
              {tables && mine.length === 0 && (
                <Nothing text={words.noneMine} go={words.playNow.title} to="/lobby#play-now" />
              )}
              <ul className="rows">
                {mine.map((table) => (
                  <LobbyRow key={table.id} table={table} mine withPerson={withPerson} />
                ))}
              </ul>
            </section>
          )}
          <OpenSeats tables={open} known={tables !== null} withPerson={withPerson}>
            {tables?.more && pages < MOST_PAGES && (
              <button type="button" className="btn" onClick={() => setPages(pages + 1)}>
                {words.moreOpen}
              </button>
            )}
          </OpenSeats>
          {tables && (
            <section aria-labelledby="watch-title">
              <h2 id="watch-title">{words.watch.title}</h2>
              {watch.length > 0 ? (
                <p className="aside">{words.watch.text}</p>
              ) : (
                <Nothing text={words.watch.none} go={words.watch.instead} to={`/watch/${lightest}`} />
              )}
              <ul className="rows">
                {watch.map((table) => (
                  <LobbyRow key={table.id} table={table} withPerson={withPerson} />
                ))}
              </ul>
            </section>
          )}
        </div>
        <div className="lobby-side">
          <PlayNow open={open} waited={waiting > 0} withPerson={withPerson} />
          <Invitation />
          <NewTables />
        </div>
      </div>
      {tables && !empty && <NobodyHere />}
    </OnlinePage>
  );
}

const PACES = ['all', 'live', 'days', 'none'] as const;

/** Those who look for somebody, all of them or those of one pace. */
function OpenSeats(props: {
  tables: readonly TableInfo[];
  known: boolean;
  withPerson(act: () => Promise<unknown>): void;
  children: ReactNode;
}) {
  const words = useOnlineWords();
  const [pace, choose] = useState<(typeof PACES)[number]>('all');
  const shown = props.tables.filter((table) => pace === 'all' || table.pace.is === pace);
  return (
    <section aria-labelledby="open-title">
      <div className="lobby-head">
        <h2 id="open-title">{words.open}</h2>
        {props.tables.length > 0 && (
          <fieldset className="lobby-filter">
            <legend className="sr">{words.pace.title}</legend>
            {PACES.map((one) => (
              <button key={one} type="button" aria-pressed={one === pace} onClick={() => choose(one)}>
                {words.filter[one]}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      {props.known && shown.length === 0 && (
        <Nothing text={words.noneOpen} go={words.openTable} to={`/new/${gameList()[0]?.id}?online`} />
      )}
      <ul className="rows">
        {shown.map((table) => (
          <LobbyRow key={table.id} table={table} withPerson={props.withPerson} />
        ))}
      </ul>
      {props.children}
    </section>
  );
}

/** Nobody one knows is here: a link brings them. */
function Invitation() {
  const { invitation } = useOnlineWords();
  return (
    <section aria-labelledby="invitation-title" className="invitation">
      <h2 id="invitation-title">{invitation.title}</h2>
      <Nothing text={invitation.text} go={invitation.go} to={`/new/${gameList()[0]?.id}?online`} />
    </section>
  );
}

function NewTables() {
  const words = useOnlineWords();
  return (
    <section aria-labelledby="new-title" className="new-tables">
      <h2 id="new-title">{words.whichGame}</h2>
      <ul className="rows">
        {gameList()
          .filter(({ state }) => state !== 'rules')
          .map((game) => (
            <NewTableRow key={game.id} game={game} />
          ))}
      </ul>
    </section>
  );
}

function NewTableRow({ game }: { game: GameListing }) {
  const words = useOnlineWords();
  const [language] = useLanguage();
  const title = game.title[language];
  return (
    <li>
      <GameMark game={game.id} />
      <div className="what">
        <b>{title}</b>
        <Link href={`/leaders/${game.id}`}>{words.leaders}</Link>
      </div>
      <div className="do">
        <Link className="btn" href={`/new/${game.id}?online`} aria-label={words.openGame(title)}>
          {words.openTable}
        </Link>
      </div>
    </li>
  );
}
