import { eventsOf, namesOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { eve } from '../testing/eve.ts';
import { after, asked, type Position, played, playTo, position, toDecide } from '../testing/position.ts';
import { army, nursesOf, squares, vpOf } from '../testing/shown.ts';

const ON = { neutralEvents: 'on' };
const START = 'WAW:4 POL:4 NEA:2 WEU:1 NAI:2';

/** E10 is drawn (Poland, four months) while these events lie out and come due; two players. */
const happened = (laidOut: string, time: number, extra: Position = {}) =>
  played({ options: ON, players: 2, laidOut, time, events: 'E10', soldiers: '', ...extra }, '0 order(maneuvers)');

describe('FTF-7.2 new events', () => {
  test('FTF-7.2.1 V5 V6 V9 example 3: laid out, six months, not resolved yet', () => {
    const { s, told } = played({ options: ON, time: 8, events: 'E21', turn: 2 }, '2 order(maneuvers)');
    expect(squares(s)).toBe(START.replace('WEU:1', 'WEU:3'));
    expect(s.time).toBe(14);
    expect(s.laidOut).toEqual(['E21']);
    expect(s.spentEvents).toEqual([]);
    expect(namesOf(told)).toBe('order-chosen maneuvers axis domination event-laid-out time-passed round-began');
  });

  test('FTF-7.2.2 V40 a date that is past: out of the game without effect; region and months count', () => {
    for (const players of [2, 3, 4] as const) {
      const step = players === 4 ? 2 : 1;
      const { s, told } = played({ options: ON, players, time: 30, events: 'E07', at: 'POL:4' }, '0 order(maneuvers)');
      // The log says that nothing will come of it.
      expect(eventsOf(told, 'event-passed')).toEqual([{ is: 'event-passed', event: 'E07' }]);
      expect(s.domination.POL).toBe(4 + step);
      expect([s.time, s.laidOut, s.spentEvents]).toEqual([37, [], ['E07']]);
    }
    // Without neutral events no card has a date.
    expect(eventsOf(playTo(position({ time: 30, events: 'E07' }), '0 order(maneuvers)'), 'event-passed')).toEqual([]);
  });

  test('FTF-7.2.2 a date equal to the current month is past too', () => {
    const s = after({ options: ON, players: 2, time: 21, events: 'E07' }, '0 order(maneuvers)');
    expect([s.domination.POL, s.laidOut, s.spentEvents]).toEqual([5, [], ['E07']]);
    const later = after({ options: ON, players: 2, time: 20, events: 'E07' }, '0 order(maneuvers)');
    // One to the right by the Axis, one to the left by the event itself.
    expect([later.domination.POL, later.laidOut, later.spentEvents]).toEqual([4, [], ['E07']]);
  });

  test('FTF-7.2.9 V41 a date inside the coming jump: laid out and resolved in the same Ending Phase, after Losses', () => {
    const fought = { soldiers: 'INF-01@NEA', stage2: 'M20 M21', dice: [1] };
    const s = position(eve('M04', 8, { ...fought, options: ON, players: 2, events: 'E03' }));
    const told = [...playTo(s, '0 order(maneuvers)'), ...playTo(s, '0 keep(M20)')];
    expect(s.time).toBe(12);
    expect(squares(s)).toBe(START.replace('NAI:2', 'NAI:4'));
    expect(namesOf(told)).toBe(
      'order-chosen maneuvers axis domination event-laid-out time-passed missions-revealed mission-resolved ' +
        'mission-received losses-rolled wounded wounded fell event-resolved domination round-began',
    );
    expect([s.laidOut, s.spentEvents]).toEqual([[], ['E03']]);
  });

  test('FTF-6.2.3 without the option nothing is laid out and nothing happens', () => {
    const s = after({ players: 2, time: 8, events: 'E03' }, '0 order(maneuvers)');
    expect(squares(s)).toBe(START.replace('NAI:2', 'NAI:3'));
    expect([s.laidOut, s.spentEvents]).toEqual([[], ['E03']]);
  });
});

describe('FTF-7.2 resolving', () => {
  test('FTF-7.2.3 FTF-7.2.4 V10 Pearl Harbor: from left to right, stopping at square 0, no points', () => {
    const { s, told } = happened('E09', 24, { at: 'WEU:3 NEA:0' });
    expect(squares(s)).toBe('WAW:4 POL:5 NEA:0 WEU:2 NAI:2');
    // E10 itself, of V 1942, stays out.
    expect([s.laidOut, s.spentEvents]).toEqual([['E10'], ['E09']]);
    expect(eventsOf(told, 'event-resolved').map(({ event }) => event)).toEqual(['E09']);
    expect(vpOf(s)).toEqual([0, 0]);
  });

  test('FTF-7.2.3 not before its month', () => {
    const { s } = happened('E09', 22);
    expect(s.time).toBe(26);
    expect(s.laidOut).toEqual(['E09', 'E10']);
    expect(squares(s)).toBe(START.replace('POL:4', 'POL:5'));
    expect(happened('E09', 23).s.laidOut).toEqual(['E10']);
  });

  test('FTF-7.2.3 the oldest date first, whatever the order of drawing', () => {
    const { told } = happened('E17 E15 E16', 42, { events: 'E10' });
    expect(eventsOf(told, 'event-resolved').map(({ event }) => event)).toEqual(['E15', 'E16', 'E17']);
  });

  test('FTF-7.2.3 V58 equal dates in the order in which they were drawn', () => {
    const order = (laidOut: string) => eventsOf(happened(laidOut, 53).told, 'event-resolved').map(({ event }) => event);
    expect(order('E22 E21')).toEqual(['E22', 'E21']);
    expect(order('E21 E22')).toEqual(['E21', 'E22']);
    // Drawn in two rounds.
    const s = after({ options: ON, players: 2, time: 50, events: 'E22 E21' }, '0 order(maneuvers)');
    expect([s.time, s.laidOut]).toEqual([53, ['E22']]);
    const told = playTo(s, '1 order(maneuvers)');
    expect(eventsOf(told, 'event-resolved').map(({ event }) => event)).toEqual(['E22', 'E21']);
  });

  test('FTF-7.2.5 Q-38 not doubled with four players', () => {
    const { s } = happened('E14', 40, { players: 4 });
    // E10 pushes Poland by two, E14 pulls it back by one.
    expect(squares(s)).toBe(START.replace('POL:4', 'POL:5'));
  });

  test('FTF-7.2.5 domination effects, one by one', () => {
    const cases: [string, number, string][] = [
      ['E01', 6, 'WAW:4 POL:5 NEA:3 WEU:1 NAI:2'],
      ['E02', 8, 'WAW:4 POL:5 NEA:2 WEU:2 NAI:2'],
      ['E05', 16, 'WAW:4 POL:5 NEA:2 WEU:1 NAI:3'],
      ['E07', 20, 'WAW:4 POL:4 NEA:2 WEU:1 NAI:2'],
      ['E11', 33, 'WAW:4 POL:5 NEA:3 WEU:1 NAI:2'],
      ['E12', 36, 'WAW:4 POL:5 NEA:2 WEU:1 NAI:1'],
      ['E13', 37, 'WAW:4 POL:5 NEA:2 WEU:2 NAI:1'],
      ['E15', 42, 'WAW:3 POL:5 NEA:2 WEU:1 NAI:2'],
      ['E16', 43, 'WAW:4 POL:5 NEA:0 WEU:1 NAI:2'],
      ['E18', 45, 'WAW:4 POL:5 NEA:2 WEU:1 NAI:1'],
      ['E19', 47, 'WAW:4 POL:5 NEA:2 WEU:1 NAI:1'],
      ['E20', 49, 'WAW:4 POL:6 NEA:2 WEU:0 NAI:2'],
      ['E21', 56, 'WAW:4 POL:5 NEA:2 WEU:0 NAI:2'],
      ['E22', 56, 'WAW:3 POL:4 NEA:2 WEU:1 NAI:2'],
    ];
    for (const [event, time, expected] of cases) {
      expect(squares(happened(event, time, { events: time < 32 ? 'E10 E23' : 'E10' }).s), event).toBe(expected);
    }
  });

  test('FTF-7.2.5 V47 DOM_OCCUPIED: every region occupied when the effect starts', () => {
    const at = 'WAW:5 POL:4 NEA:3 WEU:6 NAI:0';
    const s = position({ options: ON, players: 2, laidOut: 'E23', time: 57, at, events: 'E16' });
    const square = { ...s.domination };
    playTo(s, '0 order(maneuvers)');
    // E16 pushes NEA from 3 to 4: it is occupied when the effect starts.
    expect(square.NEA).toBe(3);
    expect(squares(s)).toBe('WAW:4 POL:3 NEA:3 WEU:5 NAI:0');
    const light = happened('E23', 57, { at: 'WAW:5 POL:3 NEA:3 WEU:6 NAI:0', events: 'E12' });
    expect(squares(light.s)).toBe('WAW:4 POL:3 NEA:3 WEU:5 NAI:1');
  });

  test('FTF-7.2.7 WOUND: the lowest Underground alone; the untrained falls, the trained is wounded, a second wound kills', () => {
    expect(army(happened('E04', 13, { soldiers: 'INF-05@NEA INF-08@NEA PIL-02@WEU' }).s)).toBe(
      'INF-08@NEA:3/3 PIL-02@WEU:4/1',
    );
    expect(army(happened('E04', 13, { soldiers: 'INF-05@NEA:5/1 INF-08@NEA' }).s)).toBe(
      'INF-05@NEA:5/1+1 INF-08@NEA:3/3',
    );
    expect(army(happened('E04', 13, { soldiers: 'INF-05@NEA:5/1+1 INF-08@NEA:4/3+1' }).s)).toBe('INF-08@NEA:4/3+1');
    expect(army(happened('E04', 13, { soldiers: 'INF-05@WEU' }).s)).toBe('INF-05@WEU:4/1');
  });

  test('FTF-7.2.7 D19 a tie: the leader chooses', () => {
    const { s } = happened('E04', 13, { soldiers: 'PIL-02@NEA INF-05@NEA INF-08@NEA', turn: 0 });
    expect(asked(s)).toBe('0 event-wound: wound(INF-05) wound(PIL-02)');
    playTo(s, '0 wound(PIL-02)');
    expect(army(s)).toBe('INF-05@NEA:4/1 INF-08@NEA:3/3');
    expect(s.fallen).toEqual(['PIL-02']);
    expect(toDecide(s)).toBe('1 choose-order');
    expect(s.spentEvents).toEqual(['E04']);
  });

  test('FTF-7.2.6 several parts: domination first, then the wound; the question comes in the middle of the card', () => {
    const { s, told } = happened('E24', 62, { soldiers: 'PIL-02@WEU INF-05@WEU', hands: ['', 'M30'], players: 2 });
    expect(namesOf(told.slice(-2))).toBe('event-resolved domination');
    expect(s.domination.WEU).toBe(2);
    expect(s.laidOut).toEqual(['E24']);
    const rest = playTo(s, '0 wound(INF-05)');
    expect(army(s)).toBe('PIL-02@WEU:4/1');
    expect(s.laidOut).toEqual([]);
    expect(s.spentEvents).toEqual(['E10', 'E24']);
    expect(namesOf(rest)).toBe('wounded fell round-began');
    expect(s.domination.WEU).toBe(2);
  });

  test('FTF-7.2.5 FTF-7.2.6 E17: the token is taken off, and everybody who has a nurse loses one', () => {
    const { s } = happened('E17', 44, { token: 'PIL@NEA', players: 4, nurses: [0, 1, 3, 2] });
    expect(s.concentration).toBeNull();
    expect(nursesOf(s)).toEqual([0, 0, 2, 1]);
    expect(happened('E17', 44).s.concentration).toBeNull();
  });

  test('FTF-7.2.5 E06: everybody takes a nurse, never a fourth', () => {
    expect(nursesOf(happened('E06', 15, { players: 4, nurses: [0, 1, 3, 2] }).s)).toEqual([1, 2, 3, 3]);
  });

  test('FTF-7.2.8 SOLDIERS: what is left', () => {
    expect(army(happened('E08', 20, { deck: 'INF-05 INF-08 PIL-02' }).s)).toBe('INF-05@NAI:4/1 INF-08@NAI:3/3');
    expect(army(happened('E08', 20, { deck: 'INF-05', shortDeck: true }).s)).toBe('INF-05@NAI:4/1');
    expect(army(happened('E08', 20, { deck: '', shortDeck: true }).s)).toBe('');
  });

  test('FTF-7.2.10 events resolve also in the last Ending Phase; then the game ends', () => {
    const { s, told } = happened('E24', 64, { soldiers: '', hands: ['', 'M30'], events: 'E11' });
    expect(namesOf(told.slice(-3))).toBe('event-resolved domination game-over');
    expect(s.domination.WEU).toBe(2);
    expect(s.result?.scores).toEqual([0, -5]);
  });
});
