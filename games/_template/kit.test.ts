import { readFileSync } from 'node:fs';
import { perft, reasonsGiven } from '@sztab/kernel/testing';
import { expect, test } from 'vitest';
import { passesTheKit } from '../testing/kit.ts';
import { brain } from './bot/index.ts';
import { CARDS } from './content/cards.ts';
import { HILLS } from './content/hills.ts';
import { template } from './rules/index.ts';
import { REASON_RULE } from './rules/reasons.ts';
import { whyNot } from './rules/why-not.ts';
import { words } from './text/index.ts';

passesTheKit({ game: template, words, brain }, { games: 4, guessed: 20 });

test('golden counts of the move tree', () => {
  expect(perft(template, { players: 2, options: {} }, 'golden', 4)).toEqual([9, 81, 324, 1296]);
});

test('whatever is touched is offered or has a reason, and every reason is given somewhere', () => {
  const rulebook = readFileSync(new URL('./rulebook/en.md', import.meta.url), 'utf8');
  const rules = new Set([...rulebook.matchAll(/\*\*(TPL-\d+\.\d+)\*\*/g)].map((match) => match[1] as string));
  const things = () => [...CARDS, ...HILLS, 'lay'];
  const given = reasonsGiven({ box: { game: template, whyNot }, rules, things }, 20);
  expect([...given].sort()).toEqual(Object.keys(REASON_RULE).sort());
});
