/** Whether the beats of a game hold together: walked through random games, for every pair of eyes. */
import { type Game, heardBy, type Language, type Shape, type Viewer, type Words } from '@sztab/kernel';
import type { Beat, Scene, Staging } from '../beat.ts';
import { freedBy, pictureOf } from '../picture.ts';
import { type Walk, walkThrough } from './walk.ts';

/** A sentence that a program has forgotten to finish. */
const UNFINISHED = /undefined|NaN|\[object|\{\w*\}|^\s*$/;
/** One sentence a beat, so that it can be read while it lasts. */
const MOST_WORDS = 24;

const hasPath = (view: unknown, path: string): boolean => {
  let part = view;
  for (const key of path.split('.')) {
    if (Array.isArray(part) && part[Number(key)] === undefined)
      return part.some((thing) => thing === key || thing?.id === key);
    if (typeof part !== 'object' || part === null || !(key in part)) return false;
    part = (part as Readonly<Record<string, unknown>>)[key];
  }
  return true;
};

function wrongWith(beat: Beat, { before, after }: Scene): string[] {
  const { kind, rank, words, row, dispatch, shows, ms, against } = beat;
  const texts = [words, row?.text, row?.detail].filter((text) => text !== undefined && text !== '');
  return [
    ...texts.filter((text) => UNFINISHED.test(text as string)).map((text) => `“${text}” is no sentence`),
    ...(words && words.split(' ').length > MOST_WORDS ? [`“${words}” is too long`] : []),
    ...(dispatch && !words ? [`a ${kind} for the dispatch has no words`] : []),
    ...(kind === 'verdict' && !words ? ['a verdict has no words'] : []),
    ...(kind === 'hold' && rank !== 1 ? ['only what changes a fate is held'] : []),
    ...(ms !== undefined && !(ms >= 0 && ms <= 3000) ? [`${ms} ms`] : []),
    ...(against?.some((seat) => !Number.isInteger(seat)) ? ['against nobody'] : []),
    ...(Array.isArray(shows)
      ? shows.filter((path) => !hasPath(before, path) && !hasPath(after, path)).map((path) => `there is no ${path}`)
      : []),
  ];
}

export interface Staged {
  /** What is wrong; empty if nothing is. */
  readonly wrong: readonly string[];
  /** Events that were told, by name. */
  readonly seen: ReadonlySet<string>;
}

export function walkStaged<S extends Shape>(
  { game, words }: { readonly game: Game<S>; readonly words: Readonly<Record<Language, Words<S>>> },
  staging: Staging<S>,
  walk: Walk<S>,
  languages: readonly Language[],
  /** Draws a picture in the middle of a move; what it throws is wrong. */
  draw: (picture: S['view'], scene: Scene<S>) => void = () => {},
): Staged {
  const wrong = new Set<string>();
  const seen = new Set<string>();
  const viewers: Viewer[] = [...Array.from({ length: walk.players }, (_, seat) => seat), 'public'];
  const befores = new Map<Viewer, S['view']>();
  walkThrough(game, walk, (s, told) => {
    for (const viewer of viewers) {
      const after = structuredClone(game.view(s, viewer));
      const before = befores.get(viewer) ?? after;
      befores.set(viewer, after);
      const heard = heardBy(told, viewer);
      for (const language of languages) {
        const scene: Scene<S> = {
          before,
          after,
          seat: viewer === 'public' ? null : viewer,
          heard,
          words: words[language],
          language,
        };
        for (const event of heard) {
          const { is } = event as { readonly is: string };
          seen.add(is);
          for (const beat of staging.beatsOf(event, scene))
            for (const trouble of wrongWith(beat, scene)) wrong.add(`${is} (${language}): ${trouble}`);
        }
        if (language === languages[0]) for (const trouble of undrawable(staging, scene, draw)) wrong.add(trouble);
        const title = staging.title(scene);
        for (const text of [title?.title ?? 'none', ...staging.meansFor(scene)])
          if (UNFINISHED.test(text)) wrong.add(`“${text}” is no sentence (${language})`);
      }
    }
  });
  return { wrong: [...wrong].sort(), seen };
}

/** A mixture of before and after is no state of the rules; a board must be able to draw it all the same. */
function undrawable<S extends Shape>(
  staging: Staging<S>,
  scene: Scene<S>,
  draw: (picture: S['view'], scene: Scene<S>) => void,
): string[] {
  const { before, after, heard } = scene;
  const beats = heard.flatMap((event) => staging.beatsOf(event, scene));
  const drawn = new Set<string>();
  return beats.flatMap((_, i) => {
    const free = freedBy(beats.slice(0, i + 1));
    if (free === 'all' || free.length === 0 || drawn.has(free.join())) return [];
    drawn.add(free.join());
    try {
      draw(pictureOf(before, after, free) as S['view'], scene);
      return [];
    } catch (error) {
      return [`with ${free.join(', ')} set free, the picture cannot be drawn: ${error}`];
    }
  });
}
