import { describe, expect, test } from 'vitest';
import { type Effect, EVENT, EVENTS, eventOf } from './events.ts';
import { ABILITIES, ATTRIBUTES, FORMATIONS, MOST } from './formations.ts';
import { DEALT, FAILURE, MISSION, MISSIONS, MOST_STAGE_II, missionOf, STAGE, stageOf } from './missions.ts';
import { ANDERS_SOLDIERS, BONUSES, CAMP_SOLDIERS, MOST_NURSES, OCCUPIED_POINTS, ORDERS, RECRUITS } from './orders.ts';
import { FIRST_DARK, LOSS_DIE, REGION, REGIONS, type Region, SQUARES } from './regions.ts';
import { SOLDIERS, soldierOf } from './soldiers.ts';
import { LAST_MONTH, monthAt, monthOf } from './time.ts';

/** Line by line: id, rank, name, pseudonym, formation, Strength, Underground, ability. */
const SOLDIER_TABLE = `
  INF-01 | gen. bryg. | Antoni Chruściel | Monter | INF | 3 | 2 | additionalRecruitment
  INF-02 | gen. dyw. | Władysław Anders | — | INF | 3 | 1 | additionalRecruitment
  INF-03 | gen. bryg. | Zygmunt Bohusz-Szyszko | — | INF | 3 | 2 | movement
  INF-04 | gen. bryg. | Stanisław Kopański | — | INF | 3 | 2 | training
  INF-05 | gen. bryg. | Bronisław Duch | — | INF | 4 | 1 | victoryPoint
  INF-06 | gen. bryg. | Nikodem Sulik | Ładyna | INF | 2 | 3 | undergroundActivity
  INF-07 | gen. dyw. | Tadeusz Komorowski | Bór | INF | 2 | 3 | liaison
  INF-08 | płk | Jan Mazurkiewicz | Radosław | INF | 3 | 3 | victoryPoint
  INF-09 | ppor. | Kazimierz Gurbiel | — | INF | 2 | 2 | training
  SAI-01 | komandor | Stanisław Nahorski | Kamyczek | SAI | 3 | 2 | additionalRecruitment
  SAI-02 | wiceadm. | Jerzy Świrski | — | SAI | 2 | 2 | additionalRecruitment
  SAI-03 | kpt. mar. | Jan Grudziński | — | SAI | 3 | 3 | victoryPoint
  SAI-04 | kmdr por. | Eugeniusz Pławski | — | SAI | 4 | 1 | victoryPoint
  SAI-05 | kmdr ppor. | Franciszek Pitułko | — | SAI | 3 | 2 | training
  SAI-06 | kmdr por. | Konrad Namieśniowski | — | SAI | 3 | 2 | movement
  SAI-07 | kmdr ppor. | Romuald Nałęcz-Tymiński | — | SAI | 4 | 1 | movement
  SAI-08 | kmdr ppor. | Borys Karnicki | — | SAI | 2 | 3 | undergroundActivity
  SAI-09 | kpt. mar. | Bolesław Romanowski | — | SAI | 2 | 3 | liaison
  ARM-01 | gen. bryg. | Stanisław Maczek | Baca | ARM | 3 | 1 | additionalRecruitment
  ARM-02 | płk | Franciszek Skibiński | — | ARM | 3 | 2 | liaison
  ARM-03 | płk | Kazimierz Dworak | — | ARM | 3 | 2 | movement
  ARM-04 | ppłk | Aleksander Stefanowicz | — | ARM | 4 | 1 | victoryPoint
  ARM-05 | ppłk | Stanisław Koszutski | — | ARM | 4 | 1 | training
  ARM-06 | mjr | Michał Gutowski | — | ARM | 4 | 1 | movement
  ARM-07 | ppłk | Stanisław Gliński | — | ARM | 3 | 2 | undergroundActivity
  ARM-08 | gen. bryg. | Bronisław Rakowski | — | ARM | 3 | 2 | victoryPoint
  ARM-09 | plut. pchor. | Roman Edmund Orlik | — | ARM | 3 | 2 | training
  PIL-01 | płk | Zdzisław Krasnodębski | Król | PIL | 3 | 2 | training
  PIL-02 | mjr | Witold Urbanowicz | Kobra | PIL | 4 | 1 | victoryPoint
  PIL-03 | mjr | Stanisław Skalski | — | PIL | 4 | 1 | movement
  PIL-04 | kpt. | Jan Zumbach | — | PIL | 3 | 2 | movement
  PIL-05 | por. | Mirosław Ferić | Ox | PIL | 3 | 2 | training
  PIL-06 | kpt. | Eugeniusz Horbaczewski | Dziubek | PIL | 3 | 1 | additionalRecruitment
  PIL-07 | ppłk | Wacław Makowski | — | PIL | 2 | 2 | additionalRecruitment
  PIL-08 | por. | Kazimierz Szrajer | — | PIL | 2 | 3 | liaison
  PIL-09 | — | Anna Leska | — | PIL | 2 | 3 | undergroundActivity
  PAR-01 | gen. bryg. | Stefan Bałuk | Starba | PAR | 2 | 3 | liaison
  PAR-02 | mjr | Adolf Pilch | Góra | PAR | 3 | 3 | undergroundActivity
  PAR-03 | gen. bryg. | Stanisław Sosabowski | — | PAR | 4 | 2 | training
  PAR-04 | por. | Jan Piwnik | Ponury | PAR | 3 | 3 | undergroundActivity
  PAR-05 | — | Elżbieta Zawacka | Zo | PAR | 2 | 4 | liaison
  PAR-06 | rtm. | Józef Zabielski | Żbik | PAR | 2 | 3 | movement
  PAR-07 | mjr | Bolesław Kontrym | Żmudzin | PAR | 3 | 3 | undergroundActivity
  PAR-08 | gen. bryg. | Leopold Okulicki | Niedźwiadek | PAR | 2 | 3 | additionalRecruitment
  PAR-09 | por. | Ryszard Nuszkiewicz | Powolny | PAR | 3 | 3 | victoryPoint
  SAB-01 | — | Zofia Rapp-Kochańska | Marie Springer | SAB | 2 | 4 | liaison
  SAB-02 | gen. bryg. | August Emil Fieldorf | Nil | SAB | 3 | 3 | undergroundActivity
  SAB-03 | — | Jan Kozielewski | Jan Karski | SAB | 1 | 4 | liaison
  SAB-04 | — | Zdzisław Jeziorański | Jan Nowak | SAB | 2 | 4 | liaison
  SAB-05 | rtm. | Witold Pilecki | Witold | SAB | 2 | 4 | additionalRecruitment
  SAB-06 | mjr | Wanda Gertz | Lena | SAB | 2 | 3 | training
  SAB-07 | hm. | Aleksander Kamiński | Kamyk | SAB | 2 | 3 | movement
  SAB-08 | hm. | Tadeusz Zawadzki | Zośka | SAB | 3 | 3 | victoryPoint
  SAB-09 | mjr | Zbigniew Lewandowski | Szyna | SAB | 3 | 3 | undergroundActivity`;

