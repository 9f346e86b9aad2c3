import { describe, expect, test } from 'vitest';
import { ALPINE_AREAS, AREA, type AreaId, ISLAND_AREAS, ZONE, ZONES } from './areas.ts';
import { FIXED_BONUSES } from './bonuses.ts';
import { ADJACENT, ADJACENT_ZONES, AREAS, AREAS_IN, distance, HQ, HQ_ZONE, ZONES_OF } from './map.ts';
import { enemyOf, type Mode, SIDES, type Side } from './sides.ts';

/** Which areas and zones border on each other, written down apart from the hexes. */
const EDGES = {
  alpine: `
    porretta–riva-ridge  porretta–riola  porretta–gaggio
    porretta–bombiana  riva-ridge–querciola  riva-ridge–gaggio
    riola–bombiana  riola–torre-di-nerone  querciola–gaggio
    querciola–belvedere  querciola–monte-castello  gaggio–bombiana
    gaggio–monte-castello  gaggio–castel-daiano  bombiana–torre-di-nerone
    bombiana–castel-daiano  bombiana–castelnuovo  torre-di-nerone–castelnuovo
    torre-di-nerone–soprassasso  belvedere–monte-castello  belvedere–torraccia
    monte-castello–castel-daiano  monte-castello–torraccia  monte-castello–pietracolora
    castel-daiano–castelnuovo  castel-daiano–pietracolora  castel-daiano–roffeno
    castelnuovo–soprassasso  castelnuovo–roffeno  castelnuovo–vergato
    soprassasso–vergato  torraccia–pietracolora  torraccia–montese
    pietracolora–roffeno  pietracolora–montese  pietracolora–zocca
    roffeno–vergato  roffeno–zocca  roffeno–monte-mosca
    vergato–monte-mosca  montese–zocca  zocca–monte-mosca`,
  island: `
    charan-kanoa–agingan  charan-kanoa–afetna  charan-kanoa–susupe
    agingan–susupe  agingan–aslito  afetna–susupe
    afetna–tipo-pale  afetna–garapan  susupe–aslito
    susupe–fina-susu  susupe–tipo-pale  aslito–nafutan
    aslito–fina-susu  nafutan–fina-susu  nafutan–magicienne
    fina-susu–magicienne  fina-susu–hill-500  fina-susu–tipo-pale
    magicienne–hill-500  magicienne–kagman  hill-500–kagman
    hill-500–tipo-pale  hill-500–tapotchau  hill-500–death-valley
    kagman–death-valley  tipo-pale–garapan  tipo-pale–tapotchau
    garapan–tapotchau  garapan–tanapag  tapotchau–death-valley
    tapotchau–tanapag  tapotchau–petosukara  death-valley–donnay
    death-valley–petosukara  donnay–petosukara  donnay–paradise-valley
    tanapag–petosukara  tanapag–paradise-valley  petosukara–paradise-valley`,
  air: 'beachhead–south  beachhead–centre  south–east  south–centre  east–centre  centre–north',
};
const listed = (text: string): string[] =>
  text
    .trim()
    .split(/\s+/)
    .map((edge) => edge.split('–').sort().join('–'))
    .sort();
const edgesOf = (near: Readonly<Record<string, readonly string[]>>, ids: readonly string[]): string[] => [
  ...new Set(ids.flatMap((a) => (near[a] ?? []).map((b) => [a, b].sort().join('–')))),
];
const reach = (near: Readonly<Record<string, readonly string[]>>, among: readonly string[]): number => {
  const seen = new Set([among[0] as string]);
  for (const here of seen) for (const next of near[here] ?? []) if (among.includes(next)) seen.add(next);
  return seen.size;
};
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** All areas: id, hexes, zone, stars, start, features. */
const TABLE = `
  porretta (-2,3)(-1,3)(-1,2) - 0 blue3 hq:blue
  riva-ridge (-3,3)(-3,2)(-2,2) - 1 blue2 no-drop,guns:blue
  riola (0,3)(0,2)(1,2) - 1 blue2 -
  querciola (-2,1) - 1 - drop:blue
  gaggio (-1,1) - 2 blue2 -
  bombiana (0,1) - 2 blue2 -
  torre-di-nerone (1,1) - 1 blue1 -
  belvedere (-2,0) - 1 - slot,no-drop
  monte-castello (-1,0) - 2 - slot
  castel-daiano (0,0) - 3 - city
  castelnuovo (1,0) - 2 - slot
  soprassasso (2,0) - 1 - slot,no-drop
  torraccia (-1,-1) - 1 yellow1 -
  pietracolora (0,-1) - 2 yellow2 -
  roffeno (1,-1) - 2 yellow2 -
  vergato (2,-1) - 1 - drop:yellow
  montese (0,-3)(0,-2)(-1,-2) - 1 yellow2 -
  zocca (1,-3)(2,-3)(1,-2) - 0 yellow3 hq:yellow
  monte-mosca (3,-3)(3,-2)(2,-2) - 1 yellow2 no-drop,guns:yellow
  charan-kanoa (-2,4) beachhead 0 blue4 hq:blue
  agingan (-2,5) beachhead 1 blue3 guns:blue
  afetna (-1,3) beachhead 1 blue3 -
  susupe (-1,4) beachhead 2 blue3 -
  aslito (-1,5) south 3 yellow2 -
  nafutan (0,5) south 1 - slot
  fina-susu (0,4) south 1 yellow1 -
  magicienne (1,4) east 1 - slot
  hill-500 (1,3) east 2 yellow1 -
  kagman (2,3)(3,3) east 2 - slot
  tipo-pale (0,3) centre 2 - slot
  garapan (0,2) centre 3 yellow2 -
  tapotchau (1,2) centre 3 yellow2 -
  death-valley (2,2)(3,2) centre 1 - -
  donnay (3,1) north 1 - -
  tanapag (1,1) north 1 yellow1 -
  petosukara (2,1) north 1 yellow1 guns:yellow
  paradise-valley (2,0)(3,0) north 0 yellow2 hq:yellow`;

