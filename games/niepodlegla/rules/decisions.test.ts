import { asks, begin, fastStream, play, Refusal, resign } from '@sztab/kernel';
import { eventsOf, words } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { after, asked, legal, type Position, playTo, position, toDecide } from '../testing/position.ts';
import { board } from '../testing/shown.ts';
import { lid } from '../text/lid.ts';
import { decideOn } from './decisions.ts';
import { niepodlegla } from './index.ts';
import { takesBack } from './moves.ts';
import { silent } from './silent.ts';
import { arbiterOf, type PlanFrame, type State } from './state.ts';

/** Marker enters 4: one of the Kresy towns has to be chosen. */
const CHOICE: Position = { at: 'time', round: 3, row: 'A-04', towns: '' };
const motion: Position = { ...CHOICE, options: { consent: 'motion' } };
const TOWNS = 'chooseTown(kowno) chooseTown(wilno) chooseTown(pinsk) chooseTown(luck)';
const DECIDE = 'decide(kowno) decide(wilno) decide(pinsk) decide(luck)';

/** Each seat has undertaken one mission and holds its dice. */
const ROLLING: Position = {
  at: 'roll',
  row: 'A-03 A-04 A-07',
  pawns: '0:A-03 1:A-04 2:A-07',
  held: ['n1:P n2:F', 'n3:P n4:F', 'n5:P'],
  options: { consent: 'motion' },
  towns: '',
};

