import { expect, test } from 'vitest';
import { choose } from '../choice.ts';
import { wrongButtons, wronglyLegal } from './index.tsx';

const button = (thing: string, touch: string | null, legal: boolean): string =>
  `<button data-thing="${thing}"${touch ? ` data-touch="${touch.replaceAll('>', '&gt;')}"` : ''}${legal ? ' data-legal="true"' : ''}>`;

test('what can be touched has a button, by its name or in a phrase that goes on from what was touched', () => {
  const moves = ['load(W1,fuel)', 'unload(W1,food)', 'step(paris)', 'take(3)'] as const;
  const paris = button('paris', null, true);
  const [whole, loads] = [button('W1', null, true), button('a', 'W1>load>fuel', true)];
  expect(wronglyLegal(paris + whole + button('b', '3>take', true), choose(moves))).toEqual([]);
  expect(wronglyLegal(paris + loads, choose(moves))).toEqual(['no button for 3 after []']);
  expect(wronglyLegal(paris + loads, choose(moves), /^\d$/)).toEqual([]);
  expect(wronglyLegal(whole, choose(moves), /^\d$/)).toEqual(['no button for paris after []']);
  const corps = choose(moves, ['W1']);
  const other = button('c', 'W2>unload>food', false);
  expect(wronglyLegal(loads + other, corps)).toEqual(['no button for food after [W1]']);
  expect(wronglyLegal(loads + button('d', 'W1>unload>food', true), corps)).toEqual([]);
});

test('what is legal though it means nothing, what is not though it does, and what is there twice is found', () => {
  const choice = choose(['step(paris)', 'step(reims)']);
  expect(wronglyLegal(button('paris', null, true) + button('reims', null, false), choice)).toEqual([
    'reims is legal or not',
  ]);
  const three = ['paris', 'reims', 'metz'].map((town) => button(town, null, true)).join('');
  expect(wronglyLegal(three, choice)).toEqual(['metz is legal or not']);
  expect(wronglyLegal(three, choice, undefined, new Set(['metz']))).toEqual([]);
  expect(wronglyLegal(button('reims', null, true).repeat(2) + button('paris', null, true), choice)).toHaveLength(1);
});

test('a thing that is there twice, that is not legal though it can be touched or the other way round, and a button without a name are found', () => {
  const choice = choose(['step(paris)']);
  const named = (thing: string, legal: boolean): string => `${button(thing, null, legal)}${thing}</button>`;
  expect(wrongButtons(named('paris', true) + named('reims', false), choice)).toEqual([]);
  expect(wrongButtons(named('paris', true).repeat(2), choice)).toEqual(['paris is there 2 times, 2 as a button']);
  expect(wrongButtons(named('paris', false), choice)).toEqual(['paris is not legal']);
  expect(wrongButtons(named('paris', true) + named('reims', true), choice)).toEqual(['reims is legal']);
  expect(wrongButtons(named('paris', true) + `${button('map', 'paris>step', true)}map</button>`, choice)).toEqual([]);
  expect(wrongButtons(`${button('paris', null, true)}<svg></svg></button>`, choice)).toHaveLength(1);
});
