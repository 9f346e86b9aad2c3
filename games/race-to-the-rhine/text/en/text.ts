/** Race to the Rhine in English. */

import type { Prompt } from '@sztab/kernel';
import {
  capital,
  counting,
  type Explained,
  houseOptions,
  houseReasons,
  listing,
  NBSP,
  united,
} from '@sztab/kernel/words';
import type { Colour } from '../../content/fields.ts';
import { ICONS_A_MEDAL, STEPS } from '../../content/logistics.ts';
import { KINDS } from '../../content/supplies.ts';
import type { Deck } from '../../rules/state.ts';
import { divisionKind, thingsIn } from '../cards.ts';
import type { Catalogue, Ending, OptionWords } from '../catalogue.ts';
import { byOwner, levelsText, numbersText } from '../phrases.ts';
import { NAMES } from './names.ts';
import options from './options.json' with { type: 'json' };
import reasons from './reasons.json' with { type: 'json' };
import texts from './text.json' with { type: 'json' };
import { WHY } from './why.ts';

const { commanders, commandersOf, kinds, ranks, icons } = NAMES;
const { town, towns, corps, own, card, deck: deckName, units, goods, cost, worth } = thingsIn('en');
const who = (colour: Colour): string => commanders[colour];
const of = (colour: Colour): string => commandersOf[colour];

const counted = (n: number, one: string): string => counting('en').counted(n, one, `${one}s`);
const { form } = counting('en');
const { and } = listing('en');
const actions = (n: number): string => counted(n, 'action');
const tokens = (n: number): string => counted(n, 'token');
const trucks = (n: number): string => counted(n, 'truck');
const markers = (n: number): string => counted(n, 'marker');
const cardsLeft = (n: number): string => counted(n, 'card');
const left = (n: number): string => (n === 0 ? 'none left' : `${n}${NBSP}left`);

const DECK_CARD: Readonly<Record<Deck, string>> = { pursuit: 'pursuit card', resistance: 'resistance card' };

const OFF_ON = (off: string, on: string): Record<'off' | 'on', Explained> => ({
  off: { name: 'Off', meaning: off },
  on: { name: 'On', meaning: on },
});
const CAPS = (what: (n: number) => string): Record<'30' | '10' | '60', Explained> => ({
  30: { name: '30', meaning: `The usual length: ${what(30)}.` },
  10: { name: '10', meaning: `A short game: ${what(10)}.` },
  60: { name: '60', meaning: `No hurry: ${what(60)}.` },
});

const SEATING = houseOptions('en').seating('seats', 'How it is settled who plays which commander.');
const OPTIONS: OptionWords = {
  ...options,
  training: {
    name: 'Training game',
    meaning: 'A simpler game to learn with, for two or three; it switches off all other options of the rules.',
    values: OFF_ON('The full rules.', 'No air support, airborne drops, commanders’ abilities or opening of Antwerp.'),
  },
  antwerp: {
    name: 'Antwerp',
    meaning: 'Whether Montgomery can open the port of Antwerp and move his main base there.',
    values: OFF_ON(
      'Antwerpen is just a town with a medal.',
      'Antwerpen and the four blockade fields give Montgomery a new main base.',
    ),
  },
  weather: {
    name: 'Weather',
    meaning: 'Whether event cards change the weather.',
    values: OFF_ON('The sun always shines.', 'Rain grounds aircraft and paratroops, except for Bradley’s card.'),
  },
  commonPursuitDeck: {
    name: 'Common pursuit deck',
    meaning: 'Whether all of you draw from one deck.',
    values: OFF_ON('Everybody has a deck of their own.', 'The decks of all who play are shuffled together.'),
  },
  hardPatton: {
    name: 'Harder for Patton',
    meaning: 'A harder game, or a handicap.',
    values: OFF_ON('The usual rules.', 'A resistance marker lies on Metz from the start.'),
  },
  hardBradley: {
    name: 'Harder for Bradley',
    meaning: 'A harder game, or a handicap.',
    values: OFF_ON('Bradley starts on logistics level 2.', 'Bradley starts on logistics level 1.'),
  },
  hardMonty: {
    name: 'Harder for Montgomery',
    meaning: 'A harder game, or a handicap.',
    values: OFF_ON('The usual rules.', 'Counterattacks may also come from ports that are cut off.'),
  },
  roundCap: {
    name: 'Last round',
    meaning: 'After which round a game for two or three ends in any case.',
    values: CAPS((n) => `the game ends after round ${n} at the latest`),
  },
  soloTurnCap: {
    name: 'Last solo turn',
    meaning: 'By which turn the Rhine must be crossed in a solo game.',
    values: CAPS((n) => `there is time until turn ${n} to cross the Rhine`),
  },
  reinforcedStart: {
    name: 'Reinforced start',
    meaning: 'Whether your corps begin a solo game with more. It makes up for Patton’s long line.',
    values: OFF_ON('As in a game with others.', 'Each corps has 1 ammo more, and Patton’s XV Corps begins in Sens.'),
  },
  sideAssignment: {
    ...SEATING,
    values: {
      ...SEATING.values,
      lot: {
        name: 'All drawn',
        meaning: 'With two players the draw also decides which two commanders take part, whatever is set above.',
      },
    },
  },
};

