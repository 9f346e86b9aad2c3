/**
 * Highest Card, a whole game in under a hundred lines: read it before writing a real one. Each seat holds three cards;
 * all lay one face down at the same time; the highest card, helped by a die, takes the round. Three rounds.
 */
import { draw, mix, reveal, roll, shuffle } from '../dice.ts';
import { teller } from '../events.ts';
import { end, goOn } from '../flow.ts';
import type { CommonState, Game, Seat } from '../game.ts';
import { moveParts } from '../move-text.ts';

/** The call stack: `deal` and `showdown` run by themselves, `lay` asks. A 0 is nothing laid yet, a −1 a card face down. */
type Frame = { step: 'deal' } | { step: 'lay'; laid: number[] } | { step: 'showdown'; laid: number[] };
type Event = { is: 'dealt' | 'laid'; seat: Seat; cards?: number[] } | { is: 'won'; seat: Seat; dice: number[] };

/** State is plain data. */
type Cards = CommonState<Frame> & { deck: number[]; hands: number[][]; shown: number[]; points: number[] };
/** What one viewer may know: no deck, and of other hands only how many cards they hold. */
type View = Pick<Cards, 'edition' | 'flow' | 'shown' | 'points'> & {
  you: Seat | null;
  hand: number[];
  sizes: number[];
};

export type HighestCard = { state: Cards; frame: Frame; move: `lay(${number})`; view: View; event: Event };

const tell = teller<Event>();
const ALL = Array.from({ length: 12 }, (_, i) => i + 1);
const lay = (card: number): HighestCard['move'] => `lay(${card})`;
const flip = (flow: readonly Frame[], turned: (card: number, seat: Seat) => number): Frame[] =>
  flow.map((f) => (f.step === 'lay' ? { ...f, laid: f.laid.map(turned) } : f));

export const highestCard: Game<HighestCard> = {
  id: 'highest-card',
  edition: 1,
  options: [{ id: 'lowest', values: ['off', 'on'], concerns: 'table' }],
  players: [2, 4],
  roles: (players) => ['north', 'east', 'south', 'west'].slice(0, players),
  bound: (players) => 3 * players,
  takeBack: true,
  setup(players, _options, dice, edition) {
    const hands = Array.from({ length: players }, () => []);
    const s: Cards = {
      edition,
      flow: [{ step: 'deal' }],
      dice,
      barriers: 0,
      deck: [...ALL],
      hands,
      shown: [],
      points: [],
    };
    shuffle(s, s.deck);
    return { ...s, points: hands.map(() => 0) };
  },
  steps: {
    deal: {
      run(s) {
        s.hands = s.hands.map(() => draw(s, s.deck, 3));
        for (const [seat, hand] of s.hands.entries())
          tell({ is: 'dealt', seat }, { [seat]: { is: 'dealt', seat, cards: [...hand] } });
        goOn(s, { step: 'lay', laid: s.hands.map(() => 0) });
      },
    },
    lay: {
      ask(s, f) {
        const waiting = [...s.hands.entries()].filter(([seat]) => f.laid[seat] === 0);
        return waiting.map(([seat, hand]) => ({ seat, prompt: 'lay', moves: hand.map(lay), secret: true }));
      },
      take(s, f, seat, move) {
        f.laid[seat] = Number(moveParts(move).args[0]);
        tell({ is: 'laid', seat });
        if (!f.laid.includes(0)) goOn(s, { step: 'showdown', laid: f.laid });
      },
    },
    showdown: {
      run(s, f) {
        s.shown.push(...f.laid.map((card, seat) => reveal(s, s.hands[seat] as number[], card)));
        const dice = f.laid.map(() => roll(s));
        const totals = f.laid.map((card, seat) => card + (dice[seat] as number));
        const seat = totals.indexOf(Math.max(...totals));
        s.points[seat] = (s.points[seat] as number) + 1;
        tell({ is: 'won', seat, dice });
        if (s.hands[0]?.length) goOn(s, { step: 'lay', laid: f.laid.map(() => 0) });
        else end(s);
      },
    },
  },
  outcome({ flow, points }) {
    const winners = [...points.keys()].filter((seat) => points[seat] === Math.max(...points));
    return flow.length > 0 ? null : { winners, reason: 'points', scores: points };
  },
  view({ edition, flow, shown, points, hands }, viewer) {
    const you = viewer === 'public' ? null : viewer;
    const cover = (card: number, seat: Seat) => (card > 0 && seat !== you ? -1 : card);
    const open = { you, edition, flow: flip(flow, cover), shown: [...shown], points: [...points] };
    return { ...open, hand: [...(hands[you ?? -1] ?? [])], sizes: hands.map((cards) => cards.length) };
  },
  imagine({ you, edition, flow, shown, points, hand, sizes }, dice) {
    const unseen = ALL.filter((card) => !hand.includes(card) && !shown.includes(card));
    const deck = mix(dice, unseen);
    const hands = sizes.map((size, seat) => (seat === you ? [...hand] : deck.splice(0, size)));
    const guess = (card: number, seat: Seat) => (card < 0 ? (hands[seat]?.[0] as number) : card);
    return { edition, flow: flip(flow, guess), dice, barriers: 0, deck, hands, shown: [...shown], points: [...points] };
  },
  redeal(s, viewer, dice) {
    const seats = [...s.hands.keys()].filter((seat) => seat !== viewer);
    const cards = mix(dice, [...s.deck, ...seats.flatMap((seat) => s.hands[seat] as number[])]);
    for (const seat of seats) s.hands[seat] = cards.splice(0, s.hands[seat]?.length);
    const guess = (card: number, seat: Seat) => (card > 0 && seat !== viewer ? (s.hands[seat]?.[0] as number) : card);
    return { ...s, deck: cards, flow: flip(s.flow, guess) };
  },
  broken: ({ deck, hands, shown }) => (deck.length + hands.flat().length + shown.length === 12 ? [] : ['12 cards']),
};
