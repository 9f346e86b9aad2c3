import { clone, end, fastStream } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { brokenBy } from '../../testing/laws.ts';
import { PLACE } from '../content/fields.ts';
import { after, gameFor, type Position, position, SETTINGS, wander } from '../testing/position.ts';
import { raceToTheRhine } from './index.ts';
import { broken, LAW } from './invariants.ts';
import type { State } from './state.ts';

const GAMES = process.env.SZTAB_TIER === 'quick' ? 5 : 18;

/** What is found wrong after a table was spoiled. */
const spoiled = (spoil: (s: State) => void, p: Position = {}) => brokenBy(raceToTheRhine, clone(position(p)), spoil);
const held = (s: State, town: keyof typeof PLACE, sign: string): void => {
  s.control = s.control.slice(0, PLACE[town]) + sign + s.control.slice(PLACE[town] + 1);
};

describe('breaking each law on purpose is noticed', () => {
  test('tokens', () => {
    expect(spoiled((s) => s.pool.fuel++)).toEqual([LAW.supplies]);
    expect(spoiled((s) => s.track.food--)).toEqual([LAW.supplies]);
    expect(
      spoiled((s) => {
        s.pool.ammo += 18;
        s.track.ammo -= 18;
      }),
    ).toEqual([LAW.supplies]);
    expect(
      spoiled((s) => {
        (s.corps[0] as State['corps'][0]).cargo.ammo++;
      }),
    ).toEqual([LAW.supplies]);
    expect(broken(after({ fields: 'lisieux=2/0/0' }, 'R transport truck(lisieux,brionne) add(fuel)'))).toEqual([]);
  });

  test('trucks', () => {
    expect(spoiled((s) => s.trucksOnTrack++)).toEqual([LAW.trucks]);
    expect(spoiled((s) => s.trucks.push('lisieux/brionne'))).toEqual([LAW.trucks]);
    expect(
      spoiled((s) => {
        s.trucksOnTrack -= 2;
        s.trucks.push('lisieux/brionne', 'lisieux/brionne');
      }),
    ).toEqual([LAW.trucks]);
    expect(
      spoiled((s) => {
        s.trucksOnTrack -= 4;
        (s.commanders[0] as State['commanders'][0]).trucks += 4;
      }),
    ).toEqual([LAW.trucks]);
    expect(
      spoiled((s) => {
        s.reserve -= 1;
        s.trucksOnTrack += 1;
      }),
    ).toEqual([LAW.reserve]);
  });

  test('markers', () => {
    expect(spoiled((s) => s.markerPool++)).toEqual([LAW.markers]);
    expect(spoiled((s) => s.markerPool++, { players: 2 })).toEqual([LAW.markers]);
    expect(
      spoiled((s) => {
        s.markerPool -= 2;
        s.markers.push('venlo', 'venlo');
      }),
    ).toEqual([LAW.markers]);
    expect(
      spoiled(
        (s) => {
          s.markerPool--;
          s.markers.push('koln');
        },
        { edition: 2 },
      ),
    ).toEqual([LAW.markers]);
    expect(
      spoiled((s) => {
        s.markerPool--;
        s.markers.push('lisieux');
      }),
    ).toEqual([LAW.markers]);
    expect(
      spoiled(
        (s) => {
          s.markers.push('venlo');
        },
        { players: 1 },
      ),
    ).toEqual([LAW.markers]);
    expect(
      spoiled(
        (s) => {
          s.numbers = [...s.numbers.slice(1), { number: 18, town: 'mayen' }];
        },
        { players: 1 },
      ),
    ).toEqual([LAW.markers]);
  });

  test('medals and paratroops', () => {
    expect(spoiled((s) => s.medalPool++)).toEqual([LAW.medals]);
    expect(
      spoiled((s) => {
        (s.commanders[0] as State['commanders'][0]).medals--;
      }),
    ).toEqual([LAW.medals]);
    expect(spoiled((s) => s.paratroopsLeft++)).toEqual([LAW.medals]);
    expect(spoiled((s) => s.paratroops.push({ town: 'koln', by: 0, dark: true }))).toEqual([LAW.medals]);
    expect(
      spoiled((s) => {
        s.paratroopsLeft--;
        s.paratroops.push({ town: 'lisieux', by: 0, dark: false });
      }),
    ).toEqual([LAW.medals]);
  });

  test('cards', () => {
    expect(spoiled((s) => s.pursuit[0]?.pop())).toEqual([LAW.cards]);
    expect(spoiled((s) => s.resistance.pop())).toEqual([LAW.cards]);
    expect(spoiled((s) => s.discards[0]?.push('PR01'))).toEqual([LAW.cards]);
    expect(spoiled((s) => s.box.push('O01'))).toEqual([LAW.cards]);
  });

  test('places', () => {
    expect(
      spoiled((s) => {
        s.pool.fuel -= 7;
        s.fields.brionne = { fuel: 7, ammo: 0, food: 0 };
      }),
    ).toEqual([LAW.room]);
    expect(
      spoiled((s) => {
        s.pool.fuel -= 1;
        s.fields.lille = { fuel: 1, ammo: 0, food: 0 };
      }),
    ).toEqual([LAW.room]);
    expect(
      spoiled(
        (s) => {
          s.pool.fuel -= 1;
          s.fields.metz = { fuel: 1, ammo: 0, food: 0 };
        },
        { players: 2 },
      ),
    ).toEqual([LAW.room]);
    expect(
      spoiled((s) => {
        s.pool.ammo -= 4;
        (s.corps[0] as State['corps'][0]).cargo.ammo += 4;
      }),
    ).toEqual([LAW.room]);
  });

  test('corps', () => {
    expect(
      spoiled((s) => {
        (s.corps[0] as State['corps'][0]).at = 'rouen';
      }),
    ).toEqual([LAW.corps]);
    expect(
      spoiled((s) => {
        (s.corps[0] as State['corps'][0]).at = 'lille';
      }),
    ).toEqual([LAW.corps]);
  });

  test('control', () => {
    expect(spoiled((s) => held(s, 'liege', 'R'))).toEqual([LAW.control]);
    expect(spoiled((s) => held(s, 'mannheim', 'R'))).toEqual([LAW.control]);
    expect(spoiled((s) => held(s, 'liege', 'R'), { players: 2, options: { pair: 'wb' } })).toContain(LAW.control);
    expect(
      spoiled((s) => {
        s.control = s.control.replace(/\./g, 'R');
      }),
    ).toContain(LAW.controlMarkers);
  });

  test('levels, and what is counted', () => {
    expect(
      spoiled((s) => {
        (s.commanders[0] as State['commanders'][0]).level = 0;
        (s.commanders[0] as State['commanders'][0]).level = 4;
        (s.commanders[0] as State['commanders'][0]).level = 1;
      }),
    ).toEqual([]);
    expect(() =>
      spoiled((s) => {
        (s.commanders[0] as State['commanders'][0]).level = 4;
      }),
    ).toThrow();
    expect(spoiled((s) => s.turn.bases.push('dieppe', 'dieppe'))).toEqual([LAW.bases]);
    expect(
      spoiled((s) => {
        s.turn.base = -1;
      }),
    ).toEqual([LAW.bases]);
  });

  test('a line that has not won', () => {
    const line = 'meaux soissons laon hirson charleville givet marche liege aachen';
    expect(spoiled((s) => held(s, 'koln', 'W'), { held: { W: line } })).toContain(LAW.crossing);
  });

  test('hunger beside food', () => {
    expect(
      spoiled(
        (s) => {
          (s.corps[0] as State['corps'][0]).immobilised = true;
        },
        { fields: 'lisieux=0/0/1' },
      ),
    ).toEqual([LAW.immobilised]);
  });

  test('a pocket that nobody took', () => {
    expect(
      spoiled((s) => {
        held(s, 'brienne', 'B');
        held(s, 'chaumont', 'B');
      }),
    ).toEqual([LAW.cutOff]);
    expect(
      spoiled((s) => {
        held(s, 'nijmegen', 'R');
      }),
    ).toEqual([]);
    const st = (s: State) => {
      for (const town of ['abbeville', 'dieppe', 'yvetot', 'lille', 'brugge', 'oostende'] as const) held(s, town, 'R');
    };
    expect(spoiled(st)).toEqual([LAW.cutOff]);
    expect(spoiled(st, { exempt: 'st-omer' })).toEqual([]);
    expect(spoiled(st, { markers: 'st-omer' })).toEqual([]);
  });

  test('air support, the flow', () => {
    const first = (s: State) => s.commanders[0] as State['commanders'][0];
    expect(
      spoiled(
        (s) => {
          first(s).air = 'resistance';
        },
        { options: { training: 'on' } },
      ),
    ).toEqual([LAW.air]);
    expect(
      spoiled(
        (s) => {
          first(s).active = true;
        },
        { options: { training: 'on' } },
      ),
    ).toEqual([LAW.air]);
    expect(
      spoiled(
        (s) => {
          first(s).air = 'resistance';
        },
        { only: 'O' },
      ),
    ).toEqual([LAW.air]);
    expect(
      spoiled(
        (s) => {
          first(s).knows.resistance = true;
        },
        { only: 'O' },
      ),
    ).toEqual([LAW.air]);
    expect(
      spoiled((s) => {
        end(s);
      }),
    ).toEqual([LAW.over]);
  });
});

test('random games of all settings: the laws hold after every move, and every game ends in time', () => {
  const ends = new Set<string>();
  for (let seed = 1; seed <= GAMES; seed++) {
    const setting = SETTINGS[seed % SETTINGS.length] as (typeof SETTINGS)[number];
    const s = gameFor(seed * 31, setting, seed % 2 === 0);
    let decisions = 0;
    let inTurn = 0;
    let round = '';
    wander(s, fastStream(seed, 9), () => {
      decisions++;
      const now = `${s.round}.${s.at}`;
      inTurn = now === round ? inTurn + 1 : 0;
      round = now;
      expect(inTurn).toBeLessThan(320);
      if (decisions % 2 === 0) expect(broken(s)).toEqual([]);
    });
    expect(broken(s)).toEqual([]);
    ends.add(s.result?.reason as string);
  }
  expect(ends.size).toBeGreaterThan(1);
});
