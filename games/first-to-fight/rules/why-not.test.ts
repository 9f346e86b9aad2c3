import { begin, fastStream, play } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { givesReasons, tellsTheIdle } from '../../testing/reasons.ts';
import { EVENTS } from '../content/events.ts';
import { FORMATIONS } from '../content/formations.ts';
import { MISSIONS } from '../content/missions.ts';
import { BONUSES, ORDERS } from '../content/orders.ts';
import { REGIONS } from '../content/regions.ts';
import { SOLDIERS, type SoldierId, soldierOf } from '../content/soldiers.ts';
import { box } from '../index.ts';
import { after, type Line, type Position } from '../testing/position.ts';
import { firstToFight as game } from './index.ts';
import { REASON_RULE } from './reasons.ts';
import { view } from './view.ts';
import { whyNot } from './why-not.ts';

const VERBS = [
  'keepAll discard keep order pass move train sabotage rule drop name camp front recruit pick ability top bonus token',
  'treat done losses wound',
].flatMap((line) => line.split(' '));
const THINGS = [
  ...ORDERS,
  ...REGIONS,
  ...BONUSES,
  ...FORMATIONS,
  ...SOLDIERS,
  ...MISSIONS,
  ...EVENTS,
  ...VERBS,
  'S',
  'U',
];

/** What a seat is told after these lines when it touches these things. */
const told = (p: Position, lines: readonly Line[], seat: number, ...touched: string[]): string => {
  const { reason, rule } = whyNot(view(after(p, ...lines), seat), touched);
  return `${reason} ${rule}`;
};

givesReasons(new URL('../', import.meta.url), {
  box,
  prefix: 'FTF',
  reasons: REASON_RULE,
  things: () => THINGS,
  games: 3,
  met: ['not-your-decision', 'order-inactive', 'not-on-board', 'other-decision', 'order-first'],
});

test('FTF-6.8.1 FTF-9.1 who only watches, and when all is over', () => {
  tellsTheIdle(box, 'NEA', { watching: 'FTF-9.1', over: 'FTF-6.8.1' });
});

