// @vitest-environment happy-dom
/** A press counts only for what the button or the key meant when the hand set out. */
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AtTable } from '../table-page.tsx';
import { type Position, type ToyTable, toyTable } from '../testing/toy.tsx';
import { GUARD_MS } from './press-guard.ts';

vi.mock('../../local/index.ts', () => import('../testing/local.ts'));
const size = vi.hoisted((): { layout: string } => ({ layout: 'desk' }));
vi.mock('../layout.ts', () => ({ useLayout: () => size.layout }));

let now = 0;
beforeEach(() => {
  now = 10_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  document.elementsFromPoint = () => [];
  // Every button of the right end of the order line lies at one place, all others elsewhere.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.closest('.order-acts') ? new DOMRect(500, 500, 100, 40) : new DOMRect(0, 0, 100, 40);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  size.layout = 'desk';
});

const asked = (...moves: string[]): Position => ({ asked: [{ seat: 0, prompt: 'act', moves }] });

function sit(...script: Position[]): ToyTable {
  const table = toyTable(script);
  render(<AtTable table={table} />);
  return table;
}
const primary = (): Element => document.querySelector('.order-acts .btn.primary') as Element;
/** A finger, where the right end of the order line lies. */
const tap = (on: Element): Promise<void> =>
  act(async () => void fireEvent.click(on, { detail: 1, clientX: 550, clientY: 520 }));
const key = (name: string, more: KeyboardEventInit = {}): Promise<void> =>
  act(async () => void fireEvent.keyDown(document.body, { key: name, ...more }));
const moves = ({ played }: ToyTable): string[] => played.map(({ move }) => move);
const pick = (token: string): Promise<void> =>
  act(async () => void fireEvent.click(document.querySelector(`[data-answer="${token}"]`) as Element));

test.each(['desk', 'phone'])(
  'on a %s a button is dead where one of another meaning was pressed 700 ms ago',
  async (layout) => {
    size.layout = layout;
    const table = sit(asked('end', 'pass'), asked('end', 'waste'), {});
    await pick('end');
    await tap(primary());
    expect(moves(table)).toEqual(['end']);
    await pick('waste');
    now += GUARD_MS - 1;
    await tap(primary());
    expect(moves(table)).toEqual(['end']);
    now += 1;
    await tap(primary());
    expect(moves(table)).toEqual(['end', 'waste']);
  },
);

test('the same button may be pressed again at once, and another one elsewhere', async () => {
  const table = sit(asked('end', 'pass'), asked('end', 'pass'), asked('waste', 'pass'), {});
  for (let times = 0; times < 2; times++) {
    await pick('end');
    await tap(primary());
  }
  expect(moves(table)).toEqual(['end', 'end']);
  await pick('waste');
  await act(async () => void fireEvent.click(primary(), { detail: 1, clientX: 300, clientY: 300 }));
  expect(moves(table)).toEqual(['end', 'end', 'waste']);
});

test('a key is dead where it meant something else 700 ms ago', async () => {
  const table = sit(asked('end', 'pass'), asked('waste', 'pass'), {});
  await pick('end');
  await key('Enter', { ctrlKey: true });
  await pick('waste');
  now += GUARD_MS - 1;
  await key('Enter', { ctrlKey: true });
  expect(moves(table)).toEqual(['end']);
  now += 1;
  await key('Enter', { ctrlKey: true });
  expect(moves(table)).toEqual(['end', 'waste']);
});

test('a click that skips what is told presses nothing there for 700 ms', async () => {
  const told = [{ is: 'rocket' }, { is: 'fall' }];
  const table = sit({}, { ...asked('end', 'pass'), told }, {});
  await act(() => table.play(1, 'x'));
  const line = document.querySelector('.order-line') as HTMLElement;
  expect(line.dataset.state).toBe('telling');
  await tap(document.querySelector('.board-pane') as Element);
  expect(line.dataset.state).toBe('yours');
  await pick('end');
  await tap(primary());
  expect(moves(table)).toEqual(['x']);
  now += GUARD_MS;
  await tap(primary());
  expect(moves(table)).toEqual(['x', 'end']);
});

test.each(['desk', 'phone'])('on a %s what skips or stops has a place where nothing else stands', async (layout) => {
  size.layout = layout;
  const table = sit({}, { ...asked('end', 'pass'), told: [{ is: 'rocket' }, { is: 'fall' }] }, {});
  await act(() => table.play(1, 'x'));
  const skip = document.querySelector('.order-line > .order-skip');
  expect(skip?.textContent).toContain('Skip');
  // Where an act is confirmed nothing can be pressed meanwhile.
  expect((primary() as HTMLButtonElement).disabled).toBe(true);
  await act(async () => void fireEvent.click(skip as Element));
  expect(document.querySelector('.order-skip')).toBeNull();
});
