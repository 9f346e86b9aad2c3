import { clone, shuffle } from '@sztab/kernel';
import { eventsOf, namesOf, words } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { CHALLENGES, FINALS, type FinalId, RANKS } from '../content/finals.ts';
import {
  after,
  asked,
  begun,
  FINAL,
  type Line,
  legal,
  legalOf,
  type Position,
  playTo,
  position,
  toDecide,
} from '../testing/position.ts';
import { PRINTED } from '../testing/printed.ts';
import { tokensOf } from '../testing/shown.ts';
import { bestCompleted, isSatisfied, mostChallenges, needsOf } from './cover.ts';
import { mainNeeds } from './final.ts';
import { niepodlegla } from './index.ts';
import type { Result, RollFrame, State } from './state.ts';

/** The marker is about to enter space 10. */
const EVE: Position = { at: 'time', round: 9, acc: 5, fp: 5, row: 'A-04 A-22', towns: '', options: { stakes: '0' } };
const ALL = [
  'gdansk poznan opole cieszyn krakow lwow stanislawow kowno wilno pinsk luck warszawa lodz kielce lublin bialystok',
].flatMap((line) => words(line));
const held = (...towns: string[]): string => towns.map((town) => `${town}=1`).join(' ');

// A-61 D1 F2, A-62 F2 | A-63 D2 M1, A-68 P1 F2 | A-66 M1 F2, A-69 P2.
/** All that the small ones need, but for one fight of red's; and FFFF for it and for Warsaw. */
const OWN = ['n1:F n2:F n3:DF', 'n5:PM n6:DF n7:DF', 'n4:F n8:PM n9:P n10:F'] as const;
const WARSAW = 'pilsudski:FF haller:FF';
/** The same in edition 1: A-61 P1 D1 F1, A-63 P1 D1 M1, A-68 P1 M1 F1. */
const FIRST = ['n1:P n2:F n3:DF', 'n5:PM n6:DF n7:PM'] as const;
const lack = (d: string): Position => ({
  ...FINAL,
  characters: 'pilsudski@0 haller@0 dmowski@0 paderewski@1',
  held: [`${OWN[0]} ${WARSAW} ${d}`, OWN[1], OWN[2]],
});
/** All of F. */
const FULL = lack('dmowski:DD paderewski:DD');
/** All of F, and over: P1 D1 of n11 and n12 beside D2 of blue. */
const SPARE: Position = {
  ...FULL,
  challenges: 'A-73 A-75 A-76',
  held: [`${FULL.held?.[0]} n11:P n12:D`, `${OWN[1]} n13:DF`, OWN[2]],
  tokens: 'korfanty@2 dowbor@1',
};
/** Paris lacks one diplomacy: n11 shows P. */
const SHORT: Position = { ...FULL, held: [`${OWN[0]} n11:P ${WARSAW} dmowski:DD`, `${OWN[1]} paderewski:D`, OWN[2]] };

/** Blue's and yellow's hands by the number of small missions that are completed, red's two among them. */
const HANDS: Readonly<Record<number, readonly [blue: string, yellow: string]>> = {
  2: ['n5:P', 'n4:P'],
  3: ['n5:M n6:D n7:D', 'n4:P'],
  4: [OWN[1], 'n4:P'],
  5: [OWN[1], 'n4:F n8:M n10:F'],
};
/** What red pays for each challenge with. */
const PAID = [
  ['A-77', 'n2:PM witos:MM', ''],
  ['A-70', 'n3:PM', 'korfanty@0'],
  ['A-71', 'n9:DF', 'zamoyski@0'],
  ['A-74', 'n11:DF n12:F', 'pow@0'],
  ['A-73', 'n6:P n7:DF n8:F', ''],
] as const;

/** Paris, Warsaw, this many small missions and this many challenges are completed. One marker is left, and n13 is spare. */
function lostWith(small: number, challenges: number): Position {
  const paid = PAID.slice(0, challenges);
  const [blue, yellow] = HANDS[small] ?? [];
  return {
    ...FINAL,
    morale: 1,
    characters: 'pilsudski@0 haller@0 dmowski@0 paderewski@0 witos@0',
    challenges: paid.map(([id]) => id).join(' '),
    tokens: ['dowbor@0', ...paid.map(([, , token]) => token)].join(' '),
    held: [
      `n1:DF ${WARSAW} dmowski:DD paderewski:DD n13:P ${paid.map(([, dice]) => dice).join(' ')}`,
      blue ?? '',
      yellow ?? '',
    ],
    dice: [1, 4],
  };
}
/** The spare die shows the same again, and the black die takes the last marker. */
const LOSES: Line = '0 selectDie(n13) reroll';

/** Yellow lacks a P for A-69; a challenge P1 M3 is covered otherwise. */
const FORTY_FIVE: Position = {
  ...FULL,
  challenges: 'A-77',
  morale: 1,
  held: [`${FULL.held?.[0]} n11:P n12:M n13:M`, `${OWN[1]} witos:MM`, 'n4:F n8:PM n10:F'],
  characters: 'pilsudski@0 haller@0 dmowski@0 paderewski@1 witos@1',
  dice: [3, 4],
};

