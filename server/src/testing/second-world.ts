/** A second world for a test of secrecy: what one viewer cannot know is dealt afresh there, and still the same comes to light by a move. */
import {
  asks,
  clone,
  diceKey,
  type FastStream,
  type GameBox,
  look,
  play,
  type Seat,
  type SeededStream,
  type Shape,
  type Told,
  type Viewer,
} from '@sztab/kernel';
import { noting } from '@sztab/kernel/testing';

type State = Shape['state'];

export interface Step {
  readonly seat: Seat;
  readonly move: string;
  readonly told: Told<Shape['event']>[];
  /** What came to light by it. */
  readonly news: readonly unknown[];
  readonly barrier: boolean;
  /** The state after it. */
  readonly state: State;
}

export function step(box: GameBox, before: State, seat: Seat, move: string): Step {
  const state = clone(before);
  let told: Told<Shape['event']>[] = [];
  const news = noting(() => {
    told = play(box.game, state, seat, move);
  });
  return { seat, move, told, news, barrier: state.barriers !== before.barriers, state };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Dealt afresh for this viewer, with other dice to come. */
export function secondWorld({ game }: GameBox, before: State, viewer: Viewer, chance: FastStream): State {
  const other = game.redeal(clone(before), viewer, chance);
  other.dice = { ...(before.dice as SeededStream), key: diceKey(JSON.stringify(chance), []) };
  return other;
}

/** Every card here is a word that stands once in the state: then two of them can change places. Null where it is not so. */
function exchanged(state: State, cards: readonly unknown[], wanted: readonly unknown[]): State | null {
  let text = JSON.stringify(state);
  let places = cards.map((card) => JSON.stringify(card));
  for (const [i, want] of wanted.entries()) {
    const [there, here] = [places[i], JSON.stringify(want)];
    // The back of a card is no card: that has to be alike by itself.
    if (there === here || typeof want !== 'string' || there?.startsWith('"') !== true) continue;
    if (text.split(there).length !== 2 || text.split(here).length !== 2) return null;
    text = text.replace(there, '\0').replace(here, there).replace('\0', here);
    places = places.map((one) => (one === there ? here : one === here ? there : one));
  }
  return JSON.parse(text) as State;
}

/** Not every deal can bring the same to light, as when the back of the next card is shown. */
const DEALS = 40;

/**
 * How the second world goes on by a move. Where the same move brings other cards to light there, they change places with those of the first
 * world; where that does not do, the world is dealt again. In the end it may still be another course of things: the caller looks.
 */
export function stepThere(
  box: GameBox,
  { viewer, before, mine, move }: { viewer: Viewer; before: State; mine: Step; move: string },
  dealt: State,
  chance: FastStream,
): Step {
  const rolls = !same(mine.state.dice, before.dice);
  let there = dealt;
  for (let deals = 0; ; deals++) {
    // The same dice have to fall in both worlds.
    if (rolls) there.dice = clone(before.dice);
    const theirs = step(box, there, mine.seat, move);
    if (move !== mine.move || same(theirs.news, mine.news) || deals === DEALS) return theirs;
    const alike = exchanged(there, theirs.news, mine.news);
    const fits = alike && same(look(box.game, alike, viewer), look(box.game, before, viewer));
    if (fits && offers(box, alike, mine.seat, move)) {
      const next = step(box, alike, mine.seat, move);
      if (same(next.news, mine.news)) return next;
    }
    const again = secondWorld(box, before, viewer, chance);
    if (offers(box, again, mine.seat, move)) there = again;
  }
}

export const movesAt = ({ game }: GameBox, state: State, seat: Seat): readonly string[] =>
  asks(game, state).find((ask) => ask.seat === seat)?.moves ?? [];

const offers = (box: GameBox, state: State, seat: Seat, move: string): boolean =>
  movesAt(box, state, seat).includes(move);

/** Whether it all looks the same to the viewer, so that it has to be told the same. */
export const indistinct = ({ game }: GameBox, viewer: Viewer, mine: Step, theirs: Step): boolean =>
  (mine.move === theirs.move && same(mine.news, theirs.news)) ||
  same([look(game, mine.state, viewer), mine.barrier], [look(game, theirs.state, viewer), theirs.barrier]);
