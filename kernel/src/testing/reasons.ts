/** The promise of every box: whatever is touched is offered, or there is a reason, with a rule that can be looked up. */
import type { GameBox } from '../box.ts';
import { below, fastStreamFrom } from '../dice.ts';
import type { Shape, Viewer } from '../game.ts';
import { moveParts } from '../move-text.ts';
import { isSpelled } from '../why-not.ts';
import { type Moment, randomGame, randomSetting, type Watcher } from './random-game.ts';

/** So many touches are tried of every viewer at each moment. */
const TOUCHES = 16;

interface Touched<S extends Shape> {
  readonly box: Pick<GameBox<S>, 'game' | 'whyNot'>;
  /** The ids of the rulebook. */
  readonly rules: ReadonlySet<string>;
  /** What lies there to be touched although no move may ever have named it. */
  things(view: S['view']): readonly string[];
}

/**
 * Plays random games of any setting and edition, in which everybody touches what some move has named so far, and what the game names:
 * alone, or after the beginning of a move that is offered. Returns the reasons that were given.
 */
export function reasonsGiven<S extends Shape>(touched: Touched<S>, games: number): ReadonlySet<string> {
  const { game } = touched.box;
  const given = new Set<string>();
  for (let n = 0; n < games; n++) {
    const seed = `touches ${n}`;
    const setting = randomSetting(game, fastStreamFrom(seed), game.edition - (n % game.edition));
    randomGame(game, setting, seed, { reasons: reasoned(touched, given) });
  }
  return given;
}

function reasoned<S extends Shape>({ box, rules, things }: Touched<S>, given: Set<string>): Watcher<S> {
  const look = (m: Moment<S>): number => {
    const known = [...m.known, ...m.asked.flatMap(({ moves }) => moves)];
    const named = namedIn(known);
    const viewers: Viewer[] = [...m.match.header.seats.keys(), 'public'];
    for (const viewer of viewers) {
      const view = box.game.view(m.match.state, viewer);
      const moves = m.asked.find(({ seat }) => seat === viewer)?.moves ?? [];
      const tokens = [...named, ...things(view)];
      for (let n = 0; n < TOUCHES; n++) {
        const touched = touch(m, n % 2 === 0 ? [] : moves, known, tokens);
        const { reason, rule } = box.whyNot(view, touched);
        const what = `${viewer} touches ${touched.join(' ')}: ${reason}, ${rule}`;
        if (!rules.has(rule)) throw new Error(`${what}, which is no rule`);
        if ((reason === 'possible') !== isSpelled(touched, moves))
          throw new Error(`${what}; offered: ${moves.join(' ')}`);
        given.add(reason);
      }
    }
    return TOUCHES * viewers.length;
  };
  return { moment: look, end: look };
}

/** Anything; or the beginning of one of these moves, with its verb, another one or none, and then perhaps anything. */
function touch(
  { dice }: Pick<Moment<Shape>, 'dice'>,
  moves: readonly string[],
  known: readonly string[],
  tokens: readonly string[],
): string[] {
  const any = <X>(list: readonly X[]): X => list[below(dice, list.length)] as X;
  const { verb, args } = moves.length > 0 ? moveParts(any(moves)) : { verb: '', args: [] };
  if (args.length === 0) return [any(tokens)];
  const begun = args.slice(0, 1 + below(dice, args.length));
  if (below(dice, 2) === 0) begun.splice(1, 0, below(dice, 3) === 0 ? moveParts(any(known)).verb : verb);
  return below(dice, 2) === 0 ? begun : [...begun, any(tokens)];
}

/** Things, and verbs that need none. */
function namedIn(moves: Iterable<string>): Set<string> {
  const named = new Set<string>();
  for (const move of moves) {
    const { verb, args } = moveParts(move);
    for (const token of args.length > 0 ? args : [verb]) named.add(token);
  }
  return named;
}
