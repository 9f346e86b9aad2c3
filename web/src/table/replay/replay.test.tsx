// @vitest-environment happy-dom

import { spread } from '@sztab/bots/plots';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ticks } from '../../look/plot.tsx';
import { placeBeside } from '../board/reading.tsx';
import { PEOPLE, type Position, toyTable, WITH_BOT } from '../testing/toy.tsx';
import { eyesFor } from './eyes.ts';
import { Replay } from './replay-page.tsx';

vi.mock('../../local/index.ts', () => import('../testing/local.ts'));
afterEach(cleanup);

const ask: Position['asked'] = [{ seat: 0, prompt: 'act', moves: ['pass'] }];
const SCRIPT: Position[] = [
  { told: [{ is: 'dealt' }], asked: ask },
  { told: [{ is: 'first' }], asked: ask },
  { told: [{ is: 'second' }], outcome: { winners: [0], reason: 'parts', scores: [3, 1] } },
];

test('a running match is seen through one’s own eyes only, a finished one through all', () => {
  expect(eyesFor(WITH_BOT, false)).toEqual([0]);
  expect(eyesFor(PEOPLE, false)).toEqual(['public']);
  expect(eyesFor(WITH_BOT, true)).toEqual([0, 'public', 1]);
  expect(eyesFor(PEOPLE, true)).toEqual(['public', 0, 1]);
});

test('steps with the arrows, jumps with Home and End, changes the eyes', async () => {
  const table = toyTable(SCRIPT, PEOPLE);
  await table.play(0, 'pass');
  await table.play(0, 'pass');
  render(<Replay table={table} start={1} />);
  const caption = (): string | null | undefined => document.querySelector('.replay-caption')?.textContent;
  const press = (key: string): Promise<void> => act(async () => void fireEvent.keyDown(document.body, { key }));
  expect(caption()).toBe('Move 1 of 2It was first');
  await press('ArrowRight');
  expect(caption()).toBe('Move 2 of 2It was second');
  await press('Home');
  expect(caption()).toContain('Move 0 of 2');
  expect(document.querySelector('.hand-tray')).toBeNull();
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '1' } });
  expect(document.body.innerHTML).toContain('ambush');
});

test('a finished match can be played on from any moment but its last, a running one from none', async () => {
  const table = toyTable(SCRIPT);
  const link = (): string | undefined =>
    screen.queryByRole('link', { name: 'Play from here' })?.getAttribute('href') ?? undefined;
  await table.play(0, 'pass');
  const { unmount } = render(<Replay table={table} start={1} />);
  expect(link()).toBeUndefined();
  unmount();
  await table.play(0, 'pass');
  render(<Replay table={table} start={1} />);
  expect(link()).toBe('/new/toy?from=toy-1&at=1');
  await act(async () => void fireEvent.keyDown(document.body, { key: 'End' }));
  expect(link()).toBeUndefined();
});

test('a chart counts in round numbers and keeps its labels apart', () => {
  expect(ticks(0, 4)).toEqual([0, 1, 2, 3, 4]);
  expect(ticks(0, 9)).toEqual([0, 2, 4, 6, 8, 10]);
  expect(spread([50, 50, 10], 15, 100)).toEqual([50, 65, 10]);
  expect(spread([50, 50], 15, 60)).toEqual([45, 60]);
  expect(spread([50, 50, 10], 15, 60)).toEqual([45, 60, 10]);
});

test('a card is read beside what it is about, never over it', () => {
  const board = { left: 208, right: 1062 };
  expect(placeBeside([{ left: 300, right: 400 }], board, 1440, false)).toBe(1440 - 312);
  expect(placeBeside([{ left: 900, right: 1000 }], board, 1440, true)).toBe(12);
  expect(placeBeside([{ left: 220, right: 320 }], board, 1440, true)).toBe(1062 - 312);
});

test('a match of an older edition shows it and says what that means; one of the newest says nothing', () => {
  const table = toyTable(SCRIPT);
  const { box } = table.game;
  const raised = { ...table, game: { ...table.game, box: { ...box, game: { ...box.game, edition: 2 } } } };
  render(<Replay table={raised} start={0} />);
  const note = screen.getByText('Edition 1').closest('details') as HTMLDetailsElement;
  expect(note.textContent).toContain('keeps the rules it began with');
  // It lies over the table, so it goes with the next touch elsewhere, and with Escape.
  note.open = true;
  fireEvent.pointerDown(screen.getByText('Edition 1'));
  expect(note.open).toBe(true);
  fireEvent.pointerDown(screen.getByRole('slider'));
  expect(note.open).toBe(false);
  note.open = true;
  fireEvent.keyDown(note, { key: 'Escape' });
  expect(note.open).toBe(false);
  cleanup();
  render(<Replay table={table} start={0} />);
  expect(screen.queryByText('Edition 1')).toBeNull();
});

const Shared = () => <p>Morale 5</p>;

test('what belongs to all is shown at every moment, where the board keeps it beside itself', async () => {
  const table = toyTable(SCRIPT);
  Object.assign(table.game.board, { Instruments: Shared });
  render(<Replay table={table} start={0} />);
  expect(screen.getAllByText('Morale 5')).toHaveLength(1);
});
