/** /learn/:game: its lessons in order, and how far one has come. */
import type { LessonWords } from '@sztab/kernel/words';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { languageAt, listingOf } from '../games.ts';
import { useLanguage } from '../look/language.tsx';
import { Loading } from '../look/loading.tsx';
import { NotFound } from '../look/not-found.tsx';
import { Page } from '../look/page.tsx';
import { learnWords } from '../words/learn/index.ts';
import { forgetLearned, learnedOf, useLearned } from './learned.ts';
import { loadLessons, type Teaching } from './load.ts';
import './lessons-page.css';

export default function LessonsPage({ game }: { game: string }) {
  const listing = listingOf(game);
  const [language] = useLanguage();
  const [teaching, setTeaching] = useState<Teaching | null | 'loading'>('loading');
  const learned = useLearned();
  useEffect(() => {
    loadLessons(game).then(setTeaching, () => setTeaching(null));
  }, [game]);
  if (!listing) return <NotFound />;
  const say = learnWords[language];
  const title = say.title(listing.title[language]);
  return (
    <Page title={title} className="lessons-page">
      <h1>{title}</h1>
      {teaching === 'loading' && <Loading />}
      {teaching === null && (
        <p>
          {say.none} <Link href={`/rules/${game}`}>{say.rulebook}</Link>
        </p>
      )}
      {teaching !== null && teaching !== 'loading' && (
        <>
          <p>{say.intro}</p>
          <ol className="lesson-list">
            {teaching.lessons.lessons.map(({ id, seconds, steps }, place, all) => {
              const { title: name, goal } = teaching.words[languageAt(listing, language)][id] as LessonWords;
              const { done, step } = learnedOf(game, id);
              const isNext = all.findIndex((lesson) => !learnedOf(game, lesson.id).done) === place;
              return (
                <li key={id}>
                  <div>
                    <h2>{name}</h2>
                    <p>{goal}</p>
                    <p className="lesson-meta">
                      {say.seconds(seconds)}
                      {done ? ` · ${say.done}` : step > 0 ? ` · ${say.step(step + 1, steps.length)}` : ''}
                    </p>
                  </div>
                  <Link className={isNext ? 'btn primary' : 'btn'} href={`/learn/${game}/${id}`}>
                    {done ? say.again : step > 0 ? say.goOn : say.begin}
                  </Link>
                </li>
              );
            })}
          </ol>
          <Link className="btn" href={`/new/${game}`}>
            {say.toGame}
          </Link>{' '}
          {Object.keys(learned).length > 0 && (
            <button type="button" className="btn quiet" onClick={forgetLearned}>
              {say.forget}
            </button>
          )}
        </>
      )}
    </Page>
  );
}
