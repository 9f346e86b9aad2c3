/** GOW-5.3: Barrage. */
import { call, moveParts } from '@sztab/kernel';
import type { AreaId } from '../content/areas.ts';
import { BONUS_ADDS } from '../content/bonuses.ts';
import type { Side } from '../content/sides.ts';
import { BARRAGE, type Space } from '../content/spaces.ts';
import { openFire } from './fire.ts';
import { barrageTargets } from './legal.ts';
import { type Steps, TEXT } from './moves.ts';
import { type DicePart, type State, seatOf } from './state.ts';
import { hasBonus } from './supply.ts';

export function beginBarrage(s: State, side: Side, { area }: Extract<Space, { side: Side }>): void {
  const dice: DicePart[] = [{ because: 'base', dice: BARRAGE.dice }];
  // GOW-6.6.4, as it is held now (GOW-6.6.9)
  if (hasBonus(s, side, 'observationPost')) dice.push({ because: 'observationPost', dice: BONUS_ADDS.observationPost });
  call(s, { step: 'barrage.target', side, from: area, dice });
}

export const barrageSteps: Steps<'barrage.target'> = {
  'barrage.target': {
    ask(s, { side, from }) {
      return [{ seat: seatOf(side), prompt: 'barrage-target', moves: barrageTargets(s, from).map(TEXT.target) }];
    },
    take(s, { side, from, dice }, _seat, move) {
      const target = moveParts(move).args[0] as AreaId;
      openFire(s, { side, by: 'barrage', from, target, dice: [...dice] });
    },
  },
};
