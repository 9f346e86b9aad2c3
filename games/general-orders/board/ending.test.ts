import { fastStream, type Language, type Seat } from '@sztab/kernel';
import { walkToTheEnd } from '@sztab/pieces/testing';
import { describe, expect, test } from 'vitest';
import { generalOrders as game } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { after, type Position } from '../testing/position.ts';
import { endingWords } from '../text/ending.ts';
import { ending } from './ending.ts';

describe.each([
  { mode: 'alpine', seed: 2 },
  { mode: 'alpine', seed: 4 },
  { mode: 'island', seed: 3 },
] as const)('$mode $seed', ({ mode, seed }) => {
  test('the end is told in whole sentences, to every pair of eyes', () => {
    const walk = { players: 2, options: { mode }, seed, chance: fastStream(seed, 9) };
    const { wrong, ended, ending: said } = walkToTheEnd(game, ending, walk, ['en', 'pl']);
    expect(wrong).toEqual([]);
    const rolled = ended.heard.flatMap(({ event }) => (event.is === 'rolled' ? event.faces : []));
    expect(rolled.length).toBeGreaterThan(0);
    const dice = [...(said.luck?.text.matchAll(/(\d+)\shits? with (\d+)/g) ?? [])];
    expect(dice.reduce((sum, [, hits]) => sum + Number(hits), 0)).toBe(rolled.reduce((a, b) => a + b));
    expect(dice.reduce((sum, [, , n]) => sum + Number(n), 0)).toBe(rolled.length);
  });
});

describe('GOW-4.5.1 the last page says how the headquarters was lost', () => {
  const toldOf = (s: State, seat: Seat | null, language: Language) =>
    ending({ views: [view(s, seat ?? 'public')], heard: [], outcome: game.outcome(s) as never, seat, language });
  const first = (text: string) => text.split('. ')[0];

  const TAKEN: Position = {
    blue: 'porretta:3 gaggio:1 castel-daiano:1 roffeno:5',
    yellow: 'zocca:1',
    dice: [0],
  };
  const MARCH = 'blue deploy(adv:zocca) move(roffeno)*4 finish';

  test('taken by soldiers', () => {
    const s = after(TAKEN, MARCH);
    expect(first(toldOf(s, 0, 'en').how)).toBe('You took Zocca, the headquarters, in round 2');
    expect(first(toldOf(s, null, 'en').how)).toBe('Blue took Zocca, the headquarters, in round 2');
    expect(first(toldOf(s, 0, 'pl').how)).toBe('Zdobywasz kwaterę główną, Zocca, w rundzie 2');
    expect(first(toldOf(s, 1, 'pl').how)).toBe('Niebiescy zdobywają kwaterę główną, Zocca, w rundzie 2');
  });

  test('V8 emptied by bombs: nobody took it', () => {
    const s = after(
      { mode: 'island', blue: 'beachhead:1 centre:1 north:4', yellow: 'paradise-valley:2', dice: [1, 1, 0] },
      'blue deploy(bomb:north) target(paradise-valley) aircraft(3)',
    );
    expect(s.result).toMatchObject({ winner: 'blue', reason: 'hq' });
    expect(toldOf(s, 0, 'en').headline).toBe('Paradise Valley has fallen');
    expect(first(toldOf(s, 0, 'en').how)).toBe(
      'No soldier of Yellow was left in Paradise Valley, the headquarters, in round 2',
    );
    expect(first(toldOf(s, 1, 'en').how)).toBe(
      'No soldier of yours was left in Paradise Valley, the headquarters, in round 2',
    );
    expect(toldOf(s, 0, 'pl').headline).toBe('Rajska Dolina: kwatera padła');
    expect(first(toldOf(s, 0, 'pl').how)).toBe(
      'W kwaterze głównej, Rajska Dolina, nie został żaden żołnierz Żółtych (runda 2)',
    );
    expect(first(toldOf(s, 1, 'pl').how)).toBe(
      'W kwaterze głównej, Rajska Dolina, nie został żaden twój żołnierz (runda 2)',
    );
  });

  test('V41 emptied by mutual losses: nobody took it', () => {
    const s = after(
      { blue: 'porretta:2', yellow: 'zocca:3 pietracolora:1 castel-daiano:1 gaggio:5', turn: 'yellow', dice: [2] },
      'yellow deploy(adv:porretta) move(gaggio)*4 finish',
    );
    expect(first(toldOf(s, null, 'en').how)).toBe(
      'No soldier of Blue was left at Porretta Terme, the headquarters, in round 2',
    );
    expect(toldOf(s, 1, 'en').how).not.toContain('took');
  });

  test('Q-04 with option hqLoss: capture it was always taken', () => {
    const s = after({ ...TAKEN, options: { hqLoss: 'capture' } }, MARCH);
    expect(first(toldOf(s, 0, 'en').how)).toBe('You took Zocca, the headquarters, in round 2');
  });
});

test.each([
  [0, 'po 0 gwiazdek'],
  [1, 'po 1 gwiazdce'],
  [2, 'po 2 gwiazdki'],
  [5, 'po 5 gwiazdek'],
  [12, 'po 12 gwiazdek'],
  [22, 'po 22 gwiazdki'],
])('a tie at %d stars is told in correct Polish', (stars, said) => {
  expect(endingWords.pl.how.tie('you', stars).replaceAll('\u00a0', ' ')).toContain(said);
});
