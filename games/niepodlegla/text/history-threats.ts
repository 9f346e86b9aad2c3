/** What stood in the way: the 24 threat cards. */

import type { Dated } from '@sztab/kernel/words';
import type { ThreatId } from '../content/threats.ts';

export const THREAT_FACTS: Readonly<Record<ThreatId, Dated>> = {
  'Z-01': { date: '1914-08' },
  'Z-02': { date: '1914' },
  'Z-03': { date: '1914' },
  'Z-04': { date: '1915' },
  'Z-05': { date: '1915' },
  'Z-06': { date: '1915' },
  'Z-07': { date: '1915-03-22' },
  'Z-08': { date: '1915-08' },
  'Z-09': { date: '1916-06-04' },
  'Z-10': { date: '1916-07-29' },
  'Z-11': { date: '1914' },
  'Z-12': { date: '1916-11-15' },
  'Z-13': { date: '1917-07/1917-08' },
  'Z-14': { date: '1917-07' },
  'Z-15': { date: '1917-11-07' },
  'Z-16': { date: '1918-02-09' },
  'Z-17': { date: '1918-05' },
  'Z-18': { date: '1918' },
  'Z-19': { date: '1918-01' },
  'Z-20': { date: '1918' },
  'Z-21': { date: '1918-11-01' },
  'Z-22': { date: '1917-09' },
  'Z-23': { date: '1917/1918' },
  'Z-24': { date: '1918-08-08' },
};
