import { asks, begin, below, clone, fastStream, play, type Told } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { AREAS } from '../content/map.ts';
import { SIDES } from '../content/sides.ts';
import type { GoEvent } from './events.ts';
import { generalOrders } from './index.ts';
import { broken } from './invariants.ts';
import { type Position, playTo, position } from './position.ts';
import { bothStars, hasBonus } from './supply.ts';
import type { GoTable, MoveFrame, SupplyFrame } from './table.ts';

const FULL: Position = {
  blue: 'porretta:3 gaggio:2 bombiana:1 castelnuovo:2',
  yellow: 'zocca:3 montese:2',
  hand: { blue: 'assault', yellow: 'ambush' },
  deployed: { blue: 'adv:gaggio plan-1', yellow: 'reinforce-1' },
  discard: 'momentum',
};
const AIR: Position = { mode: 'island', blue: 'beachhead:3 susupe:2', yellow: 'north:2' };

/** What the checker says after something was put wrong. */
function wrong(tamper: (t: GoTable) => unknown, p: Position = FULL): string[] {
  const t = position(p);
  expect(broken(t)).toEqual([]);
  tamper(t);
  return broken(t);
}

describe('12 the checker notices', () => {
  test('I1 nine commanders, at most four ready, one on a space', () => {
    expect(wrong((t) => t.reserve.blue.commanders--)).toContain('I1');
    expect(wrong((t) => t.ready.yellow--)).toContain('I1');
    expect(wrong((t) => Object.assign(t.ready, { yellow: 5 }) && t.reserve.yellow.commanders--)).toContain('I1');
    expect(wrong((t) => t.deployed.yellow.splice(0, 1, 'plan-1') && t.usedPairs.yellow.splice(0, 1, 'plan'))).toEqual([
      'I1',
    ]);
    expect(
      wrong((t) => {
        t.reserve.yellow.commanders = -1;
        t.ready.yellow = 4;
        t.deployed.yellow = [
          'adv:zocca',
          'adv:montese',
          'adv:vergato',
          'adv:roffeno',
          'adv:torraccia',
          'adv:pietracolora',
        ];
      }),
    ).toContain('I1');
  });

  test('I2 I3 25 soldiers and 10 aircraft', () => {
    expect(wrong((t) => t.reserve.blue.soldiers++)).toEqual(['I2']);
    expect(wrong((t) => Object.assign(t.soldiers.yellow, { montese: 1 }))).toEqual(['I2']);
    expect(wrong((t) => t.reserve.yellow.aircraft++, AIR)).toEqual(['I3']);
    expect(wrong((t) => Object.assign(t.aircraft.blue, { beachhead: 2 }), AIR)).toEqual(['I3']);
    expect(wrong((t) => t.reserve.yellow.aircraft++)).toEqual(['I3']);
  });

  test('I2 I3 also while they are on their way', () => {
    const t = position(FULL);
    playTo(t, 'blue deploy(adv:castel-daiano) move(gaggio)');
    (t.flow.at(-1) as MoveFrame).pieces++;
    expect(broken(t)).toEqual(['I2']);
    const air = position({ mode: 'island', blue: 'north:1 beachhead:1', turn: 'yellow' });
    playTo(air, 'yellow deploy(scramble-1) place(north)*2');
    expect(broken(air)).toEqual([]);
    (air.flow.at(-1) as SupplyFrame).placed.north = 3;
    expect(broken(air)).toEqual(['I3']);
  });

  test('I4 one side in a place, none to five', () => {
    expect(
      wrong((t) => {
        t.soldiers.yellow.gaggio = 1;
        t.reserve.yellow.soldiers--;
      }),
    ).toEqual(['I4']);
    expect(
      wrong((t) => {
        t.soldiers.blue.gaggio = 6;
        t.reserve.blue.soldiers -= 4;
      }),
    ).toEqual(['I4']);
    expect(
      wrong((t) => {
        t.aircraft.blue.north = 1;
        t.reserve.blue.aircraft--;
      }, AIR),
    ).toEqual(['I4']);
    expect(
      wrong((t) => {
        t.soldiers.blue.riola = -1;
        t.reserve.blue.soldiers++;
      }),
    ).toEqual(['I4']);
    const printed = { ...FULL, options: { stackLimit: 'printed' } };
    expect(
      wrong((t) => {
        t.soldiers.blue.gaggio = 6;
        t.reserve.blue.soldiers -= 4;
      }, printed),
    ).toEqual([]);
  });

  test('I5 every card of the mode, no more and no fewer', () => {
    expect(wrong((t) => t.deck.pop())).toEqual(['I5']);
    expect(wrong((t) => t.hand.blue.push('assault'))).toEqual(['I5']);
    expect(wrong((t) => t.discard.push('airRaid'))).toEqual(['I5']);
  });

  test('I6 both HQs are held while the game runs', () => {
    const empty = (t: GoTable): void => {
      t.reserve.yellow.soldiers += 3;
      t.soldiers.yellow.zocca = 0;
    };
    expect(wrong(empty)).toEqual(['I6']);
    expect(wrong(empty, { ...FULL, options: { hqLoss: 'capture' } })).toEqual([]);
  });

  test('I8 one of a pair, and counted', () => {
    const put = (t: GoTable): void => {
      t.deployed.blue.push('plan-2');
      t.reserve.blue.commanders--;
    };
    expect(wrong(put)).toEqual(['I8']);
    expect(wrong((t) => t.usedPairs.blue.push('plan'))).toEqual(['I8']);
    expect(
      wrong((t) => {
        t.usedPairs.blue = [];
      }),
    ).toEqual(['I8']);
  });

  test('I9 coloured spaces carry their colour', () => {
    expect(wrong((t) => t.deployed.blue.splice(0, 1, 'bar:monte-mosca'))).toEqual(['I9']);
    expect(wrong((t) => t.deployed.blue.splice(0, 1, 'bar:riva-ridge'))).toEqual([]);
  });

  test('I10 I11 commanders in play: five, the Signal unit’s, and those of Momentum', () => {
    expect(wrong((t) => t.momentum.blue++)).toContain('I10');
    expect(wrong((t) => Object.assign(t.signalHeld, { blue: false }))).toEqual(['I10', 'I11']);
    expect(wrong((t) => Object.assign(t.signalHeld, { yellow: true }))).toEqual(['I10', 'I11']);
  });

  test('I12 four tokens on four slots', () => {
    expect(
      wrong((t) => {
        const { belvedere: _gone, ...bonus } = t.bonus;
        Object.assign(t, { bonus });
      }),
    ).toEqual(['I12']);
    expect(
      wrong((t) => {
        const { belvedere, ...bonus } = t.bonus;
        Object.assign(t, { bonus: { ...bonus, gaggio: belvedere } });
      }),
    ).toEqual(['I12']);
  });
});

