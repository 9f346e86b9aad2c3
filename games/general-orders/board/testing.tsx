/** Random games to draw, for the tests of the board. */
import { asks, begin, below, fastStream, heardBy, type Language, type Options, play, type Told } from '@sztab/kernel';
import { choose } from '@sztab/pieces';
import type { GoEvent } from '../rules/events.ts';
import { generalOrders as game } from '../rules/index.ts';
import type { GoMove } from '../rules/moves.ts';
import type { GoTable } from '../rules/table.ts';
import { view } from '../rules/view.ts';
import { words } from '../text/index.ts';
import { board } from './index.tsx';
import type { GoBoardProps } from './touching.ts';

export const SEATS = [0, 1, null] as const;
type Pick = (n: number) => number;

/** Every state of a random game, with what was told on the way to it. Nobody passes early, so that much happens. */
export function walk(
  seed: number,
  options: Options,
  visit: (t: GoTable, told: readonly Told<GoEvent>[], pick: Pick) => void,
): void {
  const chance = fastStream(seed, 9);
  const pick: Pick = (n) => below(chance, n);
  const begun = begin(game, 2, options, fastStream(seed));
  const t = begun.table;
  let told = begun.told;
  for (;;) {
    visit(t, told, pick);
    const asked = asks(game, t);
    const ask = asked[pick(asked.length || 1)];
    if (!ask) break;
    const busy = ask.moves.filter((move) => move !== 'pass');
    const list = busy.length > 0 && pick(15) > 0 ? busy : ask.moves;
    told = play(game, t, ask.seat, list[pick(list.length)] as GoMove);
  }
}

export function propsOf(
  t: GoTable,
  seat: (typeof SEATS)[number],
  language: Language,
  told: readonly Told<GoEvent>[],
): GoBoardProps {
  const viewer = seat ?? 'public';
  const moves = asks(game, t).find((ask) => ask.seat === seat)?.moves ?? [];
  return {
    view: view(t, viewer),
    seat,
    language,
    words: words[language],
    choice: choose(moves),
    onTouch: () => {},
    onZoom: () => {},
    lately: heardBy(told, viewer).map((event) => ({ at: 0, event })),
    lit: new Set(),
  };
}

export function Table(props: GoBoardProps) {
  const { Board, Hand, Instruments } = board;
  return (
    <>
      <Board {...props} />
      {Hand && <Hand {...props} />}
      {Instruments && <Instruments {...props} />}
    </>
  );
}
