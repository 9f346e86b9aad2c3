import { encodingKit } from '@sztab/kernel/testing';
import { expect, test } from 'vitest';
import { niepodlegla } from '../rules/index.ts';
import { encoding } from './encode.ts';
import { brain } from './index.ts';

const TELLING = [2, 3, 4, 12, 22, 25, 32, 49];

test.each(encodingKit({ game: niepodlegla, brain, encoding }, 1, TELLING))('$name', ({ run }) => {
  expect(run()).toBeGreaterThan(0);
});
