/** Pieces that go together, in the sheet: each place with its number and a thumb's − and +. */
import type { Decision } from '../decision.ts';
import type { Sitting } from '../sitting.ts';
import './share-cells.css';

export function ShareCells({ sitting, sharing }: { sitting: Sitting; sharing: NonNullable<Decision['sharing']> }) {
  const { board, view, language, say } = sitting;
  const { share, counts, set } = sharing;
  return (
    <ul className="share-cells" aria-label={say.targets}>
      {share.parts.map(({ thing, most }) => {
        const count = counts[thing] ?? 0;
        const name = board.nameOf(thing, view, language);
        return (
          <li key={thing}>
            <button
              type="button"
              aria-label={`${name}: ${say.fewer}`}
              disabled={count === 0}
              onClick={() => set(thing, count - 1)}
            >
              −
            </button>
            <span>
              <b>{share.short?.(thing, language) ?? name}</b>
              <output className="num">{count}</output>
            </span>
            <button
              type="button"
              aria-label={`${name}: ${say.more}`}
              disabled={count >= most}
              onClick={() => set(thing, count + 1)}
            >
              +
            </button>
          </li>
        );
      })}
    </ul>
  );
}
