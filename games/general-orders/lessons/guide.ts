/** The first game of General Orders with a guide: what is said the first time something happens. The texts stand in text/<language>/tips.json. */
import type { Guide } from '@sztab/kernel';
import { HQ } from '../content/map.ts';
import { enemyOf, ROUNDS, type Side } from '../content/sides.ts';
import type { Shape } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';

const own = ({ you }: View): Side => you ?? 'blue';
const guards = (view: View): number => view.soldiers[own(view)][HQ[view.options.mode][own(view)]] ?? 0;

export const guide: Guide<Shape> = {
  players: 2,
  options: { mode: 'alpine', firstInitiative: 'blue', bonusSetup: 'fixed', sideAssignment: 'chosen' },
  you: 'blue',
  level: 'recruit',
  tips: [
    { id: 'commander', rule: 'GOW-4.2.2', lesson: 'commander', asked: ['turn'] },
    { id: 'one-stays', rule: 'GOW-5.2.2', lesson: 'commander', asked: ['advance-move'] },
    { id: 'defence', rule: 'GOW-6.7.2', lesson: 'under-fire', asked: ['defence'] },
    { id: 'reroll', rule: 'GOW-6.3.2', lesson: 'cards', asked: ['reroll'] },
    { id: 'place', rule: 'GOW-5.5.3', lesson: 'reinforce', asked: ['reinforce-place'] },
    { id: 'target', rule: 'GOW-5.3.2', lesson: 'guns', asked: ['barrage-target'] },
    { id: 'drop', rule: 'GOW-5.4.2', lesson: 'drop', asked: ['paradrop-target'] },
    { id: 'supply-cut', rule: 'GOW-4.6.6', lesson: 'drop', asked: ['turn'], heard: ['supply-lost'] },
    {
      id: 'headquarters',
      rule: 'GOW-4.5.1',
      lesson: 'headquarters',
      asked: ['turn'],
      sees: ({ view }) => guards(view) < 2,
    },
    { id: 'combat', rule: 'GOW-6.1.5', lesson: 'attack', asked: ['turn'], heard: ['combat-ended'] },
    { id: 'closed', rule: 'GOW-5.1.1', lesson: 'reinforce', asked: ['turn'], sees: ({ view }) => spacesTaken(view) },
    { id: 'signal', rule: 'GOW-6.6.6', lesson: 'last-round', asked: ['turn'], heard: ['signal-gained', 'signal-lost'] },
    {
      id: 'they-passed',
      rule: 'GOW-4.2.6',
      lesson: 'last-round',
      asked: ['turn'],
      sees: ({ view }) => view.passed[enemyOf(own(view))],
    },
    { id: 'round', rule: 'GOW-4.3.1', lesson: 'guns', asked: ['turn'], heard: ['recalled'] },
    {
      id: 'last-round',
      rule: 'GOW-4.5.3',
      lesson: 'last-round',
      asked: ['turn'],
      sees: ({ view }) => view.round === ROUNDS,
    },
    { id: 'initiative', rule: 'GOW-4.9.1', lesson: 'last-round', asked: ['turn'], heard: ['initiative-taken'] },
    {
      id: 'hand',
      rule: 'GOW-6.4.1',
      lesson: 'cards',
      asked: ['turn'],
      sees: ({ view }) => view.handSize[own(view)] > 0,
    },
  ],
};

/** Somebody else stands on a space. */
function spacesTaken(view: View): boolean {
  return view.deployed[enemyOf(own(view))].length > 0;
}
