/** General Orders in English: plain and British, the log in the past tense. */
import { counting, houseOptions, houseReasons, listing, NBSP, united } from '@sztab/kernel/words';
import { BONUS_ADDS } from '../../content/bonuses.ts';
import { CARD, type CardTitle } from '../../content/cards.ts';
import { enemyOf, ROUNDS, type Side, STACK } from '../../content/sides.ts';
import { type Action, BARRAGE, DROP, SPACE, type SpaceId } from '../../content/spaces.ts';
import { hitsOf } from '../../rules/dice.ts';
import type { Strength } from '../../rules/events.ts';
import type { Idle } from '../../rules/legal.ts';
import { kindIn } from '../../rules/pieces.ts';
import { bonusOf, diceReasons, entriesOf, joins, placeWords, tokensOn } from '../phrases.ts';
import type { CardWords, Catalogue, Counted, Entry, Place, PlaceWords } from '../words.ts';
import options from './options.json' with { type: 'json' };
import { AREAS, ZONES } from './places.ts';
import reasons from './reasons.json' with { type: 'json' };
import texts from './text.json' with { type: 'json' };
import { WHY } from './why.ts';

const SIDE: Readonly<Record<Side, string>> = { blue: 'Blue', yellow: 'Yellow' };

const { counted } = counting('en');
const COUNT: Readonly<Record<Counted, (n: number) => string>> = {
  soldiers: (n) => counted(n, 'soldier', 'soldiers'),
  aircraft: (n) => counted(n, 'aircraft', 'aircraft'),
  commanders: (n) => counted(n, 'commander', 'commanders'),
  cards: (n) => counted(n, 'card', 'cards'),
  stars: (n) => counted(n, 'star', 'stars'),
  dice: (n) => counted(n, 'die', 'dice'),
  hits: (n) => counted(n, 'hit', 'hits'),
};
const areas = (n: number): string => counted(n, 'area', 'areas');

const at = (place: Place): PlaceWords => placeWords({ areas: AREAS, zones: ZONES }, place);
const pieces = (place: Place, n: number): string => COUNT[kindIn(place)](n);
const { and: list } = listing('en');
/** “2 soldiers from Riola and 1 from Bombiana” */
const spread = (counts: Readonly<Partial<Record<Place, number>>>, form: 'at' | 'from'): string =>
  list(entriesOf(counts).map(([place, n], i) => `${i === 0 ? pieces(place, n) : n} ${at(place)[form]}`));

const ACTION: Readonly<Record<Action, { readonly name: string; readonly meaning: string }>> = {
  advance: {
    name: 'Advance',
    meaning: 'Move soldiers from supplied neighbouring areas into this area; one stays behind in each.',
  },
  barrage: {
    name: 'Barrage',
    meaning: `Fire ${COUNT.dice(BARRAGE.dice)} at an area up to ${areas(BARRAGE.range)} away; each hit removes an enemy soldier.`,
  },
  paradrop: {
    name: 'Paradrop',
    meaning: `Drop ${COUNT.soldiers(DROP)} from your reserve on almost any area, even across the front.`,
  },
  fly: {
    name: 'Fly',
    meaning: 'Move aircraft from supplied neighbouring zones into this zone; one stays behind in each.',
  },
  bombing: {
    name: 'Bombing',
    meaning: 'Send aircraft of this zone back to the reserve: each is one die against an area below.',
  },
  reinforce: { name: 'Reinforce', meaning: 'Place soldiers from your reserve on areas you supply.' },
  plan: { name: 'Plan', meaning: 'Draw operation cards; the second space also takes the initiative.' },
  scramble: { name: 'Scramble', meaning: 'Place aircraft from your reserve in zones you supply or over your HQ.' },
};

const NTH = { 1: 'first', 2: 'second' } as const;
const nth = (space: SpaceId): string => NTH[Number(space.at(-1)) as 1 | 2];

const adds = (title: CardTitle): number => CARD[title].adds.count;
const moreDice = (title: CardTitle): string => counted(adds(title), 'more die', 'more dice');

