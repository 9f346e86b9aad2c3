import { asks, begin, below, clone, type FastStream, fastStream, play, type Told } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { type CardId, cardOf } from '../content/cards.ts';
import { SIDES, type Side } from '../content/zones.ts';
import type { OmEvent } from './events.ts';
import { operationMostIII } from './index.ts';
import { broken } from './invariants.ts';
import type { OmMove } from './moves.ts';
import { type Position, position } from './position.ts';
import { type ChainFrame, type OmTable, type Parts, sideOf, type TableCard, type TurnsFrame } from './table.ts';

const FULL: Position = {
  cards: 'PL-SUPPORT-1@forest PL-SCOUTS-1@surroundings DE-SUPPORT-1@base DE-SCOUTS-1@surroundings',
  hand: { PL: 'PL-LUCK-1 PL-PARTISANS-1', DE: 'DE-COLUMN-1 DE-SOLDIERS-1' },
  parts: { surroundings: 2, forest: 2, base: 2 },
};

/** What the checker says after something was put wrong. */
function wrong(tamper: (t: OmTable) => unknown, p: Position = FULL): string[] {
  const t = position(p);
  expect(broken(t)).toEqual([]);
  tamper(t);
  return broken(t);
}
const card = (t: OmTable, id: CardId): TableCard => t.cards.find((one) => one.id === id) as TableCard;
const turns = (t: OmTable): TurnsFrame => t.flow[0] as TurnsFrame;
const top = (t: OmTable): ChainFrame => t.flow.findLast((f) => f.step === 'chain') as ChainFrame;

