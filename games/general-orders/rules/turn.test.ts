import { eventsOf, namesOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { GUNS_AND_WINGS } from '../testing/fights.ts';
import { spacesFor } from '../testing/offered.ts';
import { after, legal, type Position, played, playTo, position, toDecide } from '../testing/position.ts';
import { commanders, on } from '../testing/shown.ts';

describe('GOW-5.1 deploying in general', () => {
  test('GOW-5.1.1 no commander on an occupied space, whoever stands there', () => {
    const p = { blue: 'porretta:4', deployed: { blue: 'adv:gaggio', yellow: 'adv:riola plan-1 reinforce-2' } };
    expect(spacesFor(position(p), 'blue')).toEqual(['adv:riva-ridge', 'adv:bombiana', 'reinforce-1', 'plan-2']);
  });

  test('GOW-5.1.2 nor where a condition is not met; refused, and nothing changes', () => {
    const s = position({ blue: 'porretta:3' });
    expect(() => playTo(s, 'blue deploy(adv:castel-daiano)')).toThrow();
    expect(() => playTo(s, 'blue deploy(bar:riva-ridge)')).toThrow();
    expect(() => playTo(s, 'yellow deploy(plan-1)')).toThrow();
    expect(commanders(s, 'blue')).toEqual([5, 4, 0]);
    expect(toDecide(s)).toBe('blue turn');
  });

  test('GOW-5.1.3 conditions are tested once: soldiers may leave until one is left everywhere', () => {
    const s = after({ blue: 'porretta:3 gaggio:2' }, 'blue deploy(adv:castel-daiano) move(gaggio)');
    expect(legal(s, 'blue')).toEqual(['finish']);
    playTo(s, 'blue finish');
    expect(on(s, 'gaggio castel-daiano')).toBe('gaggio:B1 castel-daiano:B1');
  });

  test('GOW-5.1.4 Q-08 whoever meets the conditions may take a space only to close it, with every action alike', () => {
    const full = 'porretta:5 riva-ridge:5 querciola:5 gaggio:5 bombiana:5';
    const closed = (p: Position, space: string) => {
      const { s, told } = played(p, `blue deploy(${space})`);
      expect(toDecide(s)).toBe('yellow turn');
      expect(s.deployed.blue).toEqual([space]);
      expect([s.soldiers.blue, s.aircraft.blue]).toEqual([position(p).soldiers.blue, position(p).aircraft.blue]);
      return namesOf(told) === 'space-closed' && eventsOf(told, 'space-closed')[0]?.because;
    };
    expect(closed({ blue: full }, 'para:querciola')).toBe('empty-reserve');
    const ones =
      'porretta:1 riva-ridge:1 riola:1 querciola:1 gaggio:1 bombiana:1 torre-di-nerone:1 belvedere:1 monte-castello:1';
    const all = `${ones} castel-daiano:1 castelnuovo:1 soprassasso:1 torraccia:1 pietracolora:1 roffeno:1 vergato:1`;
    // Six in the reserve, every area of the board its own: there is always something to do, and so it is done.
    expect(closed({ blue: 'porretta:5 gaggio:5 bombiana:5 castel-daiano:5' }, 'reinforce-1')).toBe('no-room');
    expect(toDecide(after({ blue: all }, 'blue deploy(reinforce-1)'))).toBe('blue reinforce-place');
    expect(closed({ mode: 'island', blue: 'beachhead:5' }, 'scramble-2')).toBe('no-room');
    expect(closed({ mode: 'island', blue: 'beachhead:1 centre:1' }, 'bomb:centre')).toBe('too-few-aircraft');
  });

  test('GOW-5.1.6 GOW-5.1.4 a space that was only closed is closed to both, and its pair is used', () => {
    const s = after({ blue: 'porretta:5 gaggio:5 bombiana:5 castel-daiano:5' }, 'blue deploy(reinforce-1)');
    expect(spacesFor(s, 'yellow', 'reinforce')).toEqual(['reinforce-2']);
    playTo(s, 'yellow pass');
    expect(spacesFor(s, 'blue', 'reinforce')).toEqual([]);
  });

  test('GOW-5.1.4 GOW-5.4.1 edition 1: no deployment whose mandatory step is impossible', () => {
    // Paradrop without a soldier in the reserve.
    const full = 'porretta:5 riva-ridge:5 querciola:5 gaggio:5 bombiana:5';
    expect(spacesFor(position({ edition: 1, blue: full }), 'blue', 'para')).toEqual([]);
    expect(spacesFor(position({ edition: 1, blue: full.replace('a:5', 'a:4') }), 'blue', 'para')).toEqual([
      'para:querciola',
    ]);
    // Bombing with one aircraft.
    const bombs = (centre: number): string[] =>
      spacesFor(position({ edition: 1, mode: 'island', blue: `beachhead:1 centre:${centre}` }), 'blue', 'bomb');
    expect(bombs(1)).toEqual([]);
    expect(bombs(2)).toEqual(['bomb:centre']);
    // Reinforce and Scramble without anything to place.
    expect(
      spacesFor(
        position({ edition: 1, blue: 'porretta:1 gaggio:5 bombiana:5 riva-ridge:5 querciola:5 riola:4' }),
        'blue',
        'reinforce',
      ),
    ).toEqual(['reinforce-1', 'reinforce-2']);
    // Plan and Barrage always.
    const s = position({ edition: 1, deckCount: 0, blue: 'porretta:1 riva-ridge:1', hand: { blue: '' } });
    expect(spacesFor(s, 'blue')).toEqual(['bar:riva-ridge', 'reinforce-1', 'reinforce-2', 'plan-1', 'plan-2']);
  });

  test('GOW-5.1.5 a commander stays though the linked area is lost', () => {
    const armies = { blue: 'porretta:3 gaggio:1 monte-castello:1', yellow: 'zocca:3 pietracolora:5' };
    const s = after(
      { ...armies, deployed: { blue: 'adv:gaggio bar:riva-ridge' }, turn: 'yellow', dice: [0] },
      'yellow deploy(adv:monte-castello) move(pietracolora)*3 finish',
    );
    expect(on(s, 'monte-castello')).toBe('monte-castello:Y2');
    expect(s.deployed.blue).toEqual(['adv:gaggio', 'bar:riva-ridge']);
    expect(s.deployed.yellow).toEqual(['adv:monte-castello']);
  });

  test('GOW-5.1.6 GOW-5.5.1 GOW-5.6.1 V31 one of each pair a round; the other player has his own limit', () => {
    const s = position({ deployed: { blue: 'reinforce-1 plan-2' } });
    expect(spacesFor(s, 'blue')).toEqual(['adv:riva-ridge', 'adv:riola', 'adv:gaggio', 'adv:bombiana']);
    playTo(s, 'blue pass');
    expect(spacesFor(s, 'yellow').filter((id) => !id.startsWith('adv'))).toEqual(['reinforce-2', 'plan-1']);
  });

  test('GOW-5.1.6 GOW-5.9.1 the Scramble spaces are a pair too', () => {
    const p = { mode: 'island', blue: 'beachhead:1' } as const;
    expect(spacesFor(position(p), 'blue', 'scramble')).toEqual(['scramble-1', 'scramble-2']);
    expect(spacesFor(position({ ...p, deployed: { blue: 'scramble-2' } }), 'blue', 'scramble')).toEqual([]);
    expect(spacesFor(position({ ...p, deployed: { yellow: 'scramble-2' } }), 'blue', 'scramble')).toEqual([
      'scramble-1',
    ]);
  });

  test('Q-10 the limit counts placements: it stays used when the commander is gone', () => {
    const s = position({ used: { blue: 'reinforce plan' } });
    expect(spacesFor(s, 'blue').filter((id) => !id.startsWith('adv'))).toEqual([]);
    playTo(s, 'blue pass');
    expect(spacesFor(s, 'yellow').filter((id) => !id.startsWith('adv'))).toEqual([
      'reinforce-1',
      'reinforce-2',
      'plan-1',
      'plan-2',
    ]);
  });

  test('GOW-5.1.7 Q-22 V35 guns and paratroopers serve their own colour only, and nobody while the enemy holds them', () => {
    const p = { yellow: 'zocca:3 riva-ridge:2 querciola:2 castel-daiano:1 pietracolora:1 gaggio:1' };
    expect(spacesFor(position(p), 'blue', 'bar')).toEqual([]);
    expect(spacesFor(position({ ...p, turn: 'yellow' }), 'yellow', 'bar')).toEqual([]);
    expect(spacesFor(position({ ...p, turn: 'yellow' }), 'yellow', 'para')).toEqual([]);
    const both = { blue: GUNS_AND_WINGS, yellow: 'zocca:3 monte-mosca:1 vergato:1' };
    const linked = (list: string[]): string[] => list.filter((id) => /^(bar|para):/.test(id));
    expect(linked(spacesFor(position(both), 'blue'))).toEqual(['bar:riva-ridge', 'para:querciola']);
    expect(linked(spacesFor(position({ ...both, turn: 'yellow' }), 'yellow'))).toEqual([
      'para:vergato',
      'bar:monte-mosca',
    ]);
    const island = {
      mode: 'island',
      blue: 'charan-kanoa:4 agingan:1',
      yellow: 'paradise-valley:2 petosukara:1',
    } as const;
    expect(linked(spacesFor(position(island), 'blue'))).toEqual(['bar:agingan']);
    expect(linked(spacesFor(position({ ...island, turn: 'yellow' }), 'yellow'))).toEqual(['bar:petosukara']);
  });

  test('GOW-5.1.8 whatever is removed goes to its owner’s reserve', () => {
    const s = after(
      { blue: 'porretta:3 gaggio:4', yellow: 'zocca:3 castel-daiano:2', dice: [1] },
      'blue deploy(adv:castel-daiano) move(gaggio)*3 finish',
    );
    expect(on(s, 'gaggio castel-daiano reserve')).toBe('gaggio:B1 castel-daiano:- reserve:B21Y22');
  });

  test('Q-32 an area lost to guns may be entered again if its Advance space is free', () => {
    const p = { blue: 'porretta:3 gaggio:3', yellow: 'zocca:3' };
    expect(spacesFor(position(p), 'blue', 'adv')).toContain('adv:castel-daiano');
    const taken = position({ ...p, deployed: { yellow: 'adv:castel-daiano' } });
    expect(spacesFor(taken, 'blue', 'adv')).not.toContain('adv:castel-daiano');
  });

  test('the whole list of an island turn', () => {
    const s = position({
      mode: 'island',
      blue: 'charan-kanoa:4 agingan:3 susupe:3 afetna:1 beachhead:5',
      yellow: 'paradise-valley:2 tipo-pale:1 north:3',
    });
    expect(legal(s, 'blue')).toEqual([
      'deploy(bar:agingan)',
      'deploy(adv:aslito)',
      'deploy(adv:fina-susu)',
      'deploy(adv:tipo-pale)',
      'deploy(bomb:beachhead)',
      'deploy(fly:south)',
      'deploy(fly:centre)',
      'deploy(reinforce-1)',
      'deploy(reinforce-2)',
      'deploy(plan-1)',
      'deploy(plan-2)',
      'deploy(scramble-1)',
      'deploy(scramble-2)',
      'pass',
    ]);
  });
});
