/** Exact chances of dice: public arithmetic for previews, tables in rulebooks and bots. */

/** `chances[n]` is the chance that so many dice with these faces, equally likely, show n together. */
export function sumChances(faces: readonly number[], dice: number): readonly number[] {
  let chances: number[] = [1];
  for (let rolled = 0; rolled < dice; rolled++) {
    const next: number[] = [];
    for (const [sum, chance] of chances.entries()) {
      for (const face of faces) next[sum + face] = (next[sum + face] ?? 0) + chance / faces.length;
    }
    chances = Array.from(next, (chance) => chance ?? 0);
  }
  return chances;
}
