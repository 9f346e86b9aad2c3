// @vitest-environment happy-dom
import type { TableInfo, TalkLine } from '@sztab/protocol';
import { cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { GATHERING } from '../../online/testing/server.ts';
import type { OnlineSide, TableHandle } from '../house.ts';
import { AtTable } from '../table-page.tsx';
import { type Position, toyTable } from '../testing/toy.tsx';

vi.mock('../../local/index.ts', () => import('../testing/local.ts'));
// What is awaited comes, however busy the machine is.
configure({ asyncUtilTimeout: 20_000 });

afterEach(cleanup);

const ASKED: Position = { asked: [{ seat: 0, prompt: 'act', moves: ['pass'] }] };

const INFO: TableInfo = {
  ...GATHERING,
  game: 'toy',
  state: 'playing',
  drawn: false,
  host: { id: 'marek-1', name: 'Marek' },
  chairs: [
    { seat: 0, role: 'PL', who: { is: 'person', id: 'marek-1', name: 'Marek', here: true }, ready: true, late: false },
    { seat: 1, role: 'DE', who: { is: 'person', id: 'borys-1', name: 'Borys', here: false }, ready: true, late: false },
  ],
  seat: 0,
  asked: [0],
};

function sit(
  info: Partial<TableInfo> = {},
  talk: readonly TalkLine[] = [],
  moves = 0,
  movers: readonly number[] = [],
  together = false,
): string[] {
  const calls: string[] = [];
  const note = (what: string) => async (): Promise<void> => void calls.push(what);
  const online: OnlineSide = {
    info: { ...INFO, ...info },
    talk,
    say: (text) => note(`say ${text}`)(),
    propose: (wish) => note(`wish ${JSON.stringify(wish)}`)(),
    vote: (proposal, yes) => note(`vote ${proposal} ${yes}`)(),
    leave: note('leave'),
    sit: async (seat) => {
      calls.push(`sit ${seat}`);
      throw Object.assign(new Error('refused'), { word: 'other-eyes' });
    },
    again: async () => '/t/next',
    saveRecord: note('record'),
  };
  const toy = toyTable([ASKED]);
  toy.set({ moves });
  const { box } = toy.game;
  const table: TableHandle = {
    ...toy,
    game: { ...toy.game, box: { ...box, lid: { ...box.lid, ...(together && { together }) } } },
    sitters: [
      { is: 'you', name: 'Marek' },
      { is: 'remote', name: 'Borys', here: false },
    ],
    movers: () => movers,
    online,
  };
  render(<AtTable table={table} />);
  return calls;
}
const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));

test('somebody elsewhere needs no curtain, and is shown as away', () => {
  sit();
  expect(screen.getByRole('region', { name: 'Order line' }).dataset.state).toBe('yours');
  expect(document.body.textContent).toContain('away');
});

test('what others ask is answered with yes or no', () => {
  const proposal = { id: 'p1', by: 1, wish: { is: 'undo' as const, count: 2 }, yes: [1], open: [0] };
  const calls = sit({ proposal: { ...proposal, revealed: true } });
  expect(screen.getAllByRole('status')[0]?.textContent).toBe(
    'Borys asks to take back the last 2 moves. What came to light in them is known then.AgreeDecline',
  );
  press('Agree');
  press('Decline');
  expect(calls).toEqual(['vote p1 true', 'vote p1 false']);
});

test('what one asks oneself can only be withdrawn', () => {
  sit({ proposal: { id: 'p2', by: 0, wish: { is: 'pause' }, yes: [0], open: [1] } });
  expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Withdraw' })).toBeTruthy();
});

test('nothing else can be asked while something waits for an answer, and it is said why', () => {
  sit({ proposal: { id: 'p2', by: 0, wish: { is: 'pause' }, yes: [0], open: [1] } });
  press(/Talk/);
  const acts = screen.getByRole('group', { name: 'What may be asked of the others' }) as HTMLFieldSetElement;
  expect(acts.disabled).toBe(true);
  expect(acts.textContent).toContain('the last one waits for an answer');
  cleanup();
  sit();
  press(/Talk/);
  expect(screen.getByRole<HTMLFieldSetElement>('group', { name: /asked of the others/ }).disabled).toBe(false);
});

