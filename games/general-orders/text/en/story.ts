/** What the director says, in English. */
import { counting, listing, NBSP } from '@sztab/kernel/words';
import { isZone } from '../../content/map.ts';
import type { Side } from '../../content/sides.ts';
import { alike, diceReasons, placeWords } from '../phrases.ts';
import type { StoryWords, Who } from '../story-words.ts';
import type { Place } from '../words.ts';
import { AREAS, ZONES } from './places.ts';
import { en } from './text.ts';

const { and } = listing('en');
const { counted } = counting('en');
const at = (place: Place) => placeWords({ areas: AREAS, zones: ZONES }, place);
const name = (who: Who): string => (who === 'you' ? 'You' : en.sides[who]);
const whose = (who: Who): string => (who === 'you' ? 'yours' : `${en.sides[who]}’s`);
/** “You advance”, “Yellow advances” */
const does = (who: Who, you: string, they = `${you}s`): string => `${name(who)} ${who === 'you' ? you : they}`;
const pieces = (place: Place, n: number): string => (isZone(place) ? en.count.aircraft(n) : en.count.soldiers(n));
const titles = (places: readonly Place[]): string => and(places.map((place) => at(place).title));
const are = (places: readonly unknown[]): string => (places.length > 1 ? 'are' : 'is');

const ENTERS = {
  advance: ['advance on', 'advances on'],
  fly: ['fly to', 'flies to'],
  paradrop: ['drop on', 'drops on'],
  scramble: ['scramble to', 'scrambles to'],
} as const;
const FIRES = { barrage: ['fire on', 'fires on'], bombing: ['bomb', 'bombs'] } as const;
const FIRE = { barrage: 'Barrage', bombing: 'Bombing' } as const;

export const story: StoryWords = {
  opened: (who, hq) =>
    who === 'you'
      ? 'Most stars after round 4 win'
      : `You are ${en.sides[who]}. Most stars after round 4 win${hq ? `, or take ${hq}` : ''}`,
  round: (n, begins) => `Round ${n} of 4. ${does(begins, 'begin')}`,
  combat: (place, attacker) => ({
    title: at(place).title,
    detail: attacker === 'you' ? 'Combat: you attack' : `Combat: ${en.sides[attacker]} attacks`,
  }),
  fire: (place, by, side) => ({
    title: at(place).title,
    detail: `${FIRE[by]}: ${side === 'you' ? 'you fire' : `${en.sides[side]} fires`}`,
  }),
  passed: (who, alone) =>
    alone ? `${en.sides[who as Side]} passes. You may go on alone` : `${does(who, 'pass', 'passes')} for this round`,
  closed: (who, space, because) =>
    `${does(who, 'only close', 'only closes')} ${space}: ${
      {
        'empty-reserve': 'no reserve',
        'no-room': 'no room',
        'too-few-aircraft': 'too few aircraft',
      }[because]
    }`,
  advances: (who, place, n) => `${does(who, 'advance')} on ${at(place).title} with${NBSP}${n}`,
  enters: (who, by, place, n) => `${does(who, ENTERS[by][0], ENTERS[by][1])} ${at(place).title} with${NBSP}${n}`,
  entering: (from, against) =>
    [from > 1 && `from ${from} places`, against > 0 && `against ${against}`].filter(Boolean).join(', '),
  joined: (who) => `The Forward outpost sends ${who === 'you' ? 'you' : en.sides[who]} 1 soldier`,
  fires: (who, by, place) => `${does(who, FIRES[by][0], FIRES[by][1])} ${at(place).title}`,
  placed: (who, counts) =>
    counts.length === 0
      ? `${does(who, 'place')} nothing`
      : `${does(who, 'reinforce')}: ${and(counts.map(([place, n]) => `${n} to ${at(place).title}`))}`,
  planned: (who, cards, count) =>
    `${does(who, 'draw')} ${cards ? and(alike(cards.map((title) => en.cards[title].name))) : en.count.cards(count)}`,
  reshuffled: 'The discard pile becomes the new deck',
  initiative: (who) => `${does(who, 'take')} the initiative`,
  card: (who, title, what) =>
    `${does(who, 'play')} ${en.cards[title].name}${what ? `: ${what.replace(/\s/, ' more ')}` : ''}`,
  chance: { attack: 'Your chance to take it', defence: 'Your chance to hold it' },
  reroll: (who, title) => `${does(who, 'discard')} ${en.cards[title].name} to reroll`,
  dice: (parts, by) => diceReasons(en.diceReason, parts, by),
  hits: (n) => (n === 0 ? 'No hits' : en.count.hits(n)),
  sum: (faces) => {
    const hits = faces.reduce((all, face) => all + face, 0);
    const said = hits === 0 ? 'no hits' : en.count.hits(hits);
    return faces.length > 1 ? `${faces.join(' + ')} = ${said}` : `The die: ${said}`;
  },
  luck: (dice, hits) => `${en.count.dice(dice)} ${dice === 1 ? 'makes' : 'make'} ${dice} on average; ${hits} fell`,
  met: (attackers, defenders) => `${attackers} against ${defenders}, one for one`,
  attrition: (n) => (n === 0 ? 'No attrition' : `Attrition: both lose ${n}`),
  ended: ({ holder, place, left }) =>
    holder === null ? `Nobody is left at ${at(place).title}` : `${at(place).title} is ${whose(holder)}, with ${left}`,
  losses: ({ attacker, defender, lost: [attacking, defending] }) =>
    attacker === 'you'
      ? `Lost: ${attacking} of yours, ${defending} of theirs`
      : defender === 'you'
        ? `Lost: ${defending} of yours, ${attacking} of theirs`
        : `Lost: ${defending} of the defenders, ${attacking} of the attackers`,
  fireEnded: (victim, place, hits, lost) =>
    `${at(place).title}: ${hits === 0 ? 'no hits' : en.count.hits(hits)}, ${
      lost === 0
        ? 'nobody is lost'
        : `${victim === 'you' ? 'you lose' : `${en.sides[victim]} loses`} ${pieces(place, lost)}`
    }`,
  taken: (who, place, n) => `${at(place).title} is ${whose(who)}, with ${n}`,
  cutOff: (who, places) =>
    `${titles(places)} ${are(places)} cut off${who === 'you' ? `: ${places.length > 1 ? 'they' : 'it'} cannot be reinforced` : ` for ${en.sides[who]}`}`,
  cutOffMeans: (places) =>
    `${titles(places)}: no stars, no reinforcement until a line of supply reaches ${places.length > 1 ? 'them' : 'it'} again`,
  lostMeans: (place, holder, n) =>
    `${at(place).title} ${holder === null ? 'stands empty' : `is ${whose(holder)}`}${n > 0 ? `: ${counted(n, 'star', 'stars')} fewer for you` : ''}`,
  hqMeans: (attackers, defenders, share) =>
    `Your headquarters can fall next: ${attackers} against ${defenders}, ${share}`,
  supplied: (who, places) =>
    `${titles(places)} ${are(places)} in supply again${who === 'you' ? '' : ` for ${en.sides[who]}`}`,
  stars: (own, other) => `Stars ${own} to ${other}`,
  signal: (who, gained) => `${does(who, gained ? 'gain' : 'lose')} a commander: the Signal unit`,
  recalled: 'All commanders return',
  resigned: (who) => `${does(who, 'give', 'gives')} up`,
  over: (winner, reason) =>
    `${does(winner, 'win')}: ${
      {
        hq: 'the headquarters has fallen',
        stars: 'more stars',
        tie: 'the initiative decides',
        resign: 'the other side gave up',
      }[reason]
    }`,
};
