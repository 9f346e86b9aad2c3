import {
  asks,
  begin,
  below,
  clone,
  type FastStream,
  fastStream,
  heardBy,
  look,
  mix,
  play,
  type Viewer,
} from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { imaginesWell, same, walking } from '../../testing/hidden.ts';
import { cardOf, DECK } from '../content/cards.ts';
import { enemyOf, SIDES, type Side } from '../content/zones.ts';
import { playTo, position, toDecide } from '../testing/position.ts';
import { operationMostIII } from './index.ts';
import { broken } from './invariants.ts';
import type { Move } from './moves.ts';
import { type State, seatOf, sideOf } from './state.ts';
import { imagine, unseenBy, view } from './view.ts';

const VIEWERS = [0, 1, 'public'] as const satisfies readonly Viewer[];
const idsIn = (value: unknown): Set<string> => new Set(JSON.stringify(value).match(/(PL|DE)-[A-Z]+-\d/g) ?? []);

/** Passing seldom, so that there is something to see. */
const walk = walking(operationMostIII, (moves, chance) => {
  const busy = moves.filter((move) => move !== 'pass' && move !== 'endChain');
  return busy.length > 0 && below(chance, 10) > 0 ? busy : moves;
});

describe('hidden information', () => {
  const s = position({
    cards: 'PL-SUPPORT-1@forest DE-SCOUTS-1@surroundings!',
    hand: { PL: 'PL-LUCK-1 PL-SCOUTS-1 PL-MORALE-1', DE: 'DE-NURSE-1 DE-SOLDIERS-1 DE-SS-1' },
    parts: { hidden: 1, evacuated: 2, forest: 1 },
    stage: 3,
  });

  test('a hand: everything for the owner, the number and the undeployed START cards for the others', () => {
    expect(view(s, 0).hand).toEqual({ PL: ['PL-LUCK-1', 'PL-SCOUTS-1', 'PL-MORALE-1'], DE: ['DE-SOLDIERS-1'] });
    expect(view(s, 1).hand).toEqual({ PL: ['PL-SCOUTS-1'], DE: ['DE-NURSE-1', 'DE-SOLDIERS-1', 'DE-SS-1'] });
    expect(view(s, 'public').hand).toEqual({ PL: ['PL-SCOUTS-1'], DE: ['DE-SOLDIERS-1'] });
    for (const viewer of VIEWERS) expect(view(s, viewer).handSize).toEqual({ PL: 3, DE: 3 });
    expect(VIEWERS.map((viewer) => view(s, viewer).you)).toEqual(['PL', 'DE', null]);
  });

  test('R-31 deck sizes, hand sizes, the table and the removed piles are public', () => {
    for (const viewer of VIEWERS) {
      const v = view(s, viewer);
      expect(v.deckSize).toEqual({ PL: 5, DE: 5 });
      expect(v.removed).toEqual(s.removed);
      expect(v.cards).toEqual(s.cards);
      expect(v.parts).toEqual(s.parts);
      expect([v.hidingOnTable, v.mostOnTable, v.stage, v.rocketShown]).toEqual([true, true, 3, s.rocketShown]);
    }
  });

  test('R-44 a player knows which of his cards he has not met, but not their order; a deck is in no view', () => {
    const left = unseenBy(view(s, 0), 'PL');
    expect([...left].sort()).toEqual([...s.deck.PL].sort());
    expect(left).toEqual(DECK.PL.filter((id) => left.includes(id))); // always in the order of the list
    const turned = clone(s);
    turned.deck.PL.reverse();
    expect(view(turned, 0)).toEqual(view(s, 0));
    for (const viewer of VIEWERS)
      for (const id of [...s.deck.PL, ...s.deck.DE]) expect(idsIn(view(s, viewer))).not.toContain(id);
  });

  test('neither the generator nor the order of the rocket tests is in any view', () => {
    for (const viewer of VIEWERS) {
      const v = view(s, viewer);
      expect(Object.keys(v)).not.toContain('dice');
      expect(Object.keys(v)).not.toContain('rocketDeck');
      const turned = clone(s);
      turned.rocketDeck.reverse();
      turned.dice = fastStream(99);
      expect(view(turned, viewer)).toEqual(v);
    }
  });

  test('a list of moves is for its owner alone', () => {
    expect(look(operationMostIII, s, 0).moves.length).toBeGreaterThan(0);
    expect(look(operationMostIII, s, 1).moves).toEqual([]);
    expect(look(operationMostIII, s, 'public').moves).toEqual([]);
    for (const viewer of VIEWERS) expect(look(operationMostIII, s, viewer).asked).toEqual([{ seat: 0, prompt: 'act' }]);
  });

  test('a view is a copy: nothing done to it reaches the table', () => {
    const before = clone(s);
    const v = view(s, 0) as unknown as {
      cards: { zone: string }[];
      hand: { PL: string[] };
      flow: object[];
      parts: { base: number };
    };
    for (const card of v.cards) card.zone = 'base';
    v.hand.PL.length = 0;
    v.parts.base = 15;
    for (const f of v.flow) Object.assign(f, { step: 'chain', passes: 9 });
    expect(s).toEqual(before);
  });

  test('a draw tells the cards to their owner and the number to the others', () => {
    const { state, told } = begin(operationMostIII, 2, {}, fastStream(21));
    for (const side of SIDES) {
      const cards = state.hand[side].slice(3);
      expect(heardBy(told, seatOf(side))).toContainEqual({ is: 'drew', side, count: 5, cards });
      expect(heardBy(told, seatOf(enemyOf(side)))).toContainEqual({ is: 'drew', side, count: 5 });
      expect(heardBy(told, 'public')).toContainEqual({ is: 'drew', side, count: 5 });
    }
    const exchanged = playTo(state, 'DE mulligan', 'PL mulligan');
    for (const side of SIDES) {
      expect(heardBy(exchanged, seatOf(side))).toContainEqual({
        is: 'hand-exchanged',
        side,
        count: 5,
        cards: state.hand[side].slice(3),
      });
      expect(heardBy(exchanged, seatOf(enemyOf(side)))).toContainEqual({ is: 'hand-exchanged', side, count: 5 });
    }
  });

  test('the five cards given back in a mulligan are shown to nobody else', () => {
    const { state } = begin(operationMostIII, 2, {}, fastStream(22));
    const returned = state.hand.PL.slice(3);
    const told = playTo(state, 'PL mulligan', 'DE keep');
    for (const viewer of [1, 'public'] as const) {
      for (const id of returned) {
        expect(idsIn(heardBy(told, viewer))).not.toContain(id);
        expect(idsIn(view(state, viewer))).not.toContain(id);
      }
    }
  });

  test('that somebody has answered the mulligan is public, what he answered is his own', () => {
    const { state } = begin(operationMostIII, 2, {}, fastStream(23));
    playTo(state, 'DE mulligan');
    expect(view(state, 1).flow).toEqual([{ step: 'stage.mulligan', asked: ['PL', 'DE'], answers: { DE: 'mulligan' } }]);
    expect(view(state, 0).flow).toEqual([{ step: 'stage.mulligan', asked: ['PL', 'DE'], answers: { DE: 'secret' } }]);
    expect(view(state, 'public').flow).toEqual(view(state, 0).flow);
    expect(toDecide(state)).toBe('PL mulligan');
  });

  test('a deployed START card is no longer counted as known in the hand', () => {
    const scouts = position({ hand: { PL: 'PL-SCOUTS-1 PL-SCOUTS-2' } });
    expect(view(scouts, 1).hand.PL).toEqual(['PL-SCOUTS-1']);
    playTo(scouts, 'PL deploy(PL-SCOUTS-1)');
    expect(view(scouts, 1).hand.PL).toEqual([]);
    expect(view(scouts, 1).handSize.PL).toBe(1);
  });

  test('what a nested copy of a card says never depends on its place in the hand', () => {
    const first = position({ hand: { PL: 'PL-LUCK-1 PL-SUPPORT-1 PL-SCOUTS-1 PL-MOST-1' } });
    const second = position({ hand: { PL: 'PL-SCOUTS-1 PL-MOST-1 PL-SUPPORT-1 PL-LUCK-1' } });
    for (const viewer of [1, 'public'] as const) {
      expect(view(second, viewer)).toEqual(view(first, viewer));
      const move = 'PL deploy(PL-SUPPORT-1)';
      expect(heardBy(playTo(clone(second), move), viewer)).toEqual(heardBy(playTo(clone(first), move), viewer));
    }
  });

  test('after the game both hands are open', () => {
    const over = position({ hand: { PL: 'PL-LUCK-1', DE: 'DE-NURSE-1' }, stage: 4, passes: 1 });
    playTo(over, 'PL pass');
    for (const viewer of VIEWERS) expect(view(over, viewer).hand).toEqual({ PL: ['PL-LUCK-1'], DE: ['DE-NURSE-1'] });
  });

  test('openHands: both hands and draws are public, decks and a pending mulligan answer are not', () => {
    const { state, told } = begin(operationMostIII, 2, { openHands: 'on' }, fastStream(24));
    for (const viewer of VIEWERS) {
      expect(view(state, viewer).hand).toEqual(state.hand);
      expect(heardBy(told, viewer)).toContainEqual({ is: 'drew', side: 'PL', count: 5, cards: state.hand.PL.slice(3) });
      for (const id of state.deck.DE) expect(idsIn(view(state, viewer))).not.toContain(id);
    }
    playTo(state, 'PL mulligan');
    expect(view(state, 1).flow[0]).toMatchObject({ answers: { PL: 'secret' } });
    const exchanged = playTo(state, 'DE keep');
    expect(heardBy(exchanged, 'public')).toContainEqual({
      is: 'hand-exchanged',
      side: 'PL',
      count: 5,
      cards: state.hand.PL.slice(3),
    });
  });

  test('openHands changes nothing else: the same questions, the same lists, move by move', () => {
    const open: State[] = [];
    walk(3, {}, (hidden, seat, move) => {
      if (
        hidden.stage === 1 &&
        hidden.flow[0]?.step === 'stage.mulligan' &&
        Object.keys(hidden.flow[0].answers).length === 0
      ) {
        open.push(begin(operationMostIII, 2, { openHands: 'on' }, fastStream(open.length + 1)).state);
      }
      const twin = open.at(-1) as State;
      same(asks(operationMostIII, twin), asks(operationMostIII, hidden));
      play(operationMostIII, twin, seat, move);
    });
    expect(open).toHaveLength(3);
  });
});

