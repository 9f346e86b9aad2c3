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
/** Spoilt like that, a table breaks this law and no other. */
const breaks = (law: string, spoil: (s: State) => void, p?: Position): void => expect(spoiled(spoil, p)).toEqual([law]);
const held = (s: State, town: keyof typeof PLACE, sign: string): void => {
  s.control = s.control.slice(0, PLACE[town]) + sign + s.control.slice(PLACE[town] + 1);
};

describe('breaking each law on purpose is noticed', () => {
  test('tokens', () => {
    breaks(LAW.supplies, (s) => s.pool.fuel++);
    breaks(LAW.supplies, (s) => s.track.food--);
    breaks(LAW.supplies, (s) => {
      s.pool.ammo += 18;
      s.track.ammo -= 18;
    });
    breaks(LAW.supplies, (s) => {
      (s.corps[0] as State['corps'][0]).cargo.ammo++;
    });
    expect(broken(after({ fields: 'lisieux=2/0/0' }, 'R transport truck(lisieux,brionne) add(fuel)'))).toEqual([]);
  });

  test('trucks', () => {
    breaks(LAW.trucks, (s) => s.trucksOnTrack++);
    breaks(LAW.trucks, (s) => s.trucks.push('lisieux/brionne'));
    breaks(LAW.trucks, (s) => {
      s.trucksOnTrack -= 2;
      s.trucks.push('lisieux/brionne', 'lisieux/brionne');
    });
    breaks(LAW.trucks, (s) => {
      s.trucksOnTrack -= 4;
      (s.commanders[0] as State['commanders'][0]).trucks += 4;
    });
    breaks(LAW.reserve, (s) => {
      s.reserve -= 1;
      s.trucksOnTrack += 1;
    });
  });

  test('markers', () => {
    breaks(LAW.markers, (s) => s.markerPool++);
    breaks(LAW.markers, (s) => s.markerPool++, { players: 2 });
    breaks(LAW.markers, (s) => {
      s.markerPool -= 2;
      s.markers.push('venlo', 'venlo');
    });
    breaks(
      LAW.markers,
      (s) => {
        s.markerPool--;
        s.markers.push('koln');
      },
      { edition: 2 },
    );
    breaks(LAW.markers, (s) => {
      s.markerPool--;
      s.markers.push('lisieux');
    });
    breaks(
      LAW.markers,
      (s) => {
        s.markers.push('venlo');
      },
      { players: 1 },
    );
    breaks(
      LAW.markers,
      (s) => {
        s.numbers = [...s.numbers.slice(1), { number: 18, town: 'mayen' }];
      },
      { players: 1 },
    );
  });

  test('medals and paratroops', () => {
    breaks(LAW.medals, (s) => s.medalPool++);
    breaks(LAW.medals, (s) => {
      (s.commanders[0] as State['commanders'][0]).medals--;
    });
    breaks(LAW.medals, (s) => s.paratroopsLeft++);
    breaks(LAW.medals, (s) => s.paratroops.push({ town: 'koln', by: 0, dark: true }));
    breaks(LAW.medals, (s) => {
      s.paratroopsLeft--;
      s.paratroops.push({ town: 'lisieux', by: 0, dark: false });
    });
  });

  test('cards', () => {
    breaks(LAW.cards, (s) => s.pursuit[0]?.pop());
    breaks(LAW.cards, (s) => s.resistance.pop());
    breaks(LAW.cards, (s) => s.discards[0]?.push('PR01'));
    breaks(LAW.cards, (s) => s.box.push('O01'));
  });

  test('places', () => {
    breaks(LAW.room, (s) => {
      s.pool.fuel -= 7;
      s.fields.brionne = { fuel: 7, ammo: 0, food: 0 };
    });
    breaks(LAW.room, (s) => {
      s.pool.fuel -= 1;
      s.fields.lille = { fuel: 1, ammo: 0, food: 0 };
    });
    breaks(
      LAW.room,
      (s) => {
        s.pool.fuel -= 1;
        s.fields.metz = { fuel: 1, ammo: 0, food: 0 };
      },
      { players: 2 },
    );
    breaks(LAW.room, (s) => {
      s.pool.ammo -= 4;
      (s.corps[0] as State['corps'][0]).cargo.ammo += 4;
    });
  });

  test('corps', () => {
    breaks(LAW.corps, (s) => {
      (s.corps[0] as State['corps'][0]).at = 'rouen';
    });
    breaks(LAW.corps, (s) => {
      (s.corps[0] as State['corps'][0]).at = 'lille';
    });
  });

  test('control', () => {
    breaks(LAW.control, (s) => held(s, 'liege', 'R'));
    breaks(LAW.control, (s) => held(s, 'mannheim', 'R'));
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
    breaks(LAW.bases, (s) => s.turn.bases.push('dieppe', 'dieppe'));
    breaks(LAW.bases, (s) => {
      s.turn.base = -1;
    });
  });

  test('a line that has not won', () => {
    const line = 'meaux soissons laon hirson charleville givet marche liege aachen';
    expect(spoiled((s) => held(s, 'koln', 'W'), { held: { W: line } })).toContain(LAW.crossing);
  });

  test('hunger beside food', () => {
    breaks(
      LAW.immobilised,
      (s) => {
        (s.corps[0] as State['corps'][0]).immobilised = true;
      },
      { fields: 'lisieux=0/0/1' },
    );
  });

  test('a pocket that nobody took', () => {
    breaks(LAW.cutOff, (s) => {
      held(s, 'brienne', 'B');
      held(s, 'chaumont', 'B');
    });
    expect(
      spoiled((s) => {
        held(s, 'nijmegen', 'R');
      }),
    ).toEqual([]);
    const st = (s: State) => {
      for (const town of ['abbeville', 'dieppe', 'yvetot', 'lille', 'brugge', 'oostende'] as const) held(s, town, 'R');
    };
    breaks(LAW.cutOff, st);
    expect(spoiled(st, { exempt: 'st-omer' })).toEqual([]);
    expect(spoiled(st, { markers: 'st-omer' })).toEqual([]);
  });

  test('air support, the flow', () => {
    const first = (s: State) => s.commanders[0] as State['commanders'][0];
    breaks(
      LAW.air,
      (s) => {
        first(s).air = 'resistance';
      },
      { options: { training: 'on' } },
    );
    breaks(
      LAW.air,
      (s) => {
        first(s).active = true;
      },
      { options: { training: 'on' } },
    );
    breaks(
      LAW.air,
      (s) => {
        first(s).air = 'resistance';
      },
      { only: 'O' },
    );
    breaks(
      LAW.air,
      (s) => {
        first(s).knows.resistance = true;
      },
      { only: 'O' },
    );
    breaks(LAW.over, (s) => {
      end(s);
    });
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
