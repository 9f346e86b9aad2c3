import { words } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { givesReasons, reasonsIn, tellsTheIdle } from '../../testing/reasons.ts';
import { TOKENS } from '../content/characters.ts';
import { DICE } from '../content/dice.ts';
import { CHALLENGES, FINALS, MAIN_FINALS } from '../content/finals.ts';
import { MISSIONS } from '../content/missions.ts';
import { COLOURS } from '../content/players.ts';
import { KINDS, TOWNS } from '../content/towns.ts';
import { box } from '../index.ts';
import { after, type Line, type Position, playTo, position } from '../testing/position.ts';
import { REASON_RULE } from './reasons.ts';
import type { RollFrame, SettleFrame } from './state.ts';
import { type View, view } from './view.ts';
import { whyNot } from './why-not.ts';

const VERBS = words(
  `placePawn takePawn giveDie returnDie commitPlan selectDie unselectDie reroll passDie passToken useMoraleToken done undone
   closeRolling claim unclaim useToken unuseToken settle chooseTown chooseAlternative chooseKind removeObstacle decline
   jailPawn jailDie discardMission setStakes agree object decide commit reopen 0 1 6`,
);
const THINGS: readonly string[] = [
  ...VERBS,
  ...COLOURS,
  ...DICE,
  ...TOKENS,
  ...TOWNS,
  ...KINDS,
  ...MISSIONS,
  ...FINALS,
  ...CHALLENGES,
  ...MAIN_FINALS,
];

const { tells, given } = reasonsIn(whyNot);
/** What a seat sees after these lines. */
const seen = (p: Position, seat: number, ...lines: readonly Line[]): View => view(after(p, ...lines), seat);

givesReasons(new URL('../', import.meta.url), box, {
  things: () => THINGS,
  games: 2,
  met: ['possible', 'other-decision', 'pawn-first', 'not-held', 'only-when-settled'],
});

test('NPG-6.6.5 NPG-4.0.3 who only watches, and when all is over', () => {
  tellsTheIdle(box, 'lwow', { watching: 'NPG-4.0.3', over: 'NPG-6.6.5' }, (s) => playTo(s, '0 concede'));
});

