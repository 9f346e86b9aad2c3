import { namesOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { each, offers, spacesFor } from '../testing/offered.ts';
import { after, asked, legal, played, playTo, position, toDecide } from '../testing/position.ts';
import { brought, on } from '../testing/shown.ts';

const START = 'porretta:3 riva-ridge:2 riola:2 gaggio:2 bombiana:2 torre-di-nerone:1';
const V28 = {
  yellow: 'zocca:4 montese:3 monte-mosca:3 roffeno:4 pietracolora:4 torraccia:2 vergato:3',
  turn: 'yellow',
} as const;

describe('GOW-5.5 Reinforce', () => {
  test('GOW-5.5.1 GOW-5.5.2 GOW-5.5.3 the strength of the space, one by one, on supplied areas up to five', () => {
    const s = after({ blue: 'porretta:4 gaggio:1 castelnuovo:2' }, 'blue deploy(reinforce-2)');
    expect(asked(s)).toBe('blue reinforce-place: place(porretta) place(gaggio)');
    playTo(s, 'blue place(porretta)');
    expect(legal(s, 'blue')).toEqual(['place(gaggio)']);
    playTo(s, 'blue place(gaggio)*3');
    expect(legal(s, 'blue')).toEqual(['finish']);
    const told = playTo(s, 'blue finish');
    expect(on(s, 'porretta gaggio castelnuovo reserve')).toBe('porretta:B5 gaggio:B4 castelnuovo:B2 reserve:B14Y22');
    expect(brought(told)).toEqual(['blue reinforce-2 of 4+0: placed porretta:1 gaggio:3, recalled -']);
    expect(toDecide(s)).toBe('yellow turn');
  });

  test('GOW-5.5.2 every strength of both boards', () => {
    const placed = (mode: 'alpine' | 'island', side: 'blue' | 'yellow', space: 1 | 2): number => {
      const armies = { alpine: START, island: 'charan-kanoa:1 agingan:1 afetna:1 susupe:1' };
      const theirs = { alpine: 'zocca:1 montese:1 roffeno:1', island: 'paradise-valley:1 tanapag:1 donnay:1' };
      const s = after(
        { mode, turn: side, blue: armies[mode], yellow: theirs[mode] },
        `${side} deploy(reinforce-${space})`,
      );
      return (s.flow.at(-1) as { remaining: number }).remaining;
    };
    expect([placed('alpine', 'blue', 1), placed('alpine', 'blue', 2)]).toEqual([5, 4]);
    expect([placed('alpine', 'yellow', 1), placed('alpine', 'yellow', 2)]).toEqual([5, 4]);
    expect([placed('island', 'blue', 1), placed('island', 'blue', 2)]).toEqual([8, 6]);
    expect([placed('island', 'yellow', 1), placed('island', 'yellow', 2)]).toEqual([4, 3]);
  });

  test('GOW-5.5.2 GOW-6.6.2 V37 the Supply depot adds two, from the action after its capture on', () => {
    const s = after(
      { blue: 'porretta:3 gaggio:3' },
      'blue deploy(adv:monte-castello) move(gaggio) finish',
      'yellow pass',
    );
    playTo(s, 'blue deploy(reinforce-2)');
    expect(s.flow.at(-1)).toMatchObject({ strength: 6, remaining: 6 });
    playTo(s, 'blue place(gaggio)*3 place(monte-castello)*3');
    expect(legal(s, 'blue')).toEqual(['finish']);
    const told = playTo(s, 'blue finish');
    expect(brought(told)).toEqual(['blue reinforce-2 of 4+2: placed gaggio:3 monte-castello:3, recalled -']);
  });

  test('GOW-5.5.5 GOW-6.6.2 GOW-8.5 the two of the depot may be placed or left, those of the space must be placed', () => {
    const p = { blue: 'porretta:3 gaggio:3 monte-castello:1' } as const;
    const s = after(p, 'blue deploy(reinforce-2) place(gaggio)*2 place(monte-castello)');
    expect(legal(s, 'blue')).not.toContain('finish');
    playTo(s, 'blue place(monte-castello)');
    expect(legal(s, 'blue')).toEqual(['place(porretta)', 'place(monte-castello)', 'finish']);
    const one = after(p, 'blue deploy(reinforce-2) place(gaggio)*2 place(monte-castello)*3 finish');
    expect(on(one, 'gaggio monte-castello reserve')).toBe('gaggio:B5 monte-castello:B4 reserve:B13Y22');
    playTo(s, 'blue finish');
    expect(s.reserve.blue.soldiers).toBe(14);
  });

  test('GOW-6.6.2 a short reserve leaves fewer to choose about; soldiers of Mobilisation are no choice', () => {
    // Five in the reserve and nobody taken back: four have to be placed, the fifth may.
    const rich = 'porretta:4 gaggio:4 bombiana:4 riola:4 monte-castello:4';
    const s = after({ blue: rich }, 'blue deploy(reinforce-2) done');
    expect(s.flow.at(-1)).toMatchObject({ strength: 6, remaining: 5, optional: 1 });
    const p = { blue: 'porretta:3 gaggio:3 monte-castello:1', hand: { blue: 'mobilisation' } } as const;
    const more = after(p, 'blue deploy(reinforce-2) place(porretta)*2 place(gaggio)*2 mobilise(2)');
    expect(legal(more, 'blue')).not.toContain('finish');
    playTo(more, 'blue place(monte-castello)*2');
    expect(legal(more, 'blue')).toEqual(['place(monte-castello)', 'finish']);
  });

  test('GOW-6.6.2 edition 1: the two of the depot have to be placed', () => {
    const p = { edition: 1, blue: 'porretta:3 gaggio:3 monte-castello:1' } as const;
    const s = after(p, 'blue deploy(reinforce-2) place(gaggio)*2 place(monte-castello)*3');
    expect(legal(s, 'blue')).toEqual(['place(porretta)', 'place(monte-castello)']);
    expect(s.flow.at(-1)).not.toHaveProperty('optional');
  });

  test('GOW-5.5.5 edition 1: as many as reserve and room allow, the depot included', () => {
    const rich = 'porretta:4 gaggio:4 bombiana:4 riola:4 monte-castello:4';
    const s = after({ edition: 1, blue: rich }, 'blue deploy(reinforce-2) done place(porretta) place(gaggio)');
    playTo(s, 'blue place(bombiana) place(riola)');
    expect(legal(s, 'blue')).toEqual(['place(monte-castello)']);
  });

  test('GOW-5.5.4 GOW-4.6.9 V28 Q-13 too few: recall from controlled areas until the reserve equals the strength', () => {
    const s = after(V28, 'yellow deploy(reinforce-1)');
    const crowds = 'torraccia pietracolora roffeno vergato montese zocca monte-mosca';
    expect(asked(s)).toBe(`yellow reinforce-recall: ${each('recall', crowds)} done`);
    playTo(s, 'yellow recall(zocca)*2 recall(roffeno)');
    expect(s.reserve.yellow.soldiers).toBe(5);
    expect(toDecide(s)).toBe('yellow reinforce-place');
    playTo(s, 'yellow place(zocca)*3 place(roffeno)*2');
    const told = playTo(s, 'yellow finish');
    expect(on(s, 'zocca roffeno montese reserve')).toBe('zocca:Y5 roffeno:Y5 montese:Y3 reserve:B22');
    expect(brought(told)).toEqual(['yellow reinforce-1 of 5+0: placed zocca:3 roffeno:2, recalled zocca:2 roffeno:1']);
  });

  test('GOW-5.5.4 also from unsupplied areas, never the last soldier; nothing to recall: it is not asked', () => {
    const army = 'porretta:5 gaggio:5 bombiana:5 riva-ridge:5';
    const s = after({ blue: `${army} soprassasso:2 vergato:1` }, 'blue deploy(reinforce-1)');
    expect(legal(s, 'blue')).toEqual([
      'recall(porretta)',
      'recall(riva-ridge)',
      'recall(gaggio)',
      'recall(bombiana)',
      'recall(soprassasso)',
      'done',
    ]);
    playTo(s, 'blue recall(soprassasso)');
    expect(offers(s, 'blue', 'recall')).not.toContain('soprassasso');
    expect(on(s, 'soprassasso')).toBe('soprassasso:B1');
  });

  test('GOW-5.5.4 GOW-8.5 the recall ends by itself when nobody can be recalled', () => {
    const ones =
      'porretta:1 riva-ridge:1 riola:1 querciola:1 gaggio:1 bombiana:1 torre-di-nerone:1 belvedere:1 monte-castello:1';
    const s = position({
      blue: `${ones} castel-daiano:1 castelnuovo:1 soprassasso:1 torraccia:1 pietracolora:1 roffeno:1 vergato:1 montese:1 monte-mosca:2`,
    });
    expect(s.reserve.blue.soldiers).toBe(6);
    // Strength 7 with the depot of monte-castello: one may be recalled, then there is nobody left.
    playTo(s, 'blue deploy(reinforce-1)');
    expect(legal(s, 'blue')).toEqual(['recall(monte-mosca)', 'done']);
    playTo(s, 'blue recall(monte-mosca)');
    expect(toDecide(s)).toBe('blue reinforce-place');
    expect(s.flow.at(-1)).toMatchObject({ remaining: 7 });
  });

  test('GOW-5.5.5 V29 Q-14 recalling is voluntary, placing is not', () => {
    const s = after(V28, 'yellow deploy(reinforce-1) done');
    playTo(s, 'yellow place(zocca)');
    expect(legal(s, 'yellow')).not.toContain('finish');
    playTo(s, 'yellow place(torraccia)');
    expect(legal(s, 'yellow')).toEqual(['finish']);
    playTo(s, 'yellow finish');
    expect(on(s, 'zocca torraccia')).toBe('zocca:Y5 torraccia:Y3');
  });

  test('GOW-5.5.5 GOW-4.7.3 a lack of room lets him place fewer', () => {
    const s = after({ blue: 'porretta:5 gaggio:3' }, 'blue deploy(reinforce-1)');
    expect(s.flow.at(-1)).toMatchObject({ remaining: 2 });
    expect(legal(s, 'blue')).toEqual(['place(gaggio)']);
    playTo(s, 'blue place(gaggio)*2');
    expect(legal(s, 'blue')).toEqual(['finish']);
  });

  test('V30 no room and a full reserve: the space is only closed; a smaller reserve makes a recall possible', () => {
    const full = 'porretta:5 gaggio:5 bombiana:5 castel-daiano:5';
    expect(namesOf(playTo(position({ blue: full }), 'blue deploy(reinforce-1)'))).toBe('space-closed');
    expect(spacesFor(position({ edition: 1, blue: full }), 'blue', 'reinforce')).toEqual([]);
    const less = position({ blue: `${full} montese:1` });
    expect(spacesFor(position({ edition: 1, blue: `${full} montese:1` }), 'blue', 'reinforce')).toEqual([
      'reinforce-1',
    ]);
    playTo(less, 'blue deploy(reinforce-1)');
    expect(legal(less, 'blue')).toContain('recall(gaggio)');
    playTo(less, 'blue recall(gaggio)');
    expect(legal(less, 'blue')).toEqual(['place(gaggio)']);
    const declined = after({ blue: `${full} montese:1` }, 'blue deploy(reinforce-1) done');
    expect(legal(declined, 'blue')).toEqual(['finish']);
  });

  test('an empty reserve and only single soldiers: illegal; with the depot the strength counts', () => {
    const full = 'porretta:5 gaggio:5 bombiana:5 monte-castello:5';
    // Reserve 4: below 5 and 4 + 2, but not below 4.
    const s = position({ blue: `${full} montese:1` });
    expect(spacesFor(s, 'blue', 'reinforce')).toEqual(['reinforce-1', 'reinforce-2']);
  });

  test('GOW-5.5.6 GOW-6.5.5 X7 Mobilisation: two soldiers more', () => {
    const s = after({ blue: START, hand: { blue: 'mobilisation' } }, 'blue deploy(reinforce-2)');
    expect(s.reserve.blue.soldiers).toBe(13);
    expect(offers(s, 'blue', 'mobilise')).toEqual(['1', '2']);
    playTo(s, 'blue mobilise(2)');
    expect(offers(s, 'blue', 'mobilise')).toEqual([]);
    playTo(s, 'blue place(gaggio)*3 place(bombiana)*3');
    expect(legal(s, 'blue')).toEqual(['finish']);
    playTo(s, 'blue finish');
    expect(on(s, 'gaggio bombiana reserve')).toBe('gaggio:B5 bombiana:B5 reserve:B7Y22');
  });

  test('GOW-6.5.5 also when the obligatory number is placed; then its soldiers must be placed too', () => {
    const s = after(
      { blue: START, hand: { blue: 'mobilisation' } },
      'blue deploy(reinforce-2) place(gaggio)*3 place(porretta)',
    );
    expect(legal(s, 'blue')).toEqual(['finish', 'mobilise(1)', 'mobilise(2)']);
    playTo(s, 'blue mobilise(1)');
    expect(legal(s, 'blue')).not.toContain('finish');
    playTo(s, 'blue place(riola)');
    expect(legal(s, 'blue')).toEqual(['finish']);
  });

  test('GOW-6.5.5 Q-18 only for soldiers and room beyond those still to be placed', () => {
    const offered = (blue: string, ...lines: `blue ${string}`[]): string[] =>
      offers(after({ blue, hand: { blue: 'mobilisation' } }, ...lines), 'blue', 'mobilise');
    // Room 5, strength 4.
    expect(offered('porretta:5 gaggio:5 bombiana:1 riola:4', 'blue deploy(reinforce-2)')).toEqual(['1']);
    expect(offered('porretta:5 gaggio:5 bombiana:1 riola:5', 'blue deploy(reinforce-2)')).toEqual([]);
    expect(offered('porretta:5 gaggio:5 bombiana:1 riola:3', 'blue deploy(reinforce-2)')).toEqual(['1', '2']);
    // Reserve 5, strength 4.
    const rich = 'porretta:4 gaggio:4 bombiana:4 riola:4 riva-ridge:4';
    expect(offered(rich, 'blue deploy(reinforce-2)')).toEqual(['1']);
    expect(offered(rich, 'blue deploy(reinforce-2) place(gaggio)*1 place(riola) place(porretta)')).toEqual(['1']);
    expect(offered(rich, 'blue deploy(reinforce-1)')).toEqual([]);
  });

  test('GOW-6.5.5 Q-13 the card does not raise the strength up to which may be recalled', () => {
    const s = after({ ...V28, hand: { yellow: 'mobilisation' } }, 'yellow deploy(reinforce-1) recall(zocca)*3');
    expect(toDecide(s)).toBe('yellow reinforce-place');
    expect(offers(s, 'yellow', 'mobilise')).toEqual([]);
  });

  test('GOW-6.4.3 the second copy cannot be played in the same turn', () => {
    const s = after(
      { blue: START, hand: { blue: 'mobilisation mobilisation' } },
      'blue deploy(reinforce-2) mobilise(1)',
    );
    expect(offers(s, 'blue', 'mobilise')).toEqual([]);
    expect(s.hand.blue).toEqual(['mobilisation']);
  });

  test('GOW-5.5.7 a CHECK follows, and changes nothing', () => {
    const { told } = played({ blue: START }, 'blue deploy(reinforce-2) place(gaggio)*3 place(porretta) finish');
    expect(namesOf(told)).toBe('reinforced');
  });

  test('GOW-5.5.7 GOW-6.6.11 GOW-4.8.1 but a Signal unit commander who could not come before comes now', () => {
    const held = { blue: 'porretta:3 bombiana:1 castelnuovo:1', signalHeld: { blue: false } };
    const s = position({ ...held, momentum: { blue: 3 } });
    expect(s.ready.blue).toBe(1);
    const told = playTo(s, 'blue deploy(reinforce-2) place(porretta)*2 place(bombiana)*2 finish');
    expect(namesOf(told)).toBe('reinforced signal-gained');
    expect(s.ready.blue).toBe(0);
  });
});