describe('NPG-6.1 and NPG-6.2 11 November and the preparation', () => {
  test('NPG-6.1.1 EX-15 Q-28 Q-44 met or passed, or all is lost', () => {
    const { state: lost, told } = begun(PRINTED.notMet);
    expect(lost.result).toEqual({ won: false, reason: 'not-met', points: 0, rank: 'none', completed: [] });
    expect(namesOf(told)).toBe('opened independence game-over');
    expect(eventsOf(told, 'independence')).toEqual([{ is: 'independence', acc: 6, fp: 3, met: false }]);
    expect(niepodlegla.outcome(lost)).toEqual({ winners: [], reason: 'not-met', scores: [0, 0, 0] });
    const met = begun(PRINTED.met);
    expect(eventsOf(met.told, 'independence')).toEqual([{ is: 'independence', acc: 5, fp: 5, met: true }]);
    expect([met.state.phase, met.state.main?.paris, met.state.result]).toEqual(['plan', 9, null]);
    expect(niepodlegla.outcome(met.state)).toBeNull();
  });

  test('NPG-6.2.1 EV-16 Q-15 the row leaves the game; imprisoned pawns return, the others stay', () => {
    const s = position({ ...EVE, jail: '1 morale neutral haller', characters: 'haller@0' });
    expect([s.out.includes('A-04'), s.out.includes('A-22')]).toEqual([true, true]);
    expect(s.jail).toEqual({ morale: 1, neutral: 1, pawns: [], characters: ['haller'] });
    expect(legalOf(s, 0, 'placePawn').split(' ')).toHaveLength(18);
    expect([s.morale, s.pool.length]).toEqual([7, 8]);
    const { state: four, told } = begun({ ...EVE, players: 4, jail: 'morale 1 1' });
    expect(four.row).toHaveLength(8);
    expect(eventsOf(told, 'released')).toEqual([
      { is: 'released', morale: 0, neutral: 0, pawns: ['blue', 'blue'], characters: [] },
    ]);
  });

  test('NPG-6.2.2 all tokens are active again', () => {
    expect(tokensOf(position({ ...EVE, tokens: 'pow@0! sapieha@1!' }))).toBe('pow@0 sapieha@1');
  });

  test('NPG-6.2.3 NPG-3.16 six small finals drawn at random, eight with four players', () => {
    for (const [players, count] of [
      [2, 6],
      [3, 6],
      [4, 8],
    ] as const) {
      const { state: s, told } = begun({ ...EVE, players });
      expect(s.row).toHaveLength(count);
      expect(new Set(s.row).size).toBe(count);
      expect(s.row.every((id) => (FINALS as string[]).includes(id))).toBe(true);
      expect(eventsOf(told, 'finals-laid')[0]?.finals).toEqual(s.row);
    }
    const { state: s } = begun({ ...EVE, options: { stakes: '3' }, dice: [] });
    const mirror = { dice: clone(begun({ ...EVE, acc: 0 }).state.dice), barriers: 0 };
    expect(s.row).toEqual(shuffle(mirror, [...FINALS]).slice(0, 6));
    expect(s.challenges).toEqual(
      shuffle(mirror, [...CHALLENGES])
        .slice(0, 3)
        .sort(),
    );
    expect(s.dice).toEqual(mirror.dice);
    // Without challenges nothing is drawn for them.
    const alone = { dice: clone(begun({ ...EVE, acc: 0 }).state.dice), barriers: 0 };
    shuffle(alone, [...FINALS]);
    expect(position(EVE).dice).toEqual(alone.dice);
  });

  test('NPG-6.2.4 the pools are rebuilt as in every round', () => {
    const galicia = held('cieszyn', 'krakow', 'lwow', 'stanislawow');
    const { state: s, told } = begun({ ...EVE, acc: 8, towns: galicia, morale: 0, overdrawn: true });
    expect([s.morale, s.overdrawn, s.pool.length]).toEqual([10, false, 9]);
    expect(eventsOf(told, 'pools')).toEqual([{ is: 'pools', round: 10, dice: 9, morale: 10 }]);
  });

  test('NPG-6.2.5 no shield, no effects, no time', () => {
    const { state: s, told } = begun({ ...EVE, shield: true });
    expect([s.shield, s.round]).toEqual([false, 10]);
    expect(namesOf(told)).toBe('opened independence finals-laid pools stakes');
  });
});