/** All missions: id, stage, date, index, region, formation, difficulty, points, latitude, longitude. */
const MISSION_TABLE = `
  M01 I IV/1940 7 NEA SAI 6 5 58.14 8.48
  M02 I V/1940 8 NEA INF 7 6 68.44 17.43
  M03 I VI/1940 9 WEU ARM 6 6 47.62 4.34
  M04 I VIII/1940 11 NEA PIL 8 8 51.55 -0.42
  M05 I X/1940 13 POL SAB 6 6 50.03 19.20
  M06 I XII/1940 15 WAW SAB 6 6 52.20 21.15
  M07 I II/1941 17 POL PAR 9 8 49.81 18.72
  M08 I III/1941 18 WEU PIL 10 9 52.52 13.40
  M09 I IV/1941 19 POL SAB 8 7 52.11 21.26
  M10 I V/1941 20 NEA SAI 10 9 48.17 -16.20
  M11 I VIII/1941 23 POL PAR 10 9 52.12 26.07
  M12 I XI/1941 26 NAI INF 10 10 32.08 23.96
  M13 I II/1942 29 WAW INF 11 10 52.23 21.01
  M14 I V/1942 32 NAI ARM 11 10 32.16 23.30
  M15 I VIII/1942 35 WEU PIL 12 11 49.92 1.08
  M16 I X/1942 37 WAW SAB 13 11 52.25 21.05
  M17 II II/1943 41 NEA SAI 15 12 47.73 -33.72
  M18 II III/1943 42 WAW SAB 15 12 52.246 21.002
  M19 II IX/1943 48 NAI SAI 14 13 40.63 14.75
  M20 II I/1944 52 POL PAR 15 12 49.99 20.24
  M21 II II/1944 53 WAW SAB 17 13 52.221 21.025
  M22 II V/1944 56 NAI INF 18 16 41.49 13.81
  M23 II VI/1944 57 WEU PIL 16 14 49.34 -0.55
  M24 II VI/1944 57 NEA SAI 16 13 48.70 -4.60
  M25 II VII/1944 58 POL PIL 14 13 50.13 20.79
  M26 II VII/1944 58 NAI ARM 16 14 43.62 13.51
  M27 II VIII/1944 59 WEU ARM 17 15 48.82 0.13
  M28 II VIII/1944 59 WAW INF 20 17 52.235 21.01
  M29 II IX/1944 60 WEU PAR 17 14 51.96 5.82
  M30 II IV/1945 67 NAI INF 20 15 44.49 11.34`;

