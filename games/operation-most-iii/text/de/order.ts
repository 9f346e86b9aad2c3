/** Der Satz einer Entscheidung auf Deutsch: „Angreifen mit Soldaten gegen Späher“. */

import { counting, type Partly, united } from '@sztab/kernel/words';
import { type CardId, cardOf } from '../../content/cards.ts';
import { HOME } from '../../content/zones.ts';
import type { OrderWords } from '../order-words.ts';
import texts from './order.json' with { type: 'json' };
import { by, card, ZONES } from './text.ts';

const isOne = (id: CardId): boolean => cardOf(id).class === 'support' || cardOf(id).id === 'DE-SS';

const BEHIND: Readonly<Record<string, string>> = {
  attack: 'mit',
  search: 'mit',
  steal: 'mit',
  highMorale: 'mit',
  hideFragments: '',
  mostIII: 'mit',
  order: 'von',
  volunteers: 'von',
};
const BETWEEN: Readonly<Record<string, string>> = { attack: 'gegen', search: 'und', move: 'mit', order: 'an' };

const { counted } = counting('de');

export const order: Partly<OrderWords> = united(texts, {
  first: (verb, id) => ({ joint: BEHIND[verb] ?? '', name: BEHIND[verb] ? by(id) : card(id) }),
  other: (verb, id) => ({
    joint: BETWEEN[verb] ?? '',
    name: ['search', 'move'].includes(verb) ? by(id) : card(id),
  }),
  act: {
    deploy: (zone) => `${ZONES[zone].in[0]?.toUpperCase()}${ZONES[zone].in.slice(1)} auslegen`,
    move: (zone) => `${ZONES[zone].to[0]?.toUpperCase()}${ZONES[zone].to.slice(1)} bewegen`,
    attack: (percent) => `Angreifen, ${percent} %`,
    search: (percent) => `Suchen, ${percent} %`,
    steal: (side, percent) => `${side === 'PL' ? 'Spion' : 'Sturmwind'}, ${percent} %`,
    order: (unit) => `${card(unit)} auffrischen`,
    hide: (n) => (n > 0 ? `${counted(n, 'Teil', 'Teile')} verbergen` : 'Kein Teil verbergen'),
    fly: (n) => (n > 0 ? `${counted(n, 'Teil', 'Teile')} ausfliegen` : 'Kein Teil ausfliegen'),
  },
  forecast: {
    goal: (side, tieWinner) => ({
      title: side === 'PL' ? 'Du führst die Polen' : 'Du führst die Deutschen',
      lines: [
        `Bring Teile der Rakete ${ZONES[HOME[side]].to}.`,
        `Nach vier Etappen gewinnt die Seite mit mehr Teilen; ein Gleichstand geht an die ${tieWinner === 'PL' ? 'Polen' : 'Deutschen'}.`,
        'Ein Zug ist eine Aktion: Karte auslegen, bewegen, suchen, angreifen.',
      ],
    }),
    attack: (struck) => `Trifft er, ${isOne(struck) ? 'ist' : 'sind'} ${card(struck)} aus dem Spiel.`,
    found: (need, side) => `${need} oder mehr bringt 1 Teil ${ZONES[HOME[side]].to}.`,
    stolen: (need, side) => `${need} oder mehr holt 1 Teil ${ZONES[HOME[side]].to}.`,
  },
});
