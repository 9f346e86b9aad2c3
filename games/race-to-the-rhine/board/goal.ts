/** What wins, and how far everybody is. */
import type { Language } from '@sztab/kernel';
import type { Goal } from '@sztab/pieces';
import { best, medalsOf } from '../rules/outcome.ts';
import { roadsLeft } from '../rules/race.ts';
import { type Commander, isSolo } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { goalWords } from '../text/goal.ts';

export function goal(view: View, language: Language): Goal {
  const say = goalWords[language];
  const seat = view.you ?? 0;
  const { colour } = view.commanders[seat] as View['commanders'][number];
  if (isSolo(view))
    return {
      now: [say.race(String(roadsLeft(view, colour))), say.turns(view.round, view.options.soloTurnCap)].join(' · '),
      means: [say.wins, say.alone, say.trucks],
    };
  const medals = view.commanders.map(medalsOf);
  const roads = view.commanders.map((one) => roadsLeft(view, one.colour));
  const ownFirst = (all: readonly number[], joint: string): string =>
    [all[seat], ...all.filter((_, other) => other !== seat)].join(joint);
  const markers = say.markers(view.markerPool);
  const leader = best(view, view.order);
  const tied =
    leader.reason === 'medals' ? [] : [say.tied(leader.reason, (view.commanders[leader.seat] as Commander).colour)];
  return {
    now: [say.race(ownFirst(roads, ' : ')), markers, say.medals(ownFirst(medals, ' : '))].join(' · '),
    // Three armies stand close together, or the smallest phone would lose the clock.
    short: [say.race(ownFirst(roads, ':')), markers].join(' · '),
    means: [say.raceMeans, say.wins, say.time, say.tie, ...tied, say.trucks],
  };
}
