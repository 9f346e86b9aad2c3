import { begin, clone, fastStream, heardBy, mix, Refusal } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { cardOf } from '../content/cards.ts';
import { SIDES } from '../content/zones.ts';
import { chainOf, legal, passesOf, playOut, playTo, position, tableOf, toDecide, where } from '../testing/position.ts';
import { operationMostIII } from './index.ts';
import type { State, TurnsFrame } from './state.ts';

const opened = (seed = 1, options = {}): State => begin(operationMostIII, 2, options, fastStream(seed)).state;
const turnNumber = (s: State): number => (s.flow[0] as TurnsFrame).turn;

describe('OM3-4.1 game and stages', () => {
  test('OM3-4.1.1 four stages, whatever happens; only resigning ends it earlier', () => {
    const s = opened(2, { mulligan: 'off' });
    for (const stage of [1, 2, 3, 4]) {
      expect([s.stage, s.result]).toEqual([stage, null]);
      playOut(s, 'PL pass', 'DE pass');
    }
    expect(s.result).not.toBeNull();
    expect(toDecide(s)).toBe('');
    // A home overrun with no card left to a side does not end it.
    const overrun = position({ cards: 'DE-SS-1@forest', stage: 3, passes: 1, turn: 'DE', parts: { base: 9 } });
    playOut(overrun, 'DE pass');
    expect([overrun.stage, overrun.result]).toEqual([4, null]);
  });

  test('OM3-4.1.2 the phases of a stage come in their order', () => {
    const s = position({ cards: 'PL-SCOUTS-1@forest!', parts: { hidden: 1 }, stage: 2, passes: 1, turn: 'DE' });
    const told = playTo(s, 'DE pass', 'PL keep', 'DE keep', 'PL deploy(PL-SUPPORT-1)');
    expect(heardBy(told, 'public').map(({ is }) => is)).toEqual([
      'passed',
      'all-refreshed',
      'parts-returned', // phases 5, 6, 7
      'stage-began',
      'drew',
      'drew', // phase 1
      'mulligan-answered',
      'hand-kept',
      'hand-kept',
      'rocket-fell', // phase 2
      'deployed', // phase 3
    ]);
    expect(turnNumber(s)).toBe(2);
    expect(toDecide(s)).toBe('DE act'); // phase 4
  });

  test('OM3-4.1.3 the first turns and the later ones have one rule set', () => {
    const p = { cards: 'PL-SCOUTS-1@surroundings PL-SUPPORT-1@forest', hand: { PL: 'PL-SUPPORT-2 PL-WITNESSES-1' } };
    const later = position(p);
    const first = position(p);
    (first.flow[0] as TurnsFrame).turn = 1;
    expect(legal(first, 'PL')).toEqual(legal(later, 'PL'));
    // Phase numbers count turns: 1 is phase 3, 2 is phase 4, more is phase 5.
    const s = opened(1, { mulligan: 'off' });
    expect([turnNumber(s), toDecide(s)]).toEqual([1, 'PL act']);
    playTo(s, 'PL pass');
    expect([turnNumber(s), toDecide(s)]).toEqual([2, 'DE act']);
    playTo(s, 'DE deploy(DE-SUPPORT-1)');
    expect([turnNumber(s), toDecide(s)]).toEqual([3, 'PL act']);
  });

  test('OM3-4.1.4 no instant in phases 1, 2, 6 and 7', () => {
    const s = position({
      cards: 'PL-SUPPORT-1@forest DE-SUPPORT-1@base',
      hand: { PL: 'PL-LUCK-1 PL-NURSE-1', DE: 'DE-LUCK-1 DE-MISFORTUNE-1' },
      turn: 'DE',
      passes: 1,
    });
    // From the last pass on nobody is asked anything before the mulligan of the next stage; and there only this.
    playTo(s, 'DE pass');
    expect(toDecide(s)).toBe('PL mulligan, DE mulligan');
    for (const side of SIDES) expect(legal(s, side)).toEqual(['keep', 'mulligan']);
    playTo(s, 'PL keep', 'DE keep');
    expect(toDecide(s)).toBe('PL act');
  });
});

