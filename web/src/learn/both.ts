/** Two files of a game that say nothing without each other; null where it lacks one of them. */
export const bothOf = async <A, B>(
  one: (() => Promise<A>) | undefined,
  other: (() => Promise<B>) | undefined,
): Promise<readonly [A, B] | null> => (one && other ? Promise.all([one(), other()]) : null);
