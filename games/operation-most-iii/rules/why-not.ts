/** Why a touch means nothing now. Touched are things and verbs in the order of a move's spelling; a verb may be left out. */
import { whyNotBy } from '@sztab/kernel';
import type { Side } from '../content/zones.ts';
import { operationMostIII } from './index.ts';
import type { Shape } from './moves.ts';
import { type Because, hasTwoVerbs, isLone, REASON_RULE, readTouch, type WhyNotReason } from './reasons.ts';
import { inAction } from './reasons-in-action.ts';
import { inAmbush, inEscort, inNurse, inRefresh, inRoll } from './reasons-in-window.ts';
import { type Frame, seatOf } from './state.ts';
import type { View } from './view.ts';

export const whyNot = whyNotBy<Shape, WhyNotReason>(operationMostIII, 'OM3', REASON_RULE, {
  seatOf: ({ you }) => you && seatOf(you),
  notAsked,
  against: (view, touched) => reasonAgainst(view, touched) ?? (hasTwoVerbs(touched) ? 'no-such-ability' : null),
});

/** The rule by which the other side decides. */
const THEIRS: Readonly<Partial<Record<Frame['step'], string>>> = {
  'column.refresh': '5.8.8',
  'attack.escort': '6.3.2',
  'attack.ambush': '6.4.1',
  'roll.react': '6.5.5',
  'attack.nurse': '6.6.2',
};

function notAsked({ flow }: View): NonNullable<Because> {
  const { step } = flow[flow.length - 1] as Frame;
  if (step === 'stage.mulligan') return 'already-answered';
  if (step === 'turn.act' && flow.some((f) => f.step === 'chain')) return ['not-your-decision', '5.8.8'];
  const rule = THEIRS[step];
  return rule ? ['not-your-decision', rule] : 'not-your-decision';
}

function reasonAgainst(view: View, touched: readonly string[]): Because {
  const touch = readTouch(view, view.you as Side, touched);
  const f = view.flow[view.flow.length - 1] as Frame;
  switch (f.step) {
    case 'stage.mulligan':
      return isLone(touch, 'keep') || isLone(touch, 'mulligan') ? null : 'mulligan-first';
    case 'turn.act':
      return inAction(touch);
    case 'column.refresh':
      return inRefresh(touch);
    case 'attack.escort':
      return inEscort(touch, f.target);
    case 'attack.ambush':
      return inAmbush(touch);
    case 'roll.react':
      return inRoll(touch, f);
    case 'attack.nurse':
      return inNurse(touch);
    default:
      return 'not-your-decision';
  }
}
