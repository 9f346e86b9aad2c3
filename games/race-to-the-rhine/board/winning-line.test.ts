import { expect, test } from 'vitest';
import { type Town, VICTORY } from '../content/fields.ts';
import { LINKS_OF } from '../content/roads.ts';
import { mainBaseOf } from '../rules/control.ts';
import { view } from '../rules/view.ts';
import { position } from '../testing/position.ts';
import { lineTo } from './winning-line.ts';

/** Some way of Patton’s from his base to the last town before the river: with the crossing the game would be over. */
function wayToTheRhine(): readonly Town[] {
  const ways: Town[][] = [[mainBaseOf({ antwerpOpen: false }, 'B')]];
  for (const way of ways) {
    const last = way.at(-1) as Town;
    if (VICTORY.has(last)) return way.slice(0, -1);
    for (const { to } of LINKS_OF.B[last]) if (!ways.some((other) => other.includes(to))) ways.push([...way, to]);
  }
  throw new Error('no way');
}

test('the line that won goes town by town from the base to its end, and a broken one is none', () => {
  const way = wayToTheRhine();
  const held = (towns: readonly Town[]) => view(position({ held: { B: towns.slice(1).join(' ') } }), 2);
  const end = way.at(-1) as Town;
  expect(lineTo(held(way), 'B', end)).toEqual(way);
  const broken = way.filter((_, i) => i !== way.length - 3);
  expect(lineTo(held(broken), 'B', end)).toEqual([]);
});
