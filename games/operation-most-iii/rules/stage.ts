/** OM3-4.1 to OM3-4.6: a stage, phase by phase. */
import { call, draw, end, goOn, reveal, shuffle } from '@sztab/kernel';
import { type CardId, cardOf } from '../content/cards.ts';
import { STAGES } from '../content/rocket-tests.ts';
import { enemyOf, SIDES, type Side } from '../content/zones.ts';
import { actions } from './actions.ts';
import type { Steps } from './moves.ts';
import { resultOf, unusedRocket } from './outcome.ts';
import { type MulliganFrame, type State, seatOf, sideOf, tell } from './state.ts';
import type { View } from './view.ts';

const DRAWN = 5;

export const stageSteps: Steps<
  'stage.draw' | 'stage.mulligan' | 'stage.rocketTest' | 'stage.turns' | 'stage.refresh' | 'stage.end'
> = {
  // Phase 1
  'stage.draw': {
    run(s) {
      tell({ is: 'stage-began', stage: s.stage });
      for (const side of SIDES) drawFive(s, side, 'drew');
      const asked = SIDES.filter((side) => mayMulligan(s, side));
      goOn(s, asked.length > 0 ? { step: 'stage.mulligan', asked, answers: {} } : { step: 'stage.rocketTest' });
    },
  },

  // OM3-4.2.4, OM3-4.2.5: both decide at once and in secret
  'stage.mulligan': {
    ask(_t, f) {
      return f.asked
        .filter((side) => !f.answers[side])
        .map((side) => ({ seat: seatOf(side), prompt: 'mulligan', moves: ['keep', 'mulligan'], secret: true }));
    },
    take(s, f, seat, move) {
      const side = sideOf(seat);
      f.answers[side] = move === 'mulligan' ? 'mulligan' : 'keep';
      if (f.asked.every((one) => f.answers[one])) carryOut(s, f);
      else tell({ is: 'mulligan-answered', side });
    },
  },

  // Phase 2
  'stage.rocketTest': {
    run(s) {
      const parts = reveal(s, s.rocketDeck, s.rocketDeck[0] as number);
      s.rocketShown.push(parts);
      s.parts.supply -= parts;
      s.parts.surroundings += parts;
      tell({ is: 'rocket-fell', parts });
      goOn(s, { step: 'stage.turns', next: 'PL', passes: 0, turn: 0 });
    },
  },

  // Phases 3 to 5 (OM3-4.4)
  'stage.turns': {
    run(s, f) {
      if (f.passes === 2) {
        goOn(s, { step: 'stage.refresh' });
        return;
      }
      const side = f.next;
      f.turn++;
      f.next = enemyOf(side);
      // OM3-4.4.4: that an empty hand can do nothing is public, so nobody is asked.
      if (s.hand[side].length === 0 && actions(s, side).length === 0) {
        f.passes++;
        tell({ is: 'passed', side });
      } else call(s, { step: 'turn.act', side });
    },
  },

  // Phase 6
  'stage.refresh': {
    run(s) {
      for (const card of s.cards) card.ready = true;
      tell({ is: 'all-refreshed' });
      goOn(s, { step: 'stage.end' });
    },
  },

  // Phase 7
  'stage.end': {
    run(s) {
      if (s.hidingOnTable) {
        tell({ is: 'parts-returned', parts: s.parts.hidden });
        s.parts.surroundings += s.parts.hidden;
        s.parts.hidden = 0;
        s.hidingOnTable = false;
        s.removed.PL.push('PL-HIDE-1');
      }
      if (s.stage < STAGES) {
        s.stage++;
        goOn(s, { step: 'stage.draw' });
      } else {
        end(s);
        s.result = resultOf(s);
        tell({ is: 'game-over', ...s.result, unusedRocket: unusedRocket(s) });
      }
    },
  },
};

/**
 * Would a pass now end the stage? The other side has passed, or will at once (OM3-4.4.4): with an empty hand only a
 * ready card can act, and a ready one always can, as a Unit can move and a Support can call Volunteers.
 */
export function passEnds({ flow, handSize, cards }: View): boolean {
  const turns = flow.find((f) => f.step === 'stage.turns');
  if (!turns) return false;
  const { passes, next } = turns;
  return passes === 1 || (handSize[next] === 0 && !cards.some(({ id, ready }) => ready && cardOf(id).side === next));
}

/** OM3-4.2.5: not after it was used, and not in stage 4, where the deck would only give the same cards back. */
const mayMulligan = (s: State, side: Side): boolean => s.options.mulligan && s.stage < STAGES && !s.mulliganUsed[side];

function drawFive(s: State, side: Side, is: 'drew' | 'hand-exchanged'): void {
  const cards = draw(s, s.deck[side], DRAWN);
  s.hand[side].push(...cards);
  tellDraw(s, side, is, cards);
}

function tellDraw(s: State, side: Side, is: 'drew' | 'hand-exchanged', cards: readonly CardId[]): void {
  const open = { is, side, count: cards.length, cards };
  if (s.options.openHands) tell(open);
  else tell({ is, side, count: cards.length }, { [seatOf(side)]: open });
}

/** All have answered: exchanges are made, the Polish one first (OM3-4.9.6), and announced. */
function carryOut(s: State, f: MulliganFrame): void {
  for (const side of SIDES) {
    if (f.answers[side] === 'keep') tell({ is: 'hand-kept', side });
    if (f.answers[side] !== 'mulligan') continue;
    s.mulliganUsed[side] = true;
    s.deck[side].push(...s.hand[side].splice(-DRAWN));
    shuffle(s, s.deck[side]);
    drawFive(s, side, 'hand-exchanged');
  }
  goOn(s, { step: 'stage.rocketTest' });
}
