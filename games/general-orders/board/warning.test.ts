import { NBSP } from '@sztab/kernel/words';
import { expect, test } from 'vitest';
import { seatOf } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { after, type Position } from '../testing/position.ts';
import { warning } from './warning.ts';

const warned = (p: Position, language: 'en' | 'pl') =>
  warning('pass', view(after(p), seatOf('blue')), language)?.replaceAll(NBSP, ' ');

test('GOW-4.2.4 a pass with commanders and a legal order left says what it gives up', () => {
  const p: Position = { deployed: { blue: 'plan-1 reinforce-1' } };
  expect(warned(p, 'en')).toMatch(/^It ends your turns this round\. Unused: 3 commanders$/);
  expect(warned(p, 'pl')).toMatch(/^W tej rundzie nie wykonasz już tury\. Niewykorzystani dowódcy: 3$/);
});

test('GOW-4.2.5 a pass that gives up no order is made without a question', () => {
  const p: Position = {
    deployed: { blue: 'reinforce-1 plan-1 adv:riola adv:gaggio adv:bombiana' },
    hand: { blue: 'momentum' },
  };
  expect(warned(p, 'en')).toBeUndefined();
});
