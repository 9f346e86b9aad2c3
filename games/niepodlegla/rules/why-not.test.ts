import { words } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { givesReasons, tellsTheIdle } from '../../testing/reasons.ts';
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
import { view } from './view.ts';
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

const said = new Set<string>();
/** What a seat is told after these lines when it touches these things. */
function told(p: Position, lines: readonly Line[], seat: number, ...touched: string[]): string {
  const { reason, rule } = whyNot(view(after(p, ...lines), seat), touched);
  said.add(reason);
  return `${reason} ${rule}`;
}

givesReasons(new URL('../', import.meta.url), {
  box,
  prefix: 'NPG',
  reasons: REASON_RULE,
  things: () => THINGS,
  games: 2,
  met: ['possible', 'other-decision', 'pawn-first', 'not-held', 'only-when-settled'],
});

test('NPG-6.6.5 NPG-4.0.3 who only watches, and when all is over', () => {
  tellsTheIdle(box, 'lwow', { watching: 'NPG-4.0.3', over: 'NPG-6.6.5' }, (s) => playTo(s, '0 concede'));
  said.add('only-watching').add('game-over');
});

describe('one by one', () => {
  const give =
    'giveDie(red) giveDie(blue) giveDie(yellow) giveDie(red) giveDie(red) giveDie(red) giveDie(red) giveDie(red)';
  const PLAN: Position = { row: 'A-01 A-02' };

  test('NPG-4.1.1 NPG-4.1.2 NPG-4.1.3 NPG-4.1.4 NPG-4.1.6 the plan', () => {
    expect(told(PLAN, [], 0, 'A-01')).toBe('pawn-first NPG-4.1.6');
    expect(told(PLAN, [], 0, 'red', 'A-01')).toBe('possible NPG-4.0.4');
    expect(told(PLAN, ['1 placePawn(blue,A-01)'], 0, 'red', 'A-01')).toBe('mission-occupied NPG-4.1.2');
    expect(told({ ...PLAN, jail: '0 0' }, [], 0, 'red', 'A-01')).toBe('no-pawn-left NPG-4.1.1');
    expect(told({ ...PLAN, jail: '0 0 1 1 2 2' }, [], 0, 'A-01')).toBe('no-pawn-left NPG-4.1.1');
    expect(told(PLAN, [], 0, 'A-05')).toBe('no-such-option NPG-4.1.1');
    expect(told(PLAN, [], 0, 'commitPlan')).toBe('pawns-left NPG-4.1.3');
    const placed: Line = '0 placePawn(red,A-01) placePawn(red,A-02)';
    expect(told(PLAN, [placed], 0, 'commitPlan')).toBe('dice-left NPG-4.1.4');
    const seven: Line = '0 giveDie(red) giveDie(red) giveDie(red) giveDie(red) giveDie(red) giveDie(red) giveDie(red)';
    expect(told(PLAN, [placed, seven], 0, 'giveDie', 'red')).toBe('seat-without-die NPG-4.1.6');
    const all: Line = `0 ${give} giveDie(red)`;
    expect(told(PLAN, [placed, all], 0, 'giveDie', 'red')).toBe('no-die-left NPG-4.1.4');
    expect(told(PLAN, [placed, all], 0, 'giveDie')).toBe('no-die-left NPG-4.1.4');
    expect(told(PLAN, [], 0, 'n3')).toBe('other-decision NPG-4.1.5');
    expect(told({ ...PLAN, tokens: 'pow@0' }, [], 0, 'pow')).toBe('other-decision NPG-4.1.5');
    expect(told(PLAN, [], 0, 'lwow')).toBe('other-decision NPG-4.0.8');
    expect(told(PLAN, [], 0, 'black')).toBe('other-decision NPG-4.0.8');
  });

  test('NPG-4.0.12 take-backs of the plan', () => {
    expect(told(PLAN, [], 0, 'takePawn', 'A-01')).toBe('no-such-option NPG-4.0.4');
    const s = after(PLAN, '0 placePawn(red,A-01) giveDie(red)');
    (s.flow[0] as unknown as { takeBacks: number[] }).takeBacks[1] = 40;
    expect(whyNot(view(s, 1), ['takePawn', 'A-01'])).toEqual({ reason: 'no-take-back-left', rule: 'NPG-4.0.12' });
    expect(whyNot(view(s, 1), ['returnDie']).reason).toBe('no-take-back-left');
    expect(whyNot(view(s, 0), ['returnDie']).reason).toBe('possible');
  });

  test('NPG-4.0.5 NPG-4.1.7 committing', () => {
    const lines: Line[] = ['0 placePawn(red,A-01) placePawn(blue,A-02)', `0 ${give} giveDie(red)`];
    const motion: Position = { ...PLAN, options: { consent: 'motion' } };
    expect(told({ ...PLAN, options: { consent: 'arbiter' } }, lines, 1, 'commitPlan')).toBe('not-arbiter NPG-4.0.5');
    const moved: Line[] = [...lines, '1 commitPlan'];
    expect(told(motion, moved, 2, 'A-01')).toBe('plan-frozen NPG-4.1.7');
    expect(told(motion, moved, 0, 'giveDie')).toBe('plan-frozen NPG-4.1.7');
    expect(told(motion, moved, 1, 'A-01')).toBe('already-answered NPG-4.0.5');
    expect(told(motion, [...moved, '2 agree'], 2, 'agree')).toBe('already-answered NPG-4.0.5');
    expect(told(motion, [...moved, '2 object'], 2, 'agree')).toBe('not-arbiter NPG-4.0.5');
    // The arbiter himself is not told that he is none.
    expect(told(motion, [...moved, '2 object'], 0, 'agree')).toBe('plan-frozen NPG-4.1.7');
    expect(told(motion, [...moved, '2 object'], 0, 'commit')).toBe('possible NPG-4.0.4');
    const three = [...lines, ...Array.from({ length: 3 }, (): Line[] => ['1 commitPlan', '0 decide(reopen)']).flat()];
    expect(told(motion, three, 1, 'commitPlan')).toBe('motions-used-up NPG-4.1.7');
  });

  const ROLL: Position = {
    at: 'roll',
    row: 'A-03',
    pawns: '0:A-03',
    morale: 5,
    held: ['n1:P n2:F', 'n3:P', 'n4:P'],
    tokens: 'pow@0 sapieha@0 dowbor@0! zamoyski@1',
    characters: 'haller@0 witos@1',
    jail: 'haller',
    towns: '',
  };

  test('NPG-4.2.4 NPG-4.2.8 NPG-4.2.12 NPG-5.8.3 NPG-5.9.1 the struggle', () => {
    expect(told(ROLL, [], 0, 'n1')).toBe('possible NPG-4.0.4');
    expect(told(ROLL, [], 0, 'n3')).toBe('not-held NPG-4.2.4');
    expect(told(ROLL, [], 0, 'haller')).toBe('die-in-prison NPG-5.9.1');
    expect(told(ROLL, [], 0, 'witos')).toBe('not-held NPG-4.2.4');
    expect(told(ROLL, [], 0, 'reroll')).toBe('empty-selection NPG-4.2.4');
    expect(told(ROLL, [], 0, 'dowbor')).toBe('token-spent NPG-5.8.3');
    expect(told(ROLL, [], 0, 'zamoyski')).toBe('not-held NPG-4.2.9');
    expect(told(ROLL, [], 0, 'korfanty')).toBe('not-held NPG-4.2.9');
    expect(told(ROLL, [], 0, 'passToken', 'sapieha')).toBe('morale-token NPG-4.2.9');
    expect(told(ROLL, [], 0, 'useMoraleToken', 'pow')).toBe('symbol-token NPG-4.2.10');
    expect(told(ROLL, [], 0, 'A-03')).toBe('only-when-settled NPG-4.2.12');
    expect(told(ROLL, [], 0, 'lwow')).toBe('other-decision NPG-4.0.8');
    expect(told(ROLL, [], 0, 'n1', 'red')).toBe('other-decision NPG-4.0.8');
  });

  test('NPG-4.2.4 NPG-4.2.8 with too few markers', () => {
    const one: Position = { ...ROLL, morale: 1 };
    expect(told(one, [], 0, 'n1', 'blue')).toBe('not-enough-morale NPG-4.2.8');
    expect(told(one, [], 0, 'passDie')).toBe('not-enough-morale NPG-4.2.8');
    expect(told(one, [], 0, 'passToken')).toBe('not-enough-morale NPG-4.2.8');
    expect(told(one, [], 0, 'pow')).toBe('not-enough-morale NPG-4.2.8');
    const none: Position = { ...ROLL, morale: 0 };
    expect(told(none, [], 0, 'reroll')).toBe('no-morale NPG-4.2.4');
    expect(told(none, [], 0, 'n1')).toBe('no-morale NPG-4.2.4');
  });

  test('NPG-4.2.11 NPG-4.0.12 done and closing', () => {
    const motion: Position = { ...ROLL, options: { consent: 'motion' } };
    expect(told(ROLL, ['0 done'], 0, 'n1')).toBe('you-are-done NPG-4.2.11');
    expect(told(motion, [], 0, 'closeRolling')).toBe('done-first NPG-4.2.11');
    expect(told(motion, [], 1, 'closeRolling')).toBe('not-arbiter NPG-4.0.5');
    expect(told(motion, ['1 done'], 1, 'closeRolling')).toBe('not-arbiter NPG-4.0.5');
    expect(told(motion, ['0 done'], 0, 'closeRolling')).toBe('possible NPG-4.0.4');
    expect(told(ROLL, ['0 done'], 0, 'closeRolling')).toBe('no-such-option NPG-4.2.11');
    const s = after(ROLL, '0 selectDie(n1)', '1 done');
    (s.flow[0] as RollFrame).takeBacks.fill(40);
    expect(whyNot(view(s, 0), ['unselectDie', 'n1']).reason).toBe('no-take-back-left');
    expect(whyNot(view(s, 1), ['undone']).reason).toBe('no-take-back-left');
    const final: Position = { at: 'roll', round: 10, row: 'A-61', pawns: '0:A-61', main: [4, 4], towns: '' };
    expect(told(final, [], 0, 'done')).toBe('cannot-stop NPG-6.5.6');
  });

  test('NPG-6.5.1 joint missions take no pawn', () => {
    const final: Position = { round: 10, row: 'A-61', main: [4, 4], challenges: 'A-70', towns: '' };
    for (const joint of ['paris', 'warsaw', 'A-70']) {
      expect(told(final, [], 0, 'red', joint)).toBe('joint-mission NPG-6.5.1');
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
    expect(told(p, [], 0, 'A-03')).toBe('possible NPG-4.0.4');
    expect(told(p, [], 0, 'A-10')).toBe('claim-not-covered NPG-4.2.14');
    expect(told(p, [], 0, 'A-17')).toBe('not-undertaken NPG-4.2.12');
    expect(told(p, [], 0, 'sienkiewicz')).toBe('token-not-needed NPG-4.2.14');
    expect(told(p, [], 0, 'korfanty')).toBe('token-spent NPG-5.8.3');
    expect(told(p, [], 0, 'sapieha')).toBe('morale-token NPG-4.2.9');
    expect(told(p, [], 0, 'pow')).toBe('not-held NPG-4.2.9');
    expect(told(p, [], 0, 'lwow')).toBe('other-decision NPG-4.0.8');
    // As the board touches them, with what it means to do.
    expect(told(p, [], 0, 'A-10', 'claim')).toBe('claim-not-covered NPG-4.2.14');
    expect(told(p, [], 0, 'A-17', 'claim')).toBe('not-undertaken NPG-4.2.12');
    expect(told(p, [], 0, 'pow', 'useToken')).toBe('not-held NPG-4.2.9');
    expect(told({ ...p, at: 'roll' }, [], 0, 'n3', 'selectDie')).toBe('not-held NPG-4.2.4');
    expect(told(p, ['1 unuseToken(pow)'], 1, 'settle')).toBe('claim-not-covered NPG-4.2.14');
    expect(told(p, ['0 settle'], 0, 'A-03')).toBe('already-answered NPG-4.2.15');
    const s = position(p);
    (s.flow[0] as SettleFrame).takeBacks.fill(10);
    expect(whyNot(view(s, 0), ['A-03']).reason).toBe('no-take-back-left');
    expect(whyNot(view(s, 1), ['pow']).reason).toBe('no-take-back-left');
  });

  test('NPG-4.0.5 NPG-5.1.4 NPG-5.2.5 NPG-5.2.7 NPG-5.3.5 choices of the team', () => {
    const p: Position = { at: 'time', round: 5, row: 'A-04', towns: '' };
    expect(told(p, [], 0, 'lwow')).toBe('town-not-in-region NPG-5.2.7');
    expect(told(p, [], 0, 'A-04')).toBe('other-decision NPG-4.0.8');
    expect(told(p, ['0 chooseTown(luck)'], 0, 'luck')).toBe('same-town NPG-5.3.5');
    const two: Position = { at: 'positive', row: 'A-04', pawns: '0:A-04', completed: 'A-04', towns: '' };
    expect(told(two, ['0 chooseTown(lodz)'], 0, 'lodz')).toBe('same-town NPG-5.2.5');
    expect(told({ ...p, options: { consent: 'arbiter' } }, [], 1, 'luck')).toBe('not-arbiter NPG-4.0.5');
    const motion: Position = { ...p, options: { consent: 'motion' } };
    expect(told(motion, ['1 chooseTown(luck)'], 2, 'kowno')).toBe('other-decision NPG-4.0.8');
    expect(told(motion, ['1 chooseTown(luck)', '2 object'], 0, 'lwow')).toBe('other-decision NPG-4.0.8');
    const bonus: Position = {
      at: 'positive',
      row: 'A-07',
      pawns: '0:A-07',
      completed: 'A-07',
      acc: 1,
      towns: 'luck=ru1',
    };
    expect(told(bonus, [], 0, 'lwow')).toBe('no-obstacle NPG-5.1.4');
    expect(told(bonus, [], 0, 'A-07')).toBe('other-decision NPG-4.0.8');
    const stakes: Position = { at: 'time', round: 9, acc: 5, fp: 5, row: 'A-04', options: { stakes: 'ask' } };
    expect(told(stakes, [], 0, 'lwow')).toBe('no-such-option NPG-4.0.4');
    expect(told(stakes, [], 0, 'A-04')).toBe('no-such-option NPG-4.0.4');
  });

  test('every reason was met', () => {
    expect(Object.keys(REASON_RULE).filter((reason) => !said.has(reason) && reason !== 'no-take-back-left')).toEqual(
      [],
    );
  });
});
