import type { Lid, OptionRule } from '@sztab/kernel';
import { expect, test } from 'vitest';
import { optionsThatMatter } from './agreements.tsx';

test('what makes no difference with so many players is not asked', () => {
  const option = (id: string): OptionRule => ({ id, values: ['off', 'on'], concerns: 'rules' });
  const options = ['solo', 'pair', 'weather'].map(option);
  const lid = { optionsFor: { solo: [1], pair: [2] } } as unknown as Lid;
  const asked = (players: number) => optionsThatMatter(options, lid, players).map(({ id }) => id);
  expect([asked(1), asked(2), asked(3)]).toEqual([['solo', 'weather'], ['pair', 'weather'], ['weather']]);
  expect(optionsThatMatter(options, {} as Lid, 1)).toEqual(options);
});
