import { begin, fastStream, play } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { givesReasons, reasonsIn, tellsTheIdle } from '../../testing/reasons.ts';
import { EVENTS } from '../content/events.ts';
import { FORMATIONS } from '../content/formations.ts';
import { MISSIONS } from '../content/missions.ts';
import { BONUSES, ORDERS } from '../content/orders.ts';
import { REGIONS } from '../content/regions.ts';
import { SOLDIERS, type SoldierId, soldierOf } from '../content/soldiers.ts';
import { box } from '../index.ts';
import { eve } from '../testing/eve.ts';
import { type Line, type Position, seen } from '../testing/position.ts';
import { firstToFight as game } from './index.ts';
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

const { tells } = reasonsIn(whyNot);
givesReasons(new URL('../', import.meta.url), box, {
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
    tells(seen(P, 0), {
      training: 'order-inactive FTF-4.2.2',
      'PIL-02': 'order-first FTF-4.2.1',
    });
    tells(seen(P, 1), { movement: 'not-your-decision FTF-4.2.4' });
    tells(seen(P, 0, '0 order(movement)'), {
      sabotage: 'order-running FTF-4.2.4',
      movement: 'other-decision FTF-4.2.4',
    });
    const hurt: Position = { soldiers: 'PIL-01@NEA:4/2+1', nurses: [1, 0, 0, 0] };
    tells(seen(hurt, 0, '0 order(maneuvers)'), { sabotage: 'other-decision FTF-4.2.4' });
  });

  test('FTF-4.3.1 FTF-4.3.3 FTF-5.1.1 FTF-5.1.3 movement', () => {
    const lines: Line[] = ['0 order(movement) move(INF-03,WEU)'];
    tells(seen(P, 1, ...lines), {
      'PIL-02': 'locked FTF-4.3.3',
      'INF-03': 'already-moved FTF-5.1.3',
      'SAB-01 WAW': 'same-region FTF-4.3.1',
      'SAB-01 NEA': 'not-adjacent FTF-5.1.1',
      'SAB-01 POL': 'possible FTF-4.2.5',
      NAI: 'soldier-first FTF-5.1.1',
      'ARM-01': 'not-on-board FTF-4.3.1',
      'SAB-01 SAB-01': 'other-decision FTF-4.2.4',
    });
    tells(seen(P, 0, '0 order(concentration) bonus(move)'), { 'PIL-02': 'locked FTF-4.3.3' });
  });

  test('FTF-4.3.3 FTF-5.1.3 the reason of the soldier also when the region is touched after him', () => {
    const lines: Line[] = ['0 order(movement) move(INF-03,WEU)'];
    tells(seen(P, 1, ...lines), {
      'PIL-02 WEU': 'locked FTF-4.3.3',
      'INF-03 NEA': 'already-moved FTF-5.1.3',
    });
  });

  test('FTF-4.4.2 FTF-5.2.2 training', () => {
    const soldiers = 'PIL-02@NEA:5/5 INF-03@NEA SAB-01@WAW';
    tells(seen({ soldiers }, 1, '0 order(training) train(INF-03,S)'), { 'INF-03': 'already-trained FTF-5.2.2' });
    tells(seen({ soldiers }, 0, '0 order(training)'), {
      'PIL-02': 'at-most-five FTF-4.4.2',
      NEA: 'soldier-first FTF-5.2.1',
      'INF-03 NEA': 'other-decision FTF-4.2.4',
    });
    const half = 'PIL-02@NEA:5/4 INF-03@NEA';
    tells(seen({ soldiers: half }, 0, '0 order(training)'), {
      'PIL-02 U': 'possible FTF-4.2.5',
      'PIL-02 S': 'at-most-five FTF-4.4.2',
    });
  });

  test('FTF-5.3.1 FTF-5.3.5 FTF-5.3.6 sabotage and rules', () => {
    const p: Position = {
      soldiers: 'SAB-01@POL SAB-03@POL SAB-04@POL SAI-01@NEA:5/2 PIL-02@NEA SAB-05@WEU',
      at: 'WAW:3 POL:6 NEA:0 NAI:4',
      token: 'PIL@NEA',
    };
    tells(seen(p, 0, '0 order(sabotage)'), {
      WAW: 'too-little-underground FTF-5.3.1',
      NEA: 'nothing-to-lower FTF-5.3.1',
    });
    const two: Position = { ...p, soldiers: `${p.soldiers} INF-06@WEU` };
    tells(seen(two, 1, '0 order(sabotage) sabotage(POL) pass'), { POL: 'already-sabotaged FTF-5.3.1' });
    tells(seen(p, 0, '0 order(sabotage) pass'), { NAI: 'occupied FTF-5.3.5' });
    tells(seen({ ...p, edition: 1 }, 0, '0 order(sabotage) pass'), { WEU: 'nothing-to-do-there FTF-5.3.6' });
    tells(seen(p, 0, '0 order(sabotage) pass rule(WAW)'), { 'PIL-02': 'locked FTF-4.3.3' });
    const camp: Line[] = ['0 order(sabotage) pass rule(NEA)'];
    const many = { ...p, soldiers: `${p.soldiers} PIL-04@NEA` };
    tells(seen(many, 0, ...camp), {
      'SAB-01': 'not-in-camp FTF-5.3.6c',
      'SAI-01': 'at-most-five FTF-4.4.2',
    });
    tells(seen(many, 0, '0 order(sabotage) pass rule(NEA) camp(PIL-04)'), { 'PIL-04': 'already-trained FTF-5.2.2' });
    const drop = { ...p, soldiers: `${p.soldiers} INF-06@WAW` };
    tells(seen(drop, 0, '0 order(sabotage) pass rule(WAW)'), { 'INF-06': 'already-in-warsaw FTF-5.3.6a' });
  });

  test('FTF-5.4.11 the Movement of a recruit', () => {
    const recruit = SOLDIERS.find((id) => soldierOf(id).ability === 'movement') as SoldierId;
    const lines: Line[] = [`0 order(recruitment) recruit(POL) pick(${recruit})`];
    tells(seen({ deck: recruit, soldiers: '' }, 0, ...lines), {
      POL: 'same-region FTF-5.4.11',
      NAI: 'not-adjacent FTF-5.4.11',
    });
  });

  test('FTF-5.4.1 FTF-5.5.1 FTF-5.5.2 FTF-5.5.3 FTF-5.5.4 recruitment and concentration', () => {
    const p: Position = { deck: 'INF-05 INF-08 SAI-03', soldiers: '', token: 'PIL@NEA', nurses: [3, 3, 0, 0] };
    const lines: Line[] = ['0 order(recruitment) recruit(NEA) pick(INF-05)'];
    tells(seen(p, 1, ...lines), {
      NEA: 'region-taken FTF-5.4.1',
      NAI: 'no-recruiting-there FTF-5.4.1',
    });
    tells(seen(p, 0, '0 order(concentration)'), {
      nurse: 'nurses-full FTF-5.5.4',
      move: 'nobody-can-move FTF-5.5.3',
    });
    tells(seen(p, 0, '0 order(concentration) bonus(token)'), { 'PIL NEA': 'possible FTF-4.2.5' });
    tells(seen({ ...p, edition: 1 }, 0, '0 order(concentration) bonus(token)'), {
      'PIL NEA': 'token-lies-there FTF-5.5.2',
    });
    tells(seen(p, 0, '0 order(concentration) bonus(token)'), { NEA: 'other-decision FTF-4.2.4' });
    tells(seen(p, 2, '0 order(concentration) bonus(token) token(SAB,NEA)'), { token: 'bonus-taken FTF-5.5.1' });
  });

  test('FTF-6.1.2 FTF-6.6.1 FTF-6.6.4 FTF-8.7 the Ending Phase and sealed answers', () => {
    const hurt: Position = { soldiers: 'PIL-01@NEA:4/2+1 INF-01@NEA', nurses: [1, 0, 0, 0] };
    tells(seen(hurt, 0, '0 order(maneuvers)'), { 'INF-01': 'not-wounded FTF-6.1.2' });
    const soldiers = 'INF-05@NEA PIL-02@NEA SAB-01@NEA INF-01@POL';
    const tie = eve('M17', 36, { players: 2, events: 'E23', at: 'NEA:0', soldiers, dice: [1] });
    tells(seen(tie, 0, '0 order(maneuvers)'), {
      'SAB-01': 'higher-underground FTF-6.6.4',
      'INF-01': 'no-mission-fought FTF-6.6.1',
    });
    tells(seen(tie, 1, '0 order(maneuvers)'), { 'INF-05': 'not-your-decision FTF-4.2.4' });
    const { state } = begin(game, 2, {}, fastStream(7));
    play(game, state, 0, 'keepAll');
    expect(whyNot(view(state, 0), ['keepAll'])).toEqual({ reason: 'already-answered', rule: 'FTF-8.7' });
  });

  test('FTF-6.5.1 FTF-9.1 missions', () => {
    const p: Position = { hands: ['M29', 'M30', '', ''], soldiers: '' };
    tells(seen(p, 0), {
      M29: 'not-to-choose-now FTF-6.5.1',
      M30: 'not-yours FTF-9.1',
    });
  });
});
