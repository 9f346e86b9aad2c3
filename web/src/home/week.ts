/** Which of several is this week's: each in its turn, from Monday to Sunday by the clock on the wall. */
const DAY_MS = 86_400_000;
/** The first of January 1970 was a Thursday. */
const SINCE_MONDAY = 3;

export function ofTheWeek<T>(list: readonly T[], today: Date): T | undefined {
  const day = Date.UTC(today.getFullYear(), today.getMonth(), today.getDate()) / DAY_MS;
  return list[Math.floor((day + SINCE_MONDAY) / 7) % list.length];
}
