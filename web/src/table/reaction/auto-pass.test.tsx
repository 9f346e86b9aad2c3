// @vitest-environment happy-dom
import type { ReactionStory } from '@sztab/pieces';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OnlineSide } from '../house.ts';
import { AtTable } from '../table-page.tsx';
import { type Position, type ToyTable, toyTable } from '../testing/toy.tsx';
import { passes, pause, type QuickPass, useAutoPass, wasUnasked } from './auto-pass.ts';

vi.mock('../../local/index.ts', () => import('../testing/local.ts'));
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const REACTION: ReactionStory = {
  title: 'Reaction',
  chain: [{ text: 'Soldiers attack', dice: [{ face: 4, owner: 1 }], mark: '5' }],
  standing: { figures: '6 : 5', means: 'The attack will succeed.' },
  reactions: [
    { move: 'luck(luck)', symbol: 'clover', name: 'Luck', detail: '+2', figures: '6 : 7', means: 'safe', helps: true },
  ],
  pass: { move: 'let', name: 'Let it stand' },
  tooLate: ['Escort: too late'],
};
const asked = [{ seat: 0, prompt: 'roll', moves: ['luck(luck)', 'let'] }];
const within = { action: 'a1', stage: 's1' };
const window = (hopeless: boolean): Position => ({
  asked,
  reaction: REACTION,
  autoPass: { ahead: false, hopeless, move: 'let', within },
});
const wait = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const story = (): HTMLElement | null => screen.queryByRole('region', { name: 'Reaction' });

/** The rest of the table needs more of a table online than this one has. */
function Passing({ table, quick = null }: { table: ToyTable; quick?: QuickPass | null }) {
  const state = useSyncExternalStore(table.subscribe, table.state);
  const { turns } = useAutoPass(table, state, 0, { asking: 'changes', quick, mayLook: true, noPause: false });
  return turns && <output>{turns.scope}</output>;
}

function sit(...script: Position[]): ToyTable {
  const table = toyTable(script);
  render(<AtTable table={table} />);
  return table;
}

test('pauses are drawn between 0.8 and 2 seconds, and differ', () => {
  const drawn = Array.from({ length: 500 }, pause);
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(800);
  expect(Math.max(...drawn)).toBeLessThanOrEqual(2000);
  expect(Math.min(...drawn)).toBeLessThan(900);
  expect(Math.max(...drawn)).toBeGreaterThan(1900);
});

test('who is passed: by the setting, by public facts behind the curtain, by a quick pass for this action or stage', () => {
  const found = { ahead: false, hopeless: true, move: 'let', within };
  const ask = { asking: 'changes', quick: null, mayLook: true } as const;
  expect(passes(found, 0, ask)).toBe(true);
  expect(passes(found, 0, { ...ask, mayLook: false })).toBe(false);
  expect(passes({ ...found, ahead: true }, 0, { ...ask, mayLook: false })).toBe(true);
  expect(passes(found, 0, { ...ask, asking: 'always' })).toBe(false);
  const quick = { seat: 0, scope: 'action', within: 'a1' } as const;
  expect(passes(found, 0, { ...ask, asking: 'always', quick })).toBe(true);
  expect(passes(found, 1, { ...ask, asking: 'always', quick })).toBe(false);
  const later = { ...found, within: { action: 'a2', stage: 's1' } };
  expect(passes(later, 0, { ...ask, asking: 'always', quick })).toBe(false);
  expect(passes(later, 0, { ...ask, asking: 'always', quick: { seat: 0, scope: 'stage', within: 's1' } })).toBe(true);
});

test('a hopeless window does not open, and its pass is made like any other move, not at once', async () => {
  const table = sit(window(true), {});
  expect(story()).toBeNull();
  await wait(790);
  expect(table.played).toEqual([]);
  await wait(1300);
  expect(table.played).toEqual([{ seat: 0, move: 'let' }]);
});

test('at a table online the pass is sent in time for the pause that the server makes of it', async () => {
  const table = Object.assign(toyTable([window(true), {}]), { online: {} as OnlineSide });
  render(<Passing table={table} />);
  await wait(590);
  expect(table.played).toEqual([]);
  await wait(20);
  expect(table.played).toEqual([{ seat: 0, move: 'let' }]);
});

test('an answer that is kept back is said to be given, and nothing more can be answered', () => {
  const table = sit(window(false), {});
  expect(story()).toBeTruthy();
  act(() => table.set({ answered: true }));
  expect(story()).toBeNull();
  expect(screen.getByRole('region', { name: 'Order line' }).textContent).toContain('Answered.');
});

test('“ask me” opens the window after all', async () => {
  const table = sit(window(true), {});
  fireEvent.click(screen.getByRole('button', { name: 'Ask me' }));
  expect(story()).toBeTruthy();
  await wait(5000);
  expect(table.played).toEqual([]);
});

