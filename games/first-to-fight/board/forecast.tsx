/** What the chosen move would make of the own missions, before it is made. */
import type { Considered } from '@sztab/pieces';
import type { ReactNode } from 'react';
import type { Move, Shape } from '../rules/moves.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import { effectsOf } from './effects.ts';
import { SumBar } from './mission-card.tsx';
import './forecast.css';

export function forecast({ view, choice, language, narrow }: Considered<Shape>): ReactNode {
  const [move, ...others] = choice.open;
  if (choice.picked.length === 0 || move === undefined || others.length > 0) return null;
  const effects = effectsOf(view, move as Move);
  if (effects.length === 0) return null;
  const say = boardWords[language];
  const { missions } = catalogues[language];
  return (
    <ul className="ftf-forecast">
      {effects.map((effect) => (
        <li key={effect.mission} className="on-paper" data-stands={effect.have >= effect.need || undefined}>
          <b>{narrow ? say.briefs[effect.mission] : missions[effect.mission]}</b>
          <SumBar id={effect.mission} view={view} effect={effect} />
          <span className="num">{say.change('', effect.was, effect.have, effect.need)}</span>
        </li>
      ))}
    </ul>
  );
}
