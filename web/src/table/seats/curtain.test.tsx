// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AtTable } from '../table-page.tsx';
import { HANDS, PEOPLE, PIECES, type Position, type ToyTable, toyTable } from '../testing/toy.tsx';
import { HOLD_MS } from './curtain.tsx';

vi.mock('../../local/index.ts', () => import('../testing/local.ts'));
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const turnOf = (seat: number): Position => ({
  asked: [{ seat, prompt: 'act', moves: ['pass', `deploy(${HANDS[seat]?.[1]})`] }],
});
const page = (): string => document.body.innerHTML;
const hold = (): HTMLElement => screen.getByRole('button', { name: 'Hold to reveal' });
const wait = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

function sit(...script: Position[]): ToyTable {
  const table = toyTable(script, PEOPLE);
  render(<AtTable table={table} />);
  return table;
}

async function reveal(): Promise<void> {
  fireEvent.pointerDown(hold());
  await wait(HOLD_MS + 20);
}

test('nothing of the board or of any hand is on the page while the curtain is down', () => {
  sit(turnOf(0));
  expect(screen.getByRole('heading').textContent).toBe('Marek next');
  for (const thing of [...PIECES, ...HANDS.flat()]) expect(page()).not.toContain(thing);
  expect(document.querySelector('[data-thing]')).toBeNull();
  expect(document.title).toBe('Marek next');
});

test('holding reveals the own hand only; letting go too early reveals nothing', async () => {
  sit(turnOf(0));
  fireEvent.pointerDown(hold());
  await wait(HOLD_MS / 2);
  fireEvent.pointerUp(hold());
  await wait(HOLD_MS);
  expect(page()).not.toContain('nurse');
  await reveal();
  expect(page()).toContain('nurse');
  expect(page()).not.toContain('ambush');
});

test('the space bar can hold too', async () => {
  sit(turnOf(0));
  fireEvent.keyDown(hold(), { key: ' ' });
  await wait(HOLD_MS + 20);
  expect(page()).toContain('nurse');
});

test('the curtain falls as soon as the decision goes to the other one', async () => {
  const table = sit(turnOf(0), turnOf(1));
  await reveal();
  await act(() => table.play(0, 'pass'));
  expect(page()).not.toContain('data-thing');
  expect(screen.getByRole('heading').textContent).toBe('Borys next');
  await reveal();
  expect(page()).toContain('ambush');
  expect(page()).not.toContain('nurse');
});

test('both asked at once: one after the other, each behind the curtain', async () => {
  const moves = ['keep', 'mulligan'];
  const both: Position = { asked: [0, 1].map((seat) => ({ seat, prompt: 'mulligan', moves })) };
  const table = sit(both, { asked: [{ seat: 1, prompt: 'mulligan', moves }] });
  await reveal();
  await act(() => table.play(0, 'keep'));
  expect(screen.getByRole('heading').textContent).toBe('Borys next');
});

test('a finished game needs no curtain', () => {
  sit({ outcome: { winners: [1], reason: 'parts', scores: [2, 4] } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Seat 1 won');
});

test('a window that is passed by public facts needs no curtain, one that depends on the hand does', async () => {
  const window = (ahead: boolean): Position => ({
    asked: [{ seat: 1, prompt: 'roll', moves: ['let'] }],
    autoPass: { ahead, hopeless: true, move: 'let' },
  });
  const table = sit(turnOf(0), window(true), turnOf(0), window(false));
  await reveal();
  await act(() => table.play(0, 'pass'));
  expect(screen.queryByRole('button', { name: 'Hold to reveal' })).toBeNull();
  expect(page()).not.toContain('ambush');
  await wait(2100);
  expect(table.played.at(-1)).toEqual({ seat: 1, move: 'let' });
  await act(() => table.play(0, 'pass'));
  expect(hold()).toBeTruthy();
  await wait(5000);
  expect(table.played).toHaveLength(3);
});
