/**
 * The change from one JSON value to another, small enough to be sent with every move.
 * `[value]`: replaced. `{key: change, …}`: an object or an array of which only these parts changed; 0 stands for a key that is gone, and `#`
 * for the new length of an array.
 */
import type { Json } from '@sztab/kernel';
import * as z from 'zod/mini';

export type Delta = readonly [Json] | { readonly [key: string]: Delta | number };
const replaced: z.ZodMiniType<readonly [Json]> = z.tuple([z.json()]);
export const delta: z.ZodMiniType<Delta> = z.union([
  replaced,
  z.record(
    z.string(),
    z.lazy(() => z.union([z.int(), delta])),
  ),
]);

const LENGTH = '#';
const GONE = 0;

const isObject = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What has to be sent to somebody who has `from` and should have `to`; undefined if they are equal. */
export function difference(from: Json | undefined, to: Json): Delta | undefined {
  if (from === to) return undefined;
  if (Array.isArray(from) && Array.isArray(to)) return betweenArrays(from, to);
  if (isObject(from) && isObject(to)) return betweenObjects(from, to);
  return [to];
}

function betweenObjects(
  from: { readonly [key: string]: Json },
  to: { readonly [key: string]: Json },
): Delta | undefined {
  const change: Record<string, Delta | number> = {};
  let count = 0;
  // Nearly always both have the same keys: then the two are counted, and nothing is looked up once more.
  let unmatched = 0;
  for (const key in to) {
    const before = from[key];
    const after = to[key] as Json;
    if (before !== undefined) unmatched--;
    if (before === after) continue;
    const part = difference(before, after);
    if (part === undefined) continue;
    change[key] = part;
    count++;
  }
  for (const _ in from) unmatched++;
  if (unmatched > 0) {
    for (const key in from) {
      if (key in to) continue;
      change[key] = GONE;
      count++;
    }
  }
  return count > 0 ? change : undefined;
}

function betweenArrays(from: readonly Json[], to: readonly Json[]): Delta | undefined {
  const change: Record<string, Delta | number> = {};
  let count = 0;
  for (let i = 0; i < to.length; i++) {
    const after = to[i] as Json;
    if (from[i] === after) continue;
    const part: Delta | undefined = i < from.length ? difference(from[i], after) : [after];
    if (part === undefined) continue;
    change[i] = part;
    count++;
  }
  if (to.length !== from.length) change[LENGTH] = to.length;
  else if (count === 0) return undefined;
  // A card taken from the top moves all the others: then the list itself is shorter than what changed in it.
  return count > 1 && count * 2 > to.length ? [to as Json] : change;
}

/** A change that does not fit the value it is meant for: whoever has it must ask for the whole again. */
export class MisfitDelta extends Error {
  override readonly name = 'MisfitDelta';
}

/** The value after the change; what did not change is shared with the old one, which stays as it was. */
export function changed(value: Json | undefined, delta: Delta | undefined): Json {
  if (delta === undefined) return value as Json;
  if (Array.isArray(delta)) return delta[0] as Json;
  const parts = delta as { readonly [key: string]: Delta | number };
  if (Array.isArray(value)) {
    const length = parts[LENGTH];
    const next = value.slice(0, typeof length === 'number' ? length : value.length);
    for (const key of Object.keys(parts)) {
      if (key === LENGTH) continue;
      const at = Number(key);
      if (!Number.isInteger(at) || at < 0 || at > next.length) throw new MisfitDelta(`no place ${key} in the list`);
      next[at] = changed(next[at], parts[key] as Delta);
    }
    return next;
  }
  if (!isObject(value)) throw new MisfitDelta('there is nothing to change');
  const next: Record<string, Json> = { ...value };
  for (const key of Object.keys(parts)) {
    const part = parts[key];
    if (part === GONE) delete next[key];
    else next[key] = changed(next[key], part as Delta);
  }
  return next;
}
