/** The tables of both rulebooks say what the cards and boards of the game say: every need, effect, condition and number. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Effect } from '../content/effects.ts';
import { CHALLENGES, challengeOf, FINALS, finalOf, POINTS, parisNeeds, warsawNeeds } from '../content/finals.ts';
import { MISSIONS, missionOf } from '../content/missions.ts';
import { forPlayers } from '../content/players.ts';
import { THREATS, threatOf } from '../content/threats.ts';
import { niepodlegla } from '../rules/index.ts';
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
