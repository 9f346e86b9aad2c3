import { fastStream } from '@sztab/kernel';
import { drawing, walkStaged } from '@sztab/pieces/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { generalOrders as game } from '../rules/index.ts';
import { words } from '../text/index.ts';
import { staging } from './beats.ts';
import { board } from './index.tsx';

const { drawPicture } = drawing({ game, words }, board);

describe.each([
  { mode: 'alpine', seed: 2 },
  { mode: 'island', seed: 3 },
] as const)('$mode', ({ mode, seed }) => {
  test('every event is told in whole sentences, to every pair of eyes', () => {
    const walk = { players: 2, options: { mode }, seed, chance: fastStream(seed, 9) };
    const { wrong, seen } = walkStaged({ game, words }, staging, walk, ['en', 'pl'], (picture, scene) => {
      renderToStaticMarkup(drawPicture(picture, scene));
    });
    expect(wrong).toEqual([]);
    expect([...seen]).toEqual(
      expect.arrayContaining(['opened', 'advanced', 'rolled', 'combat-ended', 'reinforced', 'planned', 'game-over']),
    );
  });
});