const asked = (by: Colour, yours: string, doing: string): Prompt => ({ yours, theirs: `${who(by)} ${doing}` });

const from = (deck: Colour | null): string => (deck ? ` (from ${of(deck)} deck)` : '');

function ending({ reason, winner, won, town: place, rank, medals }: Ending): string {
  const wins = winner ? `${who(winner)} wins` : '';
  const where = place ? ` (${town(place)})` : '';
  const said = {
    rhine: winner ? `${who(winner)} crosses the Rhine${where} and wins` : `The Rhine is crossed${where}`,
    medals: wins ? `${wins} with the most medals` : 'The medals decide',
    divisions: wins ? `${wins}: medals equal, more captured divisions` : 'Captured divisions decide',
    order: wins ? `${wins}: all equal, but later in turn order` : 'Turn order decides',
    'turn-cap': 'Defeat: the Rhine was not crossed in time',
    resign: wins ? `${wins}: the game was given up` : won ? 'The game was given up' : 'Given up, the Rhine uncrossed',
  }[reason];
  return [
    said,
    `Medals: ${numbersText(medals, who)}`,
    ...(rank ? [rank === 'relieved' ? capital(ranks.relieved) : `Rank: ${ranks[rank]}`] : []),
  ].join('. ');
}

/** What was spent in a battle. */
function spent({ air, paratroops, ammo, fuel }: Record<'air' | 'paratroops' | 'ammo' | 'fuel', number>): string {
  const parts = [
    ...(air > 0 ? ['air support'] : []),
    ...(paratroops > 0 ? [`paratroops ${paratroops}`] : []),
    ...(ammo > 0 ? [units(ammo, 'ammo')] : []),
    ...(fuel > 0 ? [units(fuel, 'fuel')] : []),
  ];
  return parts.join(', ') || 'nothing';
}

const FORT_PAID = { air: 'air support', paratroops: 'paratroops', cargo: units(1, 'ammo') };
const LOOKED = { air: 'air support', commander: 'commander card', recon: 'Recon' };