/** Deals anew what this viewer cannot know. */
function redealt(s: State, viewer: Viewer, chance: FastStream): State {
  const other = clone(s);
  for (const side of SIDES) {
    if (viewer === seatOf(side)) {
      mix(chance, other.deck[side]);
      continue;
    }
    const pool = mix(chance, [...other.hand[side].filter((id) => !cardOf(id).isStart), ...other.deck[side]]);
    other.hand[side].forEach((id, i) => {
      if (!cardOf(id).isStart) other.hand[side][i] = pool.pop() as typeof id;
    });
    other.deck[side].splice(0, Number.POSITIVE_INFINITY, ...pool);
    const top = other.flow[0];
    if (top?.step === 'stage.mulligan' && top.answers[side])
      top.answers[side] = top.answers[side] === 'keep' ? 'mulligan' : 'keep';
  }
  mix(chance, other.rocketDeck);
  return other;
}

describe('non-interference', () => {
  test('no view has an id of a hidden hand or of a deck, except undeployed START cards', () => {
    walk(8, {}, (s) => {
      for (const viewer of VIEWERS) {
        const ids = idsIn(look(operationMostIII, s, viewer));
        for (const side of SIDES) {
          same(
            s.deck[side].filter((id) => ids.has(id)),
            [],
          );
          if (viewer === seatOf(side)) continue;
          same(
            s.hand[side].filter((id) => ids.has(id)),
            s.hand[side].filter((id) => cardOf(id).isStart),
          );
        }
      }
    });
  });

  test('view, questions and own list stay the same when all that is hidden is dealt anew', () => {
    const chance = fastStream(4711);
    walk(8, {}, (s) => {
      for (const viewer of VIEWERS) {
        same(look(operationMostIII, redealt(s, viewer, chance), viewer), look(operationMostIII, s, viewer));
      }
    });
  });

  test('and so does what the next move tells, and where it leads, as long as nothing new is drawn', () => {
    const chance = fastStream(815);
    let compared = 0;
    walk(8, {}, (s, seat, move) => {
      for (const viewer of VIEWERS) {
        const truth = clone(s);
        const other = redealt(s, viewer, chance);
        if (!asks(operationMostIII, other).some((ask) => ask.seat === seat && ask.moves.includes(move))) continue;
        const told = play(operationMostIII, truth, seat, move);
        const toldOther = play(operationMostIII, other, seat, move);
        if (truth.stage !== s.stage || truth.result || truth.rocketShown.length !== s.rocketShown.length) continue;
        same(heardBy(toldOther, viewer), heardBy(told, viewer));
        same(look(operationMostIII, other, viewer), look(operationMostIII, truth, viewer));
        compared++;
      }
    });
    expect(compared).toBeGreaterThan(1000);
  });

  test('what a viewer is told holds no id that was hidden from him, unless the card has come to light by it', () => {
    walk(8, {}, (s, seat, move) => {
      const after = clone(s);
      const told = play(operationMostIII, after, seat, move);
      if (after.result) return;
      for (const viewer of VIEWERS) {
        const ids = idsIn(heardBy(told, viewer));
        for (const side of SIDES) {
          if (viewer === seatOf(side)) continue;
          const still = [...after.hand[side], ...after.deck[side]].filter((id) => !cardOf(id).isStart);
          same(
            still.filter((id) => ids.has(id)),
            [],
          );
        }
      }
    });
  });
});

