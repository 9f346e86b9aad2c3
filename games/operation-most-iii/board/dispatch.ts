/** What the other side did, one line an action: a fight from its declaration to its end, whoever stepped in. */
import type { Beat, DispatchLine, Scene } from '@sztab/pieces';
import type { Event } from '../rules/events.ts';
import type { Shape } from '../rules/moves.ts';
import { logLine } from './log-lines.ts';

type BeatsOf = (event: Event, scene: Scene<Shape>) => readonly Beat[];

/** These begin a fight; its line waits for the end. */
const BEGINS: ReadonlySet<Event['is']> = new Set(['attack-declared', 'search-declared', 'steal-declared']);
const ENDS: ReadonlySet<Event['is']> = new Set(['attack-ended', 'search-ended', 'steal-ended']);
/** What is said of it in between is in its figures. */
const WITHIN: ReadonlySet<Event['is']> = new Set(['escorted', 'ambushed', 'die-changed']);
/** What becomes of a Unit that was hit is the last word. */
const AFTER: ReadonlySet<Event['is']> = new Set(['removed', 'nursed']);

export const linesBy =
  (beatsOf: BeatsOf) =>
  (turn: readonly Scene<Shape>[]): readonly DispatchLine[] => {
    const lines: DispatchLine[] = [];
    let fight: DispatchLine | null = null;
    for (const scene of turn)
      for (const event of scene.heard) {
        const beat = beatsOf(event, scene).find(({ dispatch, words }) => dispatch && words);
        if (!beat?.words || WITHIN.has(event.is)) continue;
        const { words: text, rank, against = [] } = beat;
        // Who acts, or is helped, is marked on the sheet with the number of the line.
        const helped = 'unit' in event && event.unit ? [event.unit] : null;
        const line: DispatchLine = { text, rank, against, things: helped ?? logLine(event).things.slice(0, 1) };
        if (BEGINS.has(event.is)) fight = line;
        else if (ENDS.has(event.is) && fight) {
          lines.push({ ...fight, rank, against, text: `${fight.text}. ${text}` });
        } else if (AFTER.has(event.is) && fight) {
          lines.splice(-1, 1, { ...fight, rank, against, text: `${fight.text}. ${text}` });
          fight = null;
        } else {
          lines.push(line);
          fight = null;
        }
      }
    // Who is asked in the middle of a fight hears what it began with.
    const asked = fight && !lines.some(({ text }) => text.startsWith(`${fight?.text}. `)) ? [fight] : [];
    return [...lines, ...asked];
  };