const rowOf = (id: AreaId): string => {
  const { hexes, zone, stars, start, hq, bonusSlot, noDrop, city, guns, drop } = AREA[id];
  const features = [
    hq && `hq:${hq}`,
    bonusSlot && 'slot',
    noDrop && 'no-drop',
    city && 'city',
    guns && `guns:${guns}`,
    drop && `drop:${drop}`,
  ].filter(Boolean);
  const at = hexes.map(([q, r]) => `(${q},${r})`).join('');
  return [id, at, zone ?? '-', stars, start ? `${start.side}${start.soldiers}` : '-', features.join(',') || '-'].join(
    ' ',
  );
};

describe('the boards', () => {
  test('GOW-3.3 GOW-3.5 Q-39 every area, value by value', () => {
    expect([...ALPINE_AREAS, ...ISLAND_AREAS].map(rowOf)).toEqual(
      TABLE.trim()
        .split('\n')
        .map((row) => row.trim()),
    );
    expect(AREAS.alpine).toHaveLength(19);
    expect(AREAS.island).toHaveLength(18);
    for (const id of AREAS.alpine) expect(AREA[id].mode).toBe('alpine');
    for (const id of AREAS.island) expect(AREA[id].mode).toBe('island');
  });

  test('GOW-4.6.1 the hexes give the 42 and 39 edges of these lists; symmetric, nobody borders himself', () => {
    expect(listed(EDGES.alpine)).toHaveLength(42);
    expect(listed(EDGES.island)).toHaveLength(39);
    expect(edgesOf(ADJACENT, AREAS.alpine).sort()).toEqual(listed(EDGES.alpine));
    expect(edgesOf(ADJACENT, AREAS.island).sort()).toEqual(listed(EDGES.island));
    for (const a of [...AREAS.alpine, ...AREAS.island]) {
      expect(ADJACENT[a]).not.toContain(a);
      for (const b of ADJACENT[a]) expect(ADJACENT[b]).toContain(a);
    }
  });

  test('GOW-4.6.2 the areas give the six edges of the air zones', () => {
    expect(listed(EDGES.air)).toHaveLength(6);
    expect(edgesOf(ADJACENT_ZONES, ZONES).sort()).toEqual(listed(EDGES.air));
  });

  test('the degrees', () => {
    const degrees = (mode: Mode): string => AREAS[mode].map((id) => ADJACENT[id].length).join(' ');
    expect(degrees('alpine')).toBe('4 3 3 4 6 6 4 3 6 6 6 3 4 6 6 4 3 4 3');
    expect(degrees('island')).toBe('3 3 4 6 4 3 6 4 6 3 6 4 6 5 3 4 5 3');
  });

  test('ids are unique, every hex belongs to one area, areas of several hexes hang together', () => {
    const ids = [...AREAS.alpine, ...AREAS.island, ...ZONES];
    expect(new Set(ids).size).toBe(ids.length);
    for (const [mode, hexes] of [
      ['alpine', 31],
      ['island', 21],
    ] as const) {
      const all = AREAS[mode].flatMap((id) => AREA[id].hexes.map(String));
      expect(all).toHaveLength(hexes);
      expect(new Set(all).size).toBe(hexes);
    }
    for (const id of [...AREAS.alpine, ...AREAS.island]) {
      const hexes = AREA[id].hexes;
      const near = Object.fromEntries(
        hexes.map(([q, r]) => [
          `${q},${r}`,
          hexes
            .filter(([p, s]) => Math.max(Math.abs(p - q), Math.abs(s - r), Math.abs(p - q + s - r)) === 1)
            .map(String),
        ]),
      );
      expect(reach(near, hexes.map(String))).toBe(hexes.length);
    }
  });

  test('both boards, the zones and each zone hang together; zones have three or four areas', () => {
    expect(reach(ADJACENT, AREAS.alpine)).toBe(19);
    expect(reach(ADJACENT, AREAS.island)).toBe(18);
    expect(reach(ADJACENT_ZONES, ZONES)).toBe(5);
    expect(ZONES.map((zone) => AREAS_IN[zone].join(' '))).toEqual([
      'charan-kanoa agingan afetna susupe',
      'aslito nafutan fina-susu',
      'magicienne hill-500 kagman',
      'tipo-pale garapan tapotchau death-valley',
      'donnay tanapag petosukara paradise-valley',
    ]);
    for (const zone of ZONES) expect(reach(ADJACENT, AREAS_IN[zone])).toBe(AREAS_IN[zone].length);
    expect(ZONES_OF).toEqual({ alpine: [], island: ['beachhead', 'south', 'east', 'centre', 'north'] });
  });

  test('the mountain board turned by half is the same board with the colours exchanged', () => {
    const turned = (id: AreaId): AreaId => {
      const hexes = AREA[id].hexes.map(([q, r]) => `${0 - q},${0 - r}`).sort();
      return AREAS.alpine.find((other) => AREA[other].hexes.map(String).sort().join(' ') === hexes.join(' ')) as AreaId;
    };
    const pairs = 'porretta zocca riva-ridge monte-mosca riola montese querciola vergato gaggio roffeno bombiana '
      .concat('pietracolora torre-di-nerone torraccia belvedere soprassasso monte-castello castelnuovo')
      .split(' ') as AreaId[];
    for (let i = 0; i < pairs.length; i += 2) expect(turned(pairs[i] as AreaId)).toBe(pairs[i + 1]);
    expect(turned('castel-daiano')).toBe('castel-daiano');
    const other = (side: Side | null): Side | null => side && enemyOf(side);
    for (const id of AREAS.alpine) {
      const { stars, start, hq, bonusSlot, noDrop, city, guns, drop } = AREA[id];
      expect(AREA[turned(id)]).toMatchObject({
        stars,
        start: start && { side: enemyOf(start.side), soldiers: start.soldiers },
        hq: other(hq),
        bonusSlot,
        noDrop,
        city,
        guns: other(guns),
        drop: other(drop),
      });
    }
  });

  test('GOW-4.6.3 distances: HQ to HQ 4, no gun reaches an enemy HQ, an area is 0 away from itself', () => {
    expect(distance('porretta', 'zocca')).toBe(4);
    expect(distance('charan-kanoa', 'paradise-valley')).toBe(4);
    expect(distance('riva-ridge', 'zocca')).toBe(4);
    expect(distance('monte-mosca', 'porretta')).toBe(4);
    expect(distance('agingan', 'paradise-valley')).toBe(5);
    expect(distance('petosukara', 'charan-kanoa')).toBe(4);
    expect(distance('gaggio', 'gaggio')).toBe(0);
    expect(distance('gaggio', 'bombiana')).toBe(1);
    expect(distance('belvedere', 'castelnuovo')).toBe(3);
    expect(distance('gaggio', 'tanapag')).toBe(Number.POSITIVE_INFINITY);
  });

  test('GOW-3.6 GOW-3.10 GOW-3.11 stars, starting forces and slots add up; no slot is occupied', () => {
    const of = (mode: Mode, side: Side): number =>
      sum(AREAS[mode].map((id) => (AREA[id].start?.side === side ? AREA[id].start.soldiers : 0)));
    expect([of('alpine', 'blue'), of('alpine', 'yellow'), of('island', 'blue'), of('island', 'yellow')]).toEqual([
      12, 12, 13, 12,
    ]);
    expect(sum(AREAS.alpine.map((id) => AREA[id].stars))).toBe(25);
    expect(sum(AREAS.island.map((id) => AREA[id].stars))).toBe(26);
    expect(SIDES.map((side) => ZONES.map((zone) => ZONE[zone].start[side]))).toEqual([
      [5, 0, 0, 0, 0],
      [0, 0, 0, 1, 3],
    ]);
    for (const mode of ['alpine', 'island'] as const) {
      const slots = AREAS[mode].filter((id) => AREA[id].bonusSlot);
      expect(slots).toEqual(Object.keys(FIXED_BONUSES[mode]));
      for (const id of slots) expect(AREA[id].start).toBeNull();
    }
  });

  test('HQs and HQ zones', () => {
    expect(HQ).toEqual({
      alpine: { blue: 'porretta', yellow: 'zocca' },
      island: { blue: 'charan-kanoa', yellow: 'paradise-valley' },
    });
    expect(HQ_ZONE).toEqual({ blue: 'beachhead', yellow: 'north' });
    for (const mode of ['alpine', 'island'] as const) {
      for (const side of SIDES) expect(AREA[HQ[mode][side]].hq).toBe(side);
    }
    for (const zone of ZONES) {
      expect(ZONE[zone].hq).toBe(AREAS_IN[zone].map((id) => AREA[id].hq).find(Boolean) ?? null);
    }
    expect(ZONES.map((zone) => ZONE[zone].anchor)).toEqual([
      [-1.3, 4.5],
      [1.5, 6.2],
      [5.7, 3.0],
      [-0.7, 2.0],
      [0.2, 0.1],
    ]);
  });
});
