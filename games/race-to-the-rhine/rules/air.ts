/** RTR-5.8 and RTR-5.9, and Recon (RTR-5.6.9): looking at cards, and paratroops. */
import { call, findFrame, finish, moveParts, show } from '@sztab/kernel';
import { type CardId, divisionOf, type PursuitId, pursuitOf } from '../content/cards.ts';
import { TOWNS, type Town } from '../content/fields.ts';
import { ICONS_A_MEDAL, MOST_DROPPED } from '../content/logistics.ts';
import { noAbility, noAction } from './actions.ts';
import { isFree } from './control.ts';
import { renewPursuit } from './march.ts';
import { type Move, type Steps, TEXT } from './moves.ts';
import type { WhyNotReason } from './reasons.ts';
import {
  activeCommander,
  activeSeat,
  type Commander,
  type Deck,
  isSolo,
  type PublicState,
  pileOf,
  type State,
  tell,
} from './state.ts';

/** RTR-5.8.2: null if there is a card to look at: face down, or in the discards of which a pursuit pile is made anew. */
export function noLook(s: PublicState, deck: Deck, faceDown: number): WhyNotReason | null {
  if (faceDown > 0) return null;
  return deck === 'pursuit' && s.discards[pileOf(s, activeSeat(s))]?.length ? null : 'no-card-there';
}

export const decksToLookAt = (s: State): Deck[] =>
  DECKS.filter((deck) => noLook(s, deck, pile(s, deck).length) === null);
export const DECKS: readonly Deck[] = ['pursuit', 'resistance'];
const pile = (s: State, deck: Deck): readonly CardId[] =>
  deck === 'pursuit' ? (s.pursuit[pileOf(s, activeSeat(s))] ?? []) : s.resistance;

/** RTR-5.8.1, RTR-7.3.2: null if the marker is at hand; rain grounds everybody but Bradley by his card. */
export function noFlight(s: PublicState, byCard: boolean): WhyNotReason | null {
  if (s.options.training) return 'not-in-training';
  const no = byCard ? noAbility(s, 'W') : noAction(s);
  if (no) return no;
  if (activeCommander(s).air !== null) return 'marker-on-deck';
  return byCard || s.weather === 'sun' ? null : 'rain';
}

export function flyOver(s: State, deck: Deck, how: 'air' | 'commander'): void {
  look(s, deck, how);
  activeCommander(s).air = deck;
}

/** Only whoever looks sees the card; the others see that somebody looked. */
export function look(s: State, deck: Deck, how: 'air' | 'commander' | 'recon'): void {
  const seat = activeSeat(s);
  const commander = activeCommander(s);
  if (deck === 'pursuit') renewPursuit(s, seat);
  commander.knows[deck] = true;
  const card = pile(s, deck)[0] as CardId;
  show(s, card);
  const told = { is: 'looked', by: commander.colour, deck, how } as const;
  tell(told, { [seat]: { ...told, card } });
}

/** RTR-5.6.10: null if this kept card can be played now. */
export function noKept(s: PublicState, card: PursuitId): WhyNotReason | null {
  if (!activeCommander(s).kept.includes(card)) return 'not-your-card';
  if (pursuitOf(card).type === 'recon') return s.turn.recon ? 'recon-used' : null;
  return s.turn.credit === 'none' ? null : 'resistance-used';
}

export const playable = (s: PublicState, type: 'resistanceHand' | 'recon'): PursuitId[] =>
  activeCommander(s).kept.filter((id) => pursuitOf(id).type === type && noKept(s, id) === null);

/** RTR-5.9.1, RTR-5.9.2, RTR-7.3.2, RTR-7.6.4: null if paratroops can be dropped. */
export function noDrop(s: PublicState): WhyNotReason | null {
  if (s.options.training) return 'not-in-training';
  if (isSolo(s)) return 'not-alone';
  const no = noAction(s);
  if (no) return no;
  if (s.weather === 'rain') return 'rain';
  if (s.paratroopsLeft === 0) return 'no-paratroops';
  if (payments(activeCommander(s)).length === 0) return 'cannot-pay';
  return s.control.includes('.') ? null : 'field-controlled';
}

/** RTR-5.9.1: how many more markers this drop may take, or one that begins now. */
export const dropsLeft = (s: Pick<State, 'flow' | 'paratroopsLeft'>): number =>
  Math.min(MOST_DROPPED - (findFrame(s, 'airborne')?.dropped ?? 0), s.paratroopsLeft);

const withoutMedal = (cards: readonly CardId[]): CardId[] => cards.filter((id) => !divisionOf(id).medal);
const icons = (cards: readonly CardId[]): number => cards.reduce((sum, id) => sum + divisionOf(id).icons, 0);

