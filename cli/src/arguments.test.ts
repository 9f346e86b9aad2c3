import { takeGame } from '@sztab/shelf';
import { expect, test } from 'vitest';
import { optionsFrom } from './arguments.ts';

test('what is usual goes by who plays, as the lid says; what somebody chose is kept', async () => {
  const box = await takeGame('niepodlegla');
  expect(optionsFrom(box, [], 2, 'bots').consent).toBe('arbiter');
  expect(optionsFrom(box, [], 2, 'here').consent).toBe('open');
  expect(optionsFrom(box, ['consent=motion'], 2, 'bots').consent).toBe('motion');
});
