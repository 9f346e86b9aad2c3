/** What the director says, in English. */
import { counting, digits, listing, united } from '@sztab/kernel/words';
import { eventOf } from '../../content/events.ts';
import type { SoldierId } from '../../content/soldiers.ts';
import type { Pushed, Scored, StoryWords, Summed, Who } from '../story-words.ts';
import { en as board } from './board.ts';
import * as CARDS from './cards.ts';
import texts from './story.json' with { type: 'json' };
import { en } from './text.ts';

const { counted } = counting('en');
const { and } = listing('en');
const name = (who: Who): string => (who === 'you' ? 'You' : en.staff(who));
const whom = (who: Who): string => (who === 'you' ? 'you' : en.staff(who));
const does = (who: Who, you: string, they = `${you}s`): string => `${name(who)} ${who === 'you' ? you : they}`;
const points = (n: number): string => counted(n, 'point', 'points');
const called = (id: SoldierId): string => en.called(id);
const sum = ({ mission, have, need }: Summed): string => `${have} of ${need}: ${CARDS.missions[mission]}`;

/** “level 3 → 4, now occupied” */
const level = ({ from, to, turned }: Pushed): string =>
  `level ${from === to ? to : `${from} → ${to}`}${turned ? `, ${turned === 'occupied' ? 'now occupied' : 'no longer occupied'}` : ''}`;

const SCORED: Readonly<Record<Scored, string>> = {
  order: 'order',
  arrival: 'token',
  sabotage: 'sabotage',
  recruit: 'recruit',
};

/** In the middle of a sentence. */
const small = (text: string): string => text.charAt(0).toLocaleLowerCase('en') + text.slice(1);

