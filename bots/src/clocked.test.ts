import { fastStream } from '@sztab/kernel';
import { expect, test } from 'vitest';
import type { Bot } from './bot.ts';
import { clocked } from './clocked.ts';

const question = { seat: 0, view: {}, moves: ['a'] } as unknown as Parameters<Bot['choose']>[0];

test('what one thought takes too long the next ones miss; a question without a thought earns nothing', () => {
  let now = 0;
  let thoughts = 0;
  /** Seven milliseconds between two looks at the clock. */
  const slow: Bot = {
    name: 'slow',
    choose(_question, _dice, budget) {
      do now += 7;
      while (!budget?.stop?.());
      thoughts++;
      return 'a';
    },
  };
  const bot = clocked(slow, 10, () => now);
  for (let n = 0; n < 70; n++) bot.choose(question, fastStream(1));
  expect(thoughts).toBe(70);
  expect(bot.spent).toBe(700);

  const quick = clocked({ name: 'quick', choose: () => 'a' }, 10, () => now);
  quick.choose(question, fastStream(1));
  expect(quick.spent).toBe(0);
});
