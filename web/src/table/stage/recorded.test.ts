/** Recorded games told by the real director on a clock of the test: caps hold, everything ends, and skipping changes nothing of the end. */
import { readdirSync, readFileSync } from 'node:fs';
import type { GameOnTable } from '@sztab/pieces';
import { describe, expect, test } from 'vitest';
import { board } from '../../../../games/general-orders/board/index.tsx';
import { box } from '../../../../games/general-orders/index.ts';
import { recordedTable } from '../testing/recorded.ts';
import { staged } from '../testing/staged.ts';

const RECORDS = new URL('../../../../games/general-orders/records/', import.meta.url);
const recorded = readdirSync(RECORDS, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.sztab'));

/** How long a move may keep the next choice waiting, by what happens in it. */
function longest(heard: readonly { readonly is: string }[], speed: 'calm' | 'brisk'): number {
  const [round, fate, other] = speed === 'calm' ? [12_000, 5_200, 8_000] : [6_000, 2_600, 4_000];
  if (heard.some(({ is }) => is === 'round-began' || is === 'opened')) return round;
  return heard.some(({ is }) => is === 'combat-ended' || is === 'fire-ended') ? fate : other;
}

const tableOf = (name: string) =>
  recordedTable({ box, board } as unknown as GameOnTable, readFileSync(new URL(name, RECORDS), 'utf8'));

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