export const en: Catalogue = united(texts, {
  language: 'en',
  alone: {
    edition: (n) => `edition ${n}`,
    unrecorded: 'not all options recorded',
    figures: (turns, medals, rank) =>
      `${turns} ${form(turns, 'turn', 'turns')}, ${medals} ${form(medals, 'medal', 'medals')}, ${rank}`,
  },
  options: OPTIONS,

  prompts: {
    act(by, { base, credit, card: extra, kept, recon }) {
      const have = [
        ...(base > 0 ? [actions(base)] : []),
        ...(credit ? ['a Resistance action'] : []),
        ...(extra ? ['commander card'] : []),
      ];
      const rest = [
        ...(kept ? ['a Resistance card'] : []),
        ...(recon ? ['a Recon card'] : []),
        ...(extra ? ['your commander card'] : []),
      ];
      return {
        yours:
          base === 0 && !credit
            ? rest.length > 0
              ? `No actions left but ${and(rest)}`
              : 'No actions left: load, unload or end your turn'
            : // With the card the line is long enough.
              extra
              ? capital(and(have))
              : `You have ${and(have)}`,
        theirs: base > 0 ? `${of(by)} turn: ${actions(base)}` : `${of(by)} turn`,
      };
    },
    bonus: (by, place, count) =>
      asked(
        by,
        `${town(place)}: you may add ${tokens(count)} from the pool`,
        `may add ${tokens(count)} (${town(place)})`,
      ),
    overflow: (by, place, surplus, mayLoad) =>
      asked(
        by,
        `${town(place)}, ${tokens(surplus)} too many: discard${mayLoad ? ' or load' : ''}`,
        `clears an overfull field (${town(place)})`,
      ),
    transport: (by, count) =>
      asked(by, count > 0 ? `Transport: ${trucks(count)} left` : 'Transport: load, unload or finish', 'sends a convoy'),
    truck: (by, start, end, room) =>
      asked(
        by,
        `${town(start)} → ${town(end)}, ${room > 0 ? `room for ${room}` : 'ready to drive'}`,
        `loads a truck (${town(start)} → ${town(end)})`,
      ),
    move: (by, id, step, pays, on) =>
      asked(
        by,
        on
          ? `${own(id)}, step ${step} of ${STEPS}${pays ? ', for 1 fuel' : ''}`
          : pays
            ? `${own(id)} has no fuel to go on; load or end the move`
            : `${own(id)}: no way on; load, unload or end the move`,
        `moves ${own(id)}, step ${step} of ${STEPS}`,
      ),
    civilians: (by, id) =>
      asked(by, `Starving civilians: will ${own(id)} give 1 food for a medal?`, 'meets starving civilians'),
    market: (by, id) => asked(by, `Black market: ${own(id)} may swap 1 token`, 'may trade on the black market'),
    airborne: (by, count) => asked(by, `Airborne drop: choose how to pay (${markers(count)} left)`, 'prepares a drop'),
    payCards: (by, count) =>
      asked(by, `Paying with divisions: ${icons(count)} of ${ICONS_A_MEDAL}, add a card`, 'pays for a drop'),
    drop: (by) => asked(by, 'Airborne drop on an uncontrolled field', 'chooses a field for the drop'),
    reaction: (by, mayPlace) =>
      asked(
        by,
        mayPlace
          ? 'You play the Germans: place a marker or counterattack'
          : 'You play the Germans: a counterattack or nothing',
        'chooses the German reaction',
      ),
    spread: (by, number) => asked(by, `Number ${number} goes to another field`, `moves number ${number}`),
  },

  moves: {
    takeBasic: (place, missing) =>
      `Supplies: ${town(place)}, basic set${missing.length > 0 ? ` (the pool has no ${missing.map((kind) => kinds[kind]).join(', no ')})` : ''}`,
    takeSpecial: (place, count, kind) => `Supplies: ${town(place)}, ${units(count, kind)}`,
    takeTrucks: (count, logistics) =>
      count === 0
        ? 'Trucks: logistics phase at once'
        : `Trucks: ${count}${logistics ? ', then a logistics phase' : ''}`,
    move: (id) => `Move: ${own(id)}`,
    air: (deck) => `Air support: ${deckName(deck)}`,
    cmdAir: (deck) => `Bradley’s card, air support: ${deckName(deck)}`,
    cmdMove: (id) => `Patton’s card, move: ${own(id)}`,
    playResistance: (deck) => `Play Resistance: an extra action${from(deck)}`,
    playRecon: (deck, drawn) => `Play Recon: ${deckName(deck)}${from(drawn)}`,
    load: (id, kind) => `Load ${kinds[kind]}: ${own(id)}`,
    unload: (id, kind) => `Unload ${kinds[kind]}: ${own(id)}`,
    bonus: (kind) => `Add ${kinds[kind]}`,
    bonusDone: (some) => (some ? 'That is enough' : 'Add nothing'),
    discard: (kind) => `Discard ${kinds[kind]}`,
    truck: (start, end) => `Truck: ${town(start)} → ${town(end)}`,
    add: (kind) => `Add ${kinds[kind]}`,
    dispatch: (load) => `Drive: ${goods(load)}`,
    step(place, { pays, fort, deck }) {
      const facts = [
        ...(pays ? [units(1, 'fuel')] : []),
        ...(fort ? ['fort'] : []),
        ...(deck ? [DECK_CARD[deck]] : []),
      ];
      return `Step: ${town(place)}${facts.length > 0 ? ` (${facts.join(', ')})` : ''}`;
    },
    swap: (give, get) => `Swap ${kinds[give]} for ${kinds[get]}`,
    payCard: (id) => `Pay: ${card(id)} (${worth(id)})`,
    payCards: `Pay with divisions without a medal (${icons(ICONS_A_MEDAL)})`,
    addCard: (id) => `Add: ${card(id)} (${worth(id)})`,
    drop: (place) => `Drop: ${town(place)}`,
    resist: (place) => `Resistance marker: ${town(place)}`,
    counter: (place, against) => `Counterattack: ${town(place)}${against ? ` (${who(against)})` : ''}`,
    spread: (number, place) => `Number ${number}: ${town(place)}`,
  },

  events: {
    opened: ({ order }) =>
      order.length > 1 ? `Turn order: ${order.map(who).join(', ')}` : `Commander: ${order.map(who).join()}`,
    turn: ({ by, round, solo }) => (solo ? `Turn ${round}` : `Round ${round}, ${of(by)} turn`),
    'supplies-taken': ({ by, town: place, set, got }) =>
      `${who(by)} takes supplies (${town(place)}${set === 'basic' ? '' : ', from the supply track'}): ${goods(got)}`,
    'bonus-taken': ({ by, town: place, kind }) => `${who(by)} adds ${units(1, kind)} (${town(place)})`,
    fed: ({ corps: id, town: place }) => `${corps(id)} gets food and can move again (${town(place)})`,
    discarded: ({ by, town: place, kind }) => `${who(by)} discards a surplus (${town(place)}): ${units(1, kind)}`,
    'trucks-taken': ({ by, count, left: rest }) =>
      count === 0
        ? `${who(by)} calls a logistics phase: the track has no trucks`
        : `${who(by)} takes ${trucks(count)}, ${left(rest)} on the track`,
    convoy: ({ by, from: start, to, load }) => `${who(by)}, transport ${town(start)} → ${town(to)}: ${goods(load)}`,
    loaded: ({ corps: id, town: place, kind }) => `${corps(id)} loads ${units(1, kind)} (${town(place)})`,
    unloaded: ({ corps: id, town: place, kind }) => `${corps(id)} unloads ${units(1, kind)} (${town(place)})`,
    'move-begun': ({ corps: id, by }) => `${corps(id)} sets out${by === 'commander' ? ' (Patton’s card)' : ''}`,
    stepped: ({ corps: id, from: start, to, fuel }) =>
      `${corps(id)}: ${town(start)} → ${town(to)}${fuel > 0 ? `, ${units(fuel, 'fuel')}` : ''}`,
    'fort-paid': ({ town: place, with: paid }) => `Fort (${town(place)}): ${FORT_PAID[paid]}`,
    card: ({ corps: id, card: drawn }) => {
      const kind = divisionKind(drawn);
      return `${corps(id)} turns up a card: ${card(drawn)}${kind ? ` (cost: ${cost(kind)})` : ''}`;
    },
    'no-card': ({ deck, town: place }) =>
      deck === 'resistance'
        ? `${town(place)}: no resistance cards left, no battle`
        : `${town(place)}: no pursuit cards left`,
    'civilians-fed': ({ corps: id, forced }) =>
      `${corps(id)} ${forced ? 'must give' : 'gives'} 1 food to civilians: a medal`,
    'civilians-left': ({ corps: id }) => `${corps(id)} keeps its food`,
    swapped: ({ corps: id, give, get }) => `${corps(id)} swaps ${kinds[give]} for ${kinds[get]}`,
    'market-left': ({ corps: id }) => `${corps(id)} swaps nothing`,
    found: ({ town: place, kind }) => `${town(place)}: ${units(1, kind)} found on the field`,
    kept: ({ by, card: drawn }) => `${who(by)} keeps a card: ${card(drawn)}`,
    credit: ({ by, counts }) =>
      counts
        ? `${who(by)} gets a Resistance action after this move`
        : `${who(by)} has had a Resistance action this turn: the card gives nothing`,
    battle: (e) =>
      `${e.won ? 'Battle won' : 'Battle lost'} (${town(e.town)}): ${card(e.card)}, spent: ${spent(e)}${e.won ? '' : `; ${corps(e.corps)} falls back (${town(e.from)}), the card is shuffled in`}`,
    taken: ({ by, town: place, medal }) => `${who(by)} takes a field: ${town(place)}${medal ? ', a medal' : ''}`,
    encircled: ({ fields }) =>
      `Encircled: ${byOwner(fields)
        .map(([to, places]) => `${towns(places)} (${who(to)})`)
        .join('; ')}`,
    'marker-back': ({ town: place, toBox }) =>
      `The resistance marker (${town(place)}) goes ${toBox ? 'to the box' : 'back to the pool'}`,
    looked: ({ by, deck, how, card: seen }) =>
      `${who(by)} looks at the top of the ${deckName(deck)} (${LOOKED[how]})${seen ? `: ${card(seen)}` : ''}`,
    reshuffled: ({ by }) => `Pursuit deck reshuffled (${who(by)})`,
    'resistance-played': ({ by }) => `${who(by)} plays Resistance: an extra action`,
    'drop-paid': ({ by, with: paid }) =>
      `${who(by)} pays for a drop: ${paid === 'medal' ? 'a medal' : paid.map(card).join(', ')}`,
    dropped: ({ by, town: place }) => `${who(by)} drops paratroops: ${town(place)}`,
    upkeep: ({ by, gone, dark }) =>
      [
        `${of(by)} paratroops`,
        [
          ...(gone.length > 0 ? [`leave the board: ${towns(gone)}`] : []),
          ...(dark.length > 0 ? [`stay for one more turn: ${towns(dark)}`] : []),
        ].join('; '),
      ].join(' '),
    logistics({ colours, levels, ate, immobilised, trucks: back, arrived, refilled, cards, air }) {
      const several = colours.length > 1;
      const parts = [`Logistics phase, level: ${levelsText(levels, colours, who)}`];
      if (ate.length > 0) parts.push(`fed: ${ate.map(corps).join(', ')}`);
      if (immobilised.length > 0) parts.push(`immobilised: ${immobilised.map(corps).join(', ')}`);
      if (back > 0) parts.push(`${trucks(back)} back from the roads`);
      if (arrived > 0) parts.push(`${trucks(arrived)} from the reserve`);
      if (KINDS.some((kind) => refilled[kind] > 0)) parts.push(`to the supply track: ${goods(refilled)}`);
      if (cards.length > 0)
        parts.push(
          `commander ${cards.length > 1 ? 'cards' : 'card'} active again${several ? `: ${cards.map(who).join(', ')}` : ''}`,
        );
      if (air.length > 0) parts.push(`air support home${several ? `: ${air.map(who).join(', ')}` : ''}`);
      return parts.join('; ');
    },
    weather: ({ weather }) => (weather === 'sun' ? 'The sun comes out' : 'It begins to rain: aircraft go home'),
    'resistance-placed': ({ by, town: place, left: rest }) =>
      `${who(by)} places a resistance marker: ${town(place)}; ${left(rest)} in the pool`,
    'resistance-boxed': ({ by, left: rest }) =>
      `${who(by)} puts a resistance marker in the box; ${left(rest)} in the pool`,
    counterattack: ({ by, against, town: place, lost, medal }) => {
      const losses = [...(KINDS.some((kind) => lost[kind] > 0) ? [goods(lost)] : []), ...(medal ? ['a medal'] : [])];
      return `${by ? `${who(by)} counterattacks` : 'Counterattack'}: ${town(place)}, ${who(against)} loses the field${losses.length > 0 ? ` (and with it ${losses.join(', ')})` : ''}`;
    },
    'no-reaction': ({ by }) => `${who(by)}: no German reaction`,
    dice: ({ dice, number }) =>
      `Dice: ${dice.join(', ')}; sum ${dice.reduce((sum, one) => sum + one, 0)}, ${number === null ? 'no numbers left' : `number ${number} turns over`}`,
    'number-turned': ({ number, town: place }) => `Number ${number} is now a resistance marker: ${town(place)}`,
    'number-moved': ({ number, from: start, to }) =>
      to === null
        ? `Number ${number} (${town(start)}) leaves the board`
        : `Number ${number}: ${town(start)} → ${town(to)}`,
    resigned: ({ by }) => `${who(by)} gives up`,
    'game-over': (end) => `The game is over. ${ending(end)}`,
  },

  position: {
    round: (round, solo) => `${solo ? 'Turn' : 'Round'} ${round}`,
    turn: (by) => `${of(by)} turn`,
    actions: (base, credit) => (credit ? `${actions(base)} and a Resistance action` : actions(base)),
    weather: (weather) => (weather === 'sun' ? 'sun' : 'rain'),
    markers: (n) => `Resistance markers in the pool: ${n}`,
    medals: (n) => `medals in the pool: ${n}`,
    paratroops: (n) => `paratroops: ${n}`,
    trucks: (onTrack, reserve) => `trucks on the track: ${onTrack}${reserve > 0 ? ` (${reserve} in reserve)` : ''}`,
    pursuit: (colour, n) => `${colour ? `${of(colour)} pursuit` : 'common pursuit'} ${cardsLeft(n)}`,
    resistanceDeck: (n) => `resistance ${cardsLeft(n)}`,
    seen: (deck, drawn) => `on top of the ${deckName(deck)}: ${drawn}`,
    level: (n) => `level ${n}`,
    ownTrucks: (n, limit) => `trucks ${n} of ${limit}`,
    ownMedals: (n, divisions) => `medals ${n}${divisions > 0 ? ` (captured divisions: ${divisions})` : ''}`,
    card: (active) => `commander card ${active ? 'active' : 'used'}`,
    air: (deck) => (deck ? `air support: ${deckName(deck)}` : 'air support ready'),
  },

  why: WHY,
  whyNot: { ...reasons, ...houseReasons('en') },
  endings: { rhine: true, medals: true, divisions: true, order: true, 'turn-cap': true, resign: true },
  ending,
});
