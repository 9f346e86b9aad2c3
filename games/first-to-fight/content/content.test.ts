import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ABILITIES } from './abilities.ts';
import { type Effect, EVENT, EVENTS, eventOf } from './events.ts';
import { ATTRIBUTES, FORMATIONS, MOST } from './formations.ts';
import { DEALT, FAILURE, MISSION, MISSIONS, MOST_STAGE_II, missionOf, STAGE, stageOf } from './missions.ts';
import { ANDERS_SOLDIERS, BONUSES, CAMP_SOLDIERS, MOST_NURSES, ORDERS, occupiedPoints, RECRUITS } from './orders.ts';
import { FIRST_DARK, LOSS_DIE, REGION, REGIONS, type Region, SQUARES } from './regions.ts';
import { SOLDIERS, soldierOf } from './soldiers.ts';
import { LAST_MONTH, monthAt, monthOf } from './time.ts';

const PAGE = readFileSync(new URL('tables.md', import.meta.url), 'utf8');

/** The lines of one of its tables, below the two of its head. */
function tableOf(title: string): string[] {
  const [, after = ''] = PAGE.split(`## ${title}\n\n`);
  const [table = ''] = after.split('\n\n');
  const rows = table.trimEnd().split('\n').slice(2);
  return rows.map((row) => row.slice(2, -2));
}
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const count = <X>(all: readonly X[], of: (one: X) => string): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const one of all) counts[of(one)] = (counts[of(one)] ?? 0) + 1;
  return counts;
};
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
const dateText = (at: number): string => `${ROMAN[monthOf(at).month - 1]}/${monthOf(at).year}`;

describe('regions', () => {
  test('five, in the order of the table; nobody recruits in North Africa and Italy', () => {
    expect(REGIONS).toEqual(['WAW', 'POL', 'NEA', 'WEU', 'NAI']);
    expect(Object.keys(REGION)).toEqual([...REGIONS]);
    expect(REGIONS.filter((region) => !REGION[region].recruits)).toEqual(['NAI']);
  });

  test('Q-33 six edges, usable both ways, connected, diameter 3 from Warsaw to Africa', () => {
    const edges = REGIONS.flatMap((a) => REGION[a].neighbours.map((b) => `${a}-${b}`)).sort();
    const listed = ['WAW-POL', 'POL-NEA', 'POL-WEU', 'NEA-WEU', 'WEU-NAI', 'NEA-NAI'];
    expect(edges).toEqual([...listed, ...listed.map((edge) => edge.split('-').reverse().join('-'))].sort());
    expect(REGIONS.map((region) => REGION[region].neighbours.length)).toEqual([1, 3, 3, 3, 2]);
    const distance = new Map<Region, number>([['WAW', 0]]);
    for (const [here, far] of distance) {
      for (const next of REGION[here].neighbours) if (!distance.has(next)) distance.set(next, far + 1);
    }
    expect(REGIONS.map((region) => distance.get(region))).toEqual([0, 1, 2, 2, 3]);
  });

  test('the anchors of the table', () => {
    const anchors = REGIONS.map((region) => REGION[region].anchor.join(' ')).join(', ');
    expect(anchors).toBe('52.23 21.01, 51.1 19.8, 59.5 -4, 48.86 2.35, 36.5 14.5');
  });
});

describe('domination tracks', () => {
  test('seven squares, the last three dark; starting squares', () => {
    expect([SQUARES, FIRST_DARK]).toEqual([7, 4]);
    expect(REGIONS.map((region) => REGION[region].start)).toEqual([4, 4, 2, 1, 2]);
  });

  test('square values', () => {
    expect(REGIONS.map((region) => REGION[region].levels.join(' '))).toEqual([
      '0 1 2 3 3 4 5',
      '0 1 1 2 3 3 4',
      '0 0 1 1 2 3 4',
      '0 1 1 2 3 3 4',
      '0 1 1 2 2 3 4',
    ]);
  });

  test('arrow values; none to the left of square 0', () => {
    expect(REGIONS.map((region) => REGION[region].arrows.slice(1).join(' '))).toEqual([
      '5 7 9 10 11 12',
      '5 6 8 9 10 11',
      '5 7 8 9 10 11',
      '4 6 7 9 10 11',
      '4 5 7 8 9 10',
    ]);
    for (const region of REGIONS) {
      expect(REGION[region].arrows).toHaveLength(SQUARES);
      expect(REGION[region].arrows[0]).toBe(Number.POSITIVE_INFINITY);
    }
  });
});

