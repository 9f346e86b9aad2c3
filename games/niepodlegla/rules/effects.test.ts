import { eventsOf, namesOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { after, asked, begun, legal, type Position, playTo, position, toDecide } from '../testing/position.ts';
import { board, rowOf, tokensOf } from '../testing/shown.ts';
import { arbiterOf, pawnsInHand } from './state.ts';

/** One completed mission of seat 0, and nothing else. */
const done = (card: string, p: Position = {}): Position => ({
  at: 'positive',
  towns: '',
  row: card,
  pawns: `0:${card}`,
  completed: card,
  shield: true,
  ...p,
});
/** One mission that nobody undertook. */
const harm = (card: string, p: Position = {}): Position => ({ at: 'negative', towns: '', row: card, morale: 6, ...p });
/** One threat card. */
const threat = (card: string, p: Position = {}): Position => ({
  at: 'check',
  towns: '',
  row: 'A-04@0',
  morale: 3,
  threats: card,
  ...p,
});

describe('NPG-5.1 the tracks', () => {
  test('NPG-5.1.1 NPG-5.1.2 EV-8 one level, between 0 and 10; no bonus at the top', () => {
    expect(position(done('A-07')).acc).toBe(1);
    const { state: s, told } = begun(done('A-07', { acc: 10, towns: 'luck=ru1' }));
    expect([s.acc, namesOf(told)]).toEqual([10, 'opened success track-stands time pools']);
    expect(eventsOf(told, 'track-stands')).toEqual([{ is: 'track-stands', track: 'acc', at: 10 }]);
    expect(position(harm('A-22', { fp: 3 })).fp).toBe(2);
    const floor = begun(harm('A-22', { fp: 0 }));
    expect([floor.state.fp, eventsOf(floor.told, 'track')]).toEqual([0, []]);
    expect(eventsOf(floor.told, 'track-stands')).toEqual([{ is: 'track-stands', track: 'fp', at: 0 }]);
    expect(eventsOf(begun(done('A-22')).told, 'track')).toEqual([{ is: 'track', track: 'fp', from: 0, to: 1 }]);
  });

  test('NPG-5.1.3 EV-9 Q-43 a bonus each time the marker arrives from below, none when it falls', () => {
    const s = position(done('A-07', { acc: 1, towns: 'luck=ru1 opole=cp2' }));
    expect(toDecide(s)).toBe('0 remove-obstacle?, 1 remove-obstacle?, 2 remove-obstacle?');
    playTo(s, '0 decline');
    expect(s.acc).toBe(2);
    // Fallen to 2 from 3: nothing.
    expect(namesOf(begun(harm('A-07', { acc: 3, towns: 'luck=ru1' })).told)).not.toContain('obstacle-removed');
    expect(position(harm('A-07', { acc: 3, towns: 'luck=ru1' })).phase).toBe('plan');
    const again = position(done('A-07', { acc: 1, towns: 'luck=ru1' }));
    expect(legal(again, 0)).toEqual(['removeObstacle(luck,ru)', 'decline']);
    const spaces = (card: string, track: 'acc' | 'fp'): string =>
      Array.from({ length: 10 }, (_, from) =>
        asked(position(done(card, { [track]: from, towns: 'luck=ru1' }))).includes('remove-obstacle') ? from + 1 : '',
      )
        .join(' ')
        .trim();
    expect(spaces('A-07', 'acc').split(/\s+/)).toEqual(['2', '9']);
    expect(spaces('A-22', 'fp').split(/\s+/)).toEqual(['2', '5', '7']);
  });

  test('NPG-5.1.3 the bonus of the first of two steps comes before the second', () => {
    const s = position(done('A-23', { fp: 1, towns: 'luck=ru1' }));
    expect(s.fp).toBe(2);
    playTo(s, '0 decline');
    expect([s.fp, s.phase]).toEqual([3, 'plan']);
  });

  test('NPG-5.1.4 DP-13 Q-27 any one obstacle on the board, or none', () => {
    const s = position(done('A-07', { acc: 1, towns: 'opole=cp2 wilno=ru1,ua1' }));
    expect(legal(s, 2)).toEqual([
      'removeObstacle(opole,cp)',
      'removeObstacle(wilno,ru)',
      'removeObstacle(wilno,ua)',
      'decline',
    ]);
    const told = playTo(s, '2 removeObstacle(wilno,ua)');
    expect(eventsOf(told, 'obstacle-removed')).toEqual([
      { is: 'obstacle-removed', town: 'wilno', kind: 'ua', bolshevik: false },
    ]);
    expect(board(s)).toBe('opole=cp2 wilno=ru1');
    expect(namesOf(begun(done('A-07', { acc: 1, towns: 'opole=cp1' }), '0 decline').told)).toContain('bonus-declined');
    expect(position(done('A-07', { acc: 1, towns: 'lwow=1' })).phase).toBe('plan');
    const late = begun(done('A-07', { acc: 8, round: 7, towns: 'luck=ru1' }), '0 removeObstacle(luck,ru)').told;
    expect(eventsOf(late, 'obstacle-removed')[0]?.bolshevik).toBe(true);
    const other = begun(done('A-07', { acc: 8, round: 7, towns: 'luck=cp1' }), '0 removeObstacle(luck,cp)').told;
    expect(eventsOf(other, 'obstacle-removed')[0]?.bolshevik).toBe(false);
  });

  test('NPG-5.1.5 Q-55 refreshing turns all owned tokens', () => {
    const p = { tokens: 'pow@1! sapieha@2! dowbor@0' };
    const acc = begun(done('A-07', { ...p, acc: 5 }));
    expect(tokensOf(acc.state)).toBe('pow@1 sapieha@2 dowbor@0');
    expect(eventsOf(acc.told, 'tokens-refreshed')).toHaveLength(1);
    expect(tokensOf(position(done('A-22', { ...p, fp: 3 })))).toBe('pow@1 sapieha@2 dowbor@0');
    expect(tokensOf(position(done('A-22', { ...p, fp: 8 })))).toBe('pow@1 sapieha@2 dowbor@0');
    expect(tokensOf(position(done('A-07', { ...p, acc: 6 })))).toBe('pow@1! sapieha@2! dowbor@0');
    expect(eventsOf(begun(done('A-07', { acc: 5, tokens: 'pow@1' })).told, 'tokens-refreshed')).toEqual([]);
  });
});

describe('NPG-5.2 independence tokens', () => {
  test('NPG-5.2.1 EX-3 an obstacle and the token cancel each other', () => {
    const { state: s, told } = begun(done('A-03', { towns: 'lwow=ua2' }));
    expect(board(s)).toBe('lwow=ua1');
    expect(eventsOf(told, 'independence-token')).toEqual([
      { is: 'independence-token', town: 'lwow', against: 'ua', bolshevik: false },
    ]);
    expect(board(position(done('A-03', { towns: 'lwow=cp1' })))).toBe('');
  });

  test('NPG-5.2.1 NPG-5.3.4 whom the token drives out is told by the side that lies up', () => {
    const against = (round: number) =>
      eventsOf(begun(done('A-03', { round, towns: 'lwow=ru1' })).told, 'independence-token')[0]?.bolshevik;
    expect([5, 6].map(against)).toEqual([false, true]);
  });

  test('NPG-5.2.2 EV-11 DP-12 Q-09 with different kinds the team chooses', () => {
    const s = position(done('A-48', { towns: 'wilno=ru1,cp1' }));
    expect(asked(s)).toContain('0 choose-kind: chooseKind(ru) chooseKind(cp)');
    playTo(s, '1 chooseKind(cp)');
    expect(board(s)).toBe('wilno=ru1');
    expect(toDecide(s).startsWith('0 place-independence')).toBe(true);
  });

  test('NPG-5.2.3 NPG-5.2.4 EX-1 otherwise it is put there, any number', () => {
    const s = position(done('A-06'));
    playTo(s, '0 chooseAlternative(1)');
    expect(board(s)).toBe('krakow=1');
    expect(board(position(done('A-46', { towns: 'lwow=3' })))).toBe('lwow=5');
    // One cancels, the second lies.
    expect(board(position(done('A-46', { towns: 'lwow=ua1' })))).toBe('lwow=1');
  });

  test('EX-2 DP-11 a town of the region', () => {
    const s = position(done('A-17'));
    expect(legal(s, 0)).toEqual([
      'chooseTown(cieszyn)',
      'chooseTown(krakow)',
      'chooseTown(lwow)',
      'chooseTown(stanislawow)',
    ]);
    const any = position(done('A-57', { players: 4 }));
    expect(legal(any, 0)).toHaveLength(16);
  });

  test('NPG-5.2.5 EX-4 two different towns, one after the other', () => {
    const s = position(done('A-04', { towns: 'warszawa=ru1,cp1' }));
    expect(legal(s, 0)).toHaveLength(5);
    playTo(s, '0 chooseTown(warszawa)');
    // The first is handled completely before the second is asked.
    expect(legal(s, 0)).toEqual(['chooseKind(ru)', 'chooseKind(cp)']);
    playTo(s, '0 chooseKind(ru)');
    expect(legal(s, 0)).toEqual([
      'chooseTown(lodz)',
      'chooseTown(kielce)',
      'chooseTown(lublin)',
      'chooseTown(bialystok)',
    ]);
    playTo(s, '0 chooseTown(lublin)');
    expect([board(s), s.phase]).toEqual(['warszawa=cp1 lublin=1', 'plan']);
    expect(board(after(done('A-54', { players: 4 }), '0 chooseTown(luck) chooseTown(kowno)'))).toBe('kowno=1 luck=1');
  });

  test('NPG-5.2.6 EV-34 Q-19 34 tokens; the last can still cancel', () => {
    const p = done('A-35', { towns: 'lwow=34 opole=cp1' });
    const full = begun(p, '0 chooseTown(gdansk)').told;
    expect(eventsOf(full, 'no-independence-token')).toEqual([{ is: 'no-independence-token', town: 'gdansk' }]);
    expect(eventsOf(full, 'independence-token')).toEqual([]);
    expect(board(after(p, '0 chooseTown(gdansk)'))).toBe('opole=cp1 lwow=34');
    expect(board(after(p, '0 chooseTown(opole)'))).toBe('lwow=34');
    expect(board(after(done('A-35', { towns: 'lwow=33' }), '0 chooseTown(lwow)'))).toBe('lwow=34');
  });

  test('NPG-5.2.7 Q-47 no declining; two symbols may go to the same town', () => {
    const s = position(done('A-33'));
    expect(legal(s, 0)).toEqual(['chooseTown(gdansk)', 'chooseTown(poznan)', 'chooseTown(opole)']);
    playTo(s, '0 chooseTown(poznan)');
    expect(board(s)).toBe('poznan=2');
  });
});

describe('NPG-5.3 obstacles', () => {
  test('NPG-5.3.1 EV-12 a held town loses a token instead', () => {
    const { state: s, told } = begun(harm('A-46', { towns: 'lwow=2' }));
    expect(board(s)).toBe('lwow=1');
    expect(eventsOf(told, 'obstacle')).toEqual([
      { is: 'obstacle', town: 'lwow', kind: 'ua', cancelled: true, bolshevik: false },
    ]);
  });

  test('NPG-5.3.2 EX-1 otherwise it is put there, with others of any kind', () => {
    expect(board(position(harm('A-32')))).toBe('lublin=cp1');
    expect(board(position(harm('A-46', { towns: 'lwow=ru1,ua1' })))).toBe('lwow=ru1,ua2');
  });

  test('NPG-5.3.3 NPG-5.3.4 EV-5 Russian tokens are Bolsheviks from round 6 on', () => {
    const at = (round: number) =>
      eventsOf(begun(harm('A-25', { round, towns: '' })).told, 'obstacle').find(({ town }) => town === 'pinsk')
        ?.bolshevik;
    expect([1, 4, 6, 8].map(at)).toEqual([false, false, true, true]);
    expect(eventsOf(begun(harm('A-46', { round: 8 })).told, 'obstacle')[0]?.bolshevik).toBe(false);
  });

  test('NPG-5.3.5 EX-4 two different towns; the team chooses', () => {
    const s = position(harm('A-54', { players: 4 }));
    expect(legal(s, 0)).toEqual(['chooseTown(kowno)', 'chooseTown(wilno)', 'chooseTown(pinsk)', 'chooseTown(luck)']);
    playTo(s, '3 chooseTown(wilno)');
    expect(legal(s, 0)).toEqual(['chooseTown(kowno)', 'chooseTown(pinsk)', 'chooseTown(luck)']);
    playTo(s, '2 chooseTown(luck)');
    expect(board(s)).toBe('wilno=ru1 luck=ru1');
  });

  test('NPG-5.3.6 their number is unlimited', () => {
    expect(board(position(harm('A-25', { towns: 'pinsk=ru40' })))).toBe('pinsk=ru41');
  });
});

describe('NPG-5.4 to NPG-5.7 time, black die, removal, shield', () => {
  test('NPG-5.4.1 EV-5 Q-12 time in round 5: the revolution at once, the new deck, then phase 6', () => {
    const s = position(harm('A-30', { round: 5, acc: 4, morale: 3, towns: 'luck=ru2', tokens: 'pow@0!', threats: '' }));
    expect([s.round, s.phase, tokensOf(s)]).toEqual([6, 'negative', 'pow@0']);
    const told = playTo(s, '0 chooseTown(luck) chooseTown(kowno)');
    expect(eventsOf(told, 'threat')).toEqual([{ is: 'threat', threat: 'Z-13', bolshevik: true }]);
    expect([s.round, s.acc, board(s)]).toEqual([7, 3, 'kowno=ru1 luck=ru3']);
  });

  test('NPG-5.4.1 NPG-5.4.3 Q-11 the event and effect at once; no refilling, no new pools', () => {
    const { told } = begun(harm('A-30', { round: 7, row: 'A-30 A-22', stack: '', fp: 1 }));
    expect(namesOf(told)).toBe('opened harm time obstacle harm track morale-check time pools');
    expect(eventsOf(told, 'time')).toEqual([
      { is: 'time', round: 8, shielded: false, early: true },
      { is: 'time', round: 9, shielded: true, early: false },
    ]);
  });

  test('NPG-5.4.2 EV-6 EV-7 in round 9 it is ignored', () => {
    const nine = begun(harm('A-43', { round: 9 }));
    expect(eventsOf(nine.told, 'time-stands')).toHaveLength(1);
    expect(nine.state.round).toBe(10);
    const { state: s, told } = begun(harm('A-30 A-43', { round: 8 }));
    expect(eventsOf(told, 'time').map(({ round }) => round)).toEqual([9]);
    expect(eventsOf(told, 'time-stands')).toHaveLength(1);
    expect([s.round, board(s)]).toEqual([10, 'lwow=ua1 stanislawow=ua1']);
  });

  test('NPG-5.5.1 Q-52 the black die: markers go; more than there are overdraw, also from an empty pool', () => {
    const roll = (morale: number, face: number) => {
      const told = begun(harm('A-01', { morale, dice: [face], threats: 'Z-12 Z-06 Z-01 Z-02' })).told;
      const check = eventsOf(told, 'morale-check')[0];
      return `${eventsOf(told, 'black-die')[0]?.pips} ${check?.morale} ${check?.overdrawn}`;
    };
    expect([roll(5, 1), roll(5, 4), roll(5, 6)]).toEqual(['0 5 false', '1 4 false', '2 3 false']);
    expect([roll(1, 5), roll(1, 6), roll(0, 4), roll(0, 2)]).toEqual([
      '1 0 false',
      '2 0 true',
      '1 0 true',
      '0 0 false',
    ]);
    expect(
      eventsOf(begun(harm('A-01', { morale: 1, dice: [6], threats: 'Z-12 Z-06 Z-01 Z-02' })).told, 'morale-lost'),
    ).toEqual([{ is: 'morale-lost', count: 1, left: 0, overdrawn: true }]);
  });

  test('NPG-5.6.1 NPG-5.6.2 EV-13 REMOVE comes last, without the positive effect', () => {
    const { state: s, told } = begun(harm('A-17 A-40', { dice: [1] }));
    expect(namesOf(told).startsWith('opened harm obstacle mission-removed harm black-die mission-removed')).toBe(true);
    expect([rowOf(s), board(s), s.out.includes('A-17')]).toEqual(['', 'lwow=ru1', true]);
  });

  test('NPG-5.6.3 Q-37 defeat stands on final missions only', () => {
    expect(namesOf(begun(harm('A-46 A-39 A-48', { morale: 6 })).told)).not.toContain('game-over');
  });

  test('NPG-5.7.1 gained twice it is still one', () => {
    const { state: s } = begun({ ...done('A-05'), at: 'check', morale: 6, shield: false });
    expect([s.round, board(s), s.shield]).toEqual([2, '', false]);
    // In the next round nothing is covered.
    const next = position({ at: 'time', round: 2, row: 'A-04', towns: '' });
    expect(toDecide(next).startsWith('0 place-obstacle')).toBe(true);
  });

  test('NPG-5.7.2 it never stops 11 November', () => {
    const s = position({ at: 'time', round: 9, shield: true, row: 'A-04', acc: 5, fp: 4 });
    expect(s.result?.reason).toBe('not-met');
  });
});

describe('NPG-5.8 characters and tokens', () => {
  test('NPG-5.8.1 NPG-5.8.4 the seat whose pawn stood there owns it for good', () => {
    const { state: s, told } = begun(done('A-01 A-02', { pawns: '2:A-01 2:A-02', completed: 'A-01 A-02' }));
    expect([s.characters.pilsudski, s.characters.dmowski, arbiterOf(s)]).toEqual([2, 2, 2]);
    expect(eventsOf(told, 'character-gained')).toEqual([
      { is: 'character-gained', who: 'yellow', character: 'pilsudski' },
      { is: 'character-gained', who: 'yellow', character: 'dmowski' },
    ]);
  });

  test('NPG-5.8.2 a token comes into play active', () => {
    const { state: s, told } = begun(done('A-12', { pawns: '1:A-12' }));
    expect(tokensOf(s)).toBe('pow@1');
    expect(eventsOf(told, 'token-gained')).toEqual([{ is: 'token-gained', who: 'blue', token: 'pow' }]);
  });

  test('NPG-5.8.3 a spent token is of no use until it is turned back', () => {
    const s = position({ at: 'roll', row: 'A-04', morale: 6, tokens: 'pow@0! sapieha@0!' });
    expect(legal(s, 0).filter((move) => /pow|sapieha/.test(move))).toEqual([]);
  });
});

describe('NPG-5.9 imprisonment', () => {
  test('NPG-5.9.2 a marker is missing at the next filling; the pool is not touched', () => {
    const { state: s, told } = begun(threat('Z-06'));
    expect(eventsOf(told, 'jailed')).toEqual([{ is: 'jailed', what: 'morale', who: null, character: null }]);
    expect(eventsOf(told, 'morale-lost')).toEqual([]);
    expect([s.jail.morale, s.morale]).toEqual([1, 6]);
  });

  test('NPG-5.9.3 DP-14 EV-15 a pawn: whose, the team says; it is missing for a round', () => {
    const s = position(threat('Z-05', { players: 2, round: 3 }));
    expect(legal(s, 1)).toEqual(['jailPawn(red)', 'jailPawn(blue)']);
    const told = playTo(s, '1 jailPawn(blue)');
    expect(eventsOf(told, 'jailed')).toEqual([{ is: 'jailed', what: 'pawn', who: 'blue', character: null }]);
    playTo(s, '0 chooseTown(luck)');
    expect([s.round, s.jail.pawns, pawnsInHand(s, 0), pawnsInHand(s, 1)]).toEqual([4, [1], 3, 2]);
    // Back in phase 3 of the next round.
    const next = position({ at: 'negative', round: 4, players: 2, row: 'A-04@0', jail: '1', towns: '', morale: 6 });
    expect([next.round, pawnsInHand(next, 1)]).toEqual([5, 3]);
  });

  test('NPG-5.9.3 a seat whose pawns are all imprisoned cannot be chosen', () => {
    const s = position(threat('Z-14', { round: 6, jail: '1 1' }));
    expect(legal(s, 0)).toEqual(['jailPawn(red)', 'jailPawn(yellow)']);
  });

  test('EV-39 Q-56 a pawn that stands on a completed mission', () => {
    const s = position(threat('Z-05', { players: 2, row: 'A-03@1+' }));
    playTo(s, '0 jailPawn(blue)');
    expect([board(s), s.round, pawnsInHand(s, 1)]).toEqual(['krakow=cp1 lwow=1', 2, 2]);
  });

  test('NPG-5.9.4 a neutral die is missing in the next pool', () => {
    const { state: s, told } = begun(threat('Z-03'));
    expect([s.jail.neutral, s.pool.length]).toEqual([1, 8]);
    expect(eventsOf(told, 'jailed')[0]?.what).toBe('neutral');
  });

  test('NPG-5.9.5 EV-14 DP-15 a free character die of somebody; without one nothing', () => {
    const nobody = begun(threat('Z-10')).told;
    expect(eventsOf(nobody, 'nobody-jailed')).toEqual([{ is: 'nobody-jailed', what: 'char' }]);
    const one = begun(threat('Z-10', { characters: 'witos@1' }));
    expect(one.state.jail.characters).toEqual(['witos']);
    expect(eventsOf(one.told, 'jailed')).toEqual([{ is: 'jailed', what: 'char', who: null, character: 'witos' }]);
    const s = position(threat('Z-10', { characters: 'witos@1 haller@0 dmowski@0', jail: 'dmowski' }));
    expect(legal(s, 0)).toEqual(['jailDie(witos)', 'jailDie(haller)']);
    playTo(s, '0 jailDie(haller)');
    expect(s.jail.characters).toEqual(['dmowski', 'haller']);
  });

  test('NPG-5.9.1 NPG-5.9.6 several at once, until phase 3 of the next round', () => {
    const s = position(threat('Z-06 Z-03', { morale: 1 }));
    expect([s.jail.morale, s.jail.neutral, s.round, s.phase]).toEqual([1, 1, 2, 'plan']);
  });
});

describe('NPG-5.10 threat cards', () => {
  test('NPG-5.10.1 NPG-5.10.2 NPG-5.10.4 EX-14 Q-10 the lower half unless one region is present', () => {
    const fp = (towns: string) => position(threat('Z-09', { towns, fp: 4, shield: true }));
    expect([fp('').fp, board(fp(''))]).toEqual([3, 'luck=ru1']);
    expect(fp('kowno=1').fp).toBe(4);
    expect(fp('lodz=1').fp).toBe(4);
    expect(fp('lwow=1 opole=2').fp).toBe(3);
    const averted = begun(threat('Z-09', { towns: 'kowno=1', fp: 4 })).told;
    expect(eventsOf(averted, 'averted')).toEqual([{ is: 'averted', regions: ['kresy', 'central'] }]);
    // Checked after the upper half: the obstacle took the last token.
    expect(fp('luck=1').fp).toBe(3);
    expect(fp('luck=2').fp).toBe(4);
  });

  test('NPG-5.10.3 choices of a threat are team decisions', () => {
    const s = position(threat('Z-15', { round: 7, options: { consent: 'arbiter' } }));
    expect(asked(s)).toBe('0 place-obstacle: chooseTown(kowno) chooseTown(wilno) chooseTown(pinsk) chooseTown(luck)');
    playTo(s, '0 chooseTown(luck)');
    expect(legal(s, 0)).toHaveLength(9);
    playTo(s, '0 chooseTown(luck)');
    expect(board(s)).toBe('luck=ru2 lublin=ua1');
  });

  test('NPG-5.10.5 DP-16 Q-48 two missions that nobody undertook, one after the other', () => {
    const p = threat('Z-04', { row: 'A-01 A-02@0 A-03 A-04' });
    const s = position(p);
    expect(legal(s, 0)).toEqual(['discardMission(A-01)', 'discardMission(A-03)', 'discardMission(A-04)']);
    const told = playTo(s, '0 discardMission(A-03)');
    expect(eventsOf(told, 'mission-discarded')).toEqual([{ is: 'mission-discarded', card: 'A-03' }]);
    expect(legal(s, 2)).toEqual(['discardMission(A-01)', 'discardMission(A-04)']);
    playTo(s, '2 discardMission(A-01)');
    expect([rowOf(s), s.phase, s.out.includes('A-01')]).toEqual(['A-02 A-04', 'plan', true]);
  });

  test('NPG-5.10.5 EV-17 two or fewer: all of them without asking', () => {
    const two = begun(threat('Z-04', { row: 'A-01 A-02@0 A-03' }));
    expect([rowOf(two.state), two.state.phase]).toEqual(['A-02', 'plan']);
    const one = begun(threat('Z-19', { round: 6, row: 'A-01 A-02@0' }));
    expect(rowOf(one.state)).toBe('A-02');
    expect(eventsOf(one.told, 'mission-discarded')).toEqual([{ is: 'mission-discarded', card: 'A-01' }]);
    expect(eventsOf(two.told, 'nothing-to-discard')).toEqual([]);
    expect(eventsOf(one.told, 'nothing-to-discard')).toEqual([{ is: 'nothing-to-discard', lacking: 1 }]);
    const none = begun(threat('Z-04'));
    expect(rowOf(none.state)).toBe('A-04');
    expect(eventsOf(none.told, 'nothing-to-discard')).toEqual([{ is: 'nothing-to-discard', lacking: 2 }]);
  });
});

describe('NPG-5.11 regions', () => {
  test('NPG-5.11.1 NPG-5.11.2 held and controlled: every town of the region', () => {
    const dice = (towns: string): number => position({ at: 'time', row: 'A-04', towns, shield: true }).pool.length;
    expect(dice('warszawa=1 lodz=1 kielce=1 lublin=1 bialystok=1')).toBe(10);
    expect(dice('warszawa=1 lodz=1 kielce=1 lublin=3')).toBe(9);
    expect(dice('kowno=1 wilno=1 pinsk=1 luck=ru1')).toBe(9);
  });
});
