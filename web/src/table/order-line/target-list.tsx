/** Every target once more, as a list of rows: for thumbs, for small screens, and for anybody who reads better than aims. */
import { Glyph as Sign } from '@sztab/pieces';
import type { Decision } from '../decision.ts';
import type { Sitting } from '../sitting.ts';
import './target-list.css';

export function TargetList({ sitting, decision }: { sitting: Sitting; decision: Decision }) {
  const { board, view, language, say } = sitting;
  const { choice } = decision;
  const things = [...choice.legal];
  return (
    <ul className="target-list" aria-label={say.targets}>
      {things.map((thing) => (
        <li key={thing}>
          <button type="button" onClick={() => decision.touch(thing)}>
            <i>
              <Sign name={board.symbolOf(thing, view)} size={16} />
            </i>
            <b>
              {board.nameOf(thing, view, language)} <small>{board.detailOf?.(thing, choice, view, language)}</small>
            </b>
            <Sign name="chev" size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
