import { type Ask, asks, begin, below, fastStream, moveParts, type Options, play, Refusal } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { firstToFight } from './index.ts';
import { broken } from './invariants.ts';

const GAMES = process.env.SZTAB_TIER === 'quick' ? 1 : 2;
const COMBINATIONS: Options[] = ['off', 'on'].flatMap((missionDraft) =>
  ['off', 'on'].flatMap((neutralEvents) =>
    ['faces123', 'd6'].map((lossDie) => ({ missionDraft, neutralEvents, lossDie })),
  ),
);

/** Chapter 8 of the rulebook: what each prompt may ask. */
const SPELLING: Readonly<Record<string, RegExp>> = {
  'keep-missions': /^(keepAll|discard\(M\d\d\))$/,
  draft: /^keep\(M\d\d\)$/,
  'draft-last': /^(keepAll|discard\(M\d\d\))$/,
  'choose-order': /^order\((movement|training|sabotage|recruitment|concentration|maneuvers)\)$/,
  move: /^(move\([A-Z]{3}-0\d,[A-Z]{3}\)|pass)$/,
  train: /^(train\([A-Z]{3}-0\d,[SU]\)|pass)$/,
  sabotage: /^(sabotage\([A-Z]{3}\)|pass)$/,
  'region-rule': /^(rule\([A-Z]{3}\)|pass)$/,
  drop: /^drop\([A-Z]{3}-0\d\)$/,
  'name-formation': /^name\([A-Z]{3}\)$/,
  camp: /^(camp\([A-Z]{3}-0\d\)|done)$/,
  'front-discard': /^(front\(M\d\d\)|pass)$/,
  'recruit-region': /^(recruit\([A-Z]{3}\)|pass)$/,
  'recruit-pick': /^pick\([A-Z]{3}-0\d\)$/,
  ability: /^(ability\((S|U|use|[A-Z]{3})\)|pass)$/,
  liaison: /^top\(E\d\d\)$/,
  concentration: /^(bonus\((token|move|nurse)\)|pass)$/,
  'place-token': /^token\([A-Z]{3},[A-Z]{3}\)$/,
  'concentration-move': /^move\([A-Z]{3}-0\d,[A-Z]{3}\)$/,
  treat: /^(treat\([A-Z]{3}-0\d\)|done)$/,
  'keep-mission': /^keep\(M\d\d\)$/,
  'loss-region': /^losses\([A-Z]{3}\)$/,
  'loss-wound': /^wound\([A-Z]{3}-0\d\)$/,
  'event-wound': /^wound\([A-Z]{3}-0\d\)$/,
};
/** Prompts after which declining is possible. */
const MAY_PASS = 'move train sabotage region-rule front-discard recruit-region ability concentration treat'.split(' ');

describe('options', () => {
  test('three options of the rules with two values each, the first is the default; two to four players', () => {
    expect(firstToFight.options.filter(({ concerns }) => concerns === 'rules')).toEqual([
      { id: 'missionDraft', values: ['off', 'on'], concerns: 'rules' },
      { id: 'neutralEvents', values: ['off', 'on'], concerns: 'rules' },
      { id: 'lossDie', values: ['faces123', 'd6'], concerns: 'rules' },
    ]);
    expect(firstToFight.players).toEqual([2, 4]);
    expect(begin(firstToFight, 2, {}, fastStream(1)).state.options).toEqual({
      missionDraft: false,
      neutralEvents: false,
      lossDie: 'faces123',
    });
    for (const players of [1, 5]) expect(() => begin(firstToFight, players, {}, fastStream(1))).toThrow(Refusal);
    expect(() => begin(firstToFight, 2, { lossDie: 'd8' }, fastStream(1))).toThrow(Refusal);
    expect(firstToFight.roles(3, {})).toEqual(['staff-1', 'staff-2', 'staff-3']);
  });

  test('the bound of decisions', () => {
    expect(firstToFight.bound(4, { lossDie: 'faces123' })).toBe(1726);
    expect(firstToFight.bound(4, { lossDie: 'd6' })).toBe(1902);
  });

  test.each([2, 3, 4])('FTF-8.6 all eight combinations with %i players: whole games, at most 16 rounds', (players) => {
    const met = new Set<string>();
    for (const [n, options] of COMBINATIONS.entries()) {
      for (let game = 0; game < GAMES; game++) {
        const seed = 100 * n + game + players;
        const { state: s } = begin(firstToFight, players, options, fastStream(seed));
        const chance = fastStream(seed, 5);
        let decisions = 0;
        for (let asked = asks(firstToFight, s); asked.length > 0; asked = asks(firstToFight, s), decisions++) {
          for (const { prompt, moves } of asked) {
            met.add(prompt);
            expect(
              moves.filter((move) => !SPELLING[prompt]?.test(move)),
              prompt,
            ).toEqual([]);
            expect(new Set(moves).size).toBe(moves.length);
            // FTF-8.1 and FTF-8.2: never a list that is no choice.
            expect(moves.length, `${prompt}: ${moves.join(' ')}`).toBeGreaterThan(1);
            const declines = moves.filter((move) => move === 'pass' || move === 'done').length;
            if (prompt !== 'camp') expect(declines).toBe(MAY_PASS.includes(prompt) ? 1 : 0);
          }
          const { seat, moves } = asked[below(chance, asked.length)] as Ask;
          // Purposeful enough to see everything: seldom passing, seldom Maneuvers.
          const busy = moves.filter((move) => move !== 'pass' && move !== 'done' && move !== 'order(maneuvers)');
          const list = busy.length > 0 && below(chance, 6) > 0 ? busy : moves;
          play(firstToFight, s, seat, list[below(chance, list.length)] as string);
          expect(broken(s)).toEqual([]);
        }
        expect(s.result?.reason).toMatch(/^(points|missions|shared)$/);
        expect(s.round).toBeLessThanOrEqual(16);
        expect(s.round).toBeGreaterThanOrEqual(8);
        expect(decisions).toBeLessThanOrEqual(firstToFight.bound(players, options));
      }
    }
    for (const prompt of Object.keys(SPELLING)) {
      if (!['event-wound', 'front-discard', 'draft-last'].includes(prompt)) expect([...met]).toContain(prompt);
    }
  });

  test('lazy play too: always Maneuvers, or the first move of every list', () => {
    for (const pick of ['order(maneuvers)', 'first'] as const) {
      for (let seed = 1; seed <= 12; seed++) {
        const { state: s } = begin(firstToFight, 2 + (seed % 3), COMBINATIONS[seed % 8] as Options, fastStream(seed));
        for (let asked = asks(firstToFight, s); asked.length > 0; asked = asks(firstToFight, s)) {
          const { seat, moves } = asked[0] as Ask;
          const move = moves.find((one) => one === pick || (pick !== 'first' && moveParts(one).verb === 'pass'));
          play(firstToFight, s, seat, move ?? (moves[0] as string));
          expect(broken(s)).toEqual([]);
        }
        expect(s.round).toBeLessThanOrEqual(16);
        expect(s.result).not.toBeNull();
      }
    }
  });
});