describe('imagining', () => {
  test('an imagined table is a possible one, and looks to its viewer exactly like the true one', () => {
    const chance = fastStream(321);
    for (const options of [{}, { openHands: 'on' }, { mulligan: 'off' }]) {
      walk(3, options, (s) => {
        for (const viewer of VIEWERS) imaginesWell(operationMostIII, s, viewer, chance);
      });
    }
  });

  test('an imagined game can be played to its end, whoever imagines it and from wherever', () => {
    const chance = fastStream(654);
    let seen = 0;
    walk(2, {}, (s) => {
      if (seen++ % 8 > 0) return;
      for (const viewer of VIEWERS) {
        const imagined = imagine(view(s, viewer), fastStream(seen));
        for (let asked = asks(operationMostIII, imagined); asked.length > 0; asked = asks(operationMostIII, imagined)) {
          const { seat, moves } = asked[0] as (typeof asked)[number];
          play(operationMostIII, imagined, seat, moves[below(chance, moves.length)] as Move);
          same(broken(imagined), []);
        }
        expect(imagined.result).not.toBeNull();
      }
    });
  });

  test('all that is unseen can turn up: the same view gives different hands', () => {
    const s = position({ hand: { PL: 'PL-LUCK-1 PL-NURSE-1', DE: 'DE-LUCK-1' } });
    const hands = new Set<string>();
    for (let seed = 1; seed <= 60; seed++)
      hands.add(
        imagine(view(s, sideSeat('DE')), fastStream(seed))
          .hand.PL.slice()
          .sort()
          .join(),
      );
    expect(hands.size).toBeGreaterThan(20);
  });
});

const sideSeat = (side: Side): number => [0, 1].find((seat) => sideOf(seat) === side) as number;