test('a window that may change the result opens: chain, standing, reactions by key, too late, let it stand', async () => {
  const table = sit(window(false), window(false), {});
  expect(story()?.textContent).toContain('Soldiers attack');
  expect(story()?.textContent).toContain('6 : 5');
  expect(story()?.textContent).toContain('Escort: too late');
  expect(screen.getByRole('img', { name: 'Germans: 4' })).toBeTruthy();
  await act(async () => void fireEvent.keyDown(document.body, { key: '1' }));
  await act(async () => void fireEvent.keyDown(document.body, { key: 'n' }));
  expect(table.played.map(({ move }) => move)).toEqual(['luck(luck)', 'let']);
});

test('a reaction that would be wasted is asked for again, by hand and by key', async () => {
  const [luck] = REACTION.reactions;
  const wasteful: Position = {
    ...window(false),
    asked: [{ seat: 0, prompt: 'roll', moves: ['waste(luck)', 'let'] }],
    reaction: { ...REACTION, reactions: [{ ...luck, move: 'waste(luck)' } as never] },
  };
  const table = sit(wasteful, wasteful, {});
  const press = (): Promise<void> => act(async () => void fireEvent.keyDown(document.body, { key: '1' }));
  const click = (): Promise<void> =>
    act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Luck/ })));
  for (const [n, again] of [press, click].entries()) {
    expect(story()?.textContent).not.toContain('It will be wasted.');
    await again();
    expect(table.played).toHaveLength(n);
    expect(story()?.textContent).toContain('It will be wasted.');
    await again();
    expect(table.played).toHaveLength(n + 1);
  }
});

test('a quick pass lets everything stand for as long as the action lasts', async () => {
  const other: Position = { ...window(false), autoPass: { ...within, ahead: false, hopeless: false, move: 'let' } };
  const table = sit(window(false), window(false), other);
  fireEvent.click(screen.getByRole('button', { name: 'Let everything stand in this action' }));
  await wait(2100);
  await wait(2100);
  expect(table.played).toHaveLength(2);
  expect(story()).toBeTruthy();
});

test('whoever takes an automatic pass back is asked', async () => {
  const table = sit(window(true), { asked: [{ seat: 0, prompt: 'act', moves: ['pass'] }] });
  await wait(2100);
  expect(table.played).toHaveLength(1);
  act(() => table.set({ moves: 0, asked }));
  expect(story()).toBeTruthy();
  await wait(5000);
  expect(table.played).toHaveLength(1);
});

test('where the page has passed by itself is known, until it is taken back: nobody is asked to go back there', async () => {
  const table = toyTable([window(true), {}]);
  render(<Passing table={table} />);
  expect(wasUnasked(table, 0)).toBe(false);
  await wait(2100);
  expect(table.played).toEqual([{ seat: 0, move: 'let' }]);
  expect([wasUnasked(table, 0), wasUnasked(table, 1)]).toEqual([true, false]);
  act(() => table.set({ moves: 0, asked: [{ seat: 0, prompt: 'roll' }] }));
  expect(wasUnasked(table, 0)).toBe(false);
});

const idle = (stage: string, ...more: string[]): Position => ({
  asked: [{ seat: 0, prompt: 'act', moves: ['pass', ...more] }],
  ...(more.length === 0 && { idle: { move: 'pass', stage } }),
});
const toTheEnd = (): HTMLElement | null => screen.queryByRole('button', { name: 'Pass to the end of the stage' });

test('where nothing but passing is left it is done until the stage is over, for whoever says so and not before', async () => {
  const table = sit(idle('s1'), idle('s1'), idle('s1', 'deploy(nurse)'), idle('s2'), idle('s2'));
  await wait(5000);
  expect(table.played).toEqual([]);
  fireEvent.click(toTheEnd() as HTMLElement);
  await wait(790);
  expect(table.played).toEqual([]);
  await wait(1300);
  await wait(2100);
  expect(table.played.map(({ move }) => move)).toEqual(['pass', 'pass']);
  // There is something to do again: it is asked, and nothing is passed.
  await wait(5000);
  expect(table.played).toHaveLength(2);
  expect(toTheEnd()).toBeNull();
  await act(async () => void table.play(0, 'pass'));
  // Another stage, another question.
  await wait(5000);
  expect(table.played).toHaveLength(3);
  expect(toTheEnd()).toBeTruthy();
});

test('passing to the end of the stage ends with “ask me”', async () => {
  const table = sit(idle('s1'), idle('s1'), idle('s1'));
  fireEvent.click(toTheEnd() as HTMLElement);
  // Two short pauses together may be shorter than a long one.
  for (let step = 0; step < 20 && table.played.length === 0; step++) await wait(100);
  expect(table.played).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Ask me' }));
  await wait(5000);
  expect(table.played).toHaveLength(1);
  expect(toTheEnd()).toBeTruthy();
});

test('online nobody’s turn is passed by itself: how soon it is would tell what is held', async () => {
  const quick = { seat: 0, scope: 'turns', within: 's1' } as const;
  const table = Object.assign(toyTable([idle('s1'), {}]), { online: {} as OnlineSide });
  render(<Passing table={table} quick={quick} />);
  await wait(5000);
  expect([table.played, screen.queryByText('turns')]).toEqual([[], null]);
  const here = toyTable([idle('s1'), {}]);
  render(<Passing table={here} quick={quick} />);
  expect(screen.getByText('turns')).toBeTruthy();
  await wait(2100);
  expect(here.played).toHaveLength(1);
});
