// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Hint } from '../house.ts';
import { AtTable } from '../table-page.tsx';
import { type Position, toyTable } from '../testing/toy.tsx';

vi.mock('../../local/index.ts', () => import('../testing/local.ts'));
afterEach(cleanup);

const ACT: Position = {
  asked: [{ seat: 0, prompt: 'act', moves: ['attack(scouts,soldiers)', 'move(scouts,forest)', 'pass'] }],
};
const HINT: Hint = {
  move: 'attack(scouts,soldiers)',
  chance: 0.583,
  because: 'rather',
  reasons: [{ code: 'parts', thing: null, n: 1 }],
  second: { move: 'move(scouts,forest)', chance: 0.51 },
};

/** A table whose officer would always attack; `asked` counts how often it thought. */
function sit(hint: Hint, ...script: Position[]) {
  const asked: number[] = [];
  const table = Object.assign(toyTable(script), {
    hint: async (seat: number): Promise<Hint> => {
      asked.push(seat);
      return hint;
    },
  });
  render(<AtTable table={table} />);
  return { table, asked };
}
const card = (): HTMLElement | null => screen.queryByRole('region', { name: 'Hint' });
const press = async (): Promise<void> => {
  await act(async () => fireEvent.keyDown(document.body, { key: 'i' }));
};

test('one idea at a time: where to look, then the move with chance and reason, then what comes second', async () => {
  const { table, asked } = sit(HINT, ACT, ACT);
  const move = (text: string): string => table.game.box.words.en.move(text, table.sight(0).view);
  expect(card()).toBeNull();
  await press();
  expect(card()?.textContent).toContain('Look here: <scouts>');
  expect(card()?.textContent).not.toContain('<soldiers>');
  expect(document.querySelector('.pointers[data-alone]')).not.toBeNull();
  expect(card()?.textContent).not.toContain('58 %');
  await press();
  expect(card()?.textContent).toContain(move(HINT.move));
  expect(card()?.textContent).toContain('58 % to win');
  expect(document.querySelector('.pointers[data-alone]')).toBeNull();
  expect(card()?.textContent).toContain(table.game.box.words.en.why(HINT.reasons[0] as Hint['reasons'][number]));
  expect(card()?.textContent).not.toContain('51 %');
  await press();
  expect(card()?.textContent).toContain(`Second: ${move('move(scouts,forest)')}, 51 %.`);
  expect(asked).toEqual([0]);
  // It never plays.
  expect(table.played).toEqual([]);
});

test('what only the line behind a move brings is told as where it leads', async () => {
  const { table } = sit({ ...HINT, because: 'ahead' }, ACT);
  await press();
  await press();
  const why = table.game.box.words.en.why(HINT.reasons[0] as Hint['reasons'][number]);
  expect(card()?.textContent).toContain(`Where it leads:${why}`);
  expect(card()?.textContent).not.toContain('hangs on this choice');
});

test('a move without things is named at once, and another move makes a hint stale', async () => {
  const { table } = sit({ move: 'pass', chance: 0.4, because: 'alike', reasons: [], second: null }, ACT, ACT);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Hint' })));
  expect(card()?.textContent).toContain('40 % to win');
  // Where no reason can be given, it says why not.
  expect(card()?.textContent).toContain('Nothing that can be foreseen hangs on this choice.');
  await act(() => table.play(0, 'pass'));
  expect(card()).toBeNull();
});

test('a table that gives no hints has no button for them', async () => {
  render(<AtTable table={toyTable([ACT])} />);
  expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull();
  await press();
  expect(card()).toBeNull();
});
