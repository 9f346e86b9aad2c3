/** What the director says, in English. */
import { counting, listing, united } from '@sztab/kernel/words';
import type { CardId } from '../../content/cards.ts';
import type { CorpsId } from '../../content/corps.ts';
import type { Town } from '../../content/fields.ts';
import { ICONS_A_MEDAL } from '../../content/logistics.ts';
import { cardName, corpsTold, costText, deckName, divisionKind, suppliesText, townName, unitsText } from '../cards.ts';
import { NUMERAL } from '../names.ts';
import type { StoryWords, Who } from '../story-words.ts';
import { NAMES } from './names.ts';
import texts from './story.json' with { type: 'json' };

const { counted } = counting('en');
const { and } = listing('en');
const { commanders, commandersOf, kinds } = NAMES;
const town = (id: Town): string => townName(id, 'en');
const corps = (id: CorpsId): string => corpsTold(id, 'en');
const card = (id: CardId): string => cardName(id, 'en');
const name = (who: Who): string => (who === 'you' ? 'You' : commanders[who]);
const does = (who: Who, you: string, they = `${you}s`): string => `${name(who)} ${who === 'you' ? you : they}`;
const trucks = (n: number): string => counted(n, 'truck', 'trucks');
const numerals = (ids: readonly CorpsId[]): string => and(ids.map((id) => NUMERAL[id]));
const LEVEL = ['', 'I', 'II', 'III'] as const;
const have = (list: readonly unknown[]): string => (list.length > 1 ? 'have' : 'has');

