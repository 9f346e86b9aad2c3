import { expect, test } from 'vitest';
import type { Event } from '../rules/events.ts';
import { history } from '../text/index.ts';
import { noteOn } from './notes.ts';

/** The notes that the log shows with these events, as it asks for them: each once. */
function shownWith(events: readonly Event[]): string[] {
  const shown = new Set<string>();
  for (const event of events) {
    const note = noteOn({ event }, 'en', shown);
    if (note) shown.add(note.text);
  }
  return [...shown].map((text) => history.find(({ en }) => en.endsWith(text))?.id ?? text);
}
const round = (n: number): Event => ({ is: 'round-began', round: n, initiative: 'blue' });

test.each(['alpine', 'island'] as const)('%s: every round begins with a note of its own board and time', (mode) => {
  const opened: Event = { is: 'opened', mode, initiative: 'blue', bonus: {} };
  const ids = shownWith([opened, round(1), round(2), round(3), round(4)]);
  expect(ids).toHaveLength(5);
  for (const id of ids) expect(history.find((note) => note.id === id)?.mode).toBe(mode);
});

test('what a round has told is not told again when the place is taken', () => {
  const opened: Event = { is: 'opened', mode: 'alpine', initiative: 'blue', bonus: {} };
  const taken: Event = { is: 'entered', side: 'blue', place: 'torraccia', pieces: 2, surplus: 0 };
  const ids = shownWith([opened, round(1), round(2), round(3), taken]);
  expect(ids).toEqual(['encore', 'encore-forces', 'belvedere', 'torraccia']);
});