describe('one by one', () => {
  const P: Position = { soldiers: 'PIL-02@NEA INF-03@NEA SAB-01@WAW', token: 'PIL@NEA', tiles: 'training:0!' };

  test('FTF-4.2.1 FTF-4.2.2 FTF-4.2.4 orders', () => {
    expect(told(P, [], 0, 'training')).toBe('order-inactive FTF-4.2.2');
    expect(told(P, [], 0, 'PIL-02')).toBe('order-first FTF-4.2.1');
    expect(told(P, [], 1, 'movement')).toBe('not-your-decision FTF-4.2.4');
    expect(told(P, ['0 order(movement)'], 0, 'sabotage')).toBe('order-running FTF-4.2.4');
    expect(told(P, ['0 order(movement)'], 0, 'movement')).toBe('other-decision FTF-4.2.4');
    const hurt: Position = { soldiers: 'PIL-01@NEA:4/2+1', nurses: [1, 0, 0, 0] };
    expect(told(hurt, ['0 order(maneuvers)'], 0, 'sabotage')).toBe('other-decision FTF-4.2.4');
  });

  test('FTF-4.3.1 FTF-4.3.3 FTF-5.1.1 FTF-5.1.3 movement', () => {
    const lines: Line[] = ['0 order(movement) move(INF-03,WEU)'];
    expect(told(P, lines, 1, 'PIL-02')).toBe('locked FTF-4.3.3');
    expect(told(P, lines, 1, 'INF-03')).toBe('already-moved FTF-5.1.3');
    expect(told(P, lines, 1, 'SAB-01', 'WAW')).toBe('same-region FTF-4.3.1');
    expect(told(P, lines, 1, 'SAB-01', 'NEA')).toBe('not-adjacent FTF-5.1.1');
    expect(told(P, lines, 1, 'SAB-01', 'POL')).toBe('possible FTF-4.2.5');
    expect(told(P, lines, 1, 'NAI')).toBe('soldier-first FTF-5.1.1');
    expect(told(P, lines, 1, 'ARM-01')).toBe('not-on-board FTF-4.3.1');
    expect(told(P, lines, 1, 'SAB-01', 'SAB-01')).toBe('other-decision FTF-4.2.4');
    expect(told(P, ['0 order(concentration) bonus(move)'], 0, 'PIL-02')).toBe('locked FTF-4.3.3');
  });

  test('FTF-4.3.3 FTF-5.1.3 the reason of the soldier also when the region is touched after him', () => {
    const lines: Line[] = ['0 order(movement) move(INF-03,WEU)'];
    expect(told(P, lines, 1, 'PIL-02', 'WEU')).toBe('locked FTF-4.3.3');
    expect(told(P, lines, 1, 'INF-03', 'NEA')).toBe('already-moved FTF-5.1.3');
  });

  test('FTF-4.4.2 FTF-5.2.2 training', () => {
    const soldiers = 'PIL-02@NEA:5/5 INF-03@NEA SAB-01@WAW';
    expect(told({ soldiers }, ['0 order(training) train(INF-03,S)'], 1, 'INF-03')).toBe('already-trained FTF-5.2.2');
    expect(told({ soldiers }, ['0 order(training)'], 0, 'PIL-02')).toBe('at-most-five FTF-4.4.2');
    expect(told({ soldiers }, ['0 order(training)'], 0, 'NEA')).toBe('soldier-first FTF-5.2.1');
    expect(told({ soldiers }, ['0 order(training)'], 0, 'INF-03', 'NEA')).toBe('other-decision FTF-4.2.4');
    const half = 'PIL-02@NEA:5/4 INF-03@NEA';
    expect(told({ soldiers: half }, ['0 order(training)'], 0, 'PIL-02', 'U')).toBe('possible FTF-4.2.5');
    expect(told({ soldiers: half }, ['0 order(training)'], 0, 'PIL-02', 'S')).toBe('at-most-five FTF-4.4.2');
  });

  test('FTF-5.3.1 FTF-5.3.5 FTF-5.3.6 sabotage and rules', () => {
    const p: Position = {
      soldiers: 'SAB-01@POL SAB-03@POL SAB-04@POL SAI-01@NEA:5/2 PIL-02@NEA SAB-05@WEU',
      at: 'WAW:3 POL:6 NEA:0 NAI:4',
      token: 'PIL@NEA',
    };
    expect(told(p, ['0 order(sabotage)'], 0, 'WAW')).toBe('too-little-underground FTF-5.3.1');
    expect(told(p, ['0 order(sabotage)'], 0, 'NEA')).toBe('nothing-to-lower FTF-5.3.1');
    const two: Position = { ...p, soldiers: `${p.soldiers} INF-06@WEU` };
    expect(told(two, ['0 order(sabotage) sabotage(POL) pass'], 1, 'POL')).toBe('already-sabotaged FTF-5.3.1');
    expect(told(p, ['0 order(sabotage) pass'], 0, 'NAI')).toBe('occupied FTF-5.3.5');
    expect(told({ ...p, edition: 1 }, ['0 order(sabotage) pass'], 0, 'WEU')).toBe('nothing-to-do-there FTF-5.3.6');
    expect(told(p, ['0 order(sabotage) pass rule(WAW)'], 0, 'PIL-02')).toBe('locked FTF-4.3.3');
    const camp: Line[] = ['0 order(sabotage) pass rule(NEA)'];
    const many = { ...p, soldiers: `${p.soldiers} PIL-04@NEA` };
    expect(told(many, camp, 0, 'SAB-01')).toBe('not-in-camp FTF-5.3.6c');
    expect(told(many, camp, 0, 'SAI-01')).toBe('at-most-five FTF-4.4.2');
    expect(told(many, ['0 order(sabotage) pass rule(NEA) camp(PIL-04)'], 0, 'PIL-04')).toBe(
      'already-trained FTF-5.2.2',
    );
    const drop = { ...p, soldiers: `${p.soldiers} INF-06@WAW` };
    expect(told(drop, ['0 order(sabotage) pass rule(WAW)'], 0, 'INF-06')).toBe('already-in-warsaw FTF-5.3.6a');
  });

  test('FTF-5.4.11 the Movement of a recruit', () => {
    const recruit = SOLDIERS.find((id) => soldierOf(id).ability === 'movement') as SoldierId;
    const lines: Line[] = [`0 order(recruitment) recruit(POL) pick(${recruit})`];
    expect(told({ deck: recruit, soldiers: '' }, lines, 0, 'POL')).toBe('same-region FTF-5.4.11');
    expect(told({ deck: recruit, soldiers: '' }, lines, 0, 'NAI')).toBe('not-adjacent FTF-5.4.11');
  });

  test('FTF-5.4.1 FTF-5.5.1 FTF-5.5.2 FTF-5.5.3 FTF-5.5.4 recruitment and concentration', () => {
    const p: Position = { deck: 'INF-05 INF-08 SAI-03', soldiers: '', token: 'PIL@NEA', nurses: [3, 3, 0, 0] };
    const lines: Line[] = ['0 order(recruitment) recruit(NEA) pick(INF-05)'];
    expect(told(p, lines, 1, 'NEA')).toBe('region-taken FTF-5.4.1');
    expect(told(p, lines, 1, 'NAI')).toBe('no-recruiting-there FTF-5.4.1');
    expect(told(p, ['0 order(concentration)'], 0, 'nurse')).toBe('nurses-full FTF-5.5.4');
    expect(told(p, ['0 order(concentration)'], 0, 'move')).toBe('nobody-can-move FTF-5.5.3');
    expect(told(p, ['0 order(concentration) bonus(token)'], 0, 'PIL', 'NEA')).toBe('possible FTF-4.2.5');
    expect(told({ ...p, edition: 1 }, ['0 order(concentration) bonus(token)'], 0, 'PIL', 'NEA')).toBe(
      'token-lies-there FTF-5.5.2',
    );
    expect(told(p, ['0 order(concentration) bonus(token)'], 0, 'NEA')).toBe('other-decision FTF-4.2.4');
    expect(told(p, ['0 order(concentration) bonus(token) token(SAB,NEA)'], 2, 'token')).toBe('bonus-taken FTF-5.5.1');
  });

  test('FTF-6.1.2 FTF-6.6.1 FTF-6.6.4 FTF-8.7 the Ending Phase and sealed answers', () => {
    const hurt: Position = { soldiers: 'PIL-01@NEA:4/2+1 INF-01@NEA', nurses: [1, 0, 0, 0] };
    expect(told(hurt, ['0 order(maneuvers)'], 0, 'INF-01')).toBe('not-wounded FTF-6.1.2');
    const tie: Position = {
      players: 2,
      hands: ['M17', 'M30'],
      time: 36,
      events: 'E23',
      at: 'NEA:0',
      soldiers: 'INF-05@NEA PIL-02@NEA SAB-01@NEA INF-01@POL',
      dice: [1],
    };
    expect(told(tie, ['0 order(maneuvers)'], 0, 'SAB-01')).toBe('higher-underground FTF-6.6.4');
    expect(told(tie, ['0 order(maneuvers)'], 0, 'INF-01')).toBe('no-mission-fought FTF-6.6.1');
    expect(told(tie, ['0 order(maneuvers)'], 1, 'INF-05')).toBe('not-your-decision FTF-4.2.4');
    const { state } = begin(game, 2, {}, fastStream(7));
    play(game, state, 0, 'keepAll');
    expect(whyNot(view(state, 0), ['keepAll'])).toEqual({ reason: 'already-answered', rule: 'FTF-8.7' });
  });

  test('FTF-6.5.1 FTF-9.1 missions', () => {
    const p: Position = { hands: ['M29', 'M30', '', ''], soldiers: '' };
    expect(told(p, [], 0, 'M29')).toBe('not-to-choose-now FTF-6.5.1');
    expect(told(p, [], 0, 'M30')).toBe('not-yours FTF-9.1');
  });
});
