import { fastStream } from '@sztab/kernel';
import type { Choice } from '@sztab/pieces';
import { type Visit, walkThrough } from '@sztab/pieces/testing';
import { test } from 'vitest';
import { asksForWhatFits } from '../../testing/slots.ts';
import { firstToFight as game } from '../rules/index.ts';
import type { Shape } from '../rules/moves.ts';
import { boardWords } from '../text/board.ts';
import { board } from './index.tsx';
import { isMission, isOrder, isRegion, isSoldier } from './names.ts';

test('a slot asks for soldiers, regions, missions or orders, as they can be touched next', () => {
  const answers = {
    order: isOrder,
    soldier: isSoldier,
    region: isRegion,
    mission: isMission,
    attribute: (thing: string) => thing === 'S' || thing === 'U',
    // Several things may be done with what was touched, or there is no word of its own for it.
    choice: (thing: string, { verbs }: Choice) =>
      verbs.length > 1 || ![isSoldier, isRegion, isMission].some((is) => is(thing)),
  };
  const walks = [2, 3, 4].map((players) => (visit: Visit<Shape>): void => {
    const options = { missionDraft: players % 2 ? 'on' : 'off', neutralEvents: 'on' };
    walkThrough(game, { players, options, seed: players, chance: fastStream(players, 5) }, visit);
  });
  asksForWhatFits({ game, board, slots: boardWords.en.slots, answers }, walks);
});
