/** What beats are made of: who is meant, and how much weight an event has. */
import type { Beat, BriefingRow, Scene } from '@sztab/pieces';
import type { Colour } from '../content/fields.ts';
import type { Event } from '../rules/events.ts';
import type { Shape } from '../rules/moves.ts';
import { seatOfColour } from '../rules/state.ts';
import { storyWords } from '../text/story.ts';
import type { Who } from '../text/story-words.ts';

export type Told = Scene<Shape>;
export type Of<K extends Event['is']> = Extract<Event, { is: K }>;

export const sayIn = ({ language }: Told) => storyWords[language];
export const seatIn = ({ after }: Told, colour: Colour): number => seatOfColour(after, colour);
export const whoIn = (scene: Told, colour: Colour): Who =>
  scene.seat !== null && seatIn(scene, colour) === scene.seat ? 'you' : colour;
export const ownColour = ({ after, seat }: Told): Colour | null =>
  seat === null ? null : (after.commanders[seat]?.colour ?? null);
export const heardOf = <K extends Event['is']>({ heard }: Told, is: K): Of<K> | undefined =>
  heard.find((event): event is Of<K> => event.is === is);

/** Bookkeeping: a mark at the thing, and nothing to wait for. */
export const mark = (words: string, more: Partial<Beat> = {}): Beat[] => [
  { kind: 'tally', rank: 3, ms: 160, words, row: { text: words }, ...more },
];

/** An act: it is seen where it happens, and stands in the briefing. */
export const act = (words: string, more: Partial<Beat> = {}, row: Partial<BriefingRow> = {}): Beat[] => [
  { kind: 'tally', rank: 2, ms: 260, words, row: { text: words, ...row }, ...more },
];

/** Changes a fate: told at its place, in large words, and held. */
export function fate(words: string, more: Partial<Beat> = {}, row: Partial<BriefingRow> = {}, hold = 1200): Beat[] {
  const { at, things, against } = more;
  const here = { ...(at && { at }), ...(things && { things }), ...(against && { against }) };
  return [
    { kind: 'verdict', rank: 1, words, row: { text: words, ...row }, sound: 'verdict', ...more },
    { kind: 'hold', rank: 1, ms: hold, ...here },
  ];
}
