/**
 * Both decks, 23 cards each. Source: the kinds, their effects, bullets of line troops and of Polish Scouts are printed;
 * copies, START marks, elite bullets and the numbers for searching and stealing are ours (see README.md).
 */
import { interned } from '@sztab/kernel';
import type { Side } from './zones.ts';

export type CardClass = 'unit' | 'support' | 'instant' | 'special';

/** What an Instant does, or a Special; each effect is one rule. */
export type InstantEffect = 'warLuck' | 'warMisfortune' | 'ambush' | 'witnesses' | 'nurse' | 'motorcycles';
export type SpecialEffect = 'highMorale' | 'hideFragments' | 'mostIII' | 'motorisedColumn';

export interface Kind {
  readonly id: KindId;
  readonly side: Side;
  readonly class: CardClass;
  /** The colour strip that tells the branches apart; only Units have one. */
  readonly strip: 'green' | 'gold' | 'red' | null;
  readonly copies: number;
  /** How many of the copies carry the START mark: the first ones. */
  readonly start: number;
  readonly bullets: number;
  /** A Search succeeds with this number or more. */
  readonly search: number | null;
  /** Sturmwind or Spy succeeds with this number or more. */
  readonly steal: number | null;
  readonly escort: boolean;
  readonly effect: InstantEffect | SpecialEffect | null;
}

export type KindId =
  | 'PL-PARTISANS'
  | 'PL-SCOUTS'
  | 'PL-CICHOCIEMNI'
  | 'PL-SUPPORT'
  | 'PL-LUCK'
  | 'PL-MISFORTUNE'
  | 'PL-AMBUSH'
  | 'PL-WITNESSES'
  | 'PL-NURSE'
  | 'PL-MORALE'
  | 'PL-HIDE'
  | 'PL-MOST'
  | 'DE-SOLDIERS'
  | 'DE-SCOUTS'
  | 'DE-SS'
  | 'DE-SUPPORT'
  | 'DE-LUCK'
  | 'DE-MISFORTUNE'
  | 'DE-AMBUSH'
  | 'DE-NURSE'
  | 'DE-MOTORCYCLES'
  | 'DE-MORALE'
  | 'DE-COLUMN';

/** `PL-SCOUTS-1`: the kind and the number of the copy. */
export type CardId = `${KindId}-${number}`;

type UnitData = Pick<Kind, 'copies' | 'bullets'> & Partial<Pick<Kind, 'start' | 'search' | 'steal' | 'escort'>>;

const unit = (id: KindId, strip: 'green' | 'gold' | 'red', data: UnitData): Kind =>
  kind(id, 'unit', { strip, ...data });
const support = (id: KindId): Kind => kind(id, 'support', { copies: 4, start: 1 });
const instant = (id: KindId, effect: InstantEffect, copies = 1): Kind => kind(id, 'instant', { copies, effect });
const special = (id: KindId, effect: SpecialEffect): Kind => kind(id, 'special', { copies: 1, effect });

function kind(id: KindId, cardClass: CardClass, data: Partial<Kind>): Kind {
  const blank = {
    strip: null,
    copies: 1,
    start: 0,
    bullets: 0,
    search: null,
    steal: null,
    escort: false,
    effect: null,
  };
  return { id, side: id.slice(0, 2) as Side, class: cardClass, ...blank, ...data };
}

export const KINDS: readonly Kind[] = [
  unit('PL-PARTISANS', 'green', { copies: 3, start: 1, bullets: 2, escort: true }),
  unit('PL-SCOUTS', 'gold', { copies: 4, start: 1, bullets: 1, search: 4 }),
  unit('PL-CICHOCIEMNI', 'red', { copies: 3, bullets: 3, steal: 4 }),
  support('PL-SUPPORT'),
  instant('PL-LUCK', 'warLuck', 2),
  instant('PL-MISFORTUNE', 'warMisfortune'),
  instant('PL-AMBUSH', 'ambush'),
  instant('PL-WITNESSES', 'witnesses'),
  instant('PL-NURSE', 'nurse'),
  special('PL-MORALE', 'highMorale'),
  special('PL-HIDE', 'hideFragments'),
  special('PL-MOST', 'mostIII'),

  unit('DE-SOLDIERS', 'green', { copies: 4, start: 1, bullets: 2, escort: true }),
  unit('DE-SCOUTS', 'gold', { copies: 3, start: 1, bullets: 1, search: 4 }),
  unit('DE-SS', 'red', { copies: 2, bullets: 3, steal: 5 }),
  support('DE-SUPPORT'),
  instant('DE-LUCK', 'warLuck', 2),
  instant('DE-MISFORTUNE', 'warMisfortune'),
  instant('DE-AMBUSH', 'ambush'),
  instant('DE-NURSE', 'nurse'),
  instant('DE-MOTORCYCLES', 'motorcycles', 3),
  special('DE-MORALE', 'highMorale'),
  special('DE-COLUMN', 'motorisedColumn'),
];

/** One physical card: its kind's values, its id and its mark. */
export interface Card extends Kind {
  readonly card: CardId;
  readonly copy: number;
  readonly isStart: boolean;
}

const CARDS: Readonly<Record<string, Card>> = Object.assign(
  Object.create(null),
  Object.fromEntries(
    KINDS.flatMap((k) =>
      Array.from({ length: k.copies }, (_, i): [CardId, Card] => {
        const card = interned<CardId>(`${k.id}-${i + 1}`);
        return [card, { ...k, card, copy: i + 1, isStart: i < k.start }];
      }),
    ),
  ),
);

export const cardOf = (id: CardId): Card => CARDS[id] as Card;

/** The whole deck of a side, in the order of the list above. */
export const DECK: Readonly<Record<Side, readonly CardId[]>> = { PL: deckOf('PL'), DE: deckOf('DE') };

function deckOf(side: Side): CardId[] {
  return Object.values(CARDS)
    .filter((card) => card.side === side)
    .map(({ card }) => card);
}

export const START_CARDS: Readonly<Record<Side, readonly CardId[]>> = {
  PL: DECK.PL.filter((id) => cardOf(id).isStart),
  DE: DECK.DE.filter((id) => cardOf(id).isStart),
};

/** How many copies of an Instant a side owns in all; 0 where its deck has none. */
export const COPIES: Readonly<Record<Side, Readonly<Record<InstantEffect, number>>>> = {
  PL: copiesOf('PL'),
  DE: copiesOf('DE'),
};

function copiesOf(side: Side): Record<InstantEffect, number> {
  const copies = { warLuck: 0, warMisfortune: 0, ambush: 0, witnesses: 0, nurse: 0, motorcycles: 0 };
  for (const k of KINDS) if (k.side === side && k.class === 'instant') copies[k.effect as InstantEffect] += k.copies;
  return copies;
}

/** What a played Instant or a Support adds to a die (OM3-6.5.2). */
export const DIE_CHANGE = { warLuck: 2, warMisfortune: -2, supportInAction: 1 } as const;
