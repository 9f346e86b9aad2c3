import { describe, expect, test } from 'vitest';
import { COPIES, cardOf, DECK, DIE_CHANGE, KINDS, type Kind, START_CARDS } from './cards.ts';
import { PARTS, ROCKET_TESTS, STAGES } from './rocket-tests.ts';
import { enemyOf, HOME, SIDES, ZONE, ZONES, type Zone } from './zones.ts';

/** Id, class, strip, copies, START, bullets, search, steal, Escort: the two decks, line by line. */
const LISTS = {
  PL: [
    'PL-PARTISANS unit green 3 1 2 - - e',
    'PL-SCOUTS unit gold 4 1 1 4 - -',
    'PL-CICHOCIEMNI unit red 3 0 3 - 4 -',
    'PL-SUPPORT support - 4 1 0 - - -',
    'PL-LUCK instant - 2 0 0 - - -',
    'PL-MISFORTUNE instant - 1 0 0 - - -',
    'PL-AMBUSH instant - 1 0 0 - - -',
    'PL-WITNESSES instant - 1 0 0 - - -',
    'PL-NURSE instant - 1 0 0 - - -',
    'PL-MORALE special - 1 0 0 - - -',
    'PL-HIDE special - 1 0 0 - - -',
    'PL-MOST special - 1 0 0 - - -',
  ],
  DE: [
    'DE-SOLDIERS unit green 4 1 2 - - e',
    'DE-SCOUTS unit gold 3 1 1 4 - -',
    'DE-SS unit red 2 0 3 - 5 -',
    'DE-SUPPORT support - 4 1 0 - - -',
    'DE-LUCK instant - 2 0 0 - - -',
    'DE-MISFORTUNE instant - 1 0 0 - - -',
    'DE-AMBUSH instant - 1 0 0 - - -',
    'DE-NURSE instant - 1 0 0 - - -',
    'DE-MOTORCYCLES instant - 3 0 0 - - -',
    'DE-MORALE special - 1 0 0 - - -',
    'DE-COLUMN special - 1 0 0 - - -',
  ],
};

const line = (k: Kind): string =>
  [
    k.id,
    k.class,
    k.strip ?? '-',
    k.copies,
    k.start,
    k.bullets,
    k.search ?? '-',
    k.steal ?? '-',
    k.escort ? 'e' : '-',
  ].join(' ');

describe('what is in the box', () => {
  test('55 cards: 5 rocket tests, 3 zones, 23 Polish, 23 German, 1 help card', () => {
    expect(DECK.PL).toHaveLength(23);
    expect(DECK.DE).toHaveLength(23);
    const helpCard = 1;
    expect(ROCKET_TESTS.length + ZONES.length + DECK.PL.length + DECK.DE.length + helpCard).toBe(55);
  });

  test('R-07 five different rocket tests that add up to the 15 cubes; four stages', () => {
    expect([...ROCKET_TESTS].sort()).toEqual([1, 2, 3, 4, 5]);
    expect(ROCKET_TESTS.reduce((a, b) => a + b)).toBe(PARTS);
    expect(PARTS).toBe(15);
    expect(STAGES).toBe(4);
  });
});

describe('the board', () => {
  test('three zones in a row, two of them homes, one to search', () => {
    expect(ZONES).toEqual(['base', 'surroundings', 'forest']);
    expect(ZONES.map((z) => ZONE[z].home)).toEqual(['DE', null, 'PL']);
    expect(ZONES.map((z) => ZONE[z].searchable)).toEqual([false, true, false]);
    expect(ZONES.map((z) => ZONE[z].at)).toEqual([
      [0, -1],
      [0, 0],
      [0, 1],
    ]);
    expect(HOME).toEqual({ DE: 'base', PL: 'forest' });
    for (const side of SIDES) expect(ZONE[HOME[side]].home).toBe(side);
    expect(SIDES.map(enemyOf)).toEqual(['DE', 'PL']);
  });

  test('adjacency is symmetric, connected, without loops, and has degrees 1, 2, 1', () => {
    for (const zone of ZONES) {
      expect(ZONE[zone].adjacent).not.toContain(zone);
      for (const other of ZONE[zone].adjacent) expect(ZONE[other].adjacent).toContain(zone);
    }
    const reached = new Set<Zone>(['base']);
    for (const zone of reached) for (const other of ZONE[zone].adjacent) reached.add(other);
    expect(reached.size).toBe(3);
    expect(ZONES.map((z) => ZONE[z].adjacent.length)).toEqual([1, 2, 1]);
    expect(ZONE.base.adjacent).not.toContain('forest');
  });
});

