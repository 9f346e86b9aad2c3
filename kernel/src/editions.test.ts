import { describe, expect, test } from 'vitest';
import type { Words } from './box.ts';
import { fastStreamFrom } from './dice.ts';
import { byEdition, editionsOf, optionsOf } from './editions.ts';
import type { Game } from './game.ts';
import { Match } from './match.ts';
import { begin, fillOptions } from './play.ts';
import { RecordError, readRecord, writeRecord } from './record.ts';
import { hashText } from './sha256.ts';
import { type HighestCard, highestCard } from './testing/highest-card.ts';
import { CHECKS, kit } from './testing/kit.ts';
import { raisedCard } from './testing/raised-card.ts';
import { randomGame } from './testing/random-game.ts';
import { refusedFor } from './testing/refused.ts';
import { LANGUAGES, type Language } from './words/languages.ts';

const SEED = hashText('editions');
type Cards = Match<HighestCard>;

function playOn(match: Cards, moves = Number.POSITIVE_INFINITY): Cards {
  for (let n = 0; n < moves; n++) {
    const [ask] = match.asks();
    if (!ask) break;
    match.play(ask.seat, ask.moves[0] as string);
  }
  return match;
}

const opened = (game: Game<HighestCard>, edition = game.edition): Cards =>
  new Match(game, { players: 2, seed: SEED, edition });

/** Words that say too little for the kit, which has others to look at them. */
const silent = Object.fromEntries(LANGUAGES.map((language) => [language, {}])) as Record<Language, Words>;

const refused = (act: () => unknown): string => {
  try {
    return refusedFor(act);
  } catch (error) {
    if (error instanceof RecordError) return error.in('en');
    throw error;
  }
};

describe('a game is raised to its second edition, and matches of both lie side by side', () => {
  test('a new match is of the newest; an older edition can be asked for', () => {
    expect(opened(raisedCard).state.edition).toBe(2);
    expect(opened(raisedCard, 1).state.edition).toBe(1);
    expect([opened(raisedCard).header.rules, opened(raisedCard, 1).header.rules]).toEqual([2, 1]);
    expect([editionsOf(highestCard), editionsOf(raisedCard)]).toEqual([[1], [1, 2]]);
  });

  test('a match that runs when the game is raised plays on by the rules it began with, undo too', () => {
    const yesterday = playOn(opened(highestCard), 3);
    const log = yesterday.entries.map(({ role, move }) => ({ seat: role === 'north' ? 0 : 1, move }));
    const today = Match.resume(raisedCard, yesterday.header, log);
    today.undo(0, 2, true);
    playOn(today);
    playOn(yesterday);
    const points = (match: Cards) => match.outcome?.scores.reduce((sum, one) => sum + one, 0);
    expect(today.outcome).toEqual(yesterday.outcome);
    expect([points(today), points(playOn(opened(raisedCard)))]).toEqual([3, 6]);
  });

  test('the records of both replay, to the letter, with their own options', () => {
    const before = writeRecord(playOn(opened(highestCard)).record());
    const after = writeRecord(playOn(opened(raisedCard)).record());
    for (const text of [before, after, writeRecord(playOn(opened(raisedCard, 1)).record())]) {
      const { record, lines } = readRecord(text);
      expect(writeRecord(Match.replay(raisedCard, record, lines).record())).toBe(text);
    }
    // What an older program wrote is what the newer one writes for that edition.
    expect(writeRecord(playOn(opened(raisedCard, 1)).record())).toBe(before);
    expect(after).toContain('rules 2\noption lowest off\noption ties first\noption pace quick\nseat north');
    expect(before).toContain('rules 1\noption lowest off\nseat north');
    const mixed = readRecord(before.replace('rules 1', 'rules 2'));
    expect(refused(() => Match.replay(raisedCard, mixed.record, mixed.lines))).toBe('the option ties is missing');
  });

  test('an edition newer than the program is refused in a clear sentence, in both languages', () => {
    const { record, lines } = readRecord(writeRecord(playOn(opened(raisedCard)).record()));
    expect(refused(() => Match.replay(highestCard, record, lines))).toBe(
      'edition 2 of the rules is not known here; the newest one known here is 1',
    );
    try {
      Match.replay(highestCard, record, lines);
    } catch (error) {
      expect((error as RecordError).in('pl')).toBe('edycja zasad 2 nie jest tu znana; najnowsza, jaką tu znamy, to 1');
    }
    expect(refused(() => Match.resume(highestCard, record.header, []))).toBe('unknown-edition');
    for (const edition of [0, 3, 1.5, Number.NaN]) {
      expect(refused(() => begin(raisedCard, 2, {}, fastStreamFrom('x'), edition))).toBe('unknown-edition');
      expect(refused(() => new Match(raisedCard, { players: 2, seed: SEED, edition }))).toBe('unknown-edition');
    }
  });

  test('the kit plays both, and finds an imagined state of another edition', () => {
    const tests = kit({ game: raisedCard, words: silent }, 1);
    expect(tests.map(({ name }) => name)).toContain('edition 1');
    const forgetful: Game = {
      ...raisedCard,
      imagine: (view, dice) => ({ ...raisedCard.imagine(view as never, dice), edition: 2 }),
    };
    const setting = { players: 2, options: {}, edition: 1 };
    expect(() => randomGame(forgetful, setting, 'x', CHECKS)).toThrow('imagined edition 2');
    const lost: Game = { ...raisedCard, setup: (n, options, dice) => raisedCard.setup(n, options, dice, 2) };
    expect(() => randomGame(lost, setting, 'x', CHECKS)).toThrow('the state has forgotten its edition');
  });
});

describe('options', () => {
  const game: Pick<Game, 'id' | 'options' | 'edition'> = {
    id: 'some',
    edition: 3,
    options: [
      { id: 'old', values: ['new', 'a', 'b'], concerns: 'rules', valuesSince: { new: 3 } },
      { id: 'late', values: ['off', 'on'], concerns: 'rules', since: 2 },
    ],
  };
  test('may come with an edition, and so may their values; the rest stays', () => {
    expect([1, 2, 3].map((edition) => fillOptions(game, {}, edition))).toEqual([
      { old: 'a' },
      { old: 'a', late: 'off' },
      { old: 'new', late: 'off' },
    ]);
    expect(optionsOf(game, 2)[0]?.values).toEqual(['a', 'b']);
    expect(refused(() => fillOptions(game, { late: 'on' }, 1))).toBe('bad-options');
    expect(refused(() => fillOptions(game, { old: 'new' }, 2))).toBe('bad-options');
  });

  test('that fit no edition are found by the kit', () => {
    const bad = (option: object): Game => ({
      ...raisedCard,
      options: [{ id: 'a', values: ['x', 'y'], concerns: 'rules', ...option }],
    });
    const tried = (option: object) => () => kit({ game: bad(option), words: silent }, 1);
    expect(tried({ since: 3 })).toThrow('comes with an edition that highest-card does not have');
    expect(tried({ valuesSince: { x: 0 } })).toThrow('comes with an edition');
    expect(tried({ valuesSince: { z: 2 } })).toThrow('option a has no value z');
    expect(tried({ valuesSince: { x: 2, y: 2 } })).toThrow('option a has no value in edition 1');
  });
});

test('what differs by edition counts from the edition it came with', () => {
  const worth = byEdition({ 1: 'nine', 3: 'eight' });
  expect([1, 2, 3, 4].map(worth)).toEqual(['nine', 'nine', 'eight', 'eight']);
});