describe('NPG-6.3 difficulty', () => {
  const main = (p: Partial<Position>) => position({ ...EVE, ...p }).main;

  test('NPG-6.3.1 EX-11 EX-15 Paris by the distance', () => {
    expect(position(PRINTED.passed).main?.paris).toBe(6);
    expect([main({ acc: 5, fp: 5 })?.paris, main({ acc: 10, fp: 10 })?.paris]).toEqual([9, 4]);
    // As things stand before they have met.
    expect(mainNeeds(position({ ...EVE, at: 'plan', round: 3, acc: 1 })).paris).toBe(9);
  });

  test('NPG-6.3.1 the farther apart, the easier: to the end of the tracks', () => {
    const at = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((distance) => main({ acc: 10, fp: distance })?.paris as number);
    expect(at).toEqual([...at].sort((a, b) => b - a));
    expect([at[3], (at[4] as number) < 6, (at[10] as number) < (at[4] as number)]).toEqual([6, true, true]);
  });

  test('NPG-6.3.1 NPG-6.3.2 edition 1: Paris never below 6, Warsaw from 6 to 10', () => {
    const needs = main({ edition: 1, acc: 10, fp: 10, towns: 'wilno=ru8 lodz=ru4' });
    expect(needs).toEqual({ paris: 6, warsaw: 10 });
    expect(main({ edition: 1, towns: '' })?.warsaw).toBe(6);
  });

  test('NPG-6.3.2 each more Bolshevik makes Warsaw harder or leaves it', () => {
    const at = Array.from({ length: 16 }, (_, n) => main({ towns: n ? `wilno=ru${n}` : '' })?.warsaw as number);
    expect(at).toEqual([...at].sort((a, b) => a - b));
    expect([at[0], at[15]]).toEqual([4, 8]);
  });

  test('NPG-6.3.2 EV-31 Warsaw by the Bolsheviks alone', () => {
    expect(main({ towns: 'wilno=ru2 opole=cp9 lublin=ua4' })?.warsaw).toBe(5);
    expect(main({ towns: 'wilno=ru2 lodz=ru1' })?.warsaw).toBe(5);
    expect(main({ towns: 'wilno=ru2 lodz=ru2' })?.warsaw).toBe(6);
    expect(main({ towns: 'wilno=ru8 lodz=ru4' })?.warsaw).toBe(8);
    expect(mainNeeds(position({ ...EVE, at: 'plan', round: 5, towns: 'wilno=ru9' })).warsaw).toBe(4);
  });

  test('NPG-6.3.3 edition 1: hard sides asked for four symbols, and turning one mostly saved a single symbol', () => {
    const asked = (edition: number, easy: string): string => {
      const s = position({ ...FULL, edition });
      return needsOf({ ...s, easy: words<FinalId>(easy) }, 'A-61').join('');
    };
    expect([asked(1, ''), asked(1, 'A-61')]).toEqual(['2101', '1101']);
    expect([asked(2, ''), asked(2, 'A-61')]).toEqual(['0204', '0102']);
  });

  test('NPG-6.3.3 EX-12 EX-13 Q-34 nine conditions', () => {
    /** Whether a card would lie with its easy side up: drawn often enough to be seen. */
    const isEasy = (id: string, p: Partial<Position>): boolean => {
      for (let n = 1; n <= 6; n++) {
        const s = position({ ...EVE, players: 4, dice: [n], ...p });
        if (s.row.includes(id as never)) return s.easy.includes(id as never);
      }
      throw new RangeError(`${id} never came`);
    };
    const but = (...gone: string[]): string => held(...ALL.filter((town) => !gone.includes(town)));
    for (const [id, yes, no] of [
      ['A-61', { acc: 7, fp: 4 }, { acc: 6, fp: 4 }],
      ['A-64', { acc: 4, fp: 7 }, { acc: 4, fp: 6 }],
      ['A-62', { towns: 'poznan=1' }, { towns: 'gdansk=1 opole=2' }],
      ['A-63', { towns: 'gdansk=1' }, { towns: 'poznan=1 opole=2' }],
      ['A-68', { towns: 'opole=1' }, { towns: 'poznan=1 gdansk=1' }],
      ['A-66', { towns: 'krakow=1 lwow=1 stanislawow=1' }, { towns: 'krakow=1 lwow=2 cieszyn=1' }],
      ['A-66', { towns: 'krakow=1 lwow=1 stanislawow=1' }, { towns: 'stanislawow=1 lwow=2 cieszyn=1' }],
      ['A-66', { towns: 'krakow=1 lwow=1 stanislawow=1' }, { towns: 'stanislawow=1 krakow=2 cieszyn=1' }],
      ['A-67', { towns: 'kowno=1 luck=1' }, { towns: 'kowno=3 lublin=1' }],
      ['A-69', { towns: held(...ALL.slice(0, 11)) }, { towns: held(...ALL.slice(0, 10)) }],
      ['A-65', { towns: but() }, { towns: but('lodz') }],
    ] as const) {
      expect([id, isEasy(id, yes), isEasy(id, no)]).toEqual([id, true, false]);
    }
  });

  test('NPG-6.3.4 requirements are fixed now', () => {
    const s = position(FULL);
    expect(s.main).toEqual({ paris: 4, warsaw: 3 });
    const hard = position({ ...SHORT, easy: '' });
    expect(isSatisfied(hard, [])).toBe(false);
  });
});

