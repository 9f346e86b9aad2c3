/** The names on the cards and tiles in Polish, and what stands on them. Everything exported is a key of the catalogue. */
import { counting, united } from '@sztab/kernel/words';
import type { Effect, EventId } from '../../content/events.ts';
import { ANDERS_SOLDIERS, CAMP_SOLDIERS, occupiedPoints, RECRUITS } from '../../content/orders.ts';
import { eventFaces } from '../phrases.ts';
import type { Catalogue } from '../words.ts';
import cards from './cards.json' with { type: 'json' };

const { counted } = counting('pl');

export const regions: Catalogue['regions'] = {
  WAW: {
    title: 'Warszawa',
    short: 'Warszawa',
    whom: 'Warszawę',
    of: 'Warszawy',
    in: 'w Warszawie',
    to: 'do Warszawy',
    from: 'z Warszawy',
  },
  POL: {
    title: 'Polska',
    short: 'Polska',
    whom: 'Polskę',
    of: 'Polski',
    in: 'w Polsce',
    to: 'do Polski',
    from: 'z Polski',
  },
  NEA: {
    title: 'Europa Północna i Atlantyk',
    short: 'Północ, Atlantyk',
    whom: 'Europę Północną i Atlantyk',
    of: 'Europy Północnej i Atlantyku',
    in: 'w Europie Północnej i na Atlantyku',
    to: 'do Europy Północnej i na Atlantyk',
    from: 'z Europy Północnej i Atlantyku',
  },
  WEU: {
    title: 'Europa Zachodnia',
    short: 'Europa Zachodnia',
    whom: 'Europę Zachodnią',
    of: 'Europy Zachodniej',
    in: 'w Europie Zachodniej',
    to: 'do Europy Zachodniej',
    from: 'z Europy Zachodniej',
  },
  NAI: {
    title: 'Afryka Północna i Włochy',
    short: 'Afryka, Włochy',
    whom: 'Afrykę Północną i Włochy',
    of: 'Afryki Północnej i Włoch',
    in: 'w Afryce Północnej i we Włoszech',
    to: 'do Afryki Północnej i Włoch',
    from: 'z Afryki Północnej i Włoch',
  },
};

export const rules: Catalogue['rules'] = united(cards.rules, {
  NEA: {
    rule: `Podnieś o 1 Siłę najwyżej ${CAMP_SOLDIERS} różnych żołnierzy w tym regionie.`,
  },
  WEU: {
    // FTF-5.3.6d, FTF-6.5.7: a yellow card comes only up to the limit.
    rule: (edition) =>
      `${edition >= 2 ? 'Możesz odrzucić' : 'Odrzuć'} misję bez kary; za czerwoną zwykle dostajesz żółtą. Potem znacznik regionu idzie o 1 pole w prawo.`,
  },
  NAI: {
    rule: `${ANDERS_SOLDIERS} karty z wierzchu talii żołnierzy trafiają do tego regionu, bez umiejętności.`,
  },
});

export const formations: Catalogue['formations'] = cards.formations;

export const abilities: Catalogue['abilities'] = united(cards.abilities, {
  additionalRecruitment: {
    rule: `Dobierz jeszcze ${RECRUITS.usual} żołnierzy i umieść 1 w tym samym regionie; on umiejętności nie używa.`,
  },
});

export const orders: Catalogue['orders'] = united(cards.orders, {
  sabotage: {
    basic: (edition) =>
      `Przesuń znacznik dominacji o 1 pole w lewo; ${counted(occupiedPoints(edition), 'punkt', 'punkty', 'punktów')}, jeśli region był okupowany.`,
  },
  recruitment: {
    basic: `Dobierz ${RECRUITS.usual} żołnierzy, umieść 1 i użyj jego umiejętności.`,
    special: `Kto wybrał, dobiera ${RECRUITS.chooser}.`,
  },
});

export const bonuses: Catalogue['bonuses'] = cards.bonuses;

export const missions: Catalogue['missions'] = cards.missions;

const EVENTS: Readonly<Record<EventId, string>> = cards.events;

/** Reached as a key of the catalogue alone. @public */
export const ranks: Catalogue['ranks'] = cards.ranks;

export function effect(e: Effect): string {
  switch (e.is) {
    case 'domination':
      return `${regions[e.region].title}: znacznik o ${squares(e.squares)}`;
    case 'occupiedDomination':
      return `każdy okupowany region: znacznik o ${squares(e.squares)}`;
    case 'wound':
      return `jedna rana ${regions[e.region].in}, najpierw najniższa Konspiracja`;
    case 'soldiers':
      return `wierzchnie karty talii żołnierzy (${e.count}) trafiają ${regions[e.region].to}`;
    case 'nurseGain':
      return 'każdy gracz bierze sanitariuszkę';
    case 'nurseLoss':
      return 'każdy gracz, który ma sanitariuszkę, odrzuca jedną';
    case 'removeConcentration':
      return 'żeton koncentracji sił schodzi z planszy';
  }
}

const squares = (n: number): string => `${counted(Math.abs(n), 'pole', 'pola', 'pól')} w ${n > 0 ? 'prawo' : 'lewo'}`;

export const eventCards = eventFaces(EVENTS, effect);