describe('NPG-4.0 how decisions are made', () => {
  test('NPG-4.0.1 the six phases in their order, and the round is the space of the marker', () => {
    const s = position({ row: 'A-07', towns: '', options: { consent: 'open' } });
    const give = 'giveDie(red) giveDie(blue) giveDie(yellow)';
    const told = playTo(s, `0 placePawn(red,A-07) ${give} ${give} ${give} commitPlan done`, '1 done', '2 done');
    if (s.phase === 'settle') told.push(...playTo(s, '0 settle'));
    const names = told.flatMap(({ all }) => (all ? [all.is] : []));
    const order = ['plan-committed', 'rolled', 'rolling-ended', 'settled', 'morale-check', 'time', 'pools'] as const;
    expect(order.map((name) => names.indexOf(name))).toEqual(
      [...order.map((name) => names.indexOf(name))].sort((a, b) => a - b),
    );
    expect(names.includes('morale-check')).toBe(true);
    expect(s.round).toBe(2);
  });

  test('NPG-4.0.1 each phase is named while it asks', () => {
    const p: Position = {
      at: 'settle',
      row: 'A-03 A-04@0 A-05',
      round: 3,
      morale: 3,
      threats: 'Z-11',
      towns: '',
      held: ['n1:P n2:F'],
      dice: [1],
    };
    const s = position(p);
    const phases = [s.phase];
    playTo(s, '0 settle');
    phases.push(s.phase);
    for (const town of ['lwow', 'opole', 'lodz', 'kielce', 'luck']) {
      playTo(s, `0 chooseTown(${town})`);
      phases.push(s.phase);
    }
    expect(phases).toEqual(['settle', 'negative', 'check', 'positive', 'positive', 'time', 'plan']);
  });

  test('NPG-4.0.2 a TIME effect changes the round at once', () => {
    const s = position({ at: 'negative', round: 6, row: 'A-43', towns: '', acc: 3, morale: 5 });
    // A-43 without a pawn: 7 at once, then phase 6 moves to 8.
    expect([s.round, s.acc]).toEqual([8, 2]);
  });

  test('NPG-4.0.3 all information is open: the same view for everybody', () => {
    const s = position({ row: 'A-04' });
    const { you: _you, ...mine } = niepodlegla.view(s, 1);
    const { you: _none, ...theirs } = niepodlegla.view(s, 'public');
    expect(mine).toEqual(theirs);
  });

  test('NPG-4.0.4 DP-9 personal moves only for the own seat; team choices for everybody', () => {
    const roll = position({ at: 'roll', held: ['n1:P', 'n2:P', 'n3:P'] });
    expect(legal(roll, 1).filter((move) => move.includes('n1'))).toEqual([]);
    const s = position(CHOICE);
    for (const seat of [0, 1, 2]) expect(legal(s, seat).join(' ')).toBe(TOWNS);
    playTo(s, '2 chooseTown(pinsk)');
    expect(board(s)).toBe('pinsk=ru1');
  });

  test('NPG-4.0.5 open: the first legal move from any seat is executed', () => {
    const s = position(CHOICE);
    expect(toDecide(s)).toBe('0 place-obstacle?, 1 place-obstacle?, 2 place-obstacle?');
    playTo(s, '1 chooseTown(luck)');
    expect([s.round, s.phase, board(s)]).toEqual([4, 'plan', 'luck=ru1']);
  });

  test('NPG-4.0.5 arbiter: he alone is asked, plan moves stay open to all', () => {
    const s = position({ ...CHOICE, options: { consent: 'arbiter' }, characters: 'pilsudski@2' });
    expect(asked(s)).toBe(`2 place-obstacle: ${TOWNS}`);
    playTo(s, '2 chooseTown(kowno)');
    expect(toDecide(s)).toBe('2 plan, 0 plan?, 1 plan?');
    expect(legal(s, 0)).toContain('placePawn(yellow,A-04)');
    playTo(s, '0 placePawn(red,A-04)', '1 giveDie(red) giveDie(blue) giveDie(yellow) giveDie(red)');
    playTo(s, '1 giveDie(red) giveDie(red) giveDie(red) giveDie(red) giveDie(red)');
    expect([0, 1, 2].map((seat) => legal(s, seat).includes('commitPlan'))).toEqual([false, false, true]);
  });

  test('NPG-4.0.5 DP-21 motion: the arbiter at once, the others put it before the team', () => {
    expect(board(after(motion, '0 chooseTown(luck)'))).toBe('luck=ru1');
    const s = position(motion);
    expect(toDecide(s)).toBe('0 place-obstacle?, 1 place-obstacle?, 2 place-obstacle?');
    const told = playTo(s, '2 chooseTown(kowno)');
    expect(eventsOf(told, 'motion')).toEqual([{ is: 'motion', by: 'yellow', option: 'chooseTown(kowno)' }]);
    expect(asked(s)).toBe(`0 motion: agree ${DECIDE} | 1 motion: agree object`);
    expect(board(s)).toBe('');
    const heard = playTo(s, '1 agree');
    expect(eventsOf(heard, 'agreed')).toEqual([{ is: 'agreed', by: 'blue' }]);
    expect(asked(s)).toBe(`0 motion: agree ${DECIDE}`);
    playTo(s, '0 agree');
    expect(board(s)).toBe('kowno=ru1');
  });

  test('NPG-4.0.5 the arbiter may decide after having agreed', () => {
    const s = after(motion, '2 chooseTown(kowno)', '0 agree');
    expect(asked(s)).toBe(`1 motion: agree object | 0 motion: ${DECIDE}`);
    expect(toDecide(s)).toBe('1 motion, 0 motion?');
    const told = playTo(s, '0 decide(wilno)');
    expect(eventsOf(told, 'decided')).toEqual([{ is: 'decided', by: 'red', option: 'chooseTown(wilno)' }]);
    expect(board(s)).toBe('wilno=ru1');
    expect(board(after(motion, '2 chooseTown(kowno)', '0 agree', '1 agree'))).toBe('kowno=ru1');
  });

  test('NPG-4.0.5 EV-33 Q-50 an objection: only the arbiter may decide, any option', () => {
    const s = after(motion, '2 chooseTown(kowno)');
    const told = playTo(s, '1 object');
    expect(eventsOf(told, 'objected')).toEqual([{ is: 'objected', by: 'blue' }]);
    expect(asked(s)).toBe(`0 decide: ${DECIDE}`);
    const own = after(motion, '2 chooseTown(kowno)', '1 object', '0 decide(kowno)');
    expect(board(own)).toBe('kowno=ru1');
    playTo(s, '0 decide(luck)');
    expect(board(s)).toBe('luck=ru1');
  });

  test('NPG-4.0.5 two players: the other is the whole team', () => {
    const two: Position = { ...motion, players: 2 };
    expect(board(after(two, '1 chooseTown(kowno)', '0 agree'))).toBe('kowno=ru1');
    expect(asked(after(two, '1 chooseTown(kowno)'))).toBe(`0 motion: agree ${DECIDE}`);
  });

  test('NPG-4.0.5 motions and answers cannot be withdrawn: each is a barrier', () => {
    const s = position(motion);
    const before = s.barriers;
    playTo(s, '2 chooseTown(kowno)');
    expect(s.barriers).toBe(before + 1);
    playTo(s, '1 agree');
    expect(s.barriers).toBe(before + 2);
    const objected = after(motion, '2 chooseTown(kowno)');
    const then = objected.barriers;
    playTo(objected, '1 object');
    expect(objected.barriers).toBe(then + 1);
  });

  test('NPG-4.0.5 what the arbiter says for each kind of option', () => {
    expect(decideOn('chooseTown(luck)')).toBe('decide(luck)');
    expect(decideOn('removeObstacle(luck,ru)')).toBe('decide(luck,ru)');
    expect(decideOn('decline')).toBe('decide(decline)');
    expect(decideOn('commitPlan')).toBe('decide(commit)');
    expect(decideOn('setStakes(3)')).toBe('decide(3)');
    expect(decideOn('chooseAlternative(1)')).toBe('decide(1)');
  });

  test('NPG-4.0.4 a choice of the team cannot be taken back, whoever made it', () => {
    // Another choice follows, and nothing is revealed between the two.
    const two: Position = { at: 'negative', row: 'A-03 A-08', towns: '' };
    const risen = (p: Position, ...lines: Parameters<typeof playTo>[1][]): number => {
      const s = position(p);
      const before = s.barriers;
      playTo(s, ...lines);
      return s.barriers - before;
    };
    expect(risen(two, '1 chooseTown(lwow)')).toBe(1);
    expect(risen({ ...two, options: { consent: 'arbiter' } }, '0 chooseTown(lwow)')).toBe(1);
    expect(risen({ ...two, options: { consent: 'motion' } }, '0 chooseTown(lwow)')).toBe(1);
    // The motion, the objection, and the decision of the arbiter.
    const asked: Position = { ...two, options: { consent: 'motion' } };
    expect(risen(asked, '1 chooseTown(lwow)', '2 object', '0 decide(krakow)')).toBe(3);
    // Plan moves can.
    expect(risen({ row: 'A-04' }, '0 placePawn(red,A-04) giveDie(blue) takePawn(A-04)')).toBe(0);
  });

  test('NPG-4.0.4 edition 1: whoever chose without a motion could take it back', () => {
    const s = position({ at: 'negative', row: 'A-03 A-08', towns: '', edition: 1 });
    const before = s.barriers;
    playTo(s, '1 chooseTown(lwow)');
    expect(s.barriers).toBe(before);
  });

  test('NPG-4.0.6 what is usual goes by who plays', () => {
    expect(lid.usual).toEqual({
      bots: { consent: 'arbiter' },
      here: { consent: 'open' },
      apart: { consent: 'motion' },
    });
  });

  test('NPG-4.0.6 three modes of consent, fixed at the start; the table chooses which', () => {
    const rule = niepodlegla.options.find(({ id }) => id === 'consent');
    expect(rule).toEqual({ id: 'consent', values: ['open', 'motion', 'arbiter'], concerns: 'rules' });
    for (const consent of ['open', 'motion', 'arbiter']) {
      expect(begin(niepodlegla, 3, { consent }, fastStream(1)).state.options.consent).toBe(consent);
    }
  });

  test('NPG-4.0.7 EV-42 an absent player: the arbiter closes, the server settles for the seat', () => {
    const s = after(ROLLING, '0 done', '2 done');
    expect(legal(s, 0)).toEqual(['closeRolling', 'undone']);
    expect(legal(s, 2)).toEqual(['undone']);
    const told = playTo(s, '0 closeRolling');
    expect(eventsOf(told, 'rolling-ended')).toEqual([{ is: 'rolling-ended', why: 'arbiter', by: 'red' }]);
    expect(toDecide(s)).toBe('0 settle, 1 settle');
    playTo(s, '0 settle', '1 settle');
    expect(s.completed).toEqual(['A-03', 'A-04']);
  });

  test('NPG-4.0.7 what the table enters for whoever is silent: they agree, decide as moved, are done, settle', () => {
    const silence = (s: State): string[] =>
      silent(s, asks(niepodlegla, s)).map(({ seat, move, after: seconds }) => `${seat} ${move} ${seconds}`);
    expect(silence(position(motion))).toEqual([]);
    const moved = after(motion, '2 chooseTown(luck)');
    expect(silence(moved)).toEqual(['0 agree 20', '1 agree 20']);
    playTo(moved, '1 object');
    expect(silence(moved)).toEqual(['0 decide(luck) 20']);
    const s = position(ROLLING);
    expect(silence(s)).toEqual([]);
    playTo(s, '0 done', '2 done');
    expect(silence(s)).toEqual(['1 done 180']);
    playTo(s, '1 done', '0 settle');
    expect(silence(s)).toEqual(['1 settle 180']);
  });

  test('NPG-4.0.8 never more than one open team decision; one after the other', () => {
    // Space 9 has two effects, A-29 two choices; each is asked alone.
    const s = position({ at: 'time', round: 5, row: 'A-04', towns: '' });
    expect(s.flow.filter(({ step }) => step === 'team')).toHaveLength(1);
    playTo(s, '0 chooseTown(luck)');
    expect(s.flow.filter(({ step }) => step === 'team')).toHaveLength(1);
  });

  test('NPG-4.0.9 Q-07 the owner of the die is the arbiter, also while it is lent or imprisoned', () => {
    expect(arbiterOf(position({ row: 'A-04', characters: 'pilsudski@1', jail: 'pilsudski' }))).toBe(1);
    // A-01 completed by seat 2: the arbiter changes at that moment, in the middle of phase 5.
    const s = position({
      at: 'positive',
      row: 'A-01 A-04',
      pawns: '2:A-01 0:A-04',
      completed: 'A-01 A-04',
      towns: '',
      options: { consent: 'arbiter' },
    });
    expect(toDecide(s)).toBe('2 place-independence');
  });

  test('NPG-4.0.9 EV-24 a lent die leaves the arbiter where he is', () => {
    const s = position({
      at: 'roll',
      row: 'A-04',
      characters: 'pilsudski@0',
      held: ['n1:P pilsudski:FF', 'n2:P', 'n3:P'],
      morale: 5,
    });
    playTo(s, '0 passDie(pilsudski,blue)');
    expect([arbiterOf(s), s.characters.pilsudski]).toEqual([0, 0]);
  });

  test('NPG-4.0.10 with one option nobody is asked', () => {
    const s = position({ at: 'time', round: 1, row: 'A-04', towns: '' });
    expect([board(s), s.phase]).toEqual(['krakow=cp1', 'plan']);
  });

  test('NPG-4.0.11 DP-20 conceding: not in the lists, at any time, a defeat for all', () => {
    const s = position({});
    expect(asked(s)).not.toContain('concede');
    const told = resign(niepodlegla, s, 1);
    expect(eventsOf(told, 'conceded')).toEqual([{ is: 'conceded', by: 'blue' }]);
    expect(s.result).toEqual({ won: false, reason: 'conceded', points: 0, rank: 'none', completed: [] });
    expect(niepodlegla.outcome(s)).toEqual({ winners: [], reason: 'conceded', scores: [0, 0, 0] });
    expect(asks(niepodlegla, s)).toEqual([]);
    expect(() => resign(niepodlegla, s, 0)).toThrow(Refusal);
    expect(() => play(niepodlegla, s, 0, 'commitPlan')).toThrow(Refusal);
    for (const p of [CHOICE, { at: 'roll' }, { at: 'settle', row: 'A-03@0', held: ['n1:P n2:F'] }] as const) {
      expect(after(p, '0 concede').result?.reason).toBe('conceded');
    }
  });

  test('NPG-4.0.12 which moves only take back', () => {
    const back = 'takePawn(A-01) returnDie(red) unselectDie(n1) undone unclaim(A-01) unuseToken(pow)';
    for (const move of words(back)) expect(takesBack(move as never)).toBe(true);
    const on =
      'placePawn(red,A-01) giveDie(red) selectDie(n1) done claim(A-01) useToken(pow) settle agree decide(reopen)';
    for (const move of words(on)) expect(takesBack(move as never)).toBe(false);
    expect(niepodlegla.takesBack).toBe(takesBack);
  });
});

