import { eventsOf, namesOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { CARD } from '../content/cards.ts';
import { attack, DROP, drop, FIGHT, GUNS_AND_WINGS, shell } from '../testing/fights.ts';
import { offers } from '../testing/offered.ts';
import { after, asked, legal, playTo, position, toDecide } from '../testing/position.ts';
import { on } from '../testing/shown.ts';

/** Yellow's reserve is nearly empty. */
const MANY = 'zocca:5 pietracolora:5 montese:5 roffeno:5 vergato:2';
/** Yellow goes for Castelnuovo. */
const COUNTER = { blue: 'porretta:3 castelnuovo:4', yellow: 'zocca:3 roffeno:4', turn: 'yellow' } as const;
const attacked = 'yellow deploy(adv:castelnuovo) move(roffeno)*3 finish' as const;

describe('GOW-6.4 operation cards in general', () => {
  test('GOW-6.4.1 GOW-6.4.2 special effect or reroll; either way face up to the discard pile, at once', () => {
    const s = after(
      { ...FIGHT, hand: { blue: 'assault', yellow: 'ambush counterAttack' }, dice: [0, 0, 0] },
      attack(3),
      'blue assault(1)',
    );
    expect(s.discard).toEqual(['assault']);
    expect(s.hand.blue).toEqual([]);
    playTo(s, 'yellow ambush');
    expect(s.discard).toEqual(['assault', 'ambush']);
    playTo(s, 'yellow roll rerollWith(counterAttack)');
    expect(s.discard).toEqual(['assault', 'ambush', 'counterAttack']);
    expect(s.hand.yellow).toEqual([]);
  });

  test('GOW-6.4.3 Q-26 V14 different effects, never the same title twice in a turn, each player for himself', () => {
    const s = after(
      { ...DROP, hand: { blue: 'airborneDrop', yellow: 'antiAircraft ambush ambush' }, dice: [1, 1, 1, 1, 1, 1] },
      `${drop('roffeno')} airborneDrop(2)`,
    );
    expect(legal(s, 'yellow')).toEqual(['ambush', 'antiAircraft', 'roll']);
    playTo(s, 'yellow ambush');
    expect(legal(s, 'yellow')).toEqual(['antiAircraft', 'roll']);
    playTo(s, 'yellow antiAircraft');
    expect(legal(s, 'yellow')).toEqual(['roll']);
    const told = playTo(s, 'yellow roll');
    expect(eventsOf(told, 'rolled')[0]?.faces).toHaveLength(6);
    expect(s.hand.yellow).toEqual(['ambush']);
  });

  test('GOW-6.4.3 in the next turn it may be played again', () => {
    const s = after(
      {
        ...FIGHT,
        yellow: `${FIGHT.yellow} castel-daiano:1`,
        hand: { yellow: 'ambush ambush' },
        dice: [1, 1, 1, 1, 1, 1],
      },
      attack(1),
      'yellow ambush roll',
      'yellow pass',
    );
    expect(s.effects.yellow).toEqual([]);
    playTo(s, 'blue deploy(adv:castel-daiano) move(gaggio)*3 finish');
    expect(legal(s, 'yellow')).toEqual(['ambush', 'roll']);
  });

  test('GOW-6.4.4 black cards in the own turn, red ones as defender', () => {
    const red = ['counterAttack', 'ambush', 'antiAircraft', 'interception'] as const;
    expect(
      Object.values(CARD)
        .filter(({ timing }) => timing === 'defence')
        .map(({ title }) => title),
    ).toEqual(red);
    const s = position({ ...FIGHT, hand: { blue: 'counterAttack ambush antiAircraft' } });
    expect(legal(s, 'blue').filter((move) => !move.startsWith('deploy'))).toEqual(['pass']);
    playTo(s, attack(2));
    expect(legal(s, 'blue')).toEqual(['continue']);
  });

  test('GOW-6.4.4 V15 a hand of black cards opens the windows, but has nothing to play in them', () => {
    const s = after({ ...FIGHT, hand: { yellow: 'mobilisation' }, dice: [0] }, attack(4));
    expect(asked(s)).toBe('yellow defence: roll');
    playTo(s, 'yellow roll');
    expect(legal(s, 'yellow')).toEqual(['keep', 'rerollWith(mobilisation)']);
  });

  test('GOW-6.4.5 a card that would do nothing is not offered; a piece sent back at once does something', () => {
    // Counter-attack with five defenders, or with an empty reserve.
    for (const yellow of ['zocca:3 monte-castello:5 pietracolora:1', `${MANY} monte-castello:3`]) {
      const s = after({ ...FIGHT, yellow, hand: { yellow: 'counterAttack' } }, attack(2));
      expect(legal(s, 'yellow')).toEqual(['roll']);
    }
    expect(on(position({ yellow: `${MANY} monte-castello:3` }), 'reserve')).toBe('reserve:B22');
    // Assault on top of five: enters, and the excess goes back.
    const more = after(
      { blue: 'porretta:5 gaggio:5 querciola:5', hand: { blue: 'assault' } },
      'blue deploy(adv:monte-castello) move(gaggio)*4 move(querciola)*2 finish',
    );
    expect(legal(more, 'blue')).toEqual(['assault(1)', 'assault(2)', 'continue']);
    playTo(more, 'blue assault(2)');
    expect(on(more, 'monte-castello reserve')).toBe('monte-castello:B5 reserve:B11Y22');
  });

  test('GOW-6.4.6 up to two: one or two, limited by the reserve', () => {
    const p = { blue: 'porretta:5 gaggio:5 riva-ridge:5 riola:5 querciola:4', hand: { blue: 'assault' } };
    expect(offers(after(p, 'blue deploy(adv:monte-castello) move(gaggio) finish'), 'blue', 'assault')).toEqual(['1']);
    const full = { ...p, blue: p.blue.replace('querciola:4', 'querciola:5') };
    expect(toDecide(after(full, 'blue deploy(adv:monte-castello) move(gaggio) finish'))).toBe('yellow turn');
  });

  test('GOW-6.4.7 GOW-6.7.1 nobody answers a card', () => {
    const s = after(
      { ...FIGHT, hand: { blue: 'assault momentum', yellow: 'assault' }, dice: [0] },
      'blue playMomentum',
    );
    expect(toDecide(s)).toBe('blue turn');
    playTo(s, attack(3), 'blue assault(2)');
    expect(toDecide(s)).toBe('yellow defence');
  });
});

describe('GOW-6.5 the eleven titles', () => {
  test('GOW-6.5.1 Q-18 Assault feeds the attack: six and more may fight', () => {
    const s = after(
      { ...FIGHT, blue: `${FIGHT.blue} querciola:3 riva-ridge:1`, hand: { blue: 'assault' }, dice: [1] },
      'blue deploy(adv:monte-castello) move(gaggio)*4 move(querciola)*2 finish',
    );
    const told = playTo(s, 'blue assault(2)');
    expect(eventsOf(told, 'card-played')).toEqual([
      { is: 'card-played', side: 'blue', title: 'assault', added: 2, place: 'monte-castello' },
    ]);
    expect(eventsOf(told, 'combat-ended')[0]).toMatchObject({ hit: 1, attrition: 2, surplus: 0, left: 5 });
    expect(s.reserve.blue.soldiers).toBe(14);
  });

  test('GOW-6.5.2 Q-18 V33 Counter-attack: not above five', () => {
    const p = { ...COUNTER, blue: `${COUNTER.blue} bombiana:1`, hand: { blue: 'counterAttack' }, dice: [0] };
    expect(on(position(p), 'reserve')).toBe('reserve:B17Y18');
    const s = after(p, attacked);
    expect(legal(s, 'blue')).toEqual(['counterAttack(1)', 'roll']);
    playTo(s, 'blue counterAttack(1)');
    expect(on(s, 'castelnuovo reserve')).toBe('castelnuovo:B2 reserve:B19Y21');
  });

  test('GOW-6.5.2 one or two, before the roll, from the reserve', () => {
    const s = after(
      { ...FIGHT, yellow: `${FIGHT.yellow} pietracolora:1`, hand: { yellow: 'counterAttack assault' }, dice: [0] },
      attack(4),
    );
    expect(legal(s, 'yellow')).toEqual(['counterAttack(1)', 'counterAttack(2)', 'roll']);
    playTo(s, 'yellow counterAttack(2)');
    expect(on(s, 'monte-castello reserve')).toBe('monte-castello:Y4 reserve:B17Y17');
    playTo(s, 'yellow roll keep');
    expect(on(s, 'monte-castello')).toBe('monte-castello:-');
    const short = { ...FIGHT, yellow: `${MANY} monte-castello:2`, hand: { yellow: 'counterAttack' } };
    expect(on(position(short), 'reserve')).toBe('reserve:B17Y1');
    expect(legal(after(short, attack(4)), 'yellow')).toEqual(['counterAttack(1)', 'roll']);
  });

  test('GOW-6.5.2 GOW-6.5.4 V34 not in an unsupplied area; Ambush is', () => {
    const s = after({ ...COUNTER, hand: { blue: 'counterAttack ambush' } }, attacked);
    expect(legal(s, 'blue')).toEqual(['ambush', 'roll']);
  });

  test('GOW-6.5.4 Ambush: two dice', () => {
    const s = after({ ...FIGHT, hand: { yellow: 'ambush' }, dice: [1, 1, 0] }, attack(4));
    const told = playTo(s, 'yellow ambush');
    expect(eventsOf(told, 'card-played')).toEqual([
      { is: 'card-played', side: 'yellow', title: 'ambush', added: 2, place: 'monte-castello' },
    ]);
    expect(on(s, 'monte-castello')).toBe('monte-castello:-');
  });

  test('GOW-6.5.8 Anti-aircraft defence only against a Paradrop', () => {
    const s = after({ ...FIGHT, hand: { yellow: 'antiAircraft' } }, attack(2));
    expect(legal(s, 'yellow')).toEqual(['roll']);
    const dropped = after(
      { ...FIGHT, blue: GUNS_AND_WINGS, hand: { yellow: 'antiAircraft' }, dice: [1, 0, 1, 0] },
      drop('monte-castello'),
    );
    expect(legal(dropped, 'yellow')).toEqual(['antiAircraft', 'roll']);
    const told = playTo(dropped, 'yellow antiAircraft');
    expect(eventsOf(told, 'rolled')[0]?.faces).toEqual([1, 0, 1, 0]);
    expect(on(dropped, 'monte-castello')).toBe('monte-castello:Y2');
  });

  test('GOW-6.5.3 Momentum at the start of a turn only', () => {
    const s = position({ ...FIGHT, hand: { blue: 'momentum' } });
    expect(legal(s, 'blue')).toContain('playMomentum');
    const told = playTo(s, 'blue playMomentum');
    expect(namesOf(told)).toBe('card-played');
    playTo(s, 'blue deploy(adv:monte-castello)');
    expect(legal(s, 'blue')).toEqual(['move(gaggio)']);
    const none = position({ momentum: { blue: 4 }, hand: { blue: 'momentum' } });
    expect(none.ready.blue).toBe(0);
    expect(legal(none, 'blue')).not.toContain('playMomentum');
  });

  test('GOW-6.5.6 GOW-6.5.9 GOW-6.5.7 GOW-6.5.11 GOW-6.5.10 each card belongs to its own action', () => {
    const land = { blue: GUNS_AND_WINGS, hand: { blue: 'assault mobilisation artilleryStrike airborneDrop' } };
    const guns = after({ ...land, yellow: 'zocca:3 gaggio:5', dice: [0, 0] }, shell('gaggio'));
    expect(legal(guns, 'blue')).toEqual(['artilleryStrike', 'roll']);
    const wings = after(land, drop('gaggio'));
    expect(legal(wings, 'blue')).toEqual(['airborneDrop(1)', 'airborneDrop(2)', 'continue']);
    const air = {
      mode: 'island',
      blue: 'beachhead:3',
      hand: { blue: 'airRaid wingman interception assault' },
    } as const;
    const flight = after(air, 'blue deploy(fly:south) move(beachhead) finish');
    expect(legal(flight, 'blue')).toEqual(['wingman(1)', 'wingman(2)', 'continue']);
    const bombs = after(air, 'blue deploy(bomb:beachhead) target(susupe) aircraft(1)');
    expect(legal(bombs, 'blue')).toEqual(['airRaid', 'roll']);
  });
});
