/** What the director says, in English. */
import { capital, counting, listing, united } from '@sztab/kernel/words';
import { type CardId, cardOf } from '../../content/cards.ts';
import { STAGES } from '../../content/rocket-tests.ts';
import type { Side } from '../../content/zones.ts';
import { grouped } from '../print.ts';
import type { StoryWords, Who } from '../story-words.ts';
import { range } from './goal.ts';
import texts from './story.json' with { type: 'json' };
import { en } from './text.ts';

const { card, zones } = en;
const { and } = listing('en');
const { counted } = counting('en');
const list = (ids: readonly CardId[]): string => and(grouped(ids.map(card)));
const parts = (n: number): string => counted(n, 'part', 'parts');
const cards = (n: number): string => counted(n, 'card', 'cards');
const actions = (n: number): string => counted(n, 'action', 'actions');

const SIDE: Readonly<Record<Side, string>> = { PL: 'the Poles', DE: 'the Germans' };
const OF: Readonly<Record<Who, string>> = { you: 'your', PL: 'the Polish', DE: 'the German' };
const name = (who: Who): string => (who === 'you' ? 'you' : SIDE[who]);
/** “You attack”, “The Germans attack” */
const does = (who: Who, verb: string): string => `${capital(name(who))} ${verb}`;
/** “your Scouts”, “the German Scouts” */
const owned = (owner: Who, id: CardId): string => `${OF[owner]} ${card(id)}`;
/** All Units are many; a Support is one. */
const be = (id: CardId): string => (cardOf(id).class === 'support' ? 'is' : 'are');
const s = (id: CardId): string => (cardOf(id).class === 'support' ? 's' : '');
const STEAL: Readonly<Record<Side, string>> = { PL: 'Spy', DE: 'Sturmwind' };
const SOURCE = { volunteers: 'Volunteers', motorisedColumn: 'Motorised Column' } as const;

