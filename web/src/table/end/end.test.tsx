// @vitest-environment happy-dom

import type { GameBox, Header } from '@sztab/kernel';
import { eachLanguage } from '@sztab/kernel/words';
import type { Ending } from '@sztab/pieces';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { OnlineSide, Sitter, TableHandle } from '../house.ts';
import { AtTable } from '../table-page.tsx';
import { PEOPLE, type Position, toyTable, WITH_BOT } from '../testing/toy.tsx';
import { seatedOtherwise } from './again.tsx';

const started = vi.hoisted(() => ({ second: [] as string[], fresh: [] as unknown[], again: [] as unknown[] }));
vi.mock('../../local/index.ts', async () => ({
  ...(await import('../testing/local.ts')),
  startSecondGame: async (first: string) => {
    started.second.push(first);
    return 'second';
  },
  originOf: async (id: string, at: number) => ({ id, at }),
  startFrom: async (...how: unknown[]) => {
    started.again.push(how);
    return 'again';
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
  started.again.length = 0;
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
/** Opens the table and lets the moment pass in which a second press does nothing. */
function see(table: TableHandle): void {
  vi.useFakeTimers();
  render(<AtTable table={table} />);
  act(() => void vi.advanceTimersByTime(500));
  vi.useRealTimers();
}
const press = (name: string | RegExp): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('after the first game of a double match the second one follows', async () => {
  see(over({ options: { match: 'double' } }));
  expect(screen.queryByRole('button', { name: 'Play again' })).toBeNull();
  expect(document.querySelector('.end')?.textContent).toContain('The second game, with sides swapped, decides');
  await press('Play the second game');
  expect(started.second).toEqual(['toy-1']);
});

test('after the second game both results stand there, with everybody on the side they had, and the match is decided', async () => {
  see(over({ options: { match: 'double' }, tags: { 'first-end': 'DE parts 2 7' } }));
  const both = screen.getByRole('region', { name: 'Double match' });
  // The first game's Pole wins: now that is the German seat, which a bot holds.
  expect(both.querySelector('h2')?.textContent).toBe('The match goes to Officer');
  const lines = [...both.querySelectorAll('li')].map((line) => line.textContent);
  expect(lines).toEqual([
    'Game 1Seat 1 wonOfficer (Poles) 2 · Marek (Germans) 7',
    'Game 2Seat 0 wonMarek (Poles) 5 · Officer (Germans) 3',
  ]);
  await press('Play again');
  expect(started.second).toEqual([]);
  expect(started.fresh).toEqual([['toy', { match: 'double' }, WITH_BOT, false]]);
});

test('a single game knows no second one', () => {
  render(<AtTable table={over({ options: { match: 'single' } })} />);
  expect(screen.queryByRole('region', { name: 'Double match' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Play again' })).toBeTruthy();
});

test('online: who looked on is offered no rematch, and one that fails says so', async () => {
  const online = (seat: number | null): OnlineSide =>
    ({
      info: { seat, chairs: [], clock: null, proposal: null },
      talk: [],
      again: async () => Promise.reject(new Error('no line')),
    }) as unknown as OnlineSide;
  const watched = { ...toyTable(ENDED), online: online(null) };
  see(watched);
  expect(screen.queryByRole('button', { name: 'Play again' })).toBeNull();
  cleanup();
  see({ ...toyTable(ENDED), online: online(0) });
  await press('Play again');
  expect(screen.getByRole('alert').textContent).toContain('Try again');
});

/** A finished toy game whose board tells of its end what this says. */
function told(ending: Ending, sitters: readonly Sitter[] = WITH_BOT, lid: object = {}) {
  const table = toyTable(ENDED, sitters);
  const { box, board } = table.game;
  return { ...table, game: { box: { ...box, lid } as GameBox, board: { ...board, ending: () => ending } } };
}
const PLAIN: Ending = { headline: 'The parts reach London', how: '5 parts to 3.' };

test('the headline is the first heading, and the line under it says who won to the one who reads', () => {
  const line = (table: TableHandle): string | null | undefined => {
    render(<AtTable table={table} />);
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading.textContent).toBe('The parts reach London');
    expect(document.activeElement).toBe(heading);
    const { textContent } = document.querySelector('.end-head p') as Element;
    cleanup();
    return textContent;
  };
  const bot = { is: 'bot', level: 'officer' } as const;
  expect(line(told(PLAIN))).toBe('You won. 5 parts to 3.');
  expect(line(told(PLAIN, [bot, { is: 'you', name: 'Ada' }]))).toBe('You lost. 5 parts to 3.');
  expect(line(told(PLAIN, PEOPLE))).toBe('Marek won. 5 parts to 3.');
  expect(line(told(PLAIN, PEOPLE, { together: true }))).toBe('We won. 5 parts to 3.');
});

test('a game that tells nothing of its end is headed by its outcome', () => {
  render(<AtTable table={toyTable(ENDED)} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Seat 0 won');
});

test('what was spent stands in numbers, and dice and cards without a verdict that the analysis could contradict', () => {
  const spent = { title: 'Cost', rows: [{ name: 'cards lost', values: [2, 4] }] };
  const luck = { towards: 1, by: 1.65, text: 'You had 3, usual 5.' };
  render(<AtTable table={told({ ...PLAIN, spent, luck })} />);
  const rows = [...screen.getByRole('table', { name: 'Cost' }).querySelectorAll('tr')].map((row) => row.textContent);
  expect(rows).toEqual(['YouGermans', 'cards lost24']);
  expect(document.querySelector('.end-luck')?.textContent).toBe('Dice and cards in numbersYou had 3, usual 5.');
});

test('the whole game runs in twenty seconds, whatever its length, and stops at its end', async () => {
  vi.useFakeTimers();
  try {
    const ask = [{ seat: 0, prompt: 'act', moves: ['pass'] }];
    const table = toyTable([{ asked: ask }, { asked: ask }, { asked: ask }, { asked: ask }, ...ENDED]);
    for (let n = 0; n < 4; n++) await table.play(0, 'pass');
    render(<AtTable table={table} />);
    const line = screen.getByRole('slider', { name: 'The course of the game' }) as HTMLInputElement;
    const after = (ms: number): string => {
      act(() => void vi.advanceTimersByTime(ms));
      return line.value;
    };
    expect(line.value).toBe('4');
    fireEvent.click(screen.getByRole('button', { name: 'The whole game in 20 seconds' }));
    expect([after(100), after(5000), after(9900), after(5000)]).toEqual(['0', '1', '3', '4']);
    expect(screen.getByRole('button', { name: 'The whole game in 20 seconds' })).toBeTruthy();
    fireEvent.change(line, { target: { value: '2' } });
    expect(after(60_000)).toBe('2');
  } finally {
    vi.useRealTimers();
  }
});

test('the next game is as the last one, unless another side or level is asked for', async () => {
  see(told(PLAIN));
  await press('Play again');
  await press(/^The other side: Germans/);
  await press(/^A stronger opponent: Colonel/);
  fireEvent.change(screen.getByRole('combobox', { name: 'against' }), { target: { value: 'recruit' } });
  await press('Play again');
  const bot = (level: string) => ({ is: 'bot', level });
  const [you] = WITH_BOT;
  expect(started.fresh.map((how) => (how as unknown[])[2])).toEqual([
    [you, bot('officer')],
    [bot('officer'), you],
    [you, bot('colonel')],
    [you, bot('recruit')],
  ]);
});

test('the same deal is played once more from its beginning, by the same at the same level', async () => {
  const table = told(PLAIN);
  see(table);
  await press(/^The same deal once more/);
  expect(started.again).toEqual([[{ id: table.id, at: 0 }, WITH_BOT, false]]);
  expect(started.fresh).toEqual([]);
});

test('those who fell are named, with where they did', () => {
  const fallen = { title: 'Those who fell', people: [{ name: 'Zofia', where: 'Warsaw' }] };
  see(told({ ...PLAIN, fallen }));
  expect(screen.getByRole('heading', { name: 'Those who fell' }).nextElementSibling?.textContent).toBe('Zofia Warsaw');
});

test('a second press at the end of a game starts no other one', async () => {
  render(<AtTable table={told(PLAIN)} />);
  await press('Play again');
  fireEvent.keyDown(window, { key: 'Enter' });
  expect(started.fresh).toEqual([]);
  cleanup();
  see(told(PLAIN));
  await act(async () => void fireEvent.keyDown(window, { key: 'Enter' }));
  expect(started.fresh).toHaveLength(1);
});

test('whoever lost is offered nobody stronger but somebody gentler', () => {
  render(<AtTable table={told(PLAIN, [...WITH_BOT].reverse())} />);
  expect(screen.queryByRole('button', { name: /stronger/ })).toBeNull();
  expect(screen.getByRole('button', { name: /^A gentler opponent: Corporal/ })).toBeTruthy();
});

test('only the one person changes places', () => {
  const three = [{ is: 'bot', level: 'recruit' }, WITH_BOT[0], { is: 'bot', level: 'general' }] as Sitter[];
  expect(seatedOtherwise(three, { seat: 2 })).toEqual([three[0], three[2], three[1]]);
  expect(seatedOtherwise(three, {})).toEqual(three);
});

test('whoever gave up stands last and is marked, whatever the score says', () => {
  const outcome = { winners: [1], reason: 'parts', scores: [9, 3], resigned: [0] };
  render(<AtTable table={toyTable([{ outcome }], WITH_BOT)} />);
  const places = [...document.querySelectorAll('.end-standings li')].map((place) => place.textContent);
  expect(places[0]).toMatch(/winner.*3$/);
  expect(places[1]).toMatch(/^You.*resigned.*9$/);
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
