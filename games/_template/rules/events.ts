/** Everything that can happen. Rules tell it as data; the words make sentences of it. */
import { type EventOf, teller } from '@sztab/kernel';
import type { Card } from '../content/cards.ts';
import type { Hill, Side } from '../content/hills.ts';

interface Events {
  /** `cards` are told to their owner alone. */
  dealt: { side: Side; cards?: readonly Card[] };
  laid: { side: Side; card: Card; hill: Hill };
  /** `die` where the cards were equal. */
  held: { side: Side; hill: Hill; die?: number };
  resigned: { side: Side };
  won: { side: Side };
}

export type Event = EventOf<Events>;

export const tell = teller<Event>();
