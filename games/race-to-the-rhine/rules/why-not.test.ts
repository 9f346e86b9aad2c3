import { words } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { givesReasons, reasonsIn, tellsTheIdle } from '../../testing/reasons.ts';
import { CORPS_IDS } from '../content/corps.ts';
import { type Colour, TOWNS } from '../content/fields.ts';
import { KINDS } from '../content/supplies.ts';
import { box } from '../index.ts';
import { after, type Line, type Position, playTo } from '../testing/position.ts';
import { REASON_RULE } from './reasons.ts';
import { seatOfColour } from './state.ts';
import { type View, view } from './view.ts';
import { whyNot } from './why-not.ts';

const VERBS = words(
  `takeSupplies takeTrucks transport move air airborne cmdAir cmdMove playResistance playRecon load unload endTurn bonus bonusDone
   discard truck add dispatch finish step stop feed decline swap payMedal payCard payCards addCard drop resist counter resistBox none
   spread basic pursuit resistance 0 1 5 18 PR12 PW13 PB16 O01 nothing`,
);
const THINGS: readonly string[] = [...VERBS, ...TOWNS, ...CORPS_IDS, ...KINDS];

const { tells, given } = reasonsIn(whyNot);
/** What a commander sees after these lines. */
function seen(p: Position, who: Colour, ...lines: readonly Line[]): View {
  const s = after(p, ...lines);
  return view(s, seatOfColour(s, who));
}

givesReasons(new URL('../', import.meta.url), box, {
  things: () => THINGS,
  games: 5,
  met: ['possible', 'not-your-turn', 'corps-first', 'other-decision', 'no-actions-left'],
});

test('who only watches, and when all is over', () => {
  tellsTheIdle(box, 'lille', { watching: 'RTR-4.1.4', over: 'RTR-6.7.2' }, (s) => playTo(s, 'R resign'));
});

