import { asks, clone, look } from '@sztab/kernel';
import { eventsOf, namesOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { attack, FIGHT, GUNS_AND_WINGS, shell } from '../testing/fights.ts';
import { after, asked, legal, type Position, played, playTo, position, toDecide } from '../testing/position.ts';
import { on } from '../testing/shown.ts';
import { generalOrders } from './index.ts';
import { seatOf } from './state.ts';

const ALL_SIX = 'assault counterAttack momentum ambush mobilisation artilleryStrike'.split(' ');

describe('GOW-6.7 the order of windows', () => {
  test('GOW-6.7.1 own cards open no window for the opponent', () => {
    const s = after(
      { ...FIGHT, yellow: 'zocca:3', hand: { blue: 'assault', yellow: 'ambush' } },
      attack(3),
      'blue assault(1)',
    );
    expect(toDecide(s)).toBe('yellow turn');
  });

  test('GOW-6.7.2 the defence window opens if and only if the defender holds a card', () => {
    for (const title of ALL_SIX) {
      const s = after({ ...FIGHT, hand: { yellow: title } }, attack(3));
      expect(toDecide(s)).toBe('yellow defence');
      expect(legal(s, 'yellow')).toContain('roll');
    }
    expect(toDecide(after({ ...FIGHT, dice: [0] }, attack(3)))).toBe('yellow turn');
  });

  test('GOW-6.7.2 several different cards one after the other, each shown when played', () => {
    const s = after(
      {
        ...FIGHT,
        yellow: `${FIGHT.yellow} pietracolora:1`,
        hand: { yellow: 'ambush counterAttack assault' },
        dice: [0, 0, 1],
      },
      attack(3),
    );
    const first = playTo(s, 'yellow counterAttack(1)');
    expect(namesOf(first)).toBe('card-played');
    expect(legal(s, 'yellow')).toEqual(['ambush', 'roll']);
    expect(s.discard).toEqual(['counterAttack']);
    playTo(s, 'yellow ambush');
    expect(asked(s)).toBe('yellow defence: roll');
    const last = playTo(s, 'yellow roll');
    expect(eventsOf(last, 'rolled')[0]?.faces).toEqual([0, 0, 1]);
  });

  test('GOW-6.7.3 GOW-8.2 the reroll window opens with any card in hand, for the roller', () => {
    for (const title of ALL_SIX) {
      const s = after({ ...FIGHT, hand: { yellow: title }, dice: [1] }, attack(3), 'yellow roll');
      expect(toDecide(s)).toBe('yellow reroll');
      expect(legal(s, 'yellow')).toEqual(['keep', `rerollWith(${title})`]);
    }
    const attacker = after({ ...FIGHT, hand: { blue: 'ambush' }, dice: [1] }, attack(3), 'blue continue');
    expect(toDecide(attacker)).toBe('yellow turn');
  });

  test('GOW-6.7.5 GOW-8.1 V43 the Assault step opens for any hand, and Yellow cannot tell which', () => {
    const without = after({ ...FIGHT, hand: { blue: 'mobilisation' } }, attack(2));
    expect(asked(without)).toBe('blue advance-card: continue');
    const having = after({ ...FIGHT, hand: { blue: 'assault' } }, attack(2));
    expect(legal(having, 'blue')).toEqual(['assault(1)', 'assault(2)', 'continue']);
    for (const viewer of [1, 'public'] as const) {
      expect(look(generalOrders, without, viewer)).toEqual(look(generalOrders, having, viewer));
    }
  });

  test('GOW-8.1 each card step opens on its public facts alone', () => {
    const decides = (p: Position, line: `blue ${string}`): string => toDecide(after(p, line));
    const drop: Position = { blue: 'porretta:3 riva-ridge:1 querciola:1' };
    const air: Position = { mode: 'island', blue: 'beachhead:3' };
    const steps: [Position, `blue ${string}`, string, string, number][] = [
      [FIGHT, 'blue deploy(adv:querciola) move(gaggio) finish', 'advance-card', 'assault', 3],
      [drop, 'blue deploy(para:querciola) target(gaggio)', 'paradrop-card', 'airborneDrop', 3],
      [
        { blue: 'porretta:3 riva-ridge:1' },
        'blue deploy(bar:riva-ridge) target(riva-ridge)',
        'barrage-card',
        'artilleryStrike',
        3,
      ],
      [air, 'blue deploy(fly:south) move(beachhead) finish', 'fly-card', 'wingman', 2],
      [air, 'blue deploy(bomb:beachhead) target(susupe) aircraft(1)', 'bombing-card', 'airRaid', 2],
    ];
    for (const [p, line, prompt, title, copies] of steps) {
      const gone = (n: number): string => Array<string>(n).fill(title).join(' ');
      expect(decides({ ...p, hand: { blue: 'ambush' } }, line)).toBe(`blue ${prompt}`);
      expect(decides({ ...p, hand: { blue: 'ambush' }, discard: gone(copies - 1) }, line)).toBe(`blue ${prompt}`);
      expect(decides({ ...p, hand: { blue: 'ambush' }, discard: gone(copies) }, line)).toBe('yellow turn');
      expect(decides(p, line)).toBe('yellow turn');
      expect(decides({ ...p, hand: { yellow: title } }, line)).toBe('yellow turn');
    }
  });

  test('GOW-8.1 reserve conditions: Assault after the outpost, the drop beyond what it takes, aircraft for Wingman', () => {
    const full = 'porretta:5 gaggio:5 riola:5 bombiana:5';
    const line = 'blue deploy(adv:querciola) move(gaggio) finish' as const;
    const p: Position = { hand: { blue: 'ambush' }, bonus: 'monte-castello:forwardOutpost' };
    expect(toDecide(after({ ...p, blue: `${full} monte-castello:3` }, line))).toBe('blue advance-card');
    expect(toDecide(after({ ...p, blue: `${full} monte-castello:4` }, line))).toBe('yellow turn');
    const wings = 'porretta:5 riva-ridge:5 querciola:5 riola:5';
    const drop = 'blue deploy(para:querciola) target(gaggio)' as const;
    expect(toDecide(after({ hand: { blue: 'ambush' }, blue: `${wings} bombiana:2` }, drop))).toBe('blue paradrop-card');
    expect(toDecide(after({ hand: { blue: 'ambush' }, blue: `${wings} bombiana:3` }, drop))).toBe('yellow turn');
    const fly = 'blue deploy(fly:south) move(beachhead) finish' as const;
    expect(toDecide(after({ mode: 'island', hand: { blue: 'ambush' }, blue: 'beachhead:5 centre:5' }, fly))).toBe(
      'yellow turn',
    );
  });

  test('GOW-6.7.6 GOW-9.5 how an answer was given is nowhere in the rules: one move, one log', () => {
    const s = after({ ...FIGHT, hand: { blue: 'ambush' }, dice: [0] }, attack(3));
    const [one, two] = [clone(s), clone(s)] as [typeof s, typeof s];
    expect(playTo(one, 'blue continue')).toEqual(playTo(two, 'blue continue'));
    expect(one).toEqual(two);
  });

  test('GOW-6.7.7 never more than one is asked', () => {
    for (const s of [
      position(FIGHT),
      after({ ...FIGHT, hand: { yellow: 'ambush' } }, attack(3)),
      after({ ...FIGHT, hand: { blue: 'ambush', yellow: 'ambush' } }, attack(3)),
    ]) {
      expect(asks(generalOrders, s)).toHaveLength(1);
    }
  });

  test('GOW-6.7.8 the order inside an Advance', () => {
    const outpost = { bonus: 'castelnuovo:forwardOutpost', blue: 'porretta:3 bombiana:2 castelnuovo:1' };
    const hand = { blue: 'assault ambush', yellow: 'ambush assault' };
    const { s, told } = played(
      { ...outpost, yellow: 'zocca:3 castel-daiano:1', hand, dice: [0, 0, 0, 1, 1, 0] },
      'blue deploy(adv:castel-daiano) move(bombiana) finish assault(2)',
      'yellow ambush roll rerollWith(assault)',
    );
    expect(namesOf(told)).toBe(
      'advanced outpost-joined card-played card-played rolled card-for-reroll rolled combat-ended stars',
    );
    expect(on(s, 'castel-daiano')).toBe('castel-daiano:B1');
  });
});

describe('decision points', () => {
  test('GOW-8.3 the opponent sees commander, target and moved pieces at once; the log waits for the finish', () => {
    const s = position(FIGHT);
    expect(namesOf(playTo(s, 'blue deploy(adv:monte-castello) move(gaggio)*2'))).toBe('');
    const { view } = look(generalOrders, s, 1);
    expect(view.deployed.blue).toEqual(['adv:monte-castello']);
    expect(view.soldiers.blue.gaggio).toBe(3);
    expect(view.flow.at(-1)).toMatchObject({ place: 'monte-castello', pieces: 2, from: { gaggio: 2 } });
    expect(namesOf(playTo(s, 'blue finish')).startsWith('advanced')).toBe(true);
    const bombs = position({ mode: 'island', blue: 'beachhead:3', hand: { blue: 'ambush' } });
    expect(namesOf(playTo(bombs, 'blue deploy(bomb:beachhead) target(susupe) aircraft(2)'))).toBe('');
    expect(look(generalOrders, bombs, 1).view.flow.at(-1)).toMatchObject({ target: 'susupe' });
    const place = position({ blue: 'porretta:3' });
    expect(namesOf(playTo(place, 'blue deploy(reinforce-2) place(porretta)*2'))).toBe('');
  });

  test('GOW-8.4 the order of clicks has no meaning', () => {
    const p: Position = { blue: 'porretta:3 gaggio:3 bombiana:3', hand: { blue: 'mobilisation' } };
    const ways = [
      'move(gaggio) move(bombiana)*2 move(gaggio)',
      'move(gaggio)*2 move(bombiana)*2',
      'move(bombiana) move(gaggio)*2 move(bombiana)',
    ].map((way) => after(p, `blue deploy(adv:castel-daiano) ${way} finish continue`));
    for (const way of ways) {
      expect(on(way, 'gaggio bombiana castel-daiano')).toBe('gaggio:B1 bombiana:B1 castel-daiano:B4');
      expect(legal(way, 'yellow')).toEqual(legal(ways[0] as (typeof ways)[0], 'yellow'));
    }
    const one = after(
      p,
      'blue deploy(reinforce-2) place(gaggio) mobilise(1) place(porretta) place(gaggio) place(bombiana)*2 finish',
    );
    const two = after(
      p,
      'blue deploy(reinforce-2) place(bombiana)*2 place(gaggio)*2 mobilise(1) place(porretta) finish',
    );
    expect(one.soldiers).toEqual(two.soldiers);
  });

  test('GOW-8.5 finish is explicit, also when nothing else is left', () => {
    const move = after({ blue: 'porretta:2' }, 'blue deploy(adv:gaggio) move(porretta)');
    expect(legal(move, 'blue')).toEqual(['finish']);
    const full = after({ blue: 'porretta:4' }, 'blue deploy(reinforce-1) place(porretta)');
    expect(legal(full, 'blue')).toEqual(['finish']);
    const air = after({ mode: 'island', blue: 'beachhead:4' }, 'blue deploy(scramble-1) place(beachhead)');
    expect(legal(air, 'blue')).toEqual(['finish']);
    const fly = after({ mode: 'island', blue: 'beachhead:2' }, 'blue deploy(fly:south) move(beachhead)');
    expect(legal(fly, 'blue')).toEqual(['finish']);
  });

  test('GOW-8.5 finish is not offered before: at least one moved, all placed', () => {
    expect(legal(after({ blue: 'porretta:3' }, 'blue deploy(adv:gaggio)'), 'blue')).toEqual(['move(porretta)']);
    const s = after({ blue: 'porretta:1 gaggio:1' }, 'blue deploy(reinforce-2) place(porretta)*3');
    expect(legal(s, 'blue')).toEqual(['place(porretta)', 'place(gaggio)']);
  });

  test('GOW-8.6 GOW-9.6 cards are named by title; one of several equal ones goes', () => {
    const guns = { blue: GUNS_AND_WINGS, yellow: 'zocca:3 gaggio:3', dice: [0, 0, 0, 1] };
    const s = after({ ...guns, hand: { blue: 'ambush assault ambush ambush' } }, `${shell('gaggio')} roll`);
    expect(legal(s, 'blue')).toEqual(['keep', 'rerollWith(assault)', 'rerollWith(ambush)']);
    playTo(s, 'blue rerollWith(ambush)');
    expect([...s.hand.blue].sort()).toEqual(['ambush', 'ambush', 'assault']);
    expect(s.discard).toEqual(['ambush']);
    expect(JSON.stringify(look(generalOrders, s, seatOf('blue')))).not.toMatch(/ambush-\d/);
  });
});
