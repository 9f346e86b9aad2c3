import { eventsOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { spacesFor } from '../testing/offered.ts';
import { after, asked, legal, playTo, position } from '../testing/position.ts';
import { diceOf, on } from '../testing/shown.ts';

describe('GOW-5.7 Fly', () => {
  test('GOW-5.7.1 into a zone not controlled, from a supplied neighbour with two aircraft', () => {
    const flights = (blue: string, yellow = ''): string[] =>
      spacesFor(position({ mode: 'island', blue, yellow }), 'blue', 'fly');
    expect(flights('beachhead:2')).toEqual(['fly:south', 'fly:centre']);
    expect(flights('beachhead:1')).toEqual([]);
    expect(flights('beachhead:1 centre:2', 'north:3')).toEqual(['fly:south', 'fly:east', 'fly:north']);
    expect(flights('centre:4')).toEqual([]); // not supplied: the HQ zone is not controlled
  });

  test('GOW-5.7.2 from any supplied neighbours, never the last one', () => {
    const s = after({ mode: 'island', blue: 'beachhead:3 centre:2 east:3', yellow: '' }, 'blue deploy(fly:south)');
    expect(asked(s)).toBe('blue fly-move: move(beachhead) move(east) move(centre)');
    playTo(s, 'blue move(centre)');
    expect(legal(s, 'blue')).toEqual(['move(beachhead)', 'move(east)', 'finish']);
    const told = playTo(s, 'blue move(east)*2 finish');
    expect(on(s, 'beachhead south east centre')).toBe('beachhead:B3 south:B3 east:B1 centre:B1');
    expect(eventsOf(told, 'flew')).toEqual([{ is: 'flew', side: 'blue', zone: 'south', from: { centre: 1, east: 2 } }]);
  });

  test('GOW-5.7.3 GOW-6.5.11 Wingman after entering, one or two aircraft from the reserve', () => {
    const p = { mode: 'island', blue: 'beachhead:5', hand: { blue: 'wingman' } } as const;
    const s = after(p, 'blue deploy(fly:south) move(beachhead)*2 finish');
    expect(asked(s)).toBe('blue fly-card: wingman(1) wingman(2) continue');
    playTo(s, 'blue wingman(2)');
    expect(on(s, 'south reserve-aircraft reserve')).toBe('south:B4 reserve-aircraft:B3Y10 reserve:B21Y23');
    const one = after({ ...p, blue: 'beachhead:5 centre:4' }, 'blue deploy(fly:south) move(beachhead) finish');
    expect(legal(one, 'blue')).toEqual(['wingman(1)', 'continue']);
  });

  test('GOW-5.7.4 GOW-4.7.1 an empty zone is taken; over five go back', () => {
    const p = { mode: 'island', blue: 'beachhead:5 centre:5' } as const;
    const line = 'blue deploy(fly:south) move(beachhead)*4 move(centre)*3 finish' as const;
    const s = after(p, line);
    expect(on(s, 'beachhead centre south reserve-aircraft')).toBe(
      'beachhead:B1 centre:B2 south:B5 reserve-aircraft:B2Y10',
    );
    const printed = after({ ...p, options: { stackLimit: 'printed' } }, line);
    expect(on(printed, 'south')).toBe('south:B7');
  });

  test('GOW-5.7.4 GOW-6.2.1 GOW-6.5.10 V38 enemy aircraft: an air combat, with Interception', () => {
    const skies = { mode: 'island', blue: 'beachhead:5 south:2', yellow: 'centre:4 north:1' } as const;
    const s = after(
      { ...skies, hand: { yellow: 'interception' }, dice: [1, 1, 1] },
      'blue deploy(fly:centre) move(beachhead)*4 move(south) finish',
    );
    expect(asked(s)).toBe('yellow defence: interception roll');
    const told = playTo(s, 'yellow interception');
    expect(diceOf(told)).toBe('base1 interception2');
    expect(on(s, 'centre beachhead south reserve-aircraft')).toBe(
      'centre:Y2 beachhead:B1 south:B1 reserve-aircraft:B8Y7',
    );
  });
});
