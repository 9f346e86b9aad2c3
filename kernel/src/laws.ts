/** How a game's laws are asked after each move of a test. */

/** `holds` notes a law that does not hold; `wrong` has those noted so far. */
export function lawbook(): { readonly wrong: ReadonlySet<string>; holds(law: string, so: boolean): void } {
  const wrong = new Set<string>();
  return {
    wrong,
    holds(law, so) {
      if (!so) wrong.add(law);
    },
  };
}

/** Every card of the box is found, each in one place. */
export function eachOnce(all: readonly string[], found: readonly string[]): boolean {
  const once = new Set(found);
  return found.length === all.length && once.size === all.length && all.every((id) => once.has(id));
}
