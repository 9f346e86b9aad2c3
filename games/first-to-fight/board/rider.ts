/** The ability of a recruit, in the sentence that places the card. */
import { type Language, moveParts } from '@sztab/kernel';
import type { Rider } from '@sztab/pieces';
import { RECRUITS } from '../content/orders.ts';
import { type SoldierId, soldierOf } from '../content/soldiers.ts';
import type { Move, Shape } from '../rules/moves.ts';
import { abilityMoves } from '../rules/recruitment.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { effectsOf, recruitIn, worthOf } from './effects.ts';
import { warning } from './warning.ts';

export function rider(move: Move, view: View, language: Language): Rider<Shape> | null {
  const { verb, args } = moveParts(move);
  const f = view.flow.at(-1);
  // Whoever comes by Additional recruitment uses no ability (FTF-5.4.7).
  if (verb !== 'pick' || f?.step !== 'recruit.pick' || !f.first) return null;
  const id = args[0] as SoldierId;
  const { ability } = soldierOf(id);
  // Where to go is a question of its own: the map answers it, with the soldier on it.
  if (ability === 'movement') return null;
  const recruit = recruitIn(f.region, id);
  const moves = abilityMoves(view, recruit, view.deckCount + f.drawn.length - 1);
  if (moves.length === 0) return null;
  const placed: View = {
    ...view,
    soldiers: [...view.soldiers, recruit],
    flow: [...view.flow.slice(0, -1), { step: 'recruit.ability', seat: f.seat, soldier: id, region: f.region }],
  };
  const worth = (answer: Move): number => worthOf(effectsOf(placed, answer));
  const { verbs, and, uses } = boardWords[language];
  return {
    joint: and,
    none: 'pass',
    answers: moves
      .toSorted((a, b) => worth(b) - worth(a))
      .map((answer) => {
        const name = uses(ability, moveParts(answer).args[0] as string, RECRUITS.usual);
        return {
          move: answer,
          name,
          act: `${verbs.pick} ${and} ${name}`,
          warning: warning(answer, placed, language),
        };
      }),
  };
}
