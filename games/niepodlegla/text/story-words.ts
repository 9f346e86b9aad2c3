/** What a language must have words for when the director tells a round: one short sentence a beat. */
import type { Prisoner, Track } from '../content/effects.ts';
import type { Colour } from '../content/players.ts';
import type { BandName } from './partner-words.ts';

/** A player, or whoever reads. */
export type Who = Colour | 'you';

export interface StoryWords {
  readonly opened: string;
  round(round: number, year: string): string;
  pools(dice: number, morale: number): string;
  pawn(who: Who, card: string, back: boolean): string;
  die(who: Who, back: boolean): string;
  readonly committed: string;
  readonly reopened: string;
  motion(who: Who): string;
  agreed(who: Who): string;
  objected(who: Who): string;
  decided(who: Who): string;
  readonly rolled: string;
  rerolled(who: Who, dice: number): string;
  /** After a reroll: missions that this seat covers since, and those that it covers no longer. */
  covered(who: Who, now: readonly string[], before: readonly string[]): string;
  /** Symbols that the team lacks in the last round. */
  missing(symbols: number): string;
  black(pips: number): string;
  morale(from: number, to: number, band: BandName): string;
  passed(from: Who, to: Who): string;
  moraleToken(who: Who, left: number): string;
  done(who: Who, back: boolean): string;
  readonly rollingEnded: string;
  settled(who: Who, done: number): string;
  readonly released: string;
  harm(card: string, failed: boolean): string;
  success(card: string): string;
  track(track: Track, from: number, to: number): string;
  /** A step beyond the end of a track. */
  stands(track: Track, at: number): string;
  apart(steps: number): string;
  lost(town: string): string;
  won(town: string): string;
  check(morale: number, band: BandName): string;
  threat(name: string): string;
  /** Over the card of one. */
  readonly threatComes: string;
  shield: string;
  joined(name: string): string;
  jailed(what: Prisoner, name: string | null): string;
  removed(card: string): string;
  february: string;
  laid(count: number): string;
  independence(met: boolean, apart: number): string;
  finals(count: number): string;
  stakes(count: number): string;
  penalty(card: string, pips: number): string;
  conceded(who: Who): string;
  /** `born`: the tracks had met. */
  over(won: boolean, born: boolean, points: number): string;
  /** Heads of the briefing. */
  readonly heads: Readonly<Record<'struggle' | 'effects' | 'plan' | 'november', { title: string; detail: string }>>;
  /** What a threat card or a lost town means, in the dispatch. */
  means(towns: readonly string[]): string;
}
