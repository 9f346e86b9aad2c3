import { begin, fastStream } from '@sztab/kernel';
import { expect, test } from 'vitest';
import { passesWindowsOnly } from '../../testing/windows.ts';
import { operationMostIII } from '../rules/index.ts';
import { autoPass, idle } from './auto-pass.ts';

passesWindowsOnly(operationMostIII, autoPass);

test('OM3-4.4.4 a turn is idle where passing is all that is left, and a window never is', () => {
  const { state } = begin(operationMostIII, 2, {}, fastStream(7));
  const view = operationMostIII.view(state, 0);
  expect(idle(view, ['pass'])).toEqual({ move: 'pass', stage: '1' });
  for (const moves of [['deploy(PL-SCOUTS-1)', 'pass'], ['passReaction'], ['endChain'], []] as const)
    expect(idle(view, moves)).toBeNull();
});
