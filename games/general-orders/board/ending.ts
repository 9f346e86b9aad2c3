/** The last page: what fell or held, how it was decided, what it cost, and how kind the dice were. */
import { type Ended, type Ending, type Fortune, luckBetween, type SpentRow } from '@sztab/pieces';
import type { AreaId } from '../content/areas.ts';
import { AREA } from '../content/areas.ts';
import { isZone } from '../content/map.ts';
import { enemyOf, SIDES, type Side } from '../content/sides.ts';
import type { Event } from '../rules/events.ts';
import type { Shape } from '../rules/moves.ts';
import { sideOf } from '../rules/state.ts';
import { piecesIn } from '../rules/supply.ts';
import type { View } from '../rules/view.ts';
import { endingWords } from '../text/ending.ts';
import type { Rolled } from '../text/ending-words.ts';
import type { Who } from '../text/story.ts';
import { noteOn } from './notes.ts';

/** What both theatres were about: the crossroads, and the mountain over the island. */
const AIM = { alpine: 'castel-daiano', island: 'tapotchau' } as const satisfies Record<string, AreaId>;

const holderOf = (view: View, area: AreaId): Side | null =>
  SIDES.find((side) => piecesIn(view, side, area) > 0) ?? null;

/** The variance of one die, which brings nothing, one hit (four faces of six) or two. */
const DIE_VARIANCE = 1 / 3;

export function ending({ views, heard, seat, language }: Ended<Shape>): Ending {
  const say = endingWords[language];
  const view = views.at(-1) as View;
  const { winner, reason, stars } = view.result ?? { winner: 'blue', reason: 'stars', stars: { blue: 0, yellow: 0 } };
  const { mode } = view.options;
  const own = seat === null ? winner : sideOf(seat);
  const who = (side: Side): Who => (seat !== null && side === own ? 'you' : side);
  const both = [stars[own], stars[enemyOf(own)]] as const;
  const aim = AIM[mode];
  const holder = holderOf(view, aim);
  const events = heard.map(({ event }) => event);
  const told = (decided: { headline: string; how: string; place: AreaId }): Ending => {
    const holds = decided.place === aim && holder ? say.holds(who(holder), aim, piecesIn(view, holder, aim)) : '';
    return {
      headline: decided.headline,
      how: [decided.how, holds].filter(Boolean).join(' '),
      things: decided.place !== aim || holder ? [decided.place] : [],
      history: noteOn({ thing: decided.place }, language),
      spent: { title: say.spent.title, rows: spentIn(events, view, language) },
      luck: luckBetween([fortuneOf(events, 'blue'), fortuneOf(events, 'yellow')], luckText(events, own, who, language)),
    };
  };
  const decidedByStars =
    mode === 'alpine' && holder === winner ? say.headline.crossroads[winner] : say.headline.won[mode][winner];
  switch (reason) {
    case 'hq': {
      const loser = enemyOf(winner);
      const lost = (Object.keys(AREA) as AreaId[]).find((area) => AREA[area].mode === mode && AREA[area].hq === loser);
      const place = lost ?? aim;
      const isTaken = piecesIn(view, winner, place) > 0;
      return told({
        headline: say.headline.hq(place),
        how: isTaken
          ? say.how.hq(who(winner), place, view.round, both)
          : say.how.hqEmptied(who(loser), place, view.round, both),
        place,
      });
    }
    case 'stars':
      return told({ headline: decidedByStars, how: say.how.stars(both), place: aim });
    case 'tie':
      return told({ headline: decidedByStars, how: say.how.tie(who(winner), stars[winner]), place: aim });
    case 'resign':
      return told({
        headline: say.headline.resigned[enemyOf(winner)],
        how: say.how.resign(view.round, both),
        place: aim,
      });
  }
}

function spentIn(events: readonly Event[], view: View, language: Ended['language']): readonly SpentRow[] {
  const say = endingWords[language].spent;
  const none = (): Record<Side, number> => ({ blue: 0, yellow: 0 });
  const soldiers = none();
  const aircraft = none();
  const cards = none();
  for (const event of events) {
    if (event.is === 'combat-ended') {
      const lost = isZone(event.place) ? aircraft : soldiers;
      lost[event.attacker] += event.hit + event.attrition;
      lost[enemyOf(event.attacker)] += event.attrition;
    } else if (event.is === 'fire-ended') soldiers[enemyOf(event.side)] += event.lost;
    else if (event.is === 'card-played' || event.is === 'card-for-reroll') cards[event.side] += 1;
  }
  const row = (name: string, by: Record<Side, number>) => ({ name, values: SIDES.map((side) => by[side]) });
  // In the mountains nobody flies.
  const flew = aircraft.blue + aircraft.yellow > 0;
  const { blue, yellow } = view.reserve;
  return [
    row(say.soldiers, soldiers),
    ...(flew ? [row(say.aircraft, aircraft)] : []),
    row(say.cards, cards),
    row(say.hand, view.handSize),
    row(say.reserve, { blue: blue.soldiers, yellow: yellow.soldiers }),
  ];
}

/** Every roll counts, also one that was rolled again: only so is what comes of all of them what is to be expected. */
function rolledBy(events: readonly Event[], side: Side): Rolled {
  const faces = events.flatMap((event) => (event.is === 'rolled' && event.side === side ? event.faces : []));
  return { hits: faces.reduce((sum, face) => sum + face, 0), dice: faces.length };
}

function fortuneOf(events: readonly Event[], side: Side): Fortune {
  const { hits, dice } = rolledBy(events, side);
  return { real: hits, expected: dice, variance: dice * DIE_VARIANCE };
}

const luckText = (events: readonly Event[], own: Side, who: (side: Side) => Who, language: Ended['language']): string =>
  endingWords[language].luck(who(own), rolledBy(events, own), who(enemyOf(own)), rolledBy(events, enemyOf(own)));
