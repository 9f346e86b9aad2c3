/** What an answer may come to: the team's chance as it is, after a yes and after a no, each met by the same luck. */
import { advance, asks, fastStream, type GameBox, type Outlook, type Seat, type Shape } from '@sztab/kernel';
import { chanceFor } from './judgement/chances.ts';
import { settle } from './play-out.ts';

const SAMPLES = 32;

export function outlookOf<S extends Shape>(
  { game, brain }: Pick<GameBox<S>, 'game' | 'brain'>,
  view: S['view'],
  seat: Seat,
  moves: readonly S['move'][],
): Outlook {
  const sums = { now: 0, yes: 0, no: 0 };
  for (let luck = 1; luck <= SAMPLES; luck++) {
    const chance = (begins: (s: S['state']) => void): number => {
      const s = game.imagine(view, fastStream(luck));
      begins(s);
      settle(game, brain, s, fastStream(luck, 1));
      return chanceFor(brain, s, seat);
    };
    sums.now += chance(() => {});
    sums.yes += chance((s) => {
      for (const move of moves) if (offered(s).includes(move)) advance(game, s, seat, move);
    });
    sums.no += chance((s) => {
      const rest = brain.partner?.rest(s, seat, offered(s), []) ?? null;
      if (rest !== null) advance(game, s, seat, rest);
    });
  }
  return { now: sums.now / SAMPLES, yes: sums.yes / SAMPLES, no: sums.no / SAMPLES };

  function offered(s: S['state']): readonly S['move'][] {
    return asks(game, s).find((ask) => ask.seat === seat)?.moves ?? [];
  }
}
