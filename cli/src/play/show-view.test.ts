import { expect, test } from 'vitest';
import { showView } from './show-view.ts';

const view = {
  you: 'PL',
  flow: [{ step: 'turn' }],
  stage: 2,
  parts: { supply: 9, base: 1, forest: 0 },
  cards: [
    { id: 'PL-SCOUTS-1', zone: 'forest', ready: true },
    { id: 'DE-SS-1', zone: 'base', ready: false },
    { id: 'DE-SS-2', zone: 'base', ready: true },
  ],
  hidingOnTable: true,
  mostOnTable: false,
  rocketUnused: null,
  removed: { PL: [], DE: ['DE-LUCK-1'] },
  hand: { PL: ['PL-NURSE-1', 'PL-HIDE-1'], DE: [] },
  handSize: { PL: 2, DE: 4 },
};

test('pieces are gathered place by place, beside what is counted there', () => {
  expect(showView(view, 80)).toEqual([
    'stage 2 · hiding on table',
    'supply      parts 9',
    'base        parts 1 · DE-SS-1 (not ready), DE-SS-2',
    'forest      parts 0 · PL-SCOUTS-1',
    'removed DE  DE-LUCK-1',
    'hand PL     PL-NURSE-1, PL-HIDE-1',
    'hand size   PL 2 · DE 4',
  ]);
});

test('a place that nothing is counted for is shown as well', () => {
  expect(showView({ units: [{ id: 7, at: 'arnhem', steps: 2 }], score: { allies: 3 } }, 80)).toEqual([
    'arnhem  7 (steps 2)',
    'score   allies 3',
  ]);
});

test('long rows are broken between words and go on under themselves', () => {
  const lines = showView({ hand: Array.from({ length: 9 }, (_, i) => `card-${i}`) }, 40);
  expect(lines).toEqual([
    'hand  card-0, card-1, card-2, card-3,',
    '      card-4, card-5, card-6, card-7,',
    '      card-8',
  ]);
});

test('a view that is no object is still shown', () => {
  expect(showView([1, 2], 80)).toEqual(['[1,2]']);
});