describe('12.1 the checker notices', () => {
  test('I-01 fifteen parts, none negative', () => {
    expect(wrong((t) => t.parts.forest++)).toContain('I-01');
    expect(wrong((t) => Object.assign(t.parts, { forest: -1, base: 5 }))).toContain('I-01');
  });

  test('I-02 the supply lacks what the face-up rocket tests brought', () => {
    expect(wrong((t) => Object.assign(t.parts, { supply: t.parts.supply - 1, forest: 3 }))).toEqual(['I-02']);
    expect(wrong((t) => Object.assign(t, { rocketShown: [1, 2] }))).toContain('I-02');
  });

  test('I-03 every card exactly once', () => {
    expect(wrong((t) => t.hand.PL.push('PL-LUCK-1'))).toContain('I-03');
    expect(wrong((t) => t.hand.PL.pop())).toContain('I-03');
    expect(
      wrong((t) => {
        t.removed.DE[0] = t.removed.DE[1] as CardId;
      }),
    ).toContain('I-03');
    expect(
      wrong((t) => {
        t.hidingOnTable = true;
      }),
    ).toContain('I-03');
    expect(wrong((t) => t.hand.PL.push(t.hand.DE.pop() as CardId))).toContain('I-03');
  });

  test('I-04 the deck has 20 − 5n cards after the draw', () => {
    expect(wrong((t) => t.hand.PL.push(t.deck.PL.pop() as CardId))).toEqual(['I-04']);
    expect(wrong((t) => t.deck.DE.push(t.removed.DE.pop() as CardId))).toEqual(['I-04']);
  });

  test('I-05 Supports stay at home', () => {
    expect(
      wrong((t) => {
        card(t, 'PL-SUPPORT-1').zone = 'surroundings';
      }),
    ).toEqual(['I-05']);
    expect(
      wrong((t) => {
        card(t, 'DE-SUPPORT-1').zone = 'forest';
      }),
    ).toEqual(['I-05']);
  });

  test('I-06 only Units and Supports on the table, and every card with its owner', () => {
    const luck: TableCard = { id: 'PL-LUCK-1', zone: 'forest', ready: true };
    expect(
      wrong((t) => {
        t.hand.PL.shift();
        t.cards.push(luck);
      }),
    ).toEqual(['I-06']);
    expect(wrong((t) => t.hand.PL.push(t.hand.DE.pop() as CardId))).toContain('I-06');
  });

  test('I-07 at most two parts hidden, on the card, in the action part', () => {
    const hidden: Position = { parts: { hidden: 2, surroundings: 2 } };
    expect(wrong((t) => Object.assign(t.parts, { hidden: 3, surroundings: 1 }), hidden)).toEqual(['I-07']);
    expect(wrong((t) => Object.assign(t.parts, { hidden: 1, surroundings: 1 }))).toEqual(['I-07']);
    const mulligan: Position = { at: 'draw', stage: 3 };
    const hide = (t: OmTable) => {
      Object.assign(t.parts, { hidden: 1, surroundings: t.parts.surroundings - 1 });
      t.hidingOnTable = true;
      t.removed.PL.splice(t.removed.PL.indexOf('PL-HIDE-1'), 1);
    };
    expect(wrong(hide, mulligan)).toEqual(['I-07']);
  });

  test('I-08 evacuated parts and Most III on the table go together', () => {
    expect(wrong((t) => Object.assign(t.parts, { evacuated: 1, forest: 1 }))).toEqual(['I-08']);
    expect(
      wrong((t) => Object.assign(t.parts, { evacuated: 0, forest: 3 }), { parts: { evacuated: 3, forest: 0 } }),
    ).toEqual(['I-08']);
  });

  test('I-09 no more than 14 parts in the scores', () => {
    expect(wrong((t) => Object.assign(t.parts, { supply: 0, surroundings: 0, forest: 8, base: 7 }))).toContain('I-09');
    expect(wrong((t) => Object.assign(t.parts, { supply: 0, surroundings: 1, forest: 7, base: 7 }))).not.toContain(
      'I-09',
    );
  });

  test('I-10 no second pass while somebody is to act, and none at all in a chain', () => {
    expect(
      wrong((t) => {
        turns(t).passes = 2;
      }),
    ).toEqual(['I-10']);
    expect(
      wrong(
        (t) => {
          turns(t).passes = 1;
        },
        { ...FULL, chain: 'volunteers:1' },
      ),
    ).toEqual(['I-10']);
  });

  test('I-11 the top frame has something left when an action is chosen, and there is one Column', () => {
    const chained: Position = {
      ...FULL,
      hand: { DE: 'DE-SOLDIERS-1' },
      turn: 'DE',
      chain: 'volunteers:0 motorisedColumn:1',
    };
    expect(
      wrong((t) => {
        top(t).remaining = 0;
      }, chained),
    ).toEqual(['I-11']);
    expect(wrong((t) => t.flow.splice(1, 0, clone(top(t))), chained)).toEqual(['I-11']);
  });

  test('I-13 everything is ready at the start of phase 3', () => {
    const exhaust = (t: OmTable): void => {
      turns(t).turn = 1;
      card(t, 'PL-SCOUTS-1').ready = false;
    };
    expect(wrong(exhaust)).toEqual(['I-13']);
  });

  test('I-17 as many face-up rocket tests as stages', () => {
    expect(
      wrong((t) => {
        t.rocketDeck.length -= 1;
      }),
    ).toEqual(['I-17']);
    expect(wrong((t) => t.rocketDeck.push(t.rocketShown.pop() as number))).toContain('I-17');
  });

  test('a sound table has nothing to report', () => {
    for (const at of ['draw', 'rocketTest', 'turns'] as const) expect(broken(position({ at }))).toEqual([]);
  });
});

interface Seen {
  readonly before: OmTable;
  readonly after: OmTable;
  readonly side: Side;
  readonly move: OmMove;
  readonly told: readonly Told<OmEvent>[];
}

/** Sixty random games: a third at random, the others like people who play on as long as there is something to do. */
const GAMES: readonly (readonly Seen[])[] = Array.from({ length: 60 }, (_, n) => randomGame(fastStream(n + 1), n % 3));

