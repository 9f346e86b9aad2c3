/** What a card in the hand can do just now, and which token of the open decision says so. */
import { moveParts } from '@sztab/kernel';
import type { Choice } from '@sztab/pieces';
import type { CardTitle } from '../content/cards.ts';
import type { Move } from '../rules/moves.ts';

/** The verb that plays a title; most are called like the card. */
const VERB: Readonly<Partial<Record<CardTitle, string>>> = { momentum: 'playMomentum', mobilisation: 'mobilise' };
const verbOf = (title: CardTitle): string => VERB[title] ?? title;
export const titleOf = (verb: string): CardTitle =>
  (Object.keys(VERB) as CardTitle[]).find((title) => VERB[title] === verb) ?? (verb as CardTitle);

export type CardUse =
  /** By itself. */
  | { readonly is: 'play'; readonly token: string }
  /** With so many pieces: one button each. */
  | { readonly is: 'pieces'; readonly counts: readonly string[] }
  /** Away, for another roll of all dice. */
  | { readonly is: 'reroll'; readonly token: string };

export function useOfCard(title: CardTitle, { moves }: Choice<Move>): CardUse | null {
  const verb = verbOf(title);
  const counts: string[] = [];
  for (const move of moves) {
    const parts = moveParts(move);
    if (parts.verb === 'rerollWith' && parts.args[0] === title) return { is: 'reroll', token: title };
    if (parts.verb !== verb) continue;
    if (parts.args.length === 0) return { is: 'play', token: verb };
    counts.push(parts.args[0] as string);
  }
  return counts.length > 0 ? { is: 'pieces', counts } : null;
}

/** What a touch of the whole card means: the fullest use of it, or the card itself where the table will say why not. */
export function tokenOf(title: CardTitle, use: CardUse | null): string {
  if (!use) return title;
  return use.is === 'pieces' ? (use.counts.at(-1) as string) : use.token;
}
