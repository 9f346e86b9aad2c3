/** What an answer may come to: the team's chance as it is, after a yes and after a no, each met by the same luck. */
import { advance, asks, fastStream, type Mind, type Outlook, type Seat, type Shape } from '@sztab/kernel';
import { chanceFor } from './judgement/chances.ts';
import { settle } from './play-out.ts';

/** Worlds that are looked at: at least, and at most where a last round makes every one of them a victory or a defeat. */
const LEAST = 32;
const MOST = 1000;
/** It goes on until each average is known so well: people are told percents, and two of them are to be right nearly always. */
const STANDARD_ERROR = 0.008;

export function outlookOf<S extends Shape>(
  { game, brain }: Mind<S>,
  view: S['view'],
  seat: Seat,
  moves: readonly S['move'][],
  { least = LEAST, most = MOST }: { readonly least?: number; readonly most?: number } = {},
): Outlook {
  const begins: Readonly<Record<keyof Outlook, (s: S['state']) => void>> = {
    now: () => {},
    yes(s) {
      for (const move of moves) if (offered(s).includes(move)) advance(game, s, seat, move);
    },
    no(s) {
      const rest = brain.partner?.rest(s, seat, offered(s), []) ?? null;
      if (rest !== null) advance(game, s, seat, rest);
    },
  };
  const answers = Object.keys(begins) as (keyof Outlook)[];
  const sums = { now: 0, yes: 0, no: 0 };
  const squares = { now: 0, yes: 0, no: 0 };
  let worlds = 0;
  while (worlds < least || (worlds < most && !answers.every(isKnown))) {
    worlds++;
    for (const answer of answers) {
      const s = game.imagine(view, fastStream(worlds));
      begins[answer](s);
      settle(game, brain, s, fastStream(worlds, 1));
      const chance = chanceFor(brain, s, seat);
      sums[answer] += chance;
      squares[answer] += chance * chance;
    }
  }
  return { now: sums.now / worlds, yes: sums.yes / worlds, no: sums.no / worlds };

  function isKnown(answer: keyof Outlook): boolean {
    const mean = sums[answer] / worlds;
    const variance = Math.max(0, squares[answer] / worlds - mean * mean);
    return variance <= worlds * STANDARD_ERROR * STANDARD_ERROR;
  }

  function offered(s: S['state']): readonly S['move'][] {
    return asks(game, s).find((ask) => ask.seat === seat)?.moves ?? [];
  }
}
