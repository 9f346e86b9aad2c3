/** The best players of one game. */
import { useCallback } from 'react';
import { Link, useLocation } from 'wouter';
import { gameList, listingOf } from '../../games.ts';
import { Columns } from '../../look/columns.tsx';
import { useLanguage } from '../../look/language.tsx';
import { NotFound } from '../../look/not-found.tsx';
import { Nothing } from '../../look/nothing.tsx';
import { api } from '../connection/api.ts';
import { usePolled } from '../connection/polled.ts';
import { usePerson } from '../entry/person.ts';
import { OnlinePage, Trouble } from '../frame.tsx';
import { gameTitle } from '../table-words.ts';
import { useOnlineWords } from '../words.ts';
import { points } from './rating.ts';
import './profile.css';

export default function LeadersPage({ game }: { game: string }) {
  return listingOf(game) ? <Board game={game} /> : <NotFound />;
}

function Board({ game }: { game: string }) {
  const { leaderboard, openTable, profile } = useOnlineWords();
  const [language] = useLanguage();
  const [, go] = useLocation();
  const person = usePerson();
  const { value, trouble, refresh } = usePolled(
    useCallback(() => api.leaders(game), [game]),
    null,
  );
  const title = leaderboard.title(gameTitle(game, language));
  return (
    <OnlinePage title={title} className="profile">
      <header>
        <h1>{leaderboard.heading}</h1>
        <p>{profile.ratingText}</p>
      </header>
      <label className="which">
        <span>{leaderboard.which}</span>
        <select value={game} onChange={({ target }) => go(`/leaders/${target.value}`)}>
          {gameList().map(({ id, title: name }) => (
            <option key={id} value={id}>
              {name[language]}
            </option>
          ))}
        </select>
      </label>
      <Trouble word={trouble} retry={refresh} />
      {value?.length === 0 && <Nothing text={leaderboard.none} go={openTable} to={`/new/${game}?online`} />}
      {value && value.length > 0 && (
        <table className="results num">
          <Columns names={[leaderboard.place, leaderboard.name, leaderboard.points, leaderboard.played]} />
          <tbody>
            {value.map((leader, i) => (
              <tr key={leader.id} className={person.is === 'here' && person.me.id === leader.id ? 'mine' : undefined}>
                <td>{i + 1}</td>
                <th scope="row">
                  <Link href={`/people/${leader.id}`}>{leader.name}</Link>
                </th>
                <td>{points(leader)}</td>
                <td>{leader.played}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </OnlinePage>
  );
}
