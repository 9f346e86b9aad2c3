import { eventsOf, namesOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { after, begun, legal, legalOf, playTo, position, toDecide } from '../testing/position.ts';
import { cargo, commander, held, where } from '../testing/shown.ts';

describe('RTR-4.1 rounds and turns', () => {
  test('RTR-4.1.1 RTR-4.1.3 every player once a round, in the order drawn', () => {
    const s = position({ order: 'WRB' });
    expect([toDecide(s), s.round]).toEqual(['W act', 1]);
    playTo(s, 'W endTurn resist(mayen)', 'R endTurn resist(venlo)');
    expect([toDecide(s), s.round]).toEqual(['B act', 1]);
    const told = playTo(s, 'B endTurn resist(koblenz)');
    expect([toDecide(s), s.round]).toEqual(['W act', 2]);
    expect(eventsOf(told, 'turn')).toEqual([{ is: 'turn', by: 'W', round: 2, solo: false }]);
  });

  test('RTR-4.1.2 actions, then upkeep, then the reaction, then the end', () => {
    const told = begun({ paratroops: 'bruxelles@R! diest@R' }, 'R endTurn resist(venlo)').told;
    expect(namesOf(told)).toBe('upkeep resistance-placed turn');
  });

  test('RTR-4.1.2 solo: the front shift, counterattacks, the dice', () => {
    const told = begun(
      { players: 1, corps: 'W2@marche', held: { W: 'givet marche laon' }, dice: [1, 1, 1] },
      'W endTurn',
    ).told;
    expect(namesOf(told)).toBe('number-moved number-moved counterattack dice number-turned turn');
  });

  test('RTR-4.1.4 nobody else is asked anything in a turn', () => {
    const s = position();
    expect([legal(s, 'W'), legal(s, 'B')]).toEqual([[], []]);
    playTo(s, 'R endTurn');
    expect([toDecide(s), legal(s, 'W')]).toEqual(['R reaction', []]);
  });
});

describe('RTR-4.2 the action step', () => {
  test('RTR-4.2.1 two base actions, the same kind twice if one likes', () => {
    const s = after({}, 'R takeSupplies(lisieux,fuel) bonusDone takeSupplies(lisieux,fuel) bonusDone');
    expect(legalOf(s, 'R', 'takeSupplies')).toBe('');
    expect(legal(s, 'R').filter((move) => !/^(un)?load/.test(move))).toEqual(['endTurn']);
    expect(legal(position(), 'R')).toEqual(
      expect.arrayContaining(['takeTrucks(1)', 'move(R1)', 'air(pursuit)', 'air(resistance)']),
    );
  });

  test('RTR-4.2.1 all six kinds', () => {
    const s = position({ fields: 'lisieux=1/0/0', medals: { R: 1 } });
    for (const move of [
      'takeSupplies(lisieux,basic)',
      'takeTrucks(1)',
      'transport',
      'move(R1)',
      'air(pursuit)',
      'airborne',
    ]) {
      expect(legal(s, 'R')).toContain(move);
    }
  });

  test('RTR-4.2.2 RTR-4.2.3 E4 Patton: two base actions and his own, in any order', () => {
    const s = after(
      { turn: 'B', fields: 'orleans=1/0/0', pursuit: { B: 'PB22' } },
      'B takeSupplies(orleans,basic) cmdMove(B1) step(vitry) stop transport truck(orleans,pithiviers) add(fuel) dispatch finish endTurn',
    );
    expect(toDecide(s)).toBe('B reaction');
    expect(commander(s, 'B').active).toBe(false);
  });

  test('RTR-4.2.2 a commander’s action comes once while the card is active', () => {
    const s = after({ turn: 'B', pursuit: { B: 'PB22' } }, 'B cmdMove(B1) step(vitry) stop');
    expect(s.turn.base).toBe(2);
    expect(legalOf(s, 'B', 'cmdMove')).toBe('');
    expect(legalOf(position({ turn: 'W' }), 'W', 'cmdAir')).toBe('pursuit resistance');
    expect(legalOf(position({ turn: 'R' }), 'R', 'cmdAir') + legalOf(position({ turn: 'R' }), 'R', 'cmdMove')).toBe('');
    expect(legalOf(position({ turn: 'W' }), 'W', 'cmdMove')).toBe('');
    expect(legalOf(position({ turn: 'B' }), 'B', 'cmdAir')).toBe('');
  });

  test('RTR-4.2.3 E3 nothing else while an action is not finished', () => {
    const s = after({ pursuit: { R: 'PR22 PR20' } }, 'R move(R1) step(yvetot) step(dieppe)');
    expect(legal(s, 'R').join(' ')).not.toMatch(/air|takeSupplies|endTurn|transport|playRe/);
    expect(toDecide(s)).toBe('R move');
  });

  test('RTR-4.2.4 Q-14 unused actions are lost, kept cards stay', () => {
    const s = after({ kept: { R: 'PR12 PR13' } }, 'R endTurn resist(venlo)');
    expect(toDecide(s)).toBe('W act');
    expect(commander(s, 'R').kept).toEqual(['PR12', 'PR13']);
    expect(s.turn).toEqual({ base: 2, credit: 'none', recon: false, bases: [], transfers: 0 });
  });

  test('RTR-4.2.5 RTR-5.2.2 E7 the last truck: a logistics phase at once, and the turn goes on', () => {
    const p = { onTrack: 2, inHand: { R: 4 } } as const;
    const told = begun(p, 'R takeTrucks(2)').told;
    expect(namesOf(told)).toBe('trucks-taken logistics');
    expect(toDecide(after(p, 'R takeTrucks(2)'))).toBe('R act');
    expect(namesOf(begun(p, 'R takeTrucks(1)').told)).toBe('trucks-taken');
  });

  test('RTR-4.2.6 Q-77 what would change nothing is not offered', () => {
    const s = position({ inHand: { R: 9 }, spent: 'R' });
    expect(legal(s, 'R')).not.toContain('transport'); // nothing to carry
    expect(legalOf(s, 'R', 'takeTrucks')).toBe('');
    expect(legal(s, 'R')).not.toContain('airborne');
    expect(legal(position({ fields: 'lisieux=1/0/0', inHand: { R: 0 } }), 'R')).not.toContain('transport');
    expect(legal(position({ fields: 'dieppe=1/0/0', held: { R: 'dieppe' } }), 'R')).toContain('transport');
    expect(legal(position({ fields: 'abbeville=1/0/0', held: { R: 'abbeville' } }), 'R')).not.toContain('transport');
  });

  test('RTR-4.2.6 X35 a corps without ammo before nothing but a fort cannot begin a move', () => {
    const p = { corps: 'R1@le-havre:2/0/0 R2@yvetot' } as const;
    expect(legalOf(position(p), 'R', 'move')).not.toContain('R1');
    const alone = { held: { R: 'calais boulogne' }, corps: 'R1@calais:2/0/0 R2@boulogne R3@st-omer' } as const;
    expect(legalOf(position(alone), 'R', 'move')).not.toContain('R1');
    expect(legalOf(position({ ...alone, air: { R: 'resistance' } }), 'R', 'move')).toContain('R1');
    expect(legalOf(position({ ...alone, air: { R: 'pursuit' } }), 'R', 'move')).not.toContain('R1');
    expect(legalOf(position({ ...alone, air: { W: 'resistance' } }), 'R', 'move')).not.toContain('R1');
    expect(legalOf(position({ ...alone, paratroops: 'dunkerque@B' }), 'R', 'move')).toContain('R1');
    expect(legalOf(position({ ...alone, corps: 'R1@calais:2/1/0 R2@boulogne R3@st-omer' }), 'R', 'move')).toContain(
      'R1',
    );
  });

  test('RTR-4.2.4 a base action is used before what Resistance gave', () => {
    const s = after({ kept: { R: 'PR12' }, spent: 'R' }, 'R playResistance(PR12) takeSupplies(lisieux,fuel)');
    expect([s.turn.base, s.turn.credit]).toEqual([1, 'ready']);
    playTo(s, 'R takeSupplies(lisieux,fuel) air(pursuit)');
    expect([s.turn.base, s.turn.credit]).toEqual([0, 'used']);
    expect(legal(s, 'R').filter((move) => !/^(un)?load/.test(move))).toEqual(['endTurn']);
  });

  test('RTR-4.1.1 what was counted in a turn begins anew in the next', () => {
    const s = after({ pursuit: { R: 'PR22' } }, 'R move(R1) step(yvetot) stop endTurn resist(venlo)');
    expect(s.corps.every(({ moved }) => !moved)).toBe(true);
    expect([where(s, 'R1'), cargo(s, 'R1'), held(s, 'R')]).toEqual(['yvetot', '0/1/1', 'yvetot']);
    expect(s.revealed).toBe(null);
  });
});