describe('one by one', () => {
  const give =
    'giveDie(red) giveDie(blue) giveDie(yellow) giveDie(red) giveDie(red) giveDie(red) giveDie(red) giveDie(red)';
  const PLAN: Position = { row: 'A-01 A-02' };

  test('NPG-4.1.1 NPG-4.1.2 NPG-4.1.3 NPG-4.1.4 NPG-4.1.6 the plan', () => {
    tells(seen(PLAN, 0), {
      'A-01': 'pawn-first NPG-4.1.6',
      'red A-01': 'possible NPG-4.0.4',
    });
    tells(seen(PLAN, 0, '1 placePawn(blue,A-01)'), { 'red A-01': 'mission-occupied NPG-4.1.2' });
    tells(seen({ ...PLAN, jail: '0 0' }, 0), { 'red A-01': 'no-pawn-left NPG-4.1.1' });
    tells(seen({ ...PLAN, jail: '0 0 1 1 2 2' }, 0), { 'A-01': 'no-pawn-left NPG-4.1.1' });
    tells(seen(PLAN, 0), {
      'A-05': 'no-such-option NPG-4.1.1',
      commitPlan: 'pawns-left NPG-4.1.3',
    });
    const placed: Line = '0 placePawn(red,A-01) placePawn(red,A-02)';
    tells(seen(PLAN, 0, placed), { commitPlan: 'dice-left NPG-4.1.4' });
    const seven: Line = '0 giveDie(red) giveDie(red) giveDie(red) giveDie(red) giveDie(red) giveDie(red) giveDie(red)';
    tells(seen(PLAN, 0, placed, seven), { 'giveDie red': 'seat-without-die NPG-4.1.6' });
    const all: Line = `0 ${give} giveDie(red)`;
    tells(seen(PLAN, 0, placed, all), {
      'giveDie red': 'no-die-left NPG-4.1.4',
      giveDie: 'no-die-left NPG-4.1.4',
    });
    tells(seen(PLAN, 0), { n3: 'other-decision NPG-4.1.5' });
    tells(seen({ ...PLAN, tokens: 'pow@0' }, 0), { pow: 'other-decision NPG-4.1.5' });
    tells(seen(PLAN, 0), {
      lwow: 'other-decision NPG-4.0.8',
      black: 'other-decision NPG-4.0.8',
    });
  });

  test('NPG-4.0.12 take-backs of the plan', () => {
    tells(seen(PLAN, 0), { 'takePawn A-01': 'no-such-option NPG-4.0.4' });
    const s = after(PLAN, '0 placePawn(red,A-01) giveDie(red)');
    (s.flow[0] as unknown as { takeBacks: number[] }).takeBacks[1] = 40;
    expect(whyNot(view(s, 1), ['takePawn', 'A-01'])).toEqual({ reason: 'no-take-back-left', rule: 'NPG-4.0.12' });
    expect(whyNot(view(s, 1), ['returnDie']).reason).toBe('no-take-back-left');
    expect(whyNot(view(s, 0), ['returnDie']).reason).toBe('possible');
  });

  test('NPG-4.0.5 NPG-4.1.7 committing', () => {
    const lines: Line[] = ['0 placePawn(red,A-01) placePawn(blue,A-02)', `0 ${give} giveDie(red)`];
    const motion: Position = { ...PLAN, options: { consent: 'motion' } };
    tells(seen({ ...PLAN, options: { consent: 'arbiter' } }, 1, ...lines), { commitPlan: 'not-arbiter NPG-4.0.5' });
    const moved: Line[] = [...lines, '1 commitPlan'];
    tells(seen(motion, 2, ...moved), { 'A-01': 'plan-frozen NPG-4.1.7' });
    tells(seen(motion, 0, ...moved), { giveDie: 'plan-frozen NPG-4.1.7' });
    tells(seen(motion, 1, ...moved), { 'A-01': 'already-answered NPG-4.0.5' });
    tells(seen(motion, 2, ...moved, '2 agree'), { agree: 'already-answered NPG-4.0.5' });
    tells(seen(motion, 2, ...moved, '2 object'), { agree: 'not-arbiter NPG-4.0.5' });
    // The arbiter himself is not told that he is none.
    tells(seen(motion, 0, ...moved, '2 object'), {
      agree: 'plan-frozen NPG-4.1.7',
      commit: 'possible NPG-4.0.4',
    });
    const three = [...lines, ...Array.from({ length: 3 }, (): Line[] => ['1 commitPlan', '0 decide(reopen)']).flat()];
    tells(seen(motion, 1, ...three), { commitPlan: 'motions-used-up NPG-4.1.7' });
  });

  const ROLL: Position = {
    at: 'roll',
    row: 'A-03@0',
    morale: 5,
    held: ['n1:P n2:F', 'n3:P', 'n4:P'],
    tokens: 'pow@0 sapieha@0 dowbor@0! zamoyski@1',
    characters: 'haller@0 witos@1',
    jail: 'haller',
    towns: '',
  };

  test('NPG-4.2.4 NPG-4.2.8 NPG-4.2.12 NPG-5.8.3 NPG-5.9.1 the struggle', () => {
    tells(seen(ROLL, 0), {
      n1: 'possible NPG-4.0.4',
      n3: 'not-held NPG-4.2.4',
      haller: 'die-in-prison NPG-5.9.1',
      witos: 'not-held NPG-4.2.4',
      reroll: 'empty-selection NPG-4.2.4',
      dowbor: 'token-spent NPG-5.8.3',
      zamoyski: 'not-held NPG-4.2.9',
      korfanty: 'not-held NPG-4.2.9',
      'passToken sapieha': 'morale-token NPG-4.2.9',
      'useMoraleToken pow': 'symbol-token NPG-4.2.10',
      'A-03': 'only-when-settled NPG-4.2.12',
      lwow: 'other-decision NPG-4.0.8',
      'n1 red': 'other-decision NPG-4.0.8',
    });
  });

  test('NPG-4.2.4 NPG-4.2.8 with too few markers', () => {
    const one: Position = { ...ROLL, morale: 1 };
    tells(seen(one, 0), {
      'n1 blue': 'not-enough-morale NPG-4.2.8',
      passDie: 'not-enough-morale NPG-4.2.8',
      passToken: 'not-enough-morale NPG-4.2.8',
      pow: 'not-enough-morale NPG-4.2.8',
    });
    const none: Position = { ...ROLL, morale: 0 };
    tells(seen(none, 0), {
      reroll: 'no-morale NPG-4.2.4',
      n1: 'no-morale NPG-4.2.4',
    });
  });

  test('NPG-4.2.11 NPG-4.0.12 done and closing', () => {
    const motion: Position = { ...ROLL, options: { consent: 'motion' } };
    tells(seen(ROLL, 0, '0 done'), { n1: 'you-are-done NPG-4.2.11' });
    tells(seen(motion, 0), { closeRolling: 'done-first NPG-4.2.11' });
    tells(seen(motion, 1), { closeRolling: 'not-arbiter NPG-4.0.5' });
    tells(seen(motion, 1, '1 done'), { closeRolling: 'not-arbiter NPG-4.0.5' });
    tells(seen(motion, 0, '0 done'), { closeRolling: 'possible NPG-4.0.4' });
    tells(seen(ROLL, 0, '0 done'), { closeRolling: 'no-such-option NPG-4.2.11' });
    const s = after(ROLL, '0 selectDie(n1)', '1 done');
    (s.flow[0] as RollFrame).takeBacks.fill(40);
    expect(whyNot(view(s, 0), ['unselectDie', 'n1']).reason).toBe('no-take-back-left');
    expect(whyNot(view(s, 1), ['undone']).reason).toBe('no-take-back-left');
    const final: Position = { at: 'roll', round: 10, row: 'A-61@0', main: [4, 4], towns: '' };
    tells(seen(final, 0), { done: 'cannot-stop NPG-6.5.6' });
  });

  test('NPG-6.5.1 joint missions take no pawn', () => {
    const final: Position = { round: 10, row: 'A-61', main: [4, 4], challenges: 'A-70', towns: '' };
    for (const joint of ['paris', 'warsaw', 'A-70']) {
      tells(seen(final, 0), { [`red ${joint}`]: 'joint-mission NPG-6.5.1' });
    }
  });

  test('NPG-4.2.12 NPG-4.2.14 NPG-4.2.15 the settlement', () => {
    const p: Position = {
      at: 'settle',
      row: 'A-03 A-17 A-10',
      pawns: '0:A-03 0:A-10 1:A-17',
      held: ['n1:P n2:F', 'n3:F', 'n4:P'],
      tokens: 'sienkiewicz@0 pow@1 dowbor@1! korfanty@0! sapieha@0',
      towns: '',
    };
    tells(seen(p, 0), {
      'A-03': 'possible NPG-4.0.4',
      'A-10': 'claim-not-covered NPG-4.2.14',
      'A-17': 'not-undertaken NPG-4.2.12',
      sienkiewicz: 'token-not-needed NPG-4.2.14',
      korfanty: 'token-spent NPG-5.8.3',
      sapieha: 'morale-token NPG-4.2.9',
      pow: 'not-held NPG-4.2.9',
      lwow: 'other-decision NPG-4.0.8',
      // As the board touches them, with what it means to do.
      'A-10 claim': 'claim-not-covered NPG-4.2.14',
      'A-17 claim': 'not-undertaken NPG-4.2.12',
      'pow useToken': 'not-held NPG-4.2.9',
    });
    tells(seen({ ...p, at: 'roll' }, 0), { 'n3 selectDie': 'not-held NPG-4.2.4' });
    tells(seen(p, 1, '1 unuseToken(pow)'), { settle: 'claim-not-covered NPG-4.2.14' });
    tells(seen(p, 0, '0 settle'), { 'A-03': 'already-answered NPG-4.2.15' });
    const s = position(p);
    (s.flow[0] as SettleFrame).takeBacks.fill(10);
    expect(whyNot(view(s, 0), ['A-03']).reason).toBe('no-take-back-left');
    expect(whyNot(view(s, 1), ['pow']).reason).toBe('no-take-back-left');
  });

  test('NPG-4.0.5 NPG-5.1.4 NPG-5.2.5 NPG-5.2.7 NPG-5.3.5 choices of the team', () => {
    const p: Position = { at: 'time', round: 5, row: 'A-04', towns: '' };
    tells(seen(p, 0), {
      lwow: 'town-not-in-region NPG-5.2.7',
      'A-04': 'other-decision NPG-4.0.8',
    });
    tells(seen(p, 0, '0 chooseTown(luck)'), { luck: 'same-town NPG-5.3.5' });
    const two: Position = { at: 'positive', row: 'A-04@0+', towns: '' };
    tells(seen(two, 0, '0 chooseTown(lodz)'), { lodz: 'same-town NPG-5.2.5' });
    tells(seen({ ...p, options: { consent: 'arbiter' } }, 1), { luck: 'not-arbiter NPG-4.0.5' });
    const motion: Position = { ...p, options: { consent: 'motion' } };
    tells(seen(motion, 2, '1 chooseTown(luck)'), { kowno: 'other-decision NPG-4.0.8' });
    tells(seen(motion, 0, '1 chooseTown(luck)', '2 object'), { lwow: 'other-decision NPG-4.0.8' });
    const bonus: Position = { at: 'positive', row: 'A-07@0+', acc: 1, towns: 'luck=ru1' };
    tells(seen(bonus, 0), {
      lwow: 'no-obstacle NPG-5.1.4',
      'A-07': 'other-decision NPG-4.0.8',
    });
    const stakes: Position = { at: 'time', round: 9, acc: 5, fp: 5, row: 'A-04', options: { stakes: 'ask' } };
    tells(seen(stakes, 0), {
      lwow: 'no-such-option NPG-4.0.4',
      'A-04': 'no-such-option NPG-4.0.4',
    });
  });

  test('every other reason was met', () => {
    const elsewhere = ['game-over', 'only-watching', 'no-take-back-left'];
    expect(Object.keys(REASON_RULE).filter((reason) => !given.has(reason))).toEqual(elsewhere);
  });
});