describe('the decks', () => {
  test('the Polish list, value by value', () => {
    expect(KINDS.filter((k) => k.side === 'PL').map(line)).toEqual(LISTS.PL);
  });

  test('the German list, value by value', () => {
    expect(KINDS.filter((k) => k.side === 'DE').map(line)).toEqual(LISTS.DE);
  });

  test('the shape of the decks', () => {
    const shape = (side: 'PL' | 'DE'): number[] =>
      (['unit', 'support', 'instant', 'special'] as const).map(
        (cardClass) => DECK[side].filter((id) => cardOf(id).class === cardClass).length,
      );
    expect(shape('PL')).toEqual([10, 4, 6, 3]);
    expect(shape('DE')).toEqual([9, 4, 8, 2]);
  });

  test('every card id, exactly', () => {
    const ids = (text: string): string[] =>
      text.split(' ').flatMap((word) => {
        const [kind, copies] = word.split(':') as [string, string];
        return Array.from({ length: Number(copies) }, (_, i) => `${kind}-${i + 1}`);
      });
    expect(DECK.PL).toEqual(
      ids(
        'PL-PARTISANS:3 PL-SCOUTS:4 PL-CICHOCIEMNI:3 PL-SUPPORT:4 PL-LUCK:2 PL-MISFORTUNE:1 PL-AMBUSH:1 PL-WITNESSES:1 PL-NURSE:1 PL-MORALE:1 PL-HIDE:1 PL-MOST:1',
      ),
    );
    expect(DECK.DE).toEqual(
      ids(
        'DE-SOLDIERS:4 DE-SCOUTS:3 DE-SS:2 DE-SUPPORT:4 DE-LUCK:2 DE-MISFORTUNE:1 DE-AMBUSH:1 DE-NURSE:1 DE-MOTORCYCLES:3 DE-MORALE:1 DE-COLUMN:1',
      ),
    );
  });

  test('R-45 the START cards are the first Support, Scouts and line unit of each side', () => {
    expect([...START_CARDS.PL].sort()).toEqual(['PL-PARTISANS-1', 'PL-SCOUTS-1', 'PL-SUPPORT-1']);
    expect([...START_CARDS.DE].sort()).toEqual(['DE-SCOUTS-1', 'DE-SOLDIERS-1', 'DE-SUPPORT-1']);
  });

  test('cards know their side, their number and nothing of the copy beside them', () => {
    for (const side of SIDES) {
      for (const id of DECK[side]) {
        const card = cardOf(id);
        expect(card.card).toBe(id);
        expect(card.side).toBe(side);
        expect(id).toBe(`${card.id}-${card.copy}`);
        expect(card.isStart).toBe(card.copy <= card.start);
        expect({ ...card, card: '', copy: 0, isStart: false }).toEqual({
          ...cardOf(`${card.id}-1`),
          card: '',
          copy: 0,
          isStart: false,
        });
      }
    }
  });

  test('each effect is on the cards that name it, and nowhere else', () => {
    const effects = Object.fromEntries(KINDS.filter((k) => k.effect).map((k) => [k.id, k.effect]));
    expect(effects).toEqual({
      'PL-LUCK': 'warLuck',
      'PL-MISFORTUNE': 'warMisfortune',
      'PL-AMBUSH': 'ambush',
      'PL-WITNESSES': 'witnesses',
      'PL-NURSE': 'nurse',
      'PL-MORALE': 'highMorale',
      'PL-HIDE': 'hideFragments',
      'PL-MOST': 'mostIII',
      'DE-LUCK': 'warLuck',
      'DE-MISFORTUNE': 'warMisfortune',
      'DE-AMBUSH': 'ambush',
      'DE-NURSE': 'nurse',
      'DE-MOTORCYCLES': 'motorcycles',
      'DE-MORALE': 'highMorale',
      'DE-COLUMN': 'motorisedColumn',
    });
    expect(COPIES).toEqual({
      PL: { warLuck: 2, warMisfortune: 1, ambush: 1, witnesses: 1, nurse: 1, motorcycles: 0 },
      DE: { warLuck: 2, warMisfortune: 1, ambush: 1, witnesses: 0, nurse: 1, motorcycles: 3 },
    });
    expect(DIE_CHANGE).toEqual({ warLuck: 2, warMisfortune: -2, supportInAction: 1 });
  });

  test('R-08 R-38 the numbers on the cards, and who has which ability', () => {
    const having = (has: (k: Kind) => unknown): string[] => KINDS.filter(has).map((k) => k.id);
    expect(having((k) => k.search)).toEqual(['PL-SCOUTS', 'DE-SCOUTS']);
    expect(having((k) => k.steal)).toEqual(['PL-CICHOCIEMNI', 'DE-SS']);
    expect(having((k) => k.escort)).toEqual(['PL-PARTISANS', 'DE-SOLDIERS']);
    expect([cardOf('PL-SCOUTS-1').search, cardOf('DE-SCOUTS-1').search]).toEqual([4, 4]);
    expect([cardOf('DE-SS-1').steal, cardOf('PL-CICHOCIEMNI-1').steal]).toEqual([5, 4]);
  });
});
