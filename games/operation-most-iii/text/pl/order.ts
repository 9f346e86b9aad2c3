/** Zdanie rozkazu po polsku: przypadki robią to, co w innych językach przyimki. „Zaatakuj Żołnierzami Zwiadowców”. */
import type { Chip, OrderWords } from '../order-words.ts';
import { acc, gen, ins, nom, pl } from './text.ts';

const { zones } = pl;

const BY = new Set(['attack', 'search', 'move', 'highMorale', 'hideFragments', 'mostIII']);
const OF = new Set(['order', 'volunteers']);

export const order: OrderWords = {
  first(verb, id): Chip {
    if (BY.has(verb)) return { name: ins(id) };
    if (OF.has(verb)) return { name: gen(id) };
    return { name: ['deploy', 'motorisedColumn'].includes(verb) ? acc(id) : nom(id) };
  },
  other(verb, id): Chip {
    if (verb === 'search') return { joint: 'i', name: ins(id) };
    if (verb === 'move') return { joint: 'z', name: ins(id) };
    return verb === 'order' ? { joint: 'dla', name: gen(id) } : { name: acc(id) };
  },
  act: {
    deploy: (zone) => `Wyłóż ${zones[zone].in}`,
    move: (zone) => `Przejdź ${zones[zone].to}`,
    attack: (percent) => `Zaatakuj, ${percent}%`,
    search: (percent) => `Przeszukaj, ${percent}%`,
    steal: (side, percent) => `${side === 'PL' ? 'Szpieg' : 'Sturmwind'}, ${percent}%`,
    order: (unit) => `Odśwież ${acc(unit)}`,
    volunteers: 'Dwie akcje z rzędu',
  },
  deployHere: 'Wyłóż tutaj',
};
