import { encodingKit } from '@sztab/kernel/testing';
import { expect, test } from 'vitest';
import { generalOrders } from '../rules/index.ts';
import { encoding } from './encode.ts';
import { brain } from './index.ts';

const TELLING = [1, 7, 15, 31, 37, 53, 54, 73, 83, 84, 95, 102, 135, 146, 158, 169, 275, 392, 720];

test.each(encodingKit({ game: generalOrders, brain, encoding }, 1, TELLING))('$name', ({ run }) => {
  expect(run()).toBeGreaterThan(0);
});
