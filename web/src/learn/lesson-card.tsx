/** What a lesson says, over the lower edge of the board: it takes no room from anything. */
import type { LessonStep } from '@sztab/kernel';
import type { Language, LessonWords } from '@sztab/kernel/words';
import { type ReactNode, use, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../look/language.tsx';
import { AskWord, Pointers, type Ring, useGlossary, Worded } from '../table/index.ts';
import { learnWords } from '../words/learn/index.ts';
import { stepAside } from './aside.ts';
import type { LessonTable } from './lesson-table.ts';
import './lesson-card.css';

interface CardProps {
  readonly table: LessonTable;
  readonly words: LessonWords;
  readonly place: { readonly lesson: number; readonly of: number };
  /** Null: it is the last one. */
  readonly onNext: (() => void) | null;
  readonly leave: ReactNode;
}

export function LessonCard({ table, words, place, onNext, leave }: CardProps) {
  const [language] = useLanguage();
  const say = learnWords[language];
  const { lesson, shown } = table;
  const { step, strayed, missed } = shown;
  const now = lesson.steps[step] as LessonStep | undefined;
  const text = saidOf(table, words, language);
  const glossary = useGlossary({ table, language });
  const askWord = use(AskWord);
  const [card, body, point] = useStepAside(`${lesson.id} ${step} ${text.join(' ')}`);
  return (
    <>
      {!strayed && <Pointers things={now?.point ?? []} way={shown} stamp={table.made.length} onRings={point} />}
      <section ref={card} className="speaks lesson-card" aria-label={say.card} data-step={`${lesson.id} ${step}`}>
        <div className="lesson-place">
          <p>
            <span>{say.lesson(place.lesson, place.of)}</span>
            <strong>{words.title}</strong>
            {now && lesson.steps.length > 1 && <span>{say.step(step + 1, lesson.steps.length)}</span>}
          </p>
          <div className="lesson-ways">
            {now && !strayed && !missed && onNext && (
              <button type="button" className="btn quiet" onClick={onNext}>
                {say.skip}
              </button>
            )}
            {leave}
          </div>
        </div>
        <div className="lesson-body" data-heads="" ref={body}>
          <div className="lesson-says" aria-live="polite">
            {step === 0 && !strayed && <p className="lesson-goal">{say.goal(words.goal)}</p>}
            {text.map((sentence, i) => (
              <p key={sentence} className={i === text.length - 1 && now && !strayed ? 'lesson-order' : undefined}>
                <Worded text={sentence} words={glossary} onWord={(word) => askWord?.(word)} />
              </p>
            ))}
          </div>
          <LessonActs table={table} onNext={onNext} />
        </div>
      </section>
    </>
  );
}

/** What is said never lies over what it points at. `said`: another text has another height. */
function useStepAside(said: string) {
  const card = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [rings, point] = useState<readonly Ring[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another height
  useLayoutEffect(() => {
    const [whole, part] = [card.current, body.current];
    // A phone lays the parts of the card apart.
    const moved = whole && getComputedStyle(whole).display === 'contents' ? part : whole;
    const room = whole?.closest('.at-table')?.querySelector('.board-pane')?.getBoundingClientRect();
    if (!moved || !room) return;
    moved.style.translate = '';
    const { x, y } = stepAside(moved.getBoundingClientRect(), room, rings);
    const stays = x === 0 && y === 0;
    moved.style.translate = stays ? '' : `${x}px ${y}px`;
    // The map then need not make room for it.
    part?.toggleAttribute('data-heads', stays);
  }, [rings, said]);
  return [card, body, point] as const;
}

/** What can be pressed about the lesson itself; most of the time nothing. */
function LessonActs({ table, onNext }: Pick<CardProps, 'table' | 'onNext'>) {
  const [language] = useLanguage();
  const say = learnWords[language];
  const { strayed, missed, step } = table.shown;
  const done = step === table.lesson.steps.length;
  if (!strayed && !missed && !done) return null;
  const back = (): void => void table.goBack();
  return (
    <div className="lesson-acts">
      {strayed && !table.playsOn && (
        <button type="button" className="btn" onClick={() => table.playOn()}>
          {say.playOn}
        </button>
      )}
      {(strayed || missed) && (
        <button type="button" className="btn primary" onClick={back}>
          {missed ? say.tryAgain : say.takeBack}
        </button>
      )}
      {done && onNext && (
        <button type="button" className="btn primary" onClick={onNext}>
          {say.next}
        </button>
      )}
      {done && !onNext && (
        <Link className="btn primary" href={`/new/${table.game.box.game.id}`}>
          {say.toGame}
        </Link>
      )}
    </div>
  );
}

/** Sentence by sentence, so that the order stands on a line of its own. */
export function saidOf(table: LessonTable, words: LessonWords, language: Language): readonly string[] {
  const { lesson, shown, game, sitters } = table;
  const { step, strayed, missed } = shown;
  const say = learnWords[language];
  if (strayed?.say) return sentences(words.says[strayed.say] ?? '');
  if (strayed) {
    const seat = sitters.findIndex(({ is }) => is === 'you');
    return [say.elsewhere(game.box.words[language].move(strayed.move, table.sight(seat, strayed.place).view))];
  }
  return sentences(missed ? say.missed : (words.says[lesson.steps[step]?.say ?? 'closing'] ?? ''));
}

export const sentences = (text: string): readonly string[] => text.split(/(?<=[.?!])\s+(?=\p{Lu})/u);
