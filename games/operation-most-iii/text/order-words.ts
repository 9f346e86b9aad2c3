/** The sentence in which somebody decides, word by word; and what its button says. */
import type { CardId } from '../content/cards.ts';
import type { Side, Zone } from '../content/zones.ts';

/** Something chosen as the sentence has it: in its case, and behind the word that joins it to what stands before. */
export interface Chip {
  readonly joint?: string;
  readonly name: string;
}

export interface OrderWords {
  /** The card that acts or is played; it stands behind the verb. */
  first(verb: string, card: CardId): Chip;
  /** A card that comes after it: struck, refreshed, or played along. */
  other(verb: string, card: CardId): Chip;
  readonly act: {
    deploy(zone: Zone): string;
    move(zone: Zone): string;
    attack(percent: number): string;
    search(percent: number): string;
    steal(side: Side, percent: number): string;
    order(unit: CardId): string;
    readonly volunteers: string;
    hide(parts: number): string;
    fly(parts: number): string;
  };
  /** What a Move does to the Unit, where no card spares it. */
  readonly moveCosts: string;
  /** What a touch of a place does, at that place. */
  readonly here: Readonly<Record<'deploy' | 'search' | 'steal', string>>;
  readonly forecast: {
    /** Before the first turn: what the game is about for this side, whoever wins a tie. */
    goal(side: Side, tieWinner: Side): { readonly title: string; readonly lines: readonly string[] };
    /** What an Attack costs if it hits, and what the dice leave out. */
    attack(struck: CardId): string;
    /** What a success brings home. */
    found(need: number, side: Side): string;
    stolen(need: number, side: Side): string;
    readonly beforeCards: string;
  };
}
