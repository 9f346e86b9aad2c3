/** What happened at each of the 30 missions. */

import type { Dated } from '@sztab/kernel/words';
import type { MissionId } from '../content/missions.ts';

export const MISSION_FACTS: Readonly<Record<MissionId, Dated>> = {
  M01: { date: '1940-04-08' },
  M02: { date: '1940-05' },
  M03: { date: '1940-06-16/1940-06-17' },
  M04: { date: '1940-08' },
  M05: { date: '1940-09' },
  M06: { date: '1940-12' },
  M07: { date: '1941-02-15/1941-02-16' },
  M08: { date: '1941-03' },
  M09: { date: '1941-04' },
  M10: { date: '1941-05-27' },
  M11: { date: '1941-08' },
  M12: { date: '1941-08/1941-12' },
  M13: { date: '1942-02-14' },
  M14: { date: '1942-05/1942-06' },
  M15: { date: '1942-08-19' },
  M16: { date: '1942-10-07/1942-10-08' },
  M17: { date: '1943-02-22' },
  M18: { date: '1943-03-26' },
  M19: { date: '1943-09-09' },
  M20: { date: '1944-01-29/1944-01-30' },
  M21: { date: '1944-02-01' },
  M22: { date: '1944-05-18' },
  M23: { date: '1944-06-06' },
  M24: { date: '1944-06-08/1944-06-09' },
  M25: { date: '1944-07-25/1944-07-26' },
  M26: { date: '1944-07-18' },
  M27: { date: '1944-08' },
  M28: { date: '1944-08-01/1944-10-02' },
  M29: { date: '1944-09-21' },
  M30: { date: '1945-04-21' },
};
