/** Whom a table may move for when they say nothing, and what (NPG-4.0.7). The rules know no clock: these are ordinary moves of that seat. */
import type { Ask, Silence } from '@sztab/kernel';
import { decideOn } from './decisions.ts';
import type { NpMove } from './moves.ts';
import type { NpTable } from './table.ts';

/** In seconds. */
const AGREE = 20;
const AWAY = 180;

/** The seats that owe something, in the order in which they are asked; empty: the table waits. */
export function silent(t: NpTable, asks: readonly Ask<NpMove>[]): Silence<NpMove>[] {
  const f = t.flow.at(-1);
  if (!f) return [];
  const owed = asks.filter(({ optional }) => !optional);
  const all = (after: number, pick: (ask: Ask<NpMove>) => NpMove | undefined): Silence<NpMove>[] =>
    owed.flatMap((ask) => {
      const move = pick(ask);
      return move && ask.moves.includes(move) ? [{ seat: ask.seat, move, after }] : [];
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
