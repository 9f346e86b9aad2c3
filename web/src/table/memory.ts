/** What is remembered of a table, by some key, for as long as the table itself lasts. */
export function memoryOfTables<K, V>(): (table: object) => Map<K, V> {
  const memories = new WeakMap<object, Map<K, V>>();
  return (table) => {
    const memory = memories.get(table) ?? new Map<K, V>();
    memories.set(table, memory);
    return memory;
  };
}
