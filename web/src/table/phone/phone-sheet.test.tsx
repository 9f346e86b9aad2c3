// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AtTable } from '../table-page.tsx';
import { type ToyTable, toyTable } from '../testing/toy.tsx';
import { bestAmong, worthAt } from '../useful.ts';
import { pagesOf } from './answers.ts';

vi.mock('../../local/index.ts', () => import('../testing/local.ts'));
vi.mock('../layout.ts', () => ({ useLayout: () => 'phone' }));
afterEach(cleanup);

function sit(...moves: string[]): ToyTable {
  const table = toyTable([{ asked: [{ seat: 0, prompt: 'act', moves }] }, {}]);
  render(<AtTable table={table} />);
  return table;
}
const answers = (): (string | null)[] => [...document.querySelectorAll('.answers b')].map((one) => one.textContent);
const tap = (name: string | RegExp): void => void fireEvent.click(screen.getByRole('button', { name }));
const open = (tab: string): void =>
  void fireEvent.click(
    within(screen.getByRole('navigation', { name: /under the board/ })).getByRole('button', { name: tab }),
  );
const answer = (token: string): void =>
  void fireEvent.click(document.querySelector(`[data-answer="${token}"]`) as Element);
const primary = (): HTMLButtonElement => document.querySelector('.btn.primary') as HTMLButtonElement;

test('every answer lies in the sheet, the way out last; a tap picks, the primary button acts', () => {
  const table = sit('deploy(nurse)', 'deploy(luck)', 'attack(scouts,soldiers)', 'pass');
  expect(answers()).toEqual(['<nurse>', '<luck>', '<scouts>', 'Do pass']);
  answer('pass');
  expect(table.played).toEqual([]);
  answer('nurse');
  expect(primary().textContent).toContain('Do deploy(nurse)');
  // The answers of the slot stay, so that another can be tapped instead.
  answer('luck');
  expect(document.querySelector('.answer[aria-pressed=true]')?.textContent).toBe('<luck>');
  fireEvent.click(primary());
  expect(table.played).toEqual([{ seat: 0, move: 'deploy(luck)' }]);
});

test('another answer to a later slot replaces it', () => {
  const table = sit('move(scouts,forest)', 'move(scouts,base)', 'pass');
  answer('scouts');
  answer('forest');
  answer('base');
  fireEvent.click(primary());
  expect(table.played).toEqual([{ seat: 0, move: 'move(scouts,base)' }]);
});

test('a place that is filled in, or was tapped before, makes the move when it is tapped on the board', () => {
  const table = toyTable([
    { asked: [{ seat: 0, prompt: 'act', moves: ['move(scouts,forest)', 'move(scouts,base)'] }] },
    {},
  ]);
  Object.assign(table.game.board, { byClick: () => true });
  render(<AtTable table={table} />);
  const touch = (thing: string) => fireEvent.click(document.querySelector(`[data-thing="${thing}"]`) as Element);
  touch('scouts');
  touch('forest');
  expect(table.played).toEqual([]);
  touch('forest');
  expect(table.played).toEqual([{ seat: 0, move: 'move(scouts,forest)' }]);
});

test('more answers than fit come page by page, with a way back', () => {
  sit(...Array.from({ length: 9 }, (_, i) => `deploy(card${i})`), 'pass');
  expect(answers()).toHaveLength(6);
  tap(/^5.more answers$/);
  expect(answers()).toEqual(['<card4>', '<card5>', '<card6>', '<card7>', '<card8>']);
  expect(document.querySelector('.at-table')?.getAttribute('data-detent')).toBe('story');
  tap('Back');
  expect(answers()).toHaveLength(6);
});

test('the bar belongs to the decision: another tab loses nothing of it', () => {
  sit('deploy(nurse)', 'deploy(luck)', 'pass');
  answer('nurse');
  open('Log');
  expect(primary().textContent).toContain('Do deploy(nurse)');
  open('Board');
  expect(document.querySelector('.answer[aria-pressed=true]')?.textContent).toBe('<nurse>');
});

test('numbers are chips in their order', () => {
  sit('hide(luck,3)', 'hide(luck,1)', 'hide(luck,2)', 'pass');
  answer('luck');
  expect(document.querySelector('.answers')?.getAttribute('data-as')).toBe('chips');
  expect(answers()).toEqual(['<1>', '<2>', '<3>']);
});

const TwoCards = () => <i>two cards</i>;

