/**
 * A first game with a guide: an ordinary match in the game's smallest setting, at which something is said the first time it happens. Nothing in
 * the rules knows of it; which tip fits follows from what the player is asked, has heard and sees.
 */
import type { Options, Shape } from './game.ts';
import type { Header } from './record.ts';

/** What a player is asked, has heard since the last decision of their own, and sees. */
export interface Occasion<S extends Shape = Shape> {
  readonly prompt: string;
  readonly moves: readonly S['move'][];
  readonly events: readonly S['event'][];
  readonly view: S['view'];
}

/** Said once, when all that it names holds for the first time. Its text is found by its id. */
export interface Tip<S extends Shape = Shape> {
  readonly id: string;
  /** The rule it speaks of. */
  readonly rule: string;
  /** The lesson that teaches it. */
  readonly lesson: string;
  /** One of these is asked. */
  readonly asked?: readonly string[];
  /** One of these (by `is`) has just happened. */
  readonly heard?: readonly string[];
  /** What else must hold. */
  sees?(occasion: Occasion<S>): boolean;
}

export interface Guide<S extends Shape = Shape> {
  readonly players: number;
  readonly options: Options;
  /** The role of the player; the others are bots. */
  readonly you: string;
  /** How strong they are. */
  readonly level: string;
  /** In the order in which they usually come; of several that fit, the first is said. */
  readonly tips: readonly Tip<S>[];
}

/** A tip as a game's table of them has it, under its id. */
type Listed = Omit<Tip, 'id' | 'sees'>;

/** The tips of a table, in its order; `sees` says what else must hold for those that the table alone does not tell apart. */
export const seeing = <S extends Shape, Id extends string>(
  table: Readonly<Record<Id, Listed>>,
  sees: { readonly [I in Id]?: (occasion: Occasion<S>) => boolean },
): readonly Tip<S>[] =>
  Object.entries<Listed>(table).map(([id, listed]) => {
    const more = sees[id as Id];
    return { id, ...listed, ...(more && { sees: more }) };
  });

/** `tag guide yes`: at this table tips were given. */
const GUIDE = 'guide';
export const guideTag: Readonly<Record<string, string>> = { [GUIDE]: 'yes' };
export const isGuided = ({ tags }: Pick<Header, 'tags'>): boolean => tags[GUIDE] === guideTag[GUIDE];

export function fitting<S extends Shape>(tips: readonly Tip<S>[], occasion: Occasion<S>): readonly Tip<S>[] {
  const happened = new Set(occasion.events.map((event) => (event as { readonly is: string }).is));
  return tips.filter(
    ({ asked, heard, sees }) =>
      (!asked || asked.includes(occasion.prompt)) &&
      (!heard || heard.some((name) => happened.has(name))) &&
      (!sees || sees(occasion)),
  );
}
