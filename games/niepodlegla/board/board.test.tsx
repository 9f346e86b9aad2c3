// @vitest-environment happy-dom

import { begin, fastStream, type Language } from '@sztab/kernel';
import { languagesOf } from '@sztab/kernel/words';
import { drawing, textOf, type Visit, walkThrough, wronglyLegal } from '@sztab/pieces/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { canBeRead, hasHistory, isDrawn, isTold } from '../../testing/board.tsx';
import { TOKENS } from '../content/characters.ts';
import { CHARACTERS } from '../content/dice.ts';
import { CHALLENGES, FINALS, MAIN_FINALS } from '../content/finals.ts';
import { MISSIONS } from '../content/missions.ts';
import { THREATS } from '../content/threats.ts';
import { TOWNS } from '../content/towns.ts';
import { niepodlegla as game } from '../rules/index.ts';
import type { Move, Shape } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { position } from '../testing/position.ts';
import { CARDS } from '../text/cards.ts';
import { words } from '../text/index.ts';
import { signWords } from '../text/sign-words.ts';
import { board } from './index.tsx';
import { Instruments } from './instruments.tsx';
import { NAMES } from './names.ts';
import { noteOn } from './notes.ts';
import { warning } from './warning.ts';

/** In a hurry a few tables, else every ninth. */
const EVERY = process.env.SZTAB_TIER === 'quick' ? 40 : 9;
const CODES = /\b[AZ]-\d\d\b|\bn\d+\b|undefined|NaN|\[object|\p{Ll}\p{Lu}/u;
/** Chosen in the order line: how many challenges, which of two effects, whose obstacle, and what an arbiter says of a plan or an offer. */
const ORDERED = /^(?:\d|ru|cp|ua|commit|reopen|decline)$/;

/** Every state of a random game. The tracks begin high, so that the last round comes. */
const walk = (seed: number, players: number, visit: Visit<Shape>): void => {
  const consent = (['open', 'motion', 'arbiter'] as const)[seed % 3] as string;
  const arrange = (s: State): void => void Object.assign(s, { round: 8, acc: 7, fp: 7 });
  const among = (moves: readonly Move[]): readonly Move[] => {
    const onward = moves.filter((move) => !game.takesBack?.(move));
    return onward.length > 0 ? onward : moves;
  };
  const options = { consent, stakes: 'ask' };
  walkThrough(game, { players, options, seed, chance: fastStream(seed, 5), arrange, among }, visit);
};

const shown = { game, words, board, codes: CODES, signs: signWords.en };
const { propsOf } = drawing({ game, words }, board);
const { Zoom } = board;

describe.each([2, 3, 4])('the board over a whole game of %i', (players) => {
  test('is drawn for every seat and for those who watch, with one button for all that can be touched', () => {
    isDrawn(shown, players, (visit) => walk(players, players, visit), {
      every: EVERY,
      inspect: (html, { choice }) => wronglyLegal(html, choice, ORDERED),
    });
  });
});

test('tells every move, phase, figure and warning in words, and ends in a chart', () => {
  isTold(
    shown,
    3,
    (visit) => walk(8, 3, visit),
    // The primary button is the next step, or the question itself says what to choose.
    () => true,
  );
});

test('NPG-6.2.5 in the last round a warning speaks of defeat, and of no threat cards', () => {
  const { state: s } = begin(game, 2, {}, fastStream(1));
  const now = { ...view(s, 0), morale: 3 };
  expect(warning('reroll', now, 'en')).toContain('threat');
  expect(warning('reroll', { ...now, round: 10 }, 'en')).not.toContain('threat');
});

test('everything can be read large, and every card and person has its history', async () => {
  const { state: s } = begin(game, 2, {}, fastStream(4));
  const cards = [...MISSIONS, ...FINALS, ...CHALLENGES, ...MAIN_FINALS, ...THREATS];
  const people = [...CHARACTERS, ...TOKENS];
  // The notes are loaded after the board.
  await vi.waitFor(() => expect(noteOn({ thing: 'A-01' }, 'en')).not.toBeNull(), 20_000);
  canBeRead(shown, view(s, 0), [...cards, ...people, ...TOWNS]);
  hasHistory(shown, [...cards, ...people]);
});

test('NPG-5.3.4 cards and buttons say Bolsheviks from round 6 on', () => {
  const { state: s } = begin(game, 2, {}, fastStream(4));
  const large = (round: number, language: Language): string =>
    textOf(renderToStaticMarkup(<Zoom thing="A-10" view={{ ...view(s, 0), round }} language={language} />));
  expect([large(5, 'pl'), large(5, 'en')]).toEqual([
    expect.stringContaining('(Rosja)'),
    expect.stringContaining('(Russia)'),
  ]);
  expect([large(6, 'pl'), large(6, 'en')]).toEqual([
    expect.stringContaining('(bolszewicy)'),
    expect.stringContaining('(Bolsheviks)'),
  ]);
  expect([5, 6].map((round) => board.symbolOf('ru', { ...view(s, 0), round }))).toEqual(['crown', 'star']);
});

test('cards out of the game can be looked through', () => {
  const { state: s } = begin(game, 2, {}, fastStream(4));
  const drawn = (language: Language): string => {
    const props = propsOf(s, 0, language, []);
    return textOf(renderToStaticMarkup(<Instruments {...props} />)).replaceAll('\u00a0', ' ');
  };
  expect(drawn('en')).not.toContain('Out of the game');
  s.out.push('A-02', 'A-05');
  s.spentThreats.push('Z-04');
  for (const language of languagesOf(words)) {
    const { names } = CARDS[language];
    for (const id of ['A-02', 'A-05', 'Z-04']) expect(drawn(language)).toContain(names[id]);
  }
  expect(drawn('pl')).toContain('Poza grą: 2 misje, 1 zagrożenie');
  expect(drawn('en')).toContain('Out of the game: 2 missions, 1 threat');
});

test('the pencil goes by the colour that is the role', () => {
  const pencils = ['red', 'blue', 'yellow', 'white', 'black'].map((role) => board.pencil?.(0, role));
  expect(pencils).toEqual(['red', 'blue', 'ochre', 'white', 'black']);
});

test('tokens that lay active to the end are named as unused, each with its owner', () => {
  const seen = view(position({ row: 'A-03', tokens: 'pow@1! sapieha@1 dowbor@0' }), 0);
  const held = [0, 1, 2].map((seat) => board.unused?.(seen, seat, 'en'));
  expect(held).toEqual([[NAMES.en.dowbor], [NAMES.en.sapieha], []]);
});
