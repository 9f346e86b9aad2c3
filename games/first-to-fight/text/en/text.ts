/** First to Fight in English. In the log the players act in the present tense: “Staff officer 1 chooses Movement”. */

import { type Seat, standings } from '@sztab/kernel';
import { capital, counting, digits, houseOptions, houseReasons, listing, NBSP, united } from '@sztab/kernel/words';
import type { Ability } from '../../content/abilities.ts';
import { eventOf } from '../../content/events.ts';
import type { Attribute } from '../../content/formations.ts';
import { FAILURE, type MissionId, missionOf } from '../../content/missions.ts';
import type { Order } from '../../content/orders.ts';
import { FIRST_DARK, REGION, type Region } from '../../content/regions.ts';
import { type SoldierId, soldierOf } from '../../content/soldiers.ts';
import { type Month, monthOf } from '../../content/time.ts';
import type { PushBy } from '../../rules/events.ts';
import { calledBy, fullName } from '../phrases.ts';
import type { Catalogue, Declined, Ending, Kept, MonthWords } from '../words.ts';
import * as CARDS from './cards.ts';
import options from './options.json' with { type: 'json' };
import reasons from './reasons.json' with { type: 'json' };
import texts from './text.json' with { type: 'json' };
import { WHY } from './why.ts';

const staff = (seat: Seat): string => `Staff officer${NBSP}${seat + 1}`;
const soldier = (id: SoldierId): string => fullName(id, (pseudonym) => `“${pseudonym}”`);
const called = calledBy((pseudonym) => `“${pseudonym}”`);
const soldiers = (ids: readonly SoldierId[]): string => ids.map(soldier).join(', ');

const { and, or } = listing('en');
const staffs = (seats: readonly Seat[]): string => and(seats.map(staff));

const { counted } = counting('en');
const points = (n: number): string => counted(n, 'point', 'points');
const missions = (n: number): string => counted(n, 'mission', 'missions');
const cards = (n: number): string => counted(n, 'card', 'cards');
const wounds = (n: number): string => counted(n, 'wound', 'wounds');
const months = (n: number): string => counted(n, 'month', 'months');

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

function month(at: Month): MonthWords {
  const { month: n, year } = monthOf(at);
  const title = `${MONTHS[n - 1]}${NBSP}${year}`;
  return { title, of: title, in: `in ${title}` };
}

const ATTRIBUTE: Readonly<Record<Attribute, string>> = { S: 'Strength', U: 'Underground' };
const order = (id: Order): string => CARDS.orders[id].name;
const region = (id: Region) => CARDS.regions[id];
const title = (id: Region): string => CARDS.regions[id].title;
const mission = (id: MissionId): string => CARDS.missions[id];

/** Where a marker went, and what that means. */
function marker(where: Region, from: number, to: number): string {
  const level = `level ${REGION[where].levels[to]}`;
  if (from === to) return `the marker stays on square ${to}, ${level}`;
  const way = `the marker goes from square ${from} to ${to}, ${level}`;
  if (from >= FIRST_DARK && to < FIRST_DARK) return `${way}, no longer Occupied`;
  return from < FIRST_DARK && to >= FIRST_DARK ? `${way}, now Occupied` : way;
}

/** What moved it; a sabotage is named with the one who carried it out. */
const PUSHED: Readonly<Record<Exclude<PushBy, 'sabotage'>, (where: Region) => string>> = {
  undergroundActivity: (where) => `Underground activity ${region(where).in}`,
  mainFront: (where) => `Main front, ${title(where)}`,
  axis: (where) => `The Axis ${region(where).in}`,
  event: (where) => `Event, ${title(where)}`,
};

const arrived = (ids: readonly SoldierId[], where: Region): string =>
  `${and(ids.map(soldier))} ${ids.length === 1 ? 'arrives' : 'arrive'} ${region(where).in}`;

const USES: Readonly<Record<Ability, string>> = {
  additionalRecruitment: 'recruit one more in the same region',
  victoryPoint: `take ${points(1)}`,
  training: 'train Strength or Underground',
  undergroundActivity: 'lower domination in this region',
  movement: 'move to a neighbouring region',
  liaison: 'look at two event cards',
};

