/** What a language must have words for when a bot speaks to the people it plays with. */
import type { Line } from '@sztab/kernel';
import type { Said } from '@sztab/kernel/words';

export type Aim =
  | 'covers'
  | 'defends'
  | 'passes'
  | 'morale'
  | 'spends'
  | 'chooses'
  | 'commits'
  | 'ordered'
  | 'plans'
  | 'replans'
  | 'second'
  | 'lastPlan';

/** Where a reason is told: what a wish brings, in the voice; what it may cost, in the order line; and before that what stands nowhere else. */
export const REASONS = {
  meets: 'gain',
  town: 'gain',
  averts: 'gain',
  person: 'gain',
  spare: 'gain',
  safe: 'price',
  shield: 'price',
  threat: 'price',
  lose: 'price',
  left: 'price',
  rises: 'price',
  holds: 'gain',
  fits: 'gain',
  few: 'gain',
  needed: 'gain',
  frees: 'gain',
  newTown: 'gain',
  guards: 'gain',
  opens: 'gain',
  leastHarm: 'gain',
  leastLoss: 'gain',
  noneHurts: 'gain',
  best: 'gain',
  risk: 'gain',
  stakes: 'alone',
  instead: 'alone',
  from: 'alone',
  bonus: 'alone',
  menace: 'alone',
  calendar: 'alone',
} as const;
export type Reason = keyof typeof REASONS;

/** Answers, and what is said after something was done. */
export type Saying =
  | 'did'
  | 'changed'
  | 'leaves'
  | 'stops'
  | 'notNow'
  | 'tooFew'
  | 'noGift'
  | 'needs'
  | 'gives'
  | 'givesIdle'
  | 'notMine'
  | 'covered'
  | 'hopeless'
  | 'gladly'
  | 'doubts'
  | 'ordered'
  | 'nothing'
  | 'without'
  | 'advisePawn'
  | 'adviseCommit'
  | 'adviseFinal'
  | 'adviseEnough'
  | 'adviseThrow'
  | 'notYet'
  | 'couldGive'
  | 'enough'
  | 'worked'
  | 'failed'
  | 'other'
  | 'closer'
  | 'nearer'
  | 'threw'
  | 'rests';

export type BandName = 'shield' | 'calm' | 'one' | 'two' | 'four' | 'alive' | 'lost';

export type Slots = Line['slots'];

export interface PartnerWords {
  /** In the first person. */
  readonly aims: Readonly<Record<Aim, Said<[slots: Slots]>>>;
  /** What somebody would tell the bot of this name to do; chips in brackets. */
  readonly orders: Readonly<Record<Aim, (name: string, slots: Slots) => string>>;
  readonly yes: Readonly<Record<Aim, Said<[slots: Slots]>>>;
  readonly reasons: Readonly<Record<Reason, Said<[slots: Slots]>>>;
  readonly sayings: Readonly<Record<Saying, Said<[slots: Slots]>>>;
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
  readonly favours: Readonly<Record<'die' | 'stop' | 'view' | 'done' | 'without' | 'plan', string>> & {
    reroll(slots: Slots): string;
  };
}
