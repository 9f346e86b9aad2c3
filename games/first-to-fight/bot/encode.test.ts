import { encodingKit } from '@sztab/kernel/testing';
import { expect, test } from 'vitest';
import { firstToFight } from '../rules/index.ts';
import { encoding } from './encode.ts';
import { brain } from './index.ts';

test.each(encodingKit({ game: firstToFight, brain, encoding }, 1))('$name', ({ run }) => {
  expect(run()).toBeGreaterThan(0);
});
