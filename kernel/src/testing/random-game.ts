import { below, type FastStream, fastStreamFrom } from '../dice.ts';
import type { Told } from '../events.ts';
import type { Ask, Game, Options, Shape } from '../game.ts';
import { Match } from '../match.ts';
import { writeRecord } from '../record.ts';
import { hashText } from '../sha256.ts';

/** One way to open a table. */
export interface Setting {
  readonly players: number;
  readonly options: Options;
}

/** Every number of players with every combination of those options that change the rules. */
export function settingsOf(game: Game): Setting[] {
  let combinations: Options[] = [{}];
  for (const { id, values, concerns } of game.options) {
    if (concerns === 'table') continue;
    combinations = combinations.flatMap((chosen) => values.map((value) => ({ ...chosen, [id]: value })));
  }
  const settings: Setting[] = [];
  for (let players = game.players[0]; players <= game.players[1]; players++) {
    for (const options of combinations) settings.push({ players, options });
  }
  return settings;
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

/** The record so far; a table so broken that it has no fingerprint still gets its failure reported. */
function recordOf(match: Match<Shape>): string {
  try {
    return writeRecord(match.record());
  } catch {
    return `# no fingerprint\n${match.entries.map(({ role, move }) => `${role} ${move}`).join('\n')}\n`;
  }
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
    const move = moves[below(dice, moves.length)] as S['move'];
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
