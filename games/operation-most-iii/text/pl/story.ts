/** Co mówi reżyser, po polsku. */
import { capital, counting, listing, united } from '@sztab/kernel/words';
import { type CardId, cardOf } from '../../content/cards.ts';
import { STAGES } from '../../content/rocket-tests.ts';
import type { Side } from '../../content/zones.ts';
import { grouped } from '../print.ts';
import type { StoryWords, Who } from '../story-words.ts';
import { range } from './goal.ts';
import texts from './story.json' with { type: 'json' };
import { acc, ins, nom, pl, yourAcc } from './text.ts';

const { zones, sides } = pl;
const { and } = listing('pl');
const { form, counted } = counting('pl');
const list = (ids: readonly CardId[]): string => and(grouped(ids.map(nom)));
const parts = (n: number): string => counted(n, 'część', 'części', 'części');
const cards = (n: number): string => counted(n, 'kartę', 'karty', 'kart');
const actions = (n: number): string => counted(n, 'akcja', 'akcje', 'akcji');
/** „Atakujesz”, „Niemcy atakują” */
const does = (who: Who, you: string, they: string): string => (who === 'you' ? you : `${sides[who]} ${they}`);
const GENITIVE: Readonly<Record<Side, string>> = { PL: 'Polaków', DE: 'Niemców' };
const STEAL: Readonly<Record<Side, string>> = { PL: 'Szpieg', DE: 'Sturmwind' };
const SOURCE = { volunteers: 'Ochotnicy', motorisedColumn: 'Kolumna zmotoryzowana' } as const;
const owned = (owner: Who, id: CardId): string => (owner === 'you' ? yourAcc(id) : acc(id));
const isOne = (id: CardId): boolean => cardOf(id).class === 'support' || cardOf(id).id === 'DE-SS';

