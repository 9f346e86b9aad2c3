/** After a game alone: the best results on the same terms so far, with this one among them. */
import { dateFormat } from '@sztab/kernel/words';
import { useEffect, useState } from 'react';
import { type Best, bestOf, keepBest, knowsWhatComes } from '../house.ts';
import { nameOfSeat, type Sitting } from '../sitting.ts';
import './best-results.css';

const SHOWN = 5;

export function BestResults({ sitting }: { sitting: Sitting }) {
  const { table, say, language, view } = sitting;
  const { alone } = table.game.box;
  const [rows, setRows] = useState<readonly Best[]>([]);
  const isAlone = table.sitters.length === 1;
  useEffect(() => {
    if (!alone || !isAlone) return;
    const { game } = table.header;
    const { terms, figures } = alone.result(view);
    // Only who sat here from the first move has reached it; others' games, brought in from files, are theirs.
    const own = table.sitters[0]?.is === 'you' && !knowsWhatComes(table.header);
    if (own && figures) {
      keepBest({ table: table.id, game, terms, figures, name: nameOfSeat(sitting, 0), when: Date.now() });
    }
    setRows(bestOf({ game, terms }));
  }, [alone, isAlone, sitting, table, view]);
  if (!alone || rows.length === 0) return null;
  const day = dateFormat(language, { dateStyle: 'medium' });
  return (
    <section className="best-results" aria-label={say.best}>
      <h2>
        {say.best} <small>{say.bestTerms}</small>
      </h2>
      <ol>
        {rows.slice(0, SHOWN).map((one, place) => (
          <li key={one.table} data-this={one.table === table.id || undefined}>
            <b className="num">{place + 1}</b>
            <span>
              {alone.say[language](one.figures)}
              <small>
                {[one.name, day.format(one.when), ...(one.table === table.id ? [say.thisGame] : [])].join(' · ')}
              </small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
