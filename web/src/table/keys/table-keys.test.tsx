// @vitest-environment happy-dom
import { choose } from '@sztab/pieces';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { beginning, targetsIn } from '../board/targets.ts';
import { lastTurnOfOthers } from '../stage/show-again.ts';
import { AtTable } from '../table-page.tsx';
import { type Position, type ToyTable, toyTable } from '../testing/toy.tsx';
import { lettersFor } from './letters.tsx';
import { nearest } from './nearest.ts';

vi.mock('../../local/index.ts', () => import('../testing/local.ts'));
afterEach(cleanup);

const ACTS = ['attack(scouts,soldiers)', 'attack(scouts,forest)', 'search(scouts)', 'deploy(nurse)', 'pass'];
const ACT: Position = {
  asked: [{ seat: 0, prompt: 'act', moves: ACTS }],
};
function sit(...script: Position[]): ToyTable {
  const table = toyTable(script);
  render(<AtTable table={table} />);
  return table;
}
const press = (key: string, more: KeyboardEventInit = {}): Promise<void> =>
  act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more }));
const sentence = (): string | null | undefined => document.querySelector('.order-sentence')?.textContent;
const chips = (): (string | null)[] => [...document.querySelectorAll('.order-chip')].map((chip) => chip.textContent);

test('an arrow goes to the nearest target that lies that way', () => {
  const spots = [
    { name: 'near but aside', x: 30, y: 60 },
    { name: 'straight ahead', x: 80, y: 4 },
    { name: 'behind', x: -20, y: 0 },
  ];
  expect(nearest({ x: 0, y: 0 }, spots, 'ArrowRight')?.name).toBe('straight ahead');
  expect(nearest({ x: 0, y: 0 }, spots, 'ArrowDown')?.name).toBe('near but aside');
  expect(nearest({ x: 0, y: 0 }, spots, 'ArrowLeft')?.name).toBe('behind');
  expect(nearest({ x: 0, y: 0 }, spots, 'ArrowUp')).toBeNull();
});

test('what several moves in a row lead to is a target, too', () => {
  document.body.innerHTML = ['scouts', 'far', 'aside'].map((thing) => `<i data-thing="${thing}"></i>`).join('');
  document.body.className = 'board-pane';
  const found = targetsIn(document.documentElement, choose(['attack(scouts)']), new Map([['far', null]]));
  expect(found.map(({ thing }) => thing)).toEqual(['scouts', 'far']);
  document.body.innerHTML = '';
  document.body.className = '';
});

test('keys begin at what is lit, not at what only leads back or lies farther away', () => {
  const all = ['', 'data-legal data-idle', 'data-legal'].map((marks) => {
    const around = document.createElement('p');
    around.innerHTML = `<i ${marks}></i>`;
    return around.firstElementChild as HTMLElement;
  });
  expect(beginning(all)).toBe(all[2]);
  expect(beginning(all.slice(0, 2))).toBe(all[0]);
});

test('arrows find a target, letters pick it, numbers choose, Ctrl+Enter confirms', async () => {
  const table = sit(ACT, {});
  await press('ArrowRight');
  expect((document.activeElement as HTMLElement).dataset.thing).toBe('scouts');
  await press('f');
  expect([...document.querySelectorAll('.letters kbd')].map((letter) => letter.textContent)).toEqual(['A', 'S']);
  await press('a');
  expect(chips()).toEqual(['<scouts>']);
  await press('2');
  expect(sentence()).toBe('<search><scouts>');
  await press('Escape');
  expect(chips()).toEqual(['<scouts>']);
  await press('1');
  // The focus is still on what was picked, and nothing lies to its left: an arrow finds a target all the same.
  await press('ArrowLeft');
  expect((document.activeElement as HTMLElement).dataset.thing).toBe('soldiers');
  await press('f');
  await press('a');
  expect(sentence()).toBe('<attack><scouts><soldiers>');
  await press('u');
  expect(sentence()).toBe('<attack><scouts>choose a target');
  await press('f');
  await press('a');
  await press('Enter', { ctrlKey: true });
  expect(table.played).toEqual([{ seat: 0, move: 'attack(scouts,soldiers)' }]);
});

test('N passes where there is one way out', async () => {
  const table = sit(ACT, {});
  await press('n');
  expect(table.played).toEqual([{ seat: 0, move: 'pass' }]);
});

test('N is for the way out also where that is all that counts; not for another act on the large button', async () => {
  for (const [sign, played] of [
    ['pass', [{ seat: 0, move: 'finish' }]],
    ['truck', []],
  ] as const) {
    const table = toyTable([{ asked: [{ seat: 0, prompt: 'act', moves: ['search(scouts)', 'finish'] }] }, {}]);
    Object.assign(table.game.board, { primary: () => 'finish', symbolOf: () => sign });
    render(<AtTable table={table} />);
    await press('n');
    expect(table.played).toEqual(played);
    cleanup();
  }
});

test('the board is one stop of the Tab key, where the focus is or what can be touched; with Shift arrows come to everything', async () => {
  sit(ACT);
  const stops = (): (string | undefined)[] =>
    [...document.querySelectorAll<HTMLElement>('.board-pane [data-thing]')]
      .filter(({ tabIndex }) => tabIndex >= 0)
      .map(({ dataset }) => dataset.thing);
  expect(stops()).toEqual(['scouts']);
  await act(async () => (document.querySelector('[data-thing="forest"]') as HTMLElement).focus());
  expect(stops()).toEqual(['forest']);
  (document.activeElement as HTMLElement).blur();
  const around = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return new DOMRect({ scouts: 0, soldiers: 50, forest: 100 }[this.dataset.thing ?? ''] ?? -200, 0, 10, 10);
  });
  await press('ArrowRight');
  expect((document.activeElement as HTMLElement).dataset.thing).toBe('scouts');
  await press('ArrowRight', { shiftKey: true });
  expect((document.activeElement as HTMLElement).dataset.thing).toBe('soldiers');
  around.mockRestore();
});

test('Shift and space read a card, Escape closes it', async () => {
  sit(ACT);
  (document.querySelector('[data-thing="scouts"]') as HTMLElement).focus();
  await press(' ', { shiftKey: true });
  expect(screen.getByText('the face of scouts')).toBeTruthy();
  await press('Escape');
  expect(screen.queryByText('the face of scouts')).toBeNull();
});

test('a question mark lists the keys; while a dialog is open, the table hears none', async () => {
  const table = sit(ACT);
  await press('?');
  expect(screen.getByRole('dialog', { name: 'Keys' })).toBeTruthy();
  await press('n');
  expect(table.played).toEqual([]);
});

test('letters: one each, two where one is not enough', () => {
  expect(lettersFor(3)).toEqual(['A', 'S', 'D']);
  const many = lettersFor(40);
  expect(new Set(many).size).toBe(40);
  expect(many.every((letter) => letter.length === 2)).toBe(true);
});

test('the last turn of the others: everything since the own move, or before it when nobody has moved since', () => {
  expect(lastTurnOfOthers([0, 1, 1], 0)).toEqual({ from: 1, to: 3 });
  expect(lastTurnOfOthers([0, 1, 1, 0], 0)).toEqual({ from: 1, to: 3 });
  expect(lastTurnOfOthers([0, 0], 0)).toEqual({ from: 0, to: 0 });
  expect(lastTurnOfOthers([0, 1, 0, 0], null)).toEqual({ from: 2, to: 4 });
});
