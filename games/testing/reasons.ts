/** No touch without an answer: what holds for the reasons of every game. */
import { existsSync, readFileSync } from 'node:fs';
import { begin, fastStream, type GameBox, LANGUAGES, resign, type Shape, type WhyNot } from '@sztab/kernel';
import { reasonsGiven, words } from '@sztab/kernel/testing';
import { MASTER } from '@sztab/kernel/words';
import { expect, test } from 'vitest';
import { bookOf, rulesIn } from '../rules-tested.ts';
import { QUICK } from './kit.ts';

interface Facts<S extends Shape> {
  /** What lies there to be touched although no move may ever have named it. */
  things(view: S['view']): readonly string[];
  /** So many random games are played; fewer in the quick tier. */
  readonly games: number;
  /** Reasons that random games meet, or how many of them; the others have tests of their own. */
  readonly met: readonly string[] | number;
}

/** The reasons of a game, each with its rule; the game's rules, and what the ids of all of them begin with. */
function reasonsOf(folder: URL) {
  const reasons: Readonly<Record<string, string>> = JSON.parse(
    readFileSync(new URL('rules/reasons.json', folder), 'utf8'),
  );
  const rules = rulesIn(bookOf(folder));
  return { reasons, rules: new Set(rules), prefix: rules[0]?.split('-')[0] };
}

/** `folder`: that of the game. */
export function givesReasons<S extends Shape>(
  folder: URL,
  box: Pick<GameBox<S>, 'game' | 'words' | 'whyNot'>,
  { things, games, met }: Facts<S>,
): void {
  const { reasons, rules, prefix } = reasonsOf(folder);

  test('every reason names a rule of the rulebook and has words', () => {
    for (const [reason, rule] of Object.entries(reasons)) {
      expect(rules, reason).toContain(`${prefix}-${rule}`);
      for (const language of LANGUAGES) expect(['', reason]).not.toContain(box.words[language].whyNot(reason));
    }
  });

  test('no text is left of a reason or an option that is gone', () => {
    const said = (file: string): readonly string[] => {
      const place = new URL(`text/${MASTER}/${file}.json`, folder);
      return existsSync(place) ? Object.keys(JSON.parse(readFileSync(place, 'utf8'))) : [];
    };
    expect(said('reasons').length).toBeGreaterThan(0);
    expect(said('reasons').filter((reason) => !(reason in reasons))).toEqual([]);
    expect(said('options').filter((option) => !box.game.options.some(({ id }) => id === option))).toEqual([]);
  });

  test('in random games: possible exactly where a move is spelled so, and every rule cited exists', () => {
    const given = reasonsGiven({ box, rules, things }, QUICK ? Math.ceil(games / 4) : games);
    if (typeof met === 'number') expect(given.size).toBeGreaterThan(met);
    else expect(met.filter((reason) => !given.has(reason))).toEqual([]);
  });
}

/**
 * For tests of one reason after another: `tells` wants these answers for what is touched in a view, `{ n1: 'possible NPG-4.0.4' }`;
 * `given` is every reason that came up.
 */
export function reasonsIn<V>(whyNot: (view: V, touched: readonly string[]) => WhyNot) {
  const given = new Set<string>();
  const answerTo = (view: V, touched: string): string => {
    const { reason, rule } = whyNot(view, words(touched));
    given.add(reason);
    return `${reason} ${rule}`;
  };
  return {
    given,
    tells(view: V, answers: Readonly<Record<string, string>>): void {
      expect(Object.fromEntries(Object.keys(answers).map((touched) => [touched, answerTo(view, touched)]))).toEqual(
        answers,
      );
    },
  };
}

/** Whoever only looks on, and everybody once all is over, is told by which rule nothing can be touched. `end`: how a game of these rules can end early. */
export function tellsTheIdle<S extends Shape>(
  { game, whyNot }: Pick<GameBox<S>, 'game' | 'whyNot'>,
  thing: string,
  rules: { readonly watching: string; readonly over: string },
  end = (s: S['state']): unknown => resign(game, s, 0),
): void {
  const { state } = begin(game, 2, {}, fastStream(7));
  expect(whyNot?.(game.view(state, 'public'), [thing])).toEqual({ reason: 'only-watching', rule: rules.watching });
  end(state);
  expect(whyNot?.(game.view(state, 0), [thing])).toEqual({ reason: 'game-over', rule: rules.over });
}
