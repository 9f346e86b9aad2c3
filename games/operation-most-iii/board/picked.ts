/** The place of a thing in the sentence so far, counted from 1; null if it was not touched. */
export function pickedAt(picked: readonly string[], thing: string, isThing: (token: string) => boolean): number | null {
  const place = picked.filter(isThing).indexOf(thing);
  return place < 0 ? null : place + 1;
}
