import { eventsOf } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { after, asked, dialogue, legal, passOn, played, playTo, position } from '../testing/position.ts';
import { army, nursesOf } from '../testing/shown.ts';

describe('FTF-5.2 Training', () => {
  const P = { soldiers: 'PIL-01@NEA SAB-01@WAW', players: 3 } as const;

  test('FTF-5.2.1 D7 one soldier anywhere, Strength or Underground', () => {
    const s = after(P, '0 order(training)');
    expect(asked(s)).toBe('0 train: train(PIL-01,S) train(PIL-01,U) train(SAB-01,S) train(SAB-01,U) pass');
    playTo(s, '0 train(SAB-01,U)');
    expect(army(s)).toBe('PIL-01@NEA:3/2 SAB-01@WAW:2/5');
    expect(s.soldiers.map(({ id, trained }) => [id, trained])).toEqual([
      ['PIL-01', false],
      ['SAB-01', true],
    ]);
  });

  test('FTF-4.4.1 FTF-4.4.3 FTF-4.4.4 V2 a second training counts from the current values', () => {
    const { s, told } = played({ soldiers: 'PIL-01@NEA:4/2' }, '0 order(training) train(PIL-01,U)');
    expect(army(s)).toBe('PIL-01@NEA:4/3');
    expect(s.soldiers[0]).toEqual({ id: 'PIL-01', region: 'NEA', s: 4, u: 3, trained: true, wounds: 0 });
    expect(eventsOf(told, 'trained')).toEqual([
      { is: 'trained', seat: 0, soldier: 'PIL-01', attribute: 'U', s: 4, u: 3, by: 'training' },
    ]);
  });

  test('FTF-4.4.2 V21 nothing above five', () => {
    const s = after({ soldiers: 'PIL-01@NEA:5/3 SAB-01@WAW:5/5 INF-01@POL:3/5' }, '0 order(training)');
    expect(asked(s)).toBe('0 train: train(PIL-01,U) train(INF-01,S) pass');
  });

  test('FTF-5.2.2 V22 who was trained is not trained again in the same order; in the next one he is', () => {
    const s = position(P);
    dialogue(s, {
      '0 order(training) train(PIL-01,S)': '1 train: train(SAB-01,S) train(SAB-01,U) pass',
      // FTF-8.2: nobody is left for the third player.
      '1 train(SAB-01,S)': '1 choose-order',
      '1 order(maneuvers)': '2 choose-order',
      '2 order(training)': '2 train: train(PIL-01,S) train(PIL-01,U) train(SAB-01,S) train(SAB-01,U) pass',
    });
    expect(army(s)).toBe('PIL-01@NEA:4/2 SAB-01@WAW:3/4');
  });

  test('FTF-4.3.2 Q-11 the wounded are trained like anybody', () => {
    const s = after({ soldiers: 'PIL-01@NEA:4/2+1' }, '0 order(training) train(PIL-01,S)');
    expect(army(s)).toBe('PIL-01@NEA:5/2+1');
  });

  test('FTF-5.2.3 the chooser takes a nurse at once, also when declining; the others take none', () => {
    const { s, told } = played({ ...P, turn: 1 }, '1 order(training)');
    expect(nursesOf(s)).toEqual([0, 1, 0]);
    expect(eventsOf(told, 'nurse-taken')).toEqual([{ is: 'nurse-taken', seat: 1 }]);
    passOn(s);
    expect(nursesOf(s)).toEqual([0, 1, 0]);
    expect(nursesOf(after({ soldiers: '', deck: '', shortDeck: true }, '0 order(training)'))).toEqual([1, 0, 0, 0]);
  });

  test('FTF-5.2.3 V23 not a fourth one', () => {
    const { s, told } = played({ ...P, nurses: [3, 2, 0] }, '0 order(training)');
    expect(nursesOf(s)).toEqual([3, 2, 0]);
    expect(eventsOf(told, 'nurse-taken')).toEqual([]);
    passOn(s);
    playTo(s, '1 order(concentration)');
    expect(legal(s, 1)).toEqual(['bonus(token)', 'bonus(move)', 'bonus(nurse)', 'pass']);
    playTo(s, '1 pass', '2 pass');
    expect(legal(s, 0)).toEqual(['bonus(token)', 'bonus(move)', 'pass']);
  });
});
