/** What the table tells of a game is true and complete, and each sentence stands once in a place. */
import { fastStream, heardBy, type Language } from '@sztab/kernel';
import type { Scene } from '@sztab/pieces';
import { walkThrough } from '@sztab/pieces/testing';
import { expect, test } from 'vitest';
import type { Event } from '../rules/events.ts';
import { niepodlegla as game } from '../rules/index.ts';
import type { Move, Shape } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { begun, FINAL, type Position, playTo, position } from '../testing/position.ts';
import { boardWords } from '../text/board.ts';
import { goalWords } from '../text/goal.ts';
import { words } from '../text/index.ts';
import { storyWords } from '../text/story.ts';
import { staging } from './beats.ts';
import { log } from './log-lines.ts';
import { shortName } from './names.ts';

const BOTH = ['en', 'pl'] as const satisfies readonly Language[];

/** One event in a move, and the move as the first seat sees it. */
interface Told {
  readonly event: Event;
  readonly scene: Scene<Shape>;
}

/** All that the first seat hears in a random game of these rounds. */
function gameOf(players: number, seed: number, language: Language, round: number, tracks: number): Told[] {
  const all: Told[] = [];
  let before: Shape['view'] | null = null;
  const among = (moves: readonly Move[]): readonly Move[] => {
    const onward = moves.filter((move) => !game.takesBack?.(move));
    return onward.length > 0 ? onward : moves;
  };
  const arrange = (s: State): void => void Object.assign(s, { round, acc: tracks, fp: tracks });
  const options = { consent: 'motion', stakes: 'ask' };
  walkThrough(game, { players, options, seed, chance: fastStream(seed, 9), arrange, among }, (s, told) => {
    const after = structuredClone(game.view(s, 0));
    const heard = heardBy(told, 0);
    const scene = { before: before ?? after, after, seat: 0, heard, words: words[language], language };
    all.push(...heard.map((event) => ({ event, scene })));
    before = after;
  });
  return all;
}

/** The beats of one event after a line of play, for the first seat. */
function beatsAfter(p: Position, move: `${number} ${string}`, is: Event['is'], language: Language = 'en') {
  const s = position({ players: 2, ...p });
  const before = structuredClone(game.view(s, 0));
  const heard = heardBy(playTo(s, move), 0);
  const scene = { before, after: game.view(s, 0), seat: 0, heard, words: words[language], language };
  return heard.filter((event) => event.is === is).map((event) => staging.beatsOf(event, scene));
}

const roundOf = (event: Event): number | null => (event.is === 'opened' ? 1 : event.is === 'time' ? event.round : null);
const saidOf = (beats: ReturnType<typeof staging.beatsOf>): string =>
  (beats.find(({ kind, words: said }) => kind === 'verdict' && said) ?? beats.find(({ words: said }) => said))?.words ??
  '';

test.each(BOTH)(
  'a round of the log is headed by its number of nine and its year, or by the day itself (%s)',
  (language) => {
    const DAY = { en: '11 November 1918', pl: '11 listopada 1918' }[language];
    const all = [...gameOf(2, 2, language, 1, 0), ...gameOf(3, 3, language, 7, 7)];
    const heads = all.filter(({ event }) => log.beginsRound?.(event, null));
    expect(heads.length).toBeGreaterThan(9);
    for (const { event, scene } of heads) {
      const round = roundOf(event);
      const head = saidOf(staging.beatsOf(event, scene));
      if (round === null) expect(head).toContain(DAY);
      else expect(head).toBe(`${boardWords[language].round(round)}, ${boardWords[language].years[round - 1]}`);
    }
    // Each of them once: also the first, and none that only passes in the middle of a round.
    const rounds = gameOf(2, 2, language, 1, 0).flatMap(({ event }) =>
      log.beginsRound?.(event, null) ? (roundOf(event) ?? []) : [],
    );
    expect(rounds[0]).toBe(1);
    expect(new Set(rounds).size).toBe(rounds.length);
  },
);

test.each(BOTH)('a round is one of nine in every place that counts them (%s)', (language) => {
  for (let round = 1; round <= 9; round++) {
    const said = boardWords[language].round(round);
    expect(said).toMatch(new RegExp(`${round} (?:of|z) 9$`));
    expect(storyWords[language].round(round, '1914')).toBe(`${said}, 1914`);
    expect(goalWords[language].now(0, 0, round)).toContain(`${said} · `);
  }
});

