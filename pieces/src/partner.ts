/** How a board speaks for the bots that play on the side of people. */
import type { Favour, Language, Line, Offer, Seat, Shape } from '@sztab/kernel';
import type { PartnerLabels } from '@sztab/kernel/words';
import type { SymbolName } from './symbols.ts';

/** An offer in words, for the voice, the order line and those who listen. */
export interface OfferText {
  /** One sentence in the first person. */
  readonly sentence: string;
  /** The same as an order to give; what may be changed stands in brackets: `Let Blue reroll [2 dice] for [the Legion]`. */
  readonly order: string;
  /** For each of the brackets what may stand there instead; empty where it is as it is. */
  readonly chips: readonly (readonly ChipOption[])[];
  /** What is to be known before the answer, in a few words. */
  readonly context: string;
  readonly chance: string | null;
  /** What it brings. */
  readonly reasons: readonly string[];
  /** Every way it may turn out, each with its share. */
  readonly prices: readonly { readonly head: string; readonly band: string; readonly share: number }[];
  /** The team's chance, in words. */
  readonly win: string | null;
  readonly yes: string;
  /** The other answer. */
  readonly no: string;
  /** Where it is a plan: a few words to every piece, what to expect of each seat, and what stays undone. */
  readonly plan: PlanText | null;
  readonly decide: { readonly text: string; readonly limit: string } | null;
  readonly spoken: string;
}

/** One way to change what a bot proposes: asked for, it proposes that. */
export interface ChipOption {
  readonly text: string;
  readonly favour: Favour;
  /** It is so now. */
  readonly on: boolean;
}

export interface PlanText {
  /** By thing. */
  readonly pieces: ReadonlyMap<string, { readonly chance: string | null; readonly why: string }>;
  readonly hopes: string;
  /** What each seat may hope for: in words, and of the most. */
  readonly shares: readonly { readonly text: string; readonly of: number }[];
  readonly stays: { readonly head: string; readonly what: string } | null;
  /** The button for the other of two plans. */
  readonly other: string;
}

export interface PartnerVoice<S extends Shape = Shape> {
  labels(language: Language): PartnerLabels;
  /** `name`: of the bot that speaks. `floor`: how far it may go alone. */
  offer(offer: Offer<S['move']>, view: S['view'], name: string, floor: number, language: Language): OfferText;
  said(line: Line, view: S['view'], language: Language): string;
  /** What this person may ask this bot for now. */
  favours(
    view: S['view'],
    person: Seat,
    bot: Seat,
    language: Language,
  ): readonly { readonly favour: Favour; readonly text: string; readonly symbol: SymbolName }[];
}
