/** The lobby: tables that wait for you, your other tables, open seats, and a table of your own. */
import { useCallback, useState } from 'react';
import { Link } from 'wouter';
import { type GameListing, gameList } from '../../games.ts';
import { useLanguage } from '../../look/language.tsx';
import { usePersonName } from '../../look/person-name.ts';
import { GameMark } from '../../tables/game-mark.tsx';
import { api } from '../connection/api.ts';
import { usePolled } from '../connection/polled.ts';
import { usePerson } from '../entry/person.ts';
import { useEntry } from '../entry/use-entry.tsx';
import { OnlinePage, Trouble } from '../frame.tsx';
import { badged, waitsForMe } from '../table-words.ts';
import { useOnlineWords } from '../words.ts';
import { LobbyRow } from './lobby-row.tsx';
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
  // The server lists tables first that wait for a move; those that wait for an agreement belong with them.
  const mine = [...(tables?.mine ?? [])].sort((a, b) => Number(waitsForMe(b)) - Number(waitsForMe(a)));
  const waiting = mine.filter(waitsForMe).length;
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
      <div className="halves">
        <div aria-busy={tables === null && trouble === null}>
          {person.is === 'here' && (
            <section aria-labelledby="mine-title">
              <h2 id="mine-title">{words.mine}</h2>
              {tables && mine.length === 0 && <p className="none">{words.noneMine}</p>}
              <ul className="rows">
                {mine.map((table) => (
                  <LobbyRow key={table.id} table={table} withPerson={withPerson} />
                ))}
              </ul>
            </section>
          )}
          <section aria-labelledby="open-title">
            <h2 id="open-title">{words.open}</h2>
            {tables?.open.length === 0 && <p className="none">{words.noneOpen}</p>}
            <ul className="rows">
              {tables?.open
                .filter(({ id }) => !mine.some((own) => own.id === id))
                .map((table) => (
                  <LobbyRow key={table.id} table={table} withPerson={withPerson} />
                ))}
            </ul>
            {tables?.more && pages < MOST_PAGES && (
              <button type="button" className="btn" onClick={() => setPages(pages + 1)}>
                {words.moreOpen}
              </button>
            )}
          </section>
        </div>
        <NewTables />
      </div>
    </OnlinePage>
  );
}

function NewTables() {
  const words = useOnlineWords();
  return (
    <section aria-labelledby="new-title" className="new-tables">
      <h2 id="new-title">{words.whichGame}</h2>
      <ul className="rows">
        {gameList()
          .filter(({ state }) => state === 'playable')
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
