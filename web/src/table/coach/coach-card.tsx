/** What the coach says, over the lower edge of the board: nothing changes its size for it. */
import { moveParts } from '@sztab/kernel';
import type { Sitting } from '../sitting.ts';
import './coach-card.css';
import { Pointers } from './pointers.tsx';
import type { Coach } from './use-coach.ts';

const percent = (chance: number): number => Math.round(100 * chance);

export function CoachCard({ sitting, coach }: { sitting: Sitting; coach: Coach }) {
  const { say, words, view, board, language } = sitting;
  const { hint, pressed } = coach;
  if (pressed === 0) return null;
  const things = hint ? moveParts(hint.move).args.filter((arg) => !/^\d+$/.test(arg)) : [];
  // What is made of no things cannot be ringed: it is named at once.
  const named = hint !== null && (pressed > 1 || things.length === 0);
  const [first] = things;
  return (
    <>
      <Pointers
        things={named ? things : things.slice(0, 1)}
        stamp={sitting.state.moves}
        alone={hint && !named ? hint.move : null}
      />
      <section className="speaks coach-card" aria-label={say.coach.title} aria-live="polite">
        {!hint && <p>{say.coach.thinking}</p>}
        {hint && !named && first !== undefined && (
          <p>
            {say.coach.look} <strong lang={words.language}>{board.nameOf(first, view, language)}</strong>
          </p>
        )}
        {hint && named && (
          <>
            <p>
              <strong lang={words.language}>{words.move(hint.move, view)}</strong>{' '}
              {say.coach.chance(percent(hint.chance))}
            </p>
            {hint.because === 'ahead' && <p>{say.coach.ahead}</p>}
            {hint.because === 'alike' && <p>{say.coach.alike}</p>}
            {hint.reasons.map((reason) => (
              <p key={`${reason.code} ${reason.thing}`} lang={words.language}>
                {words.why(reason)}
              </p>
            ))}
          </>
        )}
        {hint && pressed > 2 && (
          <p>
            {hint.second
              ? say.coach.second(words.move(hint.second.move, view), percent(hint.second.chance))
              : say.coach.nothingElse}
          </p>
        )}
        <div className="coach-acts">
          {hint && pressed < 3 && (
            <button type="button" className="btn" onClick={coach.press}>
              {pressed === 1 && !named ? say.coach.more : say.coach.other}
            </button>
          )}
          <button type="button" className="btn quiet" onClick={coach.close}>
            {say.close}
          </button>
        </div>
      </section>
    </>
  );
}