describe('NPG-6.4 the stakes', () => {
  test('NPG-6.4.1 DP-17 a number from 0 to 6 by the team, or fixed before', () => {
    const s = position({ ...EVE, options: {} }); // nothing chosen before: the team is asked
    expect([s.phase, toDecide(s)]).toEqual(['stakes', '0 set-stakes?, 1 set-stakes?, 2 set-stakes?']);
    expect(legal(s, 1)).toEqual([0, 1, 2, 3, 4, 5, 6].map((n) => `setStakes(${n})`));
    const told = playTo(s, '1 setStakes(2)');
    expect([s.challenges.length, s.phase]).toEqual([2, 'plan']);
    expect(eventsOf(told, 'stakes')).toEqual([{ is: 'stakes', challenges: s.challenges }]);
    const none = after({ ...EVE, options: { stakes: 'ask' } }, '0 setStakes(0)');
    expect([none.challenges, none.phase]).toEqual([[], 'plan']);
    expect(position(EVE).challenges).toEqual([]);
    expect(after({ ...EVE, options: { stakes: 'ask' } }, '0 setStakes(1)').challenges).toHaveLength(1);
    expect(position({ ...EVE, options: { stakes: '6' } }).challenges).toHaveLength(6);
  });

  test('NPG-6.4.2 they are joint missions: no pawn on them', () => {
    const s = position({ ...EVE, options: { stakes: '6' } });
    expect(legal(s, 0).filter((move) => /A-7/.test(move))).toEqual([]);
    expect(s.challenges).toEqual([...s.challenges].sort());
  });
});

describe('NPG-6.5 play', () => {
  test('NPG-6.5.1 DP-18 every pawn goes on a small final, each gets one', () => {
    const s = position(EVE);
    const [a, b, c, d, e, f] = s.row as readonly string[];
    playTo(
      s,
      `0 placePawn(red,${a}) placePawn(red,${b}) placePawn(blue,${c}) placePawn(blue,${d}) placePawn(yellow,${e})`,
    );
    const give = 'giveDie(red) giveDie(blue) giveDie(yellow) ';
    playTo(s, `0 ${give.repeat(3)}`);
    expect(legal(s, 0)).not.toContain('commitPlan');
    playTo(s, `0 placePawn(yellow,${f})`);
    expect(legal(s, 0)).toContain('commitPlan');
    expect(legal(s, 0).filter((move) => /paris|warsaw/.test(move))).toEqual([]);
    const told = playTo(s, '0 commitPlan');
    expect(namesOf(told)).toMatch(/^plan-committed rolled/);
    expect([s.phase, s.morale]).toEqual(['roll', 8]);
  });

  test('NPG-6.5.2 DP-19 as in phase 2, but nobody may be done', () => {
    const s = position(SHORT);
    expect(toDecide(s)).toBe('0 roll, 1 roll, 2 roll');
    for (const seat of [0, 1, 2]) {
      const verbs = new Set(legal(s, seat).map((move) => move.split('(')[0]));
      expect([...verbs].sort()).toEqual(['passDie', 'selectDie']);
    }
  });

  test('NPG-6.5.3 EV-27 one die serves an own mission and a joint one', () => {
    // Red needs F4 of its own and shows F F FF FF: two are left for Warsaw, which lacks one more.
    const p: Position = {
      ...FULL,
      held: ['n1:F n2:F n3:D pilsudski:FF haller:FF dmowski:DD paderewski:DD', OWN[1], `${OWN[2]} n12:F`],
    };
    expect(isSatisfied(position(p), [])).toBe(true);
    expect(isSatisfied(position({ ...p, held: [p.held?.[0] ?? '', OWN[1], OWN[2]] }), [])).toBe(false);
  });

  test('NPG-6.5.4 own missions by own dice; what is left and the jokers left serve the joint ones', () => {
    expect(isSatisfied(position(FULL), [])).toBe(true);
    expect(isSatisfied(position(SHORT), [])).toBe(false);
    // A joker makes up for it, once.
    const joker = (signs: string): Position => ({
      ...SHORT,
      held: [SHORT.held?.[0] ?? '', `${OWN[1]} ${signs}`, OWN[2]],
    });
    expect(isSatisfied(position(joker('paderewski:J')), [])).toBe(false);
    const both: Position = {
      ...joker('paderewski:DD'),
      held: [(SHORT.held?.[0] ?? '').replace('n11:P', 'n11:D'), `${OWN[1]} paderewski:DD`, OWN[2]],
    };
    expect(isSatisfied(position(both), [])).toBe(true);
    // The dice of others do not serve an own small final: yellow lacks a P that red has over.
    const yellow: Position = { ...FULL, held: [`${FULL.held?.[0]} n12:P`, OWN[1], 'n4:F n8:PM n10:F'] };
    expect(isSatisfied(position(yellow), [])).toBe(false);
    // Tokens of the seat count, active ones alone, and cost nothing.
    const token = (tokens: string): boolean => isSatisfied(position({ ...yellow, tokens }), []);
    expect([token('daszynski@2'), token('daszynski@2!'), token('daszynski@0')]).toEqual([true, false, false]);
  });

  test('NPG-6.5.4 the joker of another seat does not serve an own small final', () => {
    const p: Position = {
      ...FULL,
      characters: 'pilsudski@0 haller@0 dmowski@0 paderewski@1 witos@0',
      held: [`${FULL.held?.[0]} witos:J`, OWN[1], 'n4:F n8:PM n10:F'],
    };
    expect(isSatisfied(position(p), [])).toBe(false);
    expect(bestCompleted(position(p), () => 1).completed).toHaveLength(7);
  });

  test('NPG-6.5.4 jokers that an own mission used up do not serve Paris', () => {
    const p: Position = {
      ...FULL,
      characters: 'pilsudski@0 haller@0 dmowski@0 paderewski@1 witos@2',
      held: [`${OWN[0]} ${WARSAW} dmowski:DD`, `${OWN[1]} paderewski:D`, 'n4:F n8:PM n10:F witos:J'],
    };
    expect(isSatisfied(position(p), [])).toBe(false);
    const free: Position = { ...p, held: [p.held?.[0] ?? '', p.held?.[1] ?? '', `${OWN[2]} witos:J`] };
    expect(isSatisfied(position(free), [])).toBe(true);
  });

  test('NPG-6.5.5 the test is made after every reroll, pass and token', () => {
    const s = position({ ...SHORT, dice: [2, 1] });
    playTo(s, '0 selectDie(n11) reroll');
    expect(s.result).toMatchObject({ won: true, reason: 'complete', points: 44 });
    const hand: Position = { ...FULL, held: [FULL.held?.[0] ?? '', OWN[1], 'n4:F n8:PM n10:F'] };
    const passed = after(
      { ...hand, held: [`${FULL.held?.[0]} n12:P`, OWN[1], 'n4:F n8:PM n10:F'] },
      '0 passDie(n12,yellow)',
    );
    expect(passed.result?.won).toBe(true);
    const lent = after({ ...hand, tokens: 'daszynski@0' }, '0 passToken(daszynski,yellow)');
    expect(lent.result?.won).toBe(true);
  });

  test('NPG-6.5.6 done only with challenges and all of F; flags fall when that breaks', () => {
    const p: Position = { ...FULL, challenges: 'A-74', morale: 6, options: { consent: 'motion' } };
    const s = position({ ...p, dice: [2, 1] });
    expect(legal(s, 1)).toContain('done');
    playTo(s, '1 done', '2 done');
    expect((s.flow[0] as RollFrame).done).toEqual([false, true, true]);
    // n1 was red's F: now all of F is broken.
    playTo(s, '0 selectDie(n1) reroll');
    expect((s.flow[0] as RollFrame).done).toEqual([false, false, false]);
    expect(legal(s, 1)).not.toContain('done');
    expect(legal(position(FULL), 1)).not.toContain('done');
    // While it holds, the flags stay: n11 is of no use to anybody.
    const spare = position({ ...p, held: [`${FULL.held?.[0]} n11:P`, OWN[1], OWN[2]], dice: [1, 1] });
    playTo(spare, '1 done', '0 selectDie(n11) reroll');
    expect((spare.flow[0] as RollFrame).done).toEqual([false, true, false]);
    playTo(spare, '0 done');
    expect(legal(spare, 0)).toEqual(['closeRolling', 'undone']);
  });

  test('NPG-6.5.7 400 rerolls, then it is lost', () => {
    const s = position({ ...SHORT, dice: [1, 1, 1, 1] });
    (s.flow[0] as RollFrame).rerolls = 398;
    playTo(s, '0 selectDie(n11) reroll');
    expect(s.result).toBeNull();
    playTo(s, '0 selectDie(n11) reroll');
    expect(s.result).toMatchObject({ won: false, reason: 'limit', points: 40 });
  });
});

