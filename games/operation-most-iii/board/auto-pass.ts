/** Windows that a player would let go anyway: because the result suits, or because nothing held could turn it. */
import { clone, moveParts } from '@sztab/kernel';
import type { AutoPass } from '@sztab/pieces';
import { type CardId, cardOf, DIE_CHANGE } from '../content/cards.ts';
import { enemyOf } from '../content/zones.ts';
import type { Move, Shape } from '../rules/moves.ts';
import { trailing } from '../rules/roll-window.ts';
import type { Frame, RollFrame } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** What lets each window go. */
export const LET_GO: { readonly [step in Frame['step']]?: Move } = {
  'attack.escort': 'noEscort',
  'attack.ambush': 'roll',
  'roll.react': 'passReaction',
  'attack.nurse': 'declineNurse',
};

export function autoPass(view: View, moves: readonly Move[]): AutoPass<Shape> | null {
  const f = view.flow.at(-1);
  const move = f && LET_GO[f.step];
  if (!f || !move || !moves.includes(move)) return null;
  const ahead = f.step === 'roll.react' && trailing(f) !== f.priority;
  // An Escort is asked for only where one stands; everywhere else the question may find an empty hand.
  const hopeless = f.step === 'roll.react' ? !ahead && !canTurn(f, moves) : moves.length === 1;
  return { ahead, hopeless, move, within: { action: actionOf(view), stage: String(view.stage) } };
}

/** Would all that may be used, used together, turn the result? */
export const canTurn = (f: RollFrame, moves: readonly Move[]): boolean =>
  trailing(moves.reduce(afterReaction, f)) !== trailing(f);

/** The window as it would stand after this reaction; the window itself is left alone. */
export function afterReaction(f: RollFrame, move: Move): RollFrame {
  const { verb, args } = moveParts(move);
  if (!Object.hasOwn(DIE_CHANGE, verb)) return f;
  const by = verb as keyof typeof DIE_CHANGE;
  const { side } = cardOf(args[0] as CardId);
  const then = clone(f);
  then.mods[by === 'warMisfortune' ? enemyOf(side) : side] += DIE_CHANGE[by];
  return then;
}

/** The same text from the first window of an action to its last, and another text after it. */
function actionOf({ flow, stage }: View): string {
  return flow
    .map((f) => {
      if (f.step === 'stage.turns') return `${stage}.${f.turn}`;
      return f.step === 'chain' ? `${f.source} ${f.remaining}` : '';
    })
    .filter(Boolean)
    .join(' ');
}

/** A turn in which nothing but passing is left. That is nobody else's business: only who holds the hand may use it. */
export const idle = (
  { stage }: View,
  moves: readonly Move[],
): { readonly move: Move; readonly stage: string } | null =>
  moves.length === 1 && moves[0] === 'pass' ? { move: 'pass', stage: String(stage) } : null;
