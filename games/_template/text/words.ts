/** What a catalogue of this game holds, and how sentences are made of it. */
import { moveParts, type Words } from '@sztab/kernel';
import { type EventTexts, eventText, type GameCatalogue, known, wordsOf } from '@sztab/kernel/words';
import type { Card } from '../content/cards.ts';
import { HILLS, type Hill, SIDES, type Side } from '../content/hills.ts';
import type { Event } from '../rules/events.ts';
import type { Shape } from '../rules/moves.ts';
import type { OPTIONS } from '../rules/options.ts';
import type { WhyNotReason } from '../rules/reasons.ts';
import { type Result, sideOf } from '../rules/state.ts';

export interface Catalogue extends GameCatalogue<WhyNotReason, typeof OPTIONS> {
  readonly sides: Readonly<Record<Side, string>>;
  readonly hills: Readonly<Record<Hill, string>>;
  readonly verbs: { readonly lay: string };
  card(card: Card): string;
  readonly asked: { readonly yours: string; theirs(side: Side): string };
  lay(card: Card, hill: Hill): string;
  readonly events: EventTexts<Event>;
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

export const words = (c: Catalogue): Words<Shape> =>
  wordsOf<Shape>(c, {
    role: (role) => known(c.sides, role),
    prompt(_prompt, { flow }) {
      const top = flow.at(-1);
      return { yours: c.asked.yours, theirs: c.asked.theirs(top?.step === 'lay' ? top.side : SIDES[0]) };
    },
    position: (view) => [
      ...HILLS.map((hill) => c.hill(hill, view.laid[hill], view.held[hill])),
      ...(view.you ? [`${c.handHead}: ${view.hand.map(c.card).join(', ') || '–'}`] : []),
    ],
    move(move) {
      const [card, hill] = moveParts(move).args as [Card, Hill];
      return c.lay(card, hill);
    },
    event: (event) => eventText<Event>(c.events, event),
    outcome: ({ winners: [winner], reason }) =>
      winner === undefined ? c.noWinner : known(c.endings, reason)(sideOf(winner)),
  });
