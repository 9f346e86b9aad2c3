import { asks, begin, below, canonical, clone, type FastStream, fastStream, play, type Told } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { brokenBy } from '../../testing/laws.ts';
import { type CardId, cardOf } from '../content/cards.ts';
import { SIDES, type Side } from '../content/zones.ts';
import { type Position, position } from '../testing/position.ts';
import type { Event } from './events.ts';
import { operationMostIII } from './index.ts';
import { broken, LAW } from './invariants.ts';
import type { Move } from './moves.ts';
import {
  type ChainFrame,
  type Frame,
  type Parts,
  type State,
  sideOf,
  type TableCard,
  type TurnsFrame,
} from './state.ts';

const FULL: Position = {
  cards: 'PL-SUPPORT-1@forest PL-SCOUTS-1@surroundings DE-SUPPORT-1@base DE-SCOUTS-1@surroundings',
  hand: { PL: 'PL-LUCK-1 PL-PARTISANS-1', DE: 'DE-COLUMN-1 DE-SOLDIERS-1' },
  parts: { surroundings: 2, forest: 2, base: 2 },
};

/** What the checker says after something was put wrong. */
const wrong = (tamper: (s: State) => unknown, p: Position = FULL) => brokenBy(operationMostIII, position(p), tamper);
const card = (s: State, id: CardId): TableCard => s.cards.find((one) => one.id === id) as TableCard;
const turns = (s: State): TurnsFrame => s.flow[0] as TurnsFrame;
const top = (s: State): ChainFrame => s.flow.findLast((f) => f.step === 'chain') as ChainFrame;

