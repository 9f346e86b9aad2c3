import type { GameBox } from '../box.ts';
import { fastStreamFrom } from '../dice.ts';
import { editionsOf, optionsOf } from '../editions.ts';
import type { Game, Shape } from '../game.ts';
import {
  diceSecrecy,
  guessedDice,
  imagination,
  invariants,
  plainData,
  questions,
  records,
  refusals,
  secrecy,
  spoken,
  undo,
} from './checks.ts';
import { randomGame, randomSetting, ruleOptions, type Setting, settingsOf, type Watcher } from './random-game.ts';

/** Everything the kernel promises of every game, by name. */
export const CHECKS: Readonly<Record<string, Watcher<Shape>>> = {
  questions,
  'plain data': plainData,
  invariants,
  'hostile client': refusals,
  'non-interference': secrecy,
  imagination,
  'secret dice': diceSecrecy,
  records,
  undo,
};

/**
 * Checks that look at the same games: to play is dear, to look is not. Each group plays games of its own, so that where settings are many,
 * every setting is met by some.
 */
const TOGETHER: readonly (readonly string[])[] = [
  ['questions', 'plain data', 'invariants', 'records', 'undo'],
  ['hostile client', 'words'],
  ['non-interference', 'imagination', 'secret dice'],
];

/** One named test for a game's own test file: run it, and look at how many things it looked at. */
export interface KitTest {
  readonly name: string;
  /** Throws a KitFailure, or returns how many single things were checked. */
  run(): number;
}

/**
 * The suite which every game runs over itself: each check over random games of every setting. Where games are long and settings many,
 * each group of checks takes one setting in `share`, another one than the group before it. An older edition shares nearly everything with
 * the newest, and has its golden games: it plays one game, under all checks at once. `only`: these checks and no others.
 */
export function kit(
  box: Pick<GameBox, 'game' | 'words'> & Partial<Pick<GameBox, 'brain'>>,
  gamesPerSetting: number,
  share = 1,
  only?: readonly string[],
): KitTest[] {
  const { game, words, brain } = box;
  const watchers: Record<string, Watcher<Shape>> = { ...CHECKS, words: spoken(words, brain) };
  fittingOptions(game);
  const settings = settingsOf(game);
  const all = new Set(settings.flatMap((setting) => traitsOf(game, setting)));
  const newest = TOGETHER.flatMap((together, turn): KitTest[] => {
    const names = together.filter((name) => only?.includes(name) ?? true);
    if (names.length === 0) return [];
    const own = [...settings.entries()].filter(([i]) => i % share === turn % share);
    const met = new Set(own.flatMap(([, setting]) => traitsOf(game, setting)));
    const never = [...all].filter((trait) => !met.has(trait));
    if (never.length > 0) throw new RangeError(`with a share of ${share}, ${names[0]} never meets ${never.join(', ')}`);
    const looking = Object.fromEntries(names.map((name) => [name, watchers[name] as Watcher<Shape>]));
    // Played by whichever test of the group is run first.
    let played: Readonly<Record<string, number>> | undefined;
    const play = (): Readonly<Record<string, number>> => {
      const sum: Record<string, number> = {};
      for (const [i, setting] of own) {
        for (let n = 0; n < gamesPerSetting; n++) {
          const { looked } = randomGame(game, setting, `${names[0]} kit ${i} ${n}`, looking);
          for (const name of names) sum[name] = (sum[name] ?? 0) + (looked[name] ?? 0);
        }
      }
      return sum;
    };
    return names.map((name) => ({
      name,
      run() {
        played ??= play();
        return played[name] ?? 0;
      },
    }));
  });
  const older = only ? [] : editionsOf(game).slice(0, -1);
  return [
    ...newest,
    ...older.map((edition) => ({ name: `edition ${edition}`, run: () => playOlder(game, edition, watchers) })),
  ];
}

/** One game of any setting that the edition has. */
function playOlder(game: Game, edition: number, watchers: Readonly<Record<string, Watcher<Shape>>>): number {
  const seed = `edition ${edition} kit`;
  const { looked } = randomGame(game, randomSetting(game, fastStreamFrom(seed), edition), seed, watchers);
  return Object.values(looked).reduce((sum, one) => sum + one, 0);
}

/** Nothing comes with an edition that is not there yet, and an option has a value in every edition that has the option. */
function fittingOptions(game: Game): void {
  for (const { id, values, since = 1, valuesSince = {} } of game.options) {
    const came = [since, ...Object.values(valuesSince)];
    if (came.some((edition) => !Number.isInteger(edition) || edition < 1 || edition > game.edition))
      throw new RangeError(`option ${id} comes with an edition that ${game.id} does not have`);
    const stranger = Object.keys(valuesSince).find((value) => !values.includes(value));
    if (stranger !== undefined) throw new RangeError(`option ${id} has no value ${stranger}`);
  }
  for (const edition of editionsOf(game)) {
    const bare = optionsOf(game, edition).find(({ values }) => values.length === 0);
    if (bare) throw new RangeError(`option ${bare.id} has no value in edition ${edition}`);
  }
}

/**
 * What every check must meet: each number of players, and both values of an option that has two. The last option varies fastest from
 * setting to setting, so a share in step with it would keep a value from a check for good. All of three values or more would take too
 * many games; the next check meets others of them.
 */
const traitsOf = (game: Game, { players, options }: Setting): string[] => [
  `${players} players`,
  ...ruleOptions(game).flatMap(({ id, values }) => (values.length === 2 ? `${id}=${options[id]}` : [])),
];

/** Of so many unrolled dice, how many did an imagined state foresee? A bot that knew them would be far above one in six. */
export function foreseenDice(game: Game, games: number): { dice: number; foreseen: number } {
  let dice = 0;
  let foreseen = 0;
  const probe: Watcher<Shape> = {
    moment(m) {
      dice++;
      if (guessedDice(m)) foreseen++;
      return 1;
    },
  };
  for (let n = 0; n < games; n++) randomGame(game, settingsOf(game)[0] as Setting, `foreseen ${n}`, { probe });
  return { dice, foreseen };
}

export interface FuzzReport {
  readonly decisions: number;
  /** How many single things each check looked at. */
  readonly looked: Readonly<Record<string, number>>;
}

/** One random game of a random setting of an edition under all checks at once; throws a KitFailure that carries a record. */
export function fuzzOnce(game: Game, seedText: string, edition = game.edition): FuzzReport {
  const setting = randomSetting(game, fastStreamFrom(`setting ${seedText}`), edition);
  const { decisions, looked } = randomGame(game, setting, seedText, CHECKS);
  return { decisions, looked };
}
