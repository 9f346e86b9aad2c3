import { describe, expect, test } from 'vitest';
import { view } from '../rules/view.ts';
import { after, FINAL, position } from '../testing/position.ts';
import { fillings } from './filling.ts';

const small = ['n1:F n2:F n3:DF haller:FF', 'n5:PM n6:DF n7:DF', 'n4:F n8:PM n9:P n10:F'];
const seen = (held: readonly string[]) => fillings(view(position({ ...FINAL, held }), 'public'));

describe('NPG-6.5.3 NPG-6.5.4 how full the missions of the last round look', () => {
  test('what the small ones leave over fills the joint ones, each symbol once', () => {
    const full = seen(small);
    expect(full.of('A-61').complete).toBe(true);
    expect(full.of('paris').filled).toEqual([0, 0, 0, 0]);
    expect(full.of('warsaw').filled[3]).toBe(1);
    expect([full.complete, full.missing]).toEqual([6, 6]);
  });

  test('no joint mission is complete before all the small ones are', () => {
    const { of, missing } = seen(['n1:D n2:D n3:D dmowski:DD', ...small.slice(1)]);
    expect(of('A-62')).toEqual({ filled: [0, 0, 0, 0], complete: false });
    expect(of('paris')).toEqual({ filled: [0, 4, 0, 0], complete: false, waits: true });
    expect(missing).toBeGreaterThan(0);
  });
});

test('symbols go to the mission that lacks least, or to the one that somebody speaks of', () => {
  const s = after({ players: 2, row: 'A-01@0 A-02 A-08@0', at: 'roll', morale: 7, held: ['n1:M n2:M n3:DF', 'n4:P'] });
  const seenByAll = view(s, 'public');
  expect(fillings(seenByAll).of('A-08').filled).toEqual([0, 1, 1, 1]);
  expect(fillings(seenByAll).of('A-01').filled).toEqual([0, 0, 0, 0]);
  expect(fillings(seenByAll, new Set(['A-01'])).of('A-01').filled).toEqual([0, 0, 0, 1]);
  expect(fillings(seenByAll, new Set(['A-01'])).of('A-08').filled).toEqual([0, 1, 1, 0]);
});
