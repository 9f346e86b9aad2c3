import { eventsOf, namesOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { spacesFor } from '../testing/offered.ts';
import { after, dialogue, legal, played, playTo, position, toDecide } from '../testing/position.ts';
import { brought, on } from '../testing/shown.ts';

/** One aircraft of Yellow is left to place. */
const CROWDED = { mode: 'island', yellow: 'centre:5 east:4', turn: 'yellow' } as const;

describe('GOW-5.9 Scramble', () => {
  test('GOW-5.9.2 supplied zones and the own HQ zone, up to five', () => {
    const s = after({ mode: 'island', blue: 'beachhead:3 centre:4 north:1 east:0' }, 'blue deploy(scramble-1)');
    expect(toDecide(s)).toBe('blue scramble-recall');
    dialogue(s, {
      'blue done': 'blue scramble-place: place(beachhead) place(centre) place(north)',
      'blue place(centre)': 'blue scramble-place: place(beachhead) place(north)',
    });
    const told = playTo(s, 'blue place(north) finish');
    expect(on(s, 'beachhead centre north')).toBe('beachhead:B3 centre:B5 north:B2');
    expect(brought(told)).toEqual(['blue scramble-1 of 4+0: placed centre:1 north:1, recalled -']);
  });

  test('GOW-5.9.2 a controlled zone without supply is not allowed', () => {
    const s = after({ mode: 'island', blue: 'beachhead:1 east:2' }, 'blue deploy(scramble-2)');
    expect(legal(s, 'blue')).toEqual(['place(beachhead)']);
  });

  test('GOW-5.9.1 GOW-5.9.2 the strengths', () => {
    const remaining = (side: 'blue' | 'yellow', space: 1 | 2): number => {
      const s = after({ mode: 'island', turn: side }, `${side} deploy(scramble-${space})`);
      return (s.flow.at(-1) as { remaining: number }).remaining;
    };
    expect([remaining('blue', 1), remaining('blue', 2)]).toEqual([4, 3]);
    expect([remaining('yellow', 1), remaining('yellow', 2)]).toEqual([3, 2]);
  });

  test('GOW-5.9.3 Q-06 the own HQ zone also when empty; other zones are unsupplied then', () => {
    const s = after({ mode: 'island', blue: 'centre:2 south:1' }, 'blue deploy(scramble-2)');
    expect(legal(s, 'blue')).toEqual(['place(beachhead)']);
    playTo(s, 'blue place(beachhead)*3 finish');
    expect(on(s, 'beachhead')).toBe('beachhead:B3');
    expect(toDecide(s)).toBe('yellow turn');
  });

  test('GOW-5.9.3 GOW-5.9.4 GOW-6.2.1 V26 Q-16 over the enemy-held HQ: all are placed, then they fight', () => {
    const s = after(
      { mode: 'island', blue: 'beachhead:3 centre:2 north:2', turn: 'yellow', dice: [1] },
      'yellow deploy(scramble-2)',
    );
    expect(legal(s, 'yellow')).toEqual(['place(north)']);
    playTo(s, 'yellow place(north)*2');
    expect(on(s, 'north')).toBe('north:B2');
    expect(legal(s, 'yellow')).toEqual(['finish']);
    const told = playTo(s, 'yellow finish');
    expect(namesOf(told)).toBe('scrambled rolled combat-ended');
    expect(eventsOf(told, 'rolled')[0]).toMatchObject({ side: 'blue', faces: [1] });
    expect(on(s, 'north reserve-aircraft')).toBe('north:B1 reserve-aircraft:B4Y10');
    expect(eventsOf(told, 'combat-ended')[0]).toMatchObject({ by: 'scramble', holder: 'blue', left: 1 });
  });

  test('GOW-5.9.4 GOW-5.9.6 after a recall too; the defender has his window', () => {
    const p = { ...CROWDED, blue: 'north:1 beachhead:1', hand: { blue: 'interception ambush' }, dice: [0, 0, 0] };
    expect(on(position(p), 'reserve-aircraft')).toBe('reserve-aircraft:B8Y1');
    const s = after(p, 'yellow deploy(scramble-1)');
    expect(legal(s, 'yellow')).toEqual(['recall(east)', 'recall(centre)', 'done']);
    playTo(s, 'yellow recall(east) recall(centre)');
    expect(legal(s, 'yellow')).toEqual(['place(north)']);
    playTo(s, 'yellow place(north)*3 finish');
    expect(legal(s, 'blue')).toEqual(['interception', 'roll']);
    playTo(s, 'blue interception roll keep');
    expect(on(s, 'north east centre')).toBe('north:Y2 east:Y3 centre:Y4');
  });

  test('GOW-5.9.4 nobody placed over the enemy-held HQ: no combat', () => {
    const s = after(
      { mode: 'island', blue: 'north:1', yellow: 'centre:5 east:5', turn: 'yellow' },
      'yellow deploy(scramble-2) done',
    );
    expect(legal(s, 'yellow')).toEqual(['finish']);
    expect(namesOf(playTo(s, 'yellow finish'))).toBe('scrambled');
    expect(on(s, 'north centre east')).toBe('north:B1 centre:Y5 east:Y5');
  });

  test('GOW-5.9.6 GOW-4.8.1 GOW-6.6.11 a CHECK follows: the Signal unit’s commander who could not come before comes now', () => {
    const blue = 'charan-kanoa:4 susupe:1 tipo-pale:1 beachhead:4';
    const { s, told } = played(
      { mode: 'island', blue, signalHeld: { blue: false }, momentum: { blue: 3 } },
      'blue deploy(scramble-2) place(beachhead) finish',
    );
    expect(namesOf(told)).toBe('scrambled signal-gained');
    expect(s.signalHeld.blue).toBe(true);
  });

  test('GOW-5.9.5 GOW-5.9.6 GOW-8.5 V49 too few: recall, then place where there is room', () => {
    const s = after({ mode: 'island', blue: 'beachhead:5 south:3' }, 'blue deploy(scramble-1)');
    expect(legal(s, 'blue')).toEqual(['recall(beachhead)', 'recall(south)', 'done']);
    playTo(s, 'blue recall(south)*2');
    expect(s.reserve.blue.aircraft).toBe(4);
    expect(legal(s, 'blue')).toEqual(['place(south)']);
    playTo(s, 'blue place(south)*4');
    expect(legal(s, 'blue')).toEqual(['finish']);
    playTo(s, 'blue finish');
    expect(on(s, 'beachhead south reserve-aircraft')).toBe('beachhead:B5 south:B5 reserve-aircraft:Y10');
  });

  test('GOW-5.9.6 without room and without a recall it only closes the space', () => {
    const { s, told } = played({ mode: 'island', blue: 'beachhead:5' }, 'blue deploy(scramble-1)');
    expect(eventsOf(told, 'space-closed')).toEqual([
      { is: 'space-closed', side: 'blue', space: 'scramble-1', because: 'no-room' },
    ]);
    expect(on(s, 'beachhead')).toBe('beachhead:B5');
    playTo(s, 'yellow pass');
    expect(spacesFor(s, 'blue', 'scramble')).toEqual([]);
  });

  test('GOW-5.9.6 edition 1: without room and without a recall it is illegal', () => {
    const may = (blue: string): string[] =>
      spacesFor(position({ edition: 1, mode: 'island', blue }), 'blue', 'scramble');
    expect(may('beachhead:5')).toEqual([]); // reserve 5: not short, no room
    expect(may('beachhead:5 east:1')).toEqual([]); // reserve 4, strength 4
    expect(may('beachhead:5 east:2')).toEqual(['scramble-1']); // reserve 3 < 4
    expect(may('beachhead:5 centre:5')).toEqual(['scramble-1', 'scramble-2']);
    expect(may('beachhead:4')).toEqual(['scramble-1', 'scramble-2']);
  });
});
