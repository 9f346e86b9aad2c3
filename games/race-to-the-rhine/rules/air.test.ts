import { eventsOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { after, begun, legal, legalOf, playTo, position, toDecide } from '../testing/position.ts';
import { PRINTED } from '../testing/printed.ts';
import { cargo, commander, held, paratroops, where } from '../testing/shown.ts';

describe('RTR-5.8 air support', () => {
  test('RTR-5.8.1 only with the marker at hand, Bradley’s own action too', () => {
    const s = after({ turn: 'W' }, 'W air(resistance)');
    expect([legalOf(s, 'W', 'air'), legalOf(s, 'W', 'cmdAir'), s.turn.base]).toEqual(['', '', 1]);
    expect(legalOf(position({ turn: 'W', air: { W: 'pursuit' } }), 'W', 'cmdAir')).toBe('');
    expect(legalOf(position({ turn: 'W', air: { R: 'resistance', B: 'pursuit' } }), 'W', 'cmdAir')).toBe(
      'pursuit resistance',
    );
  });

  test('RTR-5.8.2 RTR-5.10.2 E21 a look, and the marker on the deck; Bradley by his card', () => {
    const s = after(
      PRINTED.prum,
      'W transport truck(chartres,dreux) add(fuel) dispatch finish cmdAir(resistance) move(W2) step(prum)',
    );
    expect([commander(s, 'W').active, commander(s, 'W').air, where(s, 'W2'), cargo(s, 'W2')]).toEqual([
      false,
      null,
      'prum',
      '1/1/0',
    ]);
    const looked = after({ turn: 'W', resistance: 'O05' }, 'W cmdAir(resistance)');
    expect([
      commander(looked, 'W').air,
      commander(looked, 'W').knows.resistance,
      looked.resistance[0],
      looked.turn.base,
    ]).toEqual(['resistance', true, 'O05', 2]);
    expect(legalOf(looked, 'W', 'cmdAir')).toBe('');
  });

  test('RTR-5.8.2 X37 Q-67 not an empty resistance deck; an empty pursuit pile is renewed first', () => {
    const p = { only: 'O', kept: { R: 'PR13' } } as const;
    expect([legalOf(position(p), 'R', 'air'), legalOf(position(p), 'R', 'playRecon')]).toEqual([
      'pursuit',
      'PR13,pursuit',
    ]);
    const s = after({ only: 'R', discards: { R: 'PR20 PR22' } }, 'R air(pursuit)');
    expect([s.pursuit[0]?.length, s.discards[0]]).toEqual([2, []]);
    expect(legalOf(position({ only: 'R' }), 'R', 'air')).toBe('resistance');
  });

  test('RTR-5.6.9 Q-39 the card that pays for a look is not in the pile made for it', () => {
    const s = after({ only: 'R', discards: { R: 'PR20' }, kept: { R: 'PR13' } }, 'R playRecon(PR13,pursuit)');
    expect([s.pursuit[0], s.discards[0]]).toEqual([['PR20'], ['PR13']]);
  });

  test('RTR-5.8.3 RTR-5.8.5 X18 several markers lie on the deck; only the own one counts, and all go back', () => {
    const p = {
      held: { R: 'yvetot' },
      corps: 'R1:2/2/0',
      air: { R: 'resistance', B: 'resistance', W: 'pursuit' },
      resistance: 'O01',
    } as const;
    const told = begun(p, 'R move(R1) step(yvetot) step(le-havre)').told;
    expect(eventsOf(told, 'fort-paid')[0]?.with).toBe('air');
    expect(eventsOf(told, 'battle')[0]).toMatchObject({ won: true, air: 0, ammo: 2 });
    const s = after(p, 'R move(R1) step(yvetot) step(le-havre)');
    expect(s.commanders.map(({ air }) => air)).toEqual([null, 'pursuit', null]);
    const lost = after({ ...p, corps: 'R1:2/0/0' }, 'R move(R1) step(yvetot) step(le-havre)');
    expect(lost.commanders.map(({ air }) => air)).toEqual([null, 'pursuit', null]);
  });

  test('RTR-5.8.4 X19 once in an entry: for the fort, or for the battle', () => {
    const s = after(
      { turn: 'W', corps: 'W1@luxembourg:2/0/0', air: { W: 'pursuit' }, pursuit: { W: 'PW08' } },
      'W move(W1) step(trier)',
    );
    expect([cargo(s, 'W1'), held(s, 'W'), s.fields.trier?.food, commander(s, 'W').air]).toEqual([
      '1/0/0',
      'luxembourg trier',
      1,
      null,
    ]);
    const battle = begun(
      { turn: 'W', corps: 'W1:2/0/0', air: { W: 'pursuit' }, pursuit: { W: 'PW16' } },
      'W move(W1) step(meaux)',
    ).told;
    expect(eventsOf(battle, 'battle')[0]).toMatchObject({ won: true, air: 1, ammo: 0 });
    const other = begun(
      { turn: 'W', corps: 'W1:2/0/0', air: { W: 'resistance' }, pursuit: { W: 'PW16' } },
      'W move(W1) step(meaux)',
    ).told;
    expect(eventsOf(other, 'battle')[0]).toMatchObject({ won: false, air: 0 });
    const both = begun(
      { turn: 'W', corps: 'W1@luxembourg:2/0/0', air: { W: 'pursuit' }, pursuit: { W: 'PW16' } },
      'W move(W1) step(trier)',
    ).told;
    expect(eventsOf(both, 'battle')[0]).toMatchObject({ won: false, air: 0 });
  });

  test('RTR-5.8.5 a card of another’s pursuit deck does not send a marker back', () => {
    const s = after({ corps: 'R1:2/0/0', air: { W: 'pursuit' }, pursuit: { R: 'PR22' } }, 'R move(R1) step(yvetot)');
    expect(commander(s, 'W').air).toBe('pursuit');
    const own = after({ corps: 'R1:2/0/0', air: { R: 'pursuit' }, pursuit: { R: 'PR22' } }, 'R move(R1) step(yvetot)');
    expect(commander(own, 'R').air).toBe(null);
  });

  test('RTR-5.8.6 RTR-6.4.6 after a logistics phase all are back', () => {
    const s = after(
      { onTrack: 1, inHand: { R: 6 }, air: { R: 'resistance', W: 'pursuit' }, spent: 'WB', knows: { R: 'resistance' } },
      'R takeTrucks(1)',
    );
    expect(s.commanders.map(({ air, active }) => [air, active])).toEqual([
      [null, true],
      [null, true],
      [null, true],
    ]);
    expect(commander(s, 'R').knows.resistance).toBe(true);
  });
});

describe('RTR-5.9 airborne drop', () => {
  const E19 = { ...PRINTED.aachen, held: {} };
  const DROP =
    'airborne payMedal drop(aachen) payCard(O21) drop(aachen) payCards addCard(PW16) addCard(PW17) addCard(PW18) addCard(O01) drop(koln)';

  test('RTR-5.9.1 RTR-5.9.2 RTR-5.9.7 E19 three paid in three ways; Aachen falls', () => {
    const s = after(E19, `W ${DROP}`);
    expect([toDecide(s), s.turn.base, paratroops(s), s.paratroopsLeft]).toEqual([
      'W act',
      1,
      'aachen@1 aachen@1 koln@1',
      1,
    ]);
    expect([commander(s, 'W').medals, commander(s, 'W').captured, [...s.box].sort(), s.medalPool]).toEqual([
      0,
      [],
      ['O01', 'O21', 'PW16', 'PW17', 'PW18'],
      19,
    ]);
    playTo(s, 'W move(W1) step(aachen)');
    expect([cargo(s, 'W1'), held(s, 'W'), commander(s, 'W').captured, commander(s, 'W').medals]).toEqual([
      '2/0/1',
      'maastricht aachen',
      ['O13'],
      1,
    ]);
    expect([paratroops(s), s.markers, s.markerPool]).toEqual(['koln@1', [], 25]);
  });

  test('RTR-5.9.8 E20 and next turn Köln', () => {
    const s = after(PRINTED.aachen, `W ${DROP} move(W1) step(aachen) stop endTurn`);
    expect(paratroops(s)).toBe('koln@1!');
    playTo(s, 'W resist(mayen)', 'R endTurn resist(venlo)', 'B endTurn resist(neustadt)');
    expect(s.resistance[0]).toBe('O19');
    playTo(s, 'W air(resistance) move(W1) step(koln)');
    expect([cargo(s, 'W1'), s.result?.winners, s.result?.reason]).toEqual(['0/0/1', [1], 'rhine']);
    expect(toDecide(s)).toBe('');
  });

  test('RTR-5.9.1 up to three, while there are markers and payments', () => {
    const three = after({ medals: { R: 5 } }, 'R airborne payMedal drop(aachen) payMedal drop(aachen)');
    expect(legal(three, 'R')).toEqual(['payMedal', 'finish']);
    playTo(three, 'R payMedal drop(aachen)');
    expect([toDecide(three), commander(three, 'R').medals]).toEqual(['R act', 2]);
    playTo(three, 'R airborne payMedal drop(venlo)');
    expect([toDecide(three), three.paratroopsLeft]).toEqual(['R act', 0]);
    expect(legal(position({ medals: { R: 1 } }), 'R')).toContain('airborne');
    expect(legal(after({ medals: { R: 5 }, paratroops: 'aachen@B aachen@B aachen@B aachen@B' }), 'R')).not.toContain(
      'airborne',
    );
    expect(toDecide(after({ medals: { R: 1 } }, 'R airborne payMedal drop(venlo)'))).toBe('R act');
    expect(legal(after({ medals: { R: 2 } }, 'R airborne'), 'R')).toEqual(['payMedal']);
    expect(toDecide(after({ medals: { R: 2 } }, 'R airborne payMedal drop(venlo) finish'))).toBe('R act');
  });

  test('RTR-5.9.2 X23 Q-20 unmarked cards with at least five icons, the surplus is lost', () => {
    const p = { turn: 'B', captured: { B: 'O01 O02 O03' } } as const;
    const s = after(p, 'B airborne payCards addCard(O01) addCard(O03)');
    expect(legal(s, 'B')).toEqual(['addCard(O02)']);
    playTo(s, 'B addCard(O02) drop(trier)');
    expect([commander(s, 'B').captured, s.box.length, toDecide(s)]).toEqual([[], 3, 'B act']);
    expect(legal(position({ turn: 'B', captured: { B: 'O01 O02' } }), 'B')).not.toContain('airborne');
    expect(legal(position({ turn: 'B', captured: { B: 'O01 O13' } }), 'B')).toContain('airborne');
    expect(legalOf(after({ turn: 'B', captured: { B: 'O19 O01 O13' } }, 'B airborne'), 'B', 'payCard')).toBe('O19');
    expect(legal(after({ turn: 'B', captured: { B: 'O19 O01 O13' } }, 'B airborne payCards'), 'B')).toEqual([
      'addCard(O01)',
      'addCard(O13)',
    ]);
  });

  test('RTR-5.9.3 RTR-5.9.4 on any field that nobody controls, of any colour, with or without a marker', () => {
    const s = after({ medals: { R: 1 }, markers: 'mayen', held: { W: 'liege' } }, 'R airborne payMedal');
    const towns = legalOf(s, 'R', 'drop').split(' ');
    expect(towns).toEqual(expect.arrayContaining(['mayen', 'koln', 'reims', 'langres', 'le-havre']));
    for (const town of ['liege', 'paris', 'lisieux']) expect(towns).not.toContain(town);
    const both = after({ at: 'reaction', paratroops: 'mayen@R' }, 'R resist(mayen)');
    expect([both.markers, paratroops(both)]).toEqual([['mayen'], 'mayen@0']);
  });

  test('RTR-5.9.5 spent ones do not come back', () => {
    const s = after({ paratroops: 'mayen@R! koln@R!' }, 'R endTurn resist(venlo)');
    expect([s.paratroopsLeft, s.paratroops]).toEqual([2, []]);
  });

  test('RTR-5.9.6 X24 Q-18 they help whoever enters', () => {
    const s = after(
      { turn: 'W', paratroops: 'bruxelles@R!', corps: 'W1@mons:2/0/0', pursuit: { W: 'PW16' } },
      'W move(W1) step(bruxelles)',
    );
    expect([cargo(s, 'W1'), commander(s, 'W').captured, s.paratroops]).toEqual(['1/0/0', ['PW16'], []]);
  });

  test('RTR-5.9.7 all on a taken field are gone, used or not', () => {
    const s = after(
      { turn: 'W', paratroops: 'bruxelles@R bruxelles@W! diest@R', corps: 'W1@mons:2/0/0', pursuit: { W: 'PW22' } },
      'W move(W1) step(bruxelles)',
    );
    expect(paratroops(s)).toBe('diest@0');
  });

  test('RTR-5.9.8 upkeep: the own dark ones go, the own light ones are turned, the others’ stay', () => {
    const s = after({ paratroops: 'mayen@R! koln@R diest@W liege@B!' }, 'R endTurn');
    expect(paratroops(s)).toBe('koln@0! diest@1 liege@2!');
    expect(eventsOf(begun({ paratroops: 'mayen@R! koln@R' }, 'R endTurn').told, 'upkeep')).toEqual([
      { is: 'upkeep', by: 'R', gone: ['mayen'], dark: ['koln'] },
    ]);
    expect(eventsOf(begun({ paratroops: 'mayen@W!' }, 'R endTurn').told, 'upkeep')).toEqual([]);
  });
});

describe('RTR-5.10 commanders', () => {
  test('RTR-5.10.1 RTR-5.10.4 a turned card does nothing until the next logistics phase', () => {
    const s = position({ turn: 'B', spent: 'B', onTrack: 1, inHand: { B: 6 } });
    expect(legalOf(s, 'B', 'cmdMove')).toBe('');
    playTo(s, 'B takeTrucks(1)');
    expect(legalOf(s, 'B', 'cmdMove')).toBe('B1 B2 B3');
  });

  test('RTR-5.10.5 E24 five actions: the phase in the middle turns Patton’s card back', () => {
    const p = { turn: 'B', kept: { B: 'PB13' }, onTrack: 2, inHand: { B: 4 }, pursuit: { B: 'PB22 PB20' } } as const;
    const s = after(
      p,
      'B takeSupplies(orleans,fuel) cmdMove(B2) step(bonny) stop takeTrucks(2) playRecon(PB13,resistance) cmdMove(B1) step(vitry) stop',
    );
    expect([commander(s, 'B').active, s.turn.base, s.turn.recon]).toEqual([false, 0, true]);
    expect(legal(s, 'B').filter((move) => !/load/.test(move))).toEqual(['endTurn']);
  });

  test('RTR-5.1.9 E23 the port of Le Havre, with Resistance and the bonus', () => {
    const s = after(
      { held: { R: 'yvetot' }, corps: 'R1@le-havre:2/0/2', kept: { R: 'PR12' }, counted: { base: 0 } },
      'R playResistance(PR12) takeSupplies(le-havre,basic) bonus(ammo) bonus(ammo)',
    );
    expect([s.fields['le-havre'], cargo(s, 'R1'), commander(s, 'R').active]).toEqual([
      { fuel: 1, ammo: 3, food: 1 },
      '2/0/2',
      false,
    ]);
  });
});