const CARDS: Readonly<Record<CardTitle, CardWords>> = {
  assault: {
    name: 'Assault',
    rule: `In your Advance, before a combat: up to ${adds('assault')} more soldiers from your reserve.`,
  },
  counterAttack: {
    name: 'Counter-attack',
    rule: `You defend an area you supply: up to ${adds('counterAttack')} soldiers from your reserve join, ${STACK} at most.`,
  },
  momentum: {
    name: 'Momentum',
    rule: `At the start of your turn: ${COUNT.commanders(adds('momentum'))} from the ready zone to your reserve, until recall.`,
  },
  ambush: { name: 'Ambush', rule: `You defend in a land combat, before the roll: ${moreDice('ambush')}.` },
  mobilisation: {
    name: 'Mobilisation',
    rule: `In your Reinforce: up to ${adds('mobilisation')} more soldiers from your reserve, ${STACK} at most in an area.`,
  },
  artilleryStrike: {
    name: 'Artillery strike',
    rule: `In your Barrage, before the roll: ${moreDice('artilleryStrike')}.`,
  },
  airborneDrop: {
    name: 'Airborne drop',
    rule: `In your Paradrop, before a combat: up to ${adds('airborneDrop')} more soldiers from your reserve.`,
  },
  antiAircraft: {
    name: 'Anti-aircraft defence',
    rule: `You defend against a Paradrop, before the roll: ${moreDice('antiAircraft')}.`,
  },
  airRaid: { name: 'Air raid', rule: `In your Bombing, before the roll: ${moreDice('airRaid')}.` },
  interception: {
    name: 'Interception',
    rule: `You defend in an air combat, before the roll: ${moreDice('interception')}.`,
  },
  wingman: {
    name: 'Wingman',
    rule: `In your Fly, before a combat: up to ${adds('wingman')} more aircraft from your reserve.`,
  },
};
const card = (title: CardTitle): string => CARDS[title].name;

/** What a card adds: “2 more dice”. */
function added(title: CardTitle, n: number): string {
  const { what } = CARD[title].adds;
  const [one, many] = {
    soldiers: ['more soldier', 'more soldiers'],
    aircraft: ['more aircraft', 'more aircraft'],
    dice: ['more die', 'more dice'],
    commander: ['more commander', 'more commanders'],
  }[what] as [string, string];
  return counted(n, one, many);
}

const diceReason: Catalogue['diceReason'] = (because, _dice, by) => {
  if (because === 'base') return by === 'bombing' ? 'aircraft' : 'base';
  if (because === 'zone') return 'air zone';
  if (because === 'city') return 'City centre';
  return because === 'observationPost' ? 'Observation post' : card(because);
};

/** Why a commander could do no more than close a space. */
const IDLE: Readonly<Record<Idle, string>> = {
  'empty-reserve': 'the reserve was empty',
  'no-room': 'there was no room',
  'too-few-aircraft': 'only one aircraft was there',
};

const ENTRY: Readonly<Record<Entry['by'], string>> = {
  advance: 'Advance',
  paradrop: 'Paradrop',
  fly: 'Fly',
  scramble: 'Scramble',
};
const against = ({ enemies }: Entry): string => (enemies > 0 ? ` against ${enemies}` : '');
const defenders = ({ enemies }: Entry): string =>
  enemies > 0 ? ` (${counted(enemies, 'defender', 'defenders')})` : '';
const combat = (place: Place): string => `${kindIn(place) === 'soldiers' ? 'Combat' : 'Air combat'} ${at(place).at}`;
const FIRE = { barrage: 'Barrage on', bombing: 'Bombing of' } as const;
const entering = (entry: Entry): string =>
  `${ENTRY[entry.by]} ${at(entry.place).to} with ${pieces(entry.place, entry.pieces)}${against(entry)}`;
const enemiesThere = (n: number): string => (n > 0 ? counted(n, 'enemy soldier', 'enemy soldiers') : 'no enemy there');

const { match, seating } = houseOptions('en');

