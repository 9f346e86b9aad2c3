/** A lesson as a moving picture of the real board: nothing on it can be touched. It stands still for those who want it so, and out of sight. */
import type { Lesson } from '@sztab/kernel';
import type { LessonWords } from '@sztab/kernel/words';
import { type GameOnTable, stillProps } from '@sztab/pieces';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../look/language.tsx';
import { isStill } from '../look/motion.ts';
import { framesOf } from './frames.ts';
import type { Teaching } from './load.ts';
import './moving-picture.css';

const FRAME_MS = 1800;

export function MovingPicture({
  sheet,
  teaching,
  lesson,
  words,
  paused,
}: {
  sheet: GameOnTable;
  teaching: Teaching;
  lesson: Lesson;
  words: LessonWords;
  paused: boolean;
}) {
  const [language] = useLanguage();
  const { seat, frames } = useMemo(() => framesOf(sheet.box, teaching.lessons, lesson), [sheet, teaching, lesson]);
  const figure = useRef<HTMLElement>(null);
  const at = useFrame(figure, frames.length, paused);
  const { view, step } = frames[at] as (typeof frames)[number];
  const { Board } = sheet.board;
  return (
    <figure className="moving-picture" ref={figure}>
      <div className="moving-board" inert aria-hidden="true">
        <Board {...stillProps(sheet, view, seat, language)} />
      </div>
      <figcaption>
        <h3>
          <Link href={`/learn/${sheet.box.game.id}/${lesson.id}`}>{words.title}</Link>
        </h3>
        <p>{words.says[lesson.steps[step]?.say ?? 'closing']}</p>
      </figcaption>
    </figure>
  );
}

/** Goes round while it is in sight. */
function useFrame(figure: React.RefObject<HTMLElement | null>, count: number, paused: boolean): number {
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (paused || isStill() || !figure.current) return;
    let seen = false;
    const watch = new IntersectionObserver(([entry]) => {
      seen = entry?.isIntersecting ?? false;
    });
    watch.observe(figure.current);
    const timer = setInterval(() => seen && setAt((before) => (before + 1) % count), FRAME_MS);
    return () => {
      watch.disconnect();
      clearInterval(timer);
    };
  }, [figure, count, paused]);
  return Math.min(at, count - 1);
}
