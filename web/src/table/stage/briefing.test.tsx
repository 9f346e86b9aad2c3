// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AtTable } from '../table-page.tsx';
import { toyTable } from '../testing/toy.tsx';

vi.mock('../../local/index.ts', () => import('../testing/local.ts'));
vi.mock('../layout.ts', () => ({ useLayout: () => 'desk' }));
afterEach(() => {
  cleanup();
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
