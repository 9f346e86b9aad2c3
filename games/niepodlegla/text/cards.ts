/** What stands on cards, dice and tokens, in short words: for the board and for sentences. */

import type { Language } from '@sztab/kernel';
import { capital, complete, eachLanguage, known, NBSP, signed, typeset } from '@sztab/kernel/words';
import { TOKEN, type Token } from '../content/characters.ts';
import { type Die, type Face, faceOf, isCharacter } from '../content/dice.ts';
import type { Effect } from '../content/effects.ts';
import type { Condition, Rank } from '../content/finals.ts';
import { type MissionId, missionOf } from '../content/missions.ts';
import { type Count, SYMBOLS, type Sym } from '../content/symbols.ts';
import type { Where } from '../content/towns.ts';
import { FEBRUARY, TIME_SPACE } from '../content/tracks.ts';
import type { CardWords } from './card-words.ts';
import { cardDate } from './dates.ts';
import { CARDS as en } from './en/cards.ts';
import { CARDS as pl } from './pl/cards.ts';

export const CARDS = complete<CardWords>({ en, pl });

/** What cards ask for is said again and again, and never changes. */
const NEEDS: Readonly<Record<Language, WeakMap<Count, string>>> = eachLanguage(() => new WeakMap());

/** „ludzie 1, walka 2” */
export function needText(need: Count, language: Language): string {
  const said = NEEDS[language].get(need);
  if (said !== undefined) return said;
  const { symbols } = CARDS[language];
  const text = SYMBOLS.flatMap((symbol, i) => (need[i] ? [`${symbols[symbol]}${NBSP}${need[i]}`] : [])).join(', ');
  NEEDS[language].set(need, text);
  return text;
}

/** „ludzie + pieniądze”, „2 × walka”, „joker” */
export function faceText({ sign, jokers }: Pick<Face, 'sign' | 'jokers'>, language: Language): string {
  const { symbols, joker } = CARDS[language];
  if (jokers > 0) return joker;
  const [first, second] = [...sign] as [Sym, Sym?];
  if (!second) return symbols[first];
  return first === second ? `2${NBSP}×${NBSP}${symbols[first]}` : `${symbols[first]} + ${symbols[second]}`;
}

/** „kość 3”, „kość Piłsudskiego” */
export function dieText(die: Die, language: Language): string {
  const { characterDice, neutralDie } = CARDS[language];
  return isCharacter(die) ? characterDice[die] : neutralDie(die.slice(1));
}

/** What an activist token brings: „ludzie 2”, „+1 morale”. */
export function tokenText(token: Token, language: Language): string {
  const { morale, symbols } = TOKEN[token];
  return morale > 0 ? CARDS[language].moraleToken(morale) : needText(symbols, language);
}

function effectIn(c: CardWords, e: Effect, bolsheviks: boolean): string {
  const { effects } = c;
  const towns = (where: Where, count: 1 | 2): string => (count === 2 ? effects.twoTowns(where) : c.anyTown(where));
  switch (e.is) {
    case 'track':
      return `${c.tracks[e.track]}${NBSP}${signed(e.by)}`;
    case 'ind':
      return `${effects.independence(e.count)}: ${towns(e.where, e.count)}`;
    case 'obs': {
      const side = c.sides[e.kind === 'ru' && bolsheviks ? 'bolsheviks' : e.kind];
      return `${effects.obstacles(side, e.count)}: ${towns(e.where, e.count)}`;
    }
    case 'die':
      return c.characterDice[e.character];
    case 'token':
      return effects.token(known(c.names, e.token));
    case 'discard':
      return effects.discard(e.count);
    case 'jail':
      return effects.jail(c.prisoners[e.what]);
    case 'unless':
      return effects.unless(
        e.regions.map((region) => c.regions[region].in),
        effectIn(c, e.effect, bolsheviks),
      );
    default:
      return effects[e.is];
  }
}

/** `bolsheviks`: whether what is Russian on the card is Bolshevik now (NPG-5.3.4). */
export const effectText = (effect: Effect, language: Language, bolsheviks: boolean): string =>
  effectsText([effect], language, bolsheviks);

/** As they stand inside a sentence. */
export const plainEffects = (effects: readonly Effect[], language: Language, bolsheviks: boolean): string =>
  effects.map((one) => effectIn(CARDS[language], one, bolsheviks)).join('; ');

/** The effects of one list, which belong together. */
export const effectsText = (effects: readonly Effect[], language: Language, bolsheviks: boolean): string =>
  typeset(capital(plainEffects(effects, language, bolsheviks)), language);

/** What a mission brings: one list, or two of which the team chooses. None of it is Russian. */
export const positiveText = (id: MissionId, language: Language): string => {
  const lists = missionOf(id).positive.map((effects) => plainEffects(effects, language, false));
  return typeset(capital(lists.join(` ${CARDS[language].or} `)), language);
};
export const negativeText = (id: MissionId, language: Language, bolsheviks: boolean): string =>
  effectsText(missionOf(id).negative, language, bolsheviks);

/** What turns a small final mission to its easy side. */
export const conditionText = (condition: Condition, language: Language): string =>
  typeset(CARDS[language].conditions[condition], language);

export const rankText = (rank: Rank, language: Language): string => CARDS[language].ranks[rank];

/** The date on a mission card; the card of a person bears the year of birth. */
export function missionDate(id: MissionId, language: Language): string {
  const { date } = missionOf(id);
  return isPerson(id) ? CARDS[language].born(date) : cardDate(date, language);
}

/** Whether a card is a person's: it brings a die or token, and bears just a year. */
const isPerson = (id: MissionId): boolean => {
  const { date, positive } = missionOf(id);
  return date.length === 4 && positive.flat().some(({ is }) => is === 'die' || is === 'token');
};

/** What a space of the time track does, as one more sentence, or what the shield does instead; '' where there is nothing. */
export function spaceText(round: number, language: Language, shield: string | null): string {
  const effects = TIME_SPACE[round] ?? [];
  return effects.length === 0 ? '' : `. ${shield ?? effectsText(effects, language, round >= FEBRUARY)}`;
}

/** Things as sentences name them, in one language. */
export const thingsIn = (language: Language) => {
  const card = (id: string): string => known(CARDS[language].names, id);
  const die = (id: Die): string => dieText(id, language);
  const face = (id: Die, up: number): string => faceText(faceOf(id, up), language);
  return {
    card,
    cards: (ids: readonly string[]): string => ids.map(card).join('; '),
    die,
    /** “Witos’s die (joker)” */
    faceUp: (id: Die, up: number): string => `${die(id)} (${face(id, up)})`,
    /** “die 3: people; Witos’s die: joker” */
    faces: (dice: readonly { readonly die: Die; readonly up: number }[]): string =>
      dice.map(({ die: id, up }) => `${die(id)}: ${face(id, up)}`).join('; '),
    token: (id: Token): string => `${card(id)} (${tokenText(id, language)})`,
  };
};
