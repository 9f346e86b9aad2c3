/** A stage with a clock that a test turns, and nobody who would have to press a key. */
import type { Viewer } from '@sztab/kernel';
import type { TableHandle } from '../house.ts';
import { type Manner, Stage } from '../stage/stage.ts';
import { VirtualClock } from './virtual-clock.ts';

export function staged(table: TableHandle, viewer: Viewer, manner: Partial<Manner>) {
  const clock = new VirtualClock();
  const stage = new Stage(table, viewer, {
    clock,
    speed: () => 'calm',
    waits: () => false,
    opens: true,
    still: () => false,
    time: () => 0,
    language: () => 'en',
    sound: () => {},
    ...manner,
  });
  return { clock, stage, close: stage.open() };
}
