/** Every rule of the rulebook, by its number. */
import { asks, begin, fastStream, type Options, play, resign } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { CARDS, type Card } from '../content/cards.ts';
import { type Hill, SIDES, type Side } from '../content/hills.ts';
import { template } from './index.ts';
import type { Move } from './moves.ts';
import { type State, seatOf } from './state.ts';
import { view } from './view.ts';

const opened = (options: Options = {}, seed = 1): State => begin(template, 2, options, fastStream(seed)).state;

/** Both hands as told, Red first; then everything is laid from west to east. */
function played(red: readonly Card[], blue: readonly Card[], seed = 1): State {
  const s = opened({}, seed);
  s.hand = { red: [...red], blue: [...blue] };
  s.deck = CARDS.filter((card) => !red.includes(card) && !blue.includes(card));
  const hills: readonly Hill[] = ['west', 'middle', 'east'];
  hills.forEach((hill, i) => {
    play(template, s, 0, `lay(${red[i] as Card},${hill})`);
    play(template, s, 1, `lay(${blue[i] as Card},${hill})`);
  });
  return s;
}

const moves = (s: State): readonly Move[] => asks(template, s)[0]?.moves ?? [];

describe('3 before the first turn', () => {
  test('TPL-3.1 the cards are shuffled', () => {
    const orders = [1, 2, 3].map((seed) => JSON.stringify(opened({}, seed).hand));
    expect(new Set(orders).size).toBe(3);
  });
  test('TPL-3.2 three cards each, which the other side does not see', () => {
    const s = opened();
    expect([s.hand.red.length, s.hand.blue.length, s.deck.length]).toEqual([3, 3, 6]);
    expect(view(s, 0).hand).toEqual(s.hand.red);
    expect(view(s, 'public').hand).toEqual([]);
  });
  test('TPL-3.3 Red begins, or Blue by the option', () => {
    expect(asks(template, opened())[0]?.seat).toBe(0);
    expect(asks(template, opened({ first: 'blue' }))[0]?.seat).toBe(1);
  });
});

describe('4 a turn', () => {
  test('TPL-4.1 any card of the hand on any hill', () => {
    expect(moves(opened())).toHaveLength(9);
  });
  test('TPL-4.2 one card a side on each hill', () => {
    const s = opened();
    play(template, s, 0, moves(s)[0] as Move);
    play(template, s, 1, moves(s)[0] as Move);
    expect(moves(s).filter((move) => move.includes('west'))).toEqual([]);
    expect(moves(s)).toHaveLength(4);
  });
  test('TPL-4.3 in turns until the hands are empty', () => {
    const s = opened();
    const turns: (Side | undefined)[] = [];
    for (let ask = asks(template, s)[0]; ask; ask = asks(template, s)[0]) {
      turns.push(SIDES[ask.seat]);
      play(template, s, ask.seat, ask.moves[0] as Move);
    }
    expect(turns).toEqual(['red', 'blue', 'red', 'blue', 'red', 'blue']);
  });
});

describe('5 the end', () => {
  test('TPL-1.1 TPL-5.1 TPL-5.3 the higher card holds a hill, and two hills win', () => {
    const s = played(['6a', '1a', '5a'], ['2a', '4a', '3a']);
    expect(s.held).toEqual({ west: 'red', middle: 'blue', east: 'red' });
    expect(template.outcome(s)).toEqual({ winners: [0], reason: 'hills', scores: [2, 1] });
  });
  test('TPL-5.2 equal cards: the die decides', () => {
    const holders = Array.from(
      { length: 20 },
      (_, seed) => played(['6a', '1a', '5a'], ['6b', '4a', '3a'], seed).held.west,
    );
    expect(new Set(holders)).toEqual(new Set(SIDES));
  });
  test('TPL-5.4 whoever resigns has lost', () => {
    const s = opened();
    resign(template, s, seatOf('red'));
    expect(template.outcome(s)).toEqual({ winners: [1], reason: 'resigned', scores: [0, 0] });
  });
});