const NOT_USED: Readonly<Record<Declined | Kept, string>> = {
  movement: 'Move nobody',
  training: 'Train nobody',
  sabotage: 'No sabotage',
  recruitment: 'Recruit nobody',
  concentration: 'Take no bonus',
  rule: 'Use no special rule',
  ability: 'Do not use the ability',
  front: 'Discard no mission',
};

const USING: Readonly<Record<Declined, string>> = {
  movement: 'may move a soldier',
  training: 'may train a soldier',
  sabotage: 'may sabotage a region',
  recruitment: 'may recruit a soldier',
  concentration: 'may take a bonus of Concentration',
  rule: 'may use the special rule of a region',
  ability: 'may use an ability',
};

const WOUND: Readonly<Record<number, string>> = { 1: 'Wounded', 2: 'Wounded again', 3: 'Wounded a third time' };

/** “ · Staff officer 1: 40, Staff officer 3: 12”, the best first; whoever gave up stands last (FTF-8.8). */
function others(e: Ending): string {
  const rest = standings({ ...e, reason: '' }).filter((seat) => !e.winners.includes(seat));
  const line = (seat: Seat): string =>
    `${staff(seat)}: ${digits(e.scores[seat] ?? 0)}${e.resigned?.includes(seat) ? ' (resigned)' : ''}`;
  return rest.length === 0 ? '' : ` · ${rest.map(line).join(', ')}`;
}
const best = ({ winners, scores }: Ending): string => points(scores[winners[0] as Seat] ?? 0);

const ENDINGS: Catalogue['endings'] = {
  points: (e) => `${staffs(e.winners)} wins with ${best(e)}${others(e)}`,
  missions: (e) => `${staffs(e.winners)} wins the tie at ${best(e)}: more missions carried out${others(e)}`,
  shared: (e) => `${staffs(e.winners)} share the victory with ${best(e)} each${others(e)}`,
  resign: (e) =>
    e.winners.length === 1
      ? `${(e.resigned?.length ?? 1) > 1 ? 'After the others resigned,' : 'After a resignation'} ${staffs(e.winners)} wins with ${best(e)}${others(e)}`
      : `After a resignation ${staffs(e.winners)} share the victory with ${best(e)} each${others(e)}`,
};

const { seating } = houseOptions('en');