export const story: StoryWords = united(texts, {
  opened: (n) => `${n} soldiers stand ready`,
  dealt: (region, ids) => `${CARDS.regions[region].title}: ${and(ids.map(called))}`,
  answered: (who) => `${does(who, 'have', 'has')} chosen missions`,
  keeps: (who, n) => `${does(who, 'keep')} ${counted(n, 'mission', 'missions')}`,
  passes: (pick) => `Missions, step ${pick}: the rest goes to the left`,
  keptOne: (mission) => `You keep: ${CARDS.missions[mission]}`,
  begins: (who) => does(who, 'begin'),
  round: (round, now, who) => `Round ${round}, ${en.month(now).title}. ${does(who, 'begin')}`,
  order: (who, order, vp) =>
    `${does(who, 'choose')} ${CARDS.orders[order].name}${vp > 0 ? ` and ${who === 'you' ? 'take' : 'takes'} ${points(vp)}` : ''}`,
  declined: (who, order) => `${does(who, 'leave')} ${CARDS.orders[order].name} unused`,
  moved: (who, id, from, to) => `${name(who)}: ${called(id)} ${CARDS.regions[from].from} ${CARDS.regions[to].to}`,
  arrival: (who, id) => `${points(1)} for ${whom(who)}: ${called(id)} joins the concentration`,
  trained: (who, id, attribute, value) =>
    `${does(who, 'train')} ${called(id)}: ${attribute === 'S' ? 'Strength' : 'Underground'} ${value}`,
  nurse: (who) => `${does(who, 'take')} a nurse`,
  nurseLost: (who) => `${does(who, 'lose')} a nurse`,
  sabotage: (who, pushed) => `${does(who, 'sabotage')} ${CARDS.regions[pushed.region].title}: ${level(pushed)}`,
  domination: (pushed) => {
    const { region, squares } = pushed;
    const goes = squares === 0 ? 'stands still' : squares > 0 ? 'advances' : 'falls back';
    return `The Axis ${goes} ${CARDS.regions[region].in}: ${level(pushed)}`;
  },
  points: (who, vp) => `${points(vp)} for ${whom(who)}: the region was occupied`,
  rule: (who, region) => `${does(who, 'use')} ${CARDS.rules[region].name}`,
  formation: (who, formation, found) =>
    `${does(who, 'call')} for ${CARDS.formations[formation].title}: ${found ? `${called(found)} comes to Poland` : 'none in the deck'}`,
  arrive: (ids, region) =>
    ids.length === 0
      ? 'The deck is empty, nobody comes'
      : `${and(ids.map(called))} ${ids.length === 1 ? 'comes' : 'come'} ${CARDS.regions[region].to}`,
  frontDiscarded: (who, mission) => `${does(who, 'discard')} a mission: ${CARDS.missions[mission]}`,
  frontKept: (who) => `${does(who, 'discard')} no mission`,
  received: (who, mission) =>
    mission ? `Your new mission: ${CARDS.missions[mission]}` : `${does(who, 'receive')} a stage II mission`,
  recruiting: (who, region, n) =>
    `${does(who, 'recruit')} ${CARDS.regions[region].in} and ${who === 'you' ? 'draw' : 'draws'} ${n}`,
  recruited: (who, id, region) => `${name(who)}: ${called(id)} comes ${CARDS.regions[region].to}`,
  ability: (who, ability) =>
    ability === 'victoryPoint'
      ? `${points(1)} for ${whom(who)}: the recruit's ability`
      : `${does(who, 'use')} the ability: ${CARDS.abilities[ability].name}`,
  liaison: (who) => `${does(who, 'look')} at two event cards`,
  bonus: (who, bonus) =>
    ({
      token: `${does(who, 'concentrate')} forces`,
      move: `${does(who, 'take')} a move`,
      nurse: `${does(who, 'choose')} a nurse`,
    })[bonus],
  token: (who, formation, region, stays) =>
    `${does(who, stays ? 'leave' : 'place')} the token: ${CARDS.formations[formation].title} ${CARDS.regions[region].in}`,
  maneuvers: (who) =>
    who === null ? 'The orders of this round are over' : `${does(who, 'end')} the orders of this round`,
  unused: (orders) =>
    orders.length === 0
      ? 'No order was left unused'
      : `1 point more on ${and(orders.map((order) => CARDS.orders[order].name))}`,
  treated: (who, id) => `${does(who, 'heal')} ${called(id)}`,
  axis: (event) => `${CARDS.eventCards[event].name}: ${counted(eventOf(event).months, 'month', 'months')} pass`,
  laidOut: (event) => `To come ${en.month(eventOf(event).date).in}: ${CARDS.eventCards[event].name}`,
  passed: (event) => `Too late to matter: ${CARDS.eventCards[event].name}`,
  time: (from, to) =>
    from === to ? `It stays ${en.month(to).title}` : `From ${en.month(from).of} to ${en.month(to).of}`,
  revealed: (who, n) => `${does(who, 'reveal')} ${counted(n, 'mission', 'missions')}`,
  counts: (id, value) => `${called(id)} counts ${value}`,
  others: (n) => (n === 1 ? 'Somebody else counts 1' : `${n} others count 1 each`),
  needs: (mission, difficulty, axis) =>
    `${CARDS.missions[mission]}: ${difficulty} and Axis ${axis} make ${difficulty + axis}`,
  done: (who, summed, n) => `${sum(summed)} carried out, ${points(n)} for ${whom(who)}`,
  failed: (who, summed, n) => `${sum(summed)} failed, ${digits(-n)} for ${whom(who)}`,
  losses: (region, die, axis) =>
    `Losses ${CARDS.regions[region].in}: ${die} + ${axis}, ${counted(die + axis, 'wound', 'wounds')}`,
  wounded: (id, n) => `${called(id)}: ${n === 1 ? 'wounded' : `${n} wounds`}`,
  allWounded: (ids) => `Wounded: ${and(ids.map(called))}`,
  fell: (id) => `${en.soldier(id)} has fallen`,
  eventResolved: (event) => CARDS.eventCards[event].name,
  resigned: (who) => `${does(who, 'resign')}`,
  over: (winners) =>
    winners.length === 1 && winners[0] !== undefined
      ? does(winners[0], 'win')
      : `${and(winners.map(name))} share the victory`,
  changed: (mission, was, { have, need }) =>
    was === have
      ? `${board.briefs[mission]} now needs ${need}, you have ${have}`
      : `${board.briefs[mission]}: ${was} → ${have} of ${need}`,
  scored: (seat, n, by) => `${en.staff(seat)} +${n}: ${by.map((one) => SCORED[one]).join(', ')}`,
  skipped: (order, why) => {
    const few = why.toSorted((a, b) => a.regions.length - b.regions.length);
    const reasons = few.map(({ reason, regions }, i) => {
      const said = reason === 'deck-empty' ? 'the soldier deck is empty' : small(en.whyNot[reason]);
      if (few.length === 1 || regions.length === 0) return said;
      const where = regions.map((region) => CARDS.regions[region].title).join(', ');
      return i === few.length - 1 ? `elsewhere ${said}` : `${said} (${where})`;
    });
    return `${CARDS.orders[order].name}, not asked: ${reasons.join('; ') || 'no soldier on the board'}`;
  },
  scene: {
    need: (difficulty, axis) => `difficulty ${difficulty} + Axis ${axis} = ${difficulty + axis}`,
    as: (why, formation) =>
      why === 'formation' ? CARDS.formations[formation].one : why === 'wounded' ? 'wounded' : 'other formation',
  },
});