test('talk is text and nothing but text; the table’s own notes are sentences; news is counted', () => {
  const calls = sit({}, [
    { n: 0, at: 0, by: null, text: 'late 1', note: { is: 'late', seat: 1 } },
    { n: 1, at: 0, by: { seat: 1, name: 'Borys' }, text: '<img src=x onerror=alert(1)>' },
  ]);
  press(/Talk/);
  const list = screen.getByRole('list', { name: 'Talk' });
  expect(list.querySelector('img')).toBeNull();
  expect(list.textContent).toContain('<img src=x onerror=alert(1)>');
  expect(list.textContent).toContain('Borys: out of time');
  fireEvent.change(screen.getByRole('textbox', { name: 'Say something' }), { target: { value: '  well met  ' } });
  press('Send');
  expect(calls).toEqual(['say well met']);
});

const [ME, OTHER] = INFO.chairs as [TableInfo['chairs'][0], TableInfo['chairs'][0]];
const CLOCK = { left: [754_000, 0], running: [1], at: 0 };

test('of a seat out of time, or left, those who stayed decide: the win, a bot, or no result; of one in time nothing', () => {
  sit();
  for (const name of [/A bot for/, 'Take the win']) expect(screen.queryByRole('button', { name })).toBeNull();
  cleanup();
  const calls = sit({ chairs: [ME, { ...OTHER, late: true }], clock: CLOCK });
  expect(screen.getAllByRole('status')[0]?.textContent).toContain('Borys is out of time. You may wait, take the win');
  press('Take the win');
  expect(calls, 'it ends the game, so it is asked a second time').toEqual([]);
  const question = within(screen.getByRole('dialog'));
  expect(question.getByText(/Borys has lost. You cannot undo this./)).toBeTruthy();
  fireEvent.click(question.getByRole('button', { name: 'Wait' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  press('Take the win');
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Take the win' }));
  for (const name of ['A bot for Borys', 'End without a result']) press(name);
  expect(calls).toEqual([
    'wish {"is":"claim"}',
    'wish {"is":"bot","seat":1,"level":"officer"}',
    'wish {"is":"abandon"}',
  ]);
  cleanup();
  sit({ chairs: [ME, { ...OTHER, late: true }] });
  expect(screen.getAllByRole('status')[0]?.textContent).toContain('Borys is away, and the table waits.');
  cleanup();
  sit({ chairs: [ME, { ...OTHER, who: null }] });
  expect(screen.getAllByRole('status')[0]?.textContent).toContain('Borys has left the table.');
  expect(screen.getByRole('button', { name: 'Take the win' })).toBeTruthy();
});

test('whose clock ran out is warned of what the other may do, and how long the grace after coming back is', () => {
  sit({ chairs: [{ ...ME, late: true }, OTHER], clock: CLOCK });
  expect(screen.getAllByRole('status')[0]?.textContent).toBe(
    'Your time is up. Move now: the other player may take the win.',
  );
  cleanup();
  sit({ chairs: [{ ...ME, late: true, grace: 60_000 }, OTHER], clock: CLOCK });
  expect(screen.getAllByRole('status')[0]?.textContent).toContain('You still have 1\u00a0minute to move.');
  cleanup();
  sit({ chairs: [ME, { ...OTHER, late: true, grace: 60_000 }], clock: CLOCK });
  expect(screen.queryByRole('button', { name: 'Take the win' })).toBeNull();
});

test('NPG-4.0.7 where all play on one side an absent player can be given to a bot, with and without a clock', () => {
  for (const clock of [null, { ...CLOCK, left: [754_000, 60_000] }]) {
    const calls = sit({ chairs: [ME, { ...OTHER, late: true }], clock }, [], 0, [], true);
    expect(screen.getAllByRole('status')[0]?.textContent).toContain('Borys is absent. You may wait, let a bot play on');
    press('A bot for Borys');
    expect(calls).toEqual(['wish {"is":"bot","seat":1,"level":"officer"}']);
    cleanup();
  }
});

test('a player who comes back and finds a bot on the seat is told', () => {
  const talk = ['absent' as const, 'back' as const].map((is, n) => ({
    n,
    at: 0,
    by: null,
    text: `${is} 1`,
    note: { is, seat: 1 },
  }));
  sit({ seat: null, replaced: 1, chairs: [ME, { ...OTHER, who: { is: 'bot', level: 'officer' } }] }, talk);
  expect(screen.getAllByRole('status')[0]?.textContent).toContain('A bot plays your seat now.');
  press(/Talk/);
  expect(document.body.textContent).toContain('Borys is absent: three questions without an answer.');
  expect(document.body.textContent).toContain('Borys is back');
});

test('of three nobody takes the win, and whoever looks on decides nothing', () => {
  const third = { ...ME, seat: 2, role: 'FR' };
  const chairs = [ME, { ...OTHER, late: true }, third];
  sit({ chairs, clock: CLOCK });
  expect(screen.queryByRole('button', { name: 'Take the win' })).toBeNull();
  expect(screen.getByRole('button', { name: 'A bot for Borys' })).toBeTruthy();
  cleanup();
  sit({ chairs: [ME, { ...OTHER, late: true }], clock: CLOCK, seat: null });
  expect(screen.queryByRole('button', { name: /A bot for|End without/ })).toBeNull();
  expect(screen.getAllByRole('status')[0]?.textContent).toContain('Borys is out of time.');
});

test('moves of somebody who has left are not asked to be taken back', () => {
  sit({}, [], 1);
  press(/Talk/);
  expect(screen.getByRole('button', { name: 'Ask to take back' })).toBeTruthy();
  cleanup();
  sit({ chairs: [ME, { ...OTHER, who: null }] }, [], 1);
  press(/Talk/);
  expect(screen.queryByRole('button', { name: 'Ask to take back' })).toBeNull();
});

test('who gives up the place is asked first and told what it costs; then the table is left', async () => {
  const calls = sit({}, [], 1);
  press(/Talk/);
  press('Give up your place');
  const dialog = within(screen.getByRole('dialog', { name: 'Give up your place' }));
  expect(dialog.getByText(/Not everybody has moved yet/)).toBeTruthy();
  expect(dialog.getByText(/You may come back/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog', { name: 'Give up your place' })).toBeNull();
  expect(calls).toEqual([]);
  press('Give up your place');
  press('Leave the game');
  await vi.waitFor(() => expect(location.pathname).toBe('/lobby'), 20_000);
  expect(calls).toEqual(['leave']);
  cleanup();
  sit({ chairs: [ME, { ...OTHER, who: { is: 'bot', level: 'officer' } }] }, [], 1, [0]);
  press(/Talk/);
  press('Give up your place');
  expect(screen.getByText(/Whoever leaves has lost: in the results, and in the rating/)).toBeTruthy();
});

test('who looks on may take a vacant place, and is told where that cannot be; who sits has none to take or give after the end', async () => {
  const calls = sit({ seat: null, chairs: [ME, { ...OTHER, who: null }] });
  expect(screen.getAllByRole('status')[0]?.textContent).toContain('without a result and a rating');
  press('Take the vacant place: Borys');
  expect(calls).toEqual(['sit 1']);
  expect((await screen.findByRole('alert')).textContent).toContain('seen this game from another seat');
  cleanup();
  sit({ chairs: [ME, { ...OTHER, who: null }] });
  expect(screen.queryByRole('button', { name: /Take the vacant place/ })).toBeNull();
  cleanup();
  sit({ seat: null });
  press(/Talk/);
  expect(screen.queryByRole('button', { name: /Give up your place|Take the vacant place/ })).toBeNull();
  cleanup();
  sit({ state: 'over' });
  press(/Talk/);
  expect(screen.queryByRole('button', { name: /Give up your place/ })).toBeNull();
});

test('clocks show what is left, and the pause that all agreed to is said', () => {
  sit({ paused: true, clock: { left: [754_000, 3_720_000], running: [], at: 0 } });
  expect(document.body.textContent).toContain('12:34');
  expect(document.body.textContent).toContain('1 h 02');
  expect(screen.getAllByRole('status')[0]?.textContent).toContain('The table rests');
});