export const story: StoryWords = united(texts, {
  stage: (n) => `Etap ${n} z ${STAGES}`,
  standing: (own, n, other, m) =>
    `${own === 'you' ? 'Ty' : sides[own]}: ${parts(n)}, ${other === 'you' ? 'ty' : sides[other]}: ${m}`,
  drew: (who, drawn, count) =>
    `${does(who, 'Dobierasz', 'dobierają')}${drawn ? `: ${list(drawn)}` : ` ${cards(count)}`}`,
  answered: (who) => does(who, 'Decyzja zapadła', 'podjęli decyzję'),
  kept: (who) => `${does(who, 'Zatrzymujesz', 'zatrzymują')} nowe karty`,
  exchanged: (who, drawn, count) =>
    `${does(who, 'Wymieniasz', 'wymieniają')} ${cards(count)}${drawn ? `, nowe: ${list(drawn)}` : ''}`,
  rocket: (n) => `${parts(n)} ${form(n, 'spada', 'spadają', 'spada')} pod Blizną`,
  named: (side) => sides[side],
  rocketDetail: (lie, least, most) => `Do znalezienia w Okolicach bazy: ${lie}, jeszcze spadnie: ${range(least, most)}`,
  deployed: (who, id, zone) => `${does(who, 'Wykładasz', 'wykładają')} ${acc(id)} ${zones[zone].in}`,
  moved: (who, id, to) => `${does(who, 'Przesuwasz', 'przesuwają')} ${acc(id)} ${zones[to].to}`,
  rode: (id) => `${nom(id)}: bez zużycia`,
  duel: (actor, target) => `${nom(actor)} na ${acc(target)}`,
  duelDetail: (who, zone) => `${does(who, 'Atakujesz', 'atakują')} ${zones[zone].in}`,
  search: (actor) => `Przeszukanie: ${nom(actor)}`,
  searchDetail: (who, need) => `${does(who, 'Potrzebujesz', 'potrzebują')} ${need} lub więcej`,
  theft: (actor, side) => `${STEAL[side]}: ${nom(actor)}`,
  theftDetail: (who, zone, need) => `${does(who, 'Potrzebujesz', 'potrzebują')} ${need} lub więcej ${zones[zone].in}`,
  attacks: (who, actor, owner, target) => `${does(who, 'Atakujesz', 'atakują')} ${ins(actor)} ${owned(owner, target)}`,
  bullets: (mine, theirs) => `Naboje ${mine} do ${theirs}`,
  escorts: (who, id, target) => `${does(who, 'Osłaniasz', 'osłaniają')} ${acc(target)}: Eskorta, ${nom(id)}`,
  ambushes: (who) => `${does(who, 'Zagrywasz', 'zagrywają')} kartę Zasadzka!: trafienie bez rzutu`,
  searches: (who, actor) => `${does(who, 'Przeszukujesz', 'przeszukują')} ${ins(actor)} Okolice bazy`,
  witnesses: (id) => `${nom(id)}: bez rzutu`,
  steals: (who, actor, side) => `${does(who, 'Wysyłasz', 'wysyłają')} ${acc(actor)}: ${STEAL[side]}`,
  rolled: (who, die, other) =>
    `${does(who, 'Wyrzucasz', 'wyrzucają')} ${die}${other ? `, ${other.who === 'you' ? 'ty' : sides[other.who]} ${other.die}` : ''}`,
  sum: (mine, theirs) => `${mine} przeciw ${theirs}`,
  needs: (die, need) => `${die}, potrzeba ${need}`,
  changed: (who, id, delta, die) =>
    `${cardOf(id).class === 'support' ? does(who, 'Zużywasz', 'zużywają') : does(who, 'Zagrywasz', 'zagrywają')} ${acc(id)}: ${delta} do ${
      die === 'you' ? 'twojego rzutu' : who === die ? 'swojego rzutu' : `rzutu ${GENITIVE[die]}`
    }`,
  struck: ({ owner, card: id, how }) => {
    if (how === 'holds') return `Atak odparty: ${nom(id)} ${isOne(id) ? 'zostaje' : 'zostają'}`;
    return how === 'lost' ? `${does(owner, 'Tracisz', 'tracą')} ${acc(id)}` : `Atak trafia ${owned(owner, id)}`;
  },
  searchEnded: (who, success) =>
    success ? `${does(who, 'Znajdujesz', 'znajdują')} 1 część` : does(who, 'Nic nie znajdujesz', 'nic nie znajdują'),
  stealEnded: (who, victim, success) =>
    success
      ? `${does(who, 'Zabierasz', 'zabierają')} ${victim === 'you' ? 'ci 1 część' : `1 część ${victim === 'PL' ? 'Polakom' : 'Niemcom'}`}`
      : does(who, 'Nic nie zabierasz', 'nic nie zabierają'),
  partMoved: (to) => `1 część trafia ${zones[to].to}`,
  removed: (owner, id) => `${does(owner, 'Tracisz', 'tracą')} ${acc(id)}`,
  nursed: (owner, unit, to) => `Sanitariuszka zabiera ${owned(owner, unit)} ${zones[to].to}`,
  ordered: (who, unit) => `${does(who, 'Wydajesz', 'wydają')} Rozkaz: ${nom(unit)} znów w gotowości`,
  morale: (who, unit) =>
    `${does(who, 'Zagrywasz', 'zagrywają')} Wysokie morale${unit ? `: ${nom(unit)} znów w gotowości` : ''}`,
  chain: (who, source, n) => `${does(who, 'Zagrywasz', 'zagrywają')}: ${SOURCE[source]}, ${actions(n)} z rzędu`,
  chainEnded: (_who, source, unused) =>
    unused > 0
      ? `Koniec (${SOURCE[source]}), ${form(unused, 'przepada', 'przepadają', 'przepada')} ${actions(unused)}`
      : `Koniec (${SOURCE[source]})`,
  refreshed: (_who, unit) => `${nom(unit)} znów w gotowości`,
  hides: (who, n) =>
    n > 0
      ? `${does(who, 'Ukrywasz', 'ukrywają')} ${parts(n)}`
      : does(who, 'Niczego nie ukrywasz', 'niczego nie ukrywają'),
  returned: (n) => (n > 0 ? `Z ukrycia ${form(n, 'wraca', 'wracają', 'wraca')} ${parts(n)}` : 'Nic nie było ukryte'),
  evacuated: (n) =>
    n > 0 ? `${parts(n)} ${form(n, 'leci', 'lecą', 'leci')} do Londynu` : 'Dakota odlatuje bez części',
  passed: (who) => does(who, 'Pasujesz', 'pasują'),
  resigned: (who) => does(who, 'Poddajesz się', 'poddają się'),
  over: (winner, reason, [won, lost]) =>
    `${does(winner, 'Wygrywasz', 'wygrywają')}: ${
      {
        parts: `${parts(won)} do ${lost}`,
        tie: `remis, po ${parts(won)}`,
        homeLost: 'zaplecze wroga padło',
        resign: 'druga strona się poddała',
      }[reason]
    }`,
  means: {
    partLost: (own, theirs) => `Masz ${parts(own)}, oni ${theirs}. Kto ją zabrał, wciąż stoi na twoim zapleczu`,
    cardLost: (id, zone, left) =>
      `${nom(id)}: karta już nie wróci. ${capital(zones[zone].in)} ${
        left > 0 ? `masz jeszcze ${cards(left)}` : 'nie masz już żadnej karty'
      }`,
    raider: (id, need) =>
      `${nom(id)} ${isOne(id) ? 'może' : 'mogą'} zabrać część rzutem ${need} lub więcej: zaatakuj wcześniej`,
    bothPass: (last) => `Jeśli też spasujesz, skończy się ${last ? 'gra' : 'etap'}`,
  },
});
