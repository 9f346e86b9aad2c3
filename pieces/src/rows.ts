/** One row a thing, as data; drawings want a table of one of its columns. */
export const columnOf = <K extends string, Row, T>(
  rows: readonly (readonly [K, Row])[],
  column: (row: Row) => T,
): Readonly<Record<K, T>> => Object.fromEntries(rows.map(([id, row]) => [id, column(row)])) as Record<K, T>;
