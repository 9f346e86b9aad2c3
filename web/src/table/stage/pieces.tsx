/** Pieces one below the other, and how each fared. */
import { type BriefingPiece, fillOf, Glyph, onFillOf } from '@sztab/pieces';
import { pencilOf } from '../seats/pencil.tsx';
import type { Sitting } from '../sitting.ts';
import './pieces.css';

export function Pieces({ sitting, pieces }: { sitting: Sitting; pieces: readonly BriefingPiece[] }) {
  return (
    <ul className="pieces">
      {pieces.map(({ badge, owner, text, fared, good = false }) => {
        const pencil = pencilOf(sitting, owner);
        return (
          <li key={`${owner} ${badge}`} data-good={fared ? good : undefined}>
            <b style={{ background: fillOf(pencil), color: onFillOf(pencil) }}>{badge}</b>
            <span>{text}</span>
            {fared && (
              <em>
                <Glyph name={good ? 'check' : 'x'} size={15} />
                {fared}
              </em>
            )}
          </li>
        );
      })}
    </ul>
  );
}
