/** What one catalogue says with plain words another may have to make of values; so may one sentence of a table and its neighbour. */
export type Said<V extends readonly unknown[]> = string | ((...values: V) => string);

export const said = <V extends readonly unknown[]>(text: Said<V>, ...values: V): string =>
  typeof text === 'string' ? text : text(...values);
