import { begin, fastStream } from '@sztab/kernel';
import { expect, test } from 'vitest';
import { tellsWhy } from '../../testing/why.ts';
import { MISSIONS } from '../content/missions.ts';
import { WHY } from '../content/why.ts';
import { box } from '../index.ts';
import type { State } from '../rules/state.ts';
import { terms } from './reasons.ts';

tellsWhy(
  box,
  WHY,
  [
    [2, {}],
    [4, {}],
  ],
  { mission: MISSIONS, burden: MISSIONS },
);

test('a mission that would only cost is a burden, so that nobody is told it grew likelier by being thrown away', () => {
  const s = begin(box.game, 2, {}, fastStream(3)).state as State;
  s.soldiers = [];
  const [staff] = s.staffs;
  if (staff) staff.hand = ['M03'];
  const about = terms(s, 0).filter(({ thing }) => thing === 'M03');
  expect(about.map(({ code }) => code)).toEqual(['burden']);
  expect(about[0]?.value).toBeLessThan(0);
});
