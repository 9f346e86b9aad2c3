/** The last page of a random game, for every pair of eyes. */
import { type Game, heardBy, type Language, type Outcome, type Shape } from '@sztab/kernel';
import type { GameBoard, Heard } from '../board.ts';
import type { Ended, Ending } from '../ending.ts';
import { type Walk, walkThrough } from './walk.ts';

const UNFINISHED = /undefined|NaN|\[object|\{\w*\}|^\s*$| {2}/;

export interface EndTold<S extends Shape> {
  /** The game as the first seat saw it, and what was said of it in the first of the languages. */
  readonly ended: Ended<S>;
  readonly ending: Ending;
  /** What is wrong, for any eyes in any language; empty if nothing is. */
  readonly wrong: readonly string[];
}

export function walkToTheEnd<S extends Shape>(
  game: Game<S>,
  ending: NonNullable<GameBoard<S>['ending']>,
  walk: Walk<S>,
  languages: readonly Language[],
): EndTold<S> {
  const eyes = Array.from({ length: walk.players + 1 }, (_, n) => ({
    seat: n < walk.players ? n : null,
    views: [] as S['view'][],
    heard: [] as Heard<S>[],
  }));
  let outcome: Outcome | null = null;
  walkThrough(game, walk, (s, told, at) => {
    outcome = game.outcome(s);
    for (const { seat, views, heard } of eyes) {
      views.push(structuredClone(game.view(s, seat ?? 'public')));
      heard.push(...heardBy(told, seat ?? 'public').map((event) => ({ at, event })));
    }
  });
  if (!outcome) throw new Error('the game did not end');
  const last: Outcome = outcome;
  const wrong = new Set<string>();
  const headlines = new Set<string>();
  const told = languages.flatMap((language) =>
    eyes.map((one) => {
      const ended: Ended<S> = { ...one, outcome: last, language };
      const said = ending(ended);
      headlines.add(`${language} ${said.headline}`);
      const { spent, luck, history, fallen, account } = said;
      const texts = [
        said.headline,
        said.how,
        ...(spent?.rows ?? []).map(({ name }) => name),
        ...(fallen?.people ?? []).flatMap(({ name, where }) => [name, where]),
        ...(account?.lines ?? []).flatMap(({ name, detail }) => [name, detail]),
        luck?.text,
        history?.text,
      ];
      for (const text of texts) if (text !== undefined && UNFINISHED.test(text)) wrong.add(`${language}: “${text}”`);
      for (const { name, values } of spent?.rows ?? [])
        if (values.length !== walk.players || values.some((n) => !(n >= 0))) wrong.add(`${name}: ${values}`);
      return { ended, ending: said };
    }),
  );
  if (headlines.size !== languages.length) wrong.add(`not the same for all: ${[...headlines].join(' / ')}`);
  const [mine] = told;
  if (!mine) throw new Error('nobody looked');
  return { ...mine, wrong: [...wrong] };
}
