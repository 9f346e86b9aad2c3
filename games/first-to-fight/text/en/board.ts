import { counting, listing, united } from '@sztab/kernel/words';
import type { BoardWords } from '../board-words.ts';
import texts from './board.json' with { type: 'json' };

const { form } = counting('en');
const { and } = listing('en');

const s = (n: number, one: string, many = `${one}s`): string => `${n} ${form(n, one, many)}`;

export const en: BoardWords = united(texts, {
  takenBy: (staff) => `by ${staff}`,
  timeTrack: (now) => `Time track: it is ${now}`,
  track: (square, occupied) => `Axis domination: square ${square} on the track 0–6${occupied ? ', occupied' : ''}`,
  axisLevel: (level) => `Axis domination: level ${level}`,
  underground: (sum, arrow) => `${sum} of ${arrow + 1}`,
  pointsOn: (points) => `${s(points, 'victory point')} on it`,
  strength: (value) => `Strength ${value}`,
  undergroundOf: (value) => `Underground ${value}`,
  wounds: (count) => s(count, 'wound'),
  soldiers: (count) => s(count, 'soldier'),
  sum: (have, need) => `now ${have} of ${need} needed`,
  sumShort: (have, need) => `${have} of ${need}`,
  worth: (points) => `worth ${s(points, 'point')}`,
  due: (percent) => `due this round: ${percent}%`,
  dueThen: (missions) => `due: ${and(missions)}`,
  axisOf: (region, months) => `Axis: ${region}, ${s(months, 'month')}`,
  foreseen: (event) => `Next event card: ${event}`,
  token: (formation, region) => `Concentration: ${formation}, ${region}`,
  holds: (red, yellow) => `missions: ${red} of stage I, ${yellow} of stage II`,
  fallen: (count) => `Fallen: ${count}`,
  spentEvents: (count) => `Discarded events: ${count}`,
  round: (round) => `Round ${round}`,
  warnings: {
    missionsAtRisk: (missions) => `${and(missions)} may come due and would fail now.`,
  },
  uses(ability, how, draws) {
    if (ability === 'additionalRecruitment') return `draw ${draws} more`;
    if (ability === 'undergroundActivity') return 'lower the Axis';
    if (ability === 'liaison') return 'see 2 events';
    return how === 'S' ? 'raise Strength' : 'raise Underground';
  },
  change: (mission, was, have, need) => `${mission} ${was === have ? have : `${was} → ${have}`} of ${need}`,
  sabotageDoes: (from, to, points) =>
    `Axis ${from === to ? `still ${to}` : `${from} → ${to}`}${points > 0 ? `, +${s(points, 'point')}` : ''}`,
  sabotageNeeds: (sum, need) => `sabotage ${sum} of ${need}`,
  tokenDoes: (formation) => `${formation} stay, each arrival +1 point`,
  tokenHere: (formation) => `Concentration: ${formation} may not leave, every arrival brings a point`,
  andMore: (count) => `and ${count} more`,
  missing: (count, who) => (who ? `${count} missing: ${who}` : `${count} missing`),
  healed: (name, by) => `${name} +${by} when healed`,
  when: (percent) => (percent === 0 ? 'not now' : percent === 100 ? 'certain' : `${percent}%`),
  need: (difficulty, level) => `difficulty ${difficulty} + Axis ${level}`,
  counts: (name, value) => `${name} counts ${value}`,
});
