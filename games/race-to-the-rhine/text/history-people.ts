/** The three commanders, the ten corps, and those who carried everything forward. */

import type { Dated } from '@sztab/kernel/words';
import type { CorpsId } from '../content/corps.ts';

export const COMMANDER_FACTS: Readonly<Record<'monty' | 'bradley' | 'patton', Dated>> = {
  monty: { date: null },
  bradley: { date: null },
  patton: { date: null },
};

export const CORPS_FACTS: Readonly<Record<CorpsId, Dated>> = {
  R1: { date: null },
  R2: { date: null },
  R3: { date: null },
  R4: { date: null },
  W1: { date: null },
  W2: { date: null },
  W3: { date: null },
  B1: { date: null },
  B2: { date: null },
  B3: { date: null },
};

/** What no single card or town stands for. */
export const CAMPAIGN_FACTS = {
  trucks: { date: '1944-08-25/1944-11-16' },
  'market-garden': { date: '1944-09-17/1944-09-25' },
  scheldt: { date: '1944-10-02/1944-11-08' },
} as const satisfies Readonly<Record<string, Dated>>;
