// @vitest-environment happy-dom
import type { Seat } from '@sztab/kernel';
import type { GameBoard } from '@sztab/pieces';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noPause } from '../preferences.ts';
import { AtTable } from '../table-page.tsx';
import { type Position, toyTable, WITH_BOT } from '../testing/toy.tsx';
import { outlineOf, roundsOf } from './chapters.ts';
import { notesIn } from './log.tsx';
import { tellerOf } from './told.ts';

// The log stands open on a desk only.
vi.mock('../layout.ts', () => ({ useLayout: () => 'desk' }));
vi.mock('../../local/index.ts', () => import('../testing/local.ts'));
afterEach(cleanup);
// Told at once: what the log says does not wait for anything.
beforeEach(() => noPause.set('on'));

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

const isTurn = (event: unknown): boolean => String(event).startsWith('T');
const lines = (heard: readonly string[], more: Partial<Parameters<typeof roundsOf>[1]> = {}) =>
  roundsOf(
    heard.map((event, at) => ({ at, event })),
    { beginsTurn: isTurn, ...more },
  ).map(({ begins, turns }) => [begins?.event ?? null, turns.map((turn) => turn.lines.map(({ event }) => event))]);

test('the newest turn comes first; inside it the deed comes before what it led to', () => {
  expect(lines(['a', 'T1', 'b', 'c', 'T2', 'd'])).toEqual([[null, [['T2', 'd'], ['T1', 'b', 'c'], ['a']]]]);
});

test('rounds are headings, the newest first; the event that begins one is not told twice', () => {
  const beginsRound = (event: unknown): boolean => String(event).startsWith('R');
  expect(lines(['a', 'R1', 'T1', 'b', 'R2', 'c', 'T2'], { beginsRound })).toEqual([
    ['R2', [['T2'], ['c']]],
    ['R1', [['T1', 'b']]],
    [null, [['a']]],
  ]);
});

test('what belongs to a turn may depend on what happened in it', () => {
  const beginsTurn = (_: unknown, turn: readonly unknown[]) => turn[0] !== 'two' || turn.length > 2;
  expect(lines(['two', 'a', 'a', 'a'], { beginsTurn })).toEqual([[null, [['a'], ['two', 'a', 'a']]]]);
});

test('of a long turn the deed and what decides something stand; bookkeeping is folded away', () => {
  const ranks = [2, 3, 2, 1, 2, 2, 2, 1, 2, 2];
  const outline = outlineOf(ranks.map((rank, i) => ({ rank, i }))).map(({ i }) => i);
  expect(outline).toEqual([0, 2, 3, 4, 5, 7]);
  expect(outlineOf([{ rank: 3 }, { rank: 3 }])).toHaveLength(1);
  // However much was decided in it, a turn begins with its deed.
  const decided = outlineOf(Array.from({ length: 9 }, (_, i) => ({ rank: i === 0 ? 2 : 1, i }))).map(({ i }) => i);
  expect(decided).toEqual([0, 4, 5, 6, 7, 8]);
});

test('a staged game is told in the words of its beats, to the one who reads; what has none stays plain and folded', async () => {
  const staging: GameBoard['staging'] = {
    beatsOf: (event, { seat }) => {
      const { is } = event as { is: string };
      return is === 'moved' ? [{ kind: 'move', rank: 2, words: seat === 0 ? 'You move' : 'They move' }] : [];
    },
    title: () => null,
    meansFor: () => [],
  };
  const table = toyTable(SCRIPT, WITH_BOT, staging);
  const sitting = (seat: Seat) =>
    ({ table, viewer: seat, seat, board: table.game.board, words: table.game.box.words.en, language: 'en' }) as const;
  await table.play(0, 'pass');
  const moved = table.heard(0).findIndex(({ event }) => (event as { is: string }).is === 'moved');
  const line = { ...(table.heard(0)[moved] as { at: number; event: unknown }), number: moved };
  expect(tellerOf(sitting(0))(line)).toEqual({ text: 'You move', rank: 2 });
  expect(tellerOf(sitting(1))(line)).toEqual({ text: 'They move', rank: 2 });
  const stage = { ...(table.heard(0)[moved - 1] as { at: number; event: unknown }), number: moved - 1 };
  expect(tellerOf(sitting(0))(stage)).toEqual({ text: 'It was stage 2', rank: 3 });
});