test('a board names its tabs, gives its answers and lets the hand peek out', () => {
  const table = toyTable([{ asked: [{ seat: 0, prompt: 'act', moves: ['deploy(nurse)', 'deploy(luck)'] }] }, {}]);
  Object.assign(table.game.board, {
    phone: {
      tab: (tab: string) => (tab === 'hand' ? { name: 'Missions', symbol: 'flag' } : null),
      Peek: TwoCards,
    },
    answers: () => ({
      as: 'rows',
      list: [
        { touch: 'luck', name: 'Luck', symbol: 'star', detail: 'why not', figure: '+2' },
        { touch: null, name: 'Spent', symbol: 'star', detail: 'taken by Ania' },
      ],
    }),
  });
  render(<AtTable table={table} />);
  expect(document.querySelector('.answers')?.textContent).toBe('Luck+2why notSpenttaken by Ania');
  expect(screen.getByRole('button', { name: /Spent/ }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(document.querySelector('.peek') as Element);
  expect(screen.getByRole('button', { name: 'Missions' }).getAttribute('aria-pressed')).toBe('true');
});

test('a card covers its button, so the picked one carries a check', () => {
  const table = toyTable([{ asked: [{ seat: 0, prompt: 'act', moves: ['deploy(nurse)', 'deploy(luck)'] }] }, {}]);
  Object.assign(table.game.board, {
    answers: () => ({
      as: 'cards',
      list: ['nurse', 'luck'].map((touch) => ({ touch, name: touch, symbol: 'star', face: <i>{touch}</i> })),
    }),
  });
  render(<AtTable table={table} />);
  const checked = () => [...document.querySelectorAll('.answer:has(.answer-check)')].map((one) => one.textContent);
  expect(checked()).toEqual([]);
  answer('nurse');
  expect(checked()).toEqual(['nurse']);
  answer('luck');
  expect(checked()).toEqual(['luck']);
});

test('whatever stands alone can be tapped: what the board does not list is the way out', () => {
  const table = toyTable([{ asked: [{ seat: 0, prompt: 'act', moves: ['deploy(nurse)', 'rest', 'end'] }] }, {}]);
  Object.assign(table.game.board, {
    answers: () => ({
      as: 'tiles',
      list: [
        { touch: 'nurse', name: 'Nurse', symbol: 'star' },
        { touch: 'rest', name: 'Rest', symbol: 'star' },
      ],
    }),
  });
  render(<AtTable table={table} />);
  expect(answers()).toEqual(['Nurse', 'Rest', 'Do end']);
  answer('end');
  fireEvent.click(primary());
  expect(table.played).toEqual([{ seat: 0, move: 'end' }]);
});

test('pages hold so many answers, and the last place leads on', () => {
  const list = Array.from({ length: 20 }, (_, i) => i);
  expect(pagesOf(list, 6, 12).map((page) => page.length)).toEqual([5, 11, 4]);
  expect(pagesOf(list.slice(0, 6), 6, 12)).toEqual([[0, 1, 2, 3, 4, 5]]);
  expect(pagesOf(list, 6, 12).flat()).toEqual(list);
});

test('an answer is worth what the best move that goes on with it is', () => {
  const moves = ['attack(a,x)', 'attack(a,y)', 'move(b,z)'];
  expect([...worthAt(moves, [1, 5, 3], [])]).toEqual([
    ['a', 5],
    ['attack', 5],
    ['b', 3],
    ['move', 3],
  ]);
  expect(worthAt(moves, [1, 5, 3], ['a', 'attack']).get('y')).toBe(5);
});

test('where very much can be touched the five most useful things glow, and none where they are all alike', () => {
  const things = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const worth = new Map(things.map((thing, i) => [thing, i]));
  expect([...(bestAmong(things, worth) ?? [])]).toEqual(['g', 'f', 'e', 'd', 'c']);
  expect(bestAmong(things, new Map(things.map((thing) => [thing, 1])))).toBeNull();
  expect(bestAmong(things, new Map())).toBeNull();
});

test('while a reaction is passed by itself the sheet tells on, and lights nothing that would be gone at once', () => {
  const table = toyTable([
    {
      asked: [{ seat: 0, prompt: 'roll', moves: ['luck(luck)', 'let'] }],
      autoPass: { ahead: false, hopeless: true, move: 'let' },
    },
    {},
  ]);
  render(<AtTable table={table} />);
  expect(answers()).toEqual([]);
  expect(document.querySelector('.at-table')?.getAttribute('data-detent')).toBe('story');
  tap('Ask me');
  expect(answers()).toEqual(['<luck>', 'Do let']);
});
