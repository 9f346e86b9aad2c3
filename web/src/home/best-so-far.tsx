/** Before a game alone: what has to be beaten, the best result on each set of terms. */

import type { GameBox } from '@sztab/kernel';
import { dateFormat } from '@sztab/kernel/words';
import { useState } from 'react';
import { bestOnEachTerms } from '../local/index.ts';
import { useLanguage } from '../look/language.tsx';
import { useWords } from '../words/index.ts';

const SHOWN = 6;

export function BestSoFar({ box: { game, alone } }: { box: GameBox }) {
  const { newTable } = useWords();
  const [language] = useLanguage();
  const [rows] = useState(() => bestOnEachTerms(game.id));
  if (!alone || rows.length === 0) return null;
  const day = dateFormat(language, { dateStyle: 'medium' });
  return (
    <section className="best-so-far" aria-labelledby="best-title">
      <h3 id="best-title">{newTable.best}</h3>
      <p>{newTable.bestText}</p>
      <ul>
        {rows.slice(0, SHOWN).map(({ table, terms, figures, name, when }) => (
          <li key={table}>
            <b>{alone.terms[language](terms)}</b>
            <span>{alone.say[language](figures)}</span>
            <small>{[name, day.format(when)].join(' · ')}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
