// @vitest-environment happy-dom

import type { GameBox, Header } from '@sztab/kernel';
import { eachLanguage } from '@sztab/kernel/words';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { OnlineSide } from '../house.ts';
import { AtTable } from '../table-page.tsx';
import { type Position, toyTable, WITH_BOT } from '../testing/toy.tsx';
import { turningPointsOf } from './turning-points.tsx';

const started = vi.hoisted(() => ({ second: [] as string[], fresh: [] as unknown[] }));
vi.mock('../../local/index.ts', async () => ({
  ...(await import('../testing/local.ts')),
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

const ALONE: Position[] = [{ outcome: { winners: [0], reason: 'rhine', scores: [6] } }];

/** Somebody alone at a table of this id, who needed so many turns; null: lost. */
function alone(id: string, turns: number | null, is: 'you' | 'friend' = 'you', tags: Header['tags'] = {}) {
  const table = toyTable(ALONE, [{ is, name: 'Jola' }]);
  const result = () => ({ terms: 'W', figures: turns === null ? null : [turns] });
  const say = ([n]: readonly number[]): string => `${n} turns`;
  const box = {
    ...table.game.box,
    alone: { result, terms: eachLanguage(() => String), say: eachLanguage(() => say) },
  } as GameBox;
  return { ...table, id, header: { ...table.header, tags }, game: { ...table.game, box } };
}
const bestShown = (): (string | null)[] => {
  const list = screen.queryByRole('region', { name: 'Best results' });
  return [...(list?.querySelectorAll('li') ?? [])].map(
    (line) => line.querySelector('span')?.firstChild?.textContent ?? null,
  );
};

test('the best results of games alone are kept and shown, this one among them', () => {
  localStorage.clear();
  for (const [id, turns] of [
    ['first', 12],
    ['second', 9],
    ['lost', null],
  ] as const) {
    render(<AtTable table={alone(id, turns)} />);
    if (id === 'second') {
      expect(bestShown()).toEqual(['9 turns', '12 turns']);
      expect(document.querySelector('[data-this] small')?.textContent).toMatch(/^Jola · .* · this game$/);
    }
    if (id === 'lost') expect(bestShown()).toEqual(['9 turns', '12 turns']);
    cleanup();
  }
});

test('games of others and games begun in the middle of another are not among the best', () => {
  localStorage.clear();
  for (const table of [alone('brought', 3, 'friend'), alone('branch', 3, 'you', { 'from-move': '17' })]) {
    render(<AtTable table={table} />);
    expect(bestShown()).toEqual([]);
    cleanup();
  }
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
  expect(started.fresh).toEqual([['toy', { match: 'double' }, WITH_BOT, false]]);
});

test('a single game knows no second one', () => {
  render(<AtTable table={over({ options: { match: 'single' } })} />);
  expect(screen.queryByRole('region', { name: 'Double match' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Rematch' })).toBeTruthy();
});

test('the game turns where a chance changes most; what is unsettled counts as one decision with its start', () => {
  const even = [0.5, 0.5];
  expect(turningPointsOf([even, [0.52, 0.48]])).toEqual([]);
  const chances = [even, [0.58, 0.42], null, null, [0.3, 0.7], [0.38, 0.62], [0.9, 0.1], [0.9, 0.1], [1, 0]];
  const points = turningPointsOf(chances).map(({ at, until, seat }) => [at, until, seat]);
  // Nothing moved at 7; the steps at 1 and 5 are smaller. Where both change alike, the one who gains is named.
  expect(points).toEqual([
    [2, 4, 1],
    [6, 6, 0],
    [8, 8, 0],
  ]);
  // All win or lose together: whoever is first stands for all.
  expect(turningPointsOf([even, [0.2, 0.2]])).toEqual([{ at: 1, until: 1, seat: 0, before: 0.5, after: 0.2 }]);
});

test('turning points lead into the replay', async () => {
  const ask = [{ seat: 0, prompt: 'act', moves: ['pass'] }];
  const table = toyTable([
    { asked: ask, chances: [0.5, 0.5] },
    { asked: ask, told: [{ is: 'begun' }, { is: 'rolled', face: 6 }, { is: 'won' }], chances: [0.8, 0.2] },
    { ...ENDED[0], told: [{ is: 'the end' }], chances: [1, 0] },
  ]);
  await table.play(0, 'pass');
  await table.play(0, 'pass');
  render(<AtTable table={table} />);
  const links = [...screen.getByRole('region', { name: 'Turning points' }).querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/replay/toy-1?at=1', '/replay/toy-1?at=2']);
  expect(links[0]?.textContent).toBe('1It was begun · It was wonMarek: 50% → 80% to win');
});

test('online: who looked on is offered no rematch, and one that fails says so', async () => {
  const online = (seat: number | null): OnlineSide =>
    ({
      info: { seat, chairs: [], clock: null, proposal: null },
      talk: [],
      again: async () => Promise.reject(new Error('no line')),
    }) as unknown as OnlineSide;
  const watched = { ...toyTable(ENDED), online: online(null) };
  render(<AtTable table={watched} />);
  expect(screen.queryByRole('button', { name: 'Rematch' })).toBeNull();
  cleanup();
  render(<AtTable table={{ ...toyTable(ENDED), online: online(0) }} />);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Rematch' })));
  expect(screen.getByRole('alert').textContent).toContain('Try again');
});

test('turning points that are told later are shown when they are', () => {
  const ask = [{ seat: 0, prompt: 'act', moves: ['pass'] }];
  const table = toyTable([{ asked: ask }, { ...ENDED[0], told: [{ is: 'the end' }] }]);
  void table.play(0, 'pass');
  let known: readonly (readonly number[])[] = [];
  const online = Object.create(table, {
    chances: { value: () => known },
    header: { value: { ...table.header }, writable: true },
  });
  const { rerender } = render(<AtTable table={online} />);
  expect(screen.queryByRole('region', { name: 'Turning points' })).toBeNull();
  known = [
    [0.5, 0.5],
    [1, 0],
  ];
  online.header = { ...table.header };
  act(() => table.set({}));
  rerender(<AtTable table={online} />);
  expect(screen.getByRole('region', { name: 'Turning points' })).toBeTruthy();
});

test('whoever gave up stands last and is marked, whatever the score says', () => {
  const outcome = { winners: [1], reason: 'parts', scores: [9, 3], resigned: [0] };
  render(<AtTable table={toyTable([{ outcome }], WITH_BOT)} />);
  const places = [...document.querySelectorAll('.end-standings li')].map((place) => place.textContent);
  expect(places[0]).toMatch(/winner.*3$/);
  expect(places[1]).toMatch(/^Marek.*resigned.*9$/);
});

test('online, too, whoever gave up is named, though a bot has played on', () => {
  const outcome = { winners: [1], reason: 'parts', scores: [9, 3], resigned: [0] };
  const bot = { is: 'bot', level: 'officer' } as const;
  const named = (tags: Header['tags']): string | null | undefined => {
    const table = toyTable([{ outcome }], [bot, bot]);
    render(<AtTable table={{ ...table, header: { ...table.header, tags } }} />);
    const place = document.querySelector('.end-standings li:last-child')?.textContent;
    cleanup();
    return place;
  };
  expect(named({})).toMatch(/^Marek.*resigned/);
  // A bot from the start is called by its role.
  expect(named({ 'bot-PL': 'officer' })).not.toMatch(/Marek/);
});
