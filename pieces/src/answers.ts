/** The answers to an open choice, as a screen offers them that has no room for a board to aim at. */
import type { ReactNode } from 'react';
import type { SymbolName } from './symbols.ts';

export interface Answer {
  /** What a touch of it spells: a thing, a verb, or a phrase. Null: it cannot be chosen now, and the detail says why. */
  readonly touch: string | null;
  readonly name: string;
  readonly symbol: SymbolName;
  /** What it does, costs or brings, in a few words. */
  readonly detail?: string;
  /** What it brings, in a figure: “+2”. */
  readonly figure?: string;
  /** Where answers are cards: the card. */
  readonly face?: ReactNode;
  /** Answers of the same group, by its name, come on a page of their own where there are too many for one. */
  readonly group?: string;
}

/** The most useful one first. Up to six tiles, three cards, four rows, or chips as short as numbers; more of them come page by page. */
export interface Answers {
  readonly as: 'tiles' | 'cards' | 'rows' | 'chips';
  readonly list: readonly Answer[];
  /** Each says itself what it may come to: no forecast takes their place once one is picked. */
  readonly promised?: true;
  /** False: they stand in no order of their own, so the most useful may come first. */
  readonly ranked?: false;
}
