import { advance, asks, begin, clone, diceKey, fastStream, seededStream } from '@sztab/kernel';
import { expect, test } from 'vitest';
import { total } from '../content/symbols.ts';
import { niepodlegla as game } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { brain } from './index.ts';
import { outOfReach, symbolsOf, tracksOf } from './reach.ts';
import { SHOWS, showing } from './symbols.ts';

/** Every position of a game that the policy plays for all. */
function* positions(seed: string, players: number): Generator<State> {
  const s = begin(game, players, { consent: 'open' }, seededStream(diceKey(seed, []))).state;
  const dice = fastStream(seed.length, players);
  for (let all = asks(game, s); all.length > 0; all = asks(game, s)) {
    yield s;
    const first = brain.speaker?.(s, all);
    const ask = all.find(({ seat }) => seat === first) ?? (all[0] as (typeof all)[number]);
    advance(game, s, ask.seat, brain.policy(s, ask.seat, ask.moves, dice));
  }
  yield s;
}

test.each([2, 3, 4])(
  'no game of %i passes what it was said to reach at best, and none is won that was out of reach',
  (players) => {
    for (const seed of ['reach', 'bound']) {
      const promised: { readonly sum: number; readonly best: number }[] = [];
      let lost = false;
      let last: State | null = null;
      for (const s of positions(seed, players)) {
        last = s;
        if (s.phase === 'plan' || s.phase === 'roll') lost ||= outOfReach(s) !== null;
        if (s.round < 10 && (s.phase === 'plan' || s.phase === 'roll'))
          promised.push({ sum: s.acc + s.fp, best: tracksOf(s).best });
        else if (s.round === 10) {
          const shown = s.players.reduce(
            (sum, { held }) =>
              sum +
              held.reduce(
                (n, one) => n + (one.up > 0 ? total(SHOWS.slice(showing(one), showing(one) + 4) as never) : 0),
                0,
              ),
            0,
          );
          expect(shown).toBeLessThanOrEqual(symbolsOf(s).best);
        }
      }
      const end = last as unknown as State;
      expect(promised.length).toBeGreaterThan(20);
      for (const { sum, best } of promised) expect(end.acc + end.fp - sum).toBeLessThanOrEqual(best);
      if (lost) expect(end.result?.won).toBe(false);
    }
  },
);

test('in round 9 tracks that no mission can bring together are out of reach, and a last round that asks for more than dice can show', () => {
  const opening = begin(game, 3, { consent: 'open' }, seededStream(diceKey('lost', []))).state;
  expect(outOfReach(opening)).toBeNull();
  const late = clone(opening);
  late.round = 9;
  const { best } = tracksOf(late);
  late.acc = 10 - best;
  expect(outOfReach(late)).toBeNull();
  late.acc -= 1;
  expect(outOfReach(late)).toEqual({ why: 'tracks', best, needed: best + 1 });
  const last = clone(opening);
  last.round = 10;
  last.row = [];
  last.main = { paris: 6, warsaw: 6 };
  const most = symbolsOf(last).best;
  expect(outOfReach(last)).toBeNull();
  last.main = { paris: most, warsaw: 1 };
  expect(outOfReach(last)).toMatchObject({ why: 'symbols', best: most, needed: most + 1 });
});
