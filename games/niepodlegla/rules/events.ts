/** What is told of a game. All of it is told to everybody. */
import type { EventOf } from '@sztab/kernel';
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
interface Events {
  opened: { missions: readonly CardId[]; arbiter: Colour };
  // phase 1
  'pawn-placed': { by: Colour; who: Colour; card: CardId };
  'pawn-taken': { by: Colour; who: Colour; card: CardId };
  'die-given': { by: Colour; who: Colour; die: Die };
  'die-returned': { by: Colour; who: Colour; die: Die };
  'plan-committed': { by: Colour };
  'plan-reopened': { by: Colour };
  // joint decisions
  motion: { by: Colour; option: Move };
  agreed: { by: Colour };
  objected: { by: Colour };
  decided: { by: Colour; option: Move };
  // phase 2
  rolled: { rolls: readonly { readonly who: Colour; readonly dice: readonly Rolled[] }[] };
  rerolled: { by: Colour; dice: readonly Rolled[]; pips: number };
  'morale-lost': { count: number; left: number; overdrawn: boolean };
  'die-passed': {
    by: Colour;
    who: Colour;
    die: Die;
    /** The face that lies up. */
    up: number;
    left: number;
  };
  'token-passed': { by: Colour; who: Colour; token: Token; left: number };
  'morale-token': { by: Colour; token: Token; left: number };
  done: { by: Colour };
  undone: { by: Colour };
  'rolling-ended': { why: 'done' | 'arbiter' | 'no-morale' | 'overdrawn' | 'limit'; by: Colour | null };
  settled: { by: Colour; cards: readonly CardId[]; tokens: readonly Token[] };
  // phases 3 to 6
  released: { morale: number; neutral: number; pawns: readonly Colour[]; characters: readonly Character[] };
  /** `bolshevik`: what it says of Russian tokens is meant of Bolsheviks now. */
  harm: { card: CardId; failed: boolean; bolshevik: boolean };
  success: { card: CardId; who: Colour };
  track: { track: Track; from: number; to: number };
  /** At its end already. */
  'track-stands': { track: Track; at: number };
  'independence-token': { town: Town; against: Kind | null; bolshevik: boolean };
  'no-independence-token': { town: Town };
  obstacle: { town: Town; kind: Kind; cancelled: boolean; bolshevik: boolean };
  'obstacle-removed': { town: Town; kind: Kind; bolshevik: boolean };
  'bonus-declined': null;
  'tokens-refreshed': null;
  shield: null;
  'black-die': { pips: number };
  'mission-removed': { card: CardId };
  'mission-discarded': { card: CardId };
  /** So many more should have been. */
  'nothing-to-discard': { lacking: 1 | 2 };
  'character-gained': { who: Colour; character: Character };
  'token-gained': { who: Colour; token: Token };
  jailed: { what: Prisoner; who: Colour | null; character: Character | null };
  'nobody-jailed': { what: Prisoner };
  'morale-check': { morale: number; overdrawn: boolean; threats: number; shield: boolean };
  threat: { threat: ThreatId; bolshevik: boolean };
  'no-threat-left': null;
  averted: { regions: readonly Region[] };
  time: { round: number; shielded: boolean; early: boolean };
  'time-stands': null;
  /** `merged`: threat cards of the first deck that now lie under the second. */
  february: { bolsheviks: number; merged: number };
  'missions-laid': { missions: readonly MissionId[] };
  pools: { round: number; dice: number; morale: number };
  // the final round
  independence: { acc: number; fp: number; met: boolean };
  'finals-laid': { finals: readonly FinalId[]; easy: readonly FinalId[]; paris: number; warsaw: number };
  stakes: { challenges: readonly ChallengeId[] };
  penalty: { challenge: ChallengeId; pips: number; left: number };
  conceded: { by: Colour };
  'game-over': Result;
}

export type Event = EventOf<Events>;