describe('NPG-4.1.7 motions to commit', () => {
  const ready: Position = { row: 'A-01', options: { consent: 'motion' } };
  const plan = (): ReturnType<typeof position> =>
    after(
      ready,
      '1 placePawn(red,A-01) giveDie(red) giveDie(blue) giveDie(yellow) giveDie(red) giveDie(red) giveDie(red)',
      '1 giveDie(red) giveDie(red) giveDie(red)',
    );

  test('NPG-4.1.7 DP-2 EV-38 the plan is frozen; the arbiter commits or reopens; three motions', () => {
    const s = plan();
    for (let n = 1; n <= 3; n++) {
      const told = playTo(s, '1 commitPlan');
      expect(eventsOf(told, 'motion')).toEqual([{ is: 'motion', by: 'blue', option: 'commitPlan' }]);
      expect(asked(s)).toBe('0 motion: agree decide(commit) decide(reopen) | 2 motion: agree object');
      const reopened = playTo(s, '0 decide(reopen)');
      expect(eventsOf(reopened, 'plan-reopened')).toEqual([{ is: 'plan-reopened', by: 'red' }]);
      expect(legal(s, 2)).toContain('takePawn(A-01)');
    }
    expect((s.flow.at(-1) as PlanFrame).motions).toEqual([0, 3, 0]);
    expect([0, 1, 2].map((seat) => legal(s, seat).includes('commitPlan'))).toEqual([true, false, true]);
    playTo(s, '0 commitPlan');
    expect(s.phase).toBe('roll');
  });

  test('NPG-4.1.7 all agree, or the arbiter commits after an objection', () => {
    const s = plan();
    const told = playTo(s, '1 commitPlan', '2 agree', '0 agree');
    expect(s.phase).toBe('roll');
    // Who moved it commits it.
    expect(eventsOf(told, 'plan-committed')).toEqual([{ is: 'plan-committed', by: 'blue' }]);
    const other = plan();
    playTo(other, '1 commitPlan', '2 object');
    expect(asked(other)).toBe('0 decide: decide(commit) decide(reopen)');
    const decided = playTo(other, '0 decide(commit)');
    expect(other.phase).toBe('roll');
    expect(eventsOf(decided, 'plan-committed')).toEqual([{ is: 'plan-committed', by: 'red' }]);
  });

  test('NPG-4.1.7 the reopening is a barrier; the next phase counts motions afresh', () => {
    const s = plan();
    playTo(s, '1 commitPlan');
    const before = s.barriers;
    playTo(s, '0 decide(reopen)');
    expect(s.barriers).toBe(before + 1);
    expect((position(ready).flow.at(-1) as PlanFrame).motions).toEqual([0, 0, 0]);
  });
});