describe('the time track', () => {
  test('69 months from IX 1939 to V 1945', () => {
    expect(LAST_MONTH).toBe(68);
    expect(monthOf(0)).toEqual({ month: 9, year: 1939 });
    expect(monthOf(68)).toEqual({ month: 5, year: 1945 });
    const years = Array.from({ length: 69 }, (_, at) => monthOf(at).year);
    expect(count(years, String)).toEqual({ 1939: 4, 1940: 12, 1941: 12, 1942: 12, 1943: 12, 1944: 12, 1945: 5 });
    expect([3, 4, 15, 16, 27, 28, 39, 40, 51, 52, 63, 64].map(dateText)).toEqual([
      'XII/1939',
      'I/1940',
      'XII/1940',
      'I/1941',
      'XII/1941',
      'I/1942',
      'XII/1942',
      'I/1943',
      'XII/1943',
      'I/1944',
      'XII/1944',
      'I/1945',
    ]);
  });

  test('index and date are inverse', () => {
    for (let at = 0; at <= LAST_MONTH; at++) expect(monthAt(monthOf(at).month, monthOf(at).year)).toBe(at);
  });
});

describe('soldiers', () => {
  test('the table, line by line', () => {
    const written = SOLDIERS.map((id) => {
      const { rank, name, pseudonym, formation, strength, underground, ability } = soldierOf(id);
      return [id, rank ?? '—', name, pseudonym ?? '—', formation, strength, underground, ability].join(' | ');
    });
    expect(written).toEqual(tableOf('Soldiers'));
  });

  test('54, nine of a formation and nine of an ability; ids begin with their formation', () => {
    expect(SOLDIERS).toHaveLength(54);
    expect(new Set(SOLDIERS.map((id) => soldierOf(id).name)).size).toBe(54);
    expect(count(SOLDIERS, (id) => soldierOf(id).formation)).toEqual({
      INF: 9,
      SAI: 9,
      ARM: 9,
      PIL: 9,
      PAR: 9,
      SAB: 9,
    });
    for (const ability of ABILITIES) expect(SOLDIERS.filter((id) => soldierOf(id).ability === ability)).toHaveLength(9);
    for (const id of SOLDIERS) expect(id.slice(0, 3)).toBe(soldierOf(id).formation);
  });

  test('abilities by formation', () => {
    const columns = [
      'additionalRecruitment',
      'training',
      'victoryPoint',
      'undergroundActivity',
      'movement',
      'liaison',
    ] as const;
    const table = FORMATIONS.map((formation) =>
      columns.map(
        (ability) =>
          SOLDIERS.filter((id) => soldierOf(id).formation === formation && soldierOf(id).ability === ability).length,
      ),
    );
    expect(table).toEqual([
      [2, 2, 2, 1, 1, 1],
      [2, 1, 2, 1, 2, 1],
      [1, 2, 2, 1, 2, 1],
      [2, 2, 1, 1, 2, 1],
      [1, 1, 1, 3, 1, 2],
      [1, 1, 1, 2, 1, 3],
    ]);
  });

  test('means of Strength and Underground', () => {
    const mean = (of: 'strength' | 'underground') =>
      FORMATIONS.map((formation) =>
        (
          sum(SOLDIERS.filter((id) => soldierOf(id).formation === formation).map((id) => soldierOf(id)[of])) / 9
        ).toFixed(2),
      );
    expect(mean('strength')).toEqual(['2.78', '2.89', '3.33', '2.89', '2.67', '2.22']);
    expect(mean('underground')).toEqual(['2.11', '2.11', '1.56', '1.89', '3.00', '3.44']);
  });

  test('Q-06 what example 3 says of its soldiers', () => {
    expect(soldierOf('PIL-01')).toMatchObject({ formation: 'PIL', strength: 3, underground: 2, ability: 'training' });
    expect(soldierOf('PAR-01').underground).toBe(soldierOf('PAR-02').underground);
    expect(soldierOf('PAR-01').underground).toBeGreaterThan(soldierOf('PIL-01').underground);
    expect(soldierOf('PAR-01').underground).toBeGreaterThan(soldierOf('SAI-01').underground);
  });

  test('values lie between one and five', () => {
    expect(MOST).toBe(5);
    expect(ATTRIBUTES).toEqual(['S', 'U']);
    for (const id of SOLDIERS) {
      for (const value of [soldierOf(id).strength, soldierOf(id).underground]) {
        expect(value).toBeGreaterThanOrEqual(1);
        expect(value).toBeLessThan(MOST);
      }
    }
  });
});

