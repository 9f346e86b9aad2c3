/** The view as told so far: what was before the move, with the parts that its beats have set free. */
import type { Beat } from './beat.ts';

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** In a list a thing goes by its id, or is its own name. */
const called = (key: string) => (thing: unknown) => thing === key || (isTree(thing) && thing.id === key);

/** What these beats have set free. */
export function freedBy(begun: readonly Beat[]): readonly string[] | 'all' {
  if (begun.some(({ shows }) => shows === 'all')) return 'all';
  return begun.flatMap(({ shows }) => (shows === undefined || shows === 'all' ? [] : shows));
}

/** `before` with the value that `after` has at each path. Neither is changed; what no path leads to is shared with `before`. */
export function pictureOf(before: unknown, after: unknown, free: readonly string[] | 'all'): unknown {
  if (free === 'all') return after;
  return free.reduce((picture, path) => withPart(picture, after, path.split('.')), before);
}

function withPart(picture: unknown, after: unknown, path: readonly string[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return after;
  if (Array.isArray(picture) && Array.isArray(after)) {
    const place = Number(key);
    // What has neither a name nor an id goes by its place: a seat.
    if (isTree(picture[place]) && isTree(after[place]) && !('id' in picture[place]))
      return picture.map((thing, i) => (i === place ? withPart(thing, after[place], rest) : thing));
    return withThing(picture, after, key);
  }
  // Where one of the two has no such part, the whole of it is what is new.
  if (!isTree(picture) || !isTree(after)) return after;
  if (!(key in after)) {
    const { [key]: _, ...others } = picture;
    return others;
  }
  return { ...picture, [key]: withPart(picture[key], after[key], rest) };
}

/** The list with this one thing as it is in `after`: changed, gone, or new at the end. */
function withThing(list: readonly unknown[], after: readonly unknown[], key: string): readonly unknown[] {
  const is = called(key);
  const now = after.filter(is);
  return list.some(is) ? list.flatMap((thing) => (is(thing) ? now : [thing])) : [...list, ...now];
}
