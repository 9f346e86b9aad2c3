/** How a game is told that says nothing of it itself: its picture at once, then its log lines one after another. */
import type { Beat, GameBoard, Staging } from '@sztab/pieces';

const LINE_MS = 420;

const plain = ({ log }: GameBoard): Staging => ({
  beatsOf(event, { words }): readonly Beat[] {
    if (log.has?.(event) === false) return [];
    const { dice = [], things = [] } = log.line(event) ?? {};
    const text = words.event(event);
    return [
      {
        kind: dice.length > 0 ? 'roll' : 'move',
        rank: 2,
        ms: LINE_MS,
        words: text,
        things,
        row: { text, dice },
        dispatch: true,
        shows: 'all',
      },
    ];
  },
  title: () => null,
  meansFor: () => [],
});

const plains = new WeakMap<GameBoard, Staging>();

export function stagingOf(board: GameBoard): Staging {
  if (board.staging) return board.staging;
  let made = plains.get(board);
  if (!made) {
    made = plain(board);
    plains.set(board, made);
  }
  return made;
}
