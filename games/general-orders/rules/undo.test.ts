import { describe, expect, test } from 'vitest';
import { type Line, type Position, playTo, position } from '../testing/position.ts';
import { generalOrders } from './index.ts';

/** Whether the last move of these lines may be taken back freely: nothing came to light, nothing was finished. */
function free(p: Position, ...lines: Line[]): boolean {
  const s = position(p);
  const last = (lines.at(-1) as string).split(' ');
  const move = last.pop() as string;
  if (last.length > 1) lines[lines.length - 1] = last.join(' ') as Line;
  else lines.pop();
  playTo(s, ...lines);
  const before = s.barriers;
  playTo(s, `${last[0]} ${move}` as Line);
  return s.barriers === before;
}

const FIGHT: Position = { blue: 'porretta:3 gaggio:5', yellow: 'zocca:3 monte-castello:2', dice: [0, 0] };
const GUNS: Position = { blue: 'porretta:3 riva-ridge:2', yellow: 'zocca:3 gaggio:3', dice: [0, 0] };

describe('undo', () => {
  test('clicks of an unfinished sequence may be taken back', () => {
    expect(generalOrders.takeBack).toBe(true);
    expect(free(FIGHT, 'blue deploy(adv:monte-castello)')).toBe(true);
    expect(free(FIGHT, 'blue deploy(adv:monte-castello) move(gaggio)')).toBe(true);
    expect(free(FIGHT, 'blue deploy(reinforce-1) place(porretta)')).toBe(true);
    expect(free({ ...GUNS, hand: { blue: 'ambush' } }, 'blue deploy(bar:riva-ridge) target(gaggio)')).toBe(true);
    expect(
      free({ blue: 'porretta:5 gaggio:5 bombiana:5 riola:5 riva-ridge:3' }, 'blue deploy(reinforce-1) recall(gaggio)'),
    ).toBe(true);
    expect(free({ blue: 'porretta:5 gaggio:5 bombiana:5 riola:5 riva-ridge:3' }, 'blue deploy(reinforce-1) done')).toBe(
      true,
    );
    const air: Position = { mode: 'island', blue: 'beachhead:4' };
    expect(free(air, 'blue deploy(fly:south) move(beachhead)')).toBe(true);
    expect(free(air, 'blue deploy(bomb:beachhead) target(susupe)')).toBe(true);
    expect(free({ ...air, hand: { blue: 'ambush' } }, 'blue deploy(bomb:beachhead) target(susupe) aircraft(1)')).toBe(
      true,
    );
  });

  test('not a roll, a draw, a played or discarded card', () => {
    expect(free(GUNS, 'blue deploy(bar:riva-ridge) target(gaggio)')).toBe(false);
    expect(free(GUNS, 'blue deploy(plan-1)')).toBe(false);
    expect(free({ ...FIGHT, hand: { blue: 'momentum' } }, 'blue playMomentum')).toBe(false);
    expect(
      free({ blue: 'porretta:3 gaggio:1', hand: { blue: 'mobilisation' } }, 'blue deploy(reinforce-1) mobilise(1)'),
    ).toBe(false);
    expect(free({ ...GUNS, hand: { blue: 'ambush' } }, 'blue deploy(bar:riva-ridge) target(gaggio) roll')).toBe(false);
    expect(
      free(
        { ...FIGHT, hand: { yellow: 'ambush assault' } },
        'blue deploy(adv:monte-castello) move(gaggio) finish',
        'yellow ambush',
      ),
    ).toBe(false);
    const reroll: Position = { ...GUNS, hand: { blue: 'ambush' }, dice: [0, 0, 0, 0] };
    expect(free(reroll, 'blue deploy(bar:riva-ridge) target(gaggio) roll rerollWith(ambush)')).toBe(false);
  });

  test('GOW-8.5 not a finish', () => {
    expect(free({ ...FIGHT, hand: { blue: 'ambush' } }, 'blue deploy(adv:monte-castello) move(gaggio) finish')).toBe(
      false,
    );
    expect(free({ blue: 'porretta:3' }, 'blue deploy(adv:gaggio) move(porretta) finish')).toBe(false);
    expect(free({ blue: 'porretta:3' }, 'blue deploy(reinforce-2) place(porretta)*2 finish')).toBe(false);
    const air: Position = { mode: 'island', blue: 'beachhead:4' };
    expect(free(air, 'blue deploy(fly:south) move(beachhead) finish')).toBe(false);
    expect(free(air, 'blue deploy(scramble-1) place(beachhead) finish')).toBe(false);
  });

  test('after a roll nothing is taken back, the answer "keep" neither', () => {
    expect(free({ ...GUNS, hand: { blue: 'ambush' } }, 'blue deploy(bar:riva-ridge) target(gaggio) roll keep')).toBe(
      false,
    );
    const defence: Position = { ...FIGHT, hand: { yellow: 'assault' }, dice: [0] };
    expect(free(defence, 'blue deploy(adv:monte-castello) move(gaggio)*3 finish', 'yellow roll keep')).toBe(false);
  });

  test('after a finish nothing is taken back, the answer "continue" neither', () => {
    const card: Position = { blue: 'porretta:3', hand: { blue: 'ambush' } };
    expect(free(card, 'blue deploy(adv:gaggio) move(porretta) finish continue')).toBe(false);
  });

  test('D19 only an unfinished sequence: no pass, no Paradrop that is over, no commander taken off after a roll', () => {
    const signal: Position = {
      blue: 'porretta:3 bombiana:1 castelnuovo:2',
      yellow: 'zocca:3 roffeno:5',
      turn: 'yellow',
      deployed: { blue: 'reinforce-1 plan-1 adv:riola adv:gaggio adv:bombiana adv:querciola' },
      dice: [0],
    };
    const taking = 'yellow deploy(adv:castelnuovo) move(roffeno)*4 finish';
    expect(free(signal, taking, 'blue takeBack(plan-1)')).toBe(false);
    expect(free({}, 'blue pass')).toBe(false);
    const drop: Position = { blue: 'porretta:3 riva-ridge:1 querciola:1' };
    expect(free(drop, 'blue deploy(para:querciola) target(gaggio)')).toBe(false);
    expect(free({ ...drop, hand: { blue: 'ambush' } }, 'blue deploy(para:querciola) target(gaggio) continue')).toBe(
      false,
    );
  });
});
