/** /learn/:game/:lesson: a lesson, on the real table. */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { loadGame } from '../games.ts';
import { recallName } from '../home/my-name.ts';
import { useLanguage } from '../look/language.tsx';
import { Loading } from '../look/loading.tsx';
import { NotFound } from '../look/not-found.tsx';
import { useTitle } from '../look/title.ts';
import { AtTable } from '../table/index.ts';
import { useWords } from '../words/index.ts';
import { learnWords } from '../words/learn/index.ts';
import { keepLearned, learnedOf } from './learned.ts';
import { LessonCard } from './lesson-card.tsx';
import { LessonTable } from './lesson-table.ts';
import { loadLessons, type Teaching } from './load.ts';

interface Opened {
  readonly teaching: Teaching;
  readonly table: LessonTable;
}

export default function LessonPage({ game, lesson }: { game: string; lesson: string }) {
  const { you } = useWords();
  const [opened, setOpened] = useState<Opened | 'opening' | 'none'>('opening');
  const name = useRef(recallName() || you);
  useEffect(() => {
    let gone = false;
    let table: LessonTable | null = null;
    Promise.all([loadGame(game), loadLessons(game)]).then(
      ([sheet, teaching]) => {
        const found = teaching && lessonAt(teaching, game, lesson);
        if (gone) return;
        if (!teaching || !found) return setOpened('none');
        const { made, done } = learnedOf(game, found.id);
        table = begin(sheet, teaching, found, name.current, done ? [] : made);
        setOpened({ teaching, table });
      },
      () => !gone && setOpened('none'),
    );
    return () => {
      gone = true;
      table?.close();
    };
  }, [game, lesson]);
  if (opened === 'opening') return <Loading />;
  if (opened === 'none') return <NotFound />;
  return <AtLesson {...opened} />;
}

/** `next` is the first one that is not done yet. */
function lessonAt({ lessons: { lessons } }: Teaching, game: string, lesson: string): LessonTable['lesson'] | undefined {
  const next = (): LessonTable['lesson'] | undefined =>
    lessons.find(({ id }) => !learnedOf(game, id).done) ?? lessons[0];
  return lessons.find(({ id }) => id === lesson) ?? (lesson === 'next' ? next() : undefined);
}

/** Moves of a lesson that has changed since do not fit any more: it begins anew. */
function begin(
  sheet: Awaited<ReturnType<typeof loadGame>>,
  { lessons }: Teaching,
  lesson: LessonTable['lesson'],
  name: string,
  made: LessonTable['made'],
): LessonTable {
  try {
    return new LessonTable(sheet, lessons, lesson, name, made);
  } catch {
    return new LessonTable(sheet, lessons, lesson, name, []);
  }
}

function AtLesson({ teaching, table }: Opened) {
  const [language] = useLanguage();
  const say = learnWords[language];
  const [, go] = useLocation();
  useSyncExternalStore(table.subscribe, table.state);
  const { lesson, standing } = table;
  const game = table.game.box.game.id;
  const { lessons } = teaching.lessons;
  const place = lessons.findIndex(({ id }) => id === lesson.id);
  const words = teaching.words[language][lesson.id] as (typeof teaching.words)[typeof language][string];
  const next = lessons[place + 1];
  const done = standing.step === lesson.steps.length;
  useTitle(`${words.title} · ${say.title(table.game.box.words[language].title)}`);
  useEffect(() => {
    if (!standing.strayed) keepLearned(game, lesson.id, { done, step: standing.step, made: table.made });
  }, [game, lesson, done, standing, table]);
  return (
    <AtTable
      table={table}
      lesson={
        <LessonCard
          table={table}
          words={words}
          place={{ lesson: place + 1, of: lessons.length }}
          onNext={next ? () => go(`/learn/${game}/${next.id}`) : null}
          leave={
            <Link className="btn quiet" href={`/learn/${game}`}>
              {say.leave}
            </Link>
          }
        />
      }
    />
  );
}
