import { fastStream } from '@sztab/kernel';
import type { Choice } from '@sztab/pieces';
import { type Visit, walkThrough } from '@sztab/pieces/testing';
import { test } from 'vitest';
import { asksForWhatFits } from '../../testing/slots.ts';
import { raceToTheRhine as game } from '../rules/index.ts';
import type { Shape } from '../rules/moves.ts';
import { after } from '../testing/position.ts';
import { boardWords } from '../text/board.ts';
import { board } from './index.tsx';
import { isTown } from './names.ts';

const isKind = (thing: string): boolean => ['fuel', 'ammo', 'food'].includes(thing);

test('a slot asks for towns, kinds or cards, as they can be touched next', () => {
  const answers = {
    act: () => true,
    road: isTown,
    whither: isTown,
    town: isTown,
    load: isKind,
    kind: isKind,
    give: isKind,
    get: isKind,
    // Several things may be done with what was touched, or it is no town and no token.
    choice: (thing: string, { verbs }: Choice) => verbs.length > 1 || !(isTown(thing) || isKind(thing)),
  };
  const walks = [1, 2, 3].map((players) => (visit: Visit<Shape>): void => {
    const options = { weather: 'on', roundCap: '10', soloTurnCap: '10' };
    walkThrough(game, { players, options, seed: players, chance: fastStream(players, 5) }, visit);
  });
  const market = (visit: Visit<Shape>): void => {
    const s = after({ turn: 'B', corps: 'B1@vitry:2/0/1', pursuit: { B: 'PB10' } }, 'B move(B1) step(bar-le-duc)');
    visit(s, [], 0, () => 0);
  };
  asksForWhatFits({ game, board, slots: boardWords.en.slots, answers }, [...walks, market]);
});
