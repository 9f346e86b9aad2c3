/** What holds for the words of every game, in each of its languages. What a game says besides is tested in its own text/. */
import {
  begin,
  diceKey,
  type Game,
  type Language,
  type Options,
  type Outcome,
  type Shape,
  seededStream,
  type Words,
} from '@sztab/kernel';
import { type Listener, matching, untidy } from '@sztab/kernel/testing';
import { languagesOf, MASTER, NBSP } from '@sztab/kernel/words';
import { describe, expect, it } from 'vitest';

type Heard = Shape & { event: { readonly is: string } };
type Texts = (language: Language) => readonly string[];

/** What the checks read of a catalogue. */
interface Catalogue {
  readonly events: object;
  readonly whyNot: object;
  readonly options: Readonly<Record<string, { readonly values: object }>>;
}

interface Spoken<S extends Heard> {
  readonly game: Game<S>;
  readonly words: Readonly<Record<Language, Words<S>>>;
  readonly catalogues: Readonly<Record<Language, Catalogue>>;
  /** Who sat beside many games. */
  readonly heard: Listener<S>;
  readonly prompts: readonly string[];
  readonly verbs: readonly string[];
}

interface Facts {
  /** What never changes: names, faces, options. */
  readonly standing: Texts;
  /** Whole sentences besides the meanings of options. */
  readonly toRead?: Texts;
  /** What must never be seen, besides what no game shows. */
  readonly codes: readonly RegExp[];
  /** Ids that no sentence could contain by chance, besides those of prompts, events and reasons. */
  readonly ids?: readonly string[];
  /** Lines that tell a position: how many the longest has, more than and at the most. */
  readonly lines?: readonly [more: number, most: number];
  /** Signs in a line, at the most. */
  readonly most: Readonly<Record<'order' | 'waiting' | 'move', number>>;
  /** A number with an ordinary blank before what it counts. */
  readonly counted: RegExp;
  /** A negative number that is heard. */
  readonly minus?: string;
  /** Every line begins like this. */
  readonly begins?: RegExp;
  /** Names that bear an exclamation mark. */
  readonly loud?: RegExp;
  /** Quotation marks of other languages. */
  readonly wrongMarks: Partial<Readonly<Record<Language, RegExp>>>;
  /** English words of this game that no other language has, in the form of a pattern. */
  readonly english: string;
  /** What is typeset besides the lines. */
  readonly typeset?: Texts;
  /** Names that stay English in every language. */
  readonly borrowed?: RegExp;
}

