/** Whom a table may move for when they say nothing, and what (NPG-4.0.7). The rules know no clock: these are ordinary moves of that seat. */
import type { Ask, Silence } from '@sztab/kernel';
import { decideOn } from './decisions.ts';
import type { Move } from './moves.ts';
import type { State } from './state.ts';

/** In seconds. */
const AGREE = 20;
const AWAY = 180;

/** The seats that owe something, in the order in which they are asked; empty: the table waits. */
export function silent(s: State, asks: readonly Ask<Move>[]): Silence<Move>[] {
  const f = s.flow.at(-1);
  if (!f) return [];
  const owed = asks.filter(({ optional }) => !optional);
  const all = (after: number, pick: (ask: Ask<Move>) => Move | undefined): Silence<Move>[] =>
    owed.flatMap((ask) => {
      const move = pick(ask);
      if (!move || !ask.moves.includes(move)) return [];
      // Only whole answers count as an absence: agreeing to a motion does not, nor does one token of a settlement.
      return [{ seat: ask.seat, move, after, ...(move === 'done' || move === 'settle' ? { isAbsence: true } : {}) }];
    });
  if ((f.step === 'plan' || f.step === 'team') && f.motion) {
    const { objected, option } = f.motion;
    return all(AGREE, () => (objected ? decideOn(option) : 'agree'));
  }
  if (f.step === 'roll' && f.done.some(Boolean)) return all(AWAY, () => 'done');
  if (f.step === 'settle' && f.seats.some(({ settled }) => settled))
    return all(AWAY, ({ moves }) =>
      moves.includes('settle') ? 'settle' : moves.find((move) => move.startsWith('useToken(')),
    );
  return [];
}
