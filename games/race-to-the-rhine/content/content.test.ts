import { describe, expect, test } from 'vitest';
import { divisionOf, PURSUIT, PURSUIT_DECK, type PursuitId, pursuitOf, RESISTANCE, RESISTANCE_DECK } from './cards.ts';
import { CORPS, CORPS_IDS, corpsData, START_FIELDS } from './corps.ts';
import {
  BLOCKADE,
  COLOURS,
  type Colour,
  FORTS,
  FORWARD_BASES,
  fieldOf,
  HUB,
  MAIN_BASE,
  MAIN_BASES,
  medalTowns,
  PERMANENT,
  PLACE,
  PORTS,
  SYMBOLS,
  TOWNS,
  type Town,
  VICTORY,
} from './fields.ts';
import { ALL_MARKERS, levelOf, MARKERS, reinforcement, startOf, TRUCKS } from './logistics.ts';
import { LINKS, LINKS_OF, ROADS, roadBetween, TO_RHINE } from './roads.ts';
import { NUMBERS_AT } from './solo.ts';
import { IN_BOX, LIMIT } from './supplies.ts';

const list = (set: ReadonlySet<Town>): string => [...set].join(' ');

/** Steps along own roads from a field to the nearest of some fields. */
function steps(colour: Colour, from: Town, to: ReadonlySet<Town>): number {
  const seen = new Set<Town>([from]);
  for (let edge: Town[] = [from], far = 0; edge.length > 0; far++) {
    if (edge.some((town) => to.has(town))) return far;
    edge = edge
      .flatMap((town) => LINKS_OF[colour][town].map((link) => link.to))
      .filter((town) => !seen.has(town) && seen.add(town));
  }
  return Number.POSITIVE_INFINITY;
}

describe('the fields', () => {
  test('122 of them, by colours', () => {
    const count = (colours: string) => TOWNS.filter((town) => fieldOf(town).colours.join('') === colours).length;
    expect([TOWNS.length, count('R'), count('W'), count('B'), count('RW'), count('WB'), count('')]).toEqual([
      122, 35, 33, 38, 5, 3, 8,
    ]);
    expect(TOWNS.every((town, i) => PLACE[town] === i)).toBe(true);
  });

  test('symbols', () => {
    expect(list(MAIN_BASES)).toBe('lisieux chartres orleans');
    expect(MAIN_BASE).toEqual({ R: 'lisieux', W: 'chartres', B: 'orleans' });
    expect(list(FORWARD_BASES)).toBe('le-havre dieppe boulogne calais langres epinal');
    expect(list(FORTS)).toBe('le-havre boulogne calais dunkerque vlissingen aachen trier metz saarlautern');
    expect(list(SYMBOLS)).toBe(
      'le-havre boulogne calais dunkerque vlissingen rotterdam wesel dusseldorf koln remagen mainz mannheim',
    );
    expect(list(medalTowns(2))).toBe(
      'lille antwerpen vlissingen nijmegen amiens bruxelles maastricht mons liege aachen reims luxembourg verdun nancy metz saarbrucken',
    );
    expect(list(BLOCKADE)).toBe('breskens vlissingen goes bergen-op-zoom');
    expect(list(VICTORY)).toBe('arnhem wesel dusseldorf koln remagen koblenz mainz mannheim');
    expect(list(PERMANENT)).toBe(
      'lisieux brionne rouen louviers vernon chartres dreux rambouillet etampes mantes paris melun orleans pithiviers fontainebleau montargis sens troyes',
    );
    expect(TOWNS.filter((town) => fieldOf(town).marks.includes('ostend'))).toEqual(['oostende']);
    expect([HUB, PORTS.every((town) => SYMBOLS.has(town) && !VICTORY.has(town))]).toEqual(['dusseldorf', true]);
    expect([medalTowns(1).size, medalTowns(2).size, medalTowns(1).has('lille')]).toEqual([15, 16, false]);
  });

  test('places of the world, all different, between the Seine and the Rhine', () => {
    const places = TOWNS.map((town) => fieldOf(town).at);
    expect(new Set(places.map((at) => at.join())).size).toBe(122);
    expect(places.every(([lat, lon]) => lat > 47.5 && lat < 52 && lon > 0 && lon < 8.5)).toBe(true);
  });
});

