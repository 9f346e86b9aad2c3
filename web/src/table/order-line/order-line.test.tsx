// @vitest-environment happy-dom

import type { Chip, Choice, Rider } from '@sztab/pieces';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AtTable } from '../table-page.tsx';
import { type Position, type ToyTable, toyTable } from '../testing/toy.tsx';

vi.mock('../../local/index.ts', () => import('../testing/local.ts'));
afterEach(cleanup);

const ACT: Position = {
  asked: [
    {
      seat: 0,
      prompt: 'act',
      moves: [
        'attack(scouts,soldiers)',
        'attack(scouts,column)',
        'move(scouts,forest)',
        'deploy(nurse)',
        'hide(luck,1)',
        'hide(luck,2)',
        'pass',
        'end',
      ],
    },
  ],
};

function sit(...script: Position[]): ToyTable {
  const table = toyTable(script);
  render(<AtTable table={table} />);
  return table;
}
const line = (): HTMLElement => screen.getByRole('region', { name: 'Order line' });
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const touch = (thing: string): void => {
  fireEvent.click(document.querySelector(`[data-thing="${thing}"]`) as Element);
};

test('says what is asked, and what to touch first', () => {
  sit(ACT);
  expect(line().dataset.state).toBe('yours');
  expect(line().textContent).toContain('You: act');
  expect(line().textContent).toContain('choose a card');
  expect(document.title).toBe('● Your move: act');
});

test('what the question says is not said again beside it', () => {
  sit({ asked: [{ seat: 0, prompt: 'Choose a card', moves: ['play(scouts)', 'play(soldiers)'] }] });
  expect(line().querySelector('.order-sentence')?.textContent).toBe('You: Choose a card');
});

test('a thing, a verb, a thing: chips, then one primary button that says the act', () => {
  const table = sit(ACT, {});
  touch('scouts');
  fireEvent.click(button(/<attack>/));
  expect(line().querySelector('.order-slot')?.textContent).toBe('choose a target');
  touch('soldiers');
  expect([...line().querySelectorAll('.order-chip')].map((chip) => chip.textContent)).toEqual([
    '<scouts>',
    '<soldiers>',
  ]);
  expect(line().querySelector('.order-sentence')?.textContent).toBe('<attack><scouts><soldiers>');
  expect(table.played).toEqual([]);
  fireEvent.click(button(/Do attack\(scouts,soldiers\)/));
  expect(table.played).toEqual([{ seat: 0, move: 'attack(scouts,soldiers)' }]);
});

test('a chip goes back to its choice, and the thing itself too', () => {
  sit(ACT);
  touch('scouts');
  touch('soldiers');
  expect(line().querySelectorAll('.order-chip')).toHaveLength(2);
  fireEvent.click(button('<soldiers>'));
  expect(line().querySelectorAll('.order-chip')).toHaveLength(1);
  expect(line().querySelector('.order-slot')?.textContent).toBe('choose a target');
  touch('scouts');
  expect(line().querySelectorAll('.order-chip')).toHaveLength(0);
});

test('a slot with one answer is filled; its chip goes back to the choice before it', () => {
  const table = sit(ACT, {});
  touch('scouts');
  fireEvent.click(button(/<move>/));
  expect(line().querySelector('.order-sentence')?.textContent).toBe('<move><scouts><forest>');
  expect(table.played).toEqual([]);
  fireEvent.click(button('<forest>'));
  expect(line().querySelector('.order-sentence')?.textContent).toBe('<scouts>choose a target');
  fireEvent.click(button(/<move>/));
  fireEvent.click(button('Undo'));
  expect(line().querySelector('.order-sentence')?.textContent).toBe('<scouts>choose a target');
});

test('undo takes back touches before it takes back moves', () => {
  const table = sit(ACT, ACT);
  touch('nurse');
  fireEvent.click(button('Undo'));
  expect(line().textContent).toContain('You: act');
  expect(table.calls).toEqual([]);
});

test('undo that is not possible says why, by its name and when it is pressed all the same', () => {
  vi.useFakeTimers();
  try {
    const table = sit(ACT);
    Object.assign(table.game.box.game, { takeBack: true });
    act(() => table.set({ moves: 0 }));
    expect(button('Undo').getAttribute('aria-disabled')).toBe('true');
    expect(button('Undo').title).toBe('Nothing to take back yet');
    fireEvent.click(button('Undo'));
    expect(line().textContent).toContain('Nothing to take back yet');
    expect(table.calls).toEqual([]);
    act(() => vi.advanceTimersByTime(6100));
    expect(line().textContent).not.toContain('Nothing to take back yet');
    table.whyNoUndo = () => ({ why: 'uncovered', by: 1 });
    fireEvent.click(button('Undo'));
    expect(line().textContent).toContain('Germans drew or turned something up');
  } finally {
    vi.useRealTimers();
  }
});

