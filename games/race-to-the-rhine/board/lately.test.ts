import { choose } from '@sztab/pieces';
import { describe, expect, test } from 'vitest';
import { type CorpsId, corpsData } from '../content/corps.ts';
import { TOWNS, type Town } from '../content/fields.ts';
import { ROADS as LINES } from '../content/roads.ts';
import type { Move } from '../rules/moves.ts';
import { view } from '../rules/view.ts';
import { after } from '../testing/position.ts';
import { meet } from './drawing/label.ts';
import { VIEW } from './drawing/lands.ts';
import { placed } from './lately.tsx';
import { placesOn } from './places.ts';
import { namesOn } from './town-names.tsx';

const seen = view(after({ turn: 'R' }), 0);

describe.each([
  [1025, 1],
  [1025, 2],
  [390, 3.4],
])('on a map of %s px, enlarged %s times, a number lies on no name', (width, zoom) => {
  const k = (width * zoom) / VIEW.width;
  const pieces = placesOn(seen, width, zoom);
  const names = namesOn({ view: seen, language: 'en', choice: choose<Move>([]), width, zoom, pieces });
  const written = [...names].flatMap(([town, place]) => (place ? [{ town, box: place.box }] : []));
  const under = (told: Pick<Parameters<typeof placed>[0], 'lately' | 'numbered'>): string[] =>
    placed({ ...told, own: 'R' }, k, names).flatMap(({ key, box }) =>
      written.flatMap((name) => (meet(box, name.box) ? [`${key} on ${name.town}`] : [])),
    );

  test('of a step', () => {
    const all = LINES.flatMap(({ ends: [from, to] }) => {
      const event = { is: 'stepped', corps: 'W1' as CorpsId, from, to } as const;
      return under({ lately: [{ at: 0, event }] as never }).map((found) => `${from}/${to}: ${found}`);
    });
    expect(corpsData('W1').colour).toBe('W');
    expect(all).toEqual([]);
  });

  test('of a town', () => {
    const lately = [{ at: 0, event: { is: 'resistance-placed', town: 'aachen' } }] as never;
    expect(TOWNS.flatMap((town: Town) => under({ lately, numbered: new Map([[town, 3]]) }))).toEqual([]);
  });
});