/** All events: id, date, index, Axis region, months, effects. */
const EVENT_TABLE = `
  E01 IV/1940 7 NEA 4 DOM(NEA,+1)
  E02 VI/1940 9 WEU 5 DOM(WEU,+1)
  E03 IX/1940 12 NAI 4 DOM(NAI,+1)
  E04 XI/1940 14 NEA 3 WOUND(NEA,1)
  E05 II/1941 17 NAI 5 DOM(NAI,+1)
  E06 III/1941 18 POL 5 NURSE_GAIN(1)
  E07 VI/1941 21 POL 7 DOM(POL,-1)
  E08 VII/1941 22 WAW 3 SOLDIERS(NAI,2)
  E09 XII/1941 27 NEA 5 DOM(WEU,-1);DOM(NEA,-1)
  E10 V/1942 32 POL 4 DOM(POL,+1)
  E11 VII/1942 34 NEA 6 DOM(NEA,+1)
  E12 X/1942 37 NAI 4 DOM(NAI,-1)
  E13 XI/1942 38 WEU 6 DOM(NAI,-1);DOM(WEU,+1)
  E14 II/1943 41 POL 6 DOM(POL,-1)
  E15 IV/1943 43 WAW 3 DOM(WAW,-1)
  E16 V/1943 44 NEA 7 DOM(NEA,-2)
  E17 VII/1943 46 WAW 5 REMOVE_CONCENTRATION;NURSE_LOSS(1)
  E18 VII/1943 46 NAI 5 DOM(NAI,-1)
  E19 IX/1943 48 NAI 7 DOM(NAI,-1)
  E20 XI/1943 50 WAW 6 DOM(WEU,-1);DOM(POL,+1)
  E21 VI/1944 57 WEU 6 DOM(WEU,-2)
  E22 VI/1944 57 POL 3 DOM(POL,-1);DOM(WAW,-1)
  E23 VII/1944 58 WAW 7 DOM_OCCUPIED(-1)
  E24 XII/1944 63 WEU 4 DOM(WEU,+1);WOUND(WEU,1)`;

const lines = (table: string): string[] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim());
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
    expect(written).toEqual(lines(SOLDIER_TABLE));
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
      const [lat, lon] = pin.map(Number) as [number, number];
      return [id, stage === 1 ? 'I' : 'II', dateText(date), date, region, formation, difficulty, points, lat, lon].join(
        ' ',
      );
    });
    expect(written).toEqual(
      lines(MISSION_TABLE).map((line) => {
        const parts = line.split(' ');
        return [...parts.slice(0, 8), Number(parts[8]), Number(parts[9])].join(' ');
      }),
    );
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
        return [id, dateText(date), date, region, months, effects.map(written).join(';')].join(' ');
      }),
    ).toEqual(lines(EVENT_TABLE));
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
    expect([MOST_NURSES, OCCUPIED_POINTS, CAMP_SOLDIERS, ANDERS_SOLDIERS]).toEqual([3, 3, 3, 2]);
  });

  test('Q-02 the die has the faces 1-1-2-2-3-3; a plain die is an option', () => {
    expect(LOSS_DIE).toEqual({ faces123: [1, 1, 2, 2, 3, 3], d6: [1, 2, 3, 4, 5, 6] });
  });
});
