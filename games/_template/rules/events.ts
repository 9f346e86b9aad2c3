/** Everything that can happen. Rules tell it as data; the words make sentences of it. */
import { teller } from '@sztab/kernel';
import type { Card } from '../content/cards.ts';
import type { Hill, Side } from '../content/hills.ts';

export type Event =
  /** `cards` are told to their owner alone. */
  | { readonly is: 'dealt'; readonly side: Side; readonly cards?: readonly Card[] }
  | { readonly is: 'laid'; readonly side: Side; readonly card: Card; readonly hill: Hill }
  /** `die` where the cards were equal. */
  | { readonly is: 'held'; readonly side: Side; readonly hill: Hill; readonly die?: number }
  | { readonly is: 'resigned'; readonly side: Side }
  | { readonly is: 'won'; readonly side: Side };

export const tell = teller<Event>();
