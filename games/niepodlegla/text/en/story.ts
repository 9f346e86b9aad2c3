/** What the director says, in English. */
import { counting, listing, united } from '@sztab/kernel/words';
import type { StoryWords, Who } from '../story-words.ts';
import { CARDS } from './cards.ts';
import { partner } from './partner.ts';
import texts from './story.json' with { type: 'json' };

const { counted } = counting('en');
const { and } = listing('en');
const name = (who: Who): string => (who === 'you' ? 'You' : CARDS.colours[who].name);
const to = (who: Who): string => (who === 'you' ? 'you' : CARDS.colours[who].name);
const does = (who: Who, you: string, they = `${you}s`): string => `${name(who)} ${who === 'you' ? you : they}`;
const quoted = (card: string): string => `“${card}”`;
const dice = (n: number): string => counted(n, 'die', 'dice');

export const story: StoryWords = united(texts, {
  round: (round, year) =>
    round === 10 ? 'The final round: the defence of the borders' : `Round ${round} of 9, ${year}`,
  pools: (n, morale) => `${dice(n)}, morale ${morale}`,
  pawn: (who, card, back) => (back ? `${does(who, 'leave')} ${card}` : `${does(who, 'take')} on ${card}`),
  die: (who, back) => (back ? `${does(who, 'put')} a die back` : `${does(who, 'get')} a die`),
  motion: (who) => `${does(who, 'propose')} something`,
  agreed: (who) => `${does(who, 'agree')}`,
  objected: (who) => `${does(who, 'object')}`,
  decided: (who) => `${does(who, 'decide')}`,
  rerolled: (who, n) => `${does(who, 'reroll')} ${dice(n)}`,
  covered(who, now, before) {
    if (now.length + before.length === 0) return `${does(who, 'cover')} nothing more`;
    const lost =
      before.length === 0 ? '' : `${and(before.map(quoted))} ${before.length === 1 ? 'is' : 'are'} covered no longer`;
    return [now.length > 0 && `${does(who, 'cover')} ${and(now.map(quoted))}`, lost].filter(Boolean).join('. ');
  },
  missing: (n) => (n === 0 ? 'No symbol is missing' : `${counted(n, 'symbol', 'symbols')} missing`),
  black: (pips) => (pips === 0 ? 'Black die: nothing lost' : `Black die: ${pips}`),
  morale: (from, left, band) => `Morale ${from} → ${left}: ${partner.bands[band]}`,
  passed: (from, who) => `${does(from, 'pass', 'passes')} something to ${to(who)}`,
  moraleToken: (who, left) => `${does(who, 'lift')} morale to ${left}`,
  done: (who, back) =>
    back ? `${does(who, 'go', 'goes')} on` : `${who === 'you' ? 'You are' : `${name(who)} is`} done`,
  settled: (who, n) => `${does(who, 'complete')} ${n === 0 ? 'no mission' : counted(n, 'mission', 'missions')}`,
  harm: (card, failed) => `${failed ? 'Failed' : 'Nobody took it up'}: ${card}`,
  success: (card) => `Carried out: ${card}`,
  track: (track, from, level) => `${CARDS.tracks[track]} ${from} → ${level}`,
  stands: (track, at) => `${CARDS.tracks[track]} ${at === 0 ? '−1' : '+1'}: already ${at}`,
  apart: (steps) => (steps > 0 ? `${counted(steps, 'step', 'steps')} apart` : 'The tracks have met'),
  lost: (town) => `${town} is under pressure`,
  won: (town) => `${town} comes closer to us`,
  check: (morale, band) => `Morale ${morale}: ${partner.bands[band]}`,
  threat: (card) => `A threat: ${card}`,
  joined: (who) => `${who} joins us`,
  jailed: (what, who) => `To Magdeburg: ${who ?? CARDS.prisoners[what]}`,
  removed: (card) => `The card is lost: ${card}`,
  laid: (count) => (count === 1 ? 'A new mission is laid' : `${count} new missions are laid`),
  independence: (met, apart) =>
    met
      ? '11 November 1918. The tracks have met'
      : `11 November 1918. The tracks stop ${counted(apart, 'step', 'steps')} apart`,
  finals: (count) => `${counted(count, 'final mission', 'final missions')} and the two great ones`,
  stakes: (count) => (count === 0 ? 'No challenges' : counted(count, 'challenge', 'challenges')),
  penalty: (card, pips) => `Left open: ${card}. Black die ${pips}`,
  conceded: (who) => `${does(who, 'give')} up`,
  over: (won, born, points) =>
    `${won ? 'Poland is back' : born ? 'The borders could not be held' : 'Independence must wait'}: ${counted(points, 'point', 'points')}`,
  means: (towns) => `Under pressure now: ${and(towns)}`,
});
