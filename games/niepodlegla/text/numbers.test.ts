/** Every Polish sentence with a number bends what it counts: at 1, 2, 5, 12 and 22. */
import { said } from '@sztab/kernel/words';
import { expect, test } from 'vitest';
import type { Character } from '../content/dice.ts';
import type { MissionId } from '../content/missions.ts';
import { MISSIONS } from '../content/missions.ts';
import type { Event } from '../rules/events.ts';
import { boardWords } from './board.ts';
import { endingWords } from './ending.ts';
import { catalogues } from './index.ts';
import { partnerWords } from './partner.ts';
import { storyWords } from './story.ts';

const NUMBERS = [1, 2, 5, 12, 22];
const [text, board, story, partner, ending] = [
  catalogues.pl,
  boardWords.pl,
  storyWords.pl,
  partnerWords.pl,
  endingWords.pl,
];

/** One, few, many: as a subject or an object. */
const COUNTED = [
  'kość kości kości',
  'pionek pionki pionków',
  'znacznik znaczniki znaczników',
  'oczko oczka oczek',
  'misja misje misji',
  'misję misje misji',
  'karta karty kart',
  'wyzwanie wyzwania wyzwań',
  'zagrożenie zagrożenia zagrożeń',
  'punkt punkty punktów',
  'krok kroki kroków',
  'żeton żetony żetonów',
  'symbol symbole symboli',
  'miasto miasta miast',
  'nasze nasze naszych',
  'czarna czarne czarnych',
  'postać postacie postaci',
  'przeszkodę przeszkody przeszkód',
  'rosyjską rosyjskie rosyjskich',
  'więźnia więźniów więźniów',
  'gotowa gotowe gotowych',
  'morale morale morale',
].map((line) => line.split(' '));
/** After a lack, and of a whole: „brakuje 2 kroków”, „1 z 2 pionków”. */
const GENITIVE = [
  'kroku kroków kroków',
  'symbolu symboli symboli',
  'walki walk walk',
  'pionka pionków pionków',
  'gotowej gotowych gotowych',
].map((line) => line.split(' '));
const VERBS = ['zostaje zostają zostaje', 'idzie idą idzie', 'czeka czekają czeka'].map((line) => line.split(' '));
const ruleOf = new Intl.PluralRules('pl');
const formOf = (n: number): number => ['one', 'few', 'many'].indexOf(ruleOf.select(n));

const isBent = (n: number, word: string, all: readonly string[][]): boolean =>
  all.some((forms) => forms[formOf(n)] === word);
/** What is bent wrongly in a sentence, and how many numbers were looked at. */
function read(sentence: string): { wrong: string[]; seen: number } {
  const wrong: string[] = [];
  let seen = 0;
  for (const { 0: found, 1: digits, 2: word = '', index } of sentence.matchAll(/(\d+)[ \u00a0](\p{L}+)/gu)) {
    const before =
      sentence
        .slice(0, index)
        .split(/[.,:?]/)
        .at(-1) ?? '';
    const nouns = /brakuje|zabrakło| z $/i.test(before) ? GENITIVE : COUNTED;
    if (![...COUNTED, ...GENITIVE].flat().includes(word)) continue;
    seen++;
    if (!isBent(Number(digits), word, nouns)) wrong.push(found);
  }
  for (const { 0: found, 1: verb = '', 2: digits } of sentence.matchAll(/(\p{L}+) (\d+)/gu)) {
    if (!VERBS.flat().includes(verb.toLowerCase())) continue;
    seen++;
    if (!isBent(Number(digits), verb.toLowerCase(), VERBS)) wrong.push(found);
  }
  return { wrong, seen };
}

const some = <X>(n: number, one: X): X[] => Array.from({ length: n }, () => one);
const cards = (n: number): MissionId[] => Array.from({ length: n }, (_, i) => MISSIONS[i] as MissionId);
const told = (event: Exclude<Event, { is: 'motion' | 'decided' }>): string =>
  (text.events[event.is] as (one: typeof event) => string)(event);
const why = text.why as unknown as Record<string, (n: number) => string>;
const loss = (left: number) => ({ left, threats: left, lost: false });

