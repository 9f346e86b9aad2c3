import { asks, below, clone, fastStream, heardBy, look, play, type Viewer } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { imaginesWell, same, walking } from '../../testing/hidden.ts';
import { TITLES } from '../content/cards.ts';
import { SIDES } from '../content/sides.ts';
import { type Position, playTo, position } from '../testing/position.ts';
import { generalOrders } from './index.ts';
import { seatOf } from './state.ts';
import { imagine, redeal, unseenBy, view } from './view.ts';

const VIEWERS = [0, 1, 'public'] as const satisfies readonly Viewer[];

/** Plans first, passing seldom: there should be cards. */
const walk = walking(generalOrders, (moves, chance) => {
  const plans = moves.filter((move) => move.startsWith('deploy(plan'));
  const busy = moves.filter((move) => move !== 'pass');
  const pool = plans.length > 0 && below(chance, 2) > 0 ? plans : busy;
  return pool.length > 0 && below(chance, 12) > 0 ? pool : moves;
});

describe('hidden information', () => {
  const s = position({
    hand: { blue: 'assault ambush', yellow: 'momentum counterAttack counterAttack' },
    discard: 'mobilisation assault',
  });

  test('GOW-9.1 Q-29 everything of the own hand; of the other only its size, of the deck only its size', () => {
    expect(view(s, 0).hand).toEqual({ blue: ['assault', 'ambush'], yellow: [] });
    expect(view(s, 1).hand).toEqual({ blue: [], yellow: ['momentum', 'counterAttack', 'counterAttack'] });
    for (const viewer of VIEWERS) {
      expect(view(s, viewer).handSize).toEqual({ blue: 2, yellow: 3 });
      expect(view(s, viewer).deckCount).toBe(17);
      expect(Object.keys(view(s, viewer))).not.toContain('deck');
      expect(Object.keys(view(s, viewer))).not.toContain('dice');
      expect(view(s, viewer).discard).toEqual(['mobilisation', 'assault']);
    }
    expect(VIEWERS.map((viewer) => view(s, viewer).you)).toEqual(['blue', 'yellow', null]);
  });

  test('GOW-9.2 spectators see both hands as backs; after the end everything lies open', () => {
    expect(view(s, 'public').hand).toEqual({ blue: [], yellow: [] });
    const over = clone(s);
    playTo(over, 'blue resign');
    for (const viewer of VIEWERS) expect(view(over, viewer).hand).toEqual(s.hand);
  });

  test('GOW-9.3 neither generator nor seed nor the order of the deck is in any view', () => {
    for (const viewer of VIEWERS) {
      const turned = clone(s);
      turned.deck.reverse();
      turned.dice = fastStream(4711);
      expect(view(turned, viewer)).toEqual(view(s, viewer));
    }
  });

  test('GOW-9.4 counting is legitimate: the unseen titles follow from list, discard pile and own hand', () => {
    expect(unseenBy(view(s, 0)).sort()).toEqual([...s.deck, ...s.hand.yellow].sort());
    expect(unseenBy(view(s, 1)).sort()).toEqual([...s.deck, ...s.hand.blue].sort());
    expect(unseenBy(view(s, 'public'))).toHaveLength(22);
  });

  test('the list of moves is for its owner alone; all hear who decides', () => {
    expect(look(generalOrders, s, 0).moves.length).toBeGreaterThan(0);
    for (const viewer of [1, 'public'] as const) {
      expect(look(generalOrders, s, viewer).moves).toEqual([]);
      expect(look(generalOrders, s, viewer).asked).toEqual([{ seat: 0, prompt: 'turn' }]);
    }
  });

  test('everything else is the same for everybody', () => {
    const strip = (viewer: Viewer): object => ({ ...view(s, viewer), you: null, hand: null });
    expect(strip(0)).toEqual(strip('public'));
    expect(strip(1)).toEqual(strip('public'));
    expect(strip(0)).toMatchObject({
      soldiers: s.soldiers,
      reserve: s.reserve,
      ready: s.ready,
      deployed: s.deployed,
      bonus: s.bonus,
      round: 2,
      initiative: 'blue',
    });
  });

  test('a view is a copy: nothing done to it reaches the table', () => {
    const before = clone(s);
    const v = view(s, 0) as unknown as {
      soldiers: { blue: Record<string, number> };
      hand: { blue: string[] };
      discard: string[];
      flow: object[];
      ready: { blue: number };
      bonus: Record<string, string>;
      reserve: { blue: { soldiers: number } };
      effects: { blue: string[] };
      deployed: { blue: string[] };
    };
    v.soldiers.blue.gaggio = 9;
    v.hand.blue.length = 0;
    v.discard.length = 0;
    v.ready.blue = 9;
    v.bonus.belvedere = 'x';
    v.reserve.blue.soldiers = 0;
    v.effects.blue.push('x');
    v.deployed.blue.push('x');
    for (const f of v.flow) Object.assign(f, { step: 'x', side: 'x' });
    expect(s).toEqual(before);
  });
});