const CODES: readonly RegExp[] = [
  /undefined|NaN|\bnull\b|\[object/,
  /\p{Ll}\p{Lu}/u, // camelCase
  /[_{}$]/,
];

/** Expected sentences are easier to read with ordinary spaces. */
export const plain = (text: string): string => text.replaceAll(NBSP, ' ');

/** What a text is in Polish and in English, one after the other. */
export const inBoth = (text: (language: Language) => string): [pl: string, en: string] => [
  plain(text('pl')),
  plain(text('en')),
];

/** The same, of what these words say. */
export function inBothOf<S extends Shape>(words: Readonly<Record<Language, Words<S>>>) {
  const both = (speak: (say: Words<S>) => string) => inBoth((language) => speak(words[language]));
  const spoken = (move: S['move'], view: S['view']) => both((say) => say.move(move, view));
  return {
    asked: (prompt: string, view: S['view']) => both((say) => say.prompt(prompt, view).yours),
    waiting: (prompt: string, view: S['view']) => both((say) => say.prompt(prompt, view).theirs),
    spoken,
    /** What each of these moves is called where `view` lies. */
    moves: (view: S['view'], rows: Rows) => says((move: S['move']) => spoken(move, view), rows),
    line: (event: S['event']) => both((say) => say.event(event)),
    ended: (outcome: Outcome, options: Options = {}, edition?: number) =>
      both((say) => say.outcome(outcome, options, edition)),
  };
}

type Rows = Readonly<Record<string, readonly string[]>>;

/** A table of what is said: beside each thing its words, all compared at once. */
export const says = <T extends string>(say: (of: T) => readonly string[], rows: Rows): void =>
  expect(Object.fromEntries(Object.keys(rows).map((of) => [of, say(of as T)]))).toEqual(rows);

/** A match before its first decision, the same for every test. */
export const startOf = <S extends Shape>(game: Game<S>, players: number, options: Options = {}): S['state'] =>
  begin(game, players, options, seededStream(diceKey('words', []))).state;

type OfGame = Pick<Game, 'options' | 'players' | 'roles'>;
type Said = Pick<Words, 'title' | 'role' | 'option' | 'optionValue' | 'whyNot'>;

const explanations = ({ options }: OfGame, say: Said) =>
  options.flatMap(({ id, values }) => [say.option(id), ...values.map((value) => say.optionValue(id, value))]);

/** What is explained of options and their values. */
export const meaningsOf = (game: OfGame, say: Said): string[] => explanations(game, say).map(({ meaning }) => meaning);

/** What never changes in any game: its title, its roles, its options and the reasons against a move. */
export const commonTexts = (game: OfGame, say: Said, reasons: readonly string[]): string[] => [
  say.title,
  ...game.roles(game.players[1], {}).map((role) => say.role(role)),
  ...explanations(game, say).flatMap(({ name, meaning }) => [name, meaning]),
  ...reasons.map((reason) => say.whyNot(reason)),
];

/** English words that are seen in no other language. */
const ENGLISH = 'the|of|with|and|your|their';
/** A Polish word of one letter with an ordinary blank behind it: it could end a line. */
const ORPHAN = /(^|[\s(„])[aiouwz] /i;

/** No two are alike. */
export const different = (names: readonly string[]): void => expect(new Set(names).size).toBe(names.length);

/** A name for each of these, and for nothing else. */
export const full = (names: object, ids: readonly string[]): void =>
  expect(Object.keys(names).sort()).toEqual([...ids].sort());

/** Names from a few lines. */
export const listed = (text: string): string[] => text.trim().split(/\s+/);

/** `rules`: why a touch may mean nothing, and by which rule. */
export function speaksWell<S extends Heard>(spokenIn: Spoken<S>, rules: object, facts: Facts): void {
  const { game, words, catalogues, heard } = spokenIn;
  const { standing, most, toRead = () => [] } = facts;
  const reasons = Object.keys(rules);
  const english = new RegExp(`(?<!\\p{L})(${ENGLISH}|${facts.english})(?!\\p{L})`, 'iu');

  describe('what the rules can say', () => {
    it('is heard in full by the games of this test: every prompt, every verb and every event', () => {
      expect([...heard.prompts].sort()).toEqual([...spokenIn.prompts].sort());
      expect([...heard.verbs].sort()).toEqual([...spokenIn.verbs].sort());
      full(catalogues[MASTER].events, [...heard.events]);
    });

    it('gives every move of one list a label of its own, in every language, unless they do the same', () => {
      expect(heard.twins).toEqual([]);
    });

    it('tells those who wait the same whatever is hidden, in every language', () => {
      expect(heard.leaks).toEqual([]);
    });

    it('tells a position in a few lines', () => {
      const [more, most] = facts.lines ?? [0, Infinity];
      expect(heard.longest).toBeGreaterThan(more);
      expect(heard.longest).toBeLessThanOrEqual(most);
    });
  });

  describe.each(languagesOf(words))('the words in language %s', (language) => {
    const say = words[language];
    const said = heard.said[language];
    const lines = heard.everything(language);
    const all = [...lines, ...standing(language)];
    const ids = [...spokenIn.prompts, ...heard.events, ...reasons].filter((id) => id.includes('-'));

    it('are never empty and never have blanks at an end or two in a row', () => {
      expect(untidy(all)).toEqual([]);
    });

    it('show no ids, codes or missing values', () => {
      expect(matching(all, [...CODES, ...facts.codes])).toEqual([]);
      const shown = [...ids, ...(facts.ids ?? [])];
      expect(all.filter((text) => shown.some((id) => text.includes(id)))).toEqual([]);
    });

    it('name every role, option, value and reason, and no other', () => {
      for (const role of game.roles(game.players[1], {})) expect(say.role(role)).not.toBe('');
      const { options, whyNot } = catalogues[language];
      full(whyNot, reasons);
      full(
        options,
        game.options.map(({ id }) => id),
      );
      for (const { id, values } of game.options) full(options[id]?.values ?? {}, values);
    });

    it('answer every reason why not in a few words', () => {
      const answers = reasons.map((reason) => say.whyNot(reason));
      expect(answers.filter((answer) => answer.split(/\s/).length > 8 || answer.length > 50)).toEqual([]);
      expect(answers.filter((answer) => !/^\p{Lu}/u.test(answer))).toEqual([]);
      different(answers);
    });

    it('refuse codes that do not exist instead of showing them', () => {
      const view = game.view(startOf(game, game.players[1]), 0);
      expect(() => say.role('nobody')).toThrow(RangeError);
      expect(() => say.option('toString')).toThrow(RangeError);
      for (const { id } of game.options) expect(() => say.optionValue(id, 'toString'), id).toThrow(RangeError);
      expect(() => say.whyNot('lunch')).toThrow(RangeError);
      expect(() => say.prompt('lunch', view)).toThrow(RangeError);
      expect(() => say.move('lunch', view)).toThrow(RangeError);
      expect(() => say.outcome({ winners: [0], reason: 'lunch', scores: [1, 0] }, {})).toThrow(RangeError);
    });

    it('keep order line, waiting line and button within their room', () => {
      for (const place of ['order', 'waiting', 'move'] as const)
        expect([...said[place]].filter((text) => text.length > most[place])).toEqual([]);
    });

    it('end lines without a full stop and texts to read with one', () => {
      expect(lines.filter((text) => /[.:;,]$/.test(text))).toEqual([]);
      const read = [...toRead(language), ...game.options.map(({ id }) => say.option(id).meaning)];
      expect(read.filter((text) => !text.endsWith('.'))).toEqual([]);
    });

    it('begin every line as they should', () => {
      expect(lines.filter((text) => !(facts.begins ?? /./).test(text))).toEqual([]);
    });

    it('do not shout', () => {
      const loud = [...all, ...toRead(language)].map((text) => (facts.loud ? text.replace(facts.loud, '') : text));
      expect(loud.filter((text) => text.includes('!'))).toEqual([]);
    });

    it('write a true minus and never a hyphen before a number', () => {
      expect(all.filter((text) => /(^|[^\p{L}\d])-\d/u.test(text))).toEqual([]);
      if (facts.minus) expect(all.some((text) => text.includes(facts.minus as string))).toBe(true);
    });

    it('bind a number to what it counts with a non-breaking space', () => {
      expect(matching(lines, [facts.counted])).toEqual([]);
    });

    it('put quotation marks as the language does', () => {
      const wrong = facts.wrongMarks[language];
      if (wrong) expect(matching([...all, ...toRead(language)], [wrong])).toEqual([]);
    });

    it('contain English words if they are English, and no others do', () => {
      if (language === MASTER) return expect(matching(lines, [english]).length).toBeGreaterThan(lines.length * 0.3);
      const texts = [...all, ...toRead(language)].map((text) =>
        facts.borrowed ? text.replace(facts.borrowed, '') : text,
      );
      expect(matching(texts, [english])).toEqual([]);
    });
  });

  it('no Polish line ends in a word of one letter', () => {
    expect(matching([...heard.everything('pl'), ...(facts.typeset?.('pl') ?? [])], [ORPHAN])).toEqual([]);
  });
}
