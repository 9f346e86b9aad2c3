import { begin, clone, fastStream, fillOptions, Match, mix, seededStream } from '@sztab/kernel';
import { refusedFor } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { cardOf, DECK, START_CARDS } from '../content/cards.ts';
import { ROCKET_TESTS } from '../content/rocket-tests.ts';
import { SIDES, ZONE, ZONES } from '../content/zones.ts';
import { playOut, position, toDecide } from '../testing/position.ts';
import { operationMostIII } from './index.ts';
import { setup } from './setup.ts';

const defaults = fillOptions(operationMostIII, {});
const laid = (seed = 1) => setup(2, defaults, fastStream(seed), 1);

describe('setup', () => {
  test('OM3-3.1 two players, one Polish and one German; who is who is drawn outside the game', () => {
    expect(operationMostIII.players).toEqual([2, 2]);
    expect(operationMostIII.roles(2, defaults)).toEqual(['PL', 'DE']);
    for (const players of [0, 1, 3, 2.5]) {
      expect(refusedFor(() => begin(operationMostIII, players, {}, fastStream(1)))).toBe('bad-options');
    }
    const assignment = operationMostIII.options.find(({ id }) => id === 'sideAssignment');
    expect(assignment).toEqual({ id: 'sideAssignment', values: ['random', 'chosen'], concerns: 'table' });
    const random = begin(operationMostIII, 2, { sideAssignment: 'random' }, fastStream(5)).state;
    const chosen = begin(operationMostIII, 2, { sideAssignment: 'chosen' }, fastStream(5)).state;
    expect(chosen).toEqual(random);
  });

  test('OM3-3.2 three zones in a row, without cards and without parts', () => {
    const s = laid();
    expect(s.cards).toEqual([]);
    for (const zone of ZONES) expect(s.parts[zone]).toBe(0);
    expect(ZONE.surroundings.adjacent).toEqual(['base', 'forest']);
  });

  test('OM3-3.3 the five rocket tests are shuffled and face down', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 40; seed++) {
      const s = laid(seed);
      expect(s.rocketShown).toEqual([]);
      expect([...s.rocketDeck].sort()).toEqual([1, 2, 3, 4, 5]);
      seen.add(s.rocketDeck.join());
    }
    expect(seen.size).toBeGreaterThan(20);
  });

  test('OM3-3.4 all 15 parts are in the supply', () => {
    expect(laid().parts).toEqual({ supply: 15, base: 0, surroundings: 0, forest: 0, hidden: 0, evacuated: 0 });
  });

  test('OM3-3.5 each side has its own deck and its own die', () => {
    const s = laid();
    for (const side of SIDES) {
      for (const id of [...s.hand[side], ...s.deck[side]]) expect(cardOf(id).side).toBe(side);
    }
    const search = position({ cards: 'DE-SCOUTS-1@surroundings', turn: 'DE', dice: [5] });
    expect(playOut(search, 'DE search(DE-SCOUTS-1)').map(({ all }) => all)).toContainEqual({
      is: 'rolled',
      side: 'DE',
      dice: { DE: 5 },
    });
  });

  test('OM3-3.6 the three START cards are in the hand', () => {
    const s = laid();
    for (const side of SIDES) expect([...s.hand[side]].sort()).toEqual([...START_CARDS[side]].sort());
  });

  test('OM3-3.7 the other 20 cards are the deck, shuffled', () => {
    const orders = new Set<string>();
    for (let seed = 1; seed <= 10; seed++) {
      const s = laid(seed);
      for (const side of SIDES) {
        expect(s.deck[side]).toHaveLength(20);
        expect([...s.deck[side], ...START_CARDS[side]].sort()).toEqual([...DECK[side]].sort());
        orders.add(s.deck[side].join());
      }
    }
    expect(orders.size).toBe(20);
  });

  test('OM3-3.8 stage 1, nothing used, nothing removed, and play starts with phase 1', () => {
    const s = laid();
    expect(s.stage).toBe(1);
    expect(s.mulliganUsed).toEqual({ PL: false, DE: false });
    expect(s.removed).toEqual({ PL: [], DE: [] });
    expect([s.hidingOnTable, s.mostOnTable, s.result]).toEqual([false, false, null]);
    expect(s.flow).toEqual([{ step: 'stage.draw' }]);
    expect(toDecide(begin(operationMostIII, 2, {}, fastStream(1)).state)).toBe('PL mulligan, DE mulligan');
  });

  test('OM3-4.9.6 the rocket tests are shuffled first, then the Polish deck, then the German', () => {
    const stream = fastStream(11);
    const s = setup(2, defaults, clone(stream), 1);
    expect(s.rocketDeck).toEqual(mix(stream, [...ROCKET_TESTS]));
    expect(s.deck.PL).toEqual(
      mix(
        stream,
        DECK.PL.filter((id) => !cardOf(id).isStart),
      ),
    );
    expect(s.deck.DE).toEqual(
      mix(
        stream,
        DECK.DE.filter((id) => !cardOf(id).isStart),
      ),
    );
    expect(s.dice).toEqual(stream);
  });

  test('OM3-4.9.4 the same seed gives the same game, another seed another one', () => {
    const key = 'ab'.repeat(32);
    const opened = (k: string) => begin(operationMostIII, 2, {}, seededStream(k)).state;
    expect(opened(key)).toEqual(opened(key));
    expect(opened(key).hand).not.toEqual(opened('cd'.repeat(32)).hand);
  });
});

