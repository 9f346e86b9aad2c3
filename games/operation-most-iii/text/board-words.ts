/** What the board itself says, beside the names and sentences of the game's own texts. Both languages have the same keys. */
import type { InstantEffect, SpecialEffect } from '../content/cards.ts';
import type { Side, Zone } from '../content/zones.ts';
import type { ChainSource, Result, RollFrame } from '../rules/state.ts';

/** What a touch of a legal card would do with it. */
export type Use = 'use' | 'attack' | 'refresh' | 'escort' | 'react' | 'play';

export interface BoardWords {
  readonly ready: string;
  readonly used: string;
  readonly start: string;
  readonly fresh: string;
  readonly instant: string;
  readonly action: string;
  readonly bullets: string;
  /** Agreeing with the word for a card. */
  readonly adjective: Readonly<Record<Side, string>>;
  readonly chosen: string;
  readonly inHand: string;
  readonly emptyHand: string;
  /** What a card that is played from the hand does, in as few words as a small card has room for. */
  readonly gist: Readonly<Record<InstantEffect | SpecialEffect, string>>;
  readonly can: Readonly<Record<Use, string>>;
  readonly attacks: string;
  readonly attacked: string;

  readonly zone: Readonly<Record<Zone, { readonly short: string; readonly belongs: string; readonly parts: string }>>;
  readonly goHere: string;
  readonly hidden: string;
  readonly evacuated: string;
  readonly supply: string;
  parts(n: number): string;
  hide(n: number): string;
  danger(side: Side): string;

  readonly fight: Readonly<Record<RollFrame['action'] | 'ambush', Readonly<Record<Side, string>>>>;
  needs(n: number): string;
  chance(percent: number): string;
  lost(side: Side): string;

  readonly tests: string;
  toCome(cards: number, values: string): string;
  /** Face down, and never to be turned up: one card, or several if the game was given up early. */
  leftOver(values: string, cards: number): string;
  /** Turned up when all was over. */
  unused(value: string): string;
  readonly score: string;
  readonly finalScore: string;
  /** Who would win if the game ended now, and why it is not the parts alone. */
  leads(side: Side, reason: Result['reason']): string;
  readonly chain: string;
  readonly source: Readonly<Record<ChainSource, string>>;
  actionsLeft(n: number): string;
  readonly hand: string;
  readonly deck: string;
  readonly removed: string;
  readonly unseen: string;
  readonly nobody: string;
  readonly known: string;

  readonly verbs: Readonly<Record<string, string>>;
  readonly slots: Readonly<
    Record<'card' | 'reaction' | 'verb' | 'whom' | 'where' | 'refresh' | 'count' | 'with', string>
  >;
  readonly phases: Readonly<Record<'draw' | 'test' | 'refresh' | 'over', string>>;
  stage(n: number): string;
  turn(side: Side): string;
  actionOf(side: Side, n: number, all: number): string;
  /** Before dice are cast: the chance, as far as the rules make it public. */
  beforeDice(percent: number): string;
  readonly warnings: Readonly<
    Record<'stageEnds' | 'gameEnds' | 'lastPass' | 'oneFlight' | 'noFlight' | 'spent' | 'sureAnyway' | 'noTurn', string>
  >;
  readonly chart: string;

  readonly windows: Readonly<Record<'escort' | 'ambush' | 'roll' | 'nurse', string>>;
  roll(side: Side, mine: boolean, die: number, bullets: number | null): string;
  odds(percent: number): string;
  /** What a roll will do if nobody changes it any more, to the one who may. */
  verdict(v: {
    action: RollFrame['action'];
    side: Side;
    mine: boolean;
    succeeds: boolean;
    tie: boolean;
    struck: string;
  }): string;
  /** The same in two or three words, after a reaction. */
  after(v: { action: RollFrame['action']; mine: boolean; succeeds: boolean; tie: boolean }): string;
  readonly fromHand: string;
  toDie(delta: string, side: Side, own: boolean): string;
  exhausts(card: string, where: string): string;
  readonly sure: string;
  hit(card: string): string;
  saved(where: string): string;
  replaces(card: string): string;
  tooLate(card: string, what: 'escort' | 'ambush' | 'nurse' | 'final'): string;
}