describe('non-interference', () => {
  const MODES = ['alpine', 'island'];

  test('GOW-6.7.5 GOW-9.6 dealt anew what is hidden: the same view, questions, lists, and no copy numbers', () => {
    const chance = fastStream(99);
    for (const mode of MODES) {
      walk(4, { mode }, (state) => {
        for (const viewer of VIEWERS) {
          const sight = look(generalOrders, state, viewer);
          same(look(generalOrders, redeal(clone(state), viewer, chance), viewer), sight);
        }
      });
    }
  });

  test('the next move tells the same and opens the same windows, as long as the same cards come to light', () => {
    const chance = fastStream(5);
    let compared = 0;
    for (const mode of MODES) {
      walk(5, { mode }, (state, seat, move) => {
        if (move.includes('plan')) return;
        for (const viewer of VIEWERS) {
          const truth = clone(state);
          const other = redeal(clone(state), viewer, chance);
          if (!asks(generalOrders, other).some((ask) => ask.seat === seat && ask.moves.includes(move))) continue;
          const told = play(generalOrders, truth, seat, move);
          const toldOther = play(generalOrders, other, seat, move);
          if (truth.result) continue;
          same(heardBy(toldOther, viewer), heardBy(told, viewer));
          same(look(generalOrders, other, viewer), look(generalOrders, truth, viewer));
          compared++;
        }
      });
    }
    expect(compared).toBeGreaterThan(1000);
  });

  test('windows by hand: whatever one card the opponent holds, the same questions are put', () => {
    const prompts = (p: Position, lines: `blue ${string}`[], holder: 'blue' | 'yellow'): Set<string> => {
      const seen = new Set<string>();
      for (const title of TITLES.filter((one) => one !== 'airRaid' && one !== 'interception' && one !== 'wingman')) {
        const one = position({ ...p, hand: { [holder]: title } });
        const shown = lines.map((line) => {
          playTo(one, line);
          return look(generalOrders, one, seatOf(holder === 'blue' ? 'yellow' : 'blue')).asked;
        });
        seen.add(JSON.stringify(shown));
      }
      return seen;
    };
    const p: Position = {
      blue: 'porretta:3 riva-ridge:2 querciola:1 gaggio:4',
      yellow: 'zocca:3 monte-castello:3 pietracolora:1',
      dice: [0, 0],
    };
    for (const holder of SIDES) {
      expect(prompts(p, ['blue deploy(adv:monte-castello)', 'blue move(gaggio)*3', 'blue finish'], holder).size).toBe(
        1,
      );
      expect(prompts(p, ['blue deploy(bar:riva-ridge)', 'blue target(monte-castello)'], holder).size).toBe(1);
      expect(prompts(p, ['blue deploy(para:querciola)', 'blue target(monte-castello)'], holder).size).toBe(1);
      expect(
        prompts(
          p,
          [
            'blue deploy(reinforce-2)',
            'blue place(porretta)*2',
            'blue place(gaggio)',
            'blue place(querciola)',
            'blue finish',
          ],
          holder,
        ).size,
      ).toBe(1);
    }
  });

  test('what a viewer hears of a draw names no card of the other side', () => {
    walk(3, {}, (state, seat, move) => {
      if (!move.includes('plan')) return;
      const told = play(generalOrders, clone(state), seat, move);
      for (const viewer of VIEWERS) {
        if (viewer === seat) continue;
        for (const event of heardBy(told, viewer)) expect(Object.keys(event)).not.toContain('cards');
      }
    });
  });
});

describe('imagining', () => {
  test('an imagined table is a possible one, and looks to its viewer exactly like the true one', () => {
    const chance = fastStream(321);
    for (const options of [{}, { mode: 'island' }, { openHands: 'on' }, { deckSize: '18' }]) {
      walk(2, options, (state) => {
        for (const viewer of VIEWERS) imaginesWell(generalOrders, state, viewer, chance);
      });
    }
  });

  test('all that is unseen can turn up', () => {
    const s = position({ hand: { yellow: 'ambush counterAttack' } });
    const hands = new Set<string>();
    for (let seed = 1; seed <= 60; seed++) hands.add(imagine(view(s, 0), fastStream(seed)).hand.yellow.join());
    expect(hands.size).toBeGreaterThan(20);
  });
});
