import { asks, play } from '@sztab/kernel';
import { firstCounts, given, isEnough } from '@sztab/pieces';
import { expect, test } from 'vitest';
import { raceToTheRhine as game } from '../rules/index.ts';
import { view } from '../rules/view.ts';
import { after, legal } from '../testing/position.ts';
import { share } from './share.ts';

const taken = () => after({ turn: 'R', corps: 'R1@lisieux:2/0/1' }, 'R takeSupplies(lisieux,fuel)');

test('Montgomery adds his two tokens in one go, at first what he has least of', () => {
  const s = taken();
  const found = share(view(s, 0), legal(s, 'R') as never);
  if (!found) throw new Error('nothing is to be added here');
  const counts = firstCounts(found);
  expect(counts).toEqual({ fuel: 0, ammo: 2, food: 0 });
  expect(found.words(counts, 'en')).toMatchObject({ place: 'Lisieux', act: 'Add 2 tokens' });
  expect(found.words(counts, 'pl').act).toBe('Dołóż 2\u00a0pionki');
  const other = given(found, counts, 'fuel', 2);
  expect(found.moves(other)).toEqual(['bonus(fuel)', 'bonus(fuel)']);
  expect(found.planned(other).fields.lisieux?.fuel).toBe((s.fields.lisieux?.fuel ?? 0) + 2);
  const before = s.fields.lisieux?.fuel ?? 0;
  for (const move of found.moves(other)) play(game, s, 0, move);
  expect(s.fields.lisieux?.fuel).toBe(before + 2);
  expect(asks(game, s).some(({ prompt }) => prompt === 'bonus')).toBe(false);
});

test('fewer are enough, and none, too', () => {
  const s = taken();
  const found = share(view(s, 0), legal(s, 'R') as never);
  if (!found) throw new Error('nothing is to be added here');
  const none = { fuel: 0, ammo: 0, food: 0 };
  expect(isEnough(found, none)).toBe(true);
  expect(found.moves(none)).toEqual(['bonusDone']);
  expect(found.words(none, 'en').act).toBe('Add nothing');
  expect(share(view(after({ turn: 'R' }), 0), [])).toBeNull();
});
