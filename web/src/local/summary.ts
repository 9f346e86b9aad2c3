/** One line on how a table stands, written in both languages with every entry, so that home needs no rules to show it. */

import {
  type GameBox,
  type Header,
  look,
  type Outcome,
  type Seat,
  type Shape,
  type Sight,
  type Viewer,
} from '@sztab/kernel';
import { eachLanguage } from '@sztab/kernel/words';
import type { Sitter } from '../tables/handle.ts';
import { playersNow } from './stand-in.ts';
import type { Summary } from './store.ts';

const RANK = { you: 0, friend: 1, bot: 2 } as const;

/** What a summary is made from: a match, or a table imagined one move ahead. */
export interface Standing<S extends Shape> {
  readonly outcome: Outcome | null;
  look(viewer: Viewer): Sight<S['view'], S['move']>;
}

export const standingOf = <S extends Shape>({ game }: GameBox<S>, table: S['state']): Standing<S> => ({
  outcome: game.outcome(table),
  look: (viewer) => look(game, table, viewer),
});

export function summarise<S extends Shape>(
  box: GameBox<S>,
  { options, rules: edition }: Pick<Header, 'options' | 'rules'>,
  sitters: readonly Sitter[],
  standing: Standing<S>,
  seq: number,
): Summary {
  const { outcome } = standing;
  if (outcome) {
    return {
      seq,
      waitsFor: null,
      seat: null,
      line: eachLanguage((language) => box.words[language].outcome(outcome, options, edition)),
      winners: outcome.winners,
    };
  }
  const { asked, view } = standing.look('public');
  const now = playersNow(box, view, outcome, sitters);
  const is = (seat: Seat): Sitter['is'] => now[seat]?.is ?? 'friend';
  const first = [...asked].sort((a, b) => RANK[is(a.seat)] - RANK[is(b.seat)])[0];
  if (!first) throw new RangeError('a table that is not over asks somebody');
  // Where several people share the screen, home must not say what only one of them may know.
  const alone = now.filter((sitter) => sitter.is !== 'bot').length === 1 && is(first.seat) !== 'bot';
  const seen = alone ? standing.look(first.seat).view : view;
  return {
    seq,
    waitsFor: is(first.seat),
    seat: first.seat,
    line: eachLanguage((language) => {
      const { yours, theirs } = box.words[language].prompt(first.prompt, seen);
      return alone ? yours : theirs;
    }),
  };
}
