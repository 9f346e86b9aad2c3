/** What a catalogue of this game holds, and how sentences are made of it. */
import { moveParts, type Words } from '@sztab/kernel';
import { explained, known, type Language, type OptionTexts, typeset } from '@sztab/kernel/words';
import type { Card } from '../content/cards.ts';
import { HILLS, type Hill, SIDES, type Side } from '../content/hills.ts';
import type { Event } from '../rules/events.ts';
import type { Shape } from '../rules/moves.ts';
import type { OPTIONS } from '../rules/options.ts';
import type { WhyNotReason } from '../rules/reasons.ts';
import { type Result, sideOf } from '../rules/state.ts';

export interface Catalogue {
  readonly language: Language;
  readonly title: string;
  readonly about: string;
  readonly sides: Readonly<Record<Side, string>>;
  readonly hills: Readonly<Record<Hill, string>>;
  readonly verbs: { readonly lay: string };
  card(card: Card): string;
  readonly options: OptionTexts<typeof OPTIONS>;
  readonly asked: { readonly yours: string; theirs(side: Side): string };
  lay(card: Card, hill: Hill): string;
  readonly events: { readonly [K in Event['is']]: (event: Extract<Event, { is: K }>) => string };
  readonly whyNot: Readonly<Record<WhyNotReason, string>>;
  readonly endings: Readonly<Record<Result['reason'], (winner: Side) => string>>;
  /** For a game that was stopped rather than won. */
  readonly noWinner: string;
  /** The position in lines. */
  hill(hill: Hill, cards: Readonly<Record<Side, Card | null>>, held: Side | null): string;
  readonly handHead: string;
  /** What the board says besides. */
  readonly board: {
    readonly nextCard: string;
    readonly nextHill: string;
    readonly held: string;
    readonly phases: readonly [string, string];
  };
}

export function words(c: Catalogue): Words<Shape> {
  const print = (text: string): string => typeset(text, c.language);
  return {
    language: c.language,
    title: c.title,
    role: (role) => known(c.sides, role),
    option: (id) => explained(known(c.options, id), print),
    optionValue: (id, value) => explained(known(known(c.options, id).values, value), print),
    prompt(_prompt, { flow }) {
      const top = flow.at(-1);
      return { yours: print(c.asked.yours), theirs: print(c.asked.theirs(top?.step === 'lay' ? top.side : SIDES[0])) };
    },
    position: (view) => [
      ...HILLS.map((hill) => print(c.hill(hill, view.laid[hill], view.held[hill]))),
      ...(view.you ? [print(`${c.handHead}: ${view.hand.map(c.card).join(', ') || '–'}`)] : []),
    ],
    move(move) {
      const [card, hill] = moveParts(move).args as [Card, Hill];
      return print(c.lay(card, hill));
    },
    // The record is keyed by `is`, so the sentence fits the event; the compiler cannot follow that through a union.
    event: (event) => print((c.events[event.is] as (e: Event) => string)(event)),
    whyNot: (reason) => print(known(c.whyNot, reason)),
    outcome({ winners: [winner], reason }) {
      return print(winner === undefined ? c.noWinner : known(c.endings, reason)(sideOf(winner)));
    },
  };
}
