/** GOW-5.9: Scramble, also into the own HQ zone while the enemy holds it. */
import { finish } from '@sztab/kernel';
import type { ZoneId } from '../content/areas.ts';
import { HQ_ZONE } from '../content/map.ts';
import { enemyOf } from '../content/sides.ts';
import { callCheck } from './check.ts';
import { beginCombat } from './combat.ts';
import type { Steps } from './moves.ts';
import { oneByOne } from './one-by-one.ts';
import { brought, placeMoves, placeOne, recalling } from './reinforce.ts';
import { type State, type SupplyFrame, tell } from './state.ts';
import { controls, type Forces, standingToTell } from './supply.ts';

export const scrambleSteps: Steps<'scramble.recall' | 'scramble.place'> = {
  'scramble.recall': recalling('scramble-recall'),

  'scramble.place': oneByOne({
    prompt: 'scramble-place',
    moves: placeMoves,
    one: placeOne,
    all(s, f: SupplyFrame) {
      tell({ is: 'scrambled', ...brought<ZoneId>(s, f) });
      const { side, placed } = f;
      const home = HQ_ZONE[side];
      const pieces = placed[home] ?? 0;
      if (pieces > 0 && controls(s, enemyOf(side), home)) {
        beginCombat(s, { side, by: 'scramble', place: home, pieces }); // GOW-5.9.4
        return;
      }
      finish(s);
      callCheck(s, standingToTell(before(s, f)));
    },
  }),
};

/** As it stood before anything was placed: only over an empty HQ can that make a difference to supply. */
function before(s: State, { side, placed }: SupplyFrame): Forces {
  const home = HQ_ZONE[side];
  const there = (s.aircraft[side][home] as number) - (placed[home] ?? 0);
  return { ...s, aircraft: { ...s.aircraft, [side]: { ...s.aircraft[side], [home]: there } } };
}
