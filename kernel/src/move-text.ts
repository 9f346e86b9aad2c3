/**
 * A move is text: `pass`, `deploy(PL-SCOUTS-1)`, `move(DE-SCOUTS-1,surroundings)`. A verb, and where needed
 * arguments without blanks. Rules type their moves as template literals; this file knows the shape they share.
 */
export interface MoveParts {
  readonly verb: string;
  readonly args: readonly string[];
}

const SHAPE = /^[a-z][A-Za-z]*(\([A-Za-z0-9+.-]+(,[A-Za-z0-9+.-]+)*\))?$/;

/** Words the match itself understands; no game may use them as verbs. */
export const TABLE_VERBS = ['resign', 'undo'] as const;

export const isMoveText = (text: string): boolean => text.length <= 200 && SHAPE.test(text);

// The moves of a game are finitely many, so remembering how each one reads is bounded; the cap is for hostile input.
const seen = new Map<string, MoveParts>();

export function moveParts(text: string): MoveParts {
  const known = seen.get(text);
  if (known) return known;
  const open = text.indexOf('(');
  const parts =
    open < 0 ? { verb: text, args: [] } : { verb: text.slice(0, open), args: text.slice(open + 1, -1).split(',') };
  if (seen.size < 50_000) seen.set(text, parts);
  return parts;
}

/**
 * Makes each text once. A list of moves is built at every question, and a text made before is not only free of garbage:
 * it also finds its parts at once, because the engine remembers its hash.
 */
export function remembered<A, X>(make: (a: A) => X): (a: A) => X {
  const known = new Map<A, X>();
  return (a) => {
    let made = known.get(a);
    if (made === undefined) {
      made = make(a);
      known.set(a, made);
    }
    return made;
  };
}