describe('one by one', () => {
  const DONE = { counted: { base: 0 } } as const;

  test('supplies and trucks', () => {
    tells(seen({}, 'R'), { lisieux: 'possible RTR-4.2.3' });
    tells(seen({}, 'W'), { chartres: 'not-your-turn RTR-4.1.1' });
    tells(seen(DONE, 'R'), { 'takeSupplies lisieux': 'no-actions-left RTR-4.2.1' });
    tells(seen({}, 'R'), {
      dieppe: 'not-your-base RTR-5.1.1',
      'takeSupplies lille': 'not-your-base RTR-5.1.1',
      chartres: 'not-your-base RTR-5.1.1',
    });
    tells(seen({ held: { R: 'dieppe' } }, 'R', 'R takeSupplies(dieppe,basic) bonusDone'), {
      dieppe: 'base-used RTR-5.1.5',
    });
    tells(seen({ held: { R: 'oostende' }, ostend: false }, 'R'), { oostende: 'ostend-used RTR-5.1.6' });
    tells(seen({ held: { R: 'dieppe' } }, 'R'), { 'takeSupplies dieppe fuel': 'only-basic-set RTR-5.1.3' });
    tells(seen({ held: { R: 'dieppe' }, pool: '0/0/0' }, 'R'), { dieppe: 'none-left RTR-5.1.4' });
    tells(seen({ track: '0/9/9' }, 'R'), { 'takeSupplies lisieux fuel': 'none-left RTR-5.1.4' });
    tells(seen({ pool: '0/0/1' }, 'R', 'R takeSupplies(lisieux,fuel)'), { 'bonus fuel': 'none-in-pool RTR-5.1.9' });
    tells(seen({}, 'R', 'R takeSupplies(lisieux,fuel)'), {
      'add fuel': 'action-not-finished RTR-5.1.9',
      endTurn: 'action-not-finished RTR-5.1.9',
    });
    tells(seen({ inHand: { R: 9 } }, 'R'), { takeTrucks: 'truck-limit RTR-5.2.4' });
    tells(seen({ inHand: { R: 8 } }, 'R'), { 'takeTrucks 2': 'truck-limit RTR-5.2.1' });
    tells(seen({ onTrack: 0, inHand: { R: 6 }, levels: { B: 2 } }, 'R'), {
      takeTrucks: 'no-trucks-on-track RTR-5.2.3',
    });
    tells(seen(DONE, 'R'), { takeTrucks: 'no-actions-left RTR-4.2.1' });
    tells(seen({ inHand: { R: 0 } }, 'R'), { transport: 'no-trucks RTR-5.3.1' });
    tells(seen({}, 'R'), { transport: 'nothing-to-carry RTR-5.3.3' });
    tells(seen(DONE, 'R'), { transport: 'no-actions-left RTR-4.2.1' });
    // Where supplies lie that a truck could take on.
    const stock = { fields: 'brionne=1/0/0' } as const;
    tells(seen(stock, 'R'), { brionne: 'transport-first RTR-5.3.1' });
    tells(seen({ ...stock, inHand: { R: 0 } }, 'R'), { brionne: 'corps-first RTR-5.5.1' });
  });

  test('transport', () => {
    const p = { fields: 'lisieux=6/0/0 rouen=1/0/0', held: { R: 'abbeville' }, trucks: 'brionne/rouen' } as const;
    const begun: Line[] = ['R transport'];
    tells(seen(p, 'R', ...begun), {
      'truck lisieux rouen': 'no-road RTR-5.3.2',
      'rouen brionne': 'road-taken RTR-5.3.2',
      'lisieux yvetot': 'not-both-yours RTR-5.3.2',
      'brionne lisieux': 'nothing-to-carry RTR-5.3.3',
      'chartres dreux': 'not-your-road RTR-5.3.2',
      dieppe: 'not-both-yours RTR-5.3.2',
      abbeville: 'nothing-to-carry RTR-5.3.3',
    });
    tells(seen({ ...p, trucks: 'lisieux/brionne' }, 'R', ...begun), { lisieux: 'road-taken RTR-5.3.2' });
    tells(seen({ ...p, fields: 'lisieux=1/0/0 abbeville=1/0/0' }, 'R', ...begun), {
      abbeville: 'not-both-yours RTR-5.3.2',
    });
    tells(seen(p, 'R', ...begun), {
      finish: 'action-not-finished RTR-4.2.3',
      R1: 'action-not-finished RTR-4.2.3',
    });
    const truck: Line[] = ['R transport truck(lisieux,brionne)'];
    tells(seen(p, 'R', ...truck), {
      'add food': 'nothing-to-carry RTR-5.3.6',
      dispatch: 'nothing-to-carry RTR-5.3.3',
      lille: 'action-not-finished RTR-5.3.3',
    });
    tells(seen(p, 'R', 'R transport truck(lisieux,brionne) add(fuel) add(fuel) add(fuel) add(fuel) add(fuel)'), {
      'add fuel': 'truck-full RTR-5.3.3',
    });
    tells(seen(p, 'R', 'R transport truck(lisieux,brionne) add(fuel) dispatch'), {
      'load R1 food': 'nothing-there RTR-5.4.1',
    });
  });

  test('transfers', () => {
    tells(seen({ fields: 'lisieux=1/0/0', corps: 'R1:2/2/2' }, 'R'), { 'load R1': 'corps-full RTR-5.4.3' });
    tells(seen({ fields: 'lisieux=1/0/0' }, 'R'), { 'load R1 food': 'nothing-there RTR-5.4.1' });
    tells(seen({}, 'R'), {
      'load R1': 'nothing-there RTR-5.4.1',
      load: 'nothing-there RTR-5.4.1',
    });
    tells(seen({ corps: 'R1:1/0/0' }, 'R'), { 'unload R1 food': 'nothing-there RTR-5.4.1' });
    tells(seen({ counted: { transfers: 40 } }, 'R'), { 'unload R1 fuel': 'transfers-used-up RTR-5.4.6' });
    tells(seen({}, 'R'), { 'unload W1 fuel': 'not-your-corps RTR-5.5.1' });
    tells(seen({ pursuit: { R: 'PR10' } }, 'R', 'R move(R1) step(yvetot)'), {
      'unload R1': 'not-controlled RTR-5.4.2',
      dieppe: 'other-decision RTR-5.5.8',
    });
    const full = { fields: 'lisieux=3/5/0', spent: 'R' } as const;
    tells(seen(full, 'R', 'R takeSupplies(lisieux,fuel)'), {
      'discard lisieux food': 'nothing-there RTR-5.1.8',
      'load R3': 'other-decision RTR-5.1.8',
      endTurn: 'other-decision RTR-5.1.8',
    });
    tells(seen({ ...full, corps: 'R1:2/2/2' }, 'R', 'R takeSupplies(lisieux,fuel)'), {
      'load R1': 'corps-full RTR-5.4.3',
    });
  });

  test('corps', () => {
    tells(seen({}, 'R'), { W1: 'not-your-corps RTR-5.5.1' });
    tells(seen({ corps: 'R1*' }, 'R'), { 'move R1': 'already-moved RTR-5.5.2' });
    tells(seen({ corps: 'R1:0/1/1' }, 'R'), { 'move R1': 'no-fuel RTR-5.5.1' });
    tells(seen({ corps: 'R1:1/1/0!' }, 'R'), { 'move R1': 'immobilised RTR-6.4.8' });
    tells(seen(DONE, 'R'), { 'move R1': 'no-actions-left RTR-4.2.1' });
    tells(seen({ turn: 'B', spent: 'B' }, 'B'), { 'cmdMove B1': 'card-used RTR-5.10.1' });
    tells(seen({}, 'R'), { 'cmdMove R1': 'card-used RTR-5.10.5' });
    tells(seen({ corps: 'R1:0/0/0 R2:0/0/0 R3:0/0/0 R4:0/0/0' }, 'R'), { move: 'no-fuel RTR-5.5.1' });
    tells(seen({}, 'R'), { lille: 'corps-first RTR-5.5.1' });
    const fort = { held: { R: 'calais boulogne' }, corps: 'R1@calais:2/0/0 R2@boulogne R3@st-omer' } as const;
    tells(seen(fort, 'R'), { 'move R1': 'fort-needs-ammo RTR-5.5.6' });
    tells(seen({ corps: 'R1@le-havre:2/0/0 R2@yvetot' }, 'R'), { 'move R1': 'corps-there RTR-5.5.4' });
  });

  test('on the march', () => {
    const go: Line[] = ['R move(R1)'];
    tells(seen({}, 'R', ...go), { lille: 'no-road RTR-5.5.3' });
    // However far away: what closes it is said, not the distance.
    tells(seen({ corps: 'R2@rouen' }, 'R', ...go), { rouen: 'corps-there RTR-5.5.4' });
    tells(seen({ corps: 'R2@yvetot' }, 'R', ...go), { yvetot: 'corps-there RTR-5.5.4' });
    tells(seen({ corps: 'R1@diest:2/1/0' }, 'R', ...go), { liege: 'wrong-colour RTR-5.5.3' });
    tells(seen({ corps: 'R1@diest:2/1/0', held: { W: 'maastricht' } }, 'R', ...go), {
      maastricht: 'held-by-another RTR-5.5.4',
    });
    const line: Line[] = ['W move(W2)'];
    tells(seen({ players: 2, turn: 'W', corps: 'W2@laon' }, 'W', ...line), { reims: 'absent-commander RTR-3.12' });
    tells(seen({ turn: 'B', corps: 'B1@luxembourg:2/0/0' }, 'B', 'B move(B1)'), { trier: 'fort-needs-ammo RTR-5.5.6' });
    const boches = { turn: 'B', corps: 'B1:1/0/0', pursuit: { B: 'PB14' } } as const;
    tells(seen(boches, 'B', 'B move(B1) step(vitry)'), {
      chalons: 'going-on-costs-fuel RTR-5.5.9',
      step: 'going-on-costs-fuel RTR-5.5.9',
      'load B1': 'nothing-there RTR-5.4.1',
    });
    tells(seen({}, 'R', ...go), {
      stop: 'action-not-finished RTR-5.5.3',
      R2: 'action-not-finished RTR-4.2.3',
      'load R1': 'nothing-there RTR-5.4.1',
      'unload R1': 'action-not-finished RTR-4.2.3',
    });
  });

  test('air, drops and cards', () => {
    tells(seen({ air: { R: 'pursuit' } }, 'R'), { air: 'marker-on-deck RTR-5.8.1' });
    tells(seen({ only: 'O' }, 'R'), { 'air resistance': 'no-card-there RTR-5.8.2' });
    tells(seen(DONE, 'R'), { air: 'no-actions-left RTR-4.2.1' });
    const rain = { options: { weather: 'on' }, weather: 'rain', medals: { R: 2 } } as const;
    tells(seen(rain, 'R'), {
      air: 'rain RTR-7.3.2',
      airborne: 'rain RTR-7.3.2',
    });
    tells(seen({ options: { training: 'on' } }, 'R'), {
      air: 'not-in-training RTR-7.2.1',
      airborne: 'not-in-training RTR-7.2.1',
    });
    tells(seen({ players: 1 }, 'W'), { airborne: 'not-alone RTR-7.6.4' });
    tells(seen({ medals: { R: 2 }, paratroops: 'aachen@B aachen@B aachen@B aachen@B' }, 'R'), {
      airborne: 'no-paratroops RTR-5.9.5',
    });
    tells(seen({}, 'R'), { airborne: 'cannot-pay RTR-5.9.2' });
    tells(seen({ ...DONE, medals: { R: 1 } }, 'R'), { airborne: 'no-actions-left RTR-4.2.1' });
    tells(seen({ medals: { R: 1 } }, 'R', 'R airborne'), {
      payCards: 'too-few-icons RTR-5.9.2',
      payCard: 'cannot-pay RTR-5.9.2',
      O19: 'not-captured RTR-5.9.2',
    });
    tells(seen({ captured: { R: 'O19 O01 O13' } }, 'R', 'R airborne'), {
      payMedal: 'no-medal RTR-5.9.2',
      O01: 'no-medal-on-it RTR-5.9.2',
    });
    tells(seen({ medals: { R: 1 } }, 'R', 'R airborne'), { finish: 'action-not-finished RTR-5.9.2' });
    tells(seen({ medals: { R: 1 } }, 'R', 'R airborne payMedal'), {
      lisieux: 'field-controlled RTR-5.9.3',
      finish: 'action-not-finished RTR-4.2.3',
    });
    tells(seen({ captured: { R: 'O19 O01 O13' } }, 'R', 'R airborne payCards'), {
      O19: 'pays-alone RTR-5.9.2',
      O02: 'not-captured RTR-5.9.2',
      finish: 'action-not-finished RTR-5.9.2',
    });
    tells(seen({ turn: 'W', spent: 'W' }, 'W'), { cmdAir: 'card-used RTR-5.10.1' });
    tells(seen({}, 'R'), { cmdAir: 'card-used RTR-5.10.2' });
    tells(seen({ turn: 'W', air: { W: 'pursuit' } }, 'W'), { cmdAir: 'marker-on-deck RTR-5.8.1' });
    tells(seen({ kept: { R: 'PR12' }, counted: { credit: 'used' } }, 'R'), {
      PR12: 'resistance-used RTR-5.6.10',
      playResistance: 'resistance-used RTR-5.6.10',
    });
    tells(seen({ kept: { R: 'PR13' }, counted: { recon: true } }, 'R'), { playRecon: 'recon-used RTR-5.6.10' });
    tells(seen({ kept: { R: 'PR13' }, only: 'O' }, 'R'), { 'PR13 resistance': 'no-card-there RTR-5.8.2' });
    tells(seen({}, 'R'), { playRecon: 'not-your-card RTR-5.6.8' });
    tells(seen({ kept: { W: 'PW12' } }, 'R'), { PW12: 'not-your-card RTR-5.6.8' });
    tells(seen({}, 'R'), { dispatch: 'other-decision RTR-4.2.3' });
  });

  test('the reaction', () => {
    const R: Position = {
      at: 'reaction',
      markers: 'mayen',
      held: { R: 'gent', W: 'laon clermont marche' },
      corps: 'W1@bastogne',
    };
    tells(seen(R, 'R'), {
      gent: 'your-own RTR-6.5.B3',
      lille: 'no-source RTR-6.5.A1',
      mayen: 'marker-there RTR-6.5.A1',
      rotterdam: 'no-source RTR-6.5.A1',
    });
    tells(seen({ ...R, edition: 2 }, 'R'), { koln: 'symbol-there RTR-6.5.A1' });
    tells(seen(R, 'R'), {
      paris: 'controlled RTR-6.5.A1',
      'counter paris': 'no-marker RTR-6.5.B1',
      'counter venlo': 'no-marker RTR-6.5.B1',
      clermont: 'next-to-safety RTR-6.5.B1',
      marche: 'next-to-corps RTR-6.5.B1',
      bastogne: 'next-to-corps RTR-6.5.B1',
      'resist laon': 'controlled RTR-6.5.A1',
      none: 'other-decision RTR-6.5.A4',
      R1: 'other-decision RTR-4.2.3',
    });
    const cut = { at: 'reaction', turn: 'W', held: { B: 'auxerre brienne chaumont' } } as const;
    tells(seen(cut, 'W'), { auxerre: 'not-connected RTR-6.5.B1' });
    tells(seen({ at: 'reaction' }, 'R'), { counter: 'not-connected RTR-6.5.B1' });
    tells(seen({ at: 'reaction', players: 2 }, 'R'), { metz: 'absent-commander RTR-3.12' });
    tells(seen({ at: 'reaction', ending: true }, 'R'), {
      venlo: 'no-more-markers RTR-6.7.3',
      resist: 'no-more-markers RTR-6.7.3',
    });
    const open = { at: 'reaction', turn: 'W', antwerpOpen: true, held: { R: 'antwerpen' } } as const;
    tells(seen(open, 'W'), { antwerpen: 'main-base RTR-6.5.B1' });
    const spread = {
      players: 1,
      at: 'end',
      corps: 'W2@aachen W1@marche W3@liege',
      numbers: '9@liege 4@aachen',
    } as const;
    tells(seen(spread, 'W'), { koln: 'other-decision RTR-7.6.9' });
  });

  test('every other reason was given once', () => {
    expect(Object.keys(REASON_RULE).filter((reason) => !given.has(reason))).toEqual(['game-over', 'only-watching']);
  });
});