test('behind “…” stand the quiet acts: opened by a click or M, gone through by arrows, closed by Escape or a touch elsewhere', async () => {
  const table = sit(ACT);
  const rows = () => screen.queryAllByRole('menuitem').map((row) => row.querySelector('span')?.textContent);
  const more = button('More');
  expect(more.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(more);
  expect(rows()).toEqual(['Pace: calm → brisk', 'What does this mean?', 'Resign']);
  expect(document.activeElement?.textContent).toContain('Pace');
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowUp' });
  expect(document.activeElement?.textContent).toContain('Resign');
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown' });
  expect(document.activeElement?.textContent).toContain('Pace');
  // The table hears nothing of a key that is meant for the list.
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
  expect(rows()).toEqual([]);
  expect(document.activeElement).toBe(more);
  fireEvent.keyDown(document.body, { key: 'm' });
  fireEvent.pointerDown(document.body);
  expect(rows()).toEqual([]);
  fireEvent.keyDown(document.body, { key: 'm' });
  fireEvent.click(screen.getByRole('menuitem', { name: 'Resign' }));
  expect(screen.getByRole('dialog', { name: 'Resign' })).toBeTruthy();
  fireEvent.click(button('Give up the game'));
  expect(table.calls).toEqual(['resign']);
});

test('an option that its row has no room for is offered behind “…”', () => {
  // In a row that is too narrow, what does not fit stands below the first.
  const tops = vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return this.dataset.answer === '2' ? 40 : 0;
  });
  try {
    const table = sit(ACT, {});
    touch('luck');
    expect(button('More').textContent).toBe('+1');
    expect(line().querySelectorAll('.order-options .btn:not([data-aside])')).toHaveLength(1);
    fireEvent.click(button('More'));
    fireEvent.click(screen.getByRole('menuitem', { name: /<2>/ }));
    fireEvent.click(button(/Do hide\(luck,2\)/));
    expect(table.played).toEqual([{ seat: 0, move: 'hide(luck,2)' }]);
  } finally {
    tops.mockRestore();
  }
});

test('moves that join the one before are taken back together with it', async () => {
  const moves = ['deploy(nurse)', 'deploy(luck)', 'pass'];
  const table = sit(...Array.from({ length: 5 }, () => ({ asked: [{ seat: 0, prompt: 'act', moves }] })));
  Object.assign(table.game.box.game, { takeBack: true });
  const deploy = (thing: string, shiftKey: boolean) =>
    act(async () => void fireEvent.click(document.querySelector(`[data-thing="${thing}"]`) as Element, { shiftKey }));
  await deploy('nurse', false);
  await deploy('luck', true);
  await deploy('nurse', true);
  expect(table.played).toHaveLength(3);
  fireEvent.click(button('Undo'));
  await deploy('luck', false);
  fireEvent.click(button('Undo'));
  expect(table.calls).toEqual(['undo 3', 'undo 1']);
});

test('a pass acts at once; one that ends something asks first', () => {
  const table = sit(ACT, ACT, {});
  fireEvent.click(button(/Do end/));
  expect(table.played).toEqual([]);
  expect(line().textContent).toContain('The stage will end.');
  expect(line().dataset.warned).toBe('true');
  fireEvent.click(line().querySelector('.btn.primary') as Element);
  expect(table.played).toEqual([{ seat: 0, move: 'end' }]);
});

test('what is drawn nowhere is offered in the line', () => {
  const table = sit(ACT, {});
  touch('luck');
  fireEvent.click(button(/<2>/));
  fireEvent.click(button(/Do hide\(luck,2\)/));
  expect(table.played).toEqual([{ seat: 0, move: 'hide(luck,2)' }]);
});

test('waiting names what the others do, and can hurry a bot', () => {
  const table = sit({ asked: [{ seat: 1, prompt: 'act', moves: ['pass'] }] });
  expect(line().dataset.state).toBe('waiting');
  expect(line().textContent).toContain('They: act');
  expect(document.title).toBe('Toy · Sztab');
  expect(document.querySelector('.btn.primary:enabled')).toBeNull();
  act(() => table.set({ thinking: 1 }));
  expect(line().textContent).toContain('Germans: thinking');
  fireEvent.click(button('Make the bot move'));
  expect(table.calls).toEqual(['hurry']);
});

