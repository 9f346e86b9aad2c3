import { words } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { givesReasons, tellsTheIdle } from '../../testing/reasons.ts';
import { CORPS_IDS } from '../content/corps.ts';
import { TOWNS } from '../content/fields.ts';
import { KINDS } from '../content/supplies.ts';
import { box } from '../index.ts';
import { after, type Line, type Position, playTo } from '../testing/position.ts';
import { REASON_RULE } from './reasons.ts';
import { seatOfColour } from './state.ts';
import { view } from './view.ts';
import { whyNot } from './why-not.ts';

const VERBS = words(
  `takeSupplies takeTrucks transport move air airborne cmdAir cmdMove playResistance playRecon load unload endTurn bonus bonusDone
   discard truck add dispatch finish step stop feed decline swap payMedal payCard payCards addCard drop resist counter resistBox none
   spread basic pursuit resistance 0 1 5 18 PR12 PW13 PB16 O01 nothing`,
);
const THINGS: readonly string[] = [...VERBS, ...TOWNS, ...CORPS_IDS, ...KINDS];

const said = new Set<string>();
/** What a commander is told after these lines when he touches these things. */
function told(p: Position, lines: readonly Line[], who: 'R' | 'W' | 'B', touched: string): string {
  const s = after(p, ...lines);
  const { reason, rule } = whyNot(view(s, seatOfColour(s, who)), words(touched));
  said.add(reason);
  return `${reason} ${rule}`;
}

givesReasons(new URL('../', import.meta.url), {
  box,
  prefix: 'RTR',
  reasons: REASON_RULE,
  things: () => THINGS,
  games: 5,
  met: ['possible', 'not-your-turn', 'corps-first', 'other-decision', 'no-actions-left'],
});

test('who only watches, and when all is over', () => {
  tellsTheIdle(box, 'lille', { watching: 'RTR-4.1.4', over: 'RTR-6.7.2' }, (s) => playTo(s, 'R resign'));
  said.add('only-watching').add('game-over');
});

