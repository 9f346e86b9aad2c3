import { kit } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { niepodlegla } from './rules/index.ts';
import { words } from './text/index.ts';

const CHECKS = kit({ game: niepodlegla, words }, 1);
describe('the kit over every setting of the rules', () => {
  test.each(CHECKS)('$name', ({ run }) => {
    expect(run()).toBeGreaterThan(0);
  });
});
