/**
 * A move is text: `pass`, `deploy(PL-SCOUTS-1)`, `move(DE-SCOUTS-1,surroundings)`. A verb, and where needed
 * arguments without blanks. A game has a table of its verbs; this file knows the shape that all moves share.
 */
export interface MoveParts {
  readonly verb: string;
  readonly args: readonly string[];
}

/** What a move may name: a thing by its id, or a number. */
type Arg = string | number;

type Joined<A> = A extends [infer Last extends Arg]
  ? `${Last}`
  : A extends [infer First extends Arg, ...infer Rest]
    ? `${First},${Joined<Rest>}`
    : never;

/** The moves of a game, made of a table: what each verb is said of, in this order. A verb that is said in several ways has all of them, `[A] | [A, B]`. */
export type MoveOf<T> = {
  [V in keyof T & string]: T[V] extends [] ? V : `${V}(${Joined<T[V]>})`;
}[keyof T & string];

const SHAPE = /^[a-z][A-Za-z]*(\([A-Za-z0-9+.:-]+(,[A-Za-z0-9+.:-]+)*\))?$/;

/** Words the match itself understands; no game may use them as verbs. */
export const TABLE_VERBS = ['resign', 'undo'] as const;

export const isMoveText = (text: string): boolean => text.length <= 200 && SHAPE.test(text);

/**
 * The one copy of a word. Texts built at run time (by a template, by `split`) are compared sign by sign; after this, two equal words
 * are the same object for the engine, and looking something up by them is several times faster.
 */
export const interned = <X extends string>(text: X): X => Object.keys({ [text]: 0 })[0] as X;

// The moves of a game are finitely many, so remembering how each one reads is bounded; the cap is for hostile input.
const seen = new Map<string, MoveParts>();

export function moveParts(text: string): MoveParts {
  const known = seen.get(text);
  if (known) return known;
  const open = text.indexOf('(');
  const verb = interned(open < 0 ? text : text.slice(0, open));
  const args =
    open < 0
      ? []
      : text
          .slice(open + 1, -1)
          .split(',')
          .map(interned);
  const parts = { verb, args };
  if (seen.size < 50_000) seen.set(text, parts);
  return parts;
}

/** How many moves an entry of a log takes back; 0 if it is a move. */
export function takenBack(entry: string): number {
  const { verb, args } = moveParts(entry);
  return verb === 'undo' ? Number(args[0]) : 0;
}

/**
 * Makes each text once. A list of moves is built at every question, and a text made before is not only free of garbage:
 * it also finds its parts at once, because the engine remembers its hash.
 */
export function remembered<A extends string, X>(make: (a: A) => X): (a: A) => X {
  const known: Record<string, X> = Object.create(null);
  return (a) => {
    let made = known[a];
    if (made === undefined) {
      made = make(a);
      known[a] = made;
    }
    return made;
  };
}
