import fs from 'node:fs';
import {
  below,
  fastStreamFrom,
  hashText,
  Match,
  practiceTag,
  readRecord,
  stepsBack,
  undoableMoves,
  whyNoUndo,
} from '@sztab/kernel';
import { gameIds, takeGame } from '@sztab/shelf';
import { expect, test } from 'vitest';
import { board } from '../../../games/operation-most-iii/board/index.tsx';
import { box } from '../../../games/operation-most-iii/index.ts';
import type { Sitter } from '../tables/handle.ts';
import { LocalMatch } from './local-match.ts';
import { screenOf } from './local-table.ts';
import { Unasked } from './unasked.ts';

const MOVES = 120;
const GAMES_EACH = 2;

const you: Sitter = { is: 'you', name: 'Jola' };
const tables: readonly (readonly [string, (seat: number) => Sitter])[] = [
  ['alone with bots', (seat) => (seat === 0 ? you : { is: 'bot', level: 'random' })],
  ['around one screen', (seat) => (seat === 0 ? you : { is: 'friend', name: 'Borys' })],
];

test.each(gameIds())('%s: whatever is taken back, no die falls twice and nothing is uncovered twice', async (id) => {
  const { game } = await takeGame(id);
  let [made, takenBack, heldBack] = [0, 0, 0];
  for (const [where, sitterAt] of tables) {
    for (let n = 0; n < GAMES_EACH; n++) {
      const luck = fastStreamFrom(`${id} ${where} ${n}`);
      const players = game.players[0] + below(luck, game.players[1] - game.players[0] + 1);
      const match = new Match(game, { players, seed: hashText(`${id} ${n}`) });
      const { header } = match;
      const sitters = header.seats.map((_, seat) => sitterAt(seat));
      const screen = screenOf({ header, sitters, stops: true });
      const free = screenOf({ header: { ...header, tags: practiceTag }, sitters, stops: true });
      /** What chance has brought so far: words of the stream that are spent, and what came to light. */
      const chance = () => JSON.stringify([match.state.dice, match.state.barriers]);
      for (let i = 0; i < MOVES && !match.outcome; i++) {
        made++;
        const most = undoableMoves(match, screen);
        if (most < undoableMoves(match, free)) heldBack++;
        expect(whyNoUndo(match, screen) === null, where).toBe(most > 0);
        if (most > 0 && below(luck, 4) === 0) {
          const before = chance();
          match.undo(0, stepsBack(match, screen, 1 + below(luck, 3)), true);
          expect(chance(), `${where}, after ${match.seq} entries`).toBe(before);
          takenBack++;
        } else {
          const asked = match.asks();
          const { seat, moves } = asked[below(luck, asked.length)] as (typeof asked)[number];
          // Forward, or a plan would never be finished.
          const onward = moves.filter((move) => !game.takesBack?.(move));
          const among = onward.length > 0 ? onward : moves;
          match.play(seat, among[below(luck, among.length)] as string);
        }
      }
    }
  }
  expect(takenBack).toBeGreaterThan(0);
  // A small game may bring nothing to light before its last move.
  expect(heldBack).toBeGreaterThanOrEqual(Math.min(1, Math.floor(made / 100)));
});

test('a resignation stands, also where the others play on', async () => {
  const { game } = await takeGame('first-to-fight');
  const match = new Match(game, { players: 3, seed: hashText('resigned') });
  match.resign(0);
  expect(match.outcome).toBeNull();
  const screen = screenOf({ header: match.header, sitters: match.header.seats.map(() => you), stops: true });
  expect(whyNoUndo(match, screen)).toEqual({ why: 'stands', by: 0 });
});

test('a table that was begun before undo stopped keeps its freedom; so does one that was opened for practice', () => {
  const row = { header: { tags: {} } as Match['header'], sitters: [you] };
  expect(screenOf(row).free).toBe(true);
  expect(screenOf({ ...row, stops: true }).free).toBe(false);
  expect(screenOf({ header: { ...row.header, tags: practiceTag }, sitters: [you], stops: true }).free).toBe(true);
});

test('after War Luck nothing is taken back: the pass that the page made for the one who leads was no decision', () => {
  const file = new URL('../../../games/operation-most-iii/records/edition-2/greedy-2.sztab', import.meta.url);
  const { header, entries } = readRecord(fs.readFileSync(file, 'utf8')).record;
  // Luck, and both let it stand: the one who played it because the page did so.
  const course = entries.map(({ role, move }) => `${role} ${move.split('(')[0]}`).join(', ');
  const before = course.split('PL warLuck, DE passReaction, PL passReaction, PL move')[0] as string;
  const luck = before.split(', ').length - 1;
  expect(entries[luck]).toMatchObject({ role: 'PL', move: expect.stringMatching(/^warLuck/) });
  const sitters: readonly Sitter[] = [you, { is: 'bot', level: 'officer' }];
  const after = (moves: number) => {
    const local = new LocalMatch(box, header, entries.slice(0, moves));
    const plain = screenOf({ header, sitters, stops: true });
    const unasked = new Unasked(board, moves);
    return {
      line: local.match,
      plain,
      unasked,
      screen: { ...plain, unasked: (at: number) => unasked.at(at, local) },
    };
  };
  const { line, plain, unasked, screen } = after(luck + 3);
  expect(undoableMoves(line, plain)).toBe(1);
  expect(undoableMoves(line, screen)).toBe(0);
  expect(whyNoUndo(line, screen)).toEqual({ why: 'uncovered', by: 0 });
  // At a practice table it is War Luck itself that is taken back, with all that followed.
  expect(stepsBack(line, { ...screen, free: true }, 1)).toBe(3);
  // Whoever wants to be asked decides there, and this page knows it; what it let go by itself it knows, too.
  unasked.note(luck + 2, 'passReaction', false);
  expect(undoableMoves(line, screen)).toBe(1);
  unasked.note(luck + 2, 'passReaction', true);
  expect(undoableMoves(line, screen)).toBe(0);
  // What was chosen can be taken back as ever: the move after it.
  expect(entries[luck + 3]?.move).toMatch(/^move/);
  const next = after(luck + 4);
  expect(stepsBack(next.line, next.screen, 1)).toBe(1);
});
