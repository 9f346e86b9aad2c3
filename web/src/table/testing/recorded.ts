/** A table that makes the moves of a golden record, one whenever it is told to. */
import { Course, Match, readRecord, type Shape } from '@sztab/kernel';
import type { GameOnTable } from '@sztab/pieces';
import type { TableHandle } from '../house.ts';

/** `text`: of the record. */
export function recordedTable(game: GameOnTable, text: string) {
  const { record, lines } = readRecord(text);
  const match = Match.replay(game.box.game, record, lines);
  const course = new Course<Shape>(game.box.game, match.header, match.moves);
  const listeners = new Set<() => void>();
  let moves = 0;
  const table: Pick<TableHandle, 'game' | 'header' | 'sight' | 'heard' | 'movers' | 'subscribe'> & {
    state(): { moves: number };
  } = {
    game,
    header: match.header,
    state: () => ({ moves }),
    sight: (viewer, after = moves) => course.sight(viewer, after),
    heard: (viewer, after = moves) => course.heard(viewer, after),
    movers: () => match.moves.slice(0, moves).map(({ seat }) => seat),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    table: table as unknown as TableHandle,
    length: match.moves.length,
    step: () => {
      moves++;
      for (const listener of listeners) listener();
    },
  };
}