describe('OM3-4.2 phase 1: draw', () => {
  test('OM3-4.2.1 five cards from the top, whatever the hand; no limit', () => {
    const big = position({
      at: 'draw',
      stage: 4,
      hand: {
        PL: 'PL-PARTISANS-1 PL-PARTISANS-2 PL-PARTISANS-3 PL-SCOUTS-1 PL-SCOUTS-2 PL-SCOUTS-3 PL-SCOUTS-4 PL-SUPPORT-1 PL-SUPPORT-2 PL-SUPPORT-3 PL-SUPPORT-4 PL-LUCK-1 PL-LUCK-2 PL-MOST-1 PL-HIDE-1 PL-MORALE-1 PL-NURSE-1 PL-AMBUSH-1',
      },
    });
    expect(big.hand.PL).toHaveLength(23);
    expect(big.hand.DE).toHaveLength(8); // the three START cards are still there
    const s = position({
      at: 'draw',
      stage: 2,
      hand: { PL: 'PL-SCOUTS-1' },
      deck: { PL: 'PL-HIDE-1 PL-LUCK-1 PL-MOST-1 PL-SCOUTS-3 PL-NURSE-1 PL-LUCK-2' },
    });
    expect(s.hand.PL).toEqual(['PL-SCOUTS-1', 'PL-HIDE-1', 'PL-LUCK-1', 'PL-MOST-1', 'PL-SCOUTS-3', 'PL-NURSE-1']);
    expect(s.deck.PL[0]).toBe('PL-LUCK-2');
  });

  test('OM3-4.2.2 stage 1 starts with eight cards in each hand', () => {
    const s = opened();
    for (const side of SIDES) expect(s.hand[side]).toHaveLength(8);
  });

  test('OM3-4.2.3 four draws empty the deck exactly', () => {
    const s = opened(3, { mulligan: 'off' });
    for (const left of [15, 10, 5, 0]) {
      for (const side of SIDES) expect(s.deck[side]).toHaveLength(left);
      playOut(s, 'PL pass', 'DE pass');
    }
    for (const side of SIDES) expect(s.hand[side]).toHaveLength(23);
  });

  test('OM3-4.2.4 a mulligan returns exactly the five cards just drawn, and the second five are kept', () => {
    const s = opened(4);
    const before = clone(s.hand.PL);
    const drawn = before.slice(3);
    const deck = clone(s.deck.PL);
    playTo(s, 'PL mulligan', 'DE keep');
    expect(s.hand.PL.slice(0, 3)).toEqual(before.slice(0, 3));
    expect(s.hand.PL).toHaveLength(8);
    expect([...s.hand.PL.slice(3), ...s.deck.PL].sort()).toEqual([...drawn, ...deck].sort());
    expect(s.hand.PL.slice(3)).not.toEqual(drawn);
    expect(s.mulliganUsed).toEqual({ PL: true, DE: false });
    // Once in the game: he is not asked again, in this stage or later.
    expect(toDecide(s)).toBe('PL act');
    playOut(s, 'PL pass', 'DE pass');
    expect(toDecide(s)).toBe('DE mulligan');
  });

  test('OM3-4.2.5 both decide at the same time and in secret, in any order', () => {
    for (const [first, second] of [
      ['PL', 'DE'],
      ['DE', 'PL'],
    ] as const) {
      const s = opened(6);
      const hands = clone(s.hand);
      const told = playTo(s, `${first} mulligan`);
      expect(s.hand).toEqual(hands);
      expect(s.mulliganUsed).toEqual({ PL: false, DE: false });
      expect(toDecide(s)).toBe(`${second} mulligan`);
      expect(told).toEqual([{ all: { is: 'mulligan-answered', side: first }, only: null }]);
      const announced = playTo(s, `${second} keep`);
      expect(heardBy(announced, 'public').slice(0, 2)).toEqual(
        first === 'PL'
          ? [
              { is: 'hand-exchanged', side: 'PL', count: 5 },
              { is: 'hand-kept', side: 'DE' },
            ]
          : [
              { is: 'hand-kept', side: 'PL' },
              { is: 'hand-exchanged', side: 'DE', count: 5 },
            ],
      );
    }
  });

  test('OM3-4.2.5 an answer is final: who has answered cannot answer again', () => {
    const s = opened(6);
    playTo(s, 'PL keep');
    expect(() => playTo(s, 'PL mulligan')).toThrow(Refusal);
    expect(legal(s, 'PL')).toEqual([]);
  });

  test('OM3-4.2.5 if only one side is asked its answer is carried out at once', () => {
    const s = position({ at: 'draw', stage: 3, mulliganUsed: 'PL' });
    expect(toDecide(s)).toBe('DE mulligan');
    const told = heardBy(playTo(s, 'DE mulligan'), 'public');
    expect(told.map(({ is }) => is)).toEqual(['hand-exchanged', 'rocket-fell']);
    expect(s.mulliganUsed.DE).toBe(true);
    expect(toDecide(s)).toBe('PL act');
    const nobody = position({ at: 'draw', stage: 3, mulliganUsed: 'PL DE' });
    expect(toDecide(nobody)).toBe('PL act');
  });

  test('OM3-4.9.6 mulligans reshuffle the Polish deck before the German one, whoever answered first', () => {
    for (const order of [
      ['PL mulligan', 'DE mulligan'],
      ['DE mulligan', 'PL mulligan'],
    ] as const) {
      const s = opened(8);
      const stream = clone(s.dice);
      const piles = { PL: [...s.deck.PL, ...s.hand.PL.slice(3)], DE: [...s.deck.DE, ...s.hand.DE.slice(3)] };
      playTo(s, ...order);
      for (const side of SIDES) expect([...s.hand[side].slice(3), ...s.deck[side]]).toEqual(mix(stream, piles[side]));
    }
  });

  test('R-30 all five or none, once a game, both at the same time, never in stage 4', () => {
    const s = opened(9);
    expect(legal(s, 'PL')).toEqual(['keep', 'mulligan']);
    expect(legal(s, 'DE')).toEqual(['keep', 'mulligan']);
    // Keeping does not use it up: it is offered in stages 1, 2 and 3.
    const offered: string[] = [];
    for (let stage = 1; stage <= 4; stage++) {
      if (toDecide(s).includes('mulligan')) {
        offered.push(`${stage}: ${toDecide(s)}`);
        playTo(s, 'PL keep', 'DE keep');
      }
      playOut(s, 'PL pass', 'DE pass');
    }
    expect(offered).toEqual([1, 2, 3].map((stage) => `${stage}: PL mulligan, DE mulligan`));
  });

  test('W-01 both keep: eight cards each, decks of fifteen', () => {
    const s = opened(10);
    playTo(s, 'PL keep', 'DE keep');
    for (const side of SIDES) {
      expect(s.hand[side]).toHaveLength(8);
      expect(s.hand[side].filter((id) => cardOf(id).isStart)).toHaveLength(3);
      expect(s.deck[side]).toHaveLength(15);
    }
  });

  test('E-19 stage 2: the five go back, the six old cards stay', () => {
    const old = 'PL-SUPPORT-1 PL-SCOUTS-1 PL-LUCK-1 PL-NURSE-1 PL-MOST-1 PL-SCOUTS-2';
    const s = position({ at: 'draw', stage: 2, hand: { PL: old } });
    expect(s.hand.PL).toHaveLength(11);
    expect(s.deck.PL).toHaveLength(10);
    const pool = [...s.hand.PL.slice(6), ...s.deck.PL].sort();
    playTo(s, 'PL mulligan', 'DE keep');
    expect(s.hand.PL.slice(0, 6)).toEqual(old.split(' '));
    expect(s.hand.PL).toHaveLength(11);
    expect(s.deck.PL).toHaveLength(10);
    expect([...s.hand.PL.slice(6), ...s.deck.PL].sort()).toEqual(pool);
    expect(s.mulliganUsed.PL).toBe(true);
  });

  test('E-20 stage 4: decks 0 and no mulligan, though unused', () => {
    const s = position({ at: 'draw', stage: 4 });
    for (const side of SIDES) expect(s.deck[side]).toEqual([]);
    expect(s.mulliganUsed).toEqual({ PL: false, DE: false });
    expect(toDecide(s)).toBe('PL act');
  });

  test('E-42 the view of the other side does not show what was answered', () => {
    const seen = (answer: 'keep' | 'mulligan') => {
      const s = opened(12);
      const told = playTo(s, `PL ${answer}`);
      return (['public', 1] as const).map((viewer) => [operationMostIII.view(s, viewer), heardBy(told, viewer)]);
    };
    expect(seen('mulligan')).toEqual(seen('keep'));
  });
});

