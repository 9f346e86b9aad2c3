import { eventsOf, namesOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { EXAMPLE_3, eve } from '../testing/eve.ts';
import { after, asked, played, playTo, position, toDecide } from '../testing/position.ts';
import { army, rolled } from '../testing/shown.ts';
import { availableFor, requiredFor } from './missions.ts';

/** E11: NEA one to the right (two with four players), six months. E23: WAW, seven. */
describe('FTF-6.5 revealing and resolving', () => {
  test('FTF-6.5.1 Q-21 due is what is dated up to the month of the marker, no later one', () => {
    const { s, told } = played(eve('M01 M02 M03', 2), '0 order(maneuvers)');
    expect(s.time).toBe(8);
    expect(eventsOf(told, 'missions-revealed')).toEqual([
      { is: 'missions-revealed', seat: 0, missions: ['M01', 'M02'] },
    ]);
    expect(s.staffs[0]).toMatchObject({ hand: ['M03'], failed: ['M01'] });
    expect(eventsOf(played(eve('M03', 2), '0 order(maneuvers)').told, 'missions-revealed')).toEqual([]);
  });

  test('FTF-6.5.1 FTF-6.5.2 Q-31 V55 all reveal from the leader clockwise before the first is resolved, then player by player', () => {
    const { s, told } = played(
      eve('M08', 12, {
        ...{ players: 3, turn: 2, hands: ['M08', 'M30', 'M05'] },
        ...{ soldiers: 'PIL-01@POL PIL-02@WEU', stage2: 'M20 M21 M22 M23', dice: [1, 1] },
      }),
      '2 order(maneuvers)',
    );
    expect(namesOf(told.slice(-3))).toBe('missions-revealed missions-revealed mission-resolved');
    expect(eventsOf(told, 'missions-revealed').map(({ seat, missions }) => [seat, missions])).toEqual([
      [2, ['M05']],
      [0, ['M08']],
    ]);
    expect(eventsOf(told, 'mission-resolved').map(({ mission }) => mission)).toEqual(['M05']);
    expect(asked(s)).toBe('2 keep-mission: keep(M20) keep(M21)');
    // M08 lies open already.
    expect(s.staffs[0]?.hand).toEqual([]);
    const next = playTo(s, '2 keep(M20)');
    expect(eventsOf(next, 'mission-resolved').map(({ mission }) => mission)).toEqual(['M08']);
    expect(asked(s)).toBe('0 keep-mission: keep(M22) keep(M23)');
    playTo(s, '0 keep(M23)');
    expect(asked(s)).toBe('2 loss-region: losses(POL) losses(WEU)');
  });

  test('FTF-6.5.2 the own ones in order of date, the draw after each red card at once; equal dates: lower id first', () => {
    const s = after(eve('M03 M01 M02', 3, { stage2: 'M20 M21 M22 M23 M25 M26' }), '0 order(maneuvers)');
    expect(s.staffs[0]?.failed).toEqual(['M01']);
    playTo(s, '0 keep(M20)');
    expect(s.staffs[0]?.failed).toEqual(['M01', 'M02']);
    expect(asked(s)).toBe('0 keep-mission: keep(M22) keep(M23)');
    playTo(s, '0 keep(M22)', '0 keep(M25)');
    expect(s.staffs[0]).toMatchObject({
      failed: ['M01', 'M02', 'M03'],
      hand: ['M20', 'M22', 'M25'],
      stage2Received: 3,
    });
    expect(s.stage2.slice(-3)).toEqual(['M21', 'M23', 'M26']);
    const equal = after(eve('', 51, { hands: ['M24 M30 M23', '', '', ''] }), '0 order(maneuvers)');
    expect(equal.staffs[0]?.failed).toEqual(['M23', 'M24']);
  });

  test('FTF-6.5.3 difficulty and the level of the region, after the push of the Axis', () => {
    expect(requiredFor(position({ at: 'NEA:2' }), 'M04')).toBe(9);
    expect(requiredFor(position({ at: 'NEA:1' }), 'M04')).toBe(8);
    expect(requiredFor(position({ at: 'WAW:6' }), 'M28')).toBe(25);
    // E11 with two players: NEA from 3 (level 1) to 4 (level 2).
    const { told } = played(eve('M04', 5, { players: 2, at: 'NEA:3' }), '0 order(maneuvers)');
    expect(eventsOf(told, 'mission-resolved')[0]).toMatchObject({ required: 10, available: 0 });
  });

  test('FTF-6.5.4 V34 Strength of the right formation without a wound; anybody else counts one', () => {
    const s = position({
      soldiers: 'PIL-01@NEA:5/2 PIL-02@NEA:5/1+1 SAI-03@NEA:5/3 INF-01@NEA PIL-03@WEU',
    });
    expect(availableFor(s, 'M04')).toBe(5 + 1 + 1 + 1);
    expect(availableFor(s, 'M01')).toBe(1 + 1 + 5 + 1);
    expect(availableFor(s, 'M12')).toBe(0);
  });

  test('FTF-6.5.3 FTF-6.5.4 FTF-6.5.5 FTF-6.5.7 V7 example 3', () => {
    const { s, told } = played(EXAMPLE_3, '2 order(maneuvers)');
    expect(s.time).toBe(14);
    expect(eventsOf(told, 'mission-resolved')).toEqual([
      { is: 'mission-resolved', seat: 0, mission: 'M04', available: 7, required: 9, success: false },
    ]);
    expect(s.staffs[0]).toMatchObject({ hand: [], failed: ['M04'], succeeded: [], stage2Received: 1 });
    expect(asked(s)).toBe('0 keep-mission: keep(M20) keep(M21)');
  });

  test('FTF-6.5.5 V33 exactly enough is a success; one less is not', () => {
    const P = { players: 2, hands: ['M01', 'M30'], time: 3, at: 'NEA:0', events: 'E02' } as const;
    const enough = position({ ...P, soldiers: 'SAI-01@NEA SAI-05@NEA' });
    expect(eventsOf(playTo(enough, '0 order(maneuvers)'), 'mission-resolved')[0]).toMatchObject({
      available: 6,
      required: 6,
      success: true,
    });
    expect(enough.staffs[0]).toMatchObject({ succeeded: ['M01'], failed: [] });
    const short = after({ ...P, soldiers: 'SAI-01@NEA SAI-02@NEA' }, '0 order(maneuvers)');
    expect(short.staffs[0]).toMatchObject({ succeeded: [], failed: ['M01'] });
  });

  test('FTF-6.5.6 V31 V32 Q-29 FTF-6.6.1 two missions in one region use the same soldiers; the region is checked once', () => {
    const soldiers =
      'INF-05@NAI:5/1 INF-08@NAI:5/3 INF-03@NAI:5/2 ARM-04@NAI:5/1 ARM-05@NAI:5/2 ARM-08@NAI:5/3 PIL-01@NAI PIL-04@NAI ' +
      'SAI-03@WEU SAI-04@WEU';
    const hands = ['M22', 'M26', 'M23 M30'];
    const p = eve('', 53, { players: 3, hands, at: 'NAI:0', soldiers, dice: [1, 2] });
    const { s, told } = played(p, '0 order(maneuvers)');
    const resolved = eventsOf(told, 'mission-resolved').map(
      ({ seat, available, required, success }) => `${seat}: ${available} of ${required} ${success}`,
    );
    expect(resolved).toEqual(['0: 20 of 18 true', '1: 20 of 16 true', '2: 2 of 17 false']);
    expect(asked(s)).toBe('0 loss-region: losses(NAI) losses(WEU)');
    const losses = playTo(s, '0 losses(WEU)');
    expect(rolled(losses)).toBe('WEU 1+1=2 NAI 2+0=2');
    expect(toDecide(s)).toBe('1 choose-order');
    expect(army(s, 'NAI')).toContain('INF-05@NAI:5/1+1');
  });

  test('FTF-6.5.7 V35 Q-04 the last of four red cards brings no fourth yellow one, with three yellow cards in the hand or not', () => {
    const full = after(eve('M16 M20 M21 M22', 33, { players: 2 }), '0 order(maneuvers)');
    expect(full.staffs[0]).toMatchObject({ failed: ['M16'], hand: ['M20', 'M21', 'M22'], stage2Received: 3 });
    expect(toDecide(full)).toBe('1 choose-order');
    // One of the three was discarded by Main front.
    const discarded = after(eve('M16 M21 M22', 33, { players: 2, front: ['M20'] }), '0 order(maneuvers)');
    expect(discarded.staffs[0]).toMatchObject({ failed: ['M16'], hand: ['M21', 'M22'], stage2Received: 3 });
    expect(toDecide(discarded)).toBe('1 choose-order');
    expect(discarded.stage2).toHaveLength(10);
  });

  test('FTF-6.5.7 V35 Q-04 a red and a yellow card due together: the red one brings no fourth', () => {
    // Seven months reach M17, too: it lies open when M16 is resolved.
    const together = after(eve('M16 M17 M21 M22', 34, { players: 2, events: 'E23' }), '0 order(maneuvers)');
    expect(together.staffs[0]).toMatchObject({ failed: ['M16', 'M17'], hand: ['M21', 'M22'], stage2Received: 3 });
    expect(toDecide(together)).toBe('1 choose-order');
    // With only two received the red card brings the third.
    const third = after(eve('M16 M17 M21', 34, { players: 2, events: 'E23' }), '0 order(maneuvers)');
    expect(toDecide(third)).toBe('0 keep-mission');
  });

  test('FTF-6.5.7 edition 2: at most three yellow cards in the hand; discarded and revealed ones are not in it any more', () => {
    const full = after(eve('M16 M20 M21 M22', 33, { edition: 2, players: 2 }), '0 order(maneuvers)');
    expect(full.staffs[0]).toMatchObject({ failed: ['M16'], hand: ['M20', 'M21', 'M22'], stage2Received: 3 });
    expect(toDecide(full)).toBe('1 choose-order');
    const discarded = after(eve('M16 M21 M22', 33, { edition: 2, players: 2, front: ['M20'] }), '0 order(maneuvers)');
    expect(toDecide(discarded)).toBe('0 keep-mission');
    const open = after(eve('M16 M17 M21 M22', 34, { edition: 2, players: 2, events: 'E23' }), '0 order(maneuvers)');
    expect(toDecide(open)).toBe('0 keep-mission');
  });

  test('FTF-6.5.7 edition 2: the last card of stage II is taken without a question; where there is none, nothing is drawn', () => {
    const front = ['M17 M18 M19', 'M20 M21 M22', 'M23 M24 M25 M26'];
    const eve2 = (last: string) => eve('M16', 33, { edition: 2, front: [...front, last] });
    const { s: one, told } = played(eve2('M27 M28'), '0 order(maneuvers)');
    expect(one.staffs[0]).toMatchObject({ hand: ['M29'], stage2Received: 4 });
    expect(told.find(({ all }) => all?.is === 'mission-received')).toEqual({
      all: { is: 'mission-received', seat: 0 },
      only: { 0: { is: 'mission-received', seat: 0, kept: 'M29' } },
    });
    expect(toDecide(one)).toBe('1 choose-order');
    const none = after(eve2('M27 M28 M29'), '0 order(maneuvers)');
    expect(none.staffs[0]).toMatchObject({ hand: [], stage2Received: 3 });
  });

  test('FTF-6.5.7 edition 1: at most three yellow cards in the whole game', () => {
    const s = position(eve('M16', 33, { edition: 1, failed: ['M01 M17'], front: ['M18'], succeeded: ['M19'] }));
    expect(s.staffs[0]?.stage2Received).toBe(3);
    playTo(s, '0 order(maneuvers)');
    expect(s.staffs[0]).toMatchObject({ hand: [], stage2Received: 3 });
    expect(toDecide(s)).toBe('1 choose-order');
  });

  test('FTF-6.5.7 the third yellow card is still received', () => {
    const s = after(eve('M16', 33, { failed: ['M17'], succeeded: ['M19'] }), '0 order(maneuvers)');
    expect(toDecide(s)).toBe('0 keep-mission');
    expect(s.staffs[0]?.stage2Received).toBe(3);
  });

  test('FTF-6.5.8 nothing is drawn for a yellow card', () => {
    const s = after(eve('M17', 36), '0 order(maneuvers)');
    expect(s.staffs[0]).toMatchObject({ hand: [], failed: ['M17'], stage2Received: 1 });
    expect(s.stage2).toHaveLength(12);
    expect(toDecide(s)).toBe('1 choose-order');
  });

  test('FTF-6.5.9 V36 Q-05 an overdue card waits for the next Ending Phase', () => {
    const s = after(eve('M16', 36, { events: 'E11 E08', stage2: 'M17 M29' }), '0 order(maneuvers)');
    expect(s.time).toBe(42);
    playTo(s, '0 keep(M17)');
    expect(s.staffs[0]).toMatchObject({ hand: ['M17'], failed: ['M16'] });
    expect(toDecide(s)).toBe('1 choose-order');
    playTo(s, '1 order(maneuvers)');
    expect(s.staffs[0]).toMatchObject({ hand: [], failed: ['M16', 'M17'] });
  });

  test('D16 FTF-9.2 what is drawn and kept stays with the receiver; the other card goes to the bottom', () => {
    const s = after(eve('M16', 36, { stage2: 'M17 M29' }), '0 order(maneuvers)');
    const told = playTo(s, '0 keep(M29)');
    expect(s.stage2.at(-1)).toBe('M17');
    expect(told[0]).toEqual({
      all: { is: 'mission-received', seat: 0 },
      only: { 0: { is: 'mission-received', seat: 0, kept: 'M29', returned: 'M17' } },
    });
    expect(army(s)).toBe('');
  });
});
