/** The sheet is the map. */
import { RhineMap } from './map.tsx';
import type { BoardProps } from './props.ts';

export const Board = (props: BoardProps) => (
  <div className="rtr-sheet">
    <RhineMap {...props} />
  </div>
);
