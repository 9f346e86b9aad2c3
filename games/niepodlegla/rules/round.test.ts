import { eventsOf, namesOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { threatsOf } from '../content/threats.ts';
import { after, asked, begun, legal, type Position, playTo, position, toDecide } from '../testing/position.ts';
import { PRINTED } from '../testing/printed.ts';
import { board, rowOf, tokensOf } from '../testing/shown.ts';
import { pawnsInHand } from './state.ts';

describe('NPG-4.3 negative effects', () => {
  const P: Position = { at: 'negative', towns: '', morale: 5 };

  test('NPG-4.3.1 Q-14 the prisoners go free first, and markers do not go onto the track now', () => {
    const p: Position = { ...P, row: 'A-02', jail: 'morale neutral 1 haller', characters: 'haller@0', fp: 1 };
    const { state: s, told } = begun(p);
    expect(eventsOf(told, 'released')).toEqual([
      { is: 'released', morale: 1, neutral: 1, pawns: ['blue'], characters: ['haller'] },
    ]);
    expect(namesOf(told).startsWith('opened released harm track morale-check')).toBe(true);
    expect(eventsOf(told, 'morale-check')[0]?.morale).toBe(5);
    expect(s.jail).toEqual({ morale: 0, neutral: 0, pawns: [], characters: [] });
    expect([s.morale, s.pool.length, pawnsInHand(s, 1)]).toEqual([7, 9, 2]);
    expect(namesOf(begun({ ...P, row: 'A-02' }).told)).not.toContain('released');
  });

  test('NPG-4.3.2 EX-17 without a pawn, and with "!" also when it failed', () => {
    const row = 'A-22 A-23';
    const fp = (pawns: string, completed = ''): number =>
      eventsOf(begun({ ...P, row, pawns, completed, fp: 4 }).told, 'harm').length;
    expect(fp('')).toBe(2);
    expect(fp('0:A-22')).toBe(1);
    expect(fp('0:A-22 1:A-23')).toBe(1);
    expect(fp('0:A-22 1:A-23', 'A-22')).toBe(1);
    expect(fp('0:A-22 1:A-23', 'A-23')).toBe(0);
    const failed = begun({ ...P, row, pawns: '0:A-22 1:A-23', fp: 4 }).told;
    expect(eventsOf(failed, 'harm')).toEqual([{ is: 'harm', card: 'A-23', failed: true, bolshevik: false }]);
    expect(eventsOf(failed, 'track')).toEqual([{ is: 'track', track: 'fp', from: 4, to: 3 }]);
    expect(after(PRINTED.bothFailed, '0 done', '1 done', '2 done').fp).toBe(3);
    expect(eventsOf(begun({ ...P, row: 'A-23', round: 6 }).told, 'harm')).toEqual([
      { is: 'harm', card: 'A-23', failed: false, bolshevik: true },
    ]);
  });

  test('NPG-4.3.3 Q-08 in the order of the row, then as printed; choices when they are reached', () => {
    const { state: s, told } = begun({ ...P, row: 'A-17 A-02 A-03 A-09 A-04', fp: 1 });
    expect(eventsOf(told, 'harm').map(({ card }) => card)).toEqual(['A-17', 'A-02', 'A-03']);
    expect(namesOf(told)).toBe('opened harm obstacle mission-removed harm track harm');
    expect([s.phase, toDecide(s).split(',')[0]]).toEqual(['negative', '0 place-obstacle?']);
    const rest = playTo(s, '0 chooseTown(lwow)');
    expect(eventsOf(rest, 'harm').map(({ card }) => card)).toEqual(['A-09', 'A-04']);
    expect(board(s)).toBe('krakow=cp1 lwow=ru1,cp1 kielce=ru1');
  });

  test('NPG-4.3.4 NPG-4.3.5 the set is fixed; what is not removed threatens again', () => {
    const { state: s } = begun({ ...P, row: 'A-06 A-02 A-22', fp: 9 });
    expect([rowOf(s), s.fp, s.round]).toEqual(['A-02 A-22', 7, 2]);
    expect(s.out.includes('A-06')).toBe(true);
  });
});

describe('NPG-4.4 the check of morale', () => {
  const P: Position = { at: 'check', towns: '', row: 'A-04@0' };
  const check = (morale: number, overdrawn = false) =>
    eventsOf(begun({ ...P, morale, overdrawn, threats: 'Z-12 Z-02 Z-06 Z-01' }).told, 'morale-check')[0];

  test('NPG-4.4.1 EX-19 table 2.8; the overdraw before everything else', () => {
    expect([6, 5, 4, 3, 2, 1, 0].map((n) => [check(n)?.threats, check(n)?.shield])).toEqual([
      [0, true],
      [0, false],
      [0, false],
      [1, false],
      [1, false],
      [2, false],
      [2, false],
    ]);
    expect(check(0, true)).toEqual({ is: 'morale-check', morale: 0, overdrawn: true, threats: 4, shield: false });
  });

  test('NPG-4.4.2 NPG-5.7.1 six or more: the next effect is covered, once', () => {
    const { state: s, told } = begun({ ...P, morale: 6 });
    expect(eventsOf(told, 'time')).toEqual([{ is: 'time', round: 2, shielded: true, early: false }]);
    expect([board(s), s.shield]).toEqual(['', false]);
    const five = begun({ ...P, morale: 5 });
    expect(board(five.state)).toBe('krakow=cp1');
  });

  test('NPG-4.4.2 Q-29 in round 9 the shield has no effect', () => {
    const { state: s } = begun({ ...P, morale: 6, round: 9, acc: 4, fp: 4 });
    expect([s.shield, s.result?.reason]).toEqual([false, 'not-met']);
  });

  test('NPG-4.4.3 one card at a time, as many as the check said', () => {
    // Z-07 rolls the black die and overdraws the pool; still two cards.
    const { state: s, told } = begun({ ...P, morale: 1, threats: 'Z-07 Z-11 Z-12', dice: [6] });
    expect(namesOf(told)).toBe('opened morale-check threat obstacle black-die morale-lost threat');
    expect([s.overdrawn, s.morale, toDecide(s).split('?')[0]]).toEqual([true, 0, '0 place-obstacle']);
    const rest = playTo(s, '0 chooseTown(opole)');
    expect(eventsOf(rest, 'threat')).toEqual([]);
    expect(s.spentThreats).toEqual(['Z-07', 'Z-11']);
  });

  test('NPG-4.4.4 rounds 1 to 5 the old deck, 6 to 9 the new one; no reshuffling', () => {
    const { state: old } = begun({ ...P, round: 5, morale: 3, threats: 'Z-12', shield: true });
    expect([old.spentThreats, old.threats.old.includes('Z-12')]).toEqual([['Z-12'], false]);
    const { state: late } = begun({ ...P, round: 6, morale: 3, threats: 'Z-18' });
    expect([late.spentThreats, late.threats.new.length]).toEqual([['Z-18'], 23]);
  });

  test('NPG-4.4.4 Q-13 an empty deck: no card, and the other deck is not touched', () => {
    const { state: s, told } = begun({ ...P, round: 4, morale: 0, spentThreats: threatsOf('old').join(' ') });
    expect(eventsOf(told, 'no-threat-left')).toHaveLength(1);
    expect(eventsOf(told, 'threat')).toEqual([]);
    expect(s.threats.new).toHaveLength(12);
    const one = threatsOf('old').filter((id) => id !== 'Z-12');
    const last = begun({ ...P, round: 4, morale: 0, spentThreats: one.join(' ') }).told;
    expect(eventsOf(last, 'threat')).toEqual([{ is: 'threat', threat: 'Z-12', bolshevik: false }]);
  });

  test('EV-32 NPG-4.6.4 the old cards under the new ones', () => {
    const spent = ['Z-01', 'Z-02', 'Z-03', 'Z-04', 'Z-05'].join(' ');
    const { state: s } = begun({ at: 'time', towns: '', row: 'A-04', round: 5, spentThreats: spent });
    expect([s.threats.old.length, s.threats.new.length]).toEqual([0, 19]);
    expect(s.threats.new.slice(0, 12)).toEqual(threatsOf('new'));
    expect(s.threats.new.slice(12)).toEqual(['Z-06', 'Z-07', 'Z-08', 'Z-09', 'Z-10', 'Z-11', 'Z-12']);
  });
});

describe('NPG-4.5 positive effects', () => {
  const P: Position = { at: 'positive', towns: '' };
  /** Whatever goes home after a struggle: pawns, tokens that can be passed, dice, one of them a character's. */
  const LENT: Position = {
    at: 'roll',
    row: 'A-17@1 A-04@0',
    towns: '',
    morale: 4,
    tokens: 'dowbor@0 pow@0',
    characters: 'witos@0',
    held: ['n1:M witos:MM', 'n2:M', 'n3:M'],
  };

  test('NPG-4.5.1 Q-16 in the order of the row, not of the settling', () => {
    const p: Position = { ...P, row: 'A-03@0 A-07@1 A-09@2', completed: 'A-09 A-07 A-03' };
    const { state: s, told } = begun(p);
    expect(eventsOf(told, 'success').map(({ card, who }) => `${card} ${who}`)).toEqual([
      'A-03 red',
      'A-07 blue',
      'A-09 yellow',
    ]);
    expect([s.acc, tokensOf(s), board(s)]).toEqual([1, 'harcerstwo@2', 'krakow=cp1 lwow=1']);
  });

  test('NPG-4.5.1 DP-10 Q-26 one of two alternatives, also one without use', () => {
    const p: Position = { ...P, row: 'A-06@0+ A-29@1+', acc: 10 };
    const s = position(p);
    expect(asked(s)).toContain('0 choose-alternative: chooseAlternative(0) chooseAlternative(1)');
    playTo(s, '0 chooseAlternative(0)');
    expect([s.acc, board(s)]).toEqual([10, '']);
    playTo(s, '0 chooseAlternative(0)');
    expect(s.fp).toBe(1);
    playTo(s, '0 chooseTown(lublin)');
    expect(board(s)).toBe('krakow=cp1 lublin=1');
    const other = position(p);
    playTo(other, '0 chooseAlternative(1)');
    expect(board(other)).toBe('krakow=1');
  });

  test('NPG-4.5.2 completed missions leave the game, the others stay in their order', () => {
    const s = position({ ...P, row: 'A-10 A-03@0+ A-21 A-22@1+', stack: 'A-23 A-24 A-25 A-26 A-27 A-28 A-30' });
    expect(rowOf(s)).toBe('A-10 A-21 A-23 A-24 A-25 A-26 A-27 A-28 A-30');
    expect(s.out.filter((id) => id === 'A-03' || id === 'A-22')).toHaveLength(2);
    expect(s.completed).toEqual([]);
  });

  test('NPG-4.5.3 pawns, dice and tokens go home', () => {
    const s = after(LENT, '0 passToken(dowbor,blue) passToken(pow,blue)', '1 settle', '0 chooseTown(krakow)');
    expect([s.phase, s.round, tokensOf(s), s.pawns]).toEqual(['plan', 2, 'dowbor@0! pow@0', []]);
    expect(s.players.map(({ held }) => held)).toEqual([[], [], []]);
    expect(s.pool).toHaveLength(9);
  });
});

describe('NPG-4.6 the end of the round', () => {
  const P: Position = { at: 'time', towns: '', row: 'A-04' };

  test('NPG-4.6.1 EX-7 the marker moves to the next space', () => {
    const { state: s, told } = begun({ ...P, round: 1 });
    expect(eventsOf(told, 'time')).toEqual([{ is: 'time', round: 2, shielded: false, early: false }]);
    expect([s.round, board(s), s.phase]).toEqual([2, 'krakow=cp1', 'plan']);
  });

  test('NPG-4.6.2 on space 10 the round ends: no refilling', () => {
    const s = position({ ...P, round: 9, acc: 5, fp: 5, stack: 'A-40' });
    expect([s.round, s.stack]).toEqual([10, ['A-40']]);
  });

  test('NPG-4.6.3 EX-8 the effect of the space', () => {
    const s = position({ ...P, round: 3 });
    expect(legal(s, 1)).toEqual(['chooseTown(kowno)', 'chooseTown(wilno)', 'chooseTown(pinsk)', 'chooseTown(luck)']);
    const told = playTo(s, '1 chooseTown(wilno)');
    expect(eventsOf(told, 'obstacle')).toEqual([
      { is: 'obstacle', town: 'wilno', kind: 'ru', cancelled: false, bolshevik: false },
    ]);
    expect(
      [6, 7, 8].map((round) => {
        const now = position({ ...P, round, acc: 3 });
        return `${now.round} ${now.acc} ${board(now)}`.trim();
      }),
    ).toEqual(['7 2', '8 3 lublin=ua1', '9 3 lwow=ua1 stanislawow=ua1']);
  });

  test('NPG-4.6.3 EX-6 the shield of a mission covers the next effect', () => {
    const { state: s, told } = begun({ at: 'check', players: 2, towns: '', row: 'A-05@0+', morale: 4 });
    expect(namesOf(told)).toBe('opened morale-check success track shield time pools');
    expect([s.acc, s.round, board(s), s.shield]).toEqual([1, 2, '', false]);
  });

  test('NPG-4.6.4 EX-9 Q-02 the February Revolution and two tokens in two towns of the Russian partition', () => {
    const { state: s, told } = begun({
      ...P,
      round: 5,
      towns: 'kowno=ru2 lodz=ru1 opole=cp1',
      tokens: 'pow@0! sapieha@1!',
    });
    expect(eventsOf(told, 'february')).toEqual([{ is: 'february', bolsheviks: 3, merged: 12 }]);
    expect(tokensOf(s)).toBe('pow@0 sapieha@1');
    const russian = 'kowno wilno pinsk luck warszawa lodz kielce lublin bialystok'.split(' ');
    expect(legal(s, 0)).toEqual(russian.map((town) => `chooseTown(${town})`));
    const first = playTo(s, '0 chooseTown(luck)');
    expect(eventsOf(first, 'obstacle')[0]?.bolshevik).toBe(true);
    expect(legal(s, 0)).toEqual(russian.filter((town) => town !== 'luck').map((town) => `chooseTown(${town})`));
    playTo(s, '0 chooseTown(wilno)');
    expect([board(s), s.phase]).toEqual(['opole=cp1 kowno=ru2 wilno=ru1 luck=ru1 lodz=ru1', 'plan']);
  });

  test('NPG-4.6.4 Q-51 Q-55 the shield stops the tokens, not the revolution', () => {
    const { state: s, told } = begun({ ...P, round: 5, shield: true, tokens: 'harcerstwo@0!' });
    expect(namesOf(told)).toBe('opened time february tokens-refreshed pools');
    expect([board(s), tokensOf(s), s.threats.old, s.shield]).toEqual(['', 'harcerstwo@0', [], false]);
  });

  test('NPG-4.6.5 Q-49 EV-13 the row is filled from the top of the stack, at its end', () => {
    const { state: s, told } = begun({
      at: 'negative',
      towns: '',
      morale: 6,
      row: 'A-17 A-01@0 A-02@0 A-03@1 A-04@1 A-05@2 A-07@2 A-08 A-09',
      stack: 'A-10 A-11 A-12 A-13',
    });
    // A-08 asks for its obstacle; leave the game.
    const rest = playTo(s, '0 chooseTown(krakow)');
    expect(board(s)).toBe('krakow=cp1 lwow=ru1');
    expect(eventsOf(rest, 'missions-laid')).toEqual([{ is: 'missions-laid', missions: ['A-10', 'A-11'] }]);
    expect(rowOf(s)).toBe('A-01 A-02 A-03 A-04 A-05 A-07 A-08 A-10 A-11');
    expect(s.stack).toEqual(['A-12', 'A-13']);
    expect(namesOf(told)).toContain('obstacle mission-removed');
  });

  test('NPG-4.6.5 Q-24 one card laid, one card left', () => {
    const eight = 'A-01 A-02 A-03 A-04 A-05 A-07 A-08 A-09';
    const { state: s, told } = begun({ ...P, row: eight, stack: 'A-10 A-11' });
    expect(eventsOf(told, 'missions-laid')).toEqual([{ is: 'missions-laid', missions: ['A-10'] }]);
    expect(s.stack).toEqual(['A-11']);
  });

  test('NPG-4.6.5 EV-18 an empty stack has no other consequence', () => {
    const { state: s, told } = begun({ ...P, players: 2, row: 'A-01 A-02 A-03 A-04 A-05' });
    expect([rowOf(s), namesOf(told)]).toEqual(['A-01 A-02 A-03 A-04 A-05', 'opened time obstacle pools']);
  });

  test('NPG-4.6.6 Q-33 Q-58 dice: the base, one for each of Kresy and centre, less the imprisoned', () => {
    const kresy = 'kowno=1 wilno=1 pinsk=2 luck=1';
    const central = 'warszawa=1 lodz=1 kielce=1 lublin=1 bialystok=1';
    const dice = (p: Partial<Position>): number => position({ ...P, round: 1, ...p }).pool.length;
    expect([dice({}), dice({ players: 2 }), dice({ players: 4 })]).toEqual([9, 7, 11]);
    expect(position({ ...P, round: 1, players: 2 }).pool.join(' ')).toBe('n1 n2 n3 n4 n5 n6 n7');
    expect(dice({ towns: kresy })).toBe(10);
    expect(dice({ towns: `${kresy} ${central}`, players: 4 })).toBe(13);
    expect(dice({ towns: `${kresy} ${central}`, players: 4, jail: 'neutral' })).toBe(12);
    expect(dice({ towns: central, jail: 'neutral neutral' })).toBe(8);
    expect(dice({ towns: 'kowno=1 wilno=1 pinsk=2' })).toBe(9);
    expect(dice({ towns: 'gdansk=1 poznan=1 opole=1' })).toBe(9);
  });

  test('NPG-4.6.7 EX-10 Q-14 Q-54 the morale pool of the printed example', () => {
    const { state: s, told } = begun(PRINTED.fourPlayersFill);
    expect(s.morale).toBe(10);
    expect(eventsOf(told, 'pools')).toEqual([{ is: 'pools', round: 2, dice: 11, morale: 10 }]);
  });

  test('NPG-4.6.7 accord 4 and 8, two regions; nothing is carried over; the overdraw is gone', () => {
    const morale = (p: Partial<Position>): number => position({ ...P, round: 1, shield: true, ...p }).morale;
    expect([0, 3, 4, 7, 8, 10].map((acc) => morale({ acc }))).toEqual([7, 7, 8, 8, 9, 9]);
    expect([morale({ players: 2 }), morale({ players: 4 })]).toEqual([6, 9]);
    expect(morale({ towns: 'gdansk=1 poznan=1 opole=1' })).toBe(8);
    expect(morale({ fp: 8 })).toBe(7);
    const all = 'gdansk=1 poznan=1 opole=1 cieszyn=1 krakow=2 lwow=1 stanislawow=1';
    expect(morale({ players: 4, acc: 8, towns: all })).toBe(13);
    expect(morale({ morale: 1, jail: 'morale morale' })).toBe(5);
    const s = position({ ...P, shield: true, morale: 0, overdrawn: true });
    expect([s.morale, s.overdrawn]).toEqual([7, false]);
  });

  test('NPG-4.6.7 Q-42 EV-10 accord falls below the space: the marker is missing from the next filling on', () => {
    expect(position({ ...P, round: 3, acc: 4, shield: true }).morale).toBe(8);
    const s = position({ at: 'negative', round: 4, towns: '', row: 'A-07', acc: 4, morale: 6 });
    expect([s.acc, s.round, s.morale]).toEqual([3, 5, 7]);
  });

  test('NPG-4.6.8 EV-19 a region lost in a round counts at the next filling only', () => {
    const s = position({
      at: 'negative',
      round: 5,
      row: 'A-44',
      towns: 'cieszyn=1 krakow=1 lwow=1 stanislawow=1',
      morale: 5,
    });
    // The obstacle of A-44 removed the last token of Cieszyn; space 6 asks.
    expect([s.morale, board(s)]).toEqual([5, 'krakow=1 lwow=1 stanislawow=1']);
    playTo(s, '0 chooseTown(luck) chooseTown(kowno)');
    expect([s.phase, s.morale]).toEqual(['plan', 7]);
    const held = position({
      at: 'time',
      round: 4,
      row: 'A-04',
      towns: 'cieszyn=1 krakow=1 lwow=1 stanislawow=1',
      shield: true,
    });
    expect(held.morale).toBe(8);
  });
});
