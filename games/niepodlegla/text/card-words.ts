/** What a language must have words for, as far as things go: cards, dice, tokens, places, players. */
import type { Character } from '../content/dice.ts';
import type { Prisoner, Track } from '../content/effects.ts';
import type { Condition, Rank } from '../content/finals.ts';
import type { Colour } from '../content/players.ts';
import type { Sym } from '../content/symbols.ts';
import type { Kind, Region, Town, Where } from '../content/towns.ts';

/** A player by colour, in the forms that sentences ask for. */
export interface ColourWords {
  readonly name: string;
  /** Of whom: „czerwonego”, “Red’s”. */
  readonly of: string;
  /** To whom: „czerwonemu”, “Red”. */
  readonly to: string;
}

export interface PlaceWords {
  readonly title: string;
  /** „we Lwowie”, “in Lwów” */
  readonly in: string;
}

/** The Russian tokens have two sides. */
export type Side = Kind | 'bolsheviks';

/** What a card does, piece by piece; `effectText` puts them together. */
export interface EffectWords {
  independence(count: 1 | 2): string;
  obstacles(side: string, count: 1 | 2): string;
  twoTowns(where: Where): string;
  token(name: string): string;
  readonly shield: string;
  readonly time: string;
  readonly black: string;
  readonly remove: string;
  discard(count: 1 | 2): string;
  jail(whom: string): string;
  /** Only as long as no town of these regions is free. */
  unless(regions: readonly string[], effect: string): string;
  readonly removeObstacle: string;
  readonly refreshTokens: string;
}

/** A language's words for things; whatever is not a name begins with a small letter. */
export interface CardWords {
  readonly names: Readonly<Record<string, string>>;
  readonly colours: Readonly<Record<Colour, ColourWords>>;
  readonly symbols: Readonly<Record<Sym, string>>;
  readonly joker: string;
  readonly sides: Readonly<Record<Side, string>>;
  readonly towns: Readonly<Record<Town, PlaceWords>>;
  readonly regions: Readonly<Record<Region, PlaceWords>>;
  /** Who or what goes to prison. */
  readonly prisoners: Readonly<Record<Prisoner, string>>;
  readonly characterDice: Readonly<Record<Character, string>>;
  neutralDie(number: string): string;
  moraleToken(value: number): string;
  readonly tracks: Readonly<Record<Track, string>>;
  readonly effects: EffectWords;
  /** „dowolne miasto Galicji”, or the town itself. */
  anyTown(where: Where): string;
  readonly or: string;
  readonly conditions: Readonly<Record<Condition, string>>;
  readonly ranks: Readonly<Record<Rank, string>>;
  /** What the time track says, by round. */
  readonly rounds: Readonly<Record<number, string>>;
  born(year: string): string;
}
