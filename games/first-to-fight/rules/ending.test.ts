import { eventsOf, namesOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { eve } from '../testing/eve.ts';
import { after, asked, legal, passOn, played, playTo, position, toDecide } from '../testing/position.ts';
import { ENDING_PHASE } from '../testing/printed.ts';
import { army, nursesOf, squares } from '../testing/shown.ts';

/** M01 comes due in Northern Europe, and the first player has a nurse. */
const NURSED = eve('M01', 3, { players: 2, events: 'E01', nurses: [1, 0] });

describe('FTF-6.1 Treatment', () => {
  const P = {
    soldiers: 'PIL-01@NEA:4/2+1 SAI-01@WEU:4/2+1 INF-01@WEU',
    nurses: [2, 0, 1, 1],
    turn: 2,
  } as const;

  test('FTF-6.1.1 FTF-8.2 V4 D15 from the leader clockwise; who has no nurse is not asked', () => {
    const s = after(P, '2 order(maneuvers)');
    expect(asked(s)).toBe('2 treat: treat(PIL-01) treat(SAI-01) done');
    playTo(s, '2 done');
    expect(toDecide(s)).toBe('3 treat');
    playTo(s, '3 done');
    expect(toDecide(s)).toBe('0 treat');
    const told = playTo(s, '0 treat(SAI-01)');
    expect(eventsOf(told, 'treated')).toEqual([{ is: 'treated', seat: 0, soldier: 'SAI-01' }]);
    expect(nursesOf(s)).toEqual([1, 0, 1, 1]);
    expect(army(s)).toBe('INF-01@WEU:3/2 PIL-01@NEA:4/2+1 SAI-01@WEU:4/2');
    expect(asked(s)).toBe('0 treat: treat(PIL-01) done');
    playTo(s, '0 done');
    expect(toDecide(s)).toBe('3 choose-order');
  });

  test('FTF-6.1.1 V4 V5 V6 V7 V8 V9 the whole Ending Phase of example 3', () => {
    const s = after(ENDING_PHASE, '2 order(maneuvers) done', '3 done');
    expect(asked(s)).toBe('0 treat: treat(SAI-01) treat(INF-01) done');
    const told = playTo(s, '0 treat(INF-01)');
    expect([nursesOf(s), squares(s).includes('WEU:3'), s.time, s.laidOut]).toEqual([[0, 0, 1, 1], true, 14, ['E21']]);
    expect(eventsOf(told, 'mission-resolved')[0]).toMatchObject({ available: 7, required: 9, success: false });
    playTo(s, '0 keep(M20)');
    expect(asked(s)).toBe('2 loss-wound: wound(PAR-01) wound(PAR-02)');
    playTo(s, '2 wound(PAR-02)');
    expect(army(s)).toBe('INF-01@WEU:4/2 PAR-01@NEA:2/3 PIL-01@NEA:4/2+1');
    expect(s.laidOut).toEqual(['E21']);
  });

  test('FTF-6.1.1 FTF-6.1.3 any number of nurses, one soldier each', () => {
    const s = after(P, '2 order(maneuvers) treat(PIL-01)');
    // The only nurse is gone: nothing more to ask.
    expect(toDecide(s)).toBe('3 treat');
    playTo(s, '3 done', '0 treat(SAI-01)');
    expect(nursesOf(s)).toEqual([1, 0, 0, 1]);
    expect(toDecide(s)).toBe('3 choose-order');
    const both = after({ ...P, nurses: [0, 0, 2, 0] }, '2 order(maneuvers) treat(SAI-01) treat(PIL-01)');
    expect(nursesOf(both)).toEqual([0, 0, 0, 0]);
    expect(army(both)).toBe('INF-01@WEU:3/2 PIL-01@NEA:4/2 SAI-01@WEU:4/2');
  });

  test('FTF-6.1.2 FTF-8.2 without a wound nobody is asked, however many nurses there are', () => {
    const s = after({ ...P, soldiers: 'PIL-01@NEA:4/2', nurses: [3, 3, 3, 3] }, '2 order(maneuvers)');
    expect(toDecide(s)).toBe('3 choose-order');
    expect(nursesOf(s)).toEqual([3, 3, 3, 3]);
    const cured = after(
      { ...P, soldiers: 'PIL-01@NEA:4/2+1', nurses: [3, 3, 3, 3] },
      '2 order(maneuvers) treat(PIL-01)',
    );
    expect(toDecide(cured)).toBe('3 choose-order');
    expect(nursesOf(cured)).toEqual([3, 3, 2, 3]);
  });

  test('FTF-6.1.1 treatment comes before the Axis and the missions: the cured fight with full Strength', () => {
    // NEA 2, then 3 by E01: level 1; M01 needs 7: SAI-01 4, INF-01, INF-03 and PIL-01 one each.
    const p = { ...NURSED, soldiers: 'SAI-01@NEA:4/2+1 INF-01@NEA INF-03@NEA PIL-01@NEA', dice: [1] };
    const resolved = (answer: string) =>
      eventsOf(played(p, `0 order(maneuvers) ${answer}`).told, 'mission-resolved')[0];
    expect(resolved('treat(SAI-01)')).toMatchObject({ available: 7, required: 7, success: true });
    expect(resolved('done')).toMatchObject({ available: 4, success: false });
  });
});

describe('FTF-6.2 the Axis, FTF-6.4 time', () => {
  test.each([
    [2, 1],
    [3, 1],
    [4, 2],
  ] as const)(
    'FTF-6.2.1 FTF-6.2.2 FTF-6.2.3 FTF-6.4.1 FTF-8.4 %i players: the top event, %i to the right, its months',
    (players, step) => {
      const { s, told } = played({ players, events: 'E11 E02' }, '0 order(maneuvers)');
      expect(squares(s)).toBe(`WAW:4 POL:4 NEA:${2 + step} WEU:1 NAI:2`);
      expect(s.time).toBe(6);
      expect(s.spentEvents).toEqual(['E11']);
      expect(s.laidOut).toEqual([]);
      expect(s.events[0]).toBe('E02');
      expect(namesOf(told)).toBe('order-chosen maneuvers axis domination time-passed round-began');
      expect(eventsOf(told, 'axis')).toEqual([{ is: 'axis', event: 'E11', region: 'NEA', months: 6 }]);
      expect(eventsOf(told, 'time-passed')).toEqual([{ is: 'time-passed', from: 0, to: 6 }]);
    },
  );

  test('FTF-4.5.3 V39 four players at the edge', () => {
    expect(after({ at: 'NAI:5', events: 'E19' }, '0 order(maneuvers)').domination.NAI).toBe(6);
  });

  test('FTF-6.4.2 V42 Q-15 the marker stops on V 1945', () => {
    const reached = (time: number): number =>
      after({ time, events: 'E23', hands: ['', '', '', 'M30'], stage2: 'M17' }, '0 order(maneuvers)').time;
    expect([60, 61, 62, 66, 68].map(reached)).toEqual([67, 68, 68, 68, 68]);
  });

  test('the steps in order: treatment, Axis, time, missions, losses, next round', () => {
    const s = position({ ...NURSED, soldiers: 'SAI-01@NEA:4/2+1 SAI-03@NEA', stage2: 'M20 M21', dice: [3] });
    const told = [...playTo(s, '0 order(maneuvers) treat(SAI-01)'), ...playTo(s, '0 keep(M20)')];
    passOn(s);
    expect(namesOf(told)).toBe(
      'order-chosen maneuvers treated axis domination time-passed missions-revealed mission-resolved ' +
        'mission-received losses-rolled wounded wounded wounded wounded fell fell round-began',
    );
    expect(legal(s, 1)).toHaveLength(6);
  });
});
