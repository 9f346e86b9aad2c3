import { encodingKit } from '@sztab/kernel/testing';
import { expect, test } from 'vitest';
import { raceToTheRhine } from '../rules/index.ts';
import { encoding } from './encode.ts';
import { brain } from './index.ts';

const TELLING = [2, 15, 24, 27, 33, 98, 99];

test.each(encodingKit({ game: raceToTheRhine, brain, encoding }, 1, TELLING))('$name', ({ run }) => {
  expect(run()).toBeGreaterThan(0);
});
