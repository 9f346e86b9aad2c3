import { newTable } from '@sztab/protocol';
import { expect, test } from 'vitest';
import {
  CLOCKS,
  companyOf,
  DAYS,
  isDrawn,
  onlyHosts,
  usualWanted,
  wantedAt,
  wantedLike,
  wantedTrouble,
} from './wanted.ts';

test('there is one of you: the chair you leave is open again', () => {
  const chairs = wantedAt(usualWanted(3), 2, { is: 'me' });
  expect(chairs.map(({ is }) => is)).toEqual(['open', 'open', 'me']);
});
test('open chairs are for people elsewhere; with bots one is as good as alone', () => {
  const bot = { is: 'bot', level: 'officer' } as const;
  expect(companyOf([{ is: 'me' }, bot])).toBe('here');
  expect(companyOf([bot, { is: 'me' }, { is: 'open' }])).toBe('apart');
});
test('a match of this browser keeps its chairs: you, your bots, and a chair for whoever sat beside you', () => {
  const sitters = [{ is: 'friend' }, { is: 'you' }, { is: 'bot', level: 'general' }, { is: 'bot', level: 'greedy' }];
  const [officer, general] = (['officer', 'general'] as const).map((level) => ({ is: 'bot', level }));
  expect(wantedLike(sitters)).toEqual([{ is: 'open' }, { is: 'me' }, general, officer]);
  expect(wantedLike([{ is: 'friend' }])).toEqual([{ is: 'me' }]);
});
test('a teacher opens a table for others; bots alone and a brought match need their host', () => {
  const open = { is: 'open' } as const;
  const bot = { is: 'bot', level: 'officer' } as const;
  expect(wantedTrouble([open, open], 'link', '')).toBeNull();
  expect(wantedTrouble([open, bot], 'link', '')).toBeNull();
  expect(wantedTrouble([bot, bot], 'link', '')).toBe('must-sit');
  expect(wantedTrouble([open, open], 'link', '', true)).toBe('must-sit');
  expect([onlyHosts([open, bot]), onlyHosts([bot, bot]), onlyHosts(usualWanted(2))]).toEqual([true, false, false]);
});
test('a password that the server refuses is refused on the page', () => {
  expect(wantedTrouble(usualWanted(2), 'password', 'short')).toBe('bad-table-password');
  expect(wantedTrouble(usualWanted(2), 'password', 'long enough')).toBeNull();
  expect(wantedTrouble(usualWanted(2), 'public', '')).toBeNull();
});
test('a game that has an option for its sides draws by it; another as the host says', () => {
  const sides = { options: [{ id: 'sideAssignment', values: ['random', 'chosen'], concerns: 'table' as const }] };
  expect(isDrawn(sides, { sideAssignment: 'random' }, false)).toBe(true);
  expect(isDrawn(sides, { sideAssignment: 'lot' }, false)).toBe(true);
  expect(isDrawn(sides, { sideAssignment: 'chosen' }, true)).toBe(false);
  expect(isDrawn({ options: [] }, {}, true)).toBe(true);
});
test('every preset is a pace that the server takes', () => {
  for (const pace of [...CLOCKS, ...DAYS]) {
    const wanted = { game: 'x', options: {}, chairs: usualWanted(2), drawn: false, access: 'link', pace };
    expect(newTable.safeParse(wanted).success).toBe(true);
  }
});
