/** The tables of both rulebooks say what the cards and boards of the game say: every need, effect, condition and number. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Effect } from '../content/effects.ts';
import { CHALLENGES, challengeOf, FINALS, finalOf, POINTS, parisNeeds, warsawNeeds } from '../content/finals.ts';
import { MISSIONS, missionOf } from '../content/missions.ts';
import { forPlayers } from '../content/players.ts';
import { THREATS, threatOf } from '../content/threats.ts';
import { MEETING, SHIELD_FROM, threatCards } from '../content/tracks.ts';
import { mainNeeds } from '../rules/final.ts';
import { niepodlegla } from '../rules/index.ts';
import { position } from '../testing/position.ts';
import { conditionText, needText, plainEffects } from './cards.ts';

const OR = { pl: ' **albo** ', en: ' **or** ' } as const;

/** What the book writes shorter than the log. */
const SHORTER: Readonly<Record<'pl' | 'en', readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/(?:obstacles?|Obstacles?) \(([^)]+)\)/g, '$1'],
    [/independence tokens?:/g, 'independence:'],
    [/any town of/g, 'one town of'],
    [/National accord/g, 'accord'],
    [/Foreign policy/g, 'foreign policy'],
    [/in Kresy or in the centre/g, 'in Kresy or the centre'],
  ],
  pl: [
    [/(?:przeszkod[ay]) \(([^)]+)\)/g, '$1'],
    [/żetony? niepodległości:/g, 'niepodległość:'],
    [/dowolne miasto (?=\p{L})/gu, 'jedno miasto '],
    [/Zgoda narodowa/g, 'zgoda'],
    [/Polityka zagraniczna/g, 'polityka zagraniczna'],
  ],
};

const plain = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('’', "'");
const same = (text: string): string => text.toLowerCase();

