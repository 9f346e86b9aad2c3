/** What is told of a game. All of it is told to everybody. */
import type { Token } from '../content/characters.ts';
import type { Character, Die } from '../content/dice.ts';
import type { Prisoner, Track } from '../content/effects.ts';
import type { ChallengeId, FinalId } from '../content/finals.ts';
import type { MissionId } from '../content/missions.ts';
import type { Colour } from '../content/players.ts';
import type { ThreatId } from '../content/threats.ts';
import type { Kind, Region, Town } from '../content/towns.ts';
import type { Move } from './moves.ts';
import type { CardId, Result } from './state.ts';

/** A die and the face that lies up. */
export interface Rolled {
  readonly die: Die;
  readonly up: number;
}

/** `who` acts, or is meant: always a colour, so that a line can be read without the table. */
export type Event =
  | { readonly is: 'opened'; readonly missions: readonly CardId[]; readonly arbiter: Colour }
  // phase 1
  | { readonly is: 'pawn-placed'; readonly by: Colour; readonly who: Colour; readonly card: CardId }
  | { readonly is: 'pawn-taken'; readonly by: Colour; readonly who: Colour; readonly card: CardId }
  | { readonly is: 'die-given'; readonly by: Colour; readonly who: Colour; readonly die: Die }
  | { readonly is: 'die-returned'; readonly by: Colour; readonly who: Colour; readonly die: Die }
  | { readonly is: 'plan-committed'; readonly by: Colour }
  | { readonly is: 'plan-reopened'; readonly by: Colour }
  // joint decisions
  | { readonly is: 'motion'; readonly by: Colour; readonly option: Move }
  | { readonly is: 'agreed'; readonly by: Colour }
  | { readonly is: 'objected'; readonly by: Colour }
  | { readonly is: 'decided'; readonly by: Colour; readonly option: Move }
  // phase 2
  | { readonly is: 'rolled'; readonly rolls: readonly { readonly who: Colour; readonly dice: readonly Rolled[] }[] }
  | { readonly is: 'rerolled'; readonly by: Colour; readonly dice: readonly Rolled[]; readonly pips: number }
  | { readonly is: 'morale-lost'; readonly count: number; readonly left: number; readonly overdrawn: boolean }
  | {
      readonly is: 'die-passed';
      readonly by: Colour;
      readonly who: Colour;
      readonly die: Die;
      /** The face that lies up. */
      readonly up: number;
      readonly left: number;
    }
  | {
      readonly is: 'token-passed';
      readonly by: Colour;
      readonly who: Colour;
      readonly token: Token;
      readonly left: number;
    }
  | { readonly is: 'morale-token'; readonly by: Colour; readonly token: Token; readonly left: number }
  | { readonly is: 'done'; readonly by: Colour }
  | { readonly is: 'undone'; readonly by: Colour }
  | {
      readonly is: 'rolling-ended';
      readonly why: 'done' | 'arbiter' | 'no-morale' | 'overdrawn' | 'limit';
      readonly by: Colour | null;
    }
  | {
      readonly is: 'settled';
      readonly by: Colour;
      readonly cards: readonly CardId[];
      readonly tokens: readonly Token[];
    }
  // phases 3 to 6
  | {
      readonly is: 'released';
      readonly morale: number;
      readonly neutral: number;
      readonly pawns: readonly Colour[];
      readonly characters: readonly Character[];
    }
  /** `bolshevik`: what it says of Russian tokens is meant of Bolsheviks now. */
  | { readonly is: 'harm'; readonly card: CardId; readonly failed: boolean; readonly bolshevik: boolean }
  | { readonly is: 'success'; readonly card: CardId; readonly who: Colour }
  | { readonly is: 'track'; readonly track: Track; readonly from: number; readonly to: number }
  /** At its end already. */
  | { readonly is: 'track-stands'; readonly track: Track; readonly at: number }
  | {
      readonly is: 'independence-token';
      readonly town: Town;
      readonly against: Kind | null;
      readonly bolshevik: boolean;
    }
  | { readonly is: 'no-independence-token'; readonly town: Town }
  | {
      readonly is: 'obstacle';
      readonly town: Town;
      readonly kind: Kind;
      readonly cancelled: boolean;
      readonly bolshevik: boolean;
    }
  | { readonly is: 'obstacle-removed'; readonly town: Town; readonly kind: Kind; readonly bolshevik: boolean }
  | { readonly is: 'bonus-declined' }
  | { readonly is: 'tokens-refreshed' }
  | { readonly is: 'shield' }
  | { readonly is: 'black-die'; readonly pips: number }
  | { readonly is: 'mission-removed'; readonly card: CardId }
  | { readonly is: 'mission-discarded'; readonly card: CardId }
  /** So many more should have been. */
  | { readonly is: 'nothing-to-discard'; readonly lacking: 1 | 2 }
  | { readonly is: 'character-gained'; readonly who: Colour; readonly character: Character }
  | { readonly is: 'token-gained'; readonly who: Colour; readonly token: Token }
  | {
      readonly is: 'jailed';
      readonly what: Prisoner;
      readonly who: Colour | null;
      readonly character: Character | null;
    }
  | { readonly is: 'nobody-jailed'; readonly what: Prisoner }
  | {
      readonly is: 'morale-check';
      readonly morale: number;
      readonly overdrawn: boolean;
      readonly threats: number;
      readonly shield: boolean;
    }
  | { readonly is: 'threat'; readonly threat: ThreatId; readonly bolshevik: boolean }
  | { readonly is: 'no-threat-left' }
  | { readonly is: 'averted'; readonly regions: readonly Region[] }
  | { readonly is: 'time'; readonly round: number; readonly shielded: boolean; readonly early: boolean }
  | { readonly is: 'time-stands' }
  /** `merged`: threat cards of the first deck that now lie under the second. */
  | { readonly is: 'february'; readonly bolsheviks: number; readonly merged: number }
  | { readonly is: 'missions-laid'; readonly missions: readonly MissionId[] }
  | { readonly is: 'pools'; readonly round: number; readonly dice: number; readonly morale: number }
  // the final round
  | { readonly is: 'independence'; readonly acc: number; readonly fp: number; readonly met: boolean }
  | {
      readonly is: 'finals-laid';
      readonly finals: readonly FinalId[];
      readonly easy: readonly FinalId[];
      readonly paris: number;
      readonly warsaw: number;
    }
  | { readonly is: 'stakes'; readonly challenges: readonly ChallengeId[] }
  | { readonly is: 'penalty'; readonly challenge: ChallengeId; readonly pips: number; readonly left: number }
  | { readonly is: 'conceded'; readonly by: Colour }
  | ({ readonly is: 'game-over' } & Result);