test.each(BOTH)(
  'NPG-4.2.3 after a reroll it is said what it covered, what it uncovered, or that it did neither (%s)',
  (language) => {
    const said = (held: string, card: string, dice: readonly number[], by: 0 | 1 = 0, more: Position = {}): string => {
      const s: Position = {
        at: 'roll',
        row: `${card} A-05`,
        morale: 8,
        held: by ? ['n9:P', held] : [held],
        dice,
        ...more,
      };
      const [beats = []] = beatsAfter(s, `${by} selectDie(n2) reroll`, 'rerolled', language);
      return saidOf(beats);
    };
    const { black: blackDie, covered } = storyWords[language];
    const card = [shortName('A-03', language)];
    const black = blackDie(0);
    // A fight to the people that lie there: A-03 is covered.
    expect(said('n1:P n2:M', 'A-03@0', [4, 1])).toBe(`${covered('you', card, [])}. ${black}`);
    expect(said('n1:P n2:M', 'A-03@1', [4, 1], 1)).toBe(`${covered('blue', card, [])}. ${black}`);
    // The fight goes, and with it what it covered.
    expect(said('n1:P n2:F', 'A-03@0', [3, 1])).toBe(`${covered('you', [], card)}. ${black}`);
    expect(said('n1:P n2:M', 'A-03@0', [3, 1])).toBe(`${covered('you', [], [])}. ${black}`);
  },
);

test('a reroll with which the struggle ends is told by its own dice, not by what lies there afterwards', () => {
  const held = ['n1:P n2:F'];
  const [beats = []] = beatsAfter(
    { at: 'roll', row: 'A-03@0 A-05', morale: 1, held, dice: [6, 5] },
    '0 selectDie(n2) reroll',
    'rerolled',
  );
  expect(saidOf(beats)).toMatch(/^You cover nothing more\. /);
});

test('NPG-6.5.4 in the last round a reroll tells how many symbols the team still lacks', () => {
  const held = ['n1:P n2:P', 'n5:P', 'n9:P'];
  const [beats = []] = beatsAfter({ ...FINAL, players: 3, held, dice: [3, 1] }, '0 selectDie(n2) reroll', 'rerolled');
  expect(saidOf(beats)).toMatch(/^\d+\ssymbols missing\. Black die: nothing lost$/);
});

test.each(BOTH)(
  'NPG-5.1.1 a step that a track cannot take is told as such, in the log and in the summary (%s)',
  (language) => {
    const { stands } = storyWords[language];
    for (const [p, track, at] of [
      [{ at: 'negative', towns: '', row: 'A-22', fp: 0 }, 'fp', 0],
      [{ at: 'positive', towns: '', row: 'A-07@0+', acc: 10 }, 'acc', 10],
    ] as const) {
      const { state, told } = begun({ players: 2, ...p });
      const heard = heardBy(told, 0);
      const view = game.view(state, 0);
      const scene = { before: view, after: view, seat: 0, heard, words: words[language], language };
      const event = heard.find(({ is }) => is === 'track-stands') as Event;
      const [beat] = staging.beatsOf(event, scene);
      expect(beat).toMatchObject({
        rank: 2,
        dispatch: true,
        words: stands(track, at),
        row: { text: stands(track, at) },
      });
    }
    expect(stands('fp', 0)).toMatch(/−1: (?:already|już) 0$/);
    expect(stands('acc', 10)).toMatch(/\+1: (?:already|już) 10$/);
  },
);

test.each(BOTH)(
  'no sentence stands twice among the rows of an event, nor in its caption and its verdict and a row (%s)',
  (language) => {
    const all = [...gameOf(2, 2, language, 6, 6), ...gameOf(3, 3, language, 8, 7)];
    const twice = new Set<string>();
    for (const { event, scene } of all) {
      const beats = staging.beatsOf(event, scene);
      const lines = beats.flatMap(({ row }) => (row ? [row.text, row.detail ?? ''] : [])).filter(Boolean);
      const plain = lines.map((line) => line.toLocaleLowerCase(language));
      if (new Set(plain).size < plain.length) twice.add(`${event.is}: ${lines.join(' / ')}`);
      // The strip over the board shows a card's row, and so does the briefing: its words stand in the order line besides.
      if (beats.some(({ kind, row, words: said }) => kind === 'card' && row?.text === said))
        twice.add(`${event.is}: card`);
    }
    expect([...twice]).toEqual([]);
  },
);
