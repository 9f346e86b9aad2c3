/** All that a language must be able to say about this game. Both languages have the same keys, or they do not compile. */

import type { Prompt } from '@sztab/kernel';
import type { EventTexts, GameCatalogue, OptionTexts, WhyTexts } from '@sztab/kernel/words';
import type { Character } from '../content/dice.ts';
import type { Colour } from '../content/players.ts';
import type { Town } from '../content/towns.ts';
import type { Why } from '../content/why.ts';
import type { Event } from '../rules/events.ts';
import type { OPTIONS } from '../rules/options.ts';
import type { WhyNotReason } from '../rules/reasons.ts';
import type { CardId, Phase, Question, Result } from '../rules/state.ts';
import type { CardWords, Side } from './card-words.ts';

export type OptionWords = OptionTexts<typeof OPTIONS>;

/** What is still to be placed; how this seat may close a complete plan. */
export interface PlanState {
  readonly pawns: number;
  readonly dice: number;
  readonly close: 'commit' | 'motion' | 'wait';
  readonly arbiter: Colour;
}

export interface RollState {
  readonly morale: number;
  readonly mayReroll: boolean;
  readonly final: boolean;
  /** In the final round: everything but the challenges is satisfied. */
  readonly mayStop: boolean;
  /** Who is not done yet. */
  readonly still: readonly Colour[];
}

export interface PromptWords {
  plan(state: PlanState): Prompt;
  roll(state: RollState): Prompt;
  /** Done, and waiting; the arbiter may close the rolling. */
  rolled(mayClose: boolean, still: readonly Colour[]): Prompt;
  settle(missing: number, claims: number, still: readonly Colour[]): Prompt;
  motion(by: Colour, choice: string, as: 'member' | 'arbiter' | 'agreed', still: readonly Colour[]): Prompt;
  decide(by: Colour, choice: string, arbiter: Colour): Prompt;
  /** A team choice, and which card or space asks for it; `arbiter` chooses alone. */
  team(source: string, what: string, arbiter: Colour | null): Prompt;
  /** What is to be chosen, as the object of the sentence. */
  question(question: Question, side: Side | null): string;
  space(round: number): string;
  readonly bonus: string;
  readonly stakes: string;
}

/** What a token does in a town that is chosen for it. */
export type TownTurn = 'obstacle' | 'loss' | 'independence' | 'removal';

/** What the team chooses; small letters at the beginning, so that it can stand in a sentence. */
export interface ChoiceWords {
  readonly commit: string;
  readonly reopen: string;
  town(town: Town, turn: TownTurn | null): string;
  alternative(index: number, effects: string | null): string;
  kind(side: Side): string;
  remove(town: Town, side: Side): string;
  readonly decline: string;
  jailPawn(colour: Colour): string;
  jailDie(character: Character): string;
  discard(card: CardId): string;
  stakes(count: number): string;
}

/** Dice and tokens come as they are to be shown. */
export interface MoveWords {
  placePawn(colour: Colour, card: CardId): string;
  takePawn(colour: Colour | null, card: CardId): string;
  giveDie(colour: Colour): string;
  returnDie(colour: Colour): string;
  readonly commit: string;
  readonly moveToCommit: string;
  selectDie(die: string): string;
  unselectDie(die: string): string;
  reroll(count: number | null): string;
  passDie(die: string, to: Colour): string;
  passToken(token: string, to: Colour): string;
  spendToken(token: string): string;
  keepToken(token: string): string;
  readonly done: string;
  readonly undone: string;
  readonly closeRolling: string;
  claim(card: CardId): string;
  unclaim(card: CardId): string;
  settle(claims: number | null): string;
  readonly agree: string;
  readonly object: string;
  decide(choice: string): string;
}

type Told = Exclude<Event, { is: 'motion' | 'decided' }>;
export type EventWords = EventTexts<Told> & {
  /** These two name a choice of the team. */
  readonly motion: (by: Colour, choice: string) => string;
  readonly decided: (by: Colour, choice: string) => string;
};

export type Ending = Pick<Result, 'reason' | 'points' | 'rank'>;

/** The labels of the position. */
export interface PositionWords {
  round(round: number): string;
  readonly phases: Readonly<Record<Phase, string>>;
  arbiter(colour: Colour): string;
  readonly tracks: Readonly<Record<'acc' | 'fp', string>>;
  /** The sum of both tracks, and what it means. */
  sum(sum: number): string;
  morale(markers: number): string;
  /** What a check of morale would bring now. */
  check(threats: number, shield: boolean): string;
  readonly overdrawn: string;
  readonly shield: string;
  readonly noShield: string;
  readonly undertaken: string;
  readonly free: string;
  readonly bang: string;
  readonly easy: string;
  readonly none: string;
  readonly you: string;
  inHand(pawns: number): string;
  readonly dice: string;
  readonly chosen: string;
  readonly tokens: string;
  readonly spent: string;
  readonly independence: string;
  readonly ours: string;
  readonly prison: string;
  prisoners(what: 'morale' | 'neutral', count: number): string;
  pawnOf(colour: Colour): string;
  pool(dice: number): string;
  stack(counts: readonly number[]): string;
  top(deck: string, date: string): string;
  threats(old: number, recent: number): string;
  readonly joint: string;
}

export interface Catalogue extends GameCatalogue<WhyNotReason, typeof OPTIONS> {
  readonly why: WhyTexts<Why>;
  readonly cards: CardWords;
  readonly prompts: PromptWords;
  readonly choices: ChoiceWords;
  readonly moves: MoveWords;
  readonly events: EventWords;
  readonly position: PositionWords;
  readonly endings: Readonly<Record<Result['reason'], string>>;
  ending(ending: Ending): string;
}