export const en: Catalogue = united(texts, {
  language: 'en',
  sides: SIDE,
  areas: AREAS,
  zones: ZONES,
  actions: ACTION,
  cards: CARDS,
  bonuses: {
    supplyDepot: { meaning: `Up to ${BONUS_ADDS.supplyDepot} more soldiers in your Reinforce.` },
    forwardOutpost: {
      meaning: `${COUNT.soldiers(BONUS_ADDS.forwardOutpost)} from your reserve joins each Advance of yours.`,
    },
    observationPost: {
      meaning: `${counted(BONUS_ADDS.observationPost, 'more die', 'more dice')} in your Barrage.`,
    },
    reconPost: {
      meaning: `${counted(BONUS_ADDS.reconPost, 'more card', 'more cards')} in your Plan.`,
    },
    flightControl: {
      meaning: `${counted(BONUS_ADDS.flightControl, 'more soldier', 'more soldiers')} in your Paradrop.`,
    },
    cityCentre: {
      meaning: `The defender of this area rolls ${counted(BONUS_ADDS.cityCentre, 'more die', 'more dice')}.`,
    },
  },
  diceReason,

  options: {
    ...options,
    stackLimit: {
      name: `Limit of ${STACK}`,
      meaning: `When no more than ${STACK} soldiers or aircraft may stay in one place.`,
      values: {
        always: { meaning: `What is above ${STACK} goes back to the reserve after every action.` },
      },
    },
    sideAssignment: seating('sides', 'How it is settled who leads Blue and who Yellow.'),
    match: match('Two games with sides changed. At one win each, the sum of star differences decides.'),
  },

  orders: {
    turn: (commanders, ends, enemy) => {
      if (ends === 'nothing') return `Give an order, ${counted(commanders, 'commander', 'commanders')} left`;
      // What passing would end is said by its button.
      return `${SIDE[enemy]} has passed. ${ends === 'round' ? 'Orders left' : 'Last orders'}: ${commanders}`;
    },
    turnEmpty: (holds) =>
      holds ? 'You have no commander left: play Momentum or pass' : 'You have no commander left: pass',
    move: (entry, more) => {
      if (entry.pieces === 0) {
        const where = entry.by === 'fly' ? 'zones to send aircraft from' : 'areas to send soldiers from';
        return `${ENTRY[entry.by]} ${at(entry.place).to}${defenders(entry)}: choose ${where}`;
      }
      return `${entering(entry)}: ${more ? 'send more or finish' : 'finish, no more can go'}`;
    },
    entryCard: (entry, title, holds) =>
      `${entering(entry)}: ${holds ? `play ${card(title)}?` : 'go on without a card'}`,
    barrageTarget: (from, dice) => `Barrage ${at(from).from}, ${COUNT.dice(dice)}: choose a target`,
    paradropTarget: (soldiers) => `Paradrop of ${COUNT.soldiers(soldiers)}: choose where they land`,
    bombingTarget: (from) => `Bombing ${at(from).from}: choose an area below to bomb`,
    bombingScale: (target, most, enemies) =>
      `Bombing ${at(target).whom} (${enemiesThere(enemies)}): choose how many aircraft to send, ${most} at most`,
    fireCard: ({ by, target, dice, enemies }, title, holds) => {
      const fire = by === 'barrage' ? 'Barrage on' : 'Bombing';
      const roll = `roll ${COUNT.dice(dice)}`;
      const what = holds ? `${roll} or play ${card(title)} first` : roll;
      return `${fire} ${at(target).whom} (${enemiesThere(enemies)}): ${what}`;
    },
    recall: (kind, strength, reserve) => {
      const missing = strength - reserve;
      return `You may place ${COUNT[kind](strength)} but have ${reserve}: take back up to ${missing}, or take back no more`;
    },
    place: (kind, { remaining, optional, placed }, mayMobilise) => {
      const card = mayMobilise ? ' or play Mobilisation' : '';
      if (remaining === 0) return `${placed > 0 ? 'Everything is placed' : 'Nothing can be placed'}: finish${card}`;
      const where = kind === 'soldiers' ? 'on areas you supply' : 'in zones you supply or over your HQ';
      if (remaining <= optional) return `Place up to ${COUNT[kind](remaining)} more ${where}, or finish${card}`;
      const free = optional > 0 ? ` (${optional} of them optional)` : '';
      return `Place ${COUNT[kind](remaining)} ${where}${free}${card}`;
    },
    defence: ({ place, pieces: attackers, enemies }, dice, holds) => {
      const forces = `${pieces(place, enemies)} against ${attackers}`;
      const roll = `roll ${COUNT.dice(dice)}`;
      return `You defend ${at(place).whom}, ${forces}: ${holds ? `play a card or ${roll}` : roll}`;
    },
    reroll: ({ by, place, hits, exposed }) => {
      const what = by === 'defence' ? `Defence of ${at(place).whom}` : `${FIRE[by]} ${at(place).whom}`;
      return `${what}, ${COUNT.hits(hits)} against ${exposed}: keep it or reroll?`;
    },
  },

  waiting: {
    turn: (side) => `${SIDE[side]} is choosing an action`,
    decide: (side) => `${SIDE[side]} is deciding`,
    move: (side, { by, place }) => `${SIDE[side]} is ${by === 'fly' ? 'flying' : 'advancing'} ${at(place).to}`,
    target: (side, by) => `${SIDE[side]} is choosing the target of a ${ACTION[by].name}`,
    scale: (side) => `${SIDE[side]} is choosing how many aircraft to send`,
    recall: (side, kind) => `${SIDE[side]} may take back ${kind}`,
    place: (side, kind, remaining) =>
      remaining === 0 ? `${SIDE[side]} is deciding` : `${SIDE[side]} is placing ${kind}, ${remaining} to go`,
    signalLoss: (side) => `${SIDE[side]} is choosing a commander to take off the board`,
  },

  moves: {
    deploy: (space, strength, takesInitiative, idle) => {
      const only = idle ? ', only to close the space' : '';
      switch (space.action) {
        case 'advance':
          return `Advance ${AREAS[space.area].to}`;
        case 'barrage':
        case 'paradrop':
          return `${ACTION[space.action].name} ${AREAS[space.area].from}${only}`;
        case 'fly':
          return `Fly ${ZONES[space.zone].to}`;
        case 'bombing':
          return `Bombing ${ZONES[space.zone].from}${only}`;
        default: {
          if (idle) return `${spaceName(space.id)}, only to close it`;
          const { action } = space;
          const gives =
            action === 'plan'
              ? `${COUNT.cards(strength)}${takesInitiative ? ' and the initiative' : ''}`
              : COUNT[action === 'reinforce' ? 'soldiers' : 'aircraft'](strength);
          return `${ACTION[action].name}, ${nth(space.id)} space: ${gives}`;
        }
      }
    },
    pass: (ends) => {
      if (ends === 'nothing') return 'Pass';
      return ends === 'round' ? 'Pass: the round ends' : 'Pass: the game ends';
    },
    play: (title, n) => `Play ${card(title)}: ${added(title, n)}`,
    move: (from) => `One ${kindIn(from) === 'soldiers' ? 'soldier' : 'aircraft'} ${at(from).from}`,
    finish: (what, n) => {
      if (what === null) return 'Finish';
      if (what === 'placing') return 'Finish placing';
      return `Finish: ${what} with ${COUNT[what === 'advance' ? 'soldiers' : 'aircraft'](n)}`;
    },
    roll: (dice) => (dice === null ? 'Roll the dice' : `Roll ${COUNT.dice(dice)}`),
    target: (area, by, enemies) => {
      const { whom, to } = AREAS[area];
      if (by === null) return `Target: ${whom}`;
      const verb = { barrage: `Fire on ${whom}`, paradrop: `Drop ${to}`, bombing: `Bomb ${whom}` }[by];
      return enemies === null ? verb : `${verb} (${enemiesThere(enemies)})`;
    },
    aircraft: (n) => `Send ${COUNT.aircraft(n)}: ${COUNT.dice(n)}`,
    recall: (from) => `Take back one ${kindIn(from) === 'soldiers' ? 'soldier' : 'aircraft'} ${at(from).from}`,
    place: (to) => `Place one ${kindIn(to) === 'soldiers' ? 'soldier' : 'aircraft'} ${at(to).at}`,
    keep: (hits) => (hits === null ? 'Keep the roll' : `Keep the roll: ${COUNT.hits(hits)}`),
    rerollWith: (title) => `Discard ${card(title)} and reroll`,
    takeBack: (space) => `Take the commander off “${spaceName(space)}”`,
  },

  events: {
    opened: ({ mode, bonus }) => {
      const tokens = tokensOn(bonus).map(([area, token]) => `${en.bonuses[token].name} ${AREAS[area].at}`);
      return `${en.modes[mode].name}. Bonuses: ${list(tokens)}`;
    },
    'round-began': ({ round, initiative }) =>
      `Round ${round} of ${ROUNDS} began; ${SIDE[initiative]} has the initiative`,
    passed: ({ side, commandersLeft: n }) =>
      `${SIDE[side]} passed${n > 0 ? ` with ${COUNT.commanders(n)} in reserve` : ''}`,
    'space-closed': ({ side, space, because }) => `${SIDE[side]} only closed “${spaceName(space)}”: ${IDLE[because]}`,
    advanced: ({ side, area, from }) => `${SIDE[side]} advanced ${AREAS[area].to}: ${spread(from, 'from')}`,
    'outpost-joined': ({ side, area }) =>
      `Forward outpost: ${BONUS_ADDS.forwardOutpost}${NBSP}more ${SIDE[side]} soldier ${AREAS[area].at}`,
    flew: ({ side, zone, from }) => `${SIDE[side]} flew ${ZONES[zone].to}: ${spread(from, 'from')}`,
    dropped: ({ side, area, soldiers: n }) => `${SIDE[side]} dropped ${COUNT.soldiers(n)} ${AREAS[area].to}`,
    barrage: ({ side, from, area }) => `${SIDE[side]} fired ${AREAS[from].from} on ${AREAS[area].whom}`,
    bombing: ({ side, from, area, aircraft: n }) =>
      `${SIDE[side]} bombed ${AREAS[area].whom}: ${COUNT.aircraft(n)} ${ZONES[from].from}`,
    reinforced: (e) => supplied(`${SIDE[e.side]} reinforced (${strengthWords(e)})`, e.placed, e.recalled),
    scrambled: (e) => supplied(`${SIDE[e.side]} scrambled (${strengthWords(e)})`, e.placed, e.recalled),
    planned: (e) => {
      const plan = `${SIDE[e.side]} planned (${strengthWords(e)}): `;
      if (e.count === 0) return `${plan}no card was left to draw`;
      return `${plan}${COUNT.cards(e.count)}${e.cards ? ` (${list(e.cards.map(card))})` : ''}`;
    },
    reshuffled: ({ cards: n }) => `The discard pile was shuffled into a new deck of ${COUNT.cards(n)}`,
    'initiative-taken': ({ side }) => `${SIDE[side]} took the initiative`,
    'card-played': ({ side, title, added: n, place }) =>
      `${SIDE[side]} played ${card(title)}: ${added(title, n)}${place && joins(title) ? ` ${at(place).at}` : ''}`,
    'card-for-reroll': ({ side, title }) => `${SIDE[side]} discarded ${card(title)} to reroll`,
    rolled: ({ side, by, place, faces, parts, attempt }) => {
      const what = by === 'defence' ? combat(place) : `${FIRE[by]} ${at(place).whom}`;
      const why = parts.length > 1 ? ` (${diceReasons(diceReason, parts, by)})` : '';
      const dice = `${attempt > 0 ? 'rerolled' : 'rolled'} ${COUNT.dice(faces.length)}${why}`;
      const hits = COUNT.hits(hitsOf(faces));
      const result = faces.length > 1 ? `${faces.join(' + ')} = ${hits}` : hits;
      return `${what}: ${SIDE[side]} ${dice}: ${result}`;
    },
    'combat-ended': ({ attacker, place, hit, attrition, surplus, holder, left }) => {
      const defender = enemyOf(attacker);
      const byHits = hit > 0 ? ` (${hit} to hits)` : '';
      const losses = `${SIDE[attacker]} lost ${pieces(place, hit + attrition)}${byHits}, ${SIDE[defender]} ${attrition || 'none'}`;
      const kind = kindIn(place) === 'soldiers' ? 'area' : 'zone';
      const result =
        holder === null
          ? `The ${kind} is empty`
          : `${SIDE[holder]} ${holder === attacker ? 'took' : 'kept'} the ${kind} with ${pieces(place, left)}`;
      return `${combat(place)}: ${losses}. ${result}${surplusWords(surplus)}`;
    },
    'fire-ended': ({ side, by, area, hits, lost }) => {
      const result = lost > 0 ? `${SIDE[enemyOf(side)]} lost ${COUNT.soldiers(lost)}` : 'no losses';
      return `${FIRE[by]} ${AREAS[area].whom}: ${COUNT.hits(hits)}, ${result}`;
    },
    entered: ({ side, place, pieces: n, surplus }) =>
      `${SIDE[side]} met no enemy: ${pieces(place, n)} arrived ${at(place).at}${surplusWords(surplus)}`,
    'supply-lost': ({ side, places }) => `${SIDE[side]} lost supply ${list(places.map((place) => at(place).at))}`,
    'supply-gained': ({ side, places }) => `${SIDE[side]} regained supply ${list(places.map((place) => at(place).at))}`,
    stars: ({ stars }) => `Stars: ${SIDE.blue} ${stars.blue}, ${SIDE.yellow} ${stars.yellow}`,
    'signal-gained': ({ side }) => `Signal unit: ${SIDE[side]} took one more commander into the reserve`,
    'signal-lost': ({ side, space }) => {
      const from = space ? `the commander on “${spaceName(space)}”` : 'one commander of the reserve';
      return `${SIDE[side]} lost the Signal unit: ${from} went to the ready zone`;
    },
    recalled: ({ returned }) => {
      const back = (['blue', 'yellow'] as const).filter((side) => returned[side] > 0);
      const ready = back.map((side) => `; ${SIDE[side]} sent ${COUNT.commanders(returned[side])} to the ready zone`);
      return `All commanders were recalled${ready.join('')}`;
    },
    resigned: ({ side }) => `${SIDE[side]} resigned`,
    'game-over': ({ winner, reason, stars }) => {
      const loser = enemyOf(winner);
      const how = {
        hq: `${SIDE[loser]} had lost the headquarters`,
        stars: `${COUNT.stars(stars[winner])} to ${stars[loser]}`,
        tie: `${COUNT.stars(stars[winner])} each, and the initiative`,
        resign: `${SIDE[loser]} had resigned`,
      }[reason];
      return `${SIDE[winner]} won: ${how}`;
    },
  },

  why: WHY,
  whyNot: {
    ...reasons,
    ...houseReasons('en'),
    'out-of-range': `Out of range: ${areas(BARRAGE.range)} at most`,
    'stack-full': `No more here: ${STACK} is the limit`,
  },

  endings: {
    hq: ({ winner }) => `${SIDE[winner]} wins: ${SIDE[enemyOf(winner)]} has lost the headquarters`,
    stars: ({ winner, stars }) => `${SIDE[winner]} wins, ${COUNT.stars(stars[winner])} to ${stars[enemyOf(winner)]}`,
    tie: ({ winner, stars }) => `${COUNT.stars(stars[winner])} each: ${SIDE[winner]} wins, holding the initiative`,
    resign: ({ winner }) => `${SIDE[winner]} wins: ${SIDE[enemyOf(winner)]} has resigned`,
  },

  count: COUNT,
  space: (id) => ({ name: spaceName(id), short: ACTION[SPACE[id].action].name }),
});

function spaceName(id: SpaceId): string {
  const space = SPACE[id];
  const { name } = ACTION[space.action];
  if ('support' in space) return `${name}, ${nth(id)} space`;
  return `${name}: ${at('area' in space ? space.area : space.zone).title}`;
}

function supplied(
  who: string,
  placed: Readonly<Partial<Record<Place, number>>>,
  recalled: Readonly<Partial<Record<Place, number>>>,
): string {
  const came = spread(placed, 'at') || 'nothing was placed';
  const went = spread(recalled, 'from');
  return `${who}: ${came}${went ? `; taken back before: ${went}` : ''}`;
}

/** “first space, strength 5 + 2 Supply depot” */
function strengthWords({ space, strength }: { readonly space: SpaceId; readonly strength: Strength }): string {
  const bonus = strength.bonus > 0 ? ` + ${strength.bonus} ${en.bonuses[bonusOf(space)].name}` : '';
  return `${nth(space)} space, strength ${strength.space}${bonus}`;
}

const surplusWords = (n: number): string => (n > 0 ? `; ${n} over the limit went to the reserve` : '');
