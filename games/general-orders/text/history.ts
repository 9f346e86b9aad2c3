/**
 * The history behind the boards, in our own words: date, place, fact. The facts are common
 * knowledge. The boards are schematic and name no nation; these notes say whose battles lent the names.
 */

import { complete, type Dated, type Note, noted } from '@sztab/kernel/words';
import type { AreaId } from '../content/areas.ts';
import type { CardTitle } from '../content/cards.ts';
import type { Mode } from '../content/sides.ts';
import type { Event } from '../rules/events.ts';
import en from './en/history.json' with { type: 'json' };
import pl from './pl/history.json' with { type: 'json' };

interface Facts extends Dated {
  /** The board to which the note belongs. */
  readonly mode: Mode;
  /** Where the note may be shown. */
  readonly about: {
    readonly areas?: readonly AreaId[];
    readonly cards?: readonly CardTitle[];
    readonly events?: readonly Event['is'][];
    readonly rounds?: readonly number[];
  };
}

export type HistoryNote = Note<Facts>;

const FACTS: Readonly<Record<keyof typeof en, Facts>> = {
  encore: { mode: 'alpine', date: '1945-02-18/1945-03-05', about: { events: ['opened'], rounds: [1] } },
  'encore-forces': {
    mode: 'alpine',
    date: '1945-02',
    about: { events: ['round-began', 'initiative-taken'], rounds: [1] },
  },
  porretta: { mode: 'alpine', date: null, about: { areas: ['porretta'], events: ['planned'] } },
  'riva-ridge': { mode: 'alpine', date: '1945-02-18/1945-02-19', about: { areas: ['riva-ridge'], rounds: [1] } },
  belvedere: {
    mode: 'alpine',
    date: '1945-02-19',
    about: { areas: ['belvedere', 'querciola'], events: ['barrage'], rounds: [2] },
  },
  'monte-castello': {
    mode: 'alpine',
    date: '1945-02-21',
    about: { areas: ['monte-castello'], events: ['combat-ended'] },
  },
  torraccia: { mode: 'alpine', date: '1945-02-24', about: { areas: ['torraccia'], rounds: [3] } },
  pietracolora: { mode: 'alpine', date: '1945-03-04', about: { areas: ['pietracolora'] } },
  'castel-daiano': { mode: 'alpine', date: '1945-03-05', about: { areas: ['castel-daiano'], rounds: [4] } },
  castelnuovo: { mode: 'alpine', date: '1945-03-05', about: { areas: ['castelnuovo'] } },
  montese: { mode: 'alpine', date: '1945-04-14', about: { areas: ['montese', 'zocca'], events: ['game-over'] } },
  'rover-joe': {
    mode: 'alpine',
    date: null,
    about: { events: ['card-played', 'dropped'], cards: ['airborneDrop', 'antiAircraft'] },
  },
  saipan: { mode: 'island', date: '1944-06-15/1944-07-09', about: { events: ['opened'], rounds: [1] } },
  'saipan-defenders': {
    mode: 'island',
    date: '1944-06',
    about: { events: ['round-began', 'initiative-taken'], areas: ['garapan'] },
  },
  'order-to-land': {
    mode: 'island',
    date: '1944-06-15',
    about: { areas: ['agingan', 'susupe'], events: ['advanced'], rounds: [1] },
  },
  beachhead: { mode: 'island', date: '1944-06-16', about: { areas: ['afetna', 'charan-kanoa'], rounds: [1] } },
  aslito: { mode: 'island', date: '1944-06', about: { areas: ['aslito'], events: ['scrambled'] } },
  'the-south': {
    mode: 'island',
    date: '1944-06',
    about: { areas: ['magicienne', 'nafutan'], events: ['supply-lost'] },
  },
  'philippine-sea': {
    mode: 'island',
    date: '1944-06-19/1944-06-20',
    about: { events: ['flew', 'bombing'], cards: ['interception', 'wingman', 'airRaid'], rounds: [2] },
  },
  northward: { mode: 'island', date: '1944-06-22', about: { areas: ['tipo-pale', 'tapotchau'], rounds: [3] } },
  'death-valley': { mode: 'island', date: '1944-06', about: { areas: ['death-valley'], events: ['combat-ended'] } },
  'last-line': { mode: 'island', date: '1944-07-02', about: { areas: ['tanapag'], events: ['recalled'], rounds: [4] } },
  'deaths-of-the-commanders': { mode: 'island', date: '1944-07-06', about: { areas: ['paradise-valley'] } },
  'mass-attack': {
    mode: 'island',
    date: '1944-07-07',
    about: { areas: ['tanapag'], cards: ['counterAttack'], rounds: [4] },
  },
  'marpi-point': { mode: 'island', date: '1944-03', about: { areas: ['paradise-valley'] } },
  'end-on-saipan': { mode: 'island', date: '1944-07-09', about: { events: ['game-over'] } },
};

export const history: readonly HistoryNote[] = noted(FACTS, complete<typeof en>({ en, pl }));