describe('OM3-4.3 phase 2: rocket test', () => {
  test('OM3-4.3.1 the top card brings its parts from the supply to the surroundings', () => {
    for (const value of [1, 2, 3, 4, 5]) {
      const s = position({
        at: 'rocketTest',
        stage: 1,
        rockets: [value, ...[1, 2, 3, 4, 5].filter((n) => n !== value)],
      });
      expect([s.parts.surroundings, s.parts.supply]).toEqual([value, 15 - value]);
    }
  });

  test('OM3-4.3.2 the face-up rocket tests count the stages', () => {
    const s = opened(13, { mulligan: 'off' });
    const order = [...s.rocketShown, ...s.rocketDeck];
    for (const stage of [1, 2, 3, 4]) {
      expect(s.stage).toBe(stage);
      expect(s.rocketShown).toEqual(order.slice(0, stage));
      playOut(s, 'PL pass', 'DE pass');
    }
  });

  test('OM3-4.3.3 parts nobody found stay and lie with the new ones', () => {
    const s = position({
      at: 'rocketTest',
      stage: 3,
      rockets: [4, 3, 5, 1, 2],
      parts: { base: 1, surroundings: 6, forest: 0 },
    });
    expect(s.parts.surroundings).toBe(11);
  });

  test('OM3-4.3.4 the fifth card is turned up by nobody and shown when the game is over', () => {
    const s = opened(14, { mulligan: 'off' });
    const last = s.rocketDeck.at(-1);
    for (let stage = 1; stage <= 4; stage++) {
      for (const viewer of [0, 1, 'public'] as const) expect(operationMostIII.view(s, viewer).rocketUnused).toBeNull();
      playOut(s, 'PL pass', ...(stage < 4 ? (['DE pass'] as const) : []));
    }
    const told = playTo(s, 'DE pass');
    expect(s.rocketDeck).toEqual([last]);
    expect(s.rocketShown).not.toContain(last);
    for (const viewer of [0, 1, 'public'] as const) expect(operationMostIII.view(s, viewer).rocketUnused).toBe(last);
    expect(heardBy(told, 'public').at(-1)).toMatchObject({ is: 'game-over', unusedRocket: last });
  });

  test('OM3-4.3.4 the fifth card is shown as well when somebody resigns in stage 4', () => {
    const s = position({ stage: 4, rockets: [1, 2, 3, 5, 4] });
    playTo(s, 'DE resign');
    expect(operationMostIII.view(s, 'public').rocketUnused).toBe(4);
  });

  test('OM3-4.3.5 the supply suffices for the four largest', () => {
    const s = position({ at: 'rocketTest', stage: 4, rockets: [2, 3, 4, 5, 1], parts: { base: 9, forest: 0 } });
    expect(s.parts).toMatchObject({ supply: 1, surroundings: 5 });
  });

  test('W-02 stage 1 with rocket test 2', () => {
    const s = position({ at: 'rocketTest', stage: 1, rockets: [2, 1, 3, 4, 5] });
    expect(s.parts).toMatchObject({ surroundings: 2, supply: 13 });
    expect(s.rocketShown).toEqual([2]);
    expect(s.stage).toBe(1);
  });

  test('E-37 rockets 5 and 4, nothing found: nine parts, supply six', () => {
    const s = position({ stage: 1, rockets: [5, 4, 1, 2, 3], passes: 1 });
    expect(s.parts.surroundings).toBe(5);
    playTo(s, 'PL pass', 'PL keep', 'DE keep');
    expect(s.stage).toBe(2);
    expect(s.parts).toMatchObject({ surroundings: 9, supply: 6 });
  });
});