describe('the checker notices', () => {
  test('fifteen parts, none negative', () => {
    expect(wrong((s) => s.parts.forest++)).toContain(LAW.parts);
    expect(wrong((s) => Object.assign(s.parts, { forest: -1, base: 5 }))).toContain(LAW.parts);
  });

  test('the supply lacks what the face-up rocket tests brought', () => {
    expect(wrong((s) => Object.assign(s.parts, { supply: s.parts.supply - 1, forest: 3 }))).toEqual([LAW.supply]);
    expect(wrong((s) => Object.assign(s, { rocketShown: [1, 2] }))).toContain(LAW.supply);
  });

  test('every card exactly once', () => {
    expect(wrong((s) => s.hand.PL.push('PL-LUCK-1'))).toContain(LAW.cards);
    expect(wrong((s) => s.hand.PL.pop())).toContain(LAW.cards);
    expect(
      wrong((s) => {
        s.removed.DE[0] = s.removed.DE[1] as CardId;
      }),
    ).toContain(LAW.cards);
    expect(
      wrong((s) => {
        s.hidingOnTable = true;
      }),
    ).toContain(LAW.cards);
    expect(wrong((s) => s.hand.PL.push(s.hand.DE.pop() as CardId))).toContain(LAW.cards);
  });

  test('the deck has 20 − 5n cards after the draw', () => {
    expect(wrong((s) => s.hand.PL.push(s.deck.PL.pop() as CardId))).toEqual([LAW.decks]);
    expect(wrong((s) => s.deck.DE.push(s.removed.DE.pop() as CardId))).toEqual([LAW.decks]);
  });

  test('Supports stay at home', () => {
    expect(
      wrong((s) => {
        card(s, 'PL-SUPPORT-1').zone = 'surroundings';
      }),
    ).toEqual([LAW.home]);
    expect(
      wrong((s) => {
        card(s, 'DE-SUPPORT-1').zone = 'forest';
      }),
    ).toEqual([LAW.home]);
  });

  test('only Units and Supports on the table, and every card with its owner', () => {
    const luck: TableCard = { id: 'PL-LUCK-1', zone: 'forest', ready: true };
    expect(
      wrong((s) => {
        s.hand.PL.shift();
        s.cards.push(luck);
      }),
    ).toEqual([LAW.owners]);
    expect(wrong((s) => s.hand.PL.push(s.hand.DE.pop() as CardId))).toContain(LAW.owners);
  });

  test('at most two parts hidden, on the card, in the action part', () => {
    const hidden: Position = { parts: { hidden: 2, surroundings: 2 } };
    expect(wrong((s) => Object.assign(s.parts, { hidden: 3, surroundings: 1 }), hidden)).toEqual([LAW.hidden]);
    expect(wrong((s) => Object.assign(s.parts, { hidden: 1, surroundings: 1 }))).toEqual([LAW.hidden]);
    const mulligan: Position = { at: 'draw', stage: 3 };
    const hide = (s: State) => {
      Object.assign(s.parts, { hidden: 1, surroundings: s.parts.surroundings - 1 });
      s.hidingOnTable = true;
      s.removed.PL.splice(s.removed.PL.indexOf('PL-HIDE-1'), 1);
    };
    expect(wrong(hide, mulligan)).toEqual([LAW.hidden]);
  });

  test('evacuated parts and Most III on the table go together', () => {
    expect(wrong((s) => Object.assign(s.parts, { evacuated: 1, forest: 1 }))).toEqual([LAW.flown]);
    expect(
      wrong((s) => Object.assign(s.parts, { evacuated: 0, forest: 3 }), {
        edition: 1,
        parts: { evacuated: 3, forest: 0 },
      }),
    ).toEqual([LAW.flown]);
  });

  test('no more than 14 parts in the scores', () => {
    expect(wrong((s) => Object.assign(s.parts, { supply: 0, surroundings: 0, forest: 8, base: 7 }))).toContain(
      LAW.score,
    );
    expect(wrong((s) => Object.assign(s.parts, { supply: 0, surroundings: 1, forest: 7, base: 7 }))).not.toContain(
      LAW.score,
    );
  });

  test('no second pass while somebody is to act, and none at all in a chain', () => {
    expect(
      wrong((s) => {
        turns(s).passes = 2;
      }),
    ).toEqual([LAW.passes]);
    expect(
      wrong(
        (s) => {
          turns(s).passes = 1;
        },
        { ...FULL, chain: 'volunteers:1' },
      ),
    ).toEqual([LAW.passes]);
  });

  test('the top frame has something left when an action is chosen, and there is one Column', () => {
    const chained: Position = {
      ...FULL,
      hand: { DE: 'DE-SOLDIERS-1' },
      turn: 'DE',
      chain: 'volunteers:0 motorisedColumn:1',
    };
    expect(
      wrong((s) => {
        top(s).remaining = 0;
      }, chained),
    ).toEqual([LAW.chains]);
    expect(wrong((s) => (s.flow as Frame[]).splice(1, 0, clone(top(s))), chained)).toEqual([LAW.chains]);
  });

  test('everything is ready at the start of phase 3', () => {
    const exhaust = (s: State): void => {
      turns(s).turn = 1;
      card(s, 'PL-SCOUTS-1').ready = false;
    };
    expect(wrong(exhaust)).toEqual([LAW.ready]);
  });

  test('as many face-up rocket tests as stages', () => {
    expect(
      wrong((s) => {
        s.rocketDeck.length -= 1;
      }),
    ).toEqual([LAW.rockets]);
    expect(wrong((s) => s.rocketDeck.push(s.rocketShown.pop() as number))).toContain(LAW.rockets);
  });

  test('a sound table has nothing to report', () => {
    for (const at of ['draw', 'rocketTest', 'turns'] as const) expect(broken(position({ at }))).toEqual([]);
  });
});

interface Seen {
  readonly before: State;
  readonly after: State;
  readonly side: Side;
  readonly move: Move;
  readonly told: readonly Told<Event>[];
}

/**
 * Forty-eight random games: a third wholly at random, the others like people who play on while there is something to do; and a
 * third like people who never let a theft go by, which is rare at random.
 */
const GAMES: readonly (readonly Seen[])[] = Array.from({ length: 48 }, (_, n) => randomGame(fastStream(n + 1), n % 3));

