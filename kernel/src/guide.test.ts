import { expect, test } from 'vitest';
import type { Shape } from './game.ts';
import { fitting, seeing } from './guide.ts';

interface Toy extends Shape {
  readonly view: { readonly hungry: number };
}

const listed = {
  players: 2,
  options: {},
  you: 'first',
  level: 'recruit',
  tips: { hungry: { rule: 'TOY-1', lesson: 'food', asked: ['act'] } },
};

test('a tip comes up while what it names holds, and never after its moment is over', () => {
  const { tips } = seeing<Toy, 'hungry'>(
    listed,
    { hungry: ({ moves }) => moves.includes('feed') },
    { hungry: (view) => view.hungry === 0 },
  );
  const found = (prompt: string, moves: readonly string[], hungry: number): number =>
    fitting(tips, { prompt, moves: moves as Toy['move'][], events: [], view: { hungry } }).length;
  expect(found('act', ['feed'], 2)).toBe(1);
  expect(found('act', ['feed'], 0)).toBe(0);
  expect(found('act', ['pass'], 2)).toBe(0);
  expect(found('choose', ['feed'], 2)).toBe(0);
});