describe('12 in random games', () => {
  const total = { alpine: 25, island: 26 };

  function run(
    mode: 'alpine' | 'island',
    seed: number,
    visit: (t: GoTable, told: Told<GoEvent>[], old: GoTable) => void,
  ): number {
    const { table: t } = begin(generalOrders, 2, { mode }, fastStream(seed));
    const chance = fastStream(seed, 3);
    let decisions = 0;
    for (let asked = asks(generalOrders, t); asked.length > 0; asked = asks(generalOrders, t), decisions++) {
      const { seat, moves } = asked[0] as (typeof asked)[number];
      const busy = moves.filter((move) => move !== 'pass');
      const list = busy.length > 0 && below(chance, 15) > 0 ? busy : moves;
      const old = clone(t);
      visit(t, play(generalOrders, t, seat, list[below(chance, list.length)] as string), old);
    }
    return decisions;
  }

  test('I7 I13 I14 I16 I5 and the bound of decisions', () => {
    for (const mode of ['alpine', 'island'] as const) {
      for (let seed = 1; seed <= 12; seed++) {
        let drawnInRound = 0;
        let drawn = 0;
        const decisions = run(mode, seed, (t, told, old) => {
          expect(broken(t)).toEqual([]);
          const stars = bothStars(t);
          expect(stars.blue + stars.yellow).toBeLessThanOrEqual(total[mode]);
          const reshuffled = told.some(({ all }) => all?.is === 'reshuffled');
          if (!reshuffled) expect(t.discard.slice(0, old.discard.length)).toEqual(old.discard);
          expect(t.bonus).toEqual(old.bonus);
          if (t.round !== old.round) drawnInRound = 0;
          for (const { all } of told) {
            if (all?.is !== 'planned') continue;
            drawnInRound += all.count;
            drawn += all.count;
          }
          expect(drawnInRound).toBeLessThanOrEqual(7);
          if (t.flow.length === 1 && t.flow[0]?.step === 'turn') expect(t.result).toBeNull();
          // A place never holds both sides between actions.
          for (const area of AREAS[mode]) {
            expect((t.soldiers.blue[area] ?? 0) > 0 && (t.soldiers.yellow[area] ?? 0) > 0).toBe(false);
          }
        });
        expect(drawn).toBeLessThanOrEqual(28);
        expect(decisions).toBeLessThan(3612);
      }
    }
  });

  test('I11 right after recall spaces are empty, the reserve is five or six, and the unit is held if it is in force', () => {
    let recalls = 0;
    for (const mode of ['alpine', 'island'] as const) {
      for (let seed = 20; seed <= 32; seed++) {
        run(mode, seed, (t, told) => {
          if (!told.some(({ all }) => all?.is === 'recalled') || t.result) return;
          recalls++;
          for (const side of SIDES) {
            expect(t.deployed[side]).toEqual([]);
            expect(t.signalHeld[side]).toBe(hasBonus(t, side, 'signalUnit'));
            expect(t.reserve[side].commanders).toBe(t.signalHeld[side] ? 6 : 5);
          }
        });
      }
    }
    expect(recalls).toBeGreaterThan(30);
  });

  test('I6 a finished game has exactly one winner', () => {
    for (const mode of ['alpine', 'island'] as const) {
      for (let seed = 40; seed <= 50; seed++) {
        let last: GoTable | undefined;
        run(mode, seed, (t) => {
          last = t;
        });
        expect(generalOrders.outcome(last as GoTable)?.winners).toHaveLength(1);
        expect(['hq', 'stars', 'tie']).toContain((last as GoTable).result?.reason);
      }
    }
  });
});
