import { expect, test } from 'vitest';
import { choose } from '../choice.ts';
import { wronglyLit } from './index.tsx';

const button = (thing: string, touch: string | null, lit: boolean): string =>
  `<button data-thing="${thing}"${touch ? ` data-touch="${touch.replaceAll('>', '&gt;')}"` : ''}${lit ? ' data-lit="true"' : ''}>`;

test('what can be touched has a button, by its name or in a phrase that goes on from what was touched', () => {
  const moves = ['load(W1,fuel)', 'unload(W1,food)', 'step(paris)', 'take(3)'] as const;
  const paris = button('paris', null, true);
  const [whole, loads] = [button('W1', null, true), button('a', 'W1>load>fuel', true)];
  expect(wronglyLit(paris + whole + button('b', '3>take', true), choose(moves))).toEqual([]);
  expect(wronglyLit(paris + loads, choose(moves))).toEqual(['no button for 3 after []']);
  expect(wronglyLit(paris + loads, choose(moves), /^\d$/)).toEqual([]);
  expect(wronglyLit(whole, choose(moves), /^\d$/)).toEqual(['no button for paris after []']);
  const corps = choose(moves, ['W1']);
  const other = button('c', 'W2>unload>food', false);
  expect(wronglyLit(loads + other, corps)).toEqual(['no button for food after [W1]']);
  expect(wronglyLit(loads + button('d', 'W1>unload>food', true), corps)).toEqual([]);
});

test('what is lit though it means nothing, what is not though it does, and what is there twice is found', () => {
  const choice = choose(['step(paris)', 'step(reims)']);
  expect(wronglyLit(button('paris', null, true) + button('reims', null, false), choice)).toEqual([
    'reims is lit or not',
  ]);
  const three = ['paris', 'reims', 'metz'].map((town) => button(town, null, true)).join('');
  expect(wronglyLit(three, choice)).toEqual(['metz is lit or not']);
  expect(wronglyLit(button('reims', null, true).repeat(2) + button('paris', null, true), choice)).toHaveLength(1);
});
