/** A round of Niepodległa as it is told: one beat an effect, also for whoever settled last, and beat by beat on demand. */
import { readFileSync } from 'node:fs';
import { Course, Match, readRecord, type Shape } from '@sztab/kernel';
import type { GameOnTable } from '@sztab/pieces';
import { expect, test } from 'vitest';
import { board } from '../../../../games/niepodlegla/board/index.tsx';
import { box } from '../../../../games/niepodlegla/index.ts';
import type { TableHandle } from '../house.ts';
import { staged } from '../testing/staged.ts';

const RECORD = new URL('../../../../games/niepodlegla/records/edition-2/three-greedy.sztab', import.meta.url);
const { record, lines } = readRecord(readFileSync(RECORD, 'utf8'));
const match = Match.replay(box.game as never, record, lines);
const course = new Course<Shape>(box.game as never, match.header, match.moves);
const eventsOf = (move: number): { is: string }[] =>
  course.heard('public', match.moves.length).flatMap(({ at, event }) => (at === move ? [event as { is: string }] : []));

/** The first settlement that does harm and brings something, and whoever made it. */
const settled = match.moves.findIndex((_, i) => {
  const kinds = eventsOf(i + 1).map(({ is }) => is);
  return kinds.includes('settled') && kinds.filter((is) => is === 'harm').length >= 2;
});
const move = settled + 1;
const viewer = match.moves[settled]?.seat ?? 0;

function stageAt() {
  const listeners = new Set<() => void>();
  let moves = move - 1;
  const table = {
    game: { box, board } as unknown as GameOnTable,
    header: match.header,
    state: () => ({ moves }),
    sight: (whose: number, after = moves) => course.sight(whose, after),
    heard: (whose: number, after = moves) => course.heard(whose, after),
    movers: () => match.moves.slice(0, moves).map(({ seat }) => seat),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as TableHandle;
  const { clock, stage, close } = staged(table, viewer, { opens: false });
  const settle = (): void => {
    moves = move;
    for (const listener of listeners) listener();
  };
  return { clock, stage, close, settle };
}

const effects = eventsOf(move).filter(({ is }) => is === 'harm' || is === 'success').length;

test('every effect of a settlement has its time, for whoever settled, too', () => {
  const { clock, stage, close, settle } = stageAt();
  const shown = new Map<string, number>();
  settle();
  for (let waited = 0; stage.shown().now && waited < 13_000; waited += 20) {
    const words = stage.shown().now?.words ?? '';
    shown.set(words, (shown.get(words) ?? 0) + 20);
    clock.go(20);
  }
  const told = [...shown].filter(([words]) => /^(Nobody took it up|Failed|Carried out):/.test(words));
  expect(effects).toBeGreaterThanOrEqual(2);
  expect(told).toHaveLength(effects);
  for (const [words, ms] of told) expect(ms, words).toBeGreaterThanOrEqual(400);
  close();
});

test('a round can be gone through beat by beat, and nothing of it can be answered', () => {
  const { clock, stage, close, settle } = stageAt();
  settle();
  stage.finish();
  expect(stage.shown()).toMatchObject({ recap: true, picture: null });
  stage.stepThrough();
  const words: (string | null)[] = [];
  for (let n = 0; stage.shown().now && n < 60; n++) {
    const { now, again, picture } = stage.shown();
    expect(again).toBe(true);
    expect(picture).not.toBeNull();
    expect(now?.waits).toBe(true);
    words.push(now?.words ?? null);
    // However long somebody looks at it.
    clock.go(60_000);
    expect(stage.shown().now?.words).toBe(now?.words);
    stage.skipAct();
  }
  expect(words.filter((text) => /^(Nobody took it up|Failed|Carried out):/.test(text ?? ''))).toHaveLength(effects);
  expect(stage.shown()).toMatchObject({ picture: null, again: false });
  close();
});
