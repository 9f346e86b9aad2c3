/**
 * Why a touch means nothing now, as far as the one who touches may know. Touched are things and verbs in the order of a
 * move's spelling; a verb may be left out. The answer is `possible` exactly where some legal move is spelled like that.
 */
import type { WhyNot } from '@sztab/kernel';
import { type Because, isLone, REASON_RULE, readTouch } from './reasons.ts';
import { inAction } from './reasons-in-action.ts';
import { inAmbush, inEscort, inNurse, inRefresh, inRoll } from './reasons-in-window.ts';
import type { Frame } from './state.ts';
import type { View } from './view.ts';

export function whyNot(view: View, touched: readonly string[]): WhyNot {
  const because = reasonOf(view, touched) ?? 'possible';
  const [reason, rule] = typeof because === 'string' ? [because, REASON_RULE[because]] : because;
  return { reason, rule: `OM3-${rule}` };
}

function reasonOf(view: View, touched: readonly string[]): Because {
  const { you, flow } = view;
  if (view.result) return 'game-over';
  if (!you) return 'only-watching';
  const touch = readTouch(view, you, touched);
  const f = flow[flow.length - 1] as Frame;
  switch (f.step) {
    case 'stage.mulligan':
      if (!f.asked.includes(you) || f.answers[you]) return 'already-answered';
      return isLone(touch, 'keep') || isLone(touch, 'mulligan') ? null : 'mulligan-first';
    case 'turn.act':
      if (f.side === you) return inAction(touch);
      return flow.some(({ step }) => step === 'chain') ? ['not-your-decision', '5.8.8'] : 'not-your-decision';
    case 'column.refresh':
      return f.side === you ? inRefresh(touch) : ['not-your-decision', '5.8.8'];
    case 'attack.escort':
      return f.side === you ? ['not-your-decision', '6.3.2'] : inEscort(touch, f.target);
    case 'attack.ambush':
      return f.side === you ? inAmbush(touch) : ['not-your-decision', '6.4.1'];
    case 'roll.react':
      return f.priority === you ? inRoll(touch, f) : ['not-your-decision', '6.5.5'];
    case 'attack.nurse':
      return f.side === you ? ['not-your-decision', '6.6.2'] : inNurse(touch);
    default:
      return 'not-your-decision';
  }
}
