/** What the nine event cards name: it happened in the same weeks, far from the Rhine. */
import type { Dated } from '@sztab/kernel/words';
import type { EventId } from './names.ts';

export const EVENT_FACTS: Readonly<Record<EventId, Dated>> = {
  PR20: { date: '1944-08-01/1944-10-02' },
  PR21: { date: '1944-08-25' },
  PR22: { date: '1944-09-08' },
  PW20: { date: '1944-08-29' },
  PW21: { date: '1944-08-20/1944-08-29' },
  PW22: { date: '1944-09-12/1944-09-16' },
  PB20: { date: '1944-09-15/1944-11-27' },
  PB21: { date: '1944-09-19' },
  PB22: { date: '1944-09-17/1944-10-22' },
};
