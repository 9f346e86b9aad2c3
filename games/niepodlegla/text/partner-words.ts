/** What a language must have words for when a bot speaks to the people it plays with. */
import type { Line } from '@sztab/kernel';

export const AIMS = [
  'covers',
  'defends',
  'passes',
  'morale',
  'spends',
  'chooses',
  'commits',
  'ordered',
  'plans',
  'replans',
  'second',
  'lastPlan',
] as const;
export type Aim = (typeof AIMS)[number];

export const REASONS = [
  'meets',
  'town',
  'averts',
  'person',
  'spare',
  'safe',
  'shield',
  'threat',
  'lose',
  'left',
  'rises',
  'holds',
  'fits',
  'few',
  'needed',
  'frees',
  'newTown',
  'guards',
  'opens',
  'leastHarm',
  'leastLoss',
  'noneHurts',
  'best',
  'risk',
  'stakes',
  'instead',
  'from',
  'bonus',
  'menace',
  'calendar',
] as const;
export type Reason = (typeof REASONS)[number];

/** Answers, and what is said after something was done. */
export const SAYINGS = [
  'did',
  'changed',
  'leaves',
  'stops',
  'notNow',
  'tooFew',
  'noGift',
  'needs',
  'gives',
  'givesIdle',
  'notMine',
  'covered',
  'hopeless',
  'gladly',
  'doubts',
  'ordered',
  'nothing',
  'without',
  'advisePawn',
  'adviseCommit',
  'adviseFinal',
  'adviseEnough',
  'adviseThrow',
  'notYet',
  'couldGive',
  'enough',
  'worked',
  'failed',
  'closer',
  'nearer',
  'threw',
  'rests',
] as const;
export type Saying = (typeof SAYINGS)[number];

export const BANDS = ['shield', 'calm', 'one', 'two', 'four', 'alive', 'lost'] as const;
export type BandName = (typeof BANDS)[number];

export type Slots = Line['slots'];
type Said = (slots: Slots) => string;

export interface PartnerWords {
  /** In the first person. */
  readonly aims: Readonly<Record<Aim, Said>>;
  /** What somebody would tell the bot of this name to do; chips in brackets. */
  readonly orders: Readonly<Record<Aim, (name: string, slots: Slots) => string>>;
  readonly yes: Readonly<Record<Aim, Said>>;
  readonly reasons: Readonly<Record<Reason, Said>>;
  readonly sayings: Readonly<Record<Saying, Said>>;
  readonly bands: Readonly<Record<BandName, string>>;
  /** A mission as people would call it at the table. */
  called(card: string): string;
  price(n: number, percent: number): string;
  after(left: number, band: string): string;
  win(no: number, yes: number): string;
  readonly decide: string;
  limit(floor: number): string;
  /** What is said to those who listen; `decides`: whether “you decide” is an answer. */
  spoken(
    name: string,
    careful: boolean,
    what: string,
    chance: string | null,
    context: string,
    decides: boolean,
  ): string;
  /** The other answer to a plan. */
  readonly withoutPlan: string;
  /** Over the bars of the seats: missions done on average. */
  hopes(hope: number): string;
  average(hope: number): string;
  readonly stays: string;
  readonly another: string;
  readonly first: string;
  readonly favours: Readonly<Record<'die' | 'reroll' | 'stop' | 'view' | 'done' | 'without' | 'plan', Said>>;
}
