/** Sections 4.1 to 4.6: a stage, phase by phase. */
import { draw, reveal, shuffle } from '@sztab/kernel';
import { type CardId, cardOf } from '../content/cards.ts';
import { STAGES } from '../content/rocket-tests.ts';
import { enemyOf, SIDES, type Side } from '../content/zones.ts';
import { actions } from './actions.ts';
import type { OmSteps } from './moves.ts';
import { resultOf, unusedRocket } from './outcome.ts';
import { type MulliganFrame, type OmTable, seatOf, sideOf, tell } from './table.ts';
import type { OmView } from './view.ts';

const DRAWN = 5;

export const stageSteps: OmSteps<
  'stage.draw' | 'stage.mulligan' | 'stage.rocketTest' | 'stage.turns' | 'stage.refresh' | 'stage.end'
> = {
  // Phase 1
  'stage.draw': {
    run(t) {
      tell({ is: 'stage-began', stage: t.stage });
      for (const side of SIDES) drawFive(t, side, 'drew');
      t.flow.pop();
      const asked = SIDES.filter((side) => mayMulligan(t, side));
      t.flow.push(asked.length > 0 ? { step: 'stage.mulligan', asked, answers: {} } : { step: 'stage.rocketTest' });
    },
  },

  // OM3-4.2.4, OM3-4.2.5: both decide at once and in secret
  'stage.mulligan': {
    ask(_t, f) {
      return f.asked
        .filter((side) => !f.answers[side])
        .map((side) => ({ seat: seatOf(side), prompt: 'mulligan', moves: ['keep', 'mulligan'], secret: true }));
    },
    take(t, f, seat, move) {
      const side = sideOf(seat);
      f.answers[side] = move === 'mulligan' ? 'mulligan' : 'keep';
      if (f.asked.every((one) => f.answers[one])) carryOut(t, f);
      else tell({ is: 'mulligan-answered', side });
    },
  },

  // Phase 2
  'stage.rocketTest': {
    run(t) {
      const parts = reveal(t, t.rocketDeck, t.rocketDeck[0] as number);
      t.rocketShown.push(parts);
      t.parts.supply -= parts;
      t.parts.surroundings += parts;
      tell({ is: 'rocket-fell', parts });
      t.flow.pop();
      t.flow.push({ step: 'stage.turns', next: 'PL', passes: 0, turn: 0 });
    },
  },

  // Phases 3 to 5 (OM3-4.4)
  'stage.turns': {
    run(t, f) {
      if (f.passes === 2) {
        t.flow.pop();
        t.flow.push({ step: 'stage.refresh' });
        return;
      }
      const side = f.next;
      f.turn++;
      f.next = enemyOf(side);
      // OM3-4.4.4: that an empty hand can do nothing is public, so nobody is asked.
      if (t.hand[side].length === 0 && actions(t, side).length === 0) {
        f.passes++;
        tell({ is: 'passed', side });
      } else t.flow.push({ step: 'turn.act', side });
    },
  },

  // Phase 6
  'stage.refresh': {
    run(t) {
      for (const card of t.cards) card.ready = true;
      tell({ is: 'all-refreshed' });
      t.flow.pop();
      t.flow.push({ step: 'stage.end' });
    },
  },

  // Phase 7
  'stage.end': {
    run(t) {
      t.flow.pop();
      if (t.hidingOnTable) {
        tell({ is: 'parts-returned', parts: t.parts.hidden });
        t.parts.surroundings += t.parts.hidden;
        t.parts.hidden = 0;
        t.hidingOnTable = false;
        t.removed.PL.push('PL-HIDE-1');
      }
      if (t.stage < STAGES) {
        t.stage++;
        t.flow.push({ step: 'stage.draw' });
      } else {
        t.result = resultOf(t);
        tell({ is: 'game-over', ...t.result, unusedRocket: unusedRocket(t) });
      }
    },
  },
};

/**
 * Would a pass now end the stage? The other side has passed, or will at once (OM3-4.4.4): with an empty hand only a
 * ready card can act, and a ready one always can, as a Unit can move and a Support can call Volunteers.
 */
export function passEnds({ flow, handSize, cards }: OmView): boolean {
  const turns = flow.find((f) => f.step === 'stage.turns');
  if (!turns) return false;
  const { passes, next } = turns;
  return passes === 1 || (handSize[next] === 0 && !cards.some(({ id, ready }) => ready && cardOf(id).side === next));
}

/** OM3-4.2.5: not after it was used, and not in stage 4, where the deck would only give the same cards back. */
const mayMulligan = (t: OmTable, side: Side): boolean =>
  t.options.mulligan && t.stage < STAGES && !t.mulliganUsed[side];

function drawFive(t: OmTable, side: Side, is: 'drew' | 'hand-exchanged'): void {
  const cards = draw(t, t.deck[side], DRAWN);
  t.hand[side].push(...cards);
  tellDraw(t, side, is, cards);
}

function tellDraw(t: OmTable, side: Side, is: 'drew' | 'hand-exchanged', cards: readonly CardId[]): void {
  const open = { is, side, count: cards.length, cards };
  if (t.options.openHands) tell(open);
  else tell({ is, side, count: cards.length }, { [seatOf(side)]: open });
}

/** All have answered: exchanges are made, the Polish one first (OM3-4.9.6), and announced. */
function carryOut(t: OmTable, f: MulliganFrame): void {
  t.flow.pop();
  for (const side of SIDES) {
    if (f.answers[side] === 'keep') tell({ is: 'hand-kept', side });
    if (f.answers[side] !== 'mulligan') continue;
    t.mulliganUsed[side] = true;
    t.deck[side].push(...t.hand[side].splice(-DRAWN));
    shuffle(t, t.deck[side]);
    drawFive(t, side, 'hand-exchanged');
  }
  t.flow.push({ step: 'stage.rocketTest' });
}
