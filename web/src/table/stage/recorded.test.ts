/** Recorded games told by the real director on a clock of the test: caps hold, everything ends, and skipping changes nothing of the end. */
import { readdirSync, readFileSync } from 'node:fs';
import { Course, Match, readRecord, type Shape } from '@sztab/kernel';
import type { GameOnTable } from '@sztab/pieces';
import { describe, expect, test } from 'vitest';
import { board } from '../../../../games/general-orders/board/index.tsx';
import { box } from '../../../../games/general-orders/index.ts';
import type { TableHandle } from '../house.ts';
import { staged } from '../testing/staged.ts';

const RECORDS = new URL('../../../../games/general-orders/records/', import.meta.url);
const recorded = readdirSync(RECORDS, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.sztab'));

/** How long a move may keep the next choice waiting, by what happens in it. */
function longest(heard: readonly { readonly is: string }[], speed: 'calm' | 'brisk'): number {
  const [round, fate, other] = speed === 'calm' ? [12_000, 5_200, 8_000] : [6_000, 2_600, 4_000];
  if (heard.some(({ is }) => is === 'round-began' || is === 'opened')) return round;
  return heard.some(({ is }) => is === 'combat-ended' || is === 'fire-ended') ? fate : other;
}

/** A table that makes the moves of a record, one whenever it is told to. */
function tableOf(name: string) {
  const { record, lines } = readRecord(readFileSync(new URL(name, RECORDS), 'utf8'));
  const match = Match.replay(box.game as never, record, lines);
  const course = new Course<Shape>(box.game as never, match.header, match.moves);
  const listeners = new Set<() => void>();
  let moves = 0;
  const table = {
    game: { box, board } as unknown as GameOnTable,
    header: match.header,
    state: () => ({ moves }),
    sight: (viewer, after = moves) => course.sight(viewer, after),
    heard: (viewer, after = moves) => course.heard(viewer, after),
    movers: () => match.moves.slice(0, moves).map(({ seat }) => seat),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as Pick<TableHandle, 'game' | 'header' | 'sight' | 'heard' | 'movers' | 'subscribe'> & {
    state(): { moves: number };
  };
  return {
    table: table as unknown as TableHandle,
    length: match.moves.length,
    step: () => {
      moves++;
      for (const listener of listeners) listener();
    },
  };
}

const TICK = 50;

describe.each(['calm', 'brisk'] as const)('General Orders, %s', (speed) => {
  test.each(recorded)('%s', (name) => {
    const { table, length, step } = tableOf(name);
    const { clock, stage, close } = staged(table, 0, { speed: () => speed });
    for (let move = 1; move <= length; move++) {
      step();
      const events = table.heard(0).filter(({ at }) => at === move);
      const cap = longest(
        events.map(({ event }) => event as { is: string }),
        speed,
      );
      let waited = 0;
      for (; stage.shown().picture && waited <= cap; waited += TICK) clock.go(TICK);
      expect(waited, `move ${move}`).toBeLessThanOrEqual(cap + TICK);
      // What is held after the last beat holds up nobody; then nothing is left to come.
      stage.finish();
      expect(stage.shown().picture).toBeNull();
      expect(clock.waits).toBe(false);
    }
    close();
  });
});

test('wherever it is skipped, everything is said, and the same stands there in the end', () => {
  const told = (skipAfter: number) => {
    const { table, length, step } = tableOf('edition-2/mountains-greedy-1.sztab');
    const { clock, stage, close } = staged(table, 0, {});
    const said: string[] = [];
    stage.subscribe(() => said.push(...stage.shown().said.map(({ text }) => text)));
    const ends: unknown[] = [];
    for (let move = 1; move <= Math.min(length, 60); move++) {
      step();
      clock.go(skipAfter);
      stage.skipAct();
      stage.finish();
      ends.push([stage.shown().last, stage.shown().dispatch]);
    }
    close();
    return { said, ends };
  };
  const whole = told(20_000);
  expect(whole.said.length).toBeGreaterThan(25);
  for (const skipAfter of [0, 300, 900, 1900, 3100]) expect(told(skipAfter)).toEqual(whole);
});
