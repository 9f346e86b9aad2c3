import { fastStream } from '@sztab/kernel';
import { type Choice, spell } from '@sztab/pieces';
import { type Visit, type Walk, walkThrough } from '@sztab/pieces/testing';
import { test } from 'vitest';
import { asksForWhatFits } from '../../testing/slots.ts';
import { operationMostIII as game } from '../rules/index.ts';
import type { Shape } from '../rules/moves.ts';
import { boardWords } from '../text/board.ts';
import { board } from './index.tsx';
import { isCard, isZone } from './names.ts';

test('a slot asks for cards, zones or numbers, as they can be touched next', () => {
  const verbOf = ({ open }: Choice): string | undefined => (open[0] === undefined ? undefined : spell(open[0])[1]);
  const answers = {
    card: isCard,
    reaction: isCard,
    // Several things may be done with the card that was touched.
    verb: (_: string, { verbs }: Choice) => verbs.length > 1,
    whom: (thing: string, choice: Choice) => isCard(thing) && verbOf(choice) === 'attack',
    where: isZone,
    refresh: isCard,
    count: (thing: string) => /^\d+$/.test(thing),
    with: isCard,
  };
  const among: Walk<Shape>['among'] = (moves, pick) => {
    const busy = moves.filter((move) => move !== 'pass' && move !== 'endChain');
    return busy.length > 0 && pick(12) > 0 ? busy : moves;
  };
  const walks = [2, 3, 4].map((seed) => (visit: Visit<Shape>): void => {
    walkThrough(game, { players: 2, options: {}, seed, chance: fastStream(seed, 9), among }, visit);
  });
  asksForWhatFits({ game, board, slots: boardWords.en.slots, answers }, walks);
});
