import { fastStream } from '@sztab/kernel';
import { type Visit, type Walk, walkThrough } from '@sztab/pieces/testing';
import { test } from 'vitest';
import { asksForWhatFits } from '../../testing/slots.ts';
import { AREA } from '../content/areas.ts';
import { ZONES_OF } from '../content/map.ts';
import { SPACE } from '../content/spaces.ts';
import { generalOrders as game } from '../rules/index.ts';
import type { Shape } from '../rules/moves.ts';
import { after } from '../testing/position.ts';
import { boardWords } from '../text/board.ts';
import { board } from './index.tsx';
import { isTitle } from './names.ts';

const isPlace = (thing: string): boolean => thing in AREA || (ZONES_OF.island as readonly string[]).includes(thing);
const isSpace = (thing: string): boolean => thing in SPACE;
const isCount = (thing: string): boolean => /^\d+$/.test(thing);

test('a slot asks for spaces, areas, cards or numbers, as they can be touched next', () => {
  const answers = {
    space: isSpace,
    from: isPlace,
    where: isPlace,
    target: isPlace,
    count: isCount,
    // How many are called up by a card is said in the same breath.
    card: (thing: string) => isTitle(thing) || isCount(thing),
    commander: isSpace,
  };
  const among: Walk<Shape>['among'] = (moves, pick) => {
    const busy = moves.filter((move) => move !== 'pass');
    return busy.length > 0 && pick(15) > 0 ? busy : moves;
  };
  const walks = [2, 3, 4, 5].map((seed) => (visit: Visit<Shape>): void => {
    const options = { mode: seed % 2 ? 'island' : 'alpine' };
    walkThrough(game, { players: 2, options, seed, chance: fastStream(seed, 9), among }, visit);
  });
  const signalLost = (visit: Visit<Shape>): void => {
    const s = after(
      {
        blue: 'porretta:3 bombiana:1 castelnuovo:2',
        yellow: 'zocca:3 roffeno:5',
        turn: 'yellow',
        dice: [0],
        deployed: { blue: 'reinforce-1 plan-1 adv:riola adv:gaggio adv:bombiana adv:querciola' },
      },
      'yellow deploy(adv:castelnuovo) move(roffeno)*4 finish',
    );
    visit(s, [], 0, () => 0);
  };
  asksForWhatFits({ game, board, slots: boardWords.en.slots, answers }, [...walks, signalLost]);
});