test('a game may tell each turn in the lines of its dispatch: what has only begun says nothing, all of it unfolds', async () => {
  const staging: GameBoard['staging'] = {
    beatsOf: () => [],
    title: () => null,
    meansFor: () => [],
    lines: (turn) => {
      const deeds = turn.flatMap(({ heard }) => heard as { is: string }[]).filter(({ is }) => !is.startsWith('stage'));
      return deeds.length === 0 ? [] : [{ text: deeds.map(({ is }) => is).join(', '), rank: 2, things: ['forest'] }];
    },
  };
  const script: Position[] = [...SCRIPT, { told: [{ is: 'stage 3', turn: true }] }];
  const toy = toyTable(script, WITH_BOT, staging);
  const table = {
    ...toy,
    game: { ...toy.game, board: { ...toy.game.board, log: { ...toy.game.board.log, inLines: true as const } } },
  };
  const turns = (): (string | null)[] => [...log().querySelectorAll('.log-turn')].map(({ textContent }) => textContent);
  render(<AtTable table={table} />);
  expect(turns()).toEqual(['rocket, rolled, rolled again3 more']);
  await act(() => table.play(0, 'pass'));
  expect(turns()[0]).toBe('moved1 more');
  await act(() => table.play(0, 'pass'));
  expect(turns()).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: '3 more' }));
  expect(turns()[1]).toContain('It was rolled again');
});

test('a turn has the badge of the seat its first line is about, or none', async () => {
  const script: Position[] = [
    ...SCRIPT,
    { told: [{ is: 'drew', turn: true, by: 1, things: ['forest'] }] },
    { told: [{ is: 'weather', turn: true, by: null }] },
  ];
  const table = toyTable(script);
  render(<AtTable table={table} />);
  for (let n = 0; n < 3; n++) await act(() => table.play(0, 'pass'));
  const badges = [...log().querySelectorAll('.log-turn')].map((turn) =>
    turn.firstElementChild?.getAttribute('data-badge'),
  );
  // Seat 0 made all these moves.
  expect(badges).toEqual([null, '1', '0', null]);
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
  const stops = [...log().querySelectorAll<HTMLElement>('button')];
  expect(stops.map(({ textContent }) => textContent)).toEqual([
    'The beginningnow',
    'It was moved',
    'It was rolled again',
  ]);
  expect(stops.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  const press = (key: string) => act(async () => void fireEvent.keyDown(document.activeElement as Element, { key }));
  await press('l');
  expect(document.activeElement).toBe(stops[0]);
  for (const [key, line, things] of [
    ['ArrowDown', 1, ['soldiers', 'forest']],
    ['ArrowDown', 2, ['scouts']],
    ['ArrowDown', 2, ['scouts']],
    ['ArrowUp', 1, ['soldiers', 'forest']],
    ['End', 2, ['scouts']],
    ['Home', 0, []],
  ] as const) {
    await press(key);
    expect(document.activeElement).toBe(stops[line]);
    expect(highlighted()).toEqual(things);
  }
});

test('a round can be folded away and unfolded', () => {
  render(<AtTable table={toyTable(SCRIPT)} />);
  const heading = screen.getByRole('button', { name: /The beginning/ });
  expect(log().textContent).toContain('It was rolled again');
  fireEvent.click(heading);
  expect(heading.getAttribute('aria-expanded')).toBe('false');
  expect(log().textContent).not.toContain('It was rolled again');
  fireEvent.click(heading);
  expect(log().textContent).toContain('It was rolled again');
});

test('one history note stands at the foot, and can be switched off', () => {
  render(<AtTable table={toyTable(SCRIPT)} />);
  expect(log().lastElementChild?.textContent).toContain('A note.');
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
