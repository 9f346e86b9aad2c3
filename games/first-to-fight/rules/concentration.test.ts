import { describe, expect, test } from 'vitest';
import { FORMATIONS } from '../content/formations.ts';
import { REGIONS } from '../content/regions.ts';
import { after, asked, legal, playTo, position, toDecide } from '../testing/position.ts';
import { army, nursesOf, tilesOf, vpOf } from '../testing/shown.ts';

const ALL = 'bonus(token) bonus(move) bonus(nurse) pass';

describe('FTF-5.5 Concentration', () => {
  test('FTF-5.5.1 FTF-5.5.6 D14 one of three bonuses, the chooser first and without a special action', () => {
    const s = after({ soldiers: 'PIL-02@NEA', turn: 2 }, '2 order(concentration)');
    expect(asked(s)).toBe(`2 concentration: ${ALL}`);
    playTo(s, '2 bonus(nurse)');
    expect(nursesOf(s)).toEqual([0, 0, 1, 0]);
    expect(asked(s)).toBe('3 concentration: bonus(token) bonus(move) pass');
  });

  test('FTF-5.5.1 FTF-5.5.5 V24 four players: each bonus once, the fourth is not asked', () => {
    const s = after({ soldiers: 'PIL-02@NEA' }, '0 order(concentration) bonus(nurse)');
    playTo(s, '1 bonus(token) token(SAB,WAW)');
    expect(asked(s)).toBe('2 concentration: bonus(move) pass');
    playTo(s, '2 bonus(move) move(PIL-02,WEU)');
    expect(toDecide(s)).toBe('1 choose-order');
    expect(tilesOf(s)).toBe('concentration:0!');
    expect(army(s)).toBe('PIL-02@WEU:4/1');
  });

  test('FTF-5.5.5 V24 a declined bonus stays for the later ones', () => {
    const s = after({ soldiers: 'PIL-02@NEA' }, '0 order(concentration) bonus(nurse)', '1 pass');
    expect(asked(s)).toBe('2 concentration: bonus(token) bonus(move) pass');
    playTo(s, '2 bonus(token) token(SAB,WAW)');
    expect(asked(s)).toBe('3 concentration: bonus(move) pass');
  });

  test('FTF-5.5.2 Q-20 D14a any formation in any region: 30', () => {
    const s = after({}, '0 order(concentration) bonus(token)');
    expect(toDecide(s)).toBe('0 place-token');
    const all = FORMATIONS.flatMap((formation) => REGIONS.map((region) => `token(${formation},${region})`));
    expect([...legal(s, 0)].sort()).toEqual([...all].sort());
    playTo(s, '0 token(ARM,NAI)');
    expect(s.concentration).toEqual({ formation: 'ARM', region: 'NAI' });
  });

  test('FTF-5.5.2 Q-19 also the pair that lies there: it stays, and the bonus is taken; else the old token is taken off', () => {
    const s = after({ token: 'PIL@NEA' }, '0 order(concentration) bonus(token)');
    expect(legal(s, 0)).toHaveLength(30);
    const told = playTo(s, '0 token(PIL,NEA)');
    expect(s.concentration).toEqual({ formation: 'PIL', region: 'NEA' });
    expect(told[0]?.all).toEqual({ is: 'token-placed', seat: 0, formation: 'PIL', region: 'NEA', stays: true });
    expect(legal(s, 1)).not.toContain('bonus(token)');
    const other = after({ token: 'PIL@NEA' }, '0 order(concentration) bonus(token) token(SAB,NEA)');
    expect(other.concentration).toEqual({ formation: 'SAB', region: 'NEA' });
  });

  test('FTF-5.5.2 edition 1: less the pair that lies there', () => {
    const s = after({ token: 'PIL@NEA', edition: 1 }, '0 order(concentration) bonus(token)');
    expect(legal(s, 0)).toHaveLength(29);
    expect(legal(s, 0)).not.toContain('token(PIL,NEA)');
    expect(legal(s, 0)).toContain('token(PIL,WEU)');
    expect(legal(s, 0)).toContain('token(SAB,NEA)');
  });

  test('FTF-5.5.2 Q-37 V57 lock and arrival follow the new token at once', () => {
    const s = after(
      { token: 'PIL@NEA', soldiers: 'PIL-02@NEA SAB-01@POL' },
      '0 order(concentration) bonus(token) token(SAB,POL)',
      '1 bonus(move)',
    );
    expect(asked(s)).toBe('1 concentration-move: move(PIL-02,POL) move(PIL-02,WEU) move(PIL-02,NAI)');
    playTo(s, '1 move(PIL-02,POL)');
    expect(vpOf(s)).toEqual([0, 1, 0, 0]);
  });

  test('FTF-5.5.3 D14b one soldier to a neighbour; not offered when nobody can move', () => {
    const s = after({ soldiers: 'PIL-02@WAW SAB-01@NAI' }, '0 order(concentration) bonus(move)');
    expect(asked(s)).toBe('0 concentration-move: move(PIL-02,POL) move(SAB-01,NEA) move(SAB-01,WEU)');
    const locked = after({ soldiers: 'PIL-02@WAW', token: 'PIL@WAW' }, '0 order(concentration)');
    expect(legal(locked, 0)).toEqual(['bonus(token)', 'bonus(nurse)', 'pass']);
    expect(legal(after({ soldiers: '' }, '0 order(concentration)'), 0)).toEqual([
      'bonus(token)',
      'bonus(nurse)',
      'pass',
    ]);
  });

  test('FTF-5.5.3 FTF-8.1 a single move that no pass follows is made without a question', () => {
    const s = after({ soldiers: 'PIL-02@WAW' }, '0 order(concentration) bonus(move)');
    expect(army(s)).toBe('PIL-02@POL:4/1');
    expect(toDecide(s)).toBe('1 concentration');
  });

  test('FTF-5.5.4 V23 a nurse, but never a fourth', () => {
    const s = after({ soldiers: 'PIL-02@NEA', nurses: [3, 2, 0, 0] }, '0 order(concentration)');
    expect(legal(s, 0)).toEqual(['bonus(token)', 'bonus(move)', 'pass']);
    playTo(s, '0 pass', '1 bonus(nurse)');
    expect(nursesOf(s)).toEqual([3, 3, 0, 0]);
    // FTF-8.2: with nothing left to take nobody is asked.
    const full = after(
      { soldiers: 'PIL-02@NEA', nurses: [0, 0, 3, 3] },
      '0 order(concentration) bonus(token) token(PIL,NEA)',
    );
    expect(asked(full)).toBe('1 concentration: bonus(nurse) pass');
    playTo(full, '1 pass');
    expect(toDecide(full)).toBe('1 choose-order');
  });

  test('FTF-5.5.1 the bonuses are there again in the next order', () => {
    const s = after({ soldiers: 'PIL-02@NEA', players: 2 }, '0 order(concentration) bonus(nurse)', '1 pass');
    playTo(s, '1 order(maneuvers)', '0 order(concentration)');
    expect(asked(s)).toBe(`0 concentration: ${ALL}`);
    expect(position({ players: 2 }).concentration).toBeNull();
  });
});
