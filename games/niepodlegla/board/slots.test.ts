import { fastStream } from '@sztab/kernel';
import { type Visit, walkThrough } from '@sztab/pieces/testing';
import { test } from 'vitest';
import { asksForWhatFits } from '../../testing/slots.ts';
import { niepodlegla as game } from '../rules/index.ts';
import type { Move, Shape } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { boardWords } from '../text/board.ts';
import { board } from './index.tsx';
import { isCard, isColour, isDie } from './names.ts';

const isKind = (thing: string): boolean => ['ru', 'cp', 'ua'].includes(thing);

test('a slot asks for missions, seats, dice or obstacles, as they can be touched next', () => {
  const answers = {
    plan: (thing: string) => isCard(thing) || isColour(thing),
    dice: isDie,
    seat: isColour,
    mission: isCard,
    kind: isKind,
  };
  const walks = [2, 3, 4].map((players) => (visit: Visit<Shape>): void => {
    const consent = (['open', 'motion', 'arbiter'] as const)[players % 3] as string;
    const arrange = (s: State): void => void Object.assign(s, { round: 8, acc: 7, fp: 7 });
    const among = (moves: readonly Move[]): readonly Move[] => {
      const onward = moves.filter((move) => !game.takesBack?.(move));
      return onward.length > 0 ? onward : moves;
    };
    const options = { consent, stakes: 'ask' };
    walkThrough(game, { players, options, seed: players, chance: fastStream(players, 5), arrange, among }, visit);
  });
  asksForWhatFits({ game, board, slots: boardWords.en.slots, answers }, walks);
});
