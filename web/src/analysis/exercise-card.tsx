/** What an exercise says, where a lesson says it: the task, the tries and what they were worth, and the way on. */
import { Glyph as Sign } from '@sztab/pieces';
import { useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import '../learn/lesson-card.css';
import { useLanguage } from '../look/language.tsx';
import { Pointers } from '../table/index.ts';
import { analysisWords } from '../words/analysis/index.ts';
import './exercise.css';
import type { ExerciseTable } from './exercise-table.ts';
import { percent } from './model.ts';

const SIGNS = { yes: 'check', near: 'half', no: 'x' } as const;

export function ExerciseCard({
  table,
  place,
  leave,
  onNext,
}: {
  table: ExerciseTable;
  place: { readonly number: number; readonly of: number; readonly round: string };
  leave: string;
  /** Null: it was the last one. */
  onNext: (() => void) | null;
}) {
  const [language] = useLanguage();
  const say = analysisWords[language];
  useSyncExternalStore(table.subscribe, table.state);
  const { seat, at, tries, weighing, found, shown, decision } = table;
  const words = table.game.box.words[language];
  const { view } = table.sight(seat, at);
  const said = (move: string): string => words.move(move, view);
  const ask = table.ask;
  const last = tries.at(-1);
  const over = found || shown;
  const then = percent(decision.after[seat] as number);
  const now = percent(decision.before[seat] as number);
  return (
    <>
      {shown && !found && <Pointers things={[decision.best]} stamp={tries.length} />}
      <section className="speaks lesson-card exercise-card" aria-label={say.exerciseTitle}>
        <div className="lesson-place">
          <p>
            <span>{say.exerciseOf(place.number, place.of)}</span>
            <strong>{say.exerciseTitle}</strong>
            <span>{say.round(place.round)}</span>
          </p>
          <div className="lesson-ways">
            <Link className="btn quiet" href={leave}>
              {say.finish}
            </Link>
          </div>
        </div>
        <div className="lesson-body">
          <div className="lesson-says">
            {!over && (
              <p className="lesson-order" lang={words.language}>
                {say.findBetter(ask ? words.prompt(ask.prompt, view).yours : say.task)}
              </p>
            )}
            {tries.length === 0 && !over && <p className="exercise-quiet">{`${say.noTries} (${say.youKnow})`}</p>}
            {over && (
              <p className="lesson-order" lang={words.language}>
                {say.answer(said(found && last ? last.move : decision.best))}
              </p>
            )}
            {over && <p>{say.wasWorth(then, now)}</p>}
            {over &&
              decision.reasons.map((reason) => (
                <p key={`${reason.code} ${reason.thing}`} lang={words.language}>
                  {words.why(reason)}
                </p>
              ))}
            {over && <p className="exercise-quiet">{`${say.worthWas}: ${said(decision.played)}, ${then} %`}</p>}
          </div>
          {weighing && (
            <p className="exercise-quiet">
              {say.thinking} <progress aria-label={say.thinking} />
            </p>
          )}
          {tries.length > 0 && (
            <ol className="exercise-tries" aria-label={say.tries}>
              {tries.map(({ move, verdict, chance }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same may be tried twice
                <li key={i} data-verdict={verdict}>
                  <Verdict verdict={verdict} />
                  <span lang={words.language}>
                    <b>{said(move)}</b>
                    <small>{`${say.verdict[verdict]}: ${say.verdictMore[verdict]}`}</small>
                  </span>
                  <b className="num">{percent(chance)} %</b>
                </li>
              ))}
            </ol>
          )}
          <p className="sr" role="alert">
            {last && say.verdictSaid(say.verdict[last.verdict], said(last.move), percent(last.chance))}
          </p>
          <div className="lesson-acts">
            {!over && (
              <button type="button" className="btn quiet" onClick={() => table.show()}>
                {say.show}
              </button>
            )}
            {!over && onNext && (
              <button type="button" className="btn quiet" onClick={onNext}>
                {say.skip}
              </button>
            )}
            {over &&
              (onNext ? (
                <button type="button" className="btn primary" onClick={onNext}>
                  {say.next}
                </button>
              ) : (
                <Link className="btn primary" href={leave}>
                  {say.finish}
                </Link>
              ))}
          </div>
        </div>
      </section>
    </>
  );
}

/** A check, a half disc or a cross: told by shape. */
function Verdict({ verdict }: { verdict: keyof typeof SIGNS }) {
  if (SIGNS[verdict] !== 'half') return <Sign name={verdict === 'yes' ? 'check' : 'x'} size={20} />;
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M10 2a8 8 0 0 0 0 16z" fill="currentColor" />
    </svg>
  );
}