test('that a device is slow for a level is said in the settings, and never beside the moves', () => {
  const table = sit({ asked: [{ seat: 1, prompt: 'act', moves: ['pass'] }] });
  act(() => table.set({ thinking: 1, short: true }));
  expect(line().textContent).toContain('Germans: thinking');
  expect(screen.queryByText(/slow for this level/)).toBeNull();
  fireEvent.click(button('Settings'));
  expect(screen.getAllByText(/slow for this level/)).toHaveLength(1);
});

test('trouble stops play until it is tried again', () => {
  const table = sit(ACT);
  act(() => table.set({ trouble: 'bot-died' }));
  expect(line().textContent).toContain('The bot has stopped');
  fireEvent.click(button('Try again'));
  expect(table.calls).toEqual(['retry']);
});

test('a touch that means nothing says why for a moment, with the rule', async () => {
  vi.useFakeTimers();
  try {
    sit(ACT);
    touch('soldiers');
    expect(line().textContent).toContain('No, soldiers');
    expect(button('rule TOY-1.2')).toBeTruthy();
    // Long enough to read it and to go to its link.
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(button('rule TOY-1.2')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(line().textContent).not.toContain('No, soldiers');
  } finally {
    vi.useRealTimers();
  }
});

test('the rule of a refusal opens beside the game', () => {
  sit(ACT);
  touch('soldiers');
  fireEvent.click(button('rule TOY-1.2'));
  expect(screen.getByRole('complementary', { name: 'Rulebook' })).toBeTruthy();
});

test('a thing that begins an order gives it, and counts in the question that this opens', async () => {
  const table = toyTable([
    { asked: [{ seat: 0, prompt: 'act', moves: ['haul', 'deploy(nurse)', 'pass'] }] },
    { asked: [{ seat: 0, prompt: 'haul', moves: ['truck(forest,soldiers)', 'truck(forest,scouts)', 'stop'] }] },
  ]);
  Object.assign(table.game.board, {
    begins: (thing: string, { moves }: Choice) =>
      moves.includes('haul') && thing === 'forest' ? { move: 'haul', touches: ['forest'] } : null,
  });
  render(<AtTable table={table} />);
  await act(async () => touch('soldiers'));
  expect(table.played).toEqual([]);
  await act(async () => touch('forest'));
  expect(table.played).toEqual([{ seat: 0, move: 'haul' }]);
  expect(line().querySelector('.order-sentence')?.textContent).toBe('<truck><forest>choose a target');
  fireEvent.click(button('Undo'));
  fireEvent.click(button('Undo'));
  expect(table.played).toEqual([]);
});

/** A board on which a piece and its place are enough to mean a move, except an attack. */
function sitByClick(moves: readonly string[]): ToyTable {
  const table = toyTable([{ asked: [{ seat: 0, prompt: 'act', moves }] }, {}]);
  Object.assign(table.game.board, {
    carries: true,
    byClick: (move: string) => !move.startsWith('attack'),
    actOf: (move: string) => (move.startsWith('move') ? 'Go' : null),
    chipOf: ({ picked }: Choice, place: number): Chip => ({ joint: place > 1 ? 'to' : '', name: picked[place] ?? '' }),
  });
  render(<AtTable table={table} />);
  return table;
}

test('a piece and its place make a move where that is enough to mean it', () => {
  const table = sitByClick(['move(scouts,forest)', 'move(scouts,base)', 'attack(scouts,soldiers)']);
  touch('scouts');
  touch('soldiers');
  expect(table.played).toEqual([]);
  touch('scouts');
  touch('scouts');
  touch('forest');
  expect(table.played).toEqual([{ seat: 0, move: 'move(scouts,forest)' }]);
});

test('a slot with one answer is filled; its place or the button makes the move, and undo empties it', () => {
  const table = sitByClick(['move(scouts,forest)', 'pass']);
  touch('scouts');
  expect(line().querySelector('.order-sentence')?.textContent).toBe('<move>scoutstoforest');
  expect(button(/^Go/)).toBeTruthy();
  fireEvent.click(button('Undo'));
  expect(line().querySelectorAll('.order-chip')).toHaveLength(0);
  touch('scouts');
  touch('forest');
  expect(table.played).toEqual([{ seat: 0, move: 'move(scouts,forest)' }]);
});

test('a piece is carried to its place in one gesture', () => {
  const table = sitByClick(['move(scouts,forest)', 'move(scouts,base)']);
  const at = (thing: string) => document.querySelector<HTMLElement>(`[data-thing="${thing}"]`) as HTMLElement;
  document.elementsFromPoint = () => [at('forest')];
  const [from, to] = [
    { button: 0, isPrimary: true, clientX: 5, clientY: 5 },
    { clientX: 60, clientY: 90 },
  ];
  fireEvent.pointerDown(at('scouts'), from);
  fireEvent.pointerMove(document, to);
  expect(document.querySelector('.carried')).toBeTruthy();
  expect(line().querySelector('.order-chip')?.textContent).toBe('scouts');
  fireEvent.pointerUp(document, to);
  expect(document.querySelector('.carried')).toBeNull();
  expect(table.played).toEqual([{ seat: 0, move: 'move(scouts,forest)' }]);
});

test('the next position can be answered while the last answer is still on its way', async () => {
  const table = toyTable([ACT, ACT, {}]);
  const play = table.play.bind(table);
  // It is shown at once, but storing it takes for ever.
  Object.assign(table, {
    play: (...answer: Parameters<typeof play>) => {
      void play(...answer);
      return new Promise<void>(() => {});
    },
  });
  render(<AtTable table={table} />);
  await act(async () => fireEvent.click(button(/<pass>|Do pass/)));
  await act(async () => fireEvent.click(button(/<pass>|Do pass/)));
  expect(table.played.map(({ move }) => move)).toEqual(['pass', 'pass']);
});

const DRAW = { asked: [{ seat: 0, prompt: 'draw', moves: ['pick(scouts)', 'pick(soldiers)'] }] };
const USE = { asked: [{ seat: 0, prompt: 'ability', moves: ['ability(use)', 'ability(train)', 'pass'] }] };
const along = (names: readonly string[]): Rider => ({
  joint: 'and',
  none: 'pass',
  answers: names.map((name) => ({ move: `ability(${name})`, name, act: `Pick and ${name}`, warning: `It ${name}s.` })),
});
function sitWithRider(script: readonly Position[], names: readonly string[] = ['use']): ToyTable {
  const table = toyTable(script);
  Object.assign(table.game.board, { rider: (move: string) => (move === 'pick(scouts)' ? along(names) : null) });
  render(<AtTable table={table} />);
  return table;
}
const made = ({ played }: ToyTable): string[] => played.map(({ move }) => move);
const settle = () => act(async () => {});

test('a question that belongs to the act is a chip of its sentence, on unless somebody switches it off', async () => {
  const table = sitWithRider([DRAW, USE, {}]);
  touch('scouts');
  expect(line().querySelector('.order-sentence')?.textContent).toBe('<pick><scouts>anduse');
  expect(button('use').getAttribute('aria-pressed')).toBe('true');
  expect(line().textContent).toContain('It uses.');
  fireEvent.click(button(/^Pick and use/));
  await settle();
  expect(made(table)).toEqual(['pick(scouts)', 'ability(use)']);
});

test('switched off it is declined with the same button', async () => {
  const table = sitWithRider([DRAW, USE, {}]);
  touch('scouts');
  fireEvent.click(button('use'));
  expect(button('use').getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(button(/^Do pick\(scouts\)/));
  await settle();
  expect(made(table)).toEqual(['pick(scouts)', 'pass']);
});

test('of two answers one is given', async () => {
  const table = sitWithRider([DRAW, USE, {}], ['use', 'train']);
  touch('scouts');
  fireEvent.click(button('train'));
  expect(button('use').getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(button(/^Pick and train/));
  await settle();
  expect(made(table)).toEqual(['pick(scouts)', 'ability(train)']);
});

test('an act and what went along with it are taken back together', async () => {
  const table = sitWithRider([ACT, DRAW, USE, DRAW]);
  fireEvent.click(button(/<pass>|Do pass/));
  await settle();
  touch('scouts');
  fireEvent.click(button(/^Pick and use/));
  await settle();
  fireEvent.click(button(/^Undo/));
  expect(table.calls).toEqual(['undo 2']);
  expect(made(table)).toEqual(['pass']);
  await settle();
  // Declined, it is one act as well.
  touch('scouts');
  fireEvent.click(button('use'));
  fireEvent.click(button(/^Do pick\(scouts\)/));
  await settle();
  fireEvent.click(button(/^Undo/));
  expect(table.calls).toEqual(['undo 2', 'undo 2']);
});

test('what is not asked after all is not answered', async () => {
  const table = sitWithRider([DRAW, ACT]);
  touch('scouts');
  fireEvent.click(button('use'));
  fireEvent.click(button('use'));
  fireEvent.click(button(/^Pick and use/));
  await settle();
  expect(made(table)).toEqual(['pick(scouts)']);
});