export const en: Catalogue = united(texts, {
  language: 'en',
  staff,
  options: {
    ...options,
    sideAssignment: seating('seats', 'How it is settled who sits where.'),
  },
  ...CARDS,
  attributes: ATTRIBUTE,
  uses: USES,
  month,
  months,
  soldier,
  called,

  asking: {
    keepMissions: (count) => `Keep all ${missions(count)}, or discard one`,
    draft: (rest, left) => `Keep one mission; the other ${rest} go to ${staff(left)}`,
    chooseOrder: (active) => (active.length > 3 ? 'Choose an order' : `Choose an order: ${or(active.map(order))}`),
    move: (anywhere) => `Move one soldier to ${anywhere ? 'any other' : 'a neighbouring'} region, or move nobody`,
    sabotage: (regions) => {
      const where = regions.length > 3 ? `one of ${regions.length} regions` : or(regions.map(title));
      return `Sabotage ${where}, or do without`;
    },
    camp: (more, begun) =>
      `Training camp: choose a soldier ${region('NEA').in}, ${begun ? `${more} more at most, or finish` : `up to ${more}`}`,
    frontDiscard: (mayKeep) =>
      `Main front: ${mayKeep ? 'you may discard' : 'discard'} a mission, face up; then the Axis advances ${region('WEU').in}`,
    recruitRegion: (n) => `Choose a region and draw ${counted(n, 'soldier', 'soldiers')} for it, or recruit nobody`,
    recruitPick: (where) => `Place one ${region(where).in}, the rest go under the deck`,
    ability: (id) => `Ability of ${called(id)}: ${USES[soldierOf(id).ability]}, or decline`,
    concentration: (bonuses) =>
      `${order('concentration')}: take one bonus (${or(bonuses.map((bonus) => CARDS.bonuses[bonus].name.toLowerCase()))}), or none`,
    treat: (nurses) =>
      `You have ${counted(nurses, 'nurse', 'nurses')}: choose a wounded soldier to heal, or finish the treatment`,
    lossRegion: (regions) => `Choose where losses fall next: ${or(regions.map(title))}`,
    lossWound: (where, left) => `${wounds(left)} left ${region(where).in}: choose one of the lowest Underground`,
    eventWound: (event, where) =>
      `${event ? CARDS.eventCards[event].name : 'Event'}: a wound ${region(where).in}, choose one of the lowest Underground`,
  },

  waiting: {
    keepMissions: (seats) => `Choosing missions: ${staffs(seats)}`,
    draft: (seats) => `Distribution of missions: ${staffs(seats)}`,
    chooseOrder: (seat) => `${staff(seat)} is choosing an order`,
    use: (seat, what) => `${staff(seat)} ${USING[what]}`,
    drop: (seat) => `${staff(seat)} is choosing who drops into Warsaw`,
    nameFormation: (seat) => `${staff(seat)} is naming a formation`,
    camp: (seat) => `${staff(seat)} is choosing soldiers for the Training camp`,
    frontDiscard: (seat, mayKeep) => `${staff(seat)} ${mayKeep ? 'may discard' : 'is discarding'} a mission`,
    recruitPick: (seat, where) => `${staff(seat)} is choosing a recruit ${region(where).in}`,
    ability: (seat, id) => `${staff(seat)} may use an ability: ${CARDS.abilities[soldierOf(id).ability].name}`,
    liaison: (seat) => `${staff(seat)} is looking at two event cards`,
    placeToken: (seat) => `${staff(seat)} is placing the concentration token`,
    concentrationMove: (seat) => `${staff(seat)} is moving a soldier`,
    treat: (seat) => `${staff(seat)} may heal the wounded`,
    keepMission: (seat) => `${staff(seat)} is choosing a stage II mission`,
    lossRegion: (seat) => `${staff(seat)} is choosing a region that takes losses`,
    wound: (seat, where) => `${staff(seat)} is choosing who is wounded ${region(where).in}`,
  },

  moves: {
    keepAll: (count) => (count === null ? 'Keep all' : count === 2 ? 'Keep both' : `Keep all ${count}`),
    discard: (id) => `Discard: ${mission(id)}`,
    keep: (id) => `Keep: ${mission(id)}`,
    order: (id, vp) => (vp > 0 ? `${order(id)}, with ${points(vp)} on it` : order(id)),
    pass: (what) => (what ? NOT_USED[what] : 'Pass'),
    move: (id, to) => `${called(id)} ${region(to).to}`,
    train: (id, attribute, now) => {
      const what = `Train ${ATTRIBUTE[attribute]} of ${called(id)}`;
      return now === null ? what : `${what}: ${now} to ${now + 1}`;
    },
    sabotage: (where, vp) => (vp > 0 ? `Sabotage ${title(where)}, for ${points(vp)}` : `Sabotage ${title(where)}`),
    rule: (where) => `${title(where)}: ${CARDS.rules[where].name}`,
    drop: (id, from) => (from ? `${called(id)} ${region(from).from} to Warsaw` : `${called(id)} to Warsaw`),
    name: (formation) => capital(CARDS.formations[formation].title),
    front: (id) => `Discard: ${mission(id)}`,
    recruit: (where) => `Recruit ${region(where).in}`,
    pick: (id) => {
      const { formation, strength, underground, ability } = soldierOf(id);
      return `${soldier(id)}: ${CARDS.formations[formation].one}, ${strength}/${underground}, ${CARDS.abilities[ability].name}`;
    },
    use: (ability, where) => {
      if (ability === null) return 'Use the ability';
      if (ability === 'undergroundActivity' && where) return `Lower domination ${region(where).in}`;
      return ability === 'liaison' ? 'Look at two event cards' : `Use ${CARDS.abilities[ability].name}`;
    },
    abilityMove: (id, to) => (id ? `${called(id)} ${region(to).to}` : `Move ${region(to).to}`),
    abilityTrain: (id, attribute) =>
      id ? `Train ${ATTRIBUTE[attribute]} of ${called(id)}` : `Train ${ATTRIBUTE[attribute]}`,
    top: (id, neutral) => {
      const { region: where, months: n, date } = eventOf(id);
      const facts = `${title(where)}, ${counted(n, 'month', 'months')}`;
      return neutral
        ? `On top: ${CARDS.eventCards[id].name} (${facts}; event of ${month(date).title})`
        : `On top: ${CARDS.eventCards[id].name} (${facts})`;
    },
    bonus: (id) => ({ token: 'Place the token', move: 'Move a soldier', nurse: 'Take a nurse' })[id],
    token: (formation, where) => `${capital(CARDS.formations[formation].title)} ${region(where).in}`,
    treat: (id, where) => (where ? `Heal ${soldier(id)} ${region(where).in}` : `Heal ${soldier(id)}`),
    done: (what) => (what === null ? 'Finish' : what === 'camp' ? 'Finish the Training camp' : 'Heal no more'),
    losses: (where) => `Losses ${region(where).in}`,
    wound: (id) => `Wound: ${soldier(id)}`,
  },

  events: {
    opened: ({ soldiers: placed, tries }) => {
      const where = placed.map(({ soldier: id, region: at }) => `${soldier(id)} ${region(at).in}`).join('; ');
      return tries > 1 ? `First soldiers, dealt ${tries} times: ${where}` : `First soldiers: ${where}`;
    },
    answered: ({ seat }) => `${staff(seat)} has decided on missions`,
    'missions-kept': ({ seat, count, discarded }) => {
      const kept = `${staff(seat)} keeps ${missions(count)}`;
      return discarded ? `${kept}; discarded: ${mission(discarded)}` : kept;
    },
    'packets-passed': ({ pick, kept }) =>
      kept ? `You keep: ${mission(kept)}` : `Distribution of missions, step ${pick}: the cards go to the left`,
    'first-player': ({ seat }) => `Drawn to start: ${staff(seat)}`,
    'round-began': ({ round, seat }) => `Round ${round} begins, ${staff(seat)} chooses first`,
    'order-chosen': ({ seat, order: id, vp }) =>
      vp > 0 ? `${staff(seat)} chooses ${order(id)} and takes ${points(vp)}` : `${staff(seat)} chooses ${order(id)}`,
    declined: ({ seat, order: id }) => `${staff(seat)} does not use ${order(id)}`,
    moved: ({ seat, soldier: id, from, to }) =>
      `${staff(seat)} moves ${soldier(id)} ${region(from).from} ${region(to).to}`,
    'arrival-point': ({ seat, soldier: id }) =>
      `Concentration: ${points(1)} to ${staff(seat)} for the arrival of ${soldier(id)}`,
    trained: ({ seat, soldier: id, attribute, s: strength, u, by }) => {
      const where = by === 'camp' ? ', Training camp' : '';
      return `${staff(seat)} trains ${ATTRIBUTE[attribute]} of ${soldier(id)}, now ${strength}/${u}${where}`;
    },
    'nurse-taken': ({ seat }) => `${staff(seat)} takes a nurse`,
    domination: ({ region: where, from, to, by, seat }) => {
      const who =
        by === 'sabotage'
          ? `${seat === null ? 'Sabotage of' : `${staff(seat)} sabotages`} ${title(where)}`
          : PUSHED[by](where);
      return `${who}: ${marker(where, from, to)}`;
    },
    'sabotage-points': ({ seat, region: where, vp }) =>
      `${points(vp)} to ${staff(seat)} for sabotage in an Occupied region: ${title(where)}`,
    'rule-used': ({ seat, region: where }) => `${staff(seat)} uses ${CARDS.rules[where].name} (${title(where)})`,
    'formation-named': ({ seat, formation, revealed, found }) => {
      const named = `${staff(seat)} names ${CARDS.formations[formation].title}`;
      const shuffled = revealed.length > 0 ? `; ${cards(revealed.length)} shown and shuffled in again` : '';
      return found ? `${named}: ${soldier(found)} comes to Poland${shuffled}` : `${named}: none in the deck${shuffled}`;
    },
    'army-arrived': ({ seat, soldiers: ids }) => `${staff(seat)}, Anders’ Army: ${arrived(ids, 'NAI')}`,
    'front-discarded': ({ seat, mission: id }) => `${staff(seat)} discards a mission: ${mission(id)}`,
    'front-kept': ({ seat }) => `${staff(seat)} discards no mission`,
    'mission-received': ({ seat, kept, returned }) => {
      const got = `${staff(seat)} receives a stage II mission`;
      if (!kept) return got;
      return returned ? `${got}: ${mission(kept)}; returned: ${mission(returned)}` : `${got}: ${mission(kept)}`;
    },
    recruiting: ({ seat, region: where, count }) =>
      `${staff(seat)} recruits ${region(where).in} and draws ${cards(count)}`,
    recruited: ({ seat, region: where, soldier: id, others: rest }) => {
      const placed = `${staff(seat)} places ${soldier(id)} ${region(where).in}`;
      return rest && rest.length > 0 ? `${placed}; under the deck: ${soldiers(rest)}` : placed;
    },
    ability: ({ seat, soldier: id, ability }) =>
      ability === 'victoryPoint'
        ? `${points(1)} to ${staff(seat)}: ability of ${soldier(id)}`
        : `${staff(seat)} uses the ability of ${soldier(id)}: ${CARDS.abilities[ability].name}`,
    liaison: ({ seat, top, bottom }) => {
      const looked = `${staff(seat)} looks at two event cards`;
      return top && bottom
        ? `${looked}; on top: ${CARDS.eventCards[top].name}; at the bottom: ${CARDS.eventCards[bottom].name}`
        : looked;
    },
    'bonus-taken': ({ seat, bonus }) =>
      ({
        token: `${staff(seat)} takes the bonus: token`,
        move: `${staff(seat)} takes the bonus: move`,
        nurse: `${staff(seat)} takes the bonus: a nurse`,
      })[bonus],
    'token-placed': ({ seat, formation, region: where, stays }) =>
      `${staff(seat)} ${stays ? 'leaves the concentration token where it lies' : 'places the concentration token'}: ${CARDS.formations[formation].title} ${region(where).in}`,
    maneuvers: ({ seat, orders }) => {
      const lead = `${staff(seat)} leads the Ending Phase`;
      if (orders.length === 0) return `${lead}; no order was left unused`;
      return `${lead}; ${points(1)} ${orders.length === 1 ? 'goes' : 'each goes'} on ${and(orders.map(order))}`;
    },
    treated: ({ seat, soldier: id }) => `${staff(seat)} discards a nurse: ${soldier(id)} is healed`,
    axis: ({ event, region: where, months: n }) =>
      `Event card: ${CARDS.eventCards[event].name} (Actions of the Axis: ${title(where)}; time: ${months(n)})`,
    'event-laid-out': ({ event }) => `To come ${month(eventOf(event).date).in}: ${CARDS.eventCards[event].name}`,
    'event-passed': ({ event }) =>
      `Too late for the event, no effect: ${CARDS.eventCards[event].name} (${month(eventOf(event).date).title})`,
    'time-passed': ({ from, to }) =>
      from === to ? `Time stays at ${month(to).title}` : `Time: ${month(from).title} to ${month(to).title}`,
    'missions-revealed': ({ seat, missions: ids }) =>
      `${staff(seat)} reveals ${missions(ids.length)}: ${ids.map(mission).join('; ')}`,
    'mission-resolved': ({ seat, mission: id, available, required, success }) => {
      const sum = `total ${available}, required ${required}`;
      const result = success ? `carried out, ${points(missionOf(id).points)}` : `failed, ${points(-FAILURE)}`;
      return `${staff(seat)}, ${mission(id)}: ${sum}, ${result}`;
    },
    'losses-rolled': ({ region: where, die, level, wounds: n }) =>
      `Losses ${region(where).in}: die ${die} and level ${level}, ${wounds(n)}`,
    wounded: ({ soldier: id, wounds: n }) => `${WOUND[n] ?? 'Wounded'}: ${soldier(id)}`,
    fell: ({ soldier: id, region: where }) => `Lost ${region(where).in}: ${soldier(id)}`,
    'event-resolved': ({ event, effects }) =>
      `Neutral event: ${CARDS.eventCards[event].name} (${effects.map(CARDS.effect).join('; ')})`,
    'event-soldiers': ({ region: where, soldiers: ids }) =>
      ids.length > 0 ? arrived(ids, where) : 'The soldier deck is empty, nobody comes',
    'nurse-lost': ({ seat }) => `${staff(seat)} loses a nurse`,
    resigned: ({ seat, playsOn }) =>
      playsOn ? `${staff(seat)} resigns and will stand last; a bot plays on` : `${staff(seat)} resigns`,
    'game-over': (result) => ENDINGS[result.reason](result),
  },

  why: WHY,
  whyNot: { ...reasons, ...houseReasons('en') },

  endings: ENDINGS,
});