describe('NPG-6.6 the end', () => {
  const last: Line = '0 selectDie(n11) reroll';

  test('NPG-6.6.1 EX-16 won at once; 44 points, captain', () => {
    const s = position({ ...SHORT, dice: [2, 1] });
    const told = playTo(s, last);
    expect(s.result).toEqual({
      won: true,
      reason: 'complete',
      points: 44,
      rank: 'captain',
      completed: ['A-61', 'A-62', 'A-63', 'A-66', 'A-68', 'A-69', 'paris', 'warsaw'],
    });
    expect(namesOf(told)).toBe('rerolled game-over');
    expect(niepodlegla.outcome(s)).toEqual({ winners: [0, 1, 2], reason: 'complete', scores: [44, 44, 44] });
    expect(asked(s)).toBe('');
  });

  test('NPG-6.6.2 Q-20 lost as soon as the pool is empty', () => {
    const s = after({ ...SHORT, morale: 1, dice: [1, 4] }, last);
    expect([s.result?.won, s.result?.reason, s.morale]).toEqual([false, 'morale', 0]);
    const goes = after({ ...SHORT, morale: 1, dice: [1, 3] }, last);
    expect(goes.result).toBeNull();
  });

  test('NPG-6.6.2 a morale token that nobody used does not help', () => {
    const s = after({ ...SHORT, morale: 1, tokens: 'sapieha@1', dice: [1, 4] }, last);
    expect(s.result?.reason).toBe('morale');
  });

  test('NPG-6.6.3 EV-25 EV-41 the throw that completes everything wins even with the last marker', () => {
    for (const face of [4, 6]) {
      expect(after({ ...SHORT, morale: 1, dice: [2, face] }, last).result?.reason).toBe('complete');
    }
    const over = after({ ...SHORT, morale: 1, dice: [1, 6] }, last);
    expect([over.result?.reason, over.overdrawn]).toEqual(['morale', true]);
  });

  test('EV-26 Q-21 a pass with the last two markers', () => {
    const p: Position = { ...FULL, morale: 2, held: [`${FULL.held?.[0]} n12:P`, OWN[1], 'n4:F n8:PM n10:F'] };
    expect(after(p, '0 passDie(n12,yellow)').result?.reason).toBe('complete');
    expect(after(p, '0 passDie(n12,blue)').result?.reason).toBe('morale');
  });

  const STOP: Line[] = ['0 done', '1 done', '2 done'];

  test('NPG-6.6.4 EV-28 Q-22 the team stops: the black die for each open challenge', () => {
    const p: Position = { ...FULL, challenges: 'A-74 A-77', morale: 2 };
    const s = position({ ...p, dice: [4, 1] });
    const told = playTo(s, ...STOP);
    expect(eventsOf(told, 'rolling-ended')).toEqual([{ is: 'rolling-ended', why: 'done', by: null }]);
    expect(eventsOf(told, 'penalty')).toEqual([
      { is: 'penalty', challenge: 'A-74', pips: 1, left: 1 },
      { is: 'penalty', challenge: 'A-77', pips: 0, left: 1 },
    ]);
    expect(s.result).toMatchObject({ won: true, reason: 'stopped', points: 44, rank: 'captain' });
    expect(s.phase).toBe('penalty');
    const lost = after({ ...p, dice: [6, 1] }, ...STOP);
    expect(lost.result).toMatchObject({ won: false, reason: 'penalty', points: 44 });
    expect(lost.morale).toBe(0);
    const over = after({ ...p, morale: 1, dice: [6, 1] }, ...STOP);
    expect([over.result?.reason, over.morale]).toEqual(['penalty', 0]);
  });

  test('NPG-6.6.4 the second open challenge is one more danger, whatever is left', () => {
    /** A face of the black die for each number of pips, and how many of them there are. */
    const FACES = [
      [1, 3],
      [4, 2],
      [6, 1],
    ] as const;
    const one = (morale: number): number =>
      FACES.reduce((sum, [face, n]) => sum + 6 * n * survives('A-77', morale, [face]), 0);
    const two = (morale: number): number =>
      FACES.flatMap(([a, n]) => FACES.map(([b, m]) => n * m * survives('A-74 A-77', morale, [a, b]))).reduce(
        (sum, count) => sum + count,
      );
    const survives = (challenges: string, morale: number, dice: number[]): number =>
      after({ ...FULL, challenges, morale, dice }, ...STOP).result?.won ? 1 : 0;
    // Of 36 throws.
    expect([1, 2, 3].map(one)).toEqual([18, 30, 36]);
    expect([1, 2, 3].map(two)).toEqual([9, 21, 31]);
  });

  test('NPG-6.6.4 the most challenges count, among equals the lowest numbers', () => {
    const spare: Position = { ...SPARE, dice: [1, 1, 1] };
    const s = position(spare);
    // P2 D3 F3 over: A-73 P1 D1 F2, A-75 P1 D3; both would need D4.
    expect(mostChallenges(s)).toEqual(['A-73']);
    const told = playTo(s, ...STOP);
    expect(eventsOf(told, 'penalty').map(({ challenge }) => challenge)).toEqual(['A-75', 'A-76']);
    expect(s.result).toMatchObject({ won: true, reason: 'stopped', points: 49, rank: 'colonel' });
    expect(s.result?.completed).toContain('A-73');
    expect(mostChallenges(position({ ...spare, challenges: 'A-75 A-76' }))).toEqual(['A-75']);
    // Pairs that fit are A-70 with with A-73: the first begins lower.
    const pairs = position({
      ...FULL,
      challenges: 'A-70 A-71 A-73 A-74',
      held: [`${FULL.held?.[0]} n11:P n12:D`, OWN[1], OWN[2]],
      tokens: 'korfanty@0 zamoyski@1 dowbor@2 pow@0',
    });
    expect(mostChallenges(pairs)).toEqual(['A-70', 'A-74']);
    // The largest set first: together, rather than what comes first alone.
    const two = position({
      ...spare,
      challenges: 'A-70 A-73 A-75',
      tokens: 'korfanty@2 dowbor@1 sienkiewicz@0 daszynski@0',
    });
    expect(mostChallenges(two)).toEqual(['A-70', 'A-73']);
  });

  test('NPG-6.6.4 all of them satisfied is a victory at once', () => {
    const p: Position = { ...FULL, challenges: 'A-73', held: [`${FULL.held?.[0]} n11:P`, `${OWN[1]} n13:DF`, OWN[2]] };
    const s = after({ ...p, tokens: 'pow@0 sapieha@0' }, '0 useMoraleToken(sapieha)');
    expect(s.result).toMatchObject({ won: true, reason: 'complete', points: 49 });
  });

  describe('NPG-6.6.4 Q-22 the last marker goes while all of F is satisfied and challenges are open', () => {
    const OPEN: Position = { ...SHORT, challenges: 'A-74 A-77', morale: 1 };

    test('NPG-6.6.4 Q-22 the throw that completes all of F is not lost: the penalties are rolled, and blanks win', () => {
      const s = position({ ...OPEN, dice: [2, 4, 1, 3] });
      const told = playTo(s, last);
      expect(namesOf(told)).toBe('rerolled morale-lost rolling-ended penalty penalty game-over');
      expect(eventsOf(told, 'penalty').map(({ pips, left }) => [pips, left])).toEqual([
        [0, 0],
        [0, 0],
      ]);
      expect(s.result).toMatchObject({ won: true, reason: 'stopped', points: 44, rank: 'captain' });
      // Overdrawn is the same.
      expect(after({ ...OPEN, dice: [2, 6, 1, 1] }, last).result?.won).toBe(true);
    });

    test('NPG-6.6.4 Q-22 a single pip loses', () => {
      for (const faces of [
        [4, 1],
        [1, 4],
        [6, 1],
      ]) {
        const s = after({ ...OPEN, dice: [2, 4, ...faces] }, last);
        expect(s.result).toMatchObject({ won: false, reason: 'penalty', points: 44, rank: 'captain' });
      }
    });

    test('NPG-6.6.2 Q-22 without all of F it is lost as before', () => {
      expect(after({ ...OPEN, dice: [1, 4] }, last).result).toMatchObject({ won: false, reason: 'morale', points: 40 });
    });

    test('NPG-6.6.4 Q-21 Q-22 so it is with the pass that completes all of F', () => {
      const held = [`${FULL.held?.[0]} n12:P`, OWN[1], 'n4:F n8:PM n10:F'];
      const p: Position = { ...FULL, challenges: 'A-77', morale: 2, held };
      expect(after({ ...p, dice: [1] }, '0 passDie(n12,yellow)').result?.reason).toBe('stopped');
      expect(after({ ...p, dice: [5] }, '0 passDie(n12,yellow)').result?.reason).toBe('penalty');
    });

    test('NPG-6.6.4 Q-22 edition 1: it is lost at once', () => {
      const held = [`${FIRST[0]} n11:P ${WARSAW} dmowski:DD`, `${FIRST[1]} paderewski:D`, OWN[2]];
      const s = after({ ...OPEN, edition: 1, held, dice: [2, 4] }, last);
      expect(s.result).toMatchObject({ won: false, reason: 'morale', points: 44, rank: 'captain' });
    });
  });

  test('NPG-6.6.4 the arbiter closes, in mode motion', () => {
    const s = position({ ...FULL, challenges: 'A-77', morale: 6, options: { consent: 'motion' }, dice: [6] });
    // Piłsudski's die is red's.
    const told = playTo(s, '0 done closeRolling');
    expect(eventsOf(told, 'rolling-ended')).toEqual([{ is: 'rolling-ended', why: 'arbiter', by: 'red' }]);
    expect([s.result?.reason, s.morale]).toEqual(['stopped', 4]);
  });

  test('NPG-6.6.5 Q-45 conceding in the last struggle counts what lies there; before it nothing', () => {
    const s = after(SHORT, '1 concede');
    expect(s.result).toMatchObject({ won: false, reason: 'conceded', points: 40 });
    expect(after(EVE, '1 concede').result?.points).toBe(0);
    // In the plan nothing was rolled yet, whatever tokens lie there; after the roll any face counts.
    const plan: Position = { ...FINAL, at: 'plan', tokens: 'dowbor@0', pawns: '0:A-62' };
    expect(after(plan, '0 giveDie(red) concede').result?.points).toBe(0);
    const ones: Position = { ...FINAL, held: ['n1:P', 'n2:P', 'n3:P n4:P'] };
    expect(after(ones, '0 concede').result).toMatchObject({ points: 4, completed: ['A-69'] });
    expect(after({ ...FULL, round: 9, row: 'A-04', pawns: '', easy: '' }, '1 concede').result?.points).toBe(0);
  });
});

