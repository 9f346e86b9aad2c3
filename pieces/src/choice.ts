/**
 * A decision, built up by touching things. The rules give a list of moves; a move is spelled as the things a player touches
 * and the verb in between: `attack(SS-1,Scouts-2)` reads SS-1, attack, Scouts-2. What is legal is whatever can come next in
 * the spelling of some move. So no board ever works out legality, and every board, list and keyboard builds moves alike.
 */
import { moveParts } from '@sztab/kernel';

/** What may be touched next, and what was touched so far. Plain data: a new one after every touch. */
export interface Choice<M extends string = string> {
  readonly moves: readonly M[];
  /** The spelling so far: things and verbs, in the order in which they were chosen. */
  readonly picked: readonly string[];
  /** Moves that begin like this. */
  readonly open: readonly M[];
  /** Things (cards, zones, numbers) that can be touched next, also over the head of a verb that follows from them. */
  readonly legal: ReadonlySet<string>;
  /** Verbs that can be chosen next: the buttons of the order line. */
  readonly verbs: readonly string[];
  /** The move that is spelled out completely, if any. Longer moves may still begin like it (a card played along). */
  readonly complete: M | null;
}

/** Spelling: the first thing, the verb, the other things; a verb alone if there is nothing to touch. */
export function spell(move: string): readonly string[] {
  const { verb, args } = moveParts(move);
  const [first, ...rest] = args;
  return first === undefined ? [verb] : [first, verb, ...rest];
}

const beginsWith = (spelling: readonly string[], picked: readonly string[]): boolean =>
  picked.every((token, i) => spelling[i] === token);

export function choose<M extends string>(moves: readonly M[], picked: readonly string[] = []): Choice<M> {
  const open = moves.filter((move) => beginsWith(spell(move), picked));
  const legal = new Set<string>();
  const verbs = new Set<string>();
  /** Things behind a verb, and the verbs that lead to them: what several lead to means nothing before one of them is chosen. */
  const behind = new Map<string, Set<string>>();
  let complete: M | null = null;
  for (const move of open) {
    const spelling = spell(move);
    const next = spelling[picked.length];
    if (next === undefined) complete = move;
    else if (next === moveParts(move).verb && isVerbAt(spelling, picked.length)) {
      verbs.add(next);
      const beyond = spelling[picked.length + 1];
      if (beyond !== undefined) behind.set(beyond, (behind.get(beyond) ?? new Set()).add(next));
    } else legal.add(next);
  }
  for (const [thing, leading] of behind) if (leading.size === 1) legal.add(thing);
  return { moves, picked, open, legal, verbs: [...verbs], complete };
}

/** The verb stands second, or alone. */
const isVerbAt = (spelling: readonly string[], place: number): boolean =>
  spelling.length === 1 ? place === 0 : place === 1;

/**
 * Touches a thing or chooses a verb. A verb that is the only one to follow is chosen along with it; a thing that belongs to
 * exactly one verb chooses that verb. Touching another first thing starts anew. Returns null if the touch means nothing here.
 */
export function touch<M extends string>(choice: Choice<M>, token: string): Choice<M> | null {
  const { moves, picked, open } = choice;
  const at = picked.length;
  const direct = open.filter((move) => spell(move)[at] === token);
  if (direct.length > 0) return settle(choose(moves, [...picked, token]));
  const beyond = open.filter((move) => spell(move)[at + 1] === token && isVerbAt(spell(move), at));
  const verbs = new Set(beyond.map((move) => moveParts(move).verb));
  if (verbs.size === 1) return settle(choose(moves, [...picked, ...verbs, token]));
  const again = choose(moves);
  if (at > 0 && again.legal.has(token)) return settle(choose(moves, [token]));
  return null;
}

/** A verb without an alternative is no decision, unless it ends the sentence: then the player sees what will happen. */
function settle<M extends string>(choice: Choice<M>): Choice<M> {
  const { moves, picked, verbs, open } = choice;
  const onlyVerb = verbs.length === 1 && open.every((move) => spell(move)[picked.length] === verbs[0]);
  return onlyVerb ? choose(moves, [...picked, verbs[0] as string]) : choice;
}

/** The spelling as far as it goes on without a choice: a slot with one answer is filled. */
export function forced<M extends string>(moves: readonly M[], picked: readonly string[]): readonly string[] {
  const open = moves.map(spell).filter((spelling) => beginsWith(spelling, picked));
  const next = open[0]?.[picked.length];
  if (next === undefined || open.some((spelling) => spelling[picked.length] !== next)) return picked;
  return forced(moves, [...picked, next]);
}

/** Between the touches of a phrase. */
const THEN = '>';
export const isPhrase = (thing: string): boolean => thing.includes(THEN);
export const phrase = (...tokens: readonly string[]): string => tokens.join(THEN);
export const tokensOf = (thing: string): readonly string[] => thing.split(THEN);

/**
 * A thing may stand for several touches: `red>giveDie` is a die dropped straight into somebody's bowl. Such a phrase is always read
 * from the beginning, whatever was touched before.
 */
export function touchAll<M extends string>(choice: Choice<M>, thing: string): Choice<M> | null {
  if (!isPhrase(thing)) return touch(choice, thing);
  let next: Choice<M> | null = choose(choice.moves);
  for (const token of tokensOf(thing)) {
    // A verb that had no alternative was chosen along with the thing before it.
    if (next.picked.at(-1) !== token) next = touch(next, token);
    if (!next) return null;
  }
  return next;
}

/** Whether touching this now would mean something. */
export const isOpen = (choice: Choice, thing: string): boolean =>
  isPhrase(thing) ? touchAll(choice, thing) !== null : choice.legal.has(thing);

/** Takes back the last touch, together with a verb that was chosen along with it. */
export function untouch<M extends string>(choice: Choice<M>): Choice<M> {
  for (let length = choice.picked.length - 1; length > 0; length--) {
    const before = choose(choice.moves, choice.picked.slice(0, length));
    if (settle(before).picked.length === length) return before;
  }
  return choose(choice.moves);
}