/** RTR-5.9.2: null if a drop can be paid with this: a medal marker, several divisions, or one division. */
export function noPayment(commander: Commander, by: 'payMedal' | 'payCards' | CardId): WhyNotReason | null {
  const { medals, captured } = commander;
  if (by === 'payMedal') return medals > 0 ? null : 'no-medal';
  if (by === 'payCards') return icons(withoutMedal(captured)) >= ICONS_A_MEDAL ? null : 'too-few-icons';
  if (!captured.includes(by)) return 'not-captured';
  return divisionOf(by).medal ? null : 'no-medal-on-it';
}

/** RTR-5.9.2: null if this division counts among those that pay together. */
export function noAddedCard({ captured }: Commander, card: CardId): WhyNotReason | null {
  if (!captured.includes(card)) return 'not-captured';
  return divisionOf(card).medal ? 'pays-alone' : null;
}

function payments(commander: Commander): Move[] {
  const pays = (by: Parameters<typeof noPayment>[1]): boolean => noPayment(commander, by) === null;
  return [
    ...(pays('payMedal') ? (['payMedal'] as const) : []),
    ...commander.captured.filter(pays).map((id): Move => `payCard(${id})`),
    ...(pays('payCards') ? (['payCards'] as const) : []),
  ];
}

function takeCard(commander: Commander, card: CardId): void {
  commander.captured.splice(commander.captured.indexOf(card), 1);
}

/** RTR-5.9.3: paratroops land where nobody is in control. */
export const noLanding = (s: PublicState, town: Town): 'field-controlled' | null =>
  isFree(s, town) ? null : 'field-controlled';

export const airSteps: Steps<'airborne' | 'pay.cards' | 'drop'> = {
  airborne: {
    ask(s, f) {
      const moves = payments(activeCommander(s));
      if (f.dropped > 0) moves.push('finish');
      return [{ seat: activeSeat(s), prompt: 'airborne', moves }];
    },
    take(s, f, _seat, move) {
      const commander = activeCommander(s);
      if (move === 'finish') {
        finish(s);
        return;
      }
      f.dropped++;
      s.paratroopsLeft--;
      if (move === 'payCards') {
        call(s, { step: 'drop' });
        call(s, { step: 'pay.cards', cards: [] });
        return;
      }
      if (move === 'payMedal') {
        commander.medals--;
        tell({ is: 'drop-paid', by: commander.colour, with: 'medal' });
      } else {
        const card = moveParts(move).args[0] as CardId;
        takeCard(commander, card);
        s.box.push(card);
        tell({ is: 'drop-paid', by: commander.colour, with: [card] });
      }
      call(s, { step: 'drop' });
    },
  },

  'pay.cards': {
    ask(s) {
      const commander = activeCommander(s);
      const cards = commander.captured.filter((id) => noAddedCard(commander, id) === null);
      return [{ seat: activeSeat(s), prompt: 'pay-cards', moves: cards.map((id): Move => `addCard(${id})`) }];
    },
    take(s, f, _seat, move) {
      const commander = activeCommander(s);
      const card = moveParts(move).args[0] as CardId;
      takeCard(commander, card);
      f.cards.push(card);
      if (icons(f.cards) < ICONS_A_MEDAL) return;
      finish(s);
      s.box.push(...f.cards);
      tell({ is: 'drop-paid', by: commander.colour, with: [...f.cards] });
    },
  },

  drop: {
    ask(s) {
      return [
        {
          seat: activeSeat(s),
          prompt: 'drop',
          moves: TOWNS.filter((town) => noLanding(s, town) === null).map(TEXT.drop),
        },
      ];
    },
    take(s, _f, seat, move) {
      const town = moveParts(move).args[0] as Town;
      s.paratroops.push({ town, by: seat, dark: false });
      tell({ is: 'dropped', by: activeCommander(s).colour, town });
      finish(s);
      // The action ends by itself when nothing more can be dropped.
      if (dropsLeft(s) === 0 || payments(activeCommander(s)).length === 0) finish(s);
    },
  },
};

/** RTR-5.9.8 */
export function upkeep(s: State): void {
  const seat = activeSeat(s);
  const mine = s.paratroops.filter(({ by }) => by === seat);
  if (mine.length === 0) return;
  const gone = mine.filter(({ dark }) => dark);
  for (const one of gone) s.paratroops.splice(s.paratroops.indexOf(one), 1);
  const fresh = mine.filter(({ dark }) => !dark);
  for (const one of fresh) one.dark = true;
  tell({
    is: 'upkeep',
    by: activeCommander(s).colour,
    gone: gone.map(({ town }) => town),
    dark: fresh.map(({ town }) => town),
  });
}
