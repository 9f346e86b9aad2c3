/** The view as told so far: what was before the move, with the parts that its beats have set free. */
type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** `before` with the value that `after` has at each path. Neither is changed; what no path leads to is shared with `before`. */
export function pictureOf(before: unknown, after: unknown, free: readonly string[] | 'all'): unknown {
  if (free === 'all') return after;
  return free.reduce((picture, path) => withPart(picture, after, path.split('.')), before);
}

function withPart(picture: unknown, after: unknown, path: readonly string[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return after;
  // Where one of the two has no such part, the whole of it is what is new.
  if (!isTree(picture) || !isTree(after)) return after;
  if (!(key in after)) {
    const { [key]: _, ...others } = picture;
    return others;
  }
  return { ...picture, [key]: withPart(picture[key], after[key], rest) };
}
