// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AtTable } from '../table-page.tsx';
import { type Position, toyTable } from '../testing/toy.tsx';
import { notesIn, turnsOf } from './log.tsx';

// The log stands open on a desk only.
vi.mock('../layout.ts', () => ({ useLayout: () => 'desk' }));
vi.mock('../../local/index.ts', () => import('../testing/local.ts'));
afterEach(cleanup);

const SCRIPT: Position[] = [
  {
    told: [
      { is: 'stage 1', turn: true },
      { is: 'rocket' },
      { is: 'rolled', face: 3 },
      { is: 'rolled again', face: 5, things: ['scouts'] },
    ],
    asked: [{ seat: 0, prompt: 'act', moves: ['pass'] }],
  },
  {
    told: [
      { is: 'stage 2', turn: true },
      { is: 'moved', things: ['forest', 'soldiers'] },
    ],
  },
];
const highlighted = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[data-highlighted]')].map((thing) => thing.dataset.thing);
const log = (): HTMLElement => screen.getByRole('region', { name: 'Log' });

test('is grouped by turn, newest first', () => {
  const heard = ['a', 'T1', 'b', 'c', 'T2', 'd'].map((event, at) => ({ at, event }));
  const turns = turnsOf(heard, (event) => String(event).startsWith('T'));
  expect(turns.map(({ begins, lines }) => [begins?.event, lines.map(({ event }) => event)])).toEqual([
    ['T2', ['d']],
    ['T1', ['c', 'b']],
    [undefined, ['a']],
  ]);
});

test('what belongs to a turn may depend on what happened in it', () => {
  const heard = ['two', 'a', 'a', 'a'].map((event, at) => ({ at, event }));
  const turns = turnsOf(heard, (_, turn) => turn[0] !== 'two' || turn.length > 2);
  expect(turns.map(({ begins, lines }) => [begins?.event, lines.length])).toEqual([
    ['a', 0],
    ['two', 2],
  ]);
});

test('each history note stands in the log once, where it first fits', () => {
  const { game } = toyTable(SCRIPT);
  const heard = ['rocket', 'moved', 'rocket'].map((is, at) => ({ at, event: { is } }));
  const notes = notesIn({ heard, board: game.board, language: 'en' });
  expect([...notes.keys()]).toEqual([0]);
});

test('a line that is pointed at lights its things, and no longer when it is left', async () => {
  const table = toyTable(SCRIPT);
  render(<AtTable table={table} />);
  await act(() => table.play(0, 'pass'));
  const line = screen.getByRole('button', { name: 'It was moved' });
  fireEvent.pointerEnter(line);
  fireEvent.pointerOver(line);
  expect(highlighted()).toEqual(['soldiers', 'forest']);
  fireEvent.pointerOut(line);
  expect(highlighted()).toEqual([]);
  fireEvent.focus(line);
  expect(highlighted()).toEqual(['soldiers', 'forest']);
});

test('Tab comes past the log with one step; up and down go from line to line', async () => {
  const table = toyTable(SCRIPT);
  render(<AtTable table={table} />);
  await act(() => table.play(0, 'pass'));
  const lines = [...log().querySelectorAll<HTMLElement>('button.log-line')];
  expect(lines.map(({ textContent }) => textContent)).toEqual(['It was moved', 'It was rolled again']);
  expect(lines.map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
  const press = (key: string) => act(async () => void fireEvent.keyDown(document.activeElement as Element, { key }));
  await press('l');
  expect(document.activeElement).toBe(lines[0]);
  for (const [key, line, things] of [
    ['ArrowDown', 1, ['scouts']],
    ['ArrowDown', 1, ['scouts']],
    ['ArrowUp', 0, ['soldiers', 'forest']],
    ['End', 1, ['scouts']],
    ['Home', 0, ['soldiers', 'forest']],
  ] as const) {
    await press(key);
    expect(document.activeElement).toBe(lines[line]);
    expect(highlighted()).toEqual(things);
  }
});

test('history notes stand between the lines and can be switched off', () => {
  render(<AtTable table={toyTable(SCRIPT)} />);
  expect(log().textContent).toContain('A note.');
  fireEvent.click(screen.getByRole('button', { name: 'Hide history notes' }));
  expect(log().textContent).not.toContain('A note.');
  fireEvent.click(screen.getByRole('button', { name: 'Show history notes' }));
});

test('the last dice lie in the tray', () => {
  render(<AtTable table={toyTable(SCRIPT)} />);
  const tray = screen.getByRole('region', { name: 'Last roll' });
  expect(tray.querySelectorAll('.die')).toHaveLength(1);
  expect(screen.getByRole('img', { name: 'Poles: 5' })).toBeTruthy();
});

test('what happens is said aloud', async () => {
  const table = toyTable(SCRIPT);
  render(<AtTable table={table} />);
  await act(() => table.play(0, 'pass'));
  expect(document.querySelector('.sr[aria-live="polite"]')?.textContent).toBe('It was stage 2It was moved');
});
