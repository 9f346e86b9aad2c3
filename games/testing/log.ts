/** How a log is cut into turns, for the tests of those who say where one begins. */

/** What was told, turn by turn; the first group is what came before all turns, where something did. */
export function turnsIn<E, L extends { readonly event: E }>(
  lines: readonly L[],
  beginsTurn: (event: E, turn: readonly E[]) => boolean,
): L[][] {
  const groups: L[][] = [[]];
  for (const line of lines) {
    const turn = groups.at(-1) as L[];
    const begins = beginsTurn(
      line.event,
      turn.map(({ event }) => event),
    );
    if (begins) groups.push([line]);
    else turn.push(line);
  }
  return groups;
}