function randomGame(dice: FastStream, haste: number): Seen[] {
  const { state: s } = begin(operationMostIII, 2, haste === 1 ? { tieWinner: 'PL' } : {}, dice);
  const chance = fastStream(dice.a, dice.b);
  const line: Seen[] = [];
  let before = clone(s);
  for (let asked = asks(operationMostIII, s); asked.length > 0; asked = asks(operationMostIII, s)) {
    const { seat, moves } = asked[below(chance, asked.length)] as (typeof asked)[number];
    const busy = moves.filter((move) => !['pass', 'endChain', 'passReaction', 'roll'].includes(move));
    const thefts = haste === 2 ? moves.filter((move) => move.startsWith('steal')) : [];
    const eager = thefts.length > 0 ? thefts : busy;
    const list = haste > 0 && eager.length > 0 && below(chance, 12) > 0 ? eager : moves;
    const move = list[below(chance, list.length)] as Move;
    const told = play(operationMostIII, s, seat, move);
    const after = clone(s);
    line.push({ before, after, side: sideOf(seat), move, told });
    before = after;
  }
  return line;
}
const STEPS: readonly Seen[] = GAMES.flat();
const verbOf = (move: Move): string => move.split('(')[0] as string;
const argsOf = (move: Move): string[] => /\((.*)\)/.exec(move)?.[1]?.split(',') ?? [];
const eventsOf = ({ told }: Seen): Event[] => told.flatMap(({ all }) => (all ? [all] : []));
const sameStage = ({ before, after }: Seen): boolean => after.stage === before.stage && after.result === null;

/** Every step must keep the promise; those that do not are named. (One `expect` for all: thousands would be slow.) */
function always(promise: (step: Seen) => boolean, steps: readonly Seen[] = STEPS): void {
  expect(
    steps.filter((step) => !promise(step)).map(({ side, move, before }) => `stage ${before.stage}: ${side} ${move}`),
  ).toEqual([]);
}

