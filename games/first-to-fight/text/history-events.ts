/** What happened on the days of the 24 neutral events. */

import type { Dated } from '@sztab/kernel/words';
import type { EventId } from '../content/events.ts';

export const EVENT_FACTS: Readonly<Record<EventId, Dated>> = {
  E01: { date: '1940-04-09' },
  E02: { date: '1940-06-22' },
  E03: { date: '1940-09-13' },
  E04: { date: '1940-11-14' },
  E05: { date: '1941-02-14' },
  E06: { date: '1941-03-11' },
  E07: { date: '1941-06-22' },
  E08: { date: '1941-07-30' },
  E09: { date: '1941-12-07' },
  E10: { date: '1942-05-27' },
  E11: { date: '1942-07-04' },
  E12: { date: '1942-10-23' },
  E13: { date: '1942-11-08' },
  E14: { date: '1943-02-02' },
  E15: { date: '1943-04-19' },
  E16: { date: '1943-05' },
  E17: { date: '1943-07-04' },
  E18: { date: '1943-07-10' },
  E19: { date: '1943-09-08' },
  E20: { date: '1943-11-28' },
  E21: { date: '1944-06-06' },
  E22: { date: '1944-06-22' },
  E23: { date: '1944-07-20' },
  E24: { date: '1944-12-16' },
};