describe('OM3-4.4 the action part', () => {
  test('OM3-4.4.1 R-29 the first turn of every stage is Polish, whoever passed last', () => {
    for (const [turn, last] of [
      ['PL', 'PL pass'],
      ['DE', 'DE pass'],
    ] as const) {
      for (const stage of [1, 2, 3] as const) {
        const s = position({ stage, turn, passes: 1, mulliganUsed: 'PL DE' });
        // Nobody has anything on the table, but both hold the five cards just drawn.
        playTo(s, last);
        expect([s.stage, toDecide(s)]).toEqual([stage + 1, 'PL act']);
      }
    }
  });

  test('OM3-4.4.2 one action or a pass, then the other side', () => {
    const s = opened(15, { mulligan: 'off' });
    playTo(s, 'PL deploy(PL-SCOUTS-1)');
    expect(toDecide(s)).toBe('DE act');
    expect(legal(s, 'PL')).toEqual([]);
    playTo(s, 'DE pass');
    expect(toDecide(s)).toBe('PL act');
  });

  test('OM3-4.4.3 a pass costs nothing; who passed may act, pass again and use instants', () => {
    const s = position({
      cards: 'PL-SUPPORT-1@forest PL-SCOUTS-1@surroundings DE-SOLDIERS-1@surroundings DE-SOLDIERS-2@base',
      turn: 'PL',
      dice: [3, 3],
    });
    const before = clone({ cards: s.cards, hand: s.hand, parts: s.parts });
    playTo(s, 'PL pass');
    expect({ cards: s.cards, hand: s.hand, parts: s.parts }).toEqual(before);
    playOut(s, 'DE attack(DE-SOLDIERS-1,PL-SCOUTS-1)', 'PL supportInAction(PL-SUPPORT-1)');
    expect(where(s, 'PL-SCOUTS-1')).toBe('surroundings'); // 3 + 2 against 3 + 1 + 1
    expect(toDecide(s)).toBe('PL act');
    playTo(s, 'PL pass', 'DE move(DE-SOLDIERS-2,surroundings)', 'PL move(PL-SCOUTS-1,forest)');
    expect(toDecide(s)).toBe('DE act');
  });

  test('OM3-4.4.4 passing is always allowed; an empty hand without an action passes by itself', () => {
    const s = position({ cards: 'PL-SCOUTS-1@surroundings PL-SUPPORT-1@forest', hand: { PL: 'PL-MOST-1' } });
    expect(legal(s, 'PL')).toContain('pass');
    // Empty hand, but something ready on the table: he is asked.
    const ready = position({ cards: 'PL-SCOUTS-1@surroundings DE-SUPPORT-1@base', hand: { PL: '' }, turn: 'DE' });
    playTo(ready, 'DE pass');
    expect(toDecide(ready)).toBe('PL act');
    // Cards in hand, but nothing to do with them: he is asked, and can only pass.
    const stuck = position({ hand: { PL: 'PL-LUCK-1' }, cards: 'DE-SUPPORT-1@base PL-SUPPORT-1@forest!', turn: 'DE' });
    playTo(stuck, 'DE pass');
    expect(toDecide(stuck)).toBe('PL act');
    expect(legal(stuck, 'PL')).toEqual(['pass']);
  });

  test('R-36 whether a helpless player is asked depends on his hand being empty, not on what it holds', () => {
    const at = (PL: string) =>
      position({ hand: { PL }, cards: 'PL-SCOUTS-1@forest! DE-SUPPORT-1@base', parts: { surroundings: 0, forest: 0 } });
    expect(legal(at('PL-LUCK-1'), 'PL')).toEqual(['pass']);
    expect(legal(at('PL-WITNESSES-1'), 'PL')).toEqual(['pass']);
    expect(legal(at('PL-NURSE-1'), 'PL')).toEqual(['pass']);
    expect(toDecide(at(''))).toBe('DE act');
  });

  test('OM3-4.4.5 passes in a row: grows with a pass, back to 0 with an action, 2 ends the part at once', () => {
    const s = position({ hand: { PL: 'PL-SCOUTS-1 PL-SUPPORT-1', DE: 'DE-SUPPORT-1' } });
    const run = (['PL pass', 'DE deploy(DE-SUPPORT-1)', 'PL pass', 'DE pass'] as const).map((line) => {
      playTo(s, line);
      return passesOf(s);
    });
    expect(run).toEqual([1, 0, 1, null]);
    expect(s.stage).toBe(3);
    playTo(s, 'PL keep', 'DE keep');
    expect(passesOf(s)).toBe(0);
  });

  test('OM3-4.4.6 two adjacent passes, whoever is first', () => {
    const german = position({ hand: { PL: 'PL-SCOUTS-1', DE: 'DE-SCOUTS-1' }, turn: 'DE' });
    playTo(german, 'DE pass');
    expect(german.stage).toBe(2);
    playTo(german, 'PL pass');
    expect(german.stage).toBe(3);
    // Passes with an action between them do not add up.
    const apart = position({ hand: { PL: 'PL-SCOUTS-1 PL-SUPPORT-1', DE: 'DE-SCOUTS-1 DE-SUPPORT-1' } });
    playTo(apart, 'PL pass', 'DE deploy(DE-SCOUTS-1)', 'PL pass', 'DE deploy(DE-SUPPORT-1)', 'PL pass');
    expect([apart.stage, passesOf(apart)]).toEqual([2, 1]);
  });

  test('OM3-4.4.7 a turn with a chain is one turn with an action, however little was done in it', () => {
    const s = position({ cards: 'PL-SUPPORT-1@forest', hand: { PL: 'PL-SCOUTS-1', DE: 'DE-SCOUTS-1' }, passes: 1 });
    playTo(s, 'PL volunteers(PL-SUPPORT-1)', 'PL endChain');
    expect([passesOf(s), toDecide(s), turnNumber(s)]).toEqual([0, 'DE act', 4]);
    playTo(s, 'DE pass');
    expect([s.stage, passesOf(s), toDecide(s)]).toEqual([2, 1, 'PL act']);
  });

  test('W-03 W-04 acting and passing in turns; the second pass in a row ends the part', () => {
    const hand = {
      PL: 'PL-SCOUTS-1 PL-SUPPORT-1 PL-PARTISANS-1 PL-SCOUTS-2',
      DE: 'DE-SCOUTS-1 DE-SUPPORT-1 DE-SOLDIERS-1',
    };
    const s = position({ hand });
    const lines = ['PL deploy(PL-SCOUTS-1)', 'DE deploy(DE-SCOUTS-1)', 'PL deploy(PL-SUPPORT-1)', 'DE pass'] as const;
    const run = [...lines, 'PL deploy(PL-PARTISANS-1)', 'DE deploy(DE-SUPPORT-1)'] as const;
    const counted = run.map((line) => {
      playTo(s, line);
      return passesOf(s);
    });
    expect(counted).toEqual([0, 0, 0, 1, 0, 0]);
    expect(toDecide(s)).toBe('PL act');

    const ended = position({ hand });
    playTo(ended, ...lines);
    const told = heardBy(playTo(ended, 'PL pass'), 'public');
    expect(told.slice(0, 3).map(({ is }) => is)).toEqual(['passed', 'all-refreshed', 'stage-began']);
    expect(ended.stage).toBe(3);
  });

  test('E-01 pass and pass at the very start: over without an action', () => {
    const s = opened(16, { mulligan: 'off' });
    const told = heardBy(playTo(s, 'PL pass', 'DE pass'), 'public').map(({ is }) => is);
    expect(told.slice(0, 4)).toEqual(['passed', 'passed', 'all-refreshed', 'stage-began']);
    expect([s.stage, s.cards.length]).toEqual([2, 0]);
  });

  test('E-02 PL passed, DE acted: PL may act, no pass counts', () => {
    const s = position({ hand: { PL: 'PL-SCOUTS-1', DE: 'DE-SCOUTS-1' } });
    playTo(s, 'PL pass', 'DE deploy(DE-SCOUTS-1)');
    expect(passesOf(s)).toBe(0);
    expect(legal(s, 'PL')).toEqual(['deploy(PL-SCOUTS-1)', 'pass']);
  });

  test('E-36 no hand and no ready card: the pass is made by the engine', () => {
    const s = position({
      cards: 'PL-SCOUTS-1@surroundings! DE-SUPPORT-1@base',
      hand: { PL: '', DE: 'DE-SCOUTS-1' },
      turn: 'DE',
    });
    const told = playTo(s, 'DE deploy(DE-SCOUTS-1)');
    expect(heardBy(told, 'public').at(-1)).toEqual({ is: 'passed', side: 'PL' });
    expect(passesOf(s)).toBe(1);
    expect(toDecide(s)).toBe('DE act');
  });

  test('E-41 one turn later DE passes: the pass of the engine is the second in a row', () => {
    const s = position({ cards: 'PL-SUPPORT-1@forest!', hand: { PL: '', DE: 'DE-SCOUTS-1' }, turn: 'DE' });
    const told = heardBy(playTo(s, 'DE pass'), 'public').map(({ is }) => is);
    expect(told.slice(0, 3)).toEqual(['passed', 'passed', 'all-refreshed']);
    expect(s.stage).toBe(3);
  });

  test('two empty hands with nothing ready end the stage, and the game, without a question', () => {
    const empty = { hand: { PL: '', DE: '' }, turn: 'DE', parts: { surroundings: 0 } } as const;
    const last = position({ ...empty, stage: 4, cards: 'PL-SCOUTS-1@surroundings! DE-SCOUTS-1@base' });
    const told = heardBy(playTo(last, 'DE move(DE-SCOUTS-1,surroundings)'), 'public').map(({ is }) => is);
    expect(told).toEqual(['moved', 'passed', 'passed', 'all-refreshed', 'game-over']);
    const third = position({ ...empty, stage: 3, cards: 'DE-SCOUTS-1@base' });
    playTo(third, 'DE move(DE-SCOUTS-1,surroundings)');
    expect([third.stage, toDecide(third)]).toEqual([4, 'PL act']);
  });
});