export const story: StoryWords = united(texts, {
  opened: (commander, solo) =>
    `${commander ? `You are ${commanders[commander]}. ` : ''}${
      solo ? 'Cross the Rhine before time runs out' : 'Cross the Rhine with an unbroken line, or have most medals'
    }`,
  round: (round, left, of) => `Round ${round}. Resistance left: ${left} of ${of}`,
  soloTurn: (turn, last) => `Turn ${turn} of ${last}`,
  turn: (who) => (who === 'you' ? 'Your turn' : `${commandersOf[who]} turn`),
  supplies: (who, place, got) => `${does(who, 'take')} ${suppliesText(got, 'en')} at ${town(place)}`,
  bonus: (who, kind) => `${does(who, 'add')} ${unitsText(1, kind, 'en')}`,
  discarded: (who, place, kind) => `${does(who, 'give', 'gives')} back ${unitsText(1, kind, 'en')} at ${town(place)}`,
  trucks: (who, count, left) =>
    count === 0
      ? `${does(who, 'call')} a logistics phase`
      : `${does(who, 'take')} ${trucks(count)}, ${left === 0 ? `the last ${count === 1 ? 'one' : 'ones'}` : `${left} left`}`,
  early: (left, hungry) =>
    `${trucks(left)} left; ${hungry.length === 0 ? 'all your corps have food' : `${numerals(hungry)} ${have(hungry)} no food`}`,
  convoy: (from, to, load) => `Convoy ${town(from)} → ${town(to)}: ${suppliesText(load, 'en')}`,
  convoys: (who, { from, to, load, trucks: count }) =>
    `${does(who, 'bring')} ${suppliesText(load, 'en')} from ${town(from)} to ${town(to)}${count > 1 ? `, ${trucks(count)}` : ''}`,
  loaded: (id, kind, off) => `${corps(id)} ${off ? 'unloads' : 'loads'} ${unitsText(1, kind, 'en')}`,
  fed: (id) => `${corps(id)} eats and can move again`,
  begun: (id, byCard) => `${corps(id)} sets out${byCard ? ' by Patton’s card' : ''}`,
  stepped: (id, from, to) => `${corps(id)}: ${town(from)} → ${town(to)}`,
  march: ({ corps: id, from, via, to, steps, medals, cards, stopped }) =>
    [
      stopped && from === to
        ? `${corps(id)} is thrown back at ${town(stopped.at)}`
        : `${corps(id)}: ${[from, ...via, to].map(town).join(' → ')}, ${counted(steps, 'step', 'steps')}`,
      stopped && from !== to && `thrown back at ${town(stopped.at)}`,
      medals > 0 && counted(medals, 'medal', 'medals'),
      cards.length > 0 && `turned up: ${[...new Set(cards.map(card))].join(', ')}`,
    ]
      .filter(Boolean)
      .join(' · '),
  fort: (place, paid) =>
    `Fort ${town(place)}: ${{ air: 'air support', paratroops: 'paratroops', cargo: '1 ammo' }[paid]}`,
  turned: (id, place) => {
    const kind = divisionKind(id);
    return kind ? `${card(id)} at ${town(place)}, costs ${costText(kind, 'en')}` : `${card(id)} at ${town(place)}`;
  },
  noCard: (deck, place) => `${town(place)}: the ${deckName(deck, 'en')} is empty`,
  found: (kind, place) => `${unitsText(1, kind, 'en')} now lies at ${town(place)}`,
  kept: (who, id) => `${does(who, 'keep')} ${card(id)}`,
  credit: (who, counts) =>
    counts
      ? `${does(who, 'have', 'has')} one more action after this move`
      : `${does(who, 'get')} no second Resistance action this turn`,
  swapped: (id, give, get) => `${corps(id)} swaps ${kinds[give]} for ${kinds[get]}`,
  marketLeft: (id) => `${corps(id)} swaps nothing`,
  civilians: (id, fed) => (fed ? `${corps(id)} feeds civilians: a medal` : `${corps(id)} keeps its food`),
  paid: (ammo, fuel) => `Paid: ${suppliesText({ fuel, ammo, food: 0 }, 'en')}`,
  won: (id, place) => `${card(id)} is beaten at ${town(place)}`,
  lost: (id, who, place, back) => `${card(id)} holds ${town(place)}: ${corps(who)} is back at ${town(back)}`,
  taken: (who, place, medal) =>
    `${town(place)} is ${who === 'you' ? 'yours' : commandersOf[who]}${medal ? ', a medal' : ''}`,
  encircled: (towns) => `Encircled: ${and(towns.map(town))}`,
  markerBack: (place) => `The resistance at ${town(place)} is broken`,
  counter: (against, place, lost, medal) => {
    const goods = [
      ...(lost.fuel + lost.ammo + lost.food > 0 ? [suppliesText(lost, 'en')] : []),
      ...(medal ? ['a medal'] : []),
    ];
    return `Germans take ${town(place)} from ${against === 'you' ? 'you' : commanders[against]}${goods.length > 0 ? `: ${and(goods)} lost` : ''}`;
  },
  placed: (place, left) => `Resistance on ${town(place)}, ${left} left`,
  boxed: (left) => `A resistance marker leaves the game, ${left} left`,
  levels: (levels) =>
    `Logistics level: ${levels.map(([who, level]) => `${name(who).toLowerCase() === 'you' ? 'you' : name(who)} ${LEVEL[level]}`).join(', ')}`,
  ate: (fed, of) => `${fed} of ${of} corps eat`,
  eats: (id, at) => `${corps(id)} eats at ${town(at)}`,
  logistics: {
    limits: ({ draw, placement, limit }) => `trucks: take ${draw}, send ${placement}, own ${limit}`,
    of: (fed, of) => `${fed} of ${of}`,
    fed: (commander, fed, of) => `${commanders[commander]}: ${fed === of ? `all ${of} fed` : `${fed} of ${of} fed`}`,
  },
  beatenBrings: (medal, icons) =>
    medal ? 'Beaten, it brings a medal' : `Beaten, it brings ${icons} of the ${ICONS_A_MEDAL} icons of a medal`,
  hungry: (ids, towns) =>
    ids.length === 1
      ? `${corps(ids[0] as CorpsId)} stops at ${town(towns[0] as Town)}: no food`
      : `${and(ids.map(corps))} stop: no food`,
  home: (back, arrived) =>
    [
      back > 0 && `${trucks(back)} ${back === 1 ? 'rolls' : 'roll'} home`,
      arrived > 0 && `${trucks(arrived)} ${arrived === 1 ? 'arrives' : 'arrive'}`,
    ]
      .filter(Boolean)
      .join(', '),
  filled: (supplies) => `Supply track filled up: ${suppliesText(supplies, 'en')}`,
  ready: (cards) => (cards > 1 ? 'Commander cards are ready again' : 'The commander card is ready again'),
  looked: (who, deck, seen) => {
    const kind = seen && divisionKind(seen);
    return seen
      ? `On top: ${card(seen)}${kind ? `, costs ${costText(kind, 'en')}` : ''}`
      : `${does(who, 'look')} at the top of the ${deckName(deck, 'en')}`;
  },
  resistancePlayed: (who) => `${does(who, 'play')} Resistance: one more action`,
  dropPaid: (who, medal) => `${does(who, 'pay')} for a drop with ${medal ? 'a medal' : 'captured divisions'}`,
  dropped: (who, place) => `${does(who, 'drop')} paratroops on ${town(place)}`,
  upkeep: (gone, dark) =>
    [
      ...(gone.length > 0 ? [`Paratroops leave ${and(gone.map(town))}`] : []),
      ...(dark.length > 0 ? [`Paratroops hold on for one turn at ${and(dark.map(town))}`] : []),
    ].join('. ') || 'No paratroops are left',
  weather: (weather) => (weather === 'sun' ? 'The sun comes out: aircraft fly again' : 'Rain: aircraft stay at home'),
  dice: (sum, number) => `${sum}: ${number === null ? 'no number left' : `number ${number} turns over`}`,
  numberTurned: (number, place) => `${number}: resistance on ${town(place)}`,
  numberMoved: (number, to) => (to ? `Number ${number} goes to ${town(to)}` : `Number ${number} leaves the map`),
  resigned: (who) => `${does(who, 'give', 'gives')} up`,
  over: (winner, reason, place) => {
    if (reason === 'rhine')
      return `${winner ? does(winner, 'are', 'is') : 'The Rhine is'} ${winner ? 'across the Rhine' : 'crossed'}${place ? ` at ${town(place)}` : ''}`;
    if (winner === null) return reason === 'resign' ? 'Given up' : 'The Rhine holds: time is up';
    return `${does(winner, 'win')}: ${{ medals: 'most medals', divisions: 'more divisions captured', order: 'later in the order of play', 'turn-cap': 'time is up', resign: 'the others gave up' }[reason]}`;
  },
  heads: {
    battle: (id, division, place) => ({
      title: `Battle of ${town(place)}`,
      detail: `${corps(id)} against ${card(division)}`,
    }),
    march: (id) => ({ title: corps(id), detail: 'on the march' }),
    logistics: (who) => ({ title: 'Logistics', detail: `${does(who, 'took', 'took')} the last free truck` }),
    reaction: (who) => ({
      title: 'German reaction',
      detail: who === 'you' ? 'chosen by you' : `chosen by ${commanders[who]}`,
    }),
  },
  means: {
    cut: (ids) =>
      `${and(ids.map(corps))} ${ids.length > 1 ? 'are' : 'is'} cut off: no crossing of the Rhine counts until the line is whole again`,
    back: (id, place, steps, dry) =>
      `Way back: ${corps(id)} to ${town(place)}, ${counted(steps, 'step', 'steps')}${dry ? ', once it has fuel' : ''}`,
    hungry: (id, place) => `${corps(id)} cannot move until food reaches ${town(place)}`,
  },
});
