// @vitest-environment happy-dom
import { act, cleanup, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AtTable } from '../table-page.tsx';
import { toyTable } from '../testing/toy.tsx';

vi.mock('../../local/index.ts', () => import('../testing/local.ts'));
const size = vi.hoisted((): { layout: string } => ({ layout: 'desk' }));
vi.mock('../layout.ts', () => ({ useLayout: () => size.layout }));
afterEach(() => {
  cleanup();
  size.layout = 'desk';
  vi.restoreAllMocks();
});

/** A briefing of so many lines' height in a box of 300. */
function sit(height: number): HTMLElement {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(height);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
  render(<AtTable table={toyTable([{ asked: [{ seat: 0, prompt: 'act', moves: ['deploy(nurse)', 'pass'] }] }, {}])} />);
  return screen.getByRole('region', { name: 'What happens' });
}

/** Whether the table takes the key for itself, so that nothing scrolls. */
function taken(on: Element, key: string): boolean {
  const pressed = createEvent.keyDown(on, { key });
  fireEvent(on, pressed);
  return pressed.defaultPrevented;
}

test('a briefing with more than fits can have the focus, and then up and down scroll it', () => {
  const briefing = sit(500);
  expect(briefing.tabIndex).toBe(0);
  expect(['ArrowUp', 'ArrowDown'].map((key) => taken(briefing, key))).toEqual([false, false]);
  expect(taken(document.body, 'ArrowDown')).toBe(true);
  expect(taken(briefing, 'ArrowRight')).toBe(true);
});

test('one that is read whole is not in the way of Tab', () => {
  expect(sit(300).getAttribute('tabindex')).toBeNull();
});

/** The others' turn of six events, seen at this size; on a small screen the summary is opened first. */
async function afterSix(layout: string): Promise<HTMLElement> {
  size.layout = layout;
  const told = ['one', 'two', 'three', 'four', 'five', 'six'].map((is) => ({ is }));
  const table = toyTable([{}, { told, asked: [{ seat: 0, prompt: 'act', moves: ['deploy(nurse)', 'pass'] }] }, {}]);
  render(<AtTable table={table} />);
  await act(() => table.play(1, 'x'));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  if (layout !== 'desk') fireEvent.click(document.querySelector('.sheet-grip, .look-back') as Element);
  return document.querySelector('.briefing') as HTMLElement;
}
const linesIn = (briefing: HTMLElement): (string | null)[] =>
  within(briefing)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test.each(['desk', 'phone', 'landscape'])(
  'on a %s the summary counts what it leaves out, and unfolds it',
  async (layout) => {
    const briefing = await afterSix(layout);
    expect(linesIn(briefing)).toEqual(['It was one', 'It was two', 'It was three']);
    fireEvent.click(within(briefing).getByRole('button', { name: 'and 3 more' }));
    expect(linesIn(briefing).at(-1)).toBe('It was six');
    expect(linesIn(briefing)).toHaveLength(6);
    fireEvent.click(within(briefing).getByRole('button', { name: 'Less' }));
    expect(linesIn(briefing)).toHaveLength(3);
  },
);

test('in the strip of a tablet the summary counts what it leaves out, and the log has it', async () => {
  const briefing = await afterSix('tablet');
  expect(linesIn(briefing)).toHaveLength(3);
  fireEvent.click(within(briefing).getByRole('button', { name: 'and 3 more' }));
  expect(within(screen.getByRole('complementary', { name: 'Log' })).getByText('It was six')).toBeDefined();
});
