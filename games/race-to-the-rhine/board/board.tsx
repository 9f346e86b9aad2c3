/** The sheet is the map. */
import { RhineMap } from './map.tsx';
import type { RrBoardProps } from './touching.ts';

export const Board = (props: RrBoardProps) => (
  <div className="rr-sheet">
    <RhineMap {...props} />
  </div>
);
