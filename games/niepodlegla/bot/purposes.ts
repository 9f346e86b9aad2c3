/** Why a throw is worth its price: only what is true of the numbers is said. */
import type { Line } from '@sztab/kernel';
import type { Effect } from '../content/effects.ts';
import { type MissionId, missionOf } from '../content/missions.ts';
import type { State } from '../rules/state.ts';
import { bandOf, blackDiceToCome, worstAfterThrow } from './consent.ts';
import { effectWorth, listWorth, missionWorth } from './worth.ts';

/** One part of what a mission is worth. */
interface Term {
  readonly line: Line;
  readonly worth: number;
}

const line = (code: string, slots: Line['slots'] = {}): Line => ({ code, slots });

function lineOf(effect: Effect): Line | null {
  switch (effect.is) {
    case 'track':
      return line('meets', { track: effect.track });
    case 'ind':
      return line('town', { where: effect.where });
    case 'die':
      return line('person', { who: effect.character });
    case 'token':
      return line('person', { who: effect.token });
    default:
      return null;
  }
}

/** The part of a list that is worth most, in words; null where none of it has any. */
export function mainEffect(s: State, list: readonly Effect[]): Line | null {
  const terms = list.flatMap((effect): Term[] => {
    const said = lineOf(effect);
    return said ? [{ line: said, worth: effectWorth(s, effect) }] : [];
  });
  return terms.sort((a, b) => b.worth - a.worth)[0]?.line ?? null;
}

/** What completing a mission brings, part by part: the better of its two lists, and the harm that a failure would do. */
export function termsOf(s: State, card: MissionId): Term[] {
  const mission = missionOf(card);
  const best = mission.positive.reduce((most, list) => (listWorth(s, list) > listWorth(s, most) ? list : most));
  const terms: Term[] = [];
  for (const effect of best) {
    const said = lineOf(effect);
    if (said) terms.push({ line: said, worth: effectWorth(s, effect) });
  }
  const { harm } = missionWorth(s, card);
  if (mission.bang && harm > 0) terms.push({ line: line('averts', { card }), worth: harm });
  return terms.sort((a, b) => b.worth - a.worth);
}

/** A term that makes less than a quarter of the net worth is no reason. */
const SHARE = 0.25;

/** Two at most: what it brings, or that the dice are free; and what it may cost, which is never left out. */
export function reasonsFor(s: State, cards: readonly MissionId[], chance: number, net: number): Line[] {
  const [best] = cards.flatMap((card) => termsOf(s, card)).sort((a, b) => b.worth - a.worth);
  const counts = best !== undefined && best.worth * chance >= SHARE * Math.abs(net);
  return [counts ? best.line : line('spare'), priceOf(s)];
}

/** The worst that a throw may do to the markers. */
export function priceOf(s: State): Line {
  const worst = worstAfterThrow(s);
  const now = bandOf(s, s.morale);
  const then = bandOf(s, worst);
  if (then === 'lost') return line('lose', {});
  if (then === 'alive') return line('left', { left: worst });
  // The worst counts these in; the figures beside it are of the one throw.
  const black = blackDiceToCome(s);
  const end = { left: Math.max(0, worst), black };
  if (then === 'shield') return line('safe', end);
  if (then === 'calm') return line(now === 'shield' ? 'shield' : 'safe', end);
  return line('threat', { band: then, ...end });
}
