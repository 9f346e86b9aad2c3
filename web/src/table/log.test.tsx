// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { notesOf, turnsOf } from './log.tsx';
import { AtTable } from './table-page.tsx';
import { type Position, toyTable } from './testing/toy.tsx';

// The log stands open on a desk only.
vi.mock('./layout.ts', () => ({ useLayout: () => 'desk' }));
vi.mock('../local/index.ts', () => import('./testing/local.ts'));
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
const lit = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[data-lit]')].map((thing) => thing.dataset.thing);
const log = (): HTMLElement => screen.getByRole('region', { name: 'Log' });

test('tells a history note where it first belongs, and not again', () => {
  const heard = ['lost', 'moved', 'lost', 'found'].map((event, at) => ({ at, event }));
  const noteOn = (event: unknown) => (event === 'moved' ? null : { date: '1944', text: `about ${event}` });
  expect([...notesOf(heard, noteOn).keys()]).toEqual([0, 3]);
});

test('is grouped by turn, newest first', () => {
  const heard = ['a', 'T1', 'b', 'c', 'T2', 'd'].map((event, at) => ({ at, event }));
  const turns = turnsOf(heard, (event) => String(event).startsWith('T'));
  expect(turns.map(({ begins, lines }) => [begins?.event, lines.map(({ event }) => event)])).toEqual([
    ['T2', ['d']],
    ['T1', ['c', 'b']],
    [undefined, ['a']],
  ]);
});

test('a line that is pointed at lights its things, and no longer when it is left', async () => {
  const table = toyTable(SCRIPT);
  render(<AtTable table={table} />);
  await act(() => table.play(0, 'pass'));
  const line = screen.getByRole('button', { name: 'It was moved' });
  fireEvent.pointerEnter(line);
  fireEvent.pointerOver(line);
  expect(lit()).toEqual(['soldiers', 'forest']);
  fireEvent.pointerOut(line);
  expect(lit()).toEqual([]);
  fireEvent.focus(line);
  expect(lit()).toEqual(['soldiers', 'forest']);
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
