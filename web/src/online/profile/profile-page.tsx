/** What everybody may see of a player: matches, results by role, the rating of each game. */
import type { GameBox } from '@sztab/kernel';
import type { Finished, Profile } from '@sztab/protocol';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { gameList, loadBox } from '../../games.ts';
import { Columns } from '../../look/columns.tsx';
import { useLanguage } from '../../look/language.tsx';
import { Loading } from '../../look/loading.tsx';
import { Nothing } from '../../look/nothing.tsx';
import { GameMark } from '../../tables/game-mark.tsx';
import { dayOf } from '../../tables/table-words.ts';
import { api } from '../connection/api.ts';
import { usePolled } from '../connection/polled.ts';
import { usePerson } from '../entry/person.ts';
import { OnlinePage, Trouble } from '../frame.tsx';
import { gameTitle, roleText } from '../table-words.ts';
import { useOnlineWords } from '../words.ts';
import { points } from './rating.ts';
import { RatingPlot } from './rating-plot.tsx';
import '../../tables/rows.css';
import './profile.css';

export default function ProfilePage({ id }: { id: string }) {
  const words = useOnlineWords();
  const [language] = useLanguage();
  const person = usePerson();
  const { value, trouble, refresh } = usePolled(
    useCallback(() => api.person(id), [id]),
    null,
  );
  if (!value && trouble === null) return <Loading />;
  const isOwn = person.is === 'here' && person.me.id === id;
  return (
    <OnlinePage title={value ? words.profile.title(value.name) : words.title} className="profile">
      <header>
        <h1>{value?.name ?? words.title}</h1>
        {value && <p>{words.profile.since(dayOf(value.since, language))}</p>}
        {isOwn && (
          <Link className="btn" href="/me">
            {words.profile.account}
          </Link>
        )}
      </header>
      <Trouble word={trouble} retry={refresh} />
      {value && <Parts profile={value} isOwn={isOwn} />}
    </OnlinePage>
  );
}

/** What a game calls its roles; until it is loaded, and for a game that is gone, the role's own id. */
function useRoleNames(games: readonly string[]): (game: string, role: string) => string {
  const [language] = useLanguage();
  const [boxes, setBoxes] = useState<ReadonlyMap<string, GameBox>>(new Map());
  const wanted = [...new Set(games)].sort().join(' ');
  useEffect(() => {
    for (const game of wanted.split(' ').filter(Boolean)) {
      loadBox(game).then(
        (box) => setBoxes((known) => new Map([...known, [game, box]])),
        () => undefined,
      );
    }
  }, [wanted]);
  return (game, role) => roleText(boxes.get(game), role, language);
}

function Parts({ profile, isOwn }: { profile: Profile; isOwn: boolean }) {
  const words = useOnlineWords().profile;
  const roleName = useRoleNames([...profile.roles, ...profile.finished].map(({ game }) => game));
  return (
    <>
      <section aria-labelledby="ratings-title">
        <h2 id="ratings-title">{words.ratings}</h2>
        <p className="aside">{profile.ratings.length > 0 ? words.ratingText : words.unrated}</p>
        <ul className="ratings">
          {profile.ratings.map((rating) => (
            <Rating key={rating.game} rating={rating} past={profile.course} />
          ))}
        </ul>
      </section>
      {profile.roles.length > 0 && <Roles roles={profile.roles} roleName={roleName} />}
      <section aria-labelledby="finished-title">
        <h2 id="finished-title">{words.finished}</h2>
        {isOwn && profile.finished.length > 0 && <p className="aside">{words.ownOnly}</p>}
        {profile.finished.length === 0 && (
          <Nothing text={words.none} go={words.watch} to={`/watch/${gameList()[0]?.id}`} />
        )}
        <ul className="rows">
          {profile.finished.map((match) => (
            <FinishedRow key={match.table} match={match} roleName={roleName} />
          ))}
        </ul>
      </section>
    </>
  );
}

function Rating({ rating, past }: { rating: Profile['ratings'][number]; past: Profile['course'] }) {
  const words = useOnlineWords().profile;
  const [language] = useLanguage();
  return (
    <li>
      <div className="head">
        <GameMark game={rating.game} />
        <div>
          <h3>{gameTitle(rating.game, language)}</h3>
          <span className="num">
            <b>{words.rating(points(rating))}</b> · {words.matches(rating.played)} ·{' '}
            <Link href={`/leaders/${rating.game}`}>{words.all}</Link>
          </span>
        </div>
      </div>
      <RatingPlot game={rating.game} ratings={past} />
    </li>
  );
}

function Roles(props: { roles: Profile['roles']; roleName(game: string, role: string): string }) {
  const words = useOnlineWords().profile;
  const [language] = useLanguage();
  return (
    <section aria-labelledby="roles-title">
      <h2 id="roles-title">{words.roles}</h2>
      <table className="results num">
        <Columns names={[words.game, words.role, words.played, words.won, words.share]} />
        <tbody>
          {props.roles.map(({ game, role, played, won }) => (
            <tr key={`${game} ${role}`}>
              <td>{gameTitle(game, language)}</td>
              <th scope="row">{props.roleName(game, role)}</th>
              <td>{played}</td>
              <td>{won}</td>
              <td>{played > 0 ? `${Math.round((100 * won) / played)}%` : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function FinishedRow({ match, roleName }: { match: Finished; roleName(game: string, role: string): string }) {
  const words = useOnlineWords();
  const [language] = useLanguage();
  const title = gameTitle(match.game, language);
  return (
    <li>
      <GameMark game={match.game} />
      <div className="what">
        <b>{title}</b>
        <span>{match.players.map(({ name, role }) => `${roleName(match.game, role)}: ${name}`).join(' · ')}</span>
      </div>
      <div className="how">
        <em>{match.won ? words.profile.win : words.profile.loss}</em>
        <span>{dayOf(match.at, language)}</span>
      </div>
      <div className="do">
        <Link className="btn" href={`/t/${match.table}`} aria-label={`${words.see}: ${title}`}>
          {words.see}
        </Link>
      </div>
    </li>
  );
}
