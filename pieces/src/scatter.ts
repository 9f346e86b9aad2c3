/** Places that look strewn and are the same every time: a drawing must not change when the table is drawn again. */
export function scattered(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