function randomGame(dice: FastStream, haste: number): Seen[] {
  const { table: t } = begin(operationMostIII, 2, haste === 1 ? { tieWinner: 'PL' } : {}, dice);
  const chance = fastStream(dice.a, dice.b);
  const line: Seen[] = [];
  for (let asked = asks(operationMostIII, t); asked.length > 0; asked = asks(operationMostIII, t)) {
    const { seat, moves } = asked[below(chance, asked.length)] as (typeof asked)[number];
    const busy = moves.filter((move) => !['pass', 'endChain', 'passReaction', 'roll'].includes(move));
    const list = haste > 0 && busy.length > 0 && below(chance, 12) > 0 ? busy : moves;
    const move = list[below(chance, list.length)] as OmMove;
    const before = clone(t);
    const told = play(operationMostIII, t, seat, move);
    line.push({ before, after: clone(t), side: sideOf(seat), move, told });
  }
  return line;
}
const STEPS: readonly Seen[] = GAMES.flat();
const verbOf = (move: OmMove): string => move.split('(')[0] as string;
const argsOf = (move: OmMove): string[] => /\((.*)\)/.exec(move)?.[1]?.split(',') ?? [];
const eventsOf = ({ told }: Seen): OmEvent[] => told.flatMap(({ all }) => (all ? [all] : []));