describe('one by one', () => {
  const DONE = { counted: { base: 0 } } as const;

  test('supplies and trucks', () => {
    expect(told({}, [], 'R', 'lisieux')).toBe('possible RTR-4.2.3');
    expect(told({}, [], 'W', 'chartres')).toBe('not-your-turn RTR-4.1.1');
    expect(told(DONE, [], 'R', 'takeSupplies lisieux')).toBe('no-actions-left RTR-4.2.1');
    expect(told({}, [], 'R', 'dieppe')).toBe('not-your-base RTR-5.1.1');
    expect(told({}, [], 'R', 'takeSupplies lille')).toBe('not-your-base RTR-5.1.1');
    expect(told({}, [], 'R', 'chartres')).toBe('not-your-base RTR-5.1.1');
    expect(told({ held: { R: 'dieppe' } }, ['R takeSupplies(dieppe,basic) bonusDone'], 'R', 'dieppe')).toBe(
      'base-used RTR-5.1.5',
    );
    expect(told({ held: { R: 'oostende' }, ostend: false }, [], 'R', 'oostende')).toBe('ostend-used RTR-5.1.6');
    expect(told({ held: { R: 'dieppe' } }, [], 'R', 'takeSupplies dieppe fuel')).toBe('only-basic-set RTR-5.1.3');
    expect(told({ held: { R: 'dieppe' }, pool: '0/0/0' }, [], 'R', 'dieppe')).toBe('none-left RTR-5.1.4');
    expect(told({ track: '0/9/9' }, [], 'R', 'takeSupplies lisieux fuel')).toBe('none-left RTR-5.1.4');
    expect(told({ pool: '0/0/1' }, ['R takeSupplies(lisieux,fuel)'], 'R', 'bonus fuel')).toBe('none-in-pool RTR-5.1.9');
    expect(told({}, ['R takeSupplies(lisieux,fuel)'], 'R', 'add fuel')).toBe('action-not-finished RTR-5.1.9');
    expect(told({}, ['R takeSupplies(lisieux,fuel)'], 'R', 'endTurn')).toBe('action-not-finished RTR-5.1.9');
    expect(told({ inHand: { R: 9 } }, [], 'R', 'takeTrucks')).toBe('truck-limit RTR-5.2.4');
    expect(told({ inHand: { R: 8 } }, [], 'R', 'takeTrucks 2')).toBe('truck-limit RTR-5.2.1');
    expect(told({ onTrack: 0, inHand: { R: 6 }, levels: { B: 2 } }, [], 'R', 'takeTrucks')).toBe(
      'no-trucks-on-track RTR-5.2.3',
    );
    expect(told(DONE, [], 'R', 'takeTrucks')).toBe('no-actions-left RTR-4.2.1');
    expect(told({ inHand: { R: 0 } }, [], 'R', 'transport')).toBe('no-trucks RTR-5.3.1');
    expect(told({}, [], 'R', 'transport')).toBe('nothing-to-carry RTR-5.3.3');
    expect(told(DONE, [], 'R', 'transport')).toBe('no-actions-left RTR-4.2.1');
    // Where supplies lie that a truck could take on.
    const stock = { fields: 'brionne=1/0/0' } as const;
    expect(told(stock, [], 'R', 'brionne')).toBe('transport-first RTR-5.3.1');
    expect(told({ ...stock, inHand: { R: 0 } }, [], 'R', 'brionne')).toBe('corps-first RTR-5.5.1');
  });

  test('transport', () => {
    const p = { fields: 'lisieux=6/0/0 rouen=1/0/0', held: { R: 'abbeville' }, trucks: 'brionne/rouen' } as const;
    const begun: Line[] = ['R transport'];
    expect(told(p, begun, 'R', 'truck lisieux rouen')).toBe('no-road RTR-5.3.2');
    expect(told(p, begun, 'R', 'rouen brionne')).toBe('road-taken RTR-5.3.2');
    expect(told(p, begun, 'R', 'lisieux yvetot')).toBe('not-both-yours RTR-5.3.2');
    expect(told(p, begun, 'R', 'brionne lisieux')).toBe('nothing-to-carry RTR-5.3.3');
    expect(told(p, begun, 'R', 'chartres dreux')).toBe('not-your-road RTR-5.3.2');
    expect(told(p, begun, 'R', 'dieppe')).toBe('not-both-yours RTR-5.3.2');
    expect(told(p, begun, 'R', 'abbeville')).toBe('nothing-to-carry RTR-5.3.3');
    expect(told({ ...p, trucks: 'lisieux/brionne' }, begun, 'R', 'lisieux')).toBe('road-taken RTR-5.3.2');
    expect(told({ ...p, fields: 'lisieux=1/0/0 abbeville=1/0/0' }, begun, 'R', 'abbeville')).toBe(
      'not-both-yours RTR-5.3.2',
    );
    expect(told(p, begun, 'R', 'finish')).toBe('action-not-finished RTR-4.2.3');
    expect(told(p, begun, 'R', 'R1')).toBe('action-not-finished RTR-4.2.3');
    const truck: Line[] = ['R transport truck(lisieux,brionne)'];
    expect(told(p, truck, 'R', 'add food')).toBe('nothing-to-carry RTR-5.3.6');
    expect(told(p, truck, 'R', 'dispatch')).toBe('nothing-to-carry RTR-5.3.3');
    expect(told(p, truck, 'R', 'lille')).toBe('action-not-finished RTR-5.3.3');
    expect(
      told(
        p,
        ['R transport truck(lisieux,brionne) add(fuel) add(fuel) add(fuel) add(fuel) add(fuel)'],
        'R',
        'add fuel',
      ),
    ).toBe('truck-full RTR-5.3.3');
    expect(told(p, ['R transport truck(lisieux,brionne) add(fuel) dispatch'], 'R', 'load R1 food')).toBe(
      'nothing-there RTR-5.4.1',
    );
  });

  test('transfers', () => {
    expect(told({ fields: 'lisieux=1/0/0', corps: 'R1:2/2/2' }, [], 'R', 'load R1')).toBe('corps-full RTR-5.4.3');
    expect(told({ fields: 'lisieux=1/0/0' }, [], 'R', 'load R1 food')).toBe('nothing-there RTR-5.4.1');
    expect(told({}, [], 'R', 'load R1')).toBe('nothing-there RTR-5.4.1');
    expect(told({}, [], 'R', 'load')).toBe('nothing-there RTR-5.4.1');
    expect(told({ corps: 'R1:1/0/0' }, [], 'R', 'unload R1 food')).toBe('nothing-there RTR-5.4.1');
    expect(told({ counted: { transfers: 40 } }, [], 'R', 'unload R1 fuel')).toBe('transfers-used-up RTR-5.4.6');
    expect(told({}, [], 'R', 'unload W1 fuel')).toBe('not-your-corps RTR-5.5.1');
    expect(told({ pursuit: { R: 'PR10' } }, ['R move(R1) step(yvetot)'], 'R', 'unload R1')).toBe(
      'not-controlled RTR-5.4.2',
    );
    expect(told({ pursuit: { R: 'PR10' } }, ['R move(R1) step(yvetot)'], 'R', 'dieppe')).toBe(
      'other-decision RTR-5.5.8',
    );
    const full = { fields: 'lisieux=3/5/0', spent: 'R' } as const;
    expect(told(full, ['R takeSupplies(lisieux,fuel)'], 'R', 'discard lisieux food')).toBe('nothing-there RTR-5.1.8');
    expect(told(full, ['R takeSupplies(lisieux,fuel)'], 'R', 'load R3')).toBe('other-decision RTR-5.1.8');
    expect(told(full, ['R takeSupplies(lisieux,fuel)'], 'R', 'endTurn')).toBe('other-decision RTR-5.1.8');
    expect(told({ ...full, corps: 'R1:2/2/2' }, ['R takeSupplies(lisieux,fuel)'], 'R', 'load R1')).toBe(
      'corps-full RTR-5.4.3',
    );
  });

  test('corps', () => {
    expect(told({}, [], 'R', 'W1')).toBe('not-your-corps RTR-5.5.1');
    expect(told({ corps: 'R1*' }, [], 'R', 'move R1')).toBe('already-moved RTR-5.5.2');
    expect(told({ corps: 'R1:0/1/1' }, [], 'R', 'move R1')).toBe('no-fuel RTR-5.5.1');
    expect(told({ corps: 'R1:1/1/0!' }, [], 'R', 'move R1')).toBe('immobilised RTR-6.4.8');
    expect(told(DONE, [], 'R', 'move R1')).toBe('no-actions-left RTR-4.2.1');
    expect(told({ turn: 'B', spent: 'B' }, [], 'B', 'cmdMove B1')).toBe('card-used RTR-5.10.1');
    expect(told({}, [], 'R', 'cmdMove R1')).toBe('card-used RTR-5.10.5');
    expect(told({ corps: 'R1:0/0/0 R2:0/0/0 R3:0/0/0 R4:0/0/0' }, [], 'R', 'move')).toBe('no-fuel RTR-5.5.1');
    expect(told({}, [], 'R', 'lille')).toBe('corps-first RTR-5.5.1');
    const fort = { held: { R: 'calais boulogne' }, corps: 'R1@calais:2/0/0 R2@boulogne R3@st-omer' } as const;
    expect(told(fort, [], 'R', 'move R1')).toBe('fort-needs-ammo RTR-5.5.6');
    expect(told({ corps: 'R1@le-havre:2/0/0 R2@yvetot' }, [], 'R', 'move R1')).toBe('corps-there RTR-5.5.4');
  });

  test('on the march', () => {
    const go: Line[] = ['R move(R1)'];
    expect(told({}, go, 'R', 'lille')).toBe('no-road RTR-5.5.3');
    // However far away: what closes it is said, not the distance.
    expect(told({ corps: 'R2@rouen' }, go, 'R', 'rouen')).toBe('corps-there RTR-5.5.4');
    expect(told({ corps: 'R2@yvetot' }, go, 'R', 'yvetot')).toBe('corps-there RTR-5.5.4');
    expect(told({ corps: 'R1@diest:2/1/0' }, go, 'R', 'liege')).toBe('wrong-colour RTR-5.5.3');
    expect(told({ corps: 'R1@diest:2/1/0', held: { W: 'maastricht' } }, go, 'R', 'maastricht')).toBe(
      'held-by-another RTR-5.5.4',
    );
    const line: Line[] = ['W move(W2)'];
    expect(told({ players: 2, turn: 'W', corps: 'W2@laon' }, line, 'W', 'reims')).toBe('absent-commander RTR-3.12');
    expect(told({ turn: 'B', corps: 'B1@luxembourg:2/0/0' }, ['B move(B1)'], 'B', 'trier')).toBe(
      'fort-needs-ammo RTR-5.5.6',
    );
    const boches = { turn: 'B', corps: 'B1:1/0/0', pursuit: { B: 'PB14' } } as const;
    expect(told(boches, ['B move(B1) step(vitry)'], 'B', 'chalons')).toBe('going-on-costs-fuel RTR-5.5.9');
    expect(told(boches, ['B move(B1) step(vitry)'], 'B', 'step')).toBe('going-on-costs-fuel RTR-5.5.9');
    expect(told(boches, ['B move(B1) step(vitry)'], 'B', 'load B1')).toBe('nothing-there RTR-5.4.1');
    expect(told({}, go, 'R', 'stop')).toBe('action-not-finished RTR-5.5.3');
    expect(told({}, go, 'R', 'R2')).toBe('action-not-finished RTR-4.2.3');
    expect(told({}, go, 'R', 'load R1')).toBe('nothing-there RTR-5.4.1');
    expect(told({}, go, 'R', 'unload R1')).toBe('action-not-finished RTR-4.2.3');
  });

  test('air, drops and cards', () => {
    expect(told({ air: { R: 'pursuit' } }, [], 'R', 'air')).toBe('marker-on-deck RTR-5.8.1');
    expect(told({ only: 'O' }, [], 'R', 'air resistance')).toBe('no-card-there RTR-5.8.2');
    expect(told(DONE, [], 'R', 'air')).toBe('no-actions-left RTR-4.2.1');
    const rain = { options: { weather: 'on' }, weather: 'rain', medals: { R: 2 } } as const;
    expect(told(rain, [], 'R', 'air')).toBe('rain RTR-7.3.2');
    expect(told(rain, [], 'R', 'airborne')).toBe('rain RTR-7.3.2');
    expect(told({ options: { training: 'on' } }, [], 'R', 'air')).toBe('not-in-training RTR-7.2.1');
    expect(told({ options: { training: 'on' } }, [], 'R', 'airborne')).toBe('not-in-training RTR-7.2.1');
    expect(told({ players: 1 }, [], 'W', 'airborne')).toBe('not-alone RTR-7.6.4');
    expect(told({ medals: { R: 2 }, paratroops: 'aachen@B aachen@B aachen@B aachen@B' }, [], 'R', 'airborne')).toBe(
      'no-paratroops RTR-5.9.5',
    );
    expect(told({}, [], 'R', 'airborne')).toBe('cannot-pay RTR-5.9.2');
    expect(told({ ...DONE, medals: { R: 1 } }, [], 'R', 'airborne')).toBe('no-actions-left RTR-4.2.1');
    expect(told({ medals: { R: 1 } }, ['R airborne'], 'R', 'payCards')).toBe('too-few-icons RTR-5.9.2');
    expect(told({ medals: { R: 1 } }, ['R airborne'], 'R', 'payCard')).toBe('cannot-pay RTR-5.9.2');
    expect(told({ medals: { R: 1 } }, ['R airborne'], 'R', 'O19')).toBe('not-captured RTR-5.9.2');
    expect(told({ captured: { R: 'O19 O01 O13' } }, ['R airborne'], 'R', 'payMedal')).toBe('no-medal RTR-5.9.2');
    expect(told({ captured: { R: 'O19 O01 O13' } }, ['R airborne'], 'R', 'O01')).toBe('no-medal-on-it RTR-5.9.2');
    expect(told({ medals: { R: 1 } }, ['R airborne'], 'R', 'finish')).toBe('action-not-finished RTR-5.9.2');
    expect(told({ medals: { R: 1 } }, ['R airborne payMedal'], 'R', 'lisieux')).toBe('field-controlled RTR-5.9.3');
    expect(told({ medals: { R: 1 } }, ['R airborne payMedal'], 'R', 'finish')).toBe('action-not-finished RTR-4.2.3');
    expect(told({ captured: { R: 'O19 O01 O13' } }, ['R airborne payCards'], 'R', 'O19')).toBe('pays-alone RTR-5.9.2');
    expect(told({ captured: { R: 'O19 O01 O13' } }, ['R airborne payCards'], 'R', 'O02')).toBe(
      'not-captured RTR-5.9.2',
    );
    expect(told({ captured: { R: 'O19 O01 O13' } }, ['R airborne payCards'], 'R', 'finish')).toBe(
      'action-not-finished RTR-5.9.2',
    );
    expect(told({ turn: 'W', spent: 'W' }, [], 'W', 'cmdAir')).toBe('card-used RTR-5.10.1');
    expect(told({}, [], 'R', 'cmdAir')).toBe('card-used RTR-5.10.2');
    expect(told({ turn: 'W', air: { W: 'pursuit' } }, [], 'W', 'cmdAir')).toBe('marker-on-deck RTR-5.8.1');
    expect(told({ kept: { R: 'PR12' }, counted: { credit: 'used' } }, [], 'R', 'PR12')).toBe(
      'resistance-used RTR-5.6.10',
    );
    expect(told({ kept: { R: 'PR12' }, counted: { credit: 'used' } }, [], 'R', 'playResistance')).toBe(
      'resistance-used RTR-5.6.10',
    );
    expect(told({ kept: { R: 'PR13' }, counted: { recon: true } }, [], 'R', 'playRecon')).toBe('recon-used RTR-5.6.10');
    expect(told({ kept: { R: 'PR13' }, only: 'O' }, [], 'R', 'PR13 resistance')).toBe('no-card-there RTR-5.8.2');
    expect(told({}, [], 'R', 'playRecon')).toBe('not-your-card RTR-5.6.8');
    expect(told({ kept: { W: 'PW12' } }, [], 'R', 'PW12')).toBe('not-your-card RTR-5.6.8');
    expect(told({}, [], 'R', 'dispatch')).toBe('other-decision RTR-4.2.3');
  });

  test('the reaction', () => {
    const R: Position = {
      at: 'reaction',
      markers: 'mayen',
      held: { R: 'gent', W: 'laon clermont marche' },
      corps: 'W1@bastogne',
    };
    expect(told(R, [], 'R', 'gent')).toBe('your-own RTR-6.5.B3');
    expect(told(R, [], 'R', 'lille')).toBe('no-source RTR-6.5.A1');
    expect(told(R, [], 'R', 'mayen')).toBe('marker-there RTR-6.5.A1');
    expect(told(R, [], 'R', 'rotterdam')).toBe('no-source RTR-6.5.A1');
    expect(told({ ...R, edition: 2 }, [], 'R', 'koln')).toBe('symbol-there RTR-6.5.A1');
    expect(told(R, [], 'R', 'paris')).toBe('controlled RTR-6.5.A1');
    expect(told(R, [], 'R', 'counter paris')).toBe('no-marker RTR-6.5.B1');
    expect(told(R, [], 'R', 'counter venlo')).toBe('no-marker RTR-6.5.B1');
    expect(told(R, [], 'R', 'clermont')).toBe('next-to-safety RTR-6.5.B1');
    expect(told(R, [], 'R', 'marche')).toBe('next-to-corps RTR-6.5.B1');
    expect(told(R, [], 'R', 'bastogne')).toBe('next-to-corps RTR-6.5.B1');
    expect(told(R, [], 'R', 'resist laon')).toBe('controlled RTR-6.5.A1');
    expect(told(R, [], 'R', 'none')).toBe('other-decision RTR-6.5.A4');
    expect(told(R, [], 'R', 'R1')).toBe('other-decision RTR-4.2.3');
    const cut = { at: 'reaction', turn: 'W', held: { B: 'auxerre brienne chaumont' } } as const;
    expect(told(cut, [], 'W', 'auxerre')).toBe('not-connected RTR-6.5.B1');
    expect(told({ at: 'reaction' }, [], 'R', 'counter')).toBe('not-connected RTR-6.5.B1');
    expect(told({ at: 'reaction', players: 2 }, [], 'R', 'metz')).toBe('absent-commander RTR-3.12');
    expect(told({ at: 'reaction', ending: true }, [], 'R', 'venlo')).toBe('no-more-markers RTR-6.7.3');
    expect(told({ at: 'reaction', ending: true }, [], 'R', 'resist')).toBe('no-more-markers RTR-6.7.3');
    const open = { at: 'reaction', turn: 'W', antwerpOpen: true, held: { R: 'antwerpen' } } as const;
    expect(told(open, [], 'W', 'antwerpen')).toBe('main-base RTR-6.5.B1');
    const spread = {
      players: 1,
      at: 'end',
      corps: 'W2@aachen W1@marche W3@liege',
      numbers: '9@liege 4@aachen',
    } as const;
    expect(told(spread, [], 'W', 'koln')).toBe('other-decision RTR-7.6.9');
  });

  test('every reason was given once', () => {
    expect(Object.keys(REASON_RULE).filter((reason) => !said.has(reason))).toEqual([]);
  });
});
