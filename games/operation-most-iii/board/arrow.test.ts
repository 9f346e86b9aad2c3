import { fastStream, heardBy } from '@sztab/kernel';
import { walkThrough } from '@sztab/pieces/testing';
import { expect, test } from 'vitest';
import { DECK } from '../content/cards.ts';
import type { Zone } from '../content/zones.ts';
import type { Event } from '../rules/events.ts';
import { operationMostIII as game } from '../rules/index.ts';
import type { TableCard } from '../rules/state.ts';
import { boardWords } from '../text/board.ts';
import { apart } from './arrow.tsx';
import { cornerOf, traceOf } from './arrows.tsx';
import { latelyOf } from './lately.ts';
import { layOut } from './layout.ts';

test('labels of three searches with one Scouts stand one above the other, and far ones stay where they are', () => {
  const sheet = { width: 854, height: 640 };
  const search = (at: readonly [number, number]) => ({ at, text: 'Search 3, needs 4' });
  const labels = [search([400, 300]), search([410, 300]), search([400, 306]), search([760, 300])];
  const tops = labels.map((label) => apart(labels, sheet).get(label)?.at[1]);
  expect(tops).toEqual([300, 268, 338, 300]);
  // At the upper edge there is room below alone.
  const high = [search([400, 20]), search([400, 20])];
  expect(high.map((label) => apart(high, sheet).get(label)?.at[1])).toEqual([20, 52]);
});

type Sheet = Parameters<typeof layOut>[2];
const SHEETS: readonly Sheet[] = [
  { width: 1180, height: 760 },
  { width: 390, height: 400 },
];

/** Of which deeds a path leaves the zones where they were done. */
function astray(events: readonly Event[], cards: readonly TableCard[], sheet: Sheet): string[] {
  const layout = layOut(cards, 'PL', sheet, null);
  const isIn = (y: number, zone: Zone): boolean =>
    y >= layout.zones[zone].y && y <= layout.zones[zone].y + layout.zones[zone].height;
  return latelyOf(events, null, boardWords.en).deeds.flatMap((deed) => {
    const { path, label } = traceOf(deed, layout);
    if (deed.is === 'fought') {
      const at = [path?.from[1], path?.to[1], label?.at[1]].filter((y) => y !== undefined);
      return at.every((y) => isIn(y + 30, deed.zone) || isIn(y, deed.zone)) ? [] : [`${deed.label} by ${deed.card}`];
    }
    if (deed.is === 'moved' && path)
      return isIn(path.to[1] + 10, deed.to) || isIn(path.to[1] - 10, deed.to) ? [] : [`${deed.card} to ${deed.to}`];
    return [];
  });
}

test('what is told is drawn where it was done, wherever the cards went afterwards', () => {
  let drawn = 0;
  const wrong = new Set<string>();
  for (let seed = 0; seed < 4; seed++) {
    const heard: Event[] = [];
    const walk = { players: 2, options: {}, seed, chance: fastStream(seed, 3) };
    walkThrough(game, walk, (s, told, turn) => {
      heard.push(...heardBy(told, 'public'));
      // Every state would be laid out for long.
      if (turn % 5 > 0) return;
      // As much as may have been done since somebody decided last.
      const lately = heard.slice(-24);
      for (const sheet of SHEETS) for (const one of astray(lately, [...s.cards], sheet)) wrong.add(`${seed}: ${one}`);
      drawn += lately.length;
    });
  }
  expect(drawn).toBeGreaterThan(1000);
  expect([...wrong]).toEqual([]);
});

test('a Search stays in the Base Surroundings and an Ambush at its zone, though the card lies elsewhere now', () => {
  const cards = [
    { id: 'PL-SCOUTS-1', zone: 'base', ready: false },
    { id: 'DE-SOLDIERS-1', zone: 'surroundings', ready: true },
  ] as const;
  const [sheet] = SHEETS as [Sheet];
  const { zones } = layOut(cards, 'DE', sheet, null);
  const [search] = latelyOf(
    [
      { is: 'search-declared', side: 'PL', actor: 'PL-SCOUTS-1', with: null },
      { is: 'search-ended', side: 'PL', success: true, total: 4, need: 4 },
      { is: 'moved', side: 'PL', card: 'PL-SCOUTS-1', from: 'surroundings', to: 'base', with: null },
    ],
    'DE',
    boardWords.en,
  ).deeds;
  const path = search && traceOf(search, layOut(cards, 'DE', sheet, null)).path;
  expect(path?.from[1]).toBeGreaterThan(zones.surroundings.y);
  expect(path?.from[1]).toBeLessThan(zones.surroundings.y + zones.surroundings.height);
  // Nursed home after the Ambush.
  const [ambush] = latelyOf(
    [
      { is: 'attack-declared', side: 'DE', actor: 'DE-SOLDIERS-1', target: 'PL-SCOUTS-1', zone: 'surroundings' },
      { is: 'ambushed', side: 'DE', card: 'DE-AMBUSH-1' },
      { is: 'attack-ended', side: 'DE', success: true, totals: null },
      { is: 'nursed', side: 'PL', card: 'PL-NURSE-1', unit: 'PL-SCOUTS-1' },
    ],
    'PL',
    boardWords.en,
  ).deeds;
  const home = layOut([{ ...cards[0], zone: 'forest' }, cards[1]], 'PL', sheet, null);
  const head = ambush && traceOf(ambush, home).path?.to[1];
  expect(head).toBeGreaterThan(home.zones.surroundings.y);
  expect(head).toBeLessThan(home.zones.surroundings.y + home.zones.surroundings.height);
});

test('the number of a deed lies under the parts of a narrow sheet, never on them', () => {
  const sheet = { width: 390, height: 366 };
  const cards = DECK.PL.slice(0, 1).map((id) => ({ id, zone: 'forest' as const, ready: true }));
  const layout = layOut(cards, 'DE', sheet, null);
  const { x, y, width, height } = layout.middle.forest;
  const card = { x: x + width / 2 - 80, y: y + height, width: 74, height: 80 };
  expect(cornerOf(card, layout)[1] - 12).toBeGreaterThanOrEqual(y + height);
  // Elsewhere it stands at the corner.
  expect(cornerOf({ ...card, x: 8 }, layout)).toEqual([83, card.y - 4]);
});