describe('options', () => {
  test('the first values are the defaults', () => {
    expect(defaults).toEqual({
      tieWinner: 'DE',
      mulligan: 'on',
      openHands: 'off',
      sideAssignment: 'random',
      match: 'single',
    });
    expect(laid().options).toEqual({ tieWinner: 'DE', mulligan: true, openHands: false });
    const changed = fillOptions(operationMostIII, { tieWinner: 'PL', mulligan: 'off', openHands: 'on' });
    expect(setup(2, changed, fastStream(1), 1).options).toEqual({ tieWinner: 'PL', mulligan: false, openHands: true });
  });

  test('an unknown option, an unknown value or a strange name is refused with a typed error', () => {
    const opened = (options: Record<string, string>) => () => begin(operationMostIII, 2, options, fastStream(1));
    expect(refusedFor(opened({ solo: 'on' }))).toBe('bad-options');
    expect(refusedFor(opened({ tieWinner: 'nobody' }))).toBe('bad-options');
    expect(refusedFor(opened({ tieWinner: '' }))).toBe('bad-options');
    expect(refusedFor(opened({ openHands: 'true' }))).toBe('bad-options');
    expect(refusedFor(opened({ constructor: 'x' }))).toBe('bad-options');
    expect(refusedFor(opened(JSON.parse('{"__proto__":"on"}')))).toBe('bad-options');
    expect(
      refusedFor(
        () => new Match(operationMostIII, { players: 2, options: { mulligan: 'maybe' }, seed: '0'.repeat(64) }),
      ),
    ).toBe('bad-options');
  });

  test('mulligan off: D-MULL never occurs, and the first question is the first Polish action', () => {
    const { state } = begin(operationMostIII, 2, { mulligan: 'off' }, fastStream(1));
    expect(toDecide(state)).toBe('PL act');
    expect(state.hand.PL).toHaveLength(8);
    for (const stage of [2, 3, 4]) {
      playOut(state, 'PL pass', 'DE pass');
      expect([state.stage, toDecide(state)]).toEqual([stage, 'PL act']);
    }
  });

  test('the options combine freely: every combination can be opened', () => {
    let combinations: Record<string, string>[] = [{}];
    for (const { id, values } of operationMostIII.options) {
      combinations = combinations.flatMap((some) => values.map((value) => ({ ...some, [id]: value })));
    }
    expect(combinations).toHaveLength(32);
    for (const options of combinations) {
      const { state } = begin(operationMostIII, 2, options, fastStream(3));
      expect(toDecide(state)).toBe(options.mulligan === 'on' ? 'PL mulligan, DE mulligan' : 'PL act');
    }
  });
});
