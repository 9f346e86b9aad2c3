import { clone } from '@sztab/kernel';
import { eventsOf, namesOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { spacesFor } from '../testing/offered.ts';
import { after, asked, begun, legal, played, playTo, position, toDecide } from '../testing/position.ts';
import { commanders, on } from '../testing/shown.ts';

const FIVE = 'adv:riola adv:gaggio adv:bombiana adv:querciola adv:castelnuovo';

describe('GOW-4.1 and GOW-4.2 deployment', () => {
  test('GOW-4.1.1 GOW-4.1.2 four rounds of deployment, recall and round token, in this order', () => {
    const s = position({ round: 1 });
    for (const round of [1, 2, 3]) {
      expect(s.round).toBe(round);
      const told = playTo(s, 'blue pass', 'yellow pass');
      expect(namesOf(told)).toBe('passed passed recalled round-began');
    }
    expect(s.round).toBe(4);
    expect(namesOf(playTo(s, 'blue pass', 'yellow pass'))).toBe('passed passed recalled game-over');
    expect(toDecide(s)).toBe('');
  });

  test('GOW-4.2.1 who has the initiative begins, then turns alternate', () => {
    const s = position({ turn: 'yellow', initiative: 'yellow' });
    expect(toDecide(s)).toBe('yellow turn');
    playTo(s, 'yellow deploy(plan-1)');
    expect(toDecide(s)).toBe('blue turn');
    playTo(s, 'blue deploy(plan-2)');
    expect(toDecide(s)).toBe('yellow turn');
  });

  test('GOW-4.2.2 GOW-4.2.3 a turn is one commander and his whole action, or a pass', () => {
    const s = position({ blue: 'porretta:3' });
    expect(legal(s, 'blue')).toEqual([
      'deploy(adv:riva-ridge)',
      'deploy(adv:riola)',
      'deploy(adv:gaggio)',
      'deploy(adv:bombiana)',
      'deploy(reinforce-1)',
      'deploy(reinforce-2)',
      'deploy(plan-1)',
      'deploy(plan-2)',
      'pass',
    ]);
    expect(legal(s, 'yellow')).toEqual([]);
    playTo(s, 'blue deploy(adv:gaggio)');
    expect(commanders(s, 'blue')).toEqual([4, 4, 1]);
    expect(s.deployed.blue).toEqual(['adv:gaggio']);
    expect(toDecide(s)).toBe('blue advance-move');
    playTo(s, 'blue move(porretta) finish');
    expect(toDecide(s)).toBe('yellow turn');
  });

  test('GOW-4.2.4 passing is always allowed; who has passed takes no more turns in this phase', () => {
    const s = after({}, 'blue pass');
    expect(s.passed).toEqual({ blue: true, yellow: false });
    playTo(s, 'yellow deploy(plan-1)');
    expect(toDecide(s)).toBe('yellow turn');
    expect(commanders(s, 'blue')).toEqual([5, 4, 0]);
  });

  test('GOW-4.2.5 V21 without a commander and without a card the pass is automatic', () => {
    const { state: s, told } = begun({ deployed: { blue: FIVE } });
    expect(eventsOf(told, 'passed')).toEqual([{ is: 'passed', side: 'blue', commandersLeft: 0 }]);
    expect(toDecide(s)).toBe('yellow turn');
    expect(s.passed.blue).toBe(true);
  });

  test('GOW-4.2.5 GOW-6.5.3 V20 Q-09 with a card there may be Momentum: it is asked', () => {
    const s = position({ deployed: { blue: FIVE }, hand: { blue: 'momentum assault' } });
    expect(asked(s)).toBe('blue turn-empty: playMomentum pass');
    playTo(s, 'blue playMomentum');
    expect(commanders(s, 'blue')).toEqual([1, 3, 5]);
    expect(toDecide(s)).toBe('blue turn');
    expect(legal(s, 'blue')).not.toContain('playMomentum');
    expect(s.discard).toEqual(['momentum']);
    playTo(s, 'blue deploy(plan-1)', 'yellow pass', 'blue pass');
    expect(s.round).toBe(3);
    expect(commanders(s, 'blue')).toEqual([5, 4, 0]);
    expect(s.momentum.blue).toBe(0);
  });

  test('GOW-9.4 D1a is asked on public facts: any card, somebody ready, a Momentum not yet in the discard pile', () => {
    const decides = (hand: string, discard = '', momentum = 0) => {
      const spaces = `${FIVE} adv:riva-ridge plan-1 reinforce-1 adv:soprassasso`.split(' ').slice(0, 5 + momentum);
      const blue = { deployed: { blue: spaces.join(' ') }, hand: { blue: hand }, momentum: { blue: momentum } };
      return toDecide(position({ ...blue, discard }));
    };
    expect(decides('assault')).toBe('blue turn-empty');
    expect(decides('assault', 'momentum momentum')).toBe('blue turn-empty');
    expect(decides('assault', 'momentum momentum momentum')).toBe('yellow turn');
    expect(decides('')).toBe('yellow turn');
    expect(decides('assault', '', 3)).toBe('blue turn-empty');
    expect(decides('momentum', '', 4)).toBe('yellow turn');
    expect(legal(position({ deployed: { blue: FIVE }, hand: { blue: 'assault' } }), 'blue')).toEqual(['pass']);
  });

  test('GOW-4.2.6 GOW-4.2.7 V42 after a pass the other takes all remaining turns; then the phase ends', () => {
    const s = position({ round: 3, passed: 'blue', turn: 'yellow', deployed: { yellow: 'adv:roffeno adv:montese' } });
    expect(commanders(s, 'yellow')).toEqual([3, 4, 2]);
    playTo(s, 'yellow deploy(plan-1)');
    playTo(s, 'yellow deploy(reinforce-1) place(zocca)*2 finish');
    playTo(s, 'yellow deploy(adv:pietracolora) move(zocca)');
    expect(s.round).toBe(3);
    // Yellow's hand is not empty: the Assault step opens, and D1a as well.
    playTo(s, 'yellow finish continue');
    expect(toDecide(s)).toBe('yellow turn-empty');
    expect(commanders(s, 'yellow')).toEqual([0, 4, 5]);
    playTo(s, 'yellow pass');
    expect(s.round).toBe(4);
  });

  test('GOW-4.2.8 with commanders but without a legal space only a pass is left, after Momentum if he likes', () => {
    const p = { blue: 'porretta:1', deployed: { blue: 'reinforce-1 plan-1' } };
    expect(asked(position(p))).toBe('blue turn: pass');
    const s = position({ ...p, hand: { blue: 'momentum' } });
    expect(legal(s, 'blue')).toEqual(['playMomentum', 'pass']);
    playTo(s, 'blue playMomentum');
    expect(legal(s, 'blue')).toEqual(['pass']);
  });

  test('GOW-4.2.9 V39 who has passed still defends with cards and rerolls', () => {
    const attacked = { blue: 'porretta:3 gaggio:2', yellow: 'zocca:3 pietracolora:1 castel-daiano:5' };
    const s = after(
      { ...attacked, passed: 'blue', turn: 'yellow', hand: { blue: 'ambush assault' }, dice: [0, 0, 0] },
      'yellow deploy(adv:gaggio) move(castel-daiano)*4 finish',
    );
    expect(asked(s)).toBe('blue defence: ambush roll');
    playTo(s, 'blue ambush roll');
    expect(legal(s, 'blue')).toEqual(['keep', 'rerollWith(assault)']);
  });

  test('V46 a second Momentum waits for the next own turn', () => {
    const s = position({
      hand: { blue: 'momentum momentum' },
      deployed: { blue: 'adv:riola adv:gaggio adv:bombiana' },
    });
    expect(commanders(s, 'blue')).toEqual([2, 4, 3]);
    playTo(s, 'blue playMomentum');
    expect(commanders(s, 'blue')).toEqual([3, 3, 3]);
    expect(legal(s, 'blue')).not.toContain('playMomentum');
    playTo(s, 'blue deploy(plan-1)', 'yellow pass');
    expect(legal(s, 'blue')).toContain('playMomentum');
    playTo(s, 'blue playMomentum');
    expect(commanders(s, 'blue')).toEqual([3, 2, 4]);
    expect(s.momentum.blue).toBe(2);
  });

  test('Q-38 the commander of Momentum may be deployed in a later turn of the round', () => {
    const s = after({ hand: { blue: 'momentum' } }, 'blue playMomentum deploy(plan-1)', 'yellow pass');
    expect(commanders(s, 'blue')).toEqual([5, 3, 1]);
  });
});

describe('GOW-4.3 recall', () => {
  test('GOW-4.3.1 GOW-4.3.4 commanders come home, spaces and pairs are free; soldiers, cards and tokens stay', () => {
    const s = position({
      blue: 'porretta:3 gaggio:2',
      hand: { blue: 'assault', yellow: 'ambush' },
      discard: 'counterAttack',
      deployed: { blue: 'reinforce-1 plan-2 adv:gaggio', yellow: 'reinforce-2 adv:roffeno' },
      passed: 'yellow',
    });
    const before = clone(s);
    playTo(s, 'blue pass');
    expect(commanders(s, 'blue')).toEqual([5, 4, 0]);
    expect(commanders(s, 'yellow')).toEqual([5, 4, 0]);
    expect(s.usedPairs).toEqual({ blue: [], yellow: [] });
    expect(s.passed).toEqual({ blue: false, yellow: false });
    for (const key of ['soldiers', 'aircraft', 'hand', 'deck', 'discard', 'bonus', 'initiative'] as const)
      expect(s[key]).toEqual(before[key]);
    expect(spacesFor(s, 'blue')).toContain('reinforce-1');
    expect(spacesFor(s, 'blue')).toContain('plan-2');
  });

  test('GOW-4.3.2 one commander goes back for each Momentum of the round', () => {
    const s = position({ momentum: { blue: 2, yellow: 1 }, deployed: { blue: 'adv:gaggio' }, passed: 'yellow' });
    expect(commanders(s, 'blue')).toEqual([6, 2, 1]);
    const told = playTo(s, 'blue pass');
    expect(eventsOf(told, 'recalled')).toEqual([{ is: 'recalled', returned: { blue: 2, yellow: 1 } }]);
    expect(commanders(s, 'blue')).toEqual([5, 4, 0]);
    expect(commanders(s, 'yellow')).toEqual([5, 4, 0]);
    expect(s.momentum).toEqual({ blue: 0, yellow: 0 });
  });

  test('GOW-4.3.3 five in the reserve, six with the Signal unit', () => {
    const held = { blue: 'porretta:3 bombiana:1 castelnuovo:1', deployed: { blue: FIVE } };
    const s = position({ ...held, momentum: { blue: 1 }, passed: 'yellow', hand: { blue: 'assault' } });
    expect(commanders(s, 'blue')).toEqual([2, 2, 5]);
    playTo(s, 'blue pass');
    expect(commanders(s, 'blue')).toEqual([6, 3, 0]);
    expect(s.signalHeld.blue).toBe(true);
    expect(commanders(s, 'yellow')).toEqual([5, 4, 0]);
  });
});

describe('GOW-4.4 and GOW-4.9 round token and initiative', () => {
  test('GOW-4.4.1 the token goes one space on, its colour unchanged', () => {
    for (const initiative of ['blue', 'yellow'] as const) {
      const s = after({ round: 1, initiative, passed: 'yellow' }, 'blue pass');
      expect(s.round).toBe(2);
      expect(s.initiative).toBe(initiative);
      expect(toDecide(s)).toBe(`${initiative} turn`);
    }
  });

  test('GOW-4.4.2 after round 4 the game is over', () => {
    const s = after({ round: 4, passed: 'yellow' }, 'blue pass');
    expect(s.result).not.toBeNull();
    expect(s.round).toBe(4);
  });

  test('GOW-4.9.1 GOW-4.9.2 GOW-4.9.3 V18 Q-21 plan-2 takes the initiative at once, but not the next turn', () => {
    const { s, told } = played({ initiative: 'yellow' }, 'blue deploy(plan-2)');
    expect(eventsOf(told, 'initiative-taken')).toEqual([{ is: 'initiative-taken', side: 'blue' }]);
    expect(s.hand.blue).toHaveLength(2);
    expect(s.initiative).toBe('blue');
    expect(toDecide(s)).toBe('yellow turn');
    // Yellow's empty hand asks for nothing; Blue's turn follows, then the round ends.
    playTo(s, 'yellow pass', 'blue pass');
    expect(s.round).toBe(3);
    expect(toDecide(s)).toBe('blue turn');
    expect(on(s, 'porretta zocca')).toBe('porretta:B3 zocca:Y3');
  });

  test('GOW-4.9.2 no other action changes the initiative', () => {
    const s = after(
      { initiative: 'yellow', blue: 'porretta:3 riva-ridge:2' },
      'blue deploy(plan-1)',
      'yellow pass',
      'blue deploy(reinforce-2) place(porretta)*2 place(riva-ridge)*2 finish',
    );
    playTo(
      s,
      'blue deploy(bar:riva-ridge) target(gaggio) roll',
      'blue deploy(adv:gaggio) move(porretta) finish continue',
    );
    expect(s.initiative).toBe('yellow');
  });
});
