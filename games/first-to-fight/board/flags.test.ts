import { expect, test } from 'vitest';
import { MISSIONS } from '../content/missions.ts';
import { PIN } from './drawing/europe.ts';
import { FLAG_HEIGHT, flagsAt } from './flags.ts';
import { frameFor } from './phone-frame.ts';

/** Every hand of five whose missions stand in a row of the list, and hands taken from all over it. */
const HANDS = MISSIONS.flatMap((_, first) =>
  [1, 5, 7].map((step) =>
    [0, 1, 2, 3, 4].map((i) => MISSIONS[(first + i * step) % MISSIONS.length] as keyof typeof PIN),
  ),
);

test.each([
  { width: 390, height: 252 },
  { width: 360, height: 150 },
])('on a map of $width × $height every flag is seen whole, and none covers another', (pane) => {
  const { x, y, scale } = frameFor('flags', pane);
  for (const hand of HANDS) {
    const feet = hand.map((id) => [(PIN[id][0] - x) * scale, (PIN[id][1] - y) * scale] as const);
    const flags = flagsAt(
      feet,
      hand.map((_, i) => 90 + 8 * i),
      pane,
    ).map(({ left, top, width }, i) => ({ left: left + (feet[i]?.[0] ?? 0), top: top + (feet[i]?.[1] ?? 0), width }));
    for (const [i, a] of flags.entries()) {
      expect(a.left, hand.join()).toBeGreaterThanOrEqual(0);
      expect(a.top, hand.join()).toBeGreaterThanOrEqual(0);
      expect(a.left + a.width, hand.join()).toBeLessThanOrEqual(pane.width);
      expect(a.top + FLAG_HEIGHT, hand.join()).toBeLessThanOrEqual(pane.height);
      for (const b of flags.slice(i + 1)) {
        const apart =
          a.left + a.width <= b.left ||
          b.left + b.width <= a.left ||
          a.top + FLAG_HEIGHT <= b.top ||
          b.top + FLAG_HEIGHT <= a.top;
        expect(apart, `${hand.join()} ${i}`).toBe(true);
      }
    }
  }
});
