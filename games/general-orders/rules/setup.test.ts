import { begin, fastStream, heardBy, type Options } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { BONUSES, FIXED_BONUSES } from '../content/bonuses.ts';
import { deckOf } from '../content/cards.ts';
import { toDecide } from '../testing/position.ts';
import { on } from '../testing/shown.ts';
import { generalOrders } from './index.ts';
import { broken } from './invariants.ts';
import type { State } from './state.ts';
import { bothStars } from './supply.ts';

const open = (options: Options = {}, seed = 1): State => begin(generalOrders, 2, options, fastStream(seed)).state;
const MODES = ['alpine', 'island'] as const;

describe('setup', () => {
  test('GOW-3.1 two sides, Blue and Yellow; who plays which is a matter of the table', () => {
    expect(generalOrders.players).toEqual([2, 2]);
    expect(generalOrders.roles(2, {})).toEqual(['blue', 'yellow']);
    const { concerns } = generalOrders.options.find(({ id }) => id === 'sideAssignment') ?? {};
    expect(concerns).toBe('table');
  });

  test('GOW-3.2 the mode is chosen, the mountains by default; what belongs to the other mode is not there', () => {
    expect(open().options.mode).toBe('alpine');
    expect(Object.keys(open().aircraft.blue)).toEqual([]);
    expect(Object.keys(open().soldiers.blue)).not.toContain('susupe');
    expect(Object.keys(open({ mode: 'island' }).soldiers.blue)).not.toContain('gaggio');
  });

  test('GOW-3.3 GOW-3.5 the soldiers of the mountain board', () => {
    const s = open();
    expect(on(s, Object.keys(s.soldiers.blue).join(' '))).toBe(
      'porretta:B3 riva-ridge:B2 riola:B2 querciola:- gaggio:B2 bombiana:B2 torre-di-nerone:B1 belvedere:- ' +
        'monte-castello:- castel-daiano:- castelnuovo:- soprassasso:- torraccia:Y1 pietracolora:Y2 roffeno:Y2 ' +
        'vergato:- montese:Y2 zocca:Y3 monte-mosca:Y2',
    );
  });

  test('GOW-3.6 soldiers and aircraft of the island', () => {
    const s = open({ mode: 'island' });
    expect(on(s, Object.keys(s.soldiers.blue).join(' '))).toBe(
      'charan-kanoa:B4 agingan:B3 afetna:B3 susupe:B3 aslito:Y2 nafutan:- fina-susu:Y1 magicienne:- hill-500:Y1 ' +
        'kagman:- tipo-pale:- garapan:Y2 tapotchau:Y2 death-valley:- donnay:- tanapag:Y1 petosukara:Y1 paradise-valley:Y2',
    );
    expect(on(s, 'beachhead south east centre north')).toBe('beachhead:B5 south:- east:- centre:Y1 north:Y3');
  });

  test('GOW-3.4 GOW-3.11 Q-35 the resulting numbers', () => {
    const [alpine, island] = [open(), open({ mode: 'island' })] as [State, State];
    expect(alpine.reserve).toEqual({
      blue: { commanders: 5, soldiers: 13, aircraft: 0 },
      yellow: { commanders: 5, soldiers: 13, aircraft: 0 },
    });
    expect(island.reserve).toEqual({
      blue: { commanders: 5, soldiers: 12, aircraft: 5 },
      yellow: { commanders: 5, soldiers: 13, aircraft: 6 },
    });
    for (const s of [alpine, island]) {
      expect(s.ready).toEqual({ blue: 4, yellow: 4 });
      expect(s.hand).toEqual({ blue: [], yellow: [] });
      expect(s.discard).toEqual([]);
      expect(s.deployed).toEqual({ blue: [], yellow: [] });
      expect(s.round).toBe(1);
      expect(s.passed).toEqual({ blue: false, yellow: false });
    }
    expect(bothStars(alpine)).toEqual({ blue: 7, yellow: 7 });
    expect(bothStars(island)).toEqual({ blue: 4, yellow: 14 });
  });

  test('GOW-3.7 the 24 cards of the mode, shuffled', () => {
    for (const mode of MODES) {
      const s = open({ mode });
      expect([...s.deck].sort()).toEqual([...deckOf(mode, 24)].sort());
      expect(s.deck).not.toEqual(deckOf(mode, 24));
      expect(open({ mode }, 2).deck).not.toEqual(s.deck);
    }
  });

  test('GOW-3.8 Q-02 four different tokens on the four slots; all tokens and all places turn up', () => {
    for (const mode of MODES) {
      const slots = Object.keys(FIXED_BONUSES[mode]);
      const seen = new Set<string>();
      for (let seed = 1; seed <= 80; seed++) {
        const { bonus } = open({ mode }, seed);
        expect(Object.keys(bonus)).toEqual(slots);
        expect(new Set(Object.values(bonus)).size).toBe(4);
        for (const [area, token] of Object.entries(bonus)) seen.add(`${area} ${token}`);
      }
      const tokens = mode === 'alpine' ? 6 : 5;
      expect(seen.size).toBe(4 * tokens);
      expect([...seen].some((word) => word.endsWith('flightControl'))).toBe(mode === 'alpine');
    }
    expect(BONUSES).toHaveLength(6);
  });

  test('GOW-3.9 GOW-4.9.1 Q-19 the toss gives the initiative to either side, and who has it begins round 1', () => {
    const starts = new Set<string>();
    for (let seed = 1; seed <= 20; seed++) {
      const s = open({}, seed);
      expect(toDecide(s)).toBe(`${s.initiative} turn`);
      starts.add(s.initiative);
    }
    expect([...starts].sort()).toEqual(['blue', 'yellow']);
    expect(open({ firstInitiative: 'blue' }, 7).initiative).toBe('blue');
    expect(open({ firstInitiative: 'yellow' }, 7).initiative).toBe('yellow');
  });

  test('GOW-3.10 no bonus is in force at the start', () => {
    for (const mode of MODES) {
      for (let seed = 1; seed <= 10; seed++) {
        const s = open({ mode }, seed);
        for (const area of Object.keys(s.bonus)) expect(on(s, area)).toBe(`${area}:-`);
        expect(s.signalHeld).toEqual({ blue: false, yellow: false });
      }
    }
  });

  test('option bonusSetup: fixed', () => {
    for (const mode of MODES) expect(open({ mode, bonusSetup: 'fixed' }, 5).bonus).toEqual(FIXED_BONUSES[mode]);
  });

  test('the opening is told to everybody, and holds in every invariant', () => {
    for (const mode of MODES) {
      const { state, told } = begin(generalOrders, 2, { mode }, fastStream(3));
      expect(broken(state)).toEqual([]);
      const { initiative, bonus } = state;
      for (const viewer of [0, 1, 'public'] as const) {
        expect(heardBy(told, viewer)).toEqual([
          { is: 'opened', mode, initiative, bonus },
          { is: 'round-began', round: 1, initiative },
        ]);
      }
    }
  });
});
