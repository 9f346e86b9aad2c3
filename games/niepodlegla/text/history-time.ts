/** The two events, the ten spaces of the time track and the two tracks of politics. */
import type { Dated } from '@sztab/kernel/words';

export type EventNoteId = 'february' | 'independence';
export type RoundNoteId = `round-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10}`;
export type TrackNoteId = 'acc' | 'fp';

export const EVENT_FACTS: Readonly<Record<EventNoteId, Dated>> = {
  february: { date: '1917-03-08/1917-03-15' },
  independence: { date: '1918-11-11' },
};

export const ROUND_FACTS: Readonly<Record<RoundNoteId, Dated>> = {
  'round-1': { date: '1914-08/1914-09' },
  'round-2': { date: '1914-10/1915-03' },
  'round-3': { date: '1915-05/1915-09' },
  'round-4': { date: '1916-03/1916-06' },
  'round-5': { date: '1916-09/1916-12' },
  'round-6': { date: '1917-03' },
  'round-7': { date: '1917-07/1917-11' },
  'round-8': { date: '1918-01/1918-05' },
  'round-9': { date: '1918-09/1918-11' },
  'round-10': { date: '1918-11' },
};

export const TRACK_FACTS: Readonly<Record<TrackNoteId, Dated>> = {
  acc: { date: null },
  fp: { date: null },
};
