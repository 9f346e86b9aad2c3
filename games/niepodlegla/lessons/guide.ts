/** The first game of Niepodległa with a guide: what is said the first time something happens. The texts stand in text/<language>/tips.json. */
import type { Guide } from '@sztab/kernel';
import type { Shape } from '../rules/moves.ts';
import { isFinalRound } from '../rules/state.ts';

export const guide: Guide<Shape> = {
  players: 2,
  options: { stakes: '0', consent: 'open', obstacles: 'light' },
  you: 'red',
  // On your own side: a weak one would lose your game.
  level: 'officer',
  tips: [
    { id: 'plan', rule: 'NPG-4.1.1', lesson: 'row', asked: ['plan'], sees: ({ view }) => view.round === 1 },
    { id: 'town', rule: 'NPG-5.2.1', lesson: 'map', asked: ['place-obstacle', 'place-independence'] },
    { id: 'obstacle-off', rule: 'NPG-5.1.3', lesson: 'tracks', asked: ['remove-obstacle'] },
    { id: 'settle', rule: 'NPG-4.2.13', lesson: 'roll', asked: ['settle'] },
    {
      id: 'low-morale',
      rule: 'NPG-4.4.1',
      lesson: 'morale',
      asked: ['roll', 'rolled'],
      sees: ({ view }) => view.morale < 6,
    },
    { id: 'black-die', rule: 'NPG-4.2.5', lesson: 'black-die', asked: ['roll', 'rolled'], heard: ['rerolled'] },
    { id: 'roll', rule: 'NPG-4.2.3', lesson: 'roll', asked: ['roll', 'rolled'] },
    {
      id: 'left-alone',
      rule: 'NPG-4.3.2',
      lesson: 'alone',
      asked: ['plan'],
      heard: ['harm'],
    },
    { id: 'threat', rule: 'NPG-5.10.1', lesson: 'morale', asked: ['plan'], heard: ['threat'] },
    { id: 'character', rule: 'NPG-5.8.1', lesson: 'people', asked: ['plan'], heard: ['character-gained'] },
    { id: 'prison', rule: 'NPG-5.9.1', lesson: 'prison', asked: ['plan'], heard: ['jailed'] },
    { id: 'revolution', rule: 'NPG-4.6.4', lesson: 'prison', asked: ['plan'], heard: ['february'] },
    {
      id: 'two-tracks',
      rule: 'NPG-6.1.1',
      lesson: 'tracks',
      asked: ['plan'],
      sees: ({ view }) => view.round >= 7 && !isFinalRound(view),
    },
    { id: 'finale', rule: 'NPG-6.2.1', lesson: 'november', asked: ['plan'], sees: ({ view }) => isFinalRound(view) },
    { id: 'tracks', rule: 'NPG-5.1.1', lesson: 'tracks', asked: ['plan'], heard: ['track'] },
  ],
};
