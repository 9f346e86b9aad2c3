/** What a viewer may know, as an allow-list; and one state that fits it, for bots. */
import { clone, type FastStream, mix, type Seat, type Viewer } from '@sztab/kernel';
import { CARDS, type Card } from '../content/cards.ts';
import { HILLS, SIDES, type Side } from '../content/hills.ts';
import { type Frame, type PublicState, type State, sideOf } from './state.ts';

export interface View extends PublicState {
  readonly edition: number;
  readonly you: Side | null;
  readonly first: Side;
  readonly flow: readonly Frame[];
  readonly hand: readonly Card[];
  /** How many cards each side holds. */
  readonly cards: Readonly<Record<Side, number>>;
}

export function view(s: State, viewer: Viewer): View {
  const you = viewer === 'public' ? null : sideOf(viewer as Seat);
  return {
    edition: s.edition,
    you,
    first: s.first,
    flow: clone(s.flow),
    hand: you ? [...s.hand[you]] : [],
    cards: { red: s.hand.red.length, blue: s.hand.blue.length },
    laid: clone(s.laid),
    held: { ...s.held },
    result: s.result && { ...s.result },
  };
}

const onHills = ({ laid }: Pick<PublicState, 'laid'>): Card[] =>
  HILLS.flatMap((hill) => SIDES.flatMap((side) => laid[hill][side] ?? []));

export function imagine(view: View, dice: FastStream): State {
  const { you, first, edition } = view;
  const seen = new Set<Card>([...view.hand, ...onHills(view)]);
  const deck = mix(
    dice,
    CARDS.filter((card) => !seen.has(card)),
  );
  const handOf = (side: Side): Card[] => (side === you ? [...view.hand] : deck.splice(0, view.cards[side]));
  const hand = { red: handOf('red'), blue: handOf('blue') };
  const { flow, laid, held, result } = clone({
    flow: [...view.flow],
    laid: view.laid,
    held: view.held,
    result: view.result,
  });
  return { edition, flow, dice, barriers: 0, first, deck, hand, laid, held, result };
}

/** The tests' second opinion on `view`: whatever this viewer cannot know is dealt afresh. */
export function redeal(s: State, viewer: Viewer, dice: FastStream): State {
  const others = SIDES.filter((side) => viewer === 'public' || side !== sideOf(viewer as Seat));
  const cards = mix(dice, [...s.deck, ...others.flatMap((side) => s.hand[side])]);
  const hand = { ...s.hand };
  for (const side of others) hand[side] = cards.splice(0, s.hand[side].length);
  return { ...s, deck: cards, hand };
}
