/** What could still have been used when it was over. */
import type { Seat } from '@sztab/kernel';
import { useId } from 'react';
import type { Sitting } from '../table/index.ts';
import type { AnalysisWords } from '../words/analysis/index.ts';

export function UnusedSection({
  sitting: { table, board, state, language, words },
  say,
  nameOf,
}: {
  sitting: Sitting;
  say: AnalysisWords;
  nameOf(seat: Seat): string;
}) {
  const id = useId();
  if (!board.unused) return null;
  const rows = table.sitters.map((_, seat) => {
    // The game is over, and the replay shows every hand: so does this.
    const { view } = table.sight(seat, state.moves);
    return { seat, held: board.unused?.(view as never, seat, language) ?? [] };
  });
  return (
    <section className="figure unused" aria-labelledby={id}>
      <header>
        <h2 id={id}>{say.unused}</h2>
      </header>
      <ul lang={words.language}>
        {rows.map(({ seat, held }) => (
          <li key={seat}>
            <b>{nameOf(seat)}</b> {held.length > 0 ? held.join(', ') : say.nothing}
          </li>
        ))}
      </ul>
    </section>
  );
}
