/** /learn/:game: what a game is, how it is played, its lessons and how far one has come, and how even it is. */
import type { LessonWords } from '@sztab/kernel/words';
import { Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { type GameListing, languageAt, listingOf, loadGame } from '../games.ts';
import { Facts } from '../home/facts.tsx';
import { useGuidedStart, useQuickStart } from '../home/quick-start.ts';
import { useLanguage } from '../look/language.tsx';
import { Loading } from '../look/loading.tsx';
import { isStill } from '../look/motion.ts';
import { NotFound } from '../look/not-found.tsx';
import { Page } from '../look/page.tsx';
import { useFetched } from '../look/use-fetched.ts';
import { hasAid, hasRulebook } from '../rulebook/load.ts';
import { Cover } from '../tables/cover.tsx';
import { learnWords } from '../words/learn/index.ts';
import { Balance } from './balance.tsx';
import { hasGuide } from './guide.ts';
import { forgetLearned, learnedOf, useLearned } from './learned.ts';
import { loadLessons, loadMeasured, type Teaching } from './load.ts';
import { MovingPicture } from './moving-picture.tsx';
import { OwnWords } from './own-words.tsx';
import { canWatch, hasSolution } from './watchable.ts';
import './lessons-page.css';

export default function LessonsPage({ game }: { game: string }) {
  const listing = listingOf(game);
  const [language] = useLanguage();
  const [teaching, setTeaching] = useState<Teaching | null | 'loading'>('loading');
  useLearned();
  useEffect(() => {
    loadLessons(game).then(setTeaching, () => setTeaching(null));
  }, [game]);
  if (!listing) return <NotFound />;
  const say = learnWords[language];
  return (
    <Page title={say.title(listing.title[language])} className="lessons-page">
      <Head listing={listing} teaching={teaching} />
      {teaching === 'loading' && <Loading />}
      {teaching === null && (
        <p>
          {say.none} <Link href={`/rules/${game}`}>{say.rulebook}</Link>
        </p>
      )}
      {teaching !== null && teaching !== 'loading' && (
        <>
          <Pictures listing={listing} teaching={teaching} />
          <LessonList listing={listing} teaching={teaching} />
        </>
      )}
      <AtHand listing={listing} />
    </Page>
  );
}

function Head({ listing, teaching }: { listing: GameListing; teaching: Teaching | null | 'loading' }) {
  const [language] = useLanguage();
  const say = learnWords[language];
  const lessons = teaching === 'loading' ? [] : (teaching?.lessons.lessons ?? []);
  const next = lessons.findIndex(({ id }) => !learnedOf(listing.id, id).done);
  const title =
    teaching && teaching !== 'loading' && teaching.words[languageAt(listing, language)][lessons[next]?.id ?? '']?.title;
  const { start, busy } = useQuickStart();
  const guided = useGuidedStart();
  return (
    <section className="game-head">
      <div className="pic">
        <Suspense fallback={<div className="cover" />}>
          <Cover game={listing.id} />
        </Suspense>
      </div>
      <div>
        <h1>{listing.title[language]}</h1>
        <p lang={languageAt(listing, language)}>{listing.about[language]}</p>
        <Facts game={listing} />
        <div className="game-ways">
          {teaching !== null && (
            <Link className="btn primary" href={`/learn/${listing.id}/next`}>
              {next > 0 && title ? say.goOnAt(next + 1, title) : say.begin}
            </Link>
          )}
          {hasGuide(listing.id) && (
            <button
              type="button"
              className="btn"
              disabled={guided.busy !== null}
              onClick={() => guided.start(listing.id)}
            >
              {say.guided}
            </button>
          )}
          {listing.state !== 'rules' && (
            <button type="button" className="btn quiet" disabled={busy !== null} onClick={() => start(listing.id)}>
              {listing.together ? say.playTogether : say.playBot}
            </button>
          )}
          <Link className="btn quiet" href={`/new/${listing.id}`}>
            {say.newTable}
          </Link>
        </div>
      </div>
    </section>
  );
}

/** Four lessons that play themselves, one from each part of what is taught. */
function Pictures({ listing, teaching }: { listing: GameListing; teaching: Teaching }) {
  const [language] = useLanguage();
  const say = learnWords[language];
  const sheet = useFetched(loadGame, listing.id);
  const [paused, pause] = useState(isStill);
  const shown = teaching.lessons.lessons.filter(({ steps }) => steps.every(({ free }) => !free)).slice(0, 4);
  return (
    <section aria-labelledby="how-played">
      <div className="section-head">
        <h2 id="how-played">{say.howPlayed}</h2>
        <p>{say.moving}</p>
        <button type="button" className="btn quiet" aria-pressed={paused} onClick={() => pause(!paused)}>
          {paused ? say.move : say.pause}
        </button>
      </div>
      <div className="moving-pictures">
        {shown.map((lesson) =>
          sheet ? (
            <MovingPicture
              key={lesson.id}
              sheet={sheet}
              teaching={teaching}
              lesson={lesson}
              words={teaching.words[languageAt(listing, language)][lesson.id] as LessonWords}
              paused={paused}
            />
          ) : (
            <div key={lesson.id} className="moving-picture" aria-hidden="true" />
          ),
        )}
      </div>
    </section>
  );
}

function LessonList({ listing, teaching }: { listing: GameListing; teaching: Teaching }) {
  const [language] = useLanguage();
  const say = learnWords[language];
  const game = listing.id;
  const { lessons } = teaching.lessons;
  const done = lessons.filter(({ id }) => learnedOf(game, id).done).length;
  const minutes = Math.round(lessons.reduce((sum, { seconds }) => sum + seconds, 0) / 60);
  const next = lessons.findIndex(({ id }) => !learnedOf(game, id).done);
  return (
    <section aria-labelledby="lessons">
      <div className="section-head">
        <h2 id="lessons">{say.lessons}</h2>
        <p>{say.lessonsDone(done, lessons.length, minutes)}</p>
      </div>
      <p>{say.intro}</p>
      <ol className="lesson-list">
        {lessons.map(({ id, seconds, steps }, place) => {
          const { title: name, goal } = teaching.words[languageAt(listing, language)][id] as LessonWords;
          const learned = learnedOf(game, id);
          return (
            <li key={id}>
              <div>
                <h3>{name}</h3>
                <p>{goal}</p>
                <p className="lesson-meta">
                  {say.seconds(seconds)}
                  {learned.done
                    ? ` · ${say.done}`
                    : learned.step > 0
                      ? ` · ${say.step(learned.step + 1, steps.length)}`
                      : ''}
                </p>
              </div>
              <div className="lesson-go">
                <Link className={next === place ? 'btn primary' : 'btn'} href={`/learn/${game}/${id}`}>
                  {learned.done ? say.again : learned.step > 0 ? say.goOn : say.begin}
                </Link>
                {hasSolution(game, id) && (
                  <Link className="btn quiet" href={`/watch/${game}/${id}`}>
                    {say.solution}
                  </Link>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      {done > 0 && (
        <button type="button" className="btn quiet" onClick={forgetLearned}>
          {say.forget}
        </button>
      )}
    </section>
  );
}

function AtHand({ listing }: { listing: GameListing }) {
  const [language] = useLanguage();
  const say = learnWords[language];
  const measured = useFetched(loadMeasured, listing.id);
  return (
    <div className="at-hand">
      {measured && <Balance listing={listing} measured={measured} />}
      <section aria-labelledby="at-hand">
        <h2 id="at-hand">{say.atHand}</h2>
        <ul>
          {measured && (
            <li>
              <Link href={`/statistics/${listing.id}`}>{say.statistics}</Link>
            </li>
          )}
          {hasRulebook(listing.id) && (
            <li>
              <Link href={`/rules/${listing.id}`}>{say.rulebook}</Link>
            </li>
          )}
          {hasAid(listing.id) && (
            <li>
              <Link href={`/rules/${listing.id}/aid`}>{say.aid}</Link>
            </li>
          )}
          {canWatch(listing.id) && (
            <li>
              <Link href={`/watch/${listing.id}`}>{say.watch}</Link>
            </li>
          )}
        </ul>
        <OwnWords game={listing.id} />
      </section>
    </div>
  );
}
