/** /exercises: what waits from all of one's games, the most expensive first. */
import { Link } from 'wouter';
import { listingOf } from '../games.ts';
import { useLanguage } from '../look/language.tsx';
import { Page } from '../look/page.tsx';
import { analysisWords } from '../words/analysis/index.ts';
import './exercise.css';
import { dueExercises, useExercises } from './exercise-log.ts';

export default function AllExercisesPage() {
  const [language] = useLanguage();
  const say = analysisWords[language];
  const due = dueExercises(useExercises());
  return (
    <Page title={say.exerciseTitle} className="exercises-all">
      <h1>{say.exerciseTitle}</h1>
      <p>{due.length > 0 ? `${say.due(due.length)}. ${say.allGames}` : say.dueNone}</p>
      <ul className="exercise-list">
        {due.map(({ path, game, seat, at, points }) => (
          <li key={`${path} ${seat} ${at}`}>
            <Link href={`${path}${path.includes('?') ? '&' : '?'}seat=${seat}&at=${at}`}>
              <b>{listingOf(game)?.title[language] ?? game}</b>
              <span className="num">{say.signed(-Math.round(100 * points))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
