// @vitest-environment happy-dom
import type { GameBox, Header } from '@sztab/kernel';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AtTable } from './table-page.tsx';
import { type Position, toyTable, WITH_BOT } from './testing/toy.tsx';

const started = vi.hoisted(() => ({ second: [] as string[], fresh: [] as unknown[] }));
vi.mock('../local/index.ts', async () => ({
  ...(await import('./testing/local.ts')),
  startSecondGame: async (first: string) => {
    started.second.push(first);
    return 'second';
  },
  startTable: async (...how: unknown[]) => {
    started.fresh.push(how);
    return 'fresh';
  },
}));
afterEach(() => {
  cleanup();
  started.second.length = 0;
  started.fresh.length = 0;
});

const ENDED: Position[] = [{ outcome: { winners: [0], reason: 'parts', scores: [5, 3] } }];

function over(header: Partial<Header>) {
  const table = toyTable(ENDED, WITH_BOT);
  const box = { ...table.game.box, decideDouble: () => 0 } as GameBox;
  return { ...table, header: { ...table.header, ...header }, game: { ...table.game, box } };
}
const press = (name: string): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('after the first game of a double match the second one follows', async () => {
  render(<AtTable table={over({ options: { match: 'double' } })} />);
  expect(screen.queryByRole('button', { name: 'Rematch' })).toBeNull();
  expect(document.querySelector('.end')?.textContent).toContain('The second game, with sides swapped, decides');
  await press('Play the second game');
  expect(started.second).toEqual(['toy-1']);
});

test('after the second game both results stand there, with everybody on the side they had, and the match is decided', async () => {
  render(<AtTable table={over({ options: { match: 'double' }, tags: { 'first-end': 'DE parts 2 7' } })} />);
  const both = screen.getByRole('region', { name: 'Double match' });
  // The first game's Pole wins: now that is the German seat, which a bot holds.
  expect(both.querySelector('h2')?.textContent).toBe('The match goes to Officer');
  const lines = [...both.querySelectorAll('li')].map((line) => line.textContent);
  expect(lines).toEqual([
    'Game 1Seat 1 wonOfficer (Poles) 2 · Marek (Germans) 7',
    'Game 2Seat 0 wonMarek (Poles) 5 · Officer (Germans) 3',
  ]);
  await press('Rematch');
  expect(started.second).toEqual([]);
  expect(started.fresh).toEqual([['toy', { match: 'double' }, WITH_BOT]]);
});

test('a single game knows no second one', () => {
  render(<AtTable table={over({ options: { match: 'single' } })} />);
  expect(screen.queryByRole('region', { name: 'Double match' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Rematch' })).toBeTruthy();
});
