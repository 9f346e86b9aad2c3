/** Windows and card steps that leave nothing to choose (GOW-6.7.6). Whether they open depends on open facts alone. */
import type { AutoPass } from '@sztab/pieces';
import type { Move, Shape } from '../rules/moves.ts';
import type { Frame } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** What lets each window go. */
const LET_GO: { readonly [step in Frame['step']]?: Move } = {
  'combat.defence': 'roll',
  'dice.reroll': 'keep',
  'fire.card': 'roll',
  'advance.card': 'continue',
  'paradrop.card': 'continue',
  'fly.card': 'continue',
};

export function autoPass(view: View, moves: readonly Move[]): AutoPass<Shape> | null {
  const f = view.flow.at(-1);
  // Without a commander and without Momentum in hand a turn is nothing but a pass.
  const empty = f?.step === 'turn' && view.reserve[f.side].commanders === 0;
  const move = empty ? 'pass' : f && LET_GO[f.step];
  if (!move || !moves.includes(move)) return null;
  // A quick pass through whole actions is for windows of the other side's turn; the own steps are decisions.
  const window = f?.step === 'combat.defence' || f?.step === 'dice.reroll';
  if (!window && moves.length > 1) return null;
  return {
    ahead: false,
    hopeless: moves.length === 1,
    move,
    within: { action: actionOf(view), stage: String(view.round) },
  };
}

/** The same text from the first window of an action to its last, and another text after it. */
const actionOf = ({ round, deployed }: View): string => `${round} ${deployed.blue.length} ${deployed.yellow.length}`;
