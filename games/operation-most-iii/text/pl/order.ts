/** Zdanie rozkazu po polsku: przypadki robią to, co w innych językach przyimki. „Zaatakuj Żołnierzami Zwiadowców”. */
import { counting, united } from '@sztab/kernel/words';
import { type CardId, cardOf } from '../../content/cards.ts';
import { HOME } from '../../content/zones.ts';
import type { Chip, OrderWords } from '../order-words.ts';
import texts from './order.json' with { type: 'json' };
import { acc, gen, ins, nom, pl } from './text.ts';

const { zones } = pl;

/** A Support, and the SS, are one; all other Units are many. */
const isOne = (id: CardId): boolean => cardOf(id).class === 'support' || cardOf(id).id === 'DE-SS';

const BY = new Set(['attack', 'search', 'move', 'highMorale', 'mostIII']);
const OF = new Set(['order', 'volunteers']);

const { counted } = counting('pl');

export const order: OrderWords = united(texts, {
  first(verb, id): Chip {
    if (BY.has(verb)) return { name: ins(id) };
    if (OF.has(verb)) return { name: gen(id) };
    return { name: ['deploy', 'motorisedColumn', 'hideFragments'].includes(verb) ? acc(id) : nom(id) };
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
    hide: (n) => (n > 0 ? `Ukryj ${counted(n, 'część', 'części', 'części')}` : 'Nie ukrywaj części'),
    fly: (n) => (n > 0 ? `Ewakuuj ${counted(n, 'część', 'części', 'części')}` : 'Nic nie ewakuuj'),
  },
  forecast: {
    goal: (side, tieWinner) => ({
      title: side === 'PL' ? 'Prowadzisz Polaków' : 'Prowadzisz Niemców',
      lines: [
        `Zbieraj części rakiety: przenoś je ${zones[HOME[side]].to}.`,
        `Po czterech etapach wygrywa strona, która ma więcej części; remis to zwycięstwo ${tieWinner === 'PL' ? 'Polaków' : 'Niemców'}.`,
        'Tura to jedna akcja: wyłóż kartę, przejdź, przeszukaj, zaatakuj.',
      ],
    }),
    attack: (struck) => `Jeśli Atak trafi, ${nom(struck)} ${isOne(struck) ? 'wypadnie' : 'wypadną'} z gry.`,
    found: (need, side) => `${need} lub więcej: 1 część ${zones[HOME[side]].to}.`,
    stolen: (need, side) => `${need} lub więcej: 1 część wroga ${zones[HOME[side]].to}.`,
  },
});
