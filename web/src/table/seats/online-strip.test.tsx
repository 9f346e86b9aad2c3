// @vitest-environment happy-dom
import type { TableInfo } from '@sztab/protocol';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { OnlineSide, Player, TableHandle, TableState } from '../house.ts';
import { AtTable } from '../table-page.tsx';
import { toyTable } from '../testing/toy.tsx';

// Smaller screens show the same as a bar.
vi.mock('../layout.ts', () => ({ useLayout: () => 'desk' }));
vi.mock('../../local/index.ts', () => import('../testing/local.ts'));
afterEach(cleanup);

const chair = (seat: number, name: string): TableInfo['chairs'][number] => ({
  seat,
  role: seat === 0 ? 'PL' : 'DE',
  who: { is: 'person', id: `${name}-1`, name, here: true },
  ready: true,
  late: false,
});

function strip(info: Partial<TableInfo>, here = true, state: Partial<TableState> = {}): HTMLElement {
  const table = toyTable([{ asked: [{ seat: 0, prompt: 'act', moves: ['pass'] }] }]);
  const players: readonly Player[] = [
    { is: 'you', name: 'Marek' },
    { is: 'remote', name: 'Borys', here },
  ];
  const online = {
    info: {
      state: 'playing',
      chairs: [chair(0, 'Marek'), chair(1, 'Borys')],
      seat: 0,
      watching: 3,
      paused: false,
      proposal: null,
      clock: null,
      asked: [0],
      ...info,
    } as TableInfo,
    talk: [],
  } as unknown as OnlineSide;
  const handle: TableHandle = Object.assign(table, { online, sitters: players });
  table.set(state);
  render(<AtTable table={handle} />);
  return screen.getByRole('region', { name: 'Who is here' });
}

test('says whose move it is, who is here and how many look on', () => {
  const said = strip({}).textContent;
  expect(said).toContain('Your move. Everybody is here.');
  expect(said).toContain('Boryshere');
  expect(said).toMatch(/3$/);
});

test('whoever is awaited and away is no reproach; a clock that runs is named', () => {
  const clock = { left: [60_000, 60_000], running: [1], at: 0 };
  expect(strip({ asked: [1], clock }, false).textContent).toContain('Borys is away.The clock runs.');
  cleanup();
  expect(strip({ asked: [1] }).textContent).toContain('Borys is deciding.');
});

test('a cut line comes before whose move it is: what was done is kept', () => {
  expect(strip({}, true, { trouble: 'reconnecting' }).textContent).toContain(
    'Reconnecting.A move you made is kept and is sent once, by itself.',
  );
});

test('what waits for an answer stands in it, and nothing lies over the board', () => {
  const proposal = { id: 'p1', by: 1, wish: { is: 'pause' as const }, yes: [1], open: [0] };
  const bar = strip({ proposal });
  expect(within(bar).getByRole('button', { name: 'Agree' })).toBeTruthy();
  expect(document.querySelectorAll('.proposal')).toHaveLength(1);
});
