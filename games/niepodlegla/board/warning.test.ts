import { expect, test } from 'vitest';
import { view } from '../rules/view.ts';
import { after } from '../testing/position.ts';
import { warning } from './warning.ts';

const ROLLING = { players: 2, at: 'roll', morale: 8, held: ['n1:P n2:F', 'n3:D'] } as const;

/** The Struggle, where these seats are done. */
function rolling(...done: boolean[]) {
  const now = view(after(ROLLING), 0);
  return { ...now, flow: now.flow.map((f) => (f.step === 'roll' ? { ...f, done } : f)) };
}

test('the last seat that is done is told that it ends the Struggle, no other', () => {
  expect(warning('done', rolling(false, true), 'en')).toMatch(/ends the Struggle/);
  expect(warning('done', rolling(false, true), 'pl')).toMatch(/zamyka Zmagania/);
  expect(warning('done', rolling(false, false), 'en')).toBeNull();
});

test('who ends the rolls of the others is told so', () => {
  expect(warning('closeRolling', rolling(true, false), 'en')).toMatch(/ends the Struggle for all/);
  expect(warning('closeRolling', rolling(true, false), 'pl')).toMatch(/dla wszystkich/);
});