describe('NPG-6.7 points', () => {
  const worth = (id: string): number => (id === 'paris' || id === 'warsaw' ? 10 : id >= 'A-70' ? 5 : 4);

  test('NPG-6.7.1 EV-29 after a defeat: what is satisfied and worth most', () => {
    const s = after(FORTY_FIVE, LOSES);
    expect(s.result).toMatchObject({ won: false, reason: 'morale', points: 45, rank: 'major' });
    expect(s.result?.completed).toEqual(['A-61', 'A-62', 'A-63', 'A-68', 'A-66', 'paris', 'warsaw', 'A-77']);
  });

  describe('NPG-6.7.3 points give a rank', () => {
    const ranked = (p: Position, ...lines: Line[]): readonly [points: number, rank: string, won: boolean] => {
      const { points, rank, won } = after(p, ...lines).result as Result;
      return [points, rank, won];
    };

    test('NPG-6.7.3 Q-23 every printed rank, and none, is reached in a lost defence', () => {
      const stop: Line[] = ['0 done', '1 done', '2 done'];
      const reached = [
        ranked(lostWith(5, 0), LOSES),
        ranked({ ...FULL, challenges: 'A-77', morale: 1, dice: [4] }, ...stop),
        ranked(lostWith(5, 1), LOSES),
        ranked(lostWith(4, 2), LOSES),
        ranked(lostWith(3, 3), LOSES),
        ranked(lostWith(2, 4), LOSES),
        ranked({ ...SPARE, challenges: 'A-73 A-77', morale: 1, dice: [4] }, ...stop),
        ranked(lostWith(5, 2), LOSES),
        ranked(lostWith(4, 3), LOSES),
        ranked(lostWith(3, 4), LOSES),
        ranked(lostWith(2, 5), LOSES),
      ];
      expect(reached).toEqual([
        [40, 'none', false],
        [44, 'captain', false],
        [45, 'major', false],
        [46, 'major', false],
        [47, 'lieutenant-colonel', false],
        [48, 'colonel', false],
        [49, 'colonel', false],
        [50, 'general-brigade', false],
        [51, 'general-division', false],
        [52, 'general-arms', false],
        [53, 'marshal', false],
      ]);
      expect(new Set(reached.map(([, rank]) => rank))).toEqual(new Set(['none', ...RANKS.map(([, rank]) => rank)]));
    });

    test('NPG-6.7.3 a game that the team gave up has no rank, however many points lie there', () => {
      expect(ranked(FORTY_FIVE, LOSES)).toEqual([45, 'major', false]);
      expect(ranked(FORTY_FIVE, '0 concede')).toEqual([45, 'none', false]);
    });

    test('NPG-6.7.3 edition 2: a defeat has no rank', () => {
      expect(ranked({ ...FORTY_FIVE, edition: 2 }, LOSES)).toEqual([45, 'none', false]);
      expect(ranked({ ...FORTY_FIVE, edition: 2 }, '0 concede')).toEqual([45, 'none', false]);
      expect(ranked({ ...SHORT, edition: 2, dice: [2, 1] }, '0 selectDie(n11) reroll')).toEqual([44, 'captain', true]);
    });

    test('NPG-6.7.3 edition 1: a defeat has a rank, also after giving up', () => {
      const held = [
        `${FIRST[0]} ${WARSAW} dmowski:DD paderewski:DD n11:P n12:M n13:M`,
        `${FIRST[1]} witos:MM`,
        'n4:F n8:PM n10:F',
      ];
      const first: Position = { ...FORTY_FIVE, edition: 1, held };
      expect(ranked(first, LOSES)).toEqual([45, 'major', false]);
      expect(ranked(first, '0 concede')).toEqual([45, 'major', false]);
    });
  });

  test('NPG-6.7.1 a joint mission can be worth more than a small final', () => {
    // Red has F4 in all: Warsaw (10) instead of.
    const p: Position = { ...FULL, held: ['n1:P pilsudski:FF haller:FF', 'n5:M', 'n8:D'] };
    expect(bestCompleted(position(p), worth as never)).toEqual({ points: 10, completed: ['warsaw'] });
    const nothing: Position = { ...FULL, held: ['n1:P', 'n5:M', 'n8:D'] };
    expect(bestCompleted(position(nothing), worth as never)).toEqual({ points: 0, completed: [] });
  });

  test('NPG-6.7.2 EX-16 a victory without challenges is worth 44, also with four players', () => {
    const four: Position = {
      ...FINAL,
      players: 4,
      row: 'A-61 A-62 A-63 A-64 A-66 A-67 A-68 A-69',
      easy: 'A-61 A-62 A-63 A-64 A-66 A-67 A-68 A-69',
      pawns: '0:A-61 0:A-62 1:A-63 1:A-68 2:A-66 2:A-69 3:A-64 3:A-67',
      characters: 'pilsudski@0 haller@0 dmowski@0 paderewski@0',
      held: [`${OWN[0]} ${WARSAW} dmowski:DD paderewski:DD`, OWN[1], OWN[2], 'n11:PM n12:D n13:DF'],
      tokens: 'dowbor@3 sapieha@0',
    };
    const s = after(four, '0 useMoraleToken(sapieha)');
    expect(s.result).toMatchObject({ won: true, points: 44, rank: 'captain' });
    const bare = after({ ...four, tokens: '' }, '0 concede');
    expect(bare.result?.points).toBe(41);
  });

  test('NPG-6.7.4 one result for the team', () => {
    const s = after(SHORT, '0 concede');
    expect(niepodlegla.outcome(s)).toEqual({ winners: [], reason: 'conceded', scores: [40, 40, 40] });
  });
});

