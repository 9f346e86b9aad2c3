/** RTR-5.8 and RTR-5.9, and Recon (RTR-5.6.9): looking at cards, and paratroops. */
import { call, finish, moveParts, show } from '@sztab/kernel';
import { type CardId, divisionOf, pursuitOf } from '../content/cards.ts';
import { TOWNS, type Town } from '../content/fields.ts';
import { ICONS_A_MEDAL, MOST_DROPPED } from '../content/logistics.ts';
import { isFree } from './control.ts';
import { renewPursuit } from './march.ts';
import { type Move, type Steps, TEXT } from './moves.ts';
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

/** What a look needs to know of the piles: how many cards there are. */
export interface Piles {
  readonly pursuitLeft: number;
  readonly resistanceLeft: number;
}

/** RTR-5.8.2: the resistance deck only while it holds a card; a pursuit pile can be renewed. */
export function decksToLookAt({ pursuitLeft, resistanceLeft }: Piles): Deck[] {
  const decks: Deck[] = [];
  if (pursuitLeft > 0) decks.push('pursuit');
  if (resistanceLeft > 0) decks.push('resistance');
  return decks;
}

export const pilesOf = (s: State): Piles => {
  const pile = pileOf(s, activeSeat(s));
  return {
    pursuitLeft: (s.pursuit[pile]?.length ?? 0) + (s.discards[pile]?.length ?? 0),
    resistanceLeft: s.resistance.length,
  };
};

/** RTR-5.8.1, RTR-7.3.2: the marker is at hand; rain grounds everybody but Bradley by his card. */
export const mayFly = (s: PublicState, byCard: boolean): boolean =>
  !s.options.training && activeCommander(s).air === null && (byCard || s.weather === 'sun');

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
  const card = (deck === 'pursuit' ? s.pursuit[pileOf(s, seat)]?.[0] : s.resistance[0]) as CardId;
  show(s, card);
  const told = { is: 'looked', by: commander.colour, deck, how } as const;
  tell(told, { [seat]: { ...told, card } });
}

export const keptOf = ({ kept }: Commander, type: 'resistanceHand' | 'recon') =>
  kept.filter((id) => pursuitOf(id).type === type);

/** RTR-5.9.1, RTR-5.9.2, RTR-7.3.2, RTR-7.6.4 */
export const mayDrop = (s: PublicState): boolean =>
  !s.options.training &&
  !isSolo(s) &&
  s.weather === 'sun' &&
  s.paratroopsLeft > 0 &&
  TOWNS.some((town) => isFree(s, town)) &&
  payments(activeCommander(s)).length > 0;

const withoutMedal = (cards: readonly CardId[]): CardId[] => cards.filter((id) => !divisionOf(id).medal);
const icons = (cards: readonly CardId[]): number => cards.reduce((sum, id) => sum + divisionOf(id).icons, 0);

function payments({ medals, captured }: Commander): Move[] {
  return [
    ...(medals > 0 ? (['payMedal'] as const) : []),
    ...captured.filter((id) => divisionOf(id).medal).map((id): Move => `payCard(${id})`),
    ...(icons(withoutMedal(captured)) >= ICONS_A_MEDAL ? (['payCards'] as const) : []),
  ];
}

function takeCard(commander: Commander, card: CardId): void {
  commander.captured.splice(commander.captured.indexOf(card), 1);
}

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
      const cards = withoutMedal(activeCommander(s).captured);
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
      return [{ seat: activeSeat(s), prompt: 'drop', moves: TOWNS.filter((town) => isFree(s, town)).map(TEXT.drop) }];
    },
    take(s, _f, seat, move) {
      const town = moveParts(move).args[0] as Town;
      s.paratroops.push({ town, by: seat, dark: false });
      tell({ is: 'dropped', by: activeCommander(s).colour, town });
      finish(s);
      const f = s.flow[s.flow.length - 1];
      // The action ends by itself when nothing more can be dropped.
      const over = f?.step === 'airborne' && (f.dropped === MOST_DROPPED || s.paratroopsLeft === 0);
      if (over || payments(activeCommander(s)).length === 0) finish(s);
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