const TEMPLATES: Readonly<Record<string, (n: number) => string>> = {
  plan: (n) => text.prompts.plan({ pawns: n, dice: n, close: 'commit', arbiter: 'red' }).yours,
  missing: (n) => text.prompts.settle(n, 0, ['red']).yours,
  claims: (n) => text.prompts.settle(0, n, ['red', 'blue']).yours,
  reroll: (n) => text.moves.reroll(n),
  settle: (n) => text.moves.settle(n),
  stakesChosen: (n) => text.choices.stakes(n),
  opened: (n) => told({ is: 'opened', missions: cards(n), arbiter: 'red' } as never),
  rerolled: (n) =>
    told({ is: 'rerolled', by: 'red', dice: some(n, { die: 'n1' as const, up: 1 }), pips: Math.min(n, 2) }),
  moraleLost: (n) => told({ is: 'morale-lost', count: 1, left: n, overdrawn: false }),
  diePassed: (n) => told({ is: 'die-passed', by: 'red', who: 'blue', die: 'n1', up: 1, left: n }),
  moraleToken: (n) => told({ is: 'morale-token', by: 'red', token: 'sapieha', left: n }),
  settled: (n) => told({ is: 'settled', by: 'red', cards: cards(n), tokens: [] }),
  released: (n) => told({ is: 'released', morale: n, neutral: n, pawns: [], characters: [] as Character[] }),
  february: (n) => told({ is: 'february', bolsheviks: n, merged: n }),
  pools: (n) => told({ is: 'pools', round: 2, dice: n, morale: n }),
  stakes: (n) => told({ is: 'stakes', challenges: some(n, 'A-70' as const) }),
  penalty: (n) => told({ is: 'penalty', challenge: 'A-70', pips: 1, left: n }),
  check: (n) => told({ is: 'morale-check', morale: n, overdrawn: false, threats: n, shield: false }),
  ending: (n) => text.ending({ reason: 'morale', points: n, rank: 'none' }),
  morale: (n) => text.position.morale(n),
  inHand: (n) => text.position.inHand(n),
  prisoners: (n) => text.position.prisoners('morale', n),
  neutralPrisoners: (n) => text.position.prisoners('neutral', n),
  pool: (n) => text.position.pool(n),
  undertaken: (n) => board.undertaken(n, 22, n),
  stillMissing: (n) => board.stillMissing(1, n, n),
  pawnsLaid: (n) => board.pawnsLaid(1, n),
  atBest: (n) => board.atBest(1, n, false),
  bowl: (n) => board.bowl(n, n),
  held: (n) => board.held(n),
  discard: (n) => board.discard(n),
  apart: (n) => board.apart(n),
  blackToCome: (n) => board.blackToCome(n),
  threatCards: (n) => board.threatCards(n),
  blackOdds: (n) => board.blackOdds(loss(n), loss(n)),
  passCosts: (n) => board.passCosts(loss(n)),
  boardPool: (n) => board.pool(n),
  jailedMorale: (n) => board.jailed.morale(n),
  jailedNeutral: (n) => board.jailed.neutral(n),
  gone: (n) => board.gone(n, n),
  outOfReach: (n) => board.outOfReach.tracks(1, n),
  symbolsOutOfReach: (n) => board.outOfReach.symbols(1, n),
  storyPools: (n) => story.pools(n, 3),
  storyRerolled: (n) => story.rerolled('red', n),
  storySettled: (n) => story.settled('you', n),
  storyApart: (n) => story.apart(n),
  independence: (n) => story.independence(false, n),
  finals: (n) => story.finals(n),
  storyStakes: (n) => story.stakes(n),
  over: (n) => story.over(true, true, n),
  stood: (n) => ending.stood(3, n, n),
  rest: (n) => partner.orders.plans('Niebieski', { pawns: n, dice: n } as never),
  few: (n) => said(partner.reasons.few, { n }),
  nearer: (n) => said(partner.sayings.nearer, { pips: 0, left: 4, band: 'calm', missing: n }),
  gap: (n) => why.gap?.(n) ?? '',
  russians: (n) => why.russians?.(n) ?? '',
  dice: (n) => why.dice?.(n) ?? '',
  characters: (n) => why.characters?.(n) ?? '',
  symbols: (n) => why.symbols?.(n) ?? '',
  moraleTokens: (n) => why.moraleTokens?.(n) ?? '',
  heldTowns: (n) => why.held?.(n) ?? '',
  obstacles: (n) => why.obstacles?.(n) ?? '',
  jail: (n) => why.jail?.(n) ?? '',
};

test.each(Object.entries(TEMPLATES))('%s', (_, template) => {
  const sentences = NUMBERS.map(template);
  const readings = sentences.map(read);
  expect(readings.flatMap(({ wrong }) => wrong)).toEqual([]);
  expect(sentences.filter((_one, i) => readings[i]?.seen === 0)).toEqual([]);
});

test('a partner counts dice and symbols in words as far as it has them', () => {
  const covers = (n: number): string => said(partner.aims.covers, { dice: n, card: 'A-04', lacks: 'F'.repeat(n) });
  expect(NUMBERS.map(covers).map((line) => line.replace(/ dla misji „[^”]*”/, ''))).toEqual([
    'Przerzucić jedną kość? Brakuje jednej walki.',
    'Przerzucić dwie kości? Brakuje dwóch walk.',
    'Przerzucić pięć kości? Brakuje pięciu walk.',
    'Przerzucić 12 kości? Brakuje 12 walk.',
    'Przerzucić 22 kości? Brakuje 22 walk.',
  ]);
});

test('a wrong form is found', () => {
  expect(read('po 1\u00a0znaczników, brakuje 2\u00a0kroki i zostaje 2').wrong).toEqual([
    '1\u00a0znaczników',
    '2\u00a0kroki',
    'zostaje 2',
  ]);
});
