/** Below a figure: its frames one by one, the lesson that teaches it, and the table on which it can be played on. */
import { Glyph as Sign } from '@sztab/pieces';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../words/index.ts';
import type { Figure } from './read-figure.ts';
import { usePlayFigure } from './use-play-figure.ts';

export function FigureControls({
  figure,
  game,
  place,
  at,
  onStep,
}: {
  figure: Figure;
  game: string;
  place: HTMLElement;
  at: number;
  onStep(at: number): void;
}) {
  const { rulebook } = useWords();
  const [said, say] = useState('');
  const { busy, play: playOn } = usePlayFigure(game, figure, at);
  const count = figure.frames.length;
  const step = (to: number): void => {
    if (to < 0 || to >= count) return;
    onStep(to);
    // Whoever hears the page has all captions as a list; what is stepped to is said besides.
    say(place.querySelectorAll('figcaption li')[to]?.textContent ?? '');
  };
  const byKey = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    // The table behind has keys of its own.
    event.stopPropagation();
    step(at + by);
  };
  return (
    <>
      {count > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for answers, and nothing is answered here.
        <div className="figure-steps" role="group" aria-label={rulebook.figure.frames} onKeyDown={byKey}>
          <button type="button" aria-disabled={at === 0} onClick={() => step(at - 1)} aria-label={rulebook.figure.back}>
            <Sign name="left" size={18} />
          </button>
          <span>{`${at + 1} / ${count}`}</span>
          <button
            type="button"
            aria-disabled={at === count - 1}
            onClick={() => step(at + 1)}
            aria-label={rulebook.figure.next}
          >
            <Sign name="right" size={18} />
          </button>
          <span className="sr" role="status">
            {said}
          </span>
        </div>
      )}
      {figure.lesson && (
        <Link className="btn" href={`/learn/${game}/${figure.lesson}`}>
          {rulebook.figure.lesson}
        </Link>
      )}
      {figure.as !== null && !figure.laidOut && (
        <button type="button" className="btn quiet" disabled={busy} onClick={playOn}>
          {rulebook.figure.play}
        </button>
      )}
    </>
  );
}
