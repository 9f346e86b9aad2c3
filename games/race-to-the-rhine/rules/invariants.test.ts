import { clone, fastStream } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { PLACE } from '../content/fields.ts';
import { broken } from './invariants.ts';
import { after, gameFor, type Position, position, SETTINGS, wander } from './position.ts';
import type { RrTable } from './table.ts';

const GAMES = process.env.SZTAB_TIER === 'quick' ? 5 : 18;

/** What is found wrong after a table was spoiled. */
function spoiled(spoil: (t: RrTable) => void, p: Position = {}): string[] {
  const t = clone(position(p));
  spoil(t);
  return broken(t);
}
const held = (t: RrTable, town: keyof typeof PLACE, sign: string): void => {
  t.control = t.control.slice(0, PLACE[town]) + sign + t.control.slice(PLACE[town] + 1);
};

describe('12.1 breaking each law on purpose is noticed', () => {
  test('I1 tokens', () => {
    expect(spoiled((t) => t.pool.fuel++)).toEqual(['I1']);
    expect(spoiled((t) => t.track.food--)).toEqual(['I1']);
    expect(
      spoiled((t) => {
        t.pool.ammo += 18;
        t.track.ammo -= 18;
      }),
    ).toEqual(['I1']);
    expect(
      spoiled((t) => {
        (t.corps[0] as RrTable['corps'][0]).cargo.ammo++;
      }),
    ).toEqual(['I1']);
    expect(broken(after({ fields: 'lisieux=2/0/0' }, 'R transport truck(lisieux,brionne) add(fuel)'))).toEqual([]);
  });

  test('I2 I3 trucks', () => {
    expect(spoiled((t) => t.trucksOnTrack++)).toEqual(['I2']);
    expect(spoiled((t) => t.trucks.push('lisieux/brionne'))).toEqual(['I2']);
    expect(
      spoiled((t) => {
        t.trucksOnTrack -= 2;
        t.trucks.push('lisieux/brionne', 'lisieux/brionne');
      }),
    ).toEqual(['I2']);
    expect(
      spoiled((t) => {
        t.trucksOnTrack -= 4;
        (t.commanders[0] as RrTable['commanders'][0]).trucks += 4;
      }),
    ).toEqual(['I2']);
    expect(
      spoiled((t) => {
        t.reserve -= 1;
        t.trucksOnTrack += 1;
      }),
    ).toEqual(['I3']);
  });

  test('I4 markers', () => {
    expect(spoiled((t) => t.markerPool++)).toEqual(['I4']);
    expect(spoiled((t) => t.markerPool++, { players: 2 })).toEqual(['I4']);
    expect(
      spoiled((t) => {
        t.markerPool -= 2;
        t.markers.push('venlo', 'venlo');
      }),
    ).toEqual(['I4']);
    expect(
      spoiled(
        (t) => {
          t.markerPool--;
          t.markers.push('koln');
        },
        { edition: 2 },
      ),
    ).toEqual(['I4']);
    expect(
      spoiled((t) => {
        t.markerPool--;
        t.markers.push('lisieux');
      }),
    ).toEqual(['I4']);
    expect(
      spoiled(
        (t) => {
          t.markers.push('venlo');
        },
        { players: 1 },
      ),
    ).toEqual(['I4']);
    expect(
      spoiled(
        (t) => {
          t.numbers = [...t.numbers.slice(1), { number: 18, town: 'mayen' }];
        },
        { players: 1 },
      ),
    ).toEqual(['I4']);
  });

  test('I5 medals and paratroops', () => {
    expect(spoiled((t) => t.medalPool++)).toEqual(['I5']);
    expect(
      spoiled((t) => {
        (t.commanders[0] as RrTable['commanders'][0]).medals--;
      }),
    ).toEqual(['I5']);
    expect(spoiled((t) => t.paratroopsLeft++)).toEqual(['I5']);
    expect(spoiled((t) => t.paratroops.push({ town: 'koln', by: 0, dark: true }))).toEqual(['I5']);
    expect(
      spoiled((t) => {
        t.paratroopsLeft--;
        t.paratroops.push({ town: 'lisieux', by: 0, dark: false });
      }),
    ).toEqual(['I5']);
  });

  test('I6 cards', () => {
    expect(spoiled((t) => t.pursuit[0]?.pop())).toEqual(['I6']);
    expect(spoiled((t) => t.resistance.pop())).toEqual(['I6']);
    expect(spoiled((t) => t.discards[0]?.push('PR01'))).toEqual(['I6']);
    expect(spoiled((t) => t.box.push('O01'))).toEqual(['I6']);
  });

  test('I7 places', () => {
    expect(
      spoiled((t) => {
        t.pool.fuel -= 7;
        t.fields.brionne = { fuel: 7, ammo: 0, food: 0 };
      }),
    ).toEqual(['I7']);
    expect(
      spoiled((t) => {
        t.pool.fuel -= 1;
        t.fields.lille = { fuel: 1, ammo: 0, food: 0 };
      }),
    ).toEqual(['I7']);
    expect(
      spoiled(
        (t) => {
          t.pool.fuel -= 1;
          t.fields.metz = { fuel: 1, ammo: 0, food: 0 };
        },
        { players: 2 },
      ),
    ).toEqual(['I7']);
    expect(
      spoiled((t) => {
        t.pool.ammo -= 4;
        (t.corps[0] as RrTable['corps'][0]).cargo.ammo += 4;
      }),
    ).toEqual(['I7']);
  });

  test('I8 corps', () => {
    expect(
      spoiled((t) => {
        (t.corps[0] as RrTable['corps'][0]).at = 'rouen';
      }),
    ).toEqual(['I8']);
    expect(
      spoiled((t) => {
        (t.corps[0] as RrTable['corps'][0]).at = 'lille';
      }),
    ).toEqual(['I8']);
  });

  test('I9 I10 control', () => {
    expect(spoiled((t) => held(t, 'liege', 'R'))).toEqual(['I9']);
    expect(spoiled((t) => held(t, 'mannheim', 'R'))).toEqual(['I9']);
    expect(spoiled((t) => held(t, 'liege', 'R'), { players: 2, options: { pair: 'wb' } })).toContain('I9');
    expect(
      spoiled((t) => {
        t.control = t.control.replace(/\./g, 'R');
      }),
    ).toContain('I10');
  });

  test('I11 I12 levels, and what is counted', () => {
    expect(
      spoiled((t) => {
        (t.commanders[0] as RrTable['commanders'][0]).level = 0;
        (t.commanders[0] as RrTable['commanders'][0]).level = 4;
        (t.commanders[0] as RrTable['commanders'][0]).level = 1;
      }),
    ).toEqual([]);
    expect(() =>
      spoiled((t) => {
        (t.commanders[0] as RrTable['commanders'][0]).level = 4;
      }),
    ).toThrow();
    expect(spoiled((t) => t.turn.bases.push('dieppe', 'dieppe'))).toEqual(['I12']);
    expect(
      spoiled((t) => {
        t.turn.base = -1;
      }),
    ).toEqual(['I12']);
  });

  test('I13 a line that has not won', () => {
    const line = 'meaux soissons laon hirson charleville givet marche liege aachen';
    expect(spoiled((t) => held(t, 'koln', 'W'), { held: { W: line } })).toContain('I13');
  });

  test('I14 hunger beside food', () => {
    expect(
      spoiled(
        (t) => {
          (t.corps[0] as RrTable['corps'][0]).immobilised = true;
        },
        { fields: 'lisieux=0/0/1' },
      ),
    ).toEqual(['I14']);
  });

  test('I15 a pocket that nobody took', () => {
    expect(
      spoiled((t) => {
        held(t, 'brienne', 'B');
        held(t, 'chaumont', 'B');
      }),
    ).toEqual(['I15']);
    expect(
      spoiled((t) => {
        held(t, 'nijmegen', 'R');
      }),
    ).toEqual([]);
    const st = (t: RrTable) => {
      for (const town of ['abbeville', 'dieppe', 'yvetot', 'lille', 'brugge', 'oostende'] as const) held(t, town, 'R');
    };
    expect(spoiled(st)).toEqual(['I15']);
    expect(spoiled(st, { exempt: 'st-omer' })).toEqual([]);
    expect(spoiled(st, { markers: 'st-omer' })).toEqual([]);
  });

  test('I16 air support, I17 the flow', () => {
    const first = (t: RrTable) => t.commanders[0] as RrTable['commanders'][0];
    expect(
      spoiled(
        (t) => {
          first(t).air = 'resistance';
        },
        { options: { training: 'on' } },
      ),
    ).toEqual(['I16']);
    expect(
      spoiled(
        (t) => {
          first(t).active = true;
        },
        { options: { training: 'on' } },
      ),
    ).toEqual(['I16']);
    expect(
      spoiled(
        (t) => {
          first(t).air = 'resistance';
        },
        { only: 'O' },
      ),
    ).toEqual(['I16']);
    expect(
      spoiled(
        (t) => {
          first(t).knows.resistance = true;
        },
        { only: 'O' },
      ),
    ).toEqual(['I16']);
    expect(
      spoiled((t) => {
        t.flow.length = 0;
      }),
    ).toEqual(['I17']);
  });
});

test('12.2 random games of all settings: the laws hold after every move, and every game ends in time', () => {
  const ends = new Set<string>();
  for (let seed = 1; seed <= GAMES; seed++) {
    const setting = SETTINGS[seed % SETTINGS.length] as (typeof SETTINGS)[number];
    const t = gameFor(seed * 31, setting, seed % 2 === 0);
    let decisions = 0;
    let inTurn = 0;
    let round = '';
    wander(t, fastStream(seed, 9), () => {
      decisions++;
      const now = `${t.round}.${t.at}`;
      inTurn = now === round ? inTurn + 1 : 0;
      round = now;
      expect(inTurn).toBeLessThan(320);
      if (decisions % 2 === 0) expect(broken(t)).toEqual([]);
    });
    expect(broken(t)).toEqual([]);
    ends.add(t.result?.reason as string);
  }
  expect(ends.size).toBeGreaterThan(1);
});
