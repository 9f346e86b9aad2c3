import { fastStream } from '@sztab/kernel';
import { drawing, walkStaged } from '@sztab/pieces/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { niepodlegla as game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { words } from '../text/index.ts';
import { staging } from './beats.ts';
import { board } from './index.tsx';

const { drawPicture } = drawing({ game, words }, board);

const among = (moves: readonly Move[]): readonly Move[] => {
  const onward = moves.filter((move) => !game.takesBack?.(move));
  return onward.length > 0 ? onward : moves;
};

describe.each([
  { players: 2, seed: 2, round: 8, tracks: 0 },
  { players: 3, seed: 3, round: 8, tracks: 7 },
])('$players players from round $round', ({ players, seed, round, tracks }) => {
  test('every event is told in whole sentences, to every pair of eyes', () => {
    const arrange = (s: State): void => void Object.assign(s, { round, acc: tracks, fp: tracks });
    const walk = {
      players,
      options: { consent: 'motion', stakes: 'ask' },
      seed,
      chance: fastStream(seed, 9),
      arrange,
      among,
    };
    const { wrong, seen } = walkStaged({ game, words }, staging, walk, ['en', 'pl'], (picture, scene) => {
      renderToStaticMarkup(drawPicture(picture, scene));
    });
    expect(wrong).toEqual([]);
    expect([...seen]).toEqual(
      expect.arrayContaining([
        'opened',
        'pawn-placed',
        'rolled',
        'settled',
        'harm',
        'morale-check',
        'time',
        'pools',
        'game-over',
      ]),
    );
  });
});
