/** What a state may be made of: data that survives JSON and nothing else. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A copy that shares nothing with the original. Much faster than structuredClone, because state is plain data. */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const copy = new Array(value.length);
    for (let i = 0; i < value.length; i++) {
      const item = value[i];
      copy[i] = typeof item === 'object' ? clone(item) : item;
    }
    return copy as T;
  }
  const copy: Record<string, unknown> = {};
  for (const key in value) {
    const item = value[key];
    copy[key] = typeof item === 'object' ? clone(item) : item;
  }
  return copy as T;
}

/** JSON with sorted keys: the same data always gives the same text, whatever the order in which it was built. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) {
    const text = JSON.stringify(value);
    if (text === undefined || (typeof value === 'number' && !Number.isFinite(value))) {
      throw new TypeError(`${String(value)} is not plain data`);
    }
    return text;
  }
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${fields.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
}