describe('missions', () => {
  test('the table, line by line; the dates are the months of the time track', () => {
    const written = MISSIONS.map((id) => {
      const { stage, date, region, formation, difficulty, points, pin } = missionOf(id);
      const fields = [
        id,
        stage === 1 ? 'I' : 'II',
        dateText(date),
        date,
        region,
        formation,
        difficulty,
        points,
        ...pin,
      ];
      return fields.join(' | ');
    });
    expect(written).toEqual(tableOf('Missions'));
  });

  test('Q-01 30 = 16 of stage I, up to XII 1942, and 14 of stage II, later', () => {
    expect(MISSIONS).toHaveLength(30);
    expect([STAGE[1].length, STAGE[2].length]).toEqual([16, 14]);
    for (const id of MISSIONS) expect(stageOf(id)).toBe(missionOf(id).date <= monthAt(12, 1942) ? 1 : 2);
    expect([...STAGE[1], ...STAGE[2]]).toEqual(MISSIONS);
  });

  test('six in each region; by formation', () => {
    const of = (region: Region, stage: 1 | 2) => STAGE[stage].filter((id) => missionOf(id).region === region).join(' ');
    expect(REGIONS.map((region) => [of(region, 1), of(region, 2)])).toEqual([
      ['M06 M13 M16', 'M18 M21 M28'],
      ['M05 M07 M09 M11', 'M20 M25'],
      ['M01 M02 M04 M10', 'M17 M24'],
      ['M03 M08 M15', 'M23 M27 M29'],
      ['M12 M14', 'M19 M22 M26 M30'],
    ]);
    expect(count(MISSIONS, (id) => missionOf(id).formation)).toEqual({
      INF: 6,
      SAI: 5,
      ARM: 4,
      PIL: 5,
      PAR: 4,
      SAB: 6,
    });
  });

  test('FTF-6.5.2 ids follow the dates, so the order of ids is the order of dates', () => {
    const dates = MISSIONS.map((id) => missionOf(id).date);
    expect(dates).toEqual([...dates].sort((a, b) => a - b));
    expect([...MISSIONS].sort()).toEqual(MISSIONS);
    expect(Object.keys(MISSION)).toEqual(MISSIONS);
  });

  test('stage I is exactly enough, and stage II never runs dry', () => {
    expect([DEALT, MOST_STAGE_II, FAILURE]).toEqual([4, 3, 5]);
    expect(4 * DEALT).toBe(STAGE[1].length);
    expect(STAGE[2].length - (4 * MOST_STAGE_II - 1)).toBeGreaterThanOrEqual(2);
  });
});

describe('neutral events', () => {
  const written = (effect: Effect): string => {
    const signed = (n: number) => (n > 0 ? `+${n}` : `${n}`);
    switch (effect.is) {
      case 'domination':
        return `DOM(${effect.region},${signed(effect.squares)})`;
      case 'occupiedDomination':
        return `DOM_OCCUPIED(${signed(effect.squares)})`;
      case 'wound':
        return `WOUND(${effect.region},1)`;
      case 'soldiers':
        return `SOLDIERS(${effect.region},${effect.count})`;
      case 'nurseGain':
        return 'NURSE_GAIN(1)';
      case 'nurseLoss':
        return 'NURSE_LOSS(1)';
      case 'removeConcentration':
        return 'REMOVE_CONCENTRATION';
    }
  };

  test('Q-34 the table, line by line; Pearl Harbor is in XII 1941', () => {
    expect(
      EVENTS.map((id) => {
        const { date, region, months, effects } = eventOf(id);
        return [id, dateText(date), date, region, months, effects.map(written).join(';')].join(' | ');
      }),
    ).toEqual(tableOf('Events'));
    expect(Object.keys(EVENT)).toEqual(EVENTS);
  });

  test('24 cards; months 3 to 7, sum 120; Axis regions', () => {
    expect(EVENTS).toHaveLength(24);
    expect(count(EVENTS, (id) => String(eventOf(id).months))).toEqual({ 3: 4, 4: 5, 5: 6, 6: 5, 7: 4 });
    expect(sum(EVENTS.map((id) => eventOf(id).months))).toBe(120);
    expect(count(EVENTS, (id) => eventOf(id).region)).toEqual({ WAW: 5, POL: 5, NEA: 5, WEU: 4, NAI: 5 });
  });

  test('Q-15 the deck cannot run out: the sixteen shortest jumps reach the last mission', () => {
    const months = EVENTS.map((id) => eventOf(id).months).sort((a, b) => a - b);
    expect(sum(months.slice(0, 15))).toBe(62);
    expect(sum(months.slice(0, 16))).toBe(68);
    expect(sum(months.slice(-11))).toBe(68);
    expect(Math.max(...MISSIONS.map((id) => missionOf(id).date))).toBe(67);
  });
});

describe('the rest', () => {
  test('formations, abilities, orders, bonuses', () => {
    expect(FORMATIONS).toEqual(['INF', 'SAI', 'ARM', 'PIL', 'PAR', 'SAB']);
    expect([...ABILITIES].sort()).toEqual([
      'additionalRecruitment',
      'liaison',
      'movement',
      'training',
      'undergroundActivity',
      'victoryPoint',
    ]);
    expect(ORDERS).toEqual(['movement', 'training', 'sabotage', 'recruitment', 'concentration', 'maneuvers']);
    expect(BONUSES).toEqual(['token', 'move', 'nurse']);
  });

  test('the printed numbers of the orders', () => {
    expect(RECRUITS).toEqual({ usual: 2, chooser: 3 });
    expect([MOST_NURSES, occupiedPoints(1), CAMP_SOLDIERS, ANDERS_SOLDIERS]).toEqual([3, 3, 3, 2]);
  });

  test('Q-02 the die has the faces 1-1-2-2-3-3; a plain die is an option', () => {
    expect(LOSS_DIE).toEqual({ faces123: [1, 1, 2, 2, 3, 3], d6: [1, 2, 3, 4, 5, 6] });
  });
});