describe('the roads', () => {
  test('216 of them, by colours', () => {
    const count = (colours: string) => ROADS.filter((road) => road.colours.join('') === colours).length;
    expect([ROADS.length, count('R'), count('RW'), count('W'), count('WB'), count('B'), count('')]).toEqual([
      216, 67, 2, 69, 1, 60, 17,
    ]);
    expect(new Set(ROADS.map(({ ends }) => [...ends].sort().join())).size).toBe(216);
    expect(ROADS.every(({ ends: [a, b] }) => a !== b && a in PLACE && b in PLACE)).toBe(true);
  });

  test('RTR-6.1.4 RTR-5.5.3 a coloured road joins only fields of that colour or black ones', () => {
    for (const { ends, colours } of ROADS) {
      for (const colour of colours)
        for (const town of ends) expect(VICTORY.has(town) || fieldOf(town).colours.includes(colour)).toBe(true);
    }
    expect(roadBetween('rheydt', 'dusseldorf')?.colours).toEqual(['R', 'W']);
    expect(roadBetween('dusseldorf', 'rheydt')?.id).toBe('rheydt/dusseldorf');
    expect(roadBetween('lisieux', 'rouen')).toBe(undefined);
    expect(LINKS.arnhem.map(({ to }) => to)).toEqual(['nijmegen']);
  });

  test('the graph is connected, and a colour reaches its own fields from its rear, and no others', () => {
    const seen = new Set<Town>(['paris']);
    for (const town of seen) for (const { to } of LINKS[town]) seen.add(to);
    expect(seen.size).toBe(122);
    for (const colour of COLOURS) {
      const reached = new Set<Town>([MAIN_BASE[colour]]);
      for (const town of reached) for (const { to } of LINKS_OF[colour][town]) reached.add(to);
      for (const town of TOWNS) if (fieldOf(town).colours.includes(colour)) expect(reached).toContain(town);
      // So that a march along roads of the own colour need not ask whose field it enters.
      for (const town of reached) if (!VICTORY.has(town)) expect(fieldOf(town).colours, town).toContain(colour);
    }
  });

  test('38 fields to take for each colour', () => {
    for (const colour of COLOURS) {
      const own = TOWNS.filter(
        (town) =>
          (fieldOf(town).colours.includes(colour) && !PERMANENT.has(town)) ||
          (VICTORY.has(town) && LINKS_OF[colour][town].length > 0),
      );
      expect(own).toHaveLength(38);
    }
  });

  test('distances to the Rhine', () => {
    const far = (colour: Colour, from: Town, ...to: Town[]) => steps(colour, from, new Set(to));
    expect(['paris', 'melun', 'mantes', 'chartres'].map((town) => TO_RHINE.W.get(town as Town))).toEqual([
      10, 10, 10, 12,
    ]);
    expect(['vernon', 'rouen', 'louviers', 'lisieux'].map((town) => TO_RHINE.R.get(town as Town))).toEqual([
      11, 11, 12, 12,
    ]);
    expect(['troyes', 'fontainebleau', 'montargis', 'orleans'].map((town) => TO_RHINE.B.get(town as Town))).toEqual([
      11, 12, 14, 14,
    ]);
    expect([far('W', 'melun', 'koln'), far('W', 'melun', 'reims'), far('W', 'paris', 'dusseldorf')]).toEqual([
      10, 3, 11,
    ]);
    expect(
      (['arnhem', 'wesel', 'dusseldorf'] as const).map((town) =>
        Math.min(far('R', 'vernon', town), far('R', 'rouen', town)),
      ),
    ).toEqual([11, 11, 11]);
    expect((['koblenz', 'mainz', 'mannheim'] as const).map((town) => far('B', 'troyes', town))).toEqual([11, 11, 11]);
    const free = (colour: Colour) =>
      [...VICTORY].filter((town) => !SYMBOLS.has(town) && LINKS_OF[colour][town].length > 0);
    expect([free('R'), free('W'), free('B')]).toEqual([['arnhem'], ['koblenz'], ['koblenz']]);
  });
});