describe.each(['pl', 'en'] as const)('the rulebook in %s', (language) => {
  const book = readFileSync(new URL(`../rulebook/${language}.md`, import.meta.url), 'utf8');
  const rows = book
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
  const rowOf = (id: string): readonly string[] => rows.find(([first]) => first === id || first === `${id} (4)`) ?? [];
  const effects = (list: readonly Effect[]): string =>
    SHORTER[language].reduce(
      (text, [long, short]) => text.replace(long, short),
      // Who brings a token is called by the last name there.
      plain(list.map((one) => (one.is === 'token' ? 'token' : plainEffects([one], language, false))).join('; ')),
    );
  const needs = (need: Parameters<typeof needText>[0]): string => plain(needText(need, language));
  const token = language === 'en' ? /token: [^;|]+/g : /żeton: [^;|]+/g;

  test.each(MISSIONS)('%s asks, brings and threatens as the card', (id) => {
    const { needs: asked, positive, negative, bang } = missionOf(id);
    const [, , , need = '', bring = '', harm = ''] = rowOf(id);
    expect(need).toBe(needs(asked));
    expect(same(bring.replace(token, 'token'))).toBe(same(positive.map(effects).join(OR[language])));
    expect(same(harm)).toBe(same(`${bang ? '**!** ' : ''}${effects(negative)}`));
    expect(rowOf(id)[0]?.endsWith('(4)')).toBe(missionOf(id).four === true);
  });

  test('NPG-6.3.3 the finals and challenges ask as their cards', () => {
    for (const id of FINALS) {
      const { hard, easy } = finalOf(id).sides(niepodlegla.edition);
      const condition = conditionText(finalOf(id).easyIf, language);
      expect(rowOf(id).slice(3, 5), id).toEqual([needs(hard), needs(easy)]);
      // The book may leave out the verb.
      const words = plain(condition).split(' ').slice(-2).join(' ');
      expect(rowOf(id)[5], id).toContain(words);
    }
    for (const id of CHALLENGES) expect(rowOf(id)[3], id).toBe(needs(challengeOf(id).needs));
  });

  test('NPG-6.3.1 NPG-6.3.2 Paris and Warsaw', () => {
    const scale = (head: string): [number, number][] => {
      const at = rows.findIndex(([first]) => first === head);
      const [spans = [], values = []] = [rows[at]?.slice(1), rows[at + 2]?.slice(1)];
      return spans.flatMap((span, i): [number, number][] => {
        const [from = 0, to = from] = (span.match(/\d+/g) ?? []).map(Number);
        return Array.from({ length: to - from + 1 }, (_, n) => [from + n, Number(values[i])]);
      });
    };
    const paris = scale(language === 'en' ? 'Distance' : 'Odległość');
    const warsaw = scale(language === 'en' ? 'Bolshevik tokens' : 'Żetony bolszewickie');
    expect(paris.map(([at]) => [at, parisNeeds(niepodlegla.edition, at)])).toEqual(paris);
    expect(warsaw.map(([at]) => [at, warsawNeeds(niepodlegla.edition, at)])).toEqual(warsaw);
    // The last column counts beyond it.
    expect(parisNeeds(niepodlegla.edition, 10)).toBe(paris.at(-1)?.[1]);
    expect(warsawNeeds(niepodlegla.edition, 25)).toBe(warsaw.at(-1)?.[1]);
    expect(Math.min(paris.length, warsaw.length)).toBeGreaterThan(5);
  });

  /** The numbers of the sentence or line that this mark belongs to, without those in brackets. */
  const numbersOf = (pattern: RegExp): number[] => {
    const [found = ''] = pattern.exec(book) ?? [];
    return (found.replace(/\([^)]*\)|\*\*[^*]*\*\*/g, '').match(/\d+/g) ?? []).map(Number);
  };
  const pairs = (numbers: readonly number[]): [number, number][] =>
    Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i] ?? -1, numbers[2 * i + 1] ?? -1]);
  const paris = (distance: number): number => mainNeeds(position({ acc: 10, fp: distance })).paris;
  const warsaw = (tokens: number): number => mainNeeds(position({ round: 6, towns: `wilno=ru${tokens}` })).warsaw;

  test('EV-31 NPG-6.3.2 what Warsaw needs in the example is what it needs', () => {
    const said = pairs(numbersOf(/^- .*\(EV-31\)$/m));
    expect(said.map(([tokens]) => tokens)).toEqual([3, 4, 12]);
    expect(said).toEqual(said.map(([tokens]) => [tokens, warsaw(tokens)]));
  });

  test('Q-36 NPG-6.3.1 where Paris grows easier it does so, and nowhere beyond', () => {
    const said = pairs(numbersOf(/^\*\*Q-36\*\* [^.]*\./m));
    expect(said).toEqual([
      [3, paris(3)],
      [4, paris(4)],
      [7, paris(7)],
    ]);
    const steps = Array.from({ length: 7 }, (_, i) => 4 + i).filter(
      (distance) => paris(distance) < paris(distance - 1),
    );
    expect(steps).toEqual([4, 7]);
  });

  test('EX-11 EX-15 NPG-6.3.1 what Paris needs in the examples is what it needs', () => {
    const line = language === 'en' ? /^- Accord 7, foreign policy 6.*$/m : /^- Zgoda 7, polityka zagraniczna 6.*$/m;
    const [acc, fp, distance, first, acc2, fp2, second, acc3, fp3] = numbersOf(line);
    const needs = (a = 0, b = 0): number => mainNeeds(position({ acc: a, fp: b })).paris;
    expect([distance, first, second]).toEqual([(acc ?? 0) + (fp ?? 0) - MEETING, needs(acc, fp), needs(acc2, fp2)]);
    expect((acc3 ?? 0) + (fp3 ?? 0)).toBeLessThan(MEETING);
  });

  test('EX-19 NPG-4.4.1 what the check brings in the example is what it brings', () => {
    const [six, five, four, three, two, one, none] = numbersOf(
      language === 'en' ? /At the check 6 .*?\./ : /Przy sprawdzeniu 6 .*?\./,
    );
    const cards = (markers = -1): number => threatCards(markers, false);
    expect([six, five, four, three, two, one, none].map(cards)).toEqual([0, 0, 0, 1, 1, 2, 2]);
    expect([six, five]).toEqual([SHIELD_FROM, SHIELD_FROM - 1]);
    expect(threatCards(0, true)).toBe(4);
  });

  test('NPG-6.3.1 the advice names the sums from which a further step saves a symbol in Paris', () => {
    const [last, more] = numbersOf(
      language === 'en' ? /each step up to a sum of 14.*?\./ : /każdy krok aż do sumy 14.*?\./,
    );
    const saves = (sum = 0): number => paris(sum - MEETING - 1) - paris(sum - MEETING);
    expect([11, 12, 13, 14, 15, 16, 17, 18].filter((sum) => saves(sum) > 0)).toEqual([11, 12, 13, last, more]);
  });

  test('the threats', () => {
    for (const id of THREATS) {
      const [, , , always = '', also = ''] = rowOf(id);
      const [first, ...rest] = threatOf(id).effects;
      expect(same(always), id).toBe(same(effects([first as Effect])));
      expect(same(also), id).toBe(rest.length === 0 ? '–' : same(effects(rest)));
    }
  });

  test('NPG-3.5 NPG-3.7 NPG-6.7.1 what depends on the number of players', () => {
    const heads = {
      en: /^(Pawns for|Missions in|Neutral dice at|Morale markers at|Small final missions$|Points for)/,
      pl: /^(pionki gracza|misje w rzędzie|kości neutralne na|znaczniki morale na|małe misje finałowe$|punkty za małą)/,
    };
    const state = rows.filter(([first = '', ...cells]) => heads[language].test(first) && cells.length === 3);
    expect(state.map((row) => row.slice(1).map((cell) => Number.parseInt(cell, 10)))).toEqual(
      [
        (n: number) => forPlayers(n).pawns,
        (n: number) => forPlayers(n).rowSize,
        (n: number) => forPlayers(n).baseDice,
        (n: number) => forPlayers(n).baseMorale,
        (n: number) => forPlayers(n).finals,
        (n: number) => POINTS.small(n),
      ].map((of) => [2, 3, 4].map(of)),
    );
  });
});