describe('random games', () => {
  test('the random games are worth looking at: every kind of move occurs, and both sides win', () => {
    expect(new Set(STEPS.map(({ move }) => verbOf(move))).size).toBe(27);
    expect(new Set(GAMES.map((line) => line.at(-1)?.after.result?.winner)).size).toBe(2);
  });

  test('no invariant of the checker is ever broken', () => {
    expect(STEPS.flatMap(({ after }) => broken(after))).toEqual([]);
  });

  test('every game ends, within the bound; every list has moves and none twice; one side is asked, or two', () => {
    for (const line of GAMES) {
      expect(line.length).toBeLessThanOrEqual(operationMostIII.bound(2, {}));
      expect(line.at(-1)?.after.result).not.toBeNull();
    }
    always(({ before }) => {
      const asked = asks(operationMostIII, before);
      return (
        asked.length <= (before.flow[0]?.step === 'stage.mulligan' ? 2 : 1) &&
        asked.every(({ moves }) => moves.length > 0 && moves.length < 300 && new Set(moves).size === moves.length)
      );
    });
  });

  test('decks of 15, 10, 5, 0 and as many rocket tests as stages, in every state', () => {
    always(({ after }) => SIDES.every((side) => after.deck[side].length === 20 - 5 * after.stage));
    always(({ after }) => after.flow[0]?.step === 'stage.mulligan' || after.rocketShown.length === after.stage);
    always(({ after }) => !after.result || after.rocketDeck.length === 1);
  });

  test('evacuated parts never come back and change at most once', () => {
    always(({ before, after }) => after.parts.evacuated >= before.parts.evacuated);
    for (const line of GAMES) {
      const changes = line.filter(({ before, after }) => before.parts.evacuated !== after.parts.evacuated);
      expect(changes.length).toBeLessThanOrEqual(1);
    }
  });

  test('the Column is played at most once in a game', () => {
    for (const line of GAMES) {
      expect(line.filter(({ move }) => verbOf(move) === 'motorisedColumn').length).toBeLessThanOrEqual(1);
    }
  });

  test('what was activated stays exhausted, unless Order, High Morale, Column or phase 6 refreshed it', () => {
    const exhausting = ['attack', 'search', 'steal', 'move', 'order', 'volunteers', 'supportInAction', 'escort'];
    always(({ after, move }) => {
      const [first, , third] = argsOf(move);
      const used = exhausting.includes(verbOf(move)) && after.cards.find(({ id }) => id === first);
      return !used || used.ready === (verbOf(move) === 'move' && third !== undefined);
    }, STEPS.filter(sameStage));
    always(({ before, after, move }) => {
      const [first, second] = argsOf(move);
      const meant = { order: second, highMorale: second, refresh: first }[verbOf(move)];
      return after.cards
        .filter(({ id, ready }) => ready && before.cards.some((old) => old.id === id && !old.ready))
        .every(({ id }) => id === meant && cardOf(id).class === 'unit');
    }, STEPS.filter(sameStage));
  });

  test('everything is ready when a stage’s first turn begins', () => {
    const starts = STEPS.filter(
      ({ after: { flow } }) =>
        flow[0]?.step === 'stage.turns' && flow[0].turn === 1 && flow.length === 2 && flow[1]?.step === 'turn.act',
    );
    expect(starts).toHaveLength(GAMES.length * 4);
    always(({ after }) => after.cards.every(({ ready }) => ready), starts);
  });

  test('Instants leave a hand for the removed pile alone, Specials also for their place; nothing comes back', () => {
    always(({ before, after }) =>
      SIDES.every((side) => before.removed[side].every((id, i) => after.removed[side][i] === id)),
    );
    always(({ before, after }) =>
      SIDES.every((side) =>
        before.hand[side]
          .filter((id) => !after.hand[side].includes(id))
          .every((id) => {
            const { class: cardClass, effect } = cardOf(id);
            if (before.flow[0]?.step === 'stage.mulligan') return after.deck[side].includes(id);
            if (cardClass === 'unit' || cardClass === 'support') return after.cards.some((one) => one.id === id);
            const beside =
              (effect === 'hideFragments' && after.hidingOnTable) || (effect === 'mostIII' && after.mostOnTable);
            return beside || after.removed[side].includes(id);
          }),
      ),
    );
  });

  test('a mulligan flag is set at most once and never taken back', () => {
    always(({ before, after }) => SIDES.every((side) => after.mulliganUsed[side] || !before.mulliganUsed[side]));
    always(({ before, after }) => {
      const exchanged = SIDES.filter((side) => before.mulliganUsed[side] !== after.mulliganUsed[side]);
      return exchanged.length === 0 || before.flow[0]?.step === 'stage.mulligan';
    });
  });

  test('every instant in a roll window uses up exactly one card in hand or one ready Support', () => {
    const stock = (s: State): number =>
      s.hand.PL.length +
      s.hand.DE.length +
      s.cards.filter(({ id, ready }) => ready && cardOf(id).class === 'support').length;
    const used = STEPS.filter(
      (step) =>
        ['warLuck', 'warMisfortune', 'supportInAction'].includes(verbOf(step.move)) &&
        // The last one may end the stage, where all is refreshed and drawn anew; or strike a Support.
        sameStage(step) &&
        step.after.cards.length === step.before.cards.length,
    );
    expect(used.length).toBeGreaterThan(100);
    always(({ before, after }) => stock(after) === stock(before) - 1, used);
  });

  test('parts move only along the ways of the rules', () => {
    always((step) => {
      const parts: Parts = clone(step.before.parts);
      const shift = (from: keyof Parts, to: keyof Parts, count: number): void => {
        parts[from] -= count;
        parts[to] += count;
      };
      for (const event of eventsOf(step)) {
        if (event.is === 'rocket-fell') shift('supply', 'surroundings', event.parts);
        if (event.is === 'parts-hidden') shift('surroundings', 'hidden', event.parts);
        if (event.is === 'parts-returned') shift('hidden', 'surroundings', event.parts);
        if (event.is === 'parts-evacuated') shift('forest', 'evacuated', event.parts);
        if (event.is === 'part-moved') shift(event.from, event.to, 1);
      }
      return canonical(step.after.parts) === canonical(parts);
    });
    const ways = STEPS.flatMap((step) => {
      const events = eventsOf(step);
      const ended = events.find((event) => event.is === 'search-ended' || event.is === 'steal-ended');
      return events.flatMap((event) =>
        event.is === 'part-moved' ? [`${ended?.is} ${ended?.side} ${event.from} ${event.to}`] : [],
      );
    });
    expect([...new Set(ways)].sort()).toEqual([
      'search-ended DE surroundings base',
      'search-ended PL surroundings forest',
      'steal-ended DE forest base',
      'steal-ended PL base forest',
    ]);
  });

  test('the same moves on the same dice give the same game', () => {
    expect(randomGame(fastStream(1), 0).at(-1)?.after).toEqual(GAMES[0]?.at(-1)?.after);
  });
});
