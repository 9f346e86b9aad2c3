import { eventsOf, namesOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { after, type Line, legal, legalOf, type Position, playTo, position, toDecide } from '../testing/position.ts';
import { board, diceOf, tokensOf } from '../testing/shown.ts';
import type { RollFrame, SettleFrame, State } from './state.ts';

const frame = (s: State): RollFrame => s.flow.at(-1) as RollFrame;
const P: Position = { at: 'roll', row: 'A-04', towns: '', morale: 6, held: ['n1:P n2:F', 'n3:P n4:D', 'n5:M'] };
/** Every seat is done. */
const DONE: Line[] = ['0 done', '1 done', '2 done'];

describe('NPG-4.2 the first roll', () => {
  const plan: Position = { players: 2, row: 'A-03', characters: 'witos@0 haller@1', towns: '' };
  const lines: Line[] = [
    '0 placePawn(red,A-03) giveDie(red) giveDie(blue) giveDie(red) giveDie(red) giveDie(red) giveDie(red) giveDie(red)',
  ];

  test('NPG-4.2.1 Q-31 every seat, all its dice and characters, without the black die', () => {
    const s = after(plan, ...lines);
    const told = playTo(s, '0 commitPlan');
    expect(s.players.map(({ held }) => held.map(({ die }) => die).join(' '))).toEqual([
      'n1 n3 n4 n5 n6 n7 witos',
      'n2 haller',
    ]);
    expect(s.players.flatMap(({ held }) => held).every(({ up }) => up >= 1 && up <= 6)).toBe(true);
    expect(s.morale).toBe(6);
    expect(s.players.flatMap(({ held }) => held).some(({ selected }) => selected)).toBe(false);
    expect(eventsOf(told, 'rolled')).toEqual([
      {
        is: 'rolled',
        rolls: s.players.map(({ colour, held }) => ({ who: colour, dice: held.map(({ die, up }) => ({ die, up })) })),
      },
    ]);
    expect([s.phase, toDecide(s)]).toEqual(['roll', '0 roll, 1 roll']);
    expect(frame(s)).toEqual({ step: 'roll', takeBacks: [0, 0], done: [false, false], rerolls: 0 });
  });

  test('NPG-4.2.1 NPG-5.9.1 an imprisoned character is not rolled', () => {
    const s = after({ ...plan, jail: 'haller' }, ...lines, '0 commitPlan');
    expect(s.players[1]?.held.map(({ die }) => die)).toEqual(['n2']);
  });

  test('NPG-4.2.2 EV-23 a lent die is with its owner again in the next round', () => {
    const s = after(
      {
        ...P,
        players: 2,
        row: 'A-03',
        characters: 'witos@0',
        held: ['n1:D witos:PP', 'n2:D'],
        morale: 5,
        round: 4,
      },
      '0 passDie(witos,blue)',
    );
    expect([diceOf(s, 0), diceOf(s, 1)]).toEqual(['n1:D', 'n2:D witos:PP']);
    // The harm of A-03, then the space of round 5.
    playTo(s, '0 done', '1 done', '0 chooseTown(krakow) chooseTown(opole)');
    expect(s.round).toBe(5);
    playTo(s, ...lines, '0 commitPlan');
    expect(s.players[0]?.held.some(({ die }) => die === 'witos')).toBe(true);
    expect(s.players[1]?.held.some(({ die }) => die === 'witos')).toBe(false);
  });
});

describe('NPG-4.2 rerolling', () => {
  test('NPG-4.2.3 DP-3 everybody at once, in any order, as often as they like', () => {
    const s = position({ ...P, dice: [1, 1, 2, 2, 3, 3] });
    expect(toDecide(s)).toBe('0 roll, 1 roll, 2 roll');
    playTo(s, '2 selectDie(n5) reroll', '0 selectDie(n1) reroll', '2 selectDie(n5) reroll');
    expect([diceOf(s, 0), diceOf(s, 2), s.morale]).toEqual(['n1:D n2:F', 'n5:M', 6]);
    expect(frame(s).rerolls).toBe(3);
  });

  test('NPG-4.2.4 DP-4 own dice only, a set that is not empty; passing needs two markers', () => {
    const s = position(P);
    expect(legal(s, 0)).toEqual([
      'selectDie(n1)',
      'selectDie(n2)',
      'done',
      'passDie(n1,blue)',
      'passDie(n1,yellow)',
      'passDie(n2,blue)',
      'passDie(n2,yellow)',
    ]);
    playTo(s, '0 selectDie(n2)');
    expect(diceOf(s, 0)).toBe('n1:P n2:F*');
    expect(legalOf(s, 0, 'selectDie')).toBe('selectDie(n1)');
    expect(legalOf(s, 0, 'reroll')).toBe('reroll');
    expect(legalOf(s, 0, 'unselectDie')).toBe('unselectDie(n2)');
    expect(legal(s, 1)).not.toContain('reroll');
    playTo(s, '0 unselectDie(n2)');
    expect(legal(s, 0)).not.toContain('reroll');
  });

  test('NPG-4.2.4 Q-32 any die again, also one on a mission that is fulfilled', () => {
    const s = position({ ...P, pawns: '0:A-04', dice: [2, 1, 4, 1] });
    const told = playTo(s, '0 selectDie(n1) reroll selectDie(n1) reroll');
    expect(diceOf(s, 0)).toBe('n1:F n2:F');
    expect(eventsOf(told, 'rerolled')).toEqual([
      { is: 'rerolled', by: 'red', dice: [{ die: 'n1', up: 2 }], pips: 0 },
      { is: 'rerolled', by: 'red', dice: [{ die: 'n1', up: 4 }], pips: 0 },
    ]);
    expect(namesOf(told)).toBe('rerolled rerolled');
  });

  test('NPG-4.2.4 Q-05 without markers there is no reroll', () => {
    const s = position({ ...P, morale: 0, tokens: 'harcerstwo@1' });
    expect([0, 1, 2].map((seat) => legal(s, seat).join(' '))).toEqual([
      'done',
      'useMoraleToken(harcerstwo) done',
      'done',
    ]);
    const one = position({ ...P, morale: 1 });
    expect(legal(one, 0)).toEqual(['selectDie(n1)', 'selectDie(n2)', 'done']);
  });

  test('NPG-4.2.5 pips leave the pool at once', () => {
    for (const [face, left] of [
      [3, 6],
      [4, 5],
      [5, 5],
      [6, 4],
    ] as const) {
      const s = position({ ...P, dice: [1, face] });
      const told = playTo(s, '0 selectDie(n1) reroll');
      expect(s.morale).toBe(left);
      expect(eventsOf(told, 'morale-lost')).toEqual(
        left === 6 ? [] : [{ is: 'morale-lost', count: 6 - left, left, overdrawn: false }],
      );
    }
  });

  test('NPG-4.2.6 EV-1 Q-18 Q-57 overdraw: the rolling is over, the dice count, four threat cards', () => {
    const p: Position = { ...P, morale: 1, pawns: '0:A-04', held: ['n1:P n2:M', 'n3:P', 'n4:P'], dice: [4, 6] };
    const s = position({ ...p, threats: 'Z-01 Z-02 Z-06 Z-12' });
    const told = playTo(s, '0 selectDie(n2) reroll');
    expect([s.morale, s.overdrawn, s.phase]).toEqual([0, true, 'settle']);
    expect(eventsOf(told, 'rolling-ended')).toEqual([{ is: 'rolling-ended', why: 'overdrawn', by: null }]);
    expect((s.flow[0] as SettleFrame).seats[0]?.claims).toEqual(['A-04']);
    const rest = playTo(s, '0 settle');
    expect(eventsOf(rest, 'threat').map(({ threat }) => threat)).toEqual(['Z-01', 'Z-02', 'Z-06', 'Z-12']);
  });

  test('NPG-4.2.7 EV-2 exactly empty: the rolling is over, two threat cards', () => {
    const s = position({ ...P, morale: 1, threats: 'Z-01 Z-02', pawns: '0:A-04', dice: [1, 4] });
    const told = playTo(s, '0 selectDie(n1) reroll');
    expect([s.morale, s.overdrawn, s.phase]).toEqual([0, false, 'settle']);
    expect(eventsOf(told, 'rolling-ended')).toEqual([{ is: 'rolling-ended', why: 'no-morale', by: null }]);
    const rest = playTo(s, '0 settle');
    expect(eventsOf(rest, 'threat')).toHaveLength(2);
  });

  test('NPG-4.2.7 EV-3 DP-6 an active morale token keeps it open', () => {
    const p: Position = { ...P, morale: 1, tokens: 'sapieha@2', dice: [1, 4, 1, 4] };
    const s = after(p, '0 selectDie(n1) reroll');
    expect([s.morale, s.phase]).toEqual([0, 'roll']);
    expect([legal(s, 0), legal(s, 2)]).toEqual([['done'], ['useMoraleToken(sapieha)', 'done']]);
    const told = playTo(s, '2 useMoraleToken(sapieha)');
    expect(eventsOf(told, 'morale-token')).toEqual([{ is: 'morale-token', by: 'yellow', token: 'sapieha', left: 2 }]);
    expect([s.morale, tokensOf(s), legal(s, 0).includes('selectDie(n1)')]).toEqual([2, 'sapieha@2!', true]);
    expect(legalOf(s, 2, 'useMoraleToken')).toBe('');
    // A spent one does not keep it open.
    const spent = after({ ...p, tokens: 'sapieha@2!', pawns: '0:A-04' }, '0 selectDie(n1) reroll');
    expect(spent.phase).toBe('settle');
    // Or all declare done.
    expect(after(p, '0 selectDie(n1) reroll', ...DONE).round).toBe(2);
  });
});

describe('NPG-4.2 passing and tokens', () => {
  test('NPG-4.2.8 two markers, the whole die, with the face it shows', () => {
    const s = position({ ...P, morale: 3, characters: 'haller@0', held: ['n1:PM haller:DD', 'n3:P', 'n5:M'] });
    playTo(s, '0 selectDie(haller)');
    const told = playTo(s, '0 passDie(haller,yellow)');
    expect([s.morale, diceOf(s, 0), diceOf(s, 2)]).toEqual([1, 'n1:PM', 'n5:M haller:DD']);
    expect(eventsOf(told, 'die-passed')).toEqual([
      { is: 'die-passed', by: 'red', who: 'yellow', die: 'haller', up: 5, left: 1 },
    ]);
    expect(legal(s, 2)).toContain('selectDie(haller)');
    expect(s.characters.haller).toBe(0);
    expect(legalOf(s, 0, 'passDie')).toBe('');
    const low = position({ ...P, held: ['n9:P', 'n3:P', 'n5:M'] });
    playTo(low, '0 passDie(n9,blue)', '1 passDie(n3,yellow)');
    expect([diceOf(low, 1), diceOf(low, 2)]).toEqual(['n9:P', 'n3:P n5:M']);
  });

  test('NPG-4.2.8 a pass is a barrier: it cannot be taken back', () => {
    const s = position({ ...P, tokens: 'pow@0' });
    const before = s.barriers;
    playTo(s, '0 passDie(n1,blue)', '0 passToken(pow,blue)');
    expect(s.barriers).toBe(before + 2);
  });

  test('EX-18 NPG-4.2.8 the last two markers; one is too few', () => {
    const s = position({ ...P, morale: 2, pawns: '1:A-04', held: ['n1:F', 'n3:P', 'n5:M'] });
    playTo(s, '0 passDie(n1,blue)');
    expect([s.morale, s.phase]).toEqual([0, 'settle']);
    expect((s.flow[0] as SettleFrame).seats[1]?.claims).toEqual(['A-04']);
    const one = position({ ...P, morale: 1 });
    expect(legalOf(one, 0, 'passDie')).toBe('');
    playTo(one, '0 selectDie(n1)');
    expect(legal(one, 0)).toContain('reroll');
  });

  test('NPG-4.2.9 DP-5 Q-30 active symbol tokens can be passed on, morale tokens not', () => {
    const s = position({ ...P, tokens: 'pow@0 sapieha@0 dowbor@0! zamoyski@1' });
    expect(legalOf(s, 0, 'passToken')).toBe('passToken(pow,blue) passToken(pow,yellow)');
    const told = playTo(s, '0 passToken(pow,yellow)');
    expect(eventsOf(told, 'token-passed')).toEqual([
      { is: 'token-passed', by: 'red', who: 'yellow', token: 'pow', left: 4 },
    ]);
    expect(tokensOf(s)).toBe('pow@0>2 sapieha@0 dowbor@0! zamoyski@1');
    expect([legalOf(s, 0, 'passToken'), legalOf(s, 2, 'passToken')]).toEqual([
      '',
      'passToken(pow,red) passToken(pow,blue)',
    ]);
    expect(s.morale).toBe(4);
    const last = position({ ...P, morale: 2, tokens: 'pow@0', pawns: '0:A-04' });
    playTo(last, '0 passToken(pow,blue)');
    expect(last.phase).toBe('settle');
    expect(legalOf(position({ ...P, morale: 1, tokens: 'pow@0' }), 0, 'passToken')).toBe('');
  });

  test('NPG-4.2.10 EV-4 Q-17 Q-59 a morale token of the owner; never above 13; not after phase 2', () => {
    const s = position({ ...P, morale: 12, tokens: 'sapieha@1 harcerstwo@1' });
    expect([legalOf(s, 0, 'useMoraleToken'), legalOf(s, 1, 'useMoraleToken')]).toEqual([
      '',
      'useMoraleToken(sapieha) useMoraleToken(harcerstwo)',
    ]);
    playTo(s, '1 useMoraleToken(sapieha)');
    expect(s.morale).toBe(13);
    const low = after({ ...P, morale: 3, tokens: 'harcerstwo@1' }, '1 useMoraleToken(harcerstwo)');
    expect([low.morale, tokensOf(low)]).toEqual([4, 'harcerstwo@1!']);
    const settle = position({ ...P, at: 'settle', pawns: '0:A-04', tokens: 'sapieha@0' });
    expect(legal(settle, 0).some((move) => move.includes('sapieha'))).toBe(false);
  });
});

describe('NPG-4.2.11 done', () => {
  test('NPG-4.2.11 DP-7 EV-37 done empties the selection; only undone is left; receiving clears it', () => {
    const s = position({ ...P, morale: 5, held: ['n1:P n2:F', 'n3:P', 'n4:D n5:M'] });
    const told = playTo(s, '2 selectDie(n4) selectDie(n5) done');
    expect(eventsOf(told, 'done')).toEqual([{ is: 'done', by: 'yellow' }]);
    expect(diceOf(s, 2)).toBe('n4:D n5:M');
    expect(legal(s, 2)).toEqual(['undone']);
    expect(toDecide(s)).toBe('0 roll, 1 roll, 2 rolled?');
    playTo(s, '0 passDie(n1,yellow)');
    expect([s.morale, frame(s).done]).toEqual([3, [false, false, false]]);
    expect(legal(s, 2)).toContain('selectDie(n1)');
  });

  test('NPG-4.2.11 undone, and what others do to the pool does not clear the flag', () => {
    const s = position({ ...P, dice: [1, 6], tokens: 'pow@1 harcerstwo@1' });
    playTo(s, '2 done', '1 selectDie(n3) reroll useMoraleToken(harcerstwo)');
    expect(frame(s).done).toEqual([false, false, true]);
    const told = playTo(s, '2 undone');
    expect(eventsOf(told, 'undone')).toEqual([{ is: 'undone', by: 'yellow' }]);
    expect(frame(s).done).toEqual([false, false, false]);
    playTo(s, '2 done', '1 passToken(pow,yellow)');
    expect(frame(s).done).toEqual([false, false, false]);
    expect(frame(s).takeBacks).toEqual([0, 0, 1]);
  });

  test('NPG-4.2.11 all done ends the rolling', () => {
    const s = position({ ...P, pawns: '0:A-04' });
    playTo(s, '1 selectDie(n4)', '1 done', '0 done');
    expect(s.phase).toBe('roll');
    const told = playTo(s, '2 done');
    expect(eventsOf(told, 'rolling-ended')).toEqual([{ is: 'rolling-ended', why: 'done', by: null }]);
    expect(s.phase).toBe('settle');
  });

  test('NPG-4.2.11 closeRolling: the arbiter who is done, not in open mode', () => {
    for (const [consent, close] of [
      ['open', false],
      ['motion', true],
      ['arbiter', true],
    ] as const) {
      const s = position({ ...P, pawns: '0:A-04', characters: 'pilsudski@1', options: { consent } });
      expect(legal(s, 1)).not.toContain('closeRolling');
      playTo(s, '0 done', '1 done');
      expect([legal(s, 0).includes('closeRolling'), legal(s, 1).includes('closeRolling')]).toEqual([false, close]);
    }
    const s = position({ ...P, pawns: '0:A-04', options: { consent: 'arbiter' } });
    playTo(s, '1 selectDie(n3)', '0 done closeRolling');
    expect([s.phase, diceOf(s, 1)]).toEqual(['settle', 'n3:P n4:D']);
  });

  test('NPG-4.0.12 forty take-backs in phase 2, then neither unselect nor undone', () => {
    const s = position(P);
    for (let n = 0; n < 20; n++) playTo(s, '0 selectDie(n1) unselectDie(n1) done undone');
    expect(frame(s).takeBacks).toEqual([40, 0, 0]);
    playTo(s, '0 selectDie(n1)');
    expect(legalOf(s, 0, 'unselectDie')).toBe('');
    expect(legal(s, 0)).toContain('reroll');
    playTo(s, '0 done');
    expect(legal(s, 0)).toEqual([]);
    expect(toDecide(s)).toBe('1 roll, 2 roll');
  });

  test('NPG-4.2.17 Q-60 at most 200 rerolls', () => {
    const s = position({ ...P, pawns: '0:A-04', dice: [1, 1, 1, 1] });
    frame(s).rerolls = 198;
    playTo(s, '0 selectDie(n1) reroll');
    expect(s.phase).toBe('roll');
    const told = playTo(s, '0 selectDie(n1) reroll');
    expect(eventsOf(told, 'rolling-ended')).toEqual([{ is: 'rolling-ended', why: 'limit', by: null }]);
    expect([s.phase, s.morale]).toEqual(['settle', 6]);
  });

  test('in phases 1 and 2 the map and the tracks do not change', () => {
    const s = position({ ...P, towns: 'wilno=ru1', acc: 3, fp: 2 });
    playTo(s, '0 selectDie(n1) reroll passDie(n2,blue)');
    expect([board(s), s.acc, s.fp, s.round]).toEqual(['wilno=ru1', 3, 2, 1]);
  });
});
