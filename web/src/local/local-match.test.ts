import { below, canonical, fastStreamFrom, Refusal, writeRecord } from '@sztab/kernel';
import { expect, test } from 'vitest';
import { box } from '../../../games/operation-most-iii/index.ts';
import type { Sitter } from '../tables/handle.ts';
import { LocalMatch } from './local-match.ts';
import { headerOf } from './testing/header.ts';

const sitters: readonly Sitter[] = [
  { is: 'you', name: 'Jola' },
  { is: 'bot', level: 'officer' },
];
const header = headerOf(box.game, 'course');
const VIEWERS = [0, 1, 'public'] as const;

/** Plays on by chance, now and then taking something back, and keeps what everybody saw and heard after each move. */
function played() {
  const local = new LocalMatch(box, header, []);
  const chance = fastStreamFrom('course test');
  const seen: string[] = [];
  const snapshot = (): string => canonical(VIEWERS.map((v) => [local.sight(v), local.heard(v)]));
  seen[0] = snapshot();
  while (!local.match.outcome) {
    const { moves } = local.match;
    if (moves.length > 3 && below(chance, 9) === 0) local.enter({ role: 'PL', move: `undo(${1 + below(chance, 3)})` });
    else {
      const asks = local.match.asks();
      const ask = asks[below(chance, asks.length)] as (typeof asks)[number];
      const move = ask.moves[below(chance, ask.moves.length)] as string;
      local.enter({ role: header.seats[ask.seat]?.role as string, move });
    }
    const now = local.match.moves.length;
    seen.length = now;
    seen[now] = snapshot();
  }
  return { local, seen };
}
const { local, seen } = played();
const atMove = (after: number): string => canonical(VIEWERS.map((v) => [local.sight(v, after), local.heard(v, after)]));

test('every moment can be looked back at as it was, in any order', () => {
  const count = local.match.moves.length;
  expect(count).toBeGreaterThan(60);
  expect(local.match.entries.length).toBeGreaterThan(count);
  for (let after = 0; after <= count; after++) expect(atMove(after) === seen[after], `move ${after}`).toBe(true);
  for (let after = count; after >= 0; after -= 7) expect(atMove(after) === seen[after], `back at ${after}`).toBe(true);
});

test('a moment that never was is an error', () => {
  expect(() => local.sight(0, local.match.moves.length + 1)).toThrow(RangeError);
  expect(() => local.sight(0, -1)).toThrow(RangeError);
});

test('a course read from its log is the same course', () => {
  const again = new LocalMatch(box, header, local.match.entries);
  expect(writeRecord(again.match.record())).toBe(writeRecord(local.match.record()));
  expect(canonical(again.heard('public'))).toBe(canonical(local.heard('public')));
});

test('asked twice, it answers with the same object until something happens', () => {
  const fresh = new LocalMatch(box, header, local.match.entries.slice(0, 5));
  const before = fresh.sight(0);
  expect(fresh.sight(0)).toBe(before);
  fresh.enter(local.match.entries[5] as (typeof local.match.entries)[number]);
  expect(fresh.sight(0)).not.toBe(before);
});

test('what is foreseen is what is said afterwards, and foreseeing changes nothing', () => {
  const fresh = new LocalMatch(box, header, []);
  for (const entry of local.match.entries) {
    const before = writeRecord(fresh.match.record());
    const seat = header.seats.findIndex(({ role }) => role === entry.role);
    const { summary, foreseen } = fresh.foresee(seat, entry.move, sitters);
    expect(writeRecord(fresh.match.record()) === before).toBe(true);
    fresh.enter(entry, foreseen);
    expect(summary.seq).toBe(fresh.match.seq);
    const asked = fresh.match.asks().map((ask) => ask.seat);
    expect(summary.waitsFor).toBe(fresh.match.outcome ? null : asked.includes(0) ? 'you' : 'bot');
    expect(summary.line.pl?.length).toBeGreaterThan(5);
    expect(summary.line.en?.length).toBeGreaterThan(5);
  }
});

test('what the rules refuse is refused before anything is stored', () => {
  const fresh = new LocalMatch(box, header, []);
  expect(() => fresh.foresee(0, 'deploy(XX)', sitters)).toThrow(Refusal);
  expect(fresh.match.seq).toBe(0);
});

test('with two people at one screen, the line on home tells nobody’s secrets', () => {
  const both: readonly Sitter[] = [
    { is: 'you', name: 'Jola' },
    { is: 'friend', name: 'Borys' },
  ];
  const fresh = new LocalMatch(box, header, []);
  const { prompt } = fresh.sight('public').asked[0] as { prompt: string };
  const line = fresh.foresee(0, fresh.sight(0).moves[0] as string, both).summary.line.pl;
  const view = new LocalMatch(box, header, [{ role: 'PL', move: fresh.sight(0).moves[0] as string }]).sight(
    'public',
  ).view;
  expect(line).toBe(box.words.pl.prompt(prompt, view as never).theirs);
});
