import { below, type FastStream, fastStreamFrom } from '../dice.ts';
import { optionsOf } from '../editions.ts';
import type { Told } from '../events.ts';
import type { Ask, Game, OptionRule, Options, Shape } from '../game.ts';
import { Match } from '../match.ts';
import { writeRecord } from '../record.ts';
import { hashText } from '../sha256.ts';

/** One way to open a table. */
export interface Setting {
  readonly players: number;
  readonly options: Options;
  /** Absent: the newest. */
  readonly edition?: number;
}

export const ruleOptions = (game: Game, edition = game.edition): OptionRule[] =>
  optionsOf(game, edition).filter(({ concerns }) => concerns === 'rules');

/** More combinations than this are not tried one by one. */
const ALL_COMBINATIONS = 64;

/**
 * Every number of players with every combination of those options that change the rules. Where these are too many, so few that
 * every two values of two options still meet: what goes wrong hardly ever needs three.
 */
export function settingsOf(game: Game): Setting[] {
  const options = ruleOptions(game);
  const count = options.reduce((product, { values }) => product * values.length, 1);
  const combinations = count <= ALL_COMBINATIONS ? everyCombination(options) : everyPair(options);
  const settings: Setting[] = [];
  for (let players = game.players[0]; players <= game.players[1]; players++) {
    for (const chosen of combinations) settings.push({ players, options: chosen });
  }
  return settings;
}

/** Any setting at all of an edition, each as likely. */
export function randomSetting(game: Game, dice: FastStream, edition = game.edition): Setting {
  const [fewest, most] = game.players;
  const one = ({ id, values }: OptionRule) => [id, values[below(dice, values.length)] as string];
  return {
    players: fewest + below(dice, most - fewest + 1),
    options: Object.fromEntries(ruleOptions(game, edition).map(one)),
    edition,
  };
}

const everyCombination = (options: readonly OptionRule[]): Options[] =>
  options.reduce<Options[]>(
    (sofar, { id, values }) => sofar.flatMap((chosen) => values.map((value) => ({ ...chosen, [id]: value }))),
    [{}],
  );

/** Takes, until no pair is left, the best of many random combinations: the one that brings the most new pairs. */
function everyPair(options: readonly OptionRule[]): Options[] {
  const pairsOf = (chosen: Options): string[] =>
    options.flatMap((a, i) => options.slice(i + 1).map((b) => `${a.id}=${chosen[a.id]} ${b.id}=${chosen[b.id]}`));
  const missing = new Set<string>();
  for (const [i, a] of options.entries()) {
    for (const b of options.slice(i + 1)) {
      for (const value of a.values) for (const other of b.values) missing.add(`${a.id}=${value} ${b.id}=${other}`);
    }
  }
  const dice = fastStreamFrom('every pair');
  const any = (): Options =>
    Object.fromEntries(options.map(({ id, values }) => [id, values[below(dice, values.length)] as string]));
  const fresh = (chosen: Options): number => pairsOf(chosen).filter((pair) => missing.has(pair)).length;
  const taken: Options[] = [];
  const take = (chosen: Options): void => {
    taken.push(chosen);
    for (const pair of pairsOf(chosen)) missing.delete(pair);
  };
  take(Object.fromEntries(options.map(({ id, values }) => [id, values[0] as string]))); // the defaults
  while (missing.size > 0) {
    let best = any();
    for (let n = 0; n < 200; n++) {
      const other = any();
      if (fresh(other) > fresh(best)) best = other;
    }
    if (fresh(best) > 0) take(best);
  }
  return taken;
}

/** A point of a random game at which somebody is asked. */
export interface Moment<S extends Shape> {
  readonly game: Game<S>;
  readonly match: Match<S>;
  readonly asked: readonly Ask<S['move']>[];
  /** Chance for the checks themselves; not the dice of the match. */
  readonly dice: FastStream;
  /** Moves offered at some earlier moment of this game, by whomever. */
  readonly known: ReadonlySet<string>;
}

/** What a check found wrong, with a record that leads there. */
export class KitFailure extends Error {
  override readonly name = 'KitFailure';
  readonly check: string;
  readonly record: string;
  constructor(check: string, what: string, record: string) {
    super(`${check}: ${what}`);
    this.check = check;
    this.record = record;
  }
}

export interface Watcher<S extends Shape> {
  /** Called at each question; returns how many single things it looked at. */
  moment?(m: Moment<S>): number;
  /** Called after each move. */
  after?(m: Moment<S>, told: readonly Told<S['event']>[]): number;
  /** Called once, when the game is over. */
  end?(m: Moment<S>): number;
}

/** The record so far; a state so broken that it has no fingerprint still gets its failure reported. */
function recordOf(match: Match<Shape>): string {
  try {
    return writeRecord(match.record());
  } catch {
    return `# no fingerprint\n${match.entries.map(({ role, move }) => `${role} ${move}`).join('\n')}\n`;
  }
}

/** One choice in so many is taken back where a game knows that; else random games would hardly ever come to an end. */
const SECOND_THOUGHTS = 16;

/** Any move, each as likely, but seldom one that only takes a choice back. */
export function anyMove<S extends Shape>(game: Game<S>, moves: readonly S['move'][], dice: FastStream): S['move'] {
  const onward = game.takesBack ? moves.filter((move) => !game.takesBack?.(move)) : moves;
  const list =
    onward.length === 0 || (onward.length < moves.length && below(dice, SECOND_THOUGHTS) === 0) ? moves : onward;
  return list[below(dice, list.length)] as S['move'];
}

/** Plays one game at random, with the watchers looking on. The same seed text gives the same game. */
export function randomGame<S extends Shape>(
  game: Game<S>,
  setting: Setting,
  seedText: string,
  watchers: Readonly<Record<string, Watcher<S>>>,
): { match: Match<S>; decisions: number; looked: Record<string, number> } {
  const match = new Match(game, { ...setting, seed: hashText(seedText) });
  const dice = fastStreamFrom(`random game ${seedText}`);
  const known = new Set<string>();
  const looked: Record<string, number> = {};
  const bound = game.bound(setting.players, match.header.options);
  let decisions = 0;

  const watch = (look: (watcher: Watcher<S>) => number | undefined): void => {
    for (const [name, watcher] of Object.entries(watchers)) {
      try {
        looked[name] = (looked[name] ?? 0) + (look(watcher) ?? 0);
      } catch (error) {
        throw new KitFailure(name, error instanceof Error ? error.message : String(error), recordOf(match));
      }
    }
  };

  for (;;) {
    const asked = match.asks();
    const moment: Moment<S> = { game, match, asked, dice, known };
    if (asked.length === 0) {
      watch((watcher) => watcher.end?.(moment));
      return { match, decisions, looked };
    }
    watch((watcher) => watcher.moment?.(moment));
    if (decisions >= bound) {
      throw new KitFailure('bound', `more than ${bound} decisions`, recordOf(match));
    }
    const { seat, moves } = asked[below(dice, asked.length)] as Ask<S['move']>;
    const move = anyMove(game, moves, dice);
    for (const ask of asked) for (const offered of ask.moves) known.add(offered);
    let told: readonly Told<S['event']>[] = [];
    try {
      told = match.play(seat, move);
    } catch (error) {
      throw new KitFailure('play', `${move} by seat ${seat}: ${String(error)}`, recordOf(match));
    }
    decisions++;
    watch((watcher) => watcher.after?.(moment, told));
  }
}
