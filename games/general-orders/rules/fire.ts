/** What Barrage and Bombing share (GOW-5.3.3 to GOW-5.3.6, GOW-5.8.4, GOW-5.8.5): a card, the roll, the losses. No defence. */
import type { AreaId, ZoneId } from '../content/areas.ts';
import { CARD } from '../content/cards.ts';
import { enemyOf } from '../content/sides.ts';
import { pushCheck } from './check.ts';
import { diceCount, pushRoll } from './dice.ts';
import { canPlay, opensFor, playCard } from './hand.ts';
import type { GoMove, GoSteps } from './moves.ts';
import { remove } from './pieces.ts';
import { piecesIn, standingOf } from './supply.ts';
import { type FireFrame, type GoTable, goOn, seatOf, tell } from './table.ts';

/** The card that adds dice to each kind of fire. */
const CARD_FOR = { barrage: 'artilleryStrike', bombing: 'airRaid' } as const;

/** GOW-8.1: D5 and D14 open on public facts; otherwise the dice fall at once. */
export function openFire(t: GoTable, fire: Omit<FireFrame, 'step' | 'hits'>): void {
  const frame: FireFrame = { step: 'fire.card', ...fire, hits: null };
  goOn(t, frame);
  if (!opensFor(t, fire.side, CARD_FOR[fire.by])) shoot(t, frame, false);
}

export const fireSteps: GoSteps<'fire.card' | 'fire.losses'> = {
  'fire.card': {
    ask(t, { side, by }) {
      const title = CARD_FOR[by];
      const moves: GoMove[] = canPlay(t, side, title) ? [title, 'roll'] : ['roll'];
      return [{ seat: seatOf(side), prompt: `${by}-card`, moves, window: true }];
    },
    take(t, f, _seat, move) {
      shoot(t, f, move !== 'roll');
    },
  },

  'fire.losses': {
    run(t, f) {
      t.flow.pop();
      const before = standingOf(t);
      const enemy = enemyOf(f.side);
      const hits = f.hits as number;
      const lost = Math.min(hits, piecesIn(t, enemy, f.target)); // GOW-5.3.5
      remove(t, enemy, f.target, lost);
      tell({ is: 'fire-ended', side: f.side, by: f.by, area: f.target, hits, lost });
      pushCheck(t, before);
    },
  },
};

function shoot(t: GoTable, f: FireFrame, withCard: boolean): void {
  const { side, by, from, target: area, dice } = f;
  if (by === 'barrage') tell({ is: 'barrage', side, from: from as AreaId, area });
  else tell({ is: 'bombing', side, from: from as ZoneId, area, aircraft: diceCount(dice) });
  if (withCard) {
    const title = CARD_FOR[by];
    const { count } = CARD[title].adds;
    dice.push({ because: title, dice: count });
    playCard(t, side, title, count, area);
  }
  goOn(t, { ...f, step: 'fire.losses' });
  pushRoll(t, side, by, area, dice, piecesIn(t, enemyOf(side), area));
}
