/** GOW-6.4: operation cards in general. */
import { draw, reveal, shuffle } from '@sztab/kernel';
import type { AreaId, ZoneId } from '../content/areas.ts';
import { CARD, type CardTitle, copiesOf } from '../content/cards.ts';
import { isZone } from '../content/map.ts';
import type { Side } from '../content/sides.ts';
import { mostPlaced } from './legal.ts';
import { reserveFor, roomIn } from './pieces.ts';
import { type CombatFrame, type Frame, type PublicState, type State, tell } from './state.ts';
import { supplies } from './supply.ts';

/** Why a card cannot be played for its special effect. */
export type NoCard =
  | 'card-not-held'
  | 'effect-used'
  | 'defence-only'
  | 'own-turn-only'
  | 'card-elsewhere'
  | 'nobody-ready'
  | 'nothing-to-add'
  | 'not-supplied'
  | 'stack-full'
  | 'only-against-drop';

/** What lies open, and the own hand. */
type Seen = PublicState & { readonly hand: Readonly<Record<Side, readonly CardTitle[]>> };

/** The card that sends more pieces along, by the question after an entry; and the one that adds dice to a fire. */
export const ENTRY_CARD = {
  'advance.card': 'assault',
  'paradrop.card': 'airborneDrop',
  'fly.card': 'wingman',
} as const;
export const FIRE_CARD = { barrage: 'artilleryStrike', bombing: 'airRaid' } as const;

/** GOW-6.4.3 to GOW-6.4.6: null if this side may play the card at this question. */
export function noCard(s: Seen, side: Side, f: Frame, title: CardTitle): NoCard | null {
  if (!s.hand[side].includes(title)) return 'card-not-held';
  if (s.effects[side].includes(title)) return 'effect-used';
  if (f.step === 'combat.defence') return noDefence(s, side, f, title);
  if (CARD[title].timing === 'defence') return 'defence-only';
  switch (f.step) {
    case 'turn':
      if (title !== 'momentum') return 'card-elsewhere';
      return s.ready[side] > 0 ? null : 'nobody-ready'; // GOW-6.5.3
    case 'advance.card':
    case 'paradrop.card':
    case 'fly.card':
      if (title !== ENTRY_CARD[f.step]) return 'card-elsewhere';
      return reserveFor(s, side, f.place) > 0 ? null : 'nothing-to-add';
    case 'reinforce.place':
      if (title !== 'mobilisation') return 'card-elsewhere';
      return mostPlaced(s, f) > f.remaining ? null : 'nothing-to-add'; // GOW-6.5.5
    case 'fire.card':
      return title === FIRE_CARD[f.by] ? null : 'card-elsewhere';
    default:
      return 'card-elsewhere';
  }
}

/** D17 */
function noDefence(s: Seen, side: Side, { place, by }: CombatFrame, title: CardTitle): NoCard | null {
  if (CARD[title].timing !== 'defence') return 'own-turn-only';
  if (isZone(place) !== (title === 'interception')) return 'card-elsewhere'; // GOW-6.5.10
  if (title === 'antiAircraft' && by !== 'paradrop') return 'only-against-drop'; // GOW-6.5.8
  if (title !== 'counterAttack') return null;
  if (!supplies(s, side, place)) return 'not-supplied'; // GOW-6.5.2
  if (roomIn(s, side, place) === 0) return 'stack-full';
  return reserveFor(s, side, place) > 0 ? null : 'nothing-to-add';
}

/** GOW-9.4: as far as everybody can count, could somebody hold this title? */
export function publiclyUnseen(s: Pick<PublicState, 'discard' | 'options'>, title: CardTitle): boolean {
  let unseen = copiesOf(title, s.options.mode, s.options.deckSize);
  for (const seen of s.discard) if (seen === title) unseen--;
  return unseen > 0;
}

/** GOW-8.1: opens a card step on public facts alone, so that it betrays nothing. */
export const opensFor = (s: State, side: Side, title: CardTitle): boolean =>
  s.hand[side].length > 0 && publiclyUnseen(s, title);

/** GOW-6.4.2: face up to the discard pile. */
export function discardCard(s: State, side: Side, title: CardTitle): void {
  s.discard.push(reveal(s, s.hand[side], title));
}

/** A special effect is resolved; what it adds is the caller's business. */
export function playCard(s: State, side: Side, title: CardTitle, added: number, place: AreaId | ZoneId | null): void {
  discardCard(s, side, title);
  s.effects[side].push(title);
  tell({ is: 'card-played', side, title, added, place });
}

/** GOW-5.6.2, GOW-5.6.4: from the top of the deck; an empty deck takes in the discard pile. */
export function drawCards(s: State, side: Side, count: number): CardTitle[] {
  const drawn: CardTitle[] = [];
  while (drawn.length < count) {
    if (s.deck.length === 0) {
      if (s.discard.length === 0) break;
      s.deck = shuffle(s, s.discard);
      s.discard = [];
      tell({ is: 'reshuffled', side, cards: s.deck.length });
    }
    drawn.push(...draw(s, s.deck, count - drawn.length));
  }
  s.hand[side].push(...drawn);
  return drawn;
}
