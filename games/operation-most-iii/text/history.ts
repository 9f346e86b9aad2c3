/**
 * The history behind the game, in our own words: date, place, fact. The facts and their sources stand
 * in the last chapter of the rulebook; what goes beyond them is common knowledge.
 */

import { complete, type Dated, type Note, noted } from '@sztab/kernel/words';
import type { KindId } from '../content/cards.ts';
import type { Side, Zone } from '../content/zones.ts';
import type { Event } from '../rules/events.ts';
import de from './de/history.json' with { type: 'json' };
import en from './en/history.json' with { type: 'json' };
import pl from './pl/history.json' with { type: 'json' };

interface Facts extends Dated {
  /** Where the note may be shown. */
  readonly about: {
    readonly kinds?: readonly KindId[];
    readonly zones?: readonly Zone[];
    readonly events?: readonly Event['is'][];
    /** The note is about this side: what the other one does brings it not up. */
    readonly side?: Side;
    readonly stages?: readonly number[];
  };
}

export type HistoryNote = Note<Facts>;

const FACTS: Readonly<Record<keyof typeof en, Facts>> = {
  peenemuende: { date: '1943-08-17/1943-08-18', about: { zones: ['base'], stages: [1] } },
  'first-launch': { date: '1943-11-05', about: { events: ['rocket-fell'], stages: [1] } },
  'decoy-village': { date: null, about: { zones: ['base'], kinds: ['PL-WITNESSES'] } },
  'road-from-pustkow': { date: null, about: { kinds: ['DE-COLUMN'], zones: ['base'] } },
  kefir: { date: null, about: { kinds: ['PL-SCOUTS'], events: ['search-declared'], side: 'PL' } },
  'those-who-saw': { date: null, about: { kinds: ['PL-WITNESSES'] } },
  sarnaki: { date: '1944-04', about: { zones: ['surroundings'], events: ['rocket-fell'], stages: [2] } },
  'rocket-in-the-marsh': {
    date: '1944-05-20',
    about: { kinds: ['PL-HIDE'], zones: ['surroundings'], events: ['parts-hidden'] },
  },
  scientists: { date: null, about: { kinds: ['PL-SUPPORT'], events: ['part-moved'], stages: [3], side: 'PL' } },
  nurses: { date: null, about: { kinds: ['PL-NURSE'], events: ['nursed'], side: 'PL' } },
  sturmwind: { date: '1944-06', about: { kinds: ['DE-SS'], events: ['steal-declared'], side: 'DE' } },
  'pustkow-camp': { date: null, about: { kinds: ['DE-SS'] } },
  osuchy: {
    date: '1944-06-25/1944-06-26',
    about: { kinds: ['PL-PARTISANS'], zones: ['forest'], events: ['removed'], side: 'PL' },
  },
  'three-bridges': { date: '1944-04-15/1944-07-26', about: { kinds: ['PL-MOST'], stages: [4] } },
  motyl: {
    date: '1944-07-25/1944-07-26',
    about: { kinds: ['PL-PARTISANS'], zones: ['forest'], events: ['escorted'], side: 'PL' },
  },
  'garrison-near-motyl': { date: '1944-07', about: { kinds: ['DE-SOLDIERS', 'DE-SUPPORT'] } },
  'planned-for-july': { date: '1944-07', about: { kinds: ['PL-MOST'], stages: [3] } },
  'a-kilometre-away': { date: '1944-07', about: { kinds: ['DE-SOLDIERS'], zones: ['forest'] } },
  'storch-patrols': { date: '1944-07', about: { kinds: ['DE-SCOUTS'] } },
  motorcycles: { date: null, about: { kinds: ['DE-MOTORCYCLES'] } },
  dakota: { date: '1944-07-25/1944-07-26', about: { kinds: ['PL-MOST'], events: ['parts-evacuated'], stages: [4] } },
  arrivals: { date: '1944-07-26', about: { kinds: ['PL-CICHOCIEMNI'] } },
  departures: { date: '1944-07-26', about: { kinds: ['PL-MOST'], events: ['parts-evacuated'] } },
  'take-off': { date: '1944-07-26', about: { events: ['parts-evacuated'] } },
  cichociemni: { date: null, about: { kinds: ['PL-CICHOCIEMNI'] } },
  'no-interception': { date: null, about: { kinds: ['PL-MOST'], events: ['game-over'] } },
  'first-strikes': { date: '1944-09-08', about: { events: ['game-over'] } },
  book: { date: '2009', about: { events: ['game-over'] } },
};

export const history: readonly HistoryNote[] = noted(FACTS, complete<typeof en>({ en, pl, de }));
