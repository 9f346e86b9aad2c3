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
  /** Said even if another tip was said this turn: it explains what is asked now. */
  readonly atOnce?: boolean;
  /** What else must hold. */
  sees?(occasion: Occasion<S>): boolean;
  /** The moment that it explains is over: the tip is taken away, and never comes up. */
  until?(view: S['view']): boolean;
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

/** A guide as data: its tips by their ids, without what else must hold. */
type Listed<Id extends string> = Omit<Guide, 'tips'> & {
  readonly tips: Readonly<Record<Id, Omit<Tip, 'id' | 'sees' | 'until'>>>;
};

/** A guide whose tips also need `sees` to hold, and end with `until`. */
export function seeing<S extends Shape, Id extends string>(
  guide: Listed<Id>,
  sees: { readonly [I in NoInfer<Id>]?: (occasion: Occasion<S>) => boolean },
  until: { readonly [I in NoInfer<Id>]?: (view: S['view']) => boolean } = {},
): Guide<S> {
  const tips = Object.entries<Omit<Tip, 'id' | 'sees' | 'until'>>(guide.tips).map(([id, tip]): Tip<S> => {
    const [more, end] = [sees[id as Id], until[id as Id]];
    return { id, ...tip, ...(more && { sees: more }), ...(end && { until: end }) };
  });
  return { ...guide, tips };
}

/** `tag guide yes`: at this table tips were given. */
const GUIDE = 'guide';
export const guideTag: Readonly<Record<string, string>> = { [GUIDE]: 'yes' };
export const isGuided = ({ tags }: Pick<Header, 'tags'>): boolean => tags[GUIDE] === guideTag[GUIDE];

export function fitting<S extends Shape>(tips: readonly Tip<S>[], occasion: Occasion<S>): readonly Tip<S>[] {
  const happened = new Set(occasion.events.map((event) => (event as { readonly is: string }).is));
  return tips.filter(
    ({ asked, heard, sees, until }) =>
      (!asked || asked.includes(occasion.prompt)) &&
      (!heard || heard.some((name) => happened.has(name))) &&
      (!sees || sees(occasion)) &&
      !until?.(occasion.view),
  );
}