describe('12 random games', () => {
  test('the random games are worth looking at: every move and every question occurs', () => {
    const verbs = new Set(STEPS.map(({ move }) => verbOf(move)));
    expect(verbs.size).toBe(27);
    expect(new Set(GAMES.map((line) => line.at(-1)?.after.result?.winner)).size).toBe(2);
  });

  test('no invariant of the checker is ever broken', () => {
    for (const { after } of STEPS) expect(broken(after)).toEqual([]);
  });

  test('12.2 every game ends, within the bound; every list has moves and none twice; one side is asked, or two', () => {
    for (const line of GAMES) {
      expect(line.length).toBeLessThanOrEqual(operationMostIII.bound(2, {}));
      expect(line.at(-1)?.after.result).not.toBeNull();
      for (const { before } of line) {
        const asked = asks(operationMostIII, before);
        expect(asked.length).toBeLessThanOrEqual(before.flow[0]?.step === 'stage.mulligan' ? 2 : 1);
        for (const { moves } of asked) {
          expect(moves.length).toBeGreaterThan(0);
          expect(moves.length).toBeLessThan(300);
          expect(new Set(moves).size).toBe(moves.length);
        }
      }
    }
  });

  test('I-04 I-17 decks of 15, 10, 5, 0 and as many rocket tests as stages, in every state', () => {
    for (const { after } of STEPS) {
      for (const side of SIDES) expect(after.deck[side]).toHaveLength(20 - 5 * after.stage);
      if (after.flow[0]?.step !== 'stage.mulligan') expect(after.rocketShown).toHaveLength(after.stage);
      if (after.result) expect(after.rocketDeck).toHaveLength(1);
    }
  });

  test('I-08 evacuated parts never come back and change at most once', () => {
    for (const line of GAMES) {
      const changes = line.filter(({ before, after }) => before.parts.evacuated !== after.parts.evacuated);
      expect(changes.length).toBeLessThanOrEqual(1);
      for (const { before, after } of changes) expect(after.parts.evacuated).toBeGreaterThan(before.parts.evacuated);
    }
  });

  test('I-11 the Column is played at most once in a game', () => {
    for (const line of GAMES)
      expect(line.filter(({ move }) => verbOf(move) === 'motorisedColumn').length).toBeLessThanOrEqual(1);
  });

  test('I-12 what was activated stays exhausted, unless Order, High Morale, Column or phase 6 refreshed it', () => {
    for (const { before, after, move } of STEPS) {
      if (after.stage !== before.stage || after.result) continue;
      const verb = verbOf(move);
      const args = argsOf(move);
      const used = ['attack', 'search', 'steal', 'move', 'order', 'volunteers', 'supportInAction', 'escort'].includes(
        verb,
      )
        ? args[0]
        : undefined;
      const left = after.cards.find(({ id }) => id === used);
      if (left) expect(left.ready).toBe(verb === 'move' && args.length === 3);
      const refreshed = after.cards
        .filter(({ id, ready }) => ready && before.cards.some((old) => old.id === id && !old.ready))
        .map(({ id }) => id);
      const meant = verb === 'order' || verb === 'highMorale' ? [args[1]] : verb === 'refresh' ? [args[0]] : [];
      expect(refreshed).toEqual(meant);
      for (const id of refreshed) expect(cardOf(id).class).toBe('unit');
    }
  });

  test('I-13 everything is ready when a stage’s first turn begins', () => {
    let starts = 0;
    for (const { after } of STEPS) {
      if (after.flow[0]?.step !== 'stage.turns' || after.flow[0].turn !== 1 || after.flow.at(-1)?.step !== 'turn.act')
        continue;
      if (after.flow.length !== 2) continue;
      starts++;
      expect(after.cards.every(({ ready }) => ready)).toBe(true);
    }
    expect(starts).toBeGreaterThanOrEqual(GAMES.length * 4);
  });

  test('I-14 Instants leave a hand for the removed pile alone, Specials also for their place; nothing comes back', () => {
    for (const { before, after } of STEPS) {
      for (const side of SIDES) {
        expect(after.removed[side].slice(0, before.removed[side].length)).toEqual(before.removed[side]);
        for (const id of before.hand[side]) {
          if (after.hand[side].includes(id)) continue;
          const { class: cardClass, effect } = cardOf(id);
          if (before.flow[0]?.step === 'stage.mulligan') expect(after.deck[side]).toContain(id);
          else if (cardClass === 'instant') expect(after.removed[side]).toContain(id);
          else if (cardClass === 'special') {
            const beside =
              (effect === 'hideFragments' && after.hidingOnTable) || (effect === 'mostIII' && after.mostOnTable);
            expect(beside || after.removed[side].includes(id)).toBe(true);
          } else expect(after.cards.some((one) => one.id === id)).toBe(true);
        }
      }
    }
  });

  test('I-15 a mulligan flag is set at most once and never taken back', () => {
    for (const line of GAMES) {
      for (const side of SIDES) {
        expect(
          line.filter(({ before, after }) => before.mulliganUsed[side] !== after.mulliganUsed[side]).length,
        ).toBeLessThanOrEqual(1);
        for (const { before, after } of line)
          expect(before.mulliganUsed[side] && !after.mulliganUsed[side]).toBe(false);
      }
    }
  });

  test('I-16 every instant in a roll window uses up exactly one card in hand or one ready Support', () => {
    const stock = (t: OmTable): number =>
      t.hand.PL.length +
      t.hand.DE.length +
      t.cards.filter(({ id, ready }) => ready && cardOf(id).class === 'support').length;
    let used = 0;
    for (const { before, after, move } of STEPS) {
      if (!['warLuck', 'warMisfortune', 'supportInAction'].includes(verbOf(move))) continue;
      // The last one may end the stage, where all is refreshed and drawn anew; or hit a Support.
      if (after.stage !== before.stage || after.result || after.cards.length !== before.cards.length) continue;
      used++;
      expect(stock(after)).toBe(stock(before) - 1);
    }
    expect(used).toBeGreaterThan(100);
  });

  test('I-20 parts move only along the ways of the rules', () => {
    for (const step of STEPS) {
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
        if (event.is === 'part-moved') {
          const ended = eventsOf(step).find(({ is }) => is === 'search-ended' || is === 'steal-ended');
          const way = `${event.from} ${event.to}`;
          if (ended?.is === 'search-ended') expect(way).toBe(`surroundings ${ended.side === 'PL' ? 'forest' : 'base'}`);
          else
            expect(ended?.is === 'steal-ended' && way).toBe(
              ended?.is === 'steal-ended' && ended.side === 'PL' ? 'base forest' : 'forest base',
            );
          shift(event.from, event.to, 1);
        }
      }
      expect(step.after.parts).toEqual(parts);
    }
  });

  test('the same moves on the same dice give the same game', () => {
    const again = randomGame(fastStream(1), 0);
    expect(again.at(-1)?.after).toEqual(GAMES[0]?.at(-1)?.after);
  });
});
