/** How often somebody has seen the end of a game here: enough to know how it is told. */
const keyOf = (game: string): string => `sztab.table.ended.${game}`;

/** The first, second or third table of this game that ended in this browser; 0 for any after them. A table is counted once. */
export function endedAs(game: string, table: string): number {
  try {
    const known = (localStorage.getItem(keyOf(game)) ?? '').split(' ').filter(Boolean);
    if (!known.includes(table) && known.length < 3) {
      known.push(table);
      localStorage.setItem(keyOf(game), known.join(' '));
    }
    return known.indexOf(table) + 1;
  } catch {
    // Storage may be forbidden.
    return 0;
  }
}