describe('NPG-6.5.5 the first roll of the last round', () => {
  test('NPG-6.5.5 NPG-6.6.1 a first roll can win', () => {
    // Everything is covered by tokens and easy sides but one symbol, and most dice bring it.
    let won = 0;
    for (let n = 1; n <= 6; n++) {
      const s: State = position({
        ...EVE,
        players: 2,
        acc: 10,
        fp: 10,
        towns: held(...ALL),
        tokens: 'pow@0 dowbor@0 daszynski@0 zamoyski@0 korfanty@1 sienkiewicz@1',
        characters: 'pilsudski@0 dmowski@0 paderewski@0 witos@1 haller@1',
        dice: [n],
      });
      const [a, b, c, d, e, f] = s.row as readonly string[];
      playTo(s, `0 placePawn(red,${a}) placePawn(red,${b}) placePawn(red,${c})`);
      playTo(s, `0 placePawn(blue,${d}) placePawn(blue,${e}) placePawn(blue,${f})`);
      for (let die = 0; s.pool.length > 0; die++) playTo(s, `0 giveDie(${die % 2 ? 'blue' : 'red'})`);
      for (let seed = 1; seed < 120; seed++) {
        const trial = clone(s);
        Object.assign(trial.dice, { a: seed, b: n, c: 3, d: 4 });
        playTo(trial, '0 commitPlan');
        expect(trial.result === null).toBe(!isSatisfied(trial, []));
        if (trial.result) won++;
      }
    }
    expect(won).toBeGreaterThan(0);
  });
});
