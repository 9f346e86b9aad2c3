import { asks, begin, below, clone, fastStream, play, type Told } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { brokenBy } from '../../testing/laws.ts';
import { AREAS } from '../content/map.ts';
import { SIDES } from '../content/sides.ts';
import { after, type Position, position } from '../testing/position.ts';
import type { Event } from './events.ts';
import { generalOrders } from './index.ts';
import { broken, LAW } from './invariants.ts';
import type { MoveFrame, State, SupplyFrame } from './state.ts';
import { bothStars, hasBonus } from './supply.ts';

const FULL: Position = {
  blue: 'porretta:3 gaggio:2 bombiana:1 castelnuovo:2',
  yellow: 'zocca:3 montese:2',
  hand: { blue: 'assault', yellow: 'ambush' },
  deployed: { blue: 'adv:gaggio plan-1', yellow: 'reinforce-1' },
  discard: 'momentum',
};
const AIR: Position = { mode: 'island', blue: 'beachhead:3 susupe:2', yellow: 'north:2' };

/** What the checker says after something was put wrong. */
const wrong = (tamper: (s: State) => unknown, p: Position = FULL) => brokenBy(generalOrders, position(p), tamper);

describe('the checker notices', () => {
  test('nine commanders, at most four ready, one on a space', () => {
    expect(wrong((s) => s.reserve.blue.commanders--)).toContain(LAW.commanders);
    expect(wrong((s) => s.ready.yellow--)).toContain(LAW.commanders);
    expect(wrong((s) => Object.assign(s.ready, { yellow: 5 }) && s.reserve.yellow.commanders--)).toContain(
      LAW.commanders,
    );
    expect(wrong((s) => s.deployed.yellow.splice(0, 1, 'plan-1') && s.usedPairs.yellow.splice(0, 1, 'plan'))).toEqual([
      LAW.commanders,
    ]);
    expect(
      wrong((s) => {
        s.reserve.yellow.commanders = -1;
        s.ready.yellow = 4;
        s.deployed.yellow = [
          'adv:zocca',
          'adv:montese',
          'adv:vergato',
          'adv:roffeno',
          'adv:torraccia',
          'adv:pietracolora',
        ];
      }),
    ).toContain(LAW.commanders);
  });

  test('25 soldiers and 10 aircraft', () => {
    expect(wrong((s) => s.reserve.blue.soldiers++)).toEqual([LAW.soldiers]);
    expect(wrong((s) => Object.assign(s.soldiers.yellow, { montese: 1 }))).toEqual([LAW.soldiers]);
    expect(wrong((s) => s.reserve.yellow.aircraft++, AIR)).toEqual([LAW.aircraft]);
    expect(wrong((s) => Object.assign(s.aircraft.blue, { beachhead: 2 }), AIR)).toEqual([LAW.aircraft]);
    expect(wrong((s) => s.reserve.yellow.aircraft++)).toEqual([LAW.aircraft]);
  });

  test('also while they are on their way', () => {
    const s = after(FULL, 'blue deploy(adv:castel-daiano) move(gaggio)');
    (s.flow.at(-1) as MoveFrame).pieces++;
    expect(broken(s)).toEqual([LAW.soldiers]);
    const air = after(
      { mode: 'island', blue: 'north:1 beachhead:1', turn: 'yellow' },
      'yellow deploy(scramble-1) place(north)*2',
    );
    expect(broken(air)).toEqual([]);
    (air.flow.at(-1) as SupplyFrame).placed.north = 3;
    expect(broken(air)).toEqual([LAW.aircraft]);
  });

  test('one side in a place, none to five', () => {
    expect(
      wrong((s) => {
        s.soldiers.yellow.gaggio = 1;
        s.reserve.yellow.soldiers--;
      }),
    ).toEqual([LAW.places]);
    expect(
      wrong((s) => {
        s.soldiers.blue.gaggio = 6;
        s.reserve.blue.soldiers -= 4;
      }),
    ).toEqual([LAW.places]);
    expect(
      wrong((s) => {
        s.aircraft.blue.north = 1;
        s.reserve.blue.aircraft--;
      }, AIR),
    ).toEqual([LAW.places]);
    expect(
      wrong((s) => {
        s.soldiers.blue.riola = -1;
        s.reserve.blue.soldiers++;
      }),
    ).toEqual([LAW.places]);
    const printed = { ...FULL, options: { stackLimit: 'printed' } };
    expect(
      wrong((s) => {
        s.soldiers.blue.gaggio = 6;
        s.reserve.blue.soldiers -= 4;
      }, printed),
    ).toEqual([]);
  });

  test('every card of the mode, no more and no fewer', () => {
    expect(wrong((s) => s.deck.pop())).toEqual([LAW.cards]);
    expect(wrong((s) => s.hand.blue.push('assault'))).toEqual([LAW.cards]);
    expect(wrong((s) => s.discard.push('airRaid'))).toEqual([LAW.cards]);
  });

  test('both HQs are held while the game runs', () => {
    const empty = (s: State): void => {
      s.reserve.yellow.soldiers += 3;
      s.soldiers.yellow.zocca = 0;
    };
    expect(wrong(empty)).toEqual([LAW.headquarters]);
    expect(wrong(empty, { ...FULL, options: { hqLoss: 'capture' } })).toEqual([]);
  });

  test('one of a pair, and counted', () => {
    const put = (s: State): void => {
      s.deployed.blue.push('plan-2');
      s.reserve.blue.commanders--;
    };
    expect(wrong(put)).toEqual([LAW.pairs]);
    expect(wrong((s) => s.usedPairs.blue.push('plan'))).toEqual([LAW.pairs]);
    expect(
      wrong((s) => {
        s.usedPairs.blue = [];
      }),
    ).toEqual([LAW.pairs]);
  });

  test('coloured spaces carry their colour', () => {
    expect(wrong((s) => s.deployed.blue.splice(0, 1, 'bar:monte-mosca'))).toEqual([LAW.printed]);
    expect(wrong((s) => s.deployed.blue.splice(0, 1, 'bar:riva-ridge'))).toEqual([]);
  });

  test('commanders in play: five, the Signal unit’s, and those of Momentum', () => {
    expect(wrong((s) => s.momentum.blue++)).toContain(LAW.called);
    expect(wrong((s) => Object.assign(s.signalHeld, { blue: false }))).toEqual([LAW.called, LAW.signal]);
    expect(wrong((s) => Object.assign(s.signalHeld, { yellow: true }))).toEqual([LAW.called, LAW.signal]);
  });

  test('four tokens on four slots', () => {
    expect(
      wrong((s) => {
        const { belvedere: _gone, ...bonus } = s.bonus;
        Object.assign(s, { bonus });
      }),
    ).toEqual([LAW.tokens]);
    expect(
      wrong((s) => {
        const { belvedere, ...bonus } = s.bonus;
        Object.assign(s, { bonus: { ...bonus, gaggio: belvedere } });
      }),
    ).toEqual([LAW.tokens]);
  });
});

