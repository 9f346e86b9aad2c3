import { eventsOf, namesOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { spacesFor } from '../testing/offered.ts';
import { after, asked, played, playTo, position, toDecide } from '../testing/position.ts';
import { diceOf, on, rolls } from '../testing/shown.ts';

describe('GOW-5.8 Bombing', () => {
  const P = { mode: 'island', blue: 'beachhead:3 centre:1 north:4', yellow: 'paradise-valley:2 tanapag:3' } as const;

  test('GOW-5.8.1 V27 a supplied zone; with one aircraft the space is only closed', () => {
    expect(spacesFor(position(P), 'blue', 'bomb')).toEqual(['bomb:beachhead', 'bomb:centre', 'bomb:north']);
    expect(spacesFor(position({ mode: 'island', blue: 'centre:3' }), 'blue', 'bomb')).toEqual([]);
    const s = position({ mode: 'island', blue: 'beachhead:1 centre:1' });
    expect(namesOf(playTo(s, 'blue deploy(bomb:centre)'))).toBe('space-closed');
    expect(on(s, 'beachhead centre')).toBe('beachhead:B1 centre:B1');
    expect(toDecide(s)).toBe('yellow turn');
  });

  test('GOW-5.8.1 edition 1: it takes two aircraft in the zone', () => {
    expect(spacesFor(position({ ...P, edition: 1 }), 'blue', 'bomb')).toEqual(['bomb:beachhead', 'bomb:north']);
    const single = position({ edition: 1, mode: 'island', blue: 'beachhead:1 centre:1' });
    expect(spacesFor(single, 'blue', 'bomb')).toEqual([]);
  });

  test('GOW-5.8.2 GOW-5.8.3 any area of the zone, the HQ too; one aircraft stays behind', () => {
    const s = after(P, 'blue deploy(bomb:north)');
    expect(asked(s)).toBe(
      'blue bombing-target: target(donnay) target(tanapag) target(petosukara) target(paradise-valley)',
    );
    playTo(s, 'blue target(tanapag)');
    expect(asked(s)).toBe('blue bombing-scale: aircraft(1) aircraft(2) aircraft(3)');
  });

  test('GOW-5.8.4 GOW-6.5.9 Air raid before the roll: two dice more', () => {
    const s = after(
      { ...P, hand: { blue: 'airRaid' }, dice: [1, 0, 1] },
      'blue deploy(bomb:north) target(tanapag) aircraft(1)',
    );
    expect(asked(s)).toBe('blue bombing-card: airRaid roll');
    expect(on(s, 'north')).toBe('north:B3');
    const told = playTo(s, 'blue airRaid');
    expect(namesOf(told)).toBe('bombing card-played rolled fire-ended');
    expect(eventsOf(told, 'bombing')).toEqual([
      { is: 'bombing', side: 'blue', from: 'north', area: 'tanapag', aircraft: 1 },
    ]);
    expect(diceOf(told)).toBe('base1 airRaid2');
    expect(on(s, 'tanapag')).toBe('tanapag:Y1');
  });

  test('GOW-5.8.5 GOW-4.5.1 V8 an emptied HQ loses at once', () => {
    const { s, told } = played(
      { ...P, dice: [1, 1, 0] },
      'blue deploy(bomb:north) target(paradise-valley) aircraft(3)',
    );
    expect(s.result).toMatchObject({ winner: 'blue', reason: 'hq' });
    expect(namesOf(told)).toBe('bombing rolled fire-ended game-over');
    expect(toDecide(s)).toBe('');
  });

  test('GOW-5.8.5 Q-30 V9 one die for each aircraft; no defence', () => {
    const { s, told } = played(
      { ...P, hand: { yellow: 'interception ambush' }, dice: [1, 0, 0] },
      'blue deploy(bomb:north) target(paradise-valley) aircraft(3)',
    );
    expect(rolls(told)).toEqual([[1, 0, 0]]);
    expect(on(s, 'paradise-valley north reserve-aircraft reserve')).toBe(
      'paradise-valley:Y1 north:B1 reserve-aircraft:B5Y10 reserve:B21Y21',
    );
    expect(toDecide(s)).toBe('yellow turn');
  });
});
