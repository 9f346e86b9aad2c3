/** What a catalogue of this game holds, and how sentences are made of it. */
import { moveParts, type Words } from '@sztab/kernel';
import { type EventTexts, type GameCatalogue, known, wordsOf } from '@sztab/kernel/words';
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
    readonly phases: readonly string[];
  };
}

export const words = (c: Catalogue): Words<Shape> =>
  wordsOf<Shape, Catalogue>(c, {
    prompt({ asked }, _prompt, { flow }) {
      const top = flow.at(-1);
      return { yours: asked.yours, theirs: asked.theirs(top?.step === 'lay' ? top.side : SIDES[0]) };
    },
    position: ({ hill: laid, handHead, card }, view) => [
      ...HILLS.map((hill) => laid(hill, view.laid[hill], view.held[hill])),
      ...(view.you ? [`${handHead}: ${view.hand.map(card).join(', ') || '–'}`] : []),
    ],
    move({ lay }, move) {
      const [card, hill] = moveParts(move).args as [Card, Hill];
      return lay(card, hill);
    },
    outcome: ({ noWinner, endings }, { winners: [winner], reason }) =>
      winner === undefined ? noWinner : known(endings, reason)(sideOf(winner)),
  });
