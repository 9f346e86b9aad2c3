/** What the coach says, over the lower edge of the board: nothing changes its size for it. */
import { moveParts } from '@sztab/kernel';
import type { Sitting } from '../sitting.ts';
import './coach-card.css';
import { Pointers } from './pointers.tsx';
import type { Coach } from './use-coach.ts';

const percent = (chance: number): number => Math.round(100 * chance);

export function CoachCard({ sitting, coach }: { sitting: Sitting; coach: Coach }) {
  const { say, words, view } = sitting;
  const { hint, pressed } = coach;
  if (pressed === 0) return null;
  // What is made of no things cannot be ringed: it is named at once.
  const rings = hint ? moveParts(hint.move).args : [];
  const named = hint !== null && (pressed > 1 || rings.length === 0);
  return (
    <>
      <Pointers things={rings} stamp={sitting.state.moves} />
      <section className="speaks coach-card" aria-label={say.coach.title} aria-live="polite">
        {!hint && <p>{say.coach.thinking}</p>}
        {hint && !named && <p>{say.coach.look}</p>}
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
