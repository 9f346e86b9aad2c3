/** Editions: a match keeps the rules it began with. The number counts from 1; each is played for ever, a new table gets the newest. */
import type { Game, OptionRule } from './game.ts';
import { Refusal } from './refusal.ts';

/** Refuses an edition that is not known here, as one that is newer than this program. */
export function fitEdition(game: Pick<Game, 'id' | 'edition'>, edition: number): void {
  if (knowsEdition(game, edition)) return;
  throw new Refusal('unknown-edition', `${game.id} has no edition ${edition} here; the newest one is ${game.edition}`);
}

export const knowsEdition = ({ edition: newest }: Pick<Game, 'edition'>, edition: number): boolean =>
  Number.isInteger(edition) && edition >= 1 && edition <= newest;

/** All of them, from the first to the newest. */
export const editionsOf = ({ edition: newest }: Pick<Game, 'edition'>): number[] =>
  Array.from({ length: newest }, (_, i) => i + 1);

/** The options of one edition. Those of the newest are all there are: an option or a value may come with an edition, none goes. */
export function optionsOf(game: Pick<Game, 'options' | 'edition'>, edition: number): readonly OptionRule[] {
  if (edition === game.edition) return game.options;
  return game.options
    .filter(({ since = 1 }) => since <= edition)
    .map((option) => ({
      ...option,
      values: option.values.filter((value) => (option.valuesSince?.[value] ?? 1) <= edition),
    }));
}

/**
 * Something that differs from edition to edition, each under the edition it came with: `byEdition({ 1: 9, 3: 8 })` is 9 in the first two
 * and 8 from the third on.
 */
export function byEdition<X>(came: { readonly 1: X; readonly [edition: number]: X }): (edition: number) => X {
  const last = Math.max(...Object.keys(came).map(Number));
  const all: X[] = [];
  for (let edition = 1; edition <= last; edition++) {
    all[edition] = edition in came ? (came[edition] as X) : (all[edition - 1] as X);
  }
  return (edition) => all[Math.min(edition, last)] as X;
}
