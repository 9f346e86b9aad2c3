/** The fight for the state and its borders: the two main finals, the nine small ones and the eight challenges. */

import type { Dated } from '@sztab/kernel/words';
import type { ChallengeId, FinalId, MainFinal } from '../content/finals.ts';

export const MAIN_FACTS: Readonly<Record<MainFinal, Dated>> = {
  paris: { date: '1919-01-18/1919-06-28' },
  warsaw: { date: '1920-08-13/1920-08-25' },
};

export const FINAL_FACTS: Readonly<Record<FinalId, Dated>> = {
  'A-61': { date: '1918-11-11/1918-11-22' },
  'A-62': { date: '1918-12-27' },
  'A-63': { date: '1920-02-10' },
  'A-64': { date: '1920-01-10' },
  'A-65': { date: '1919-01-26/1919-02-10' },
  'A-66': { date: '1919-03/1919-07' },
  'A-67': { date: '1920-07-30' },
  'A-68': { date: '1919/1921' },
  'A-69': { date: '1918-11' },
};

export const CHALLENGE_FACTS: Readonly<Record<ChallengeId, Dated>> = {
  'A-70': { date: '1920-07-11' },
  'A-71': { date: '1920-07-28' },
  'A-72': { date: '1920-11-15' },
  'A-73': { date: '1920-10-09' },
  'A-74': { date: '1920-04-21/1920-05-07' },
  'A-75': { date: '1921-03-18' },
  'A-76': { date: '1921-03-17' },
  'A-77': { date: '1924-04' },
};