describe('tracks and corps', () => {
  test('logistics levels and trucks', () => {
    expect([1, 2, 3].map(levelOf)).toEqual([
      { draw: 6, placement: 2, limit: 9 },
      { draw: 7, placement: 3, limit: 10 },
      { draw: 8, placement: 4, limit: 12 },
    ]);
    expect([1, 2, 3].map(reinforcement)).toEqual([4, 6, 8]);
    const { trucksEach, trucksOnTrack, medals, paratroops } = startOf(1);
    expect(3 * trucksEach + trucksOnTrack + reinforcement(3)).toBe(TRUCKS);
    expect([MARKERS[1], MARKERS[2], MARKERS[3], ALL_MARKERS, medals, paratroops]).toEqual([0, 18, 25, 25, 20, 4]);
    expect([IN_BOX, LIMIT]).toEqual([
      { fuel: 35, ammo: 30, food: 25 },
      { mainBase: 9, field: 6, corps: 6, truck: 5 },
    ]);
  });

  test('ten corps, twelve tokens a commander', () => {
    expect(CORPS_IDS.join(' ')).toBe('R1 R2 R3 R4 W1 W2 W3 B1 B2 B3');
    for (const colour of COLOURS) {
      const own = CORPS_IDS.map(corpsData).filter((one) => one.colour === colour);
      expect(own.reduce((sum, { fuel, ammo, food }) => sum + fuel + ammo + food, 0)).toBe(12);
    }
    expect(CORPS.B1).toEqual({ colour: 'B', start: 'troyes', fuel: 3, ammo: 0, food: 1 });
    expect(list(START_FIELDS)).toBe('lisieux rouen louviers vernon paris melun mantes troyes montargis fontainebleau');
  });
});

describe('cards', () => {
  test('RTR-3.7 66 pursuit cards, 22 a deck, of the same composition', () => {
    expect(Object.keys(PURSUIT)).toHaveLength(66);
    for (const colour of COLOURS) {
      const types: Record<string, number> = {};
      for (const id of PURSUIT_DECK[colour]) types[pursuitOf(id).type] = (types[pursuitOf(id).type] ?? 0) + 1;
      expect(types).toEqual({
        civilians: 3,
        stock: 2,
        supplies: 2,
        vive: 2,
        market: 1,
        resistance: 1,
        resistanceHand: 1,
        recon: 1,
        boches: 2,
        division: 4,
        event: 3,
      });
      expect(PURSUIT_DECK[colour].map((id) => pursuitOf(id).weather ?? '-').join('')).toBe(`${'-'.repeat(19)}sunrain-`);
      expect(PURSUIT_DECK[colour]).toHaveLength(22);
    }
    expect(
      (['PB10', 'PB01', 'PB12', 'PB14', 'PB06', 'PB22', 'PB16', 'PR08', 'PW13'] as PursuitId[])
        .map((id) => pursuitOf(id).type)
        .join(' '),
    ).toBe('market civilians resistanceHand boches supplies event division vive recon');
  });

  test('RTR-5.7.1 RTR-6.2.4 24 resistance cards, and what each kind costs and brings', () => {
    expect(RESISTANCE_DECK).toHaveLength(24);
    const count = (kind: string) => RESISTANCE_DECK.filter((id) => RESISTANCE[id] === kind).length;
    expect([count('infantry'), count('elite'), count('panzer')]).toEqual([12, 6, 6]);
    expect(divisionOf('PB16')).toEqual({ ammo: 1, fuel: 0, medal: false, icons: 1 });
    expect(divisionOf('O01')).toEqual({ ammo: 2, fuel: 0, medal: false, icons: 2 });
    expect(divisionOf('O13')).toEqual({ ammo: 3, fuel: 0, medal: false, icons: 3 });
    expect(divisionOf('O19')).toEqual({ ammo: 2, fuel: 1, medal: true, icons: 0 });
  });
});

describe('solo', () => {
  test('RTR-7.6.1 RTR-7.6.14 the numbers 3 to 18, each on a field of its own that the commander can take', () => {
    for (const colour of COLOURS) {
      const entries = Object.entries(NUMBERS_AT[colour]);
      expect(entries.map(([number]) => Number(number))).toEqual(Array.from({ length: 16 }, (_, i) => i + 3));
      expect(new Set(entries.map(([, town]) => town)).size).toBe(16);
      for (const [, town] of entries) {
        expect(fieldOf(town).colours).toContain(colour);
        expect(SYMBOLS.has(town) || PERMANENT.has(town)).toBe(false);
      }
    }
    const { 18: givet, 14: marche, 5: bastogne, 8: liege, 13: vith, 12: prum } = NUMBERS_AT.W;
    expect([givet, marche, bastogne, liege, vith, prum]).toEqual([
      'givet',
      'marche',
      'bastogne',
      'liege',
      'st-vith',
      'prum',
    ]);
  });
});