describe('OM3-4.5 phase 6: refresh', () => {
  test('OM3-4.5.1 R-42 all exhausted cards of both sides in all zones become ready', () => {
    const cards =
      'PL-SCOUTS-1@surroundings! PL-CICHOCIEMNI-1@base! PL-SUPPORT-1@forest! DE-SS-1@forest! DE-SOLDIERS-1@surroundings! DE-SUPPORT-1@base! DE-SCOUTS-1@base';
    const s = position({ cards, hand: { PL: 'PL-MOST-1' }, passes: 1 });
    playTo(s, 'PL pass');
    expect(s.stage).toBe(3);
    expect(tableOf(s)).toBe(cards.replaceAll('!', ''));
  });
});

describe('OM3-4.6 phase 7: end of stage', () => {
  test('OM3-4.6.1 R-41 the hidden parts come back after the refresh and before anything else, then the card is removed', () => {
    const s = position({
      stage: 2,
      parts: { hidden: 2, surroundings: 1 },
      hand: { PL: 'PL-MOST-1', DE: 'DE-SCOUTS-1' },
      passes: 1,
    });
    const told = heardBy(playTo(s, 'PL pass'), 'public');
    expect(told.slice(0, 4)).toEqual([
      { is: 'passed', side: 'PL' },
      { is: 'all-refreshed' },
      { is: 'parts-returned', parts: 2 },
      { is: 'stage-began', stage: 3 },
    ]);
    expect(s.parts).toMatchObject({ hidden: 0, surroundings: 3 });
    expect(where(s, 'PL-HIDE-1')).toBe('removed');
    expect(s.hidingOnTable).toBe(false);
  });

  test('OM3-4.6.2 after stages 1, 2 and 3 the next one begins with its draw', () => {
    for (const stage of [1, 2, 3] as const) {
      const s = position({ stage, passes: 1, hand: { PL: 'PL-SCOUTS-1' } });
      const told = heardBy(playTo(s, 'PL pass'), 'public');
      expect(told).toContainEqual({ is: 'stage-began', stage: stage + 1 });
      expect(s.deck.PL).toHaveLength(20 - 5 * (stage + 1));
    }
  });

  test('OM3-4.6.3 after stage 4 the game is over', () => {
    const s = position({ stage: 4, passes: 1, hand: { PL: 'PL-SCOUTS-1' }, parts: { base: 3, forest: 4 } });
    playTo(s, 'PL pass');
    expect(s.result).toEqual({ winner: 'PL', reason: 'parts', score: { PL: 4, DE: 3 } });
    expect(s.stage).toBe(4);
    expect(toDecide(s)).toBe('');
    expect(() => playTo(s, 'PL pass')).toThrow('the game is over');
    expect(() => playTo(s, 'PL resign')).toThrow('the game is over');
  });

  test('a stage that ends inside nobody’s chain leaves no frame behind', () => {
    const s = position({ cards: 'PL-SUPPORT-1@forest', hand: { PL: '', DE: 'DE-SUPPORT-1' }, passes: 1 });
    playTo(s, 'PL volunteers(PL-SUPPORT-1)');
    expect(chainOf(s)).toBe('');
    playTo(s, 'DE pass');
    expect([s.stage, s.flow.length]).toEqual([3, 1]);
  });
});