describe('in random games', () => {
  const total = { alpine: 25, island: 26 };

  function run(
    mode: 'alpine' | 'island',
    seed: number,
    visit: (s: State, told: Told<Event>[], old: State) => void,
  ): number {
    const { state: s } = begin(generalOrders, 2, { mode }, fastStream(seed));
    const chance = fastStream(seed, 3);
    let decisions = 0;
    for (let asked = asks(generalOrders, s); asked.length > 0; asked = asks(generalOrders, s), decisions++) {
      const { seat, moves } = asked[0] as (typeof asked)[number];
      const busy = moves.filter((move) => move !== 'pass');
      const list = busy.length > 0 && below(chance, 15) > 0 ? busy : moves;
      const old = clone(s);
      visit(s, play(generalOrders, s, seat, list[below(chance, list.length)] as string), old);
    }
    return decisions;
  }

  test('and the bound of decisions', () => {
    for (const mode of ['alpine', 'island'] as const) {
      for (let seed = 1; seed <= 12; seed++) {
        let drawnInRound = 0;
        let drawn = 0;
        const decisions = run(mode, seed, (s, told, old) => {
          expect(broken(s)).toEqual([]);
          const stars = bothStars(s);
          expect(stars.blue + stars.yellow).toBeLessThanOrEqual(total[mode]);
          const reshuffled = told.some(({ all }) => all?.is === 'reshuffled');
          if (!reshuffled) expect(s.discard.slice(0, old.discard.length)).toEqual(old.discard);
          expect(s.bonus).toEqual(old.bonus);
          if (s.round !== old.round) drawnInRound = 0;
          for (const { all } of told) {
            if (all?.is !== 'planned') continue;
            drawnInRound += all.count;
            drawn += all.count;
          }
          expect(drawnInRound).toBeLessThanOrEqual(7);
          if (s.flow.length === 1 && s.flow[0]?.step === 'turn') expect(s.result).toBeNull();
          // A place never holds both sides between actions.
          for (const area of AREAS[mode]) {
            expect((s.soldiers.blue[area] ?? 0) > 0 && (s.soldiers.yellow[area] ?? 0) > 0).toBe(false);
          }
        });
        expect(drawn).toBeLessThanOrEqual(28);
        expect(decisions).toBeLessThan(3612);
      }
    }
  });

  test('right after recall spaces are empty, the reserve is five or six, and the unit is held if it is in force', () => {
    let recalls = 0;
    for (const mode of ['alpine', 'island'] as const) {
      for (let seed = 20; seed <= 32; seed++) {
        run(mode, seed, (s, told) => {
          if (!told.some(({ all }) => all?.is === 'recalled') || s.result) return;
          recalls++;
          for (const side of SIDES) {
            expect(s.deployed[side]).toEqual([]);
            expect(s.signalHeld[side]).toBe(hasBonus(s, side, 'signalUnit'));
            expect(s.reserve[side].commanders).toBe(s.signalHeld[side] ? 6 : 5);
          }
        });
      }
    }
    expect(recalls).toBeGreaterThan(30);
  });

  test('a finished game has exactly one winner', () => {
    for (const mode of ['alpine', 'island'] as const) {
      for (let seed = 40; seed <= 50; seed++) {
        let last: State | undefined;
        run(mode, seed, (s) => {
          last = s;
        });
        expect(generalOrders.outcome(last as State)?.winners).toHaveLength(1);
        expect(['hq', 'stars', 'tie']).toContain((last as State).result?.reason);
      }
    }
  });
});
