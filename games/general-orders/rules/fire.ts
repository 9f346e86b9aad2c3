/** What Barrage and Bombing share (GOW-5.3.3 to GOW-5.3.6, GOW-5.8.4, GOW-5.8.5): a card, the roll, the losses. No defence. */
import { finish, goOn } from '@sztab/kernel';
import type { AreaId, ZoneId } from '../content/areas.ts';
import { CARD } from '../content/cards.ts';
import { enemyOf } from '../content/sides.ts';
import { callCheck } from './check.ts';
import { callRoll, diceCount } from './dice.ts';
import { FIRE_CARD, noCard, opensFor, playCard } from './hand.ts';
import type { Move, Steps } from './moves.ts';
import { remove } from './pieces.ts';
import { type FireFrame, type State, seatOf, tell } from './state.ts';
import { piecesIn, standingToTell } from './supply.ts';

/** GOW-8.1: D5 and D14 open on public facts; otherwise the dice fall at once. */
export function openFire(s: State, fire: Omit<FireFrame, 'step' | 'hits'>): void {
  const frame: FireFrame = { step: 'fire.card', ...fire, hits: null };
  goOn(s, frame);
  if (!opensFor(s, fire.side, FIRE_CARD[fire.by])) shoot(s, frame, false);
}

export const fireSteps: Steps<'fire.card' | 'fire.losses'> = {
  'fire.card': {
    ask(s, f) {
      const { side, by } = f;
      const title = FIRE_CARD[by];
      const moves: Move[] = noCard(s, side, f, title) === null ? [title, 'roll'] : ['roll'];
      return [{ seat: seatOf(side), prompt: `${by}-card`, moves, window: true }];
    },
    take(s, f, _seat, move) {
      shoot(s, f, move !== 'roll');
    },
  },

  'fire.losses': {
    run(s, f) {
      finish(s);
      const before = standingToTell(s);
      const enemy = enemyOf(f.side);
      const hits = f.hits as number;
      const lost = Math.min(hits, piecesIn(s, enemy, f.target)); // GOW-5.3.5
      remove(s, enemy, f.target, lost);
      tell({ is: 'fire-ended', side: f.side, by: f.by, area: f.target, hits, lost });
      callCheck(s, before);
    },
  },
};

function shoot(s: State, f: FireFrame, withCard: boolean): void {
  const { side, by, from, target: area, dice } = f;
  if (by === 'barrage') tell({ is: 'barrage', side, from: from as AreaId, area });
  else tell({ is: 'bombing', side, from: from as ZoneId, area, aircraft: diceCount(dice) });
  if (withCard) {
    const title = FIRE_CARD[by];
    const { count } = CARD[title].adds;
    dice.push({ because: title, dice: count });
    playCard(s, side, title, count, area);
  }
  goOn(s, { ...f, step: 'fire.losses' });
  callRoll(s, side, by, area, dice, piecesIn(s, enemyOf(side), area));
}
