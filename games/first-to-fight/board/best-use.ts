/** What the best use of an order would make of the own missions, said before the order is chosen. */
import { type Language, moveParts, type Seat } from '@sztab/kernel';
import type { Choice } from '@sztab/pieces';
import type { Order } from '../content/orders.ts';
import { movements, trainings } from '../rules/movement-and-training.ts';
import type { Move } from '../rules/moves.ts';
import { sabotageTargets } from '../rules/sabotage.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import { bestOf, mainOf } from './effects.ts';
import { isOrder, isRegion } from './names.ts';

/** What the chooser could do at once; cards and bonuses are not known before. */
function usesOf(order: Order, view: View, chooser: Seat): Move[] {
  const f = { chooser, soldiers: [], regions: [] };
  if (order === 'movement') return movements(view, f, chooser);
  if (order === 'training') return trainings(view, f);
  return order === 'sabotage' ? sabotageTargets(view, f).map((region): Move => `sabotage(${region})`) : [];
}

/** “Pitułko → North, Atlantic: Bismarck 11 → 14 of 15”; null where no own mission gains by it. */
export function explain({ picked }: Choice<Move>, view: View, language: Language): string | null {
  const order = picked.find(isOrder);
  if (order === undefined || view.you === null || view.flow.at(-1)?.step !== 'orders.choose') return null;
  const best = bestOf(usesOf(order, view, view.you), view);
  const main = best && best.worth > 0 && mainOf(best.effects);
  if (!main) return null;
  const say = boardWords[language];
  const c = catalogues[language];
  const [who = '', to = ''] = moveParts(best.move).args as string[];
  const name = isRegion(who) ? c.regions[who].short : c.called(who as Parameters<typeof c.called>[0]);
  const change = say.change(say.briefs[main.mission], main.was, main.have, main.need);
  return `${isRegion(to) ? `${name} → ${c.regions[to].short}` : name}: ${change}`;
}
