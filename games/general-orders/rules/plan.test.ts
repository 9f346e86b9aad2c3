import { heardBy } from '@sztab/kernel';
import { eventsOf, namesOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { after, played, playTo, toDecide } from '../testing/position.ts';

describe('GOW-5.6 Plan', () => {
  test('GOW-5.6.1 GOW-5.6.2 three cards or two, from the top of the deck; the turn is over', () => {
    const s = after(
      { deck: 'ambush assault momentum counterAttack', hand: { blue: 'mobilisation' } },
      'blue deploy(plan-1)',
    );
    expect(s.hand.blue).toEqual(['mobilisation', 'ambush', 'assault', 'momentum']);
    expect(s.deck[0]).toBe('counterAttack');
    expect(s.deck).toHaveLength(20);
    expect(toDecide(s)).toBe('yellow turn');
    playTo(s, 'yellow deploy(plan-2)');
    expect(s.hand.yellow).toHaveLength(2);
    expect(s.hand.yellow[0]).toBe('counterAttack');
  });

  test('GOW-5.6.2 GOW-6.6.5 V44 the Recon post adds one, to whoever holds it: seven cards in one round', () => {
    const held = { bonus: 'castelnuovo:reconPost', blue: 'porretta:3 bombiana:1 castelnuovo:1' };
    const s = after({ ...held, yellow: 'zocca:3 roffeno:4', dice: [0] }, 'blue deploy(plan-1)');
    expect(s.hand.blue).toHaveLength(4);
    playTo(s, 'yellow deploy(adv:castelnuovo) move(roffeno)*3 finish', 'blue roll keep', 'blue pass');
    playTo(s, 'yellow deploy(plan-2)');
    expect(s.hand.yellow).toHaveLength(3);
    expect(s.deck).toHaveLength(17);
  });

  test('GOW-6.6.5 not without supply', () => {
    const s = after({ bonus: 'castelnuovo:reconPost', blue: 'porretta:3 castelnuovo:1' }, 'blue deploy(plan-2)');
    expect(s.hand.blue).toHaveLength(2);
  });

  test('GOW-5.6.3 V17 plan-2 with the initiative already: nothing turns', () => {
    const { s, told } = played({ initiative: 'blue' }, 'blue deploy(plan-2)');
    expect(s.hand.blue).toHaveLength(2);
    expect(s.initiative).toBe('blue');
    expect(namesOf(told)).toBe('planned');
  });

  test('GOW-5.6.3 plan-1 never turns it', () => {
    expect(after({ initiative: 'yellow' }, 'blue deploy(plan-1)').initiative).toBe('yellow');
    expect(after({ initiative: 'yellow' }, 'blue deploy(plan-2)').initiative).toBe('blue');
  });

  test('GOW-5.6.4 V45 Q-15 an empty deck takes in the discard pile, and drawing goes on', () => {
    const { s, told } = played(
      { deckCount: 2, deck: 'ambush assault', discard: 'momentum momentum momentum mobilisation mobilisation' },
      'blue deploy(plan-1)',
    );
    expect(s.hand.blue.slice(0, 2)).toEqual(['ambush', 'assault']);
    expect(s.hand.blue).toHaveLength(3);
    expect(['momentum', 'mobilisation']).toContain(s.hand.blue[2]);
    expect(s.deck).toHaveLength(4);
    expect(s.discard).toEqual([]);
    expect(namesOf(told)).toBe('reshuffled planned');
    expect(eventsOf(told, 'reshuffled')).toEqual([{ is: 'reshuffled', side: 'blue', cards: 5 }]);
  });

  test('GOW-5.6.4 the pile is not touched while the deck suffices, and it is really shuffled', () => {
    const exact = after({ deckCount: 3, discard: 'momentum' }, 'blue deploy(plan-1)');
    expect(exact.deck).toEqual([]);
    expect(exact.discard).toEqual(['momentum']);
    const pile =
      'momentum momentum momentum mobilisation mobilisation mobilisation assault assault assault ambush ambush ambush';
    const drawn = new Set(
      [[0], [1], [2], [0, 0], [1, 1], [2, 2], [1, 2], [2, 1]].map((dice) =>
        after({ deckCount: 0, discard: pile, dice }, 'blue deploy(plan-1)').hand.blue.join(),
      ),
    );
    expect(drawn.size).toBeGreaterThan(2);
  });

  test('GOW-5.6.4 Q-08 Q-15 with both empty the draw ends; the Plan is legal all the same', () => {
    const none = after({ deckCount: 0, initiative: 'yellow' }, 'blue deploy(plan-2)');
    expect(none.hand.blue).toEqual([]);
    expect(none.initiative).toBe('blue');
    expect(none.usedPairs.blue).toEqual(['plan']);
    const one = after({ deckCount: 0, discard: 'ambush' }, 'blue deploy(plan-1)');
    expect(one.hand.blue).toEqual(['ambush']);
    expect([one.deck, one.discard]).toEqual([[], []]);
  });

  test('GOW-9.1 the faces are told to their owner, the number to all', () => {
    const { told } = played({ deck: 'ambush assault momentum' }, 'blue deploy(plan-1)');
    const event = { is: 'planned', side: 'blue', space: 'plan-1', strength: { space: 3, bonus: 0 }, count: 3 };
    expect(heardBy(told, 0)).toEqual([{ ...event, cards: ['ambush', 'assault', 'momentum'] }]);
    expect(heardBy(told, 1)).toEqual([event]);
    expect(heardBy(told, 'public')).toEqual([event]);
  });
});
