/** Pieces that are sent or placed one by one, until whoever does it says that this is all (GOW-5.2.2, GOW-5.7.2, GOW-5.9.2). */
import { moveParts, type Seat, seal } from '@sztab/kernel';
import type { Side } from '../content/sides.ts';
import { sources } from './legal.ts';
import { type Move, TEXT } from './moves.ts';
import { add } from './pieces.ts';
import { type MoveFrame, type State, seatOf } from './state.ts';

interface OneByOne<F> {
  readonly prompt: string;
  moves(s: State, f: F): Move[];
  one(s: State, f: F, place: MoveFrame['place']): void;
  /** What follows once all are there. */
  all(s: State, f: F): void;
}

export const oneByOne = <F extends { readonly side: Side }>({ prompt, moves, one, all }: OneByOne<F>) => ({
  ask: (s: State, f: F) => [{ seat: seatOf(f.side), prompt, moves: moves(s, f) }],
  take(s: State, f: F, _seat: Seat, move: Move): void {
    if (move !== 'finish') {
      one(s, f, moveParts(move).args[0] as MoveFrame['place']);
      return;
    }
    seal(s); // no undo past a finish
    all(s, f);
  },
});

/** Soldiers or aircraft from neighbouring places. */
export const moving = (prompt: string, all: (s: State, f: MoveFrame) => void) =>
  oneByOne<MoveFrame>({ prompt, moves: sourceMoves, one: moveOne, all });

/** D2 and D10: one more piece, or the end once at least one has moved (GOW-8.5). */
function sourceMoves(s: State, f: MoveFrame): Move[] {
  const moves: Move[] = sources(s, f.side, f.place).map(TEXT.move);
  if (f.pieces > 0) moves.push('finish');
  return moves;
}

function moveOne(s: State, f: MoveFrame, from: MoveFrame['place']): void {
  add(s, f.side, from, -1);
  f.pieces++;
  f.from[from] = (f.from[from] ?? 0) + 1;
}
