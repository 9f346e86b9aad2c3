/** Der Satz einer Entscheidung auf Deutsch: „Angreifen mit Soldaten gegen Späher“. */
import type { Partly } from '@sztab/kernel/words';
import type { OrderWords } from '../order-words.ts';
import { by, card, ZONES } from './text.ts';

const BEHIND: Readonly<Record<string, string>> = {
  attack: 'mit',
  search: 'mit',
  steal: 'mit',
  highMorale: 'mit',
  hideFragments: 'mit',
  mostIII: 'mit',
  order: 'von',
  volunteers: 'von',
};
const BETWEEN: Readonly<Record<string, string>> = { attack: 'gegen', search: 'und', move: 'mit', order: 'an' };

export const order: Partly<OrderWords> = {
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
    volunteers: 'Zwei Aktionen in Folge',
  },
  deployHere: 'Hier auslegen',
};
