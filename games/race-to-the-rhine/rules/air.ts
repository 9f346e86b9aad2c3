/** Sections 5.8 and 5.9, and Recon (RTR-5.6.9): looking at cards, and paratroops. */
import { moveParts, show } from '@sztab/kernel';
import { type CardId, divisionOf, pursuitOf } from '../content/cards.ts';
import { TOWNS, type Town } from '../content/fields.ts';
import { ICONS_A_MEDAL, MOST_DROPPED } from '../content/logistics.ts';
import { isFree } from './control.ts';
import { renewPursuit } from './march.ts';
import { type RrMove, type RrSteps, TEXT } from './moves.ts';
import {
  activeCommander,
  activeSeat,
  type Commander,
  type Deck,
  isSolo,
  type OpenTable,
  pileOf,
  type RrTable,
  tell,
} from './table.ts';

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

export const pilesOf = (t: RrTable): Piles => {
  const pile = pileOf(t, activeSeat(t));
  return {
    pursuitLeft: (t.pursuit[pile]?.length ?? 0) + (t.discards[pile]?.length ?? 0),
    resistanceLeft: t.resistance.length,
  };
};

/** RTR-5.8.1, RTR-7.3.2: the marker is at hand; rain grounds everybody but Bradley by his card. */
export const mayFly = (t: OpenTable, byCard: boolean): boolean =>
  !t.options.training && activeCommander(t).air === null && (byCard || t.weather === 'sun');

export function flyOver(t: RrTable, deck: Deck, how: 'air' | 'commander'): void {
  look(t, deck, how);
  activeCommander(t).air = deck;
}

/** Only whoever looks sees the card; the others see that somebody looked. */
export function look(t: RrTable, deck: Deck, how: 'air' | 'commander' | 'recon'): void {
  const seat = activeSeat(t);
  const commander = activeCommander(t);
  if (deck === 'pursuit') renewPursuit(t, seat);
  commander.knows[deck] = true;
  const card = (deck === 'pursuit' ? t.pursuit[pileOf(t, seat)]?.[0] : t.resistance[0]) as CardId;
  show(t, card);
  const told = { is: 'looked', by: commander.colour, deck, how } as const;
  tell(told, { [seat]: { ...told, card } });
}

export const keptOf = ({ kept }: Commander, type: 'resistanceHand' | 'recon') =>
  kept.filter((id) => pursuitOf(id).type === type);

/** RTR-5.9.1, RTR-5.9.2, RTR-7.3.2, RTR-7.6.4 */
export const mayDrop = (t: OpenTable): boolean =>
  !t.options.training &&
  !isSolo(t) &&
  t.weather === 'sun' &&
  t.paratroopsLeft > 0 &&
  TOWNS.some((town) => isFree(t, town)) &&
  payments(activeCommander(t)).length > 0;

const withoutMedal = (cards: readonly CardId[]): CardId[] => cards.filter((id) => !divisionOf(id).medal);
const icons = (cards: readonly CardId[]): number => cards.reduce((sum, id) => sum + divisionOf(id).icons, 0);

function payments({ medals, captured }: Commander): RrMove[] {
  return [
    ...(medals > 0 ? (['payMedal'] as const) : []),
    ...captured.filter((id) => divisionOf(id).medal).map((id): RrMove => `payCard(${id})`),
    ...(icons(withoutMedal(captured)) >= ICONS_A_MEDAL ? (['payCards'] as const) : []),
  ];
}

function takeCard(commander: Commander, card: CardId): void {
  commander.captured.splice(commander.captured.indexOf(card), 1);
}

export const airSteps: RrSteps<'airborne' | 'pay.cards' | 'drop'> = {
  airborne: {
    ask(t, f) {
      const moves = payments(activeCommander(t));
      if (f.dropped > 0) moves.push('finish');
      return [{ seat: activeSeat(t), prompt: 'airborne', moves }];
    },
    take(t, f, _seat, move) {
      const commander = activeCommander(t);
      if (move === 'finish') {
        t.flow.pop();
        return;
      }
      f.dropped++;
      t.paratroopsLeft--;
      if (move === 'payCards') {
        t.flow.push({ step: 'drop' }, { step: 'pay.cards', cards: [] });
        return;
      }
      if (move === 'payMedal') {
        commander.medals--;
        tell({ is: 'drop-paid', by: commander.colour, with: 'medal' });
      } else {
        const card = moveParts(move).args[0] as CardId;
        takeCard(commander, card);
        t.box.push(card);
        tell({ is: 'drop-paid', by: commander.colour, with: [card] });
      }
      t.flow.push({ step: 'drop' });
    },
  },

  'pay.cards': {
    ask(t) {
      const cards = withoutMedal(activeCommander(t).captured);
      return [{ seat: activeSeat(t), prompt: 'pay-cards', moves: cards.map((id): RrMove => `addCard(${id})`) }];
    },
    take(t, f, _seat, move) {
      const commander = activeCommander(t);
      const card = moveParts(move).args[0] as CardId;
      takeCard(commander, card);
      f.cards.push(card);
      if (icons(f.cards) < ICONS_A_MEDAL) return;
      t.flow.pop();
      t.box.push(...f.cards);
      tell({ is: 'drop-paid', by: commander.colour, with: [...f.cards] });
    },
  },

  drop: {
    ask(t) {
      return [{ seat: activeSeat(t), prompt: 'drop', moves: TOWNS.filter((town) => isFree(t, town)).map(TEXT.drop) }];
    },
    take(t, _f, seat, move) {
      const town = moveParts(move).args[0] as Town;
      t.paratroops.push({ town, by: seat, dark: false });
      tell({ is: 'dropped', by: activeCommander(t).colour, town });
      t.flow.pop();
      const f = t.flow[t.flow.length - 1];
      // The action ends by itself when nothing more can be dropped.
      const over = f?.step === 'airborne' && (f.dropped === MOST_DROPPED || t.paratroopsLeft === 0);
      if (over || payments(activeCommander(t)).length === 0) t.flow.pop();
    },
  },
};

/** RTR-5.9.8 */
export function upkeep(t: RrTable): void {
  const seat = activeSeat(t);
  const mine = t.paratroops.filter(({ by }) => by === seat);
  if (mine.length === 0) return;
  const gone = mine.filter(({ dark }) => dark);
  for (const one of gone) t.paratroops.splice(t.paratroops.indexOf(one), 1);
  const fresh = mine.filter(({ dark }) => !dark);
  for (const one of fresh) one.dark = true;
  tell({
    is: 'upkeep',
    by: activeCommander(t).colour,
    gone: gone.map(({ town }) => town),
    dark: fresh.map(({ town }) => town),
  });
}