export const story: StoryWords = united(texts, {
  stage: (n) => `Stage ${n} of ${STAGES}`,
  standing: (own, n, other, m) => `${capital(name(own))} ${parts(n)}, ${name(other)} ${m}`,
  drew: (who, drawn, count) => `${does(who, 'draw')} ${drawn ? list(drawn) : cards(count)}`,
  answered: (who) => does(who, 'have decided'),
  kept: (who) => `${does(who, 'keep')} the new cards`,
  exchanged: (who, drawn, count) =>
    `${does(who, 'exchange')} ${cards(count)}${drawn ? ` and draw ${list(drawn)}` : ''}`,
  rocket: (n) => `${parts(n)} ${n === 1 ? 'falls' : 'fall'} at Blizna`,
  named: (side) => SIDE[side],
  rocketDetail: (lie, least, most) =>
    `${lie} to be found in the Base Surroundings, ${range(least, most)} still to fall`,
  deployed: (who, id, zone) => `${does(who, 'deploy')} ${card(id)} ${zones[zone].in}`,
  moved: (who, id, to) => `${does(who, 'move')} ${card(id)} ${zones[to].to}`,
  rode: (id) => `${card(id)}: still ready`,
  duel: (actor, target) => `${card(actor)} against ${card(target)}`,
  duelDetail: (who, zone) => `${does(who, 'attack')} ${zones[zone].in}`,
  search: (actor) => `Search: ${card(actor)}`,
  searchDetail: (who, need) => `${does(who, 'need')} ${need} or more`,
  theft: (actor, side) => `${STEAL[side]}: ${card(actor)}`,
  theftDetail: (who, zone, need) => `${does(who, 'need')} ${need} or more ${zones[zone].in}`,
  attacks: (who, actor, owner, target) =>
    who === 'you'
      ? `You attack ${owned(owner, target)} with ${card(actor)}`
      : `${card(actor)} attack ${owned(owner, target)}`,
  bullets: (mine, theirs) => `Bullets ${mine} against ${theirs}`,
  escorts: (who, id, target) =>
    who === 'you' ? `Your ${card(id)} escort ${card(target)}` : `${card(id)} escort ${card(target)}`,
  ambushes: (who) => `${does(who, 'play')} Ambush!: a hit without dice`,
  searches: (who, actor) => `${does(who, 'search')} with ${card(actor)}`,
  witnesses: (id) => `${card(id)}: found without a die`,
  steals: (who, actor, side) => `${does(who, 'send')} ${card(actor)}: ${STEAL[side]}`,
  rolled: (who, die, other) => `${does(who, 'roll')} ${die}${other ? `, ${name(other.who)} ${other.die}` : ''}`,
  sum: (mine, theirs) => `${mine} against ${theirs}`,
  needs: (die, need) => `${die}, needs ${need}`,
  changed: (who, id, delta, die) =>
    `${does(who, cardOf(id).class === 'support' ? 'use' : 'play')} ${card(id)}: ${delta} to ${
      die === 'you' ? 'your' : who === die ? 'their' : `the ${die === 'PL' ? 'Polish' : 'German'}`
    } die`,
  struck: ({ owner, card: id, how }) =>
    how === 'holds'
      ? `${capital(owned(owner, id))} hold${s(id)}`
      : `${capital(owned(owner, id))} ${be(id)} ${how === 'lost' ? 'lost' : 'hit'}`,
  searchEnded: (who, success) => (success ? `${does(who, 'find')} 1 part` : does(who, 'find nothing')),
  stealEnded: (who, victim, success) =>
    success ? `${does(who, 'take')} 1 part from ${name(victim)}` : does(who, 'get nothing'),
  partMoved: (to) => `1 part goes ${zones[to].to}`,
  removed: (owner, id) => `${capital(owned(owner, id))} ${be(id)} lost`,
  nursed: (owner, unit, to) => `The Nurse brings ${owned(owner, unit)} ${zones[to].to}`,
  ordered: (who, unit) => `${does(who, 'give')} an order: ${card(unit)} ${be(unit)} ready again`,
  morale: (who, unit) => `${does(who, 'play')} High Morale${unit ? `: ${card(unit)} ${be(unit)} ready again` : ''}`,
  chain: (who, source, n) => `${does(who, 'call')} ${SOURCE[source]}: ${actions(n)} in a row`,
  chainEnded: (_who, source, unused) =>
    unused > 0 ? `${SOURCE[source]} over, ${actions(unused)} unused` : `${SOURCE[source]} over`,
  refreshed: (_who, unit) => `${card(unit)} ${be(unit)} ready again`,
  hides: (who, n) => (n > 0 ? `${does(who, 'hide')} ${parts(n)}` : does(who, 'hide no part')),
  returned: (n) => (n > 0 ? `${parts(n)} ${n === 1 ? 'comes' : 'come'} out of hiding` : 'Nothing was hidden'),
  evacuated: (n) =>
    n > 0 ? `${parts(n)} ${n === 1 ? 'is on its' : 'are on their'} way to London` : 'The Dakota leaves without a part',
  passed: (who) => does(who, 'pass'),
  resigned: (who) => does(who, 'give up'),
  over: (winner, reason, [won, lost]) =>
    `${does(winner, 'win')}: ${
      {
        parts: `${parts(won)} to ${lost}`,
        tie: `${parts(won)} each, the tie is ${winner === 'you' ? 'yours' : 'theirs'}`,
        homeLost: 'the enemy home zone has fallen',
        resign: 'the other side gave up',
      }[reason]
    }`,
  means: {
    partLost: (own, theirs) =>
      `You hold ${parts(own)}, they hold ${theirs}. Who took it still stands in your home zone`,
    cardLost: (id, zone, left) =>
      left > 0
        ? `${card(id)} will not come back. You still have ${cards(left)} ${zones[zone].in}`
        : `${card(id)} will not come back. You have no card left ${zones[zone].in}`,
    raider: (id, need) => `${card(id)} can take a part with ${need} or more: strike first`,
    bothPass: (last) => `If you pass too, the ${last ? 'game' : 'stage'} ends`,
  },
});
