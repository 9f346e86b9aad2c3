/** The last page: where the parts are, how it was decided, what it cost, and how kind the dice were. */
import { type Ended, type Ending, type Fortune, luckBetween, type SpentRow } from '@sztab/pieces';
import { enemyOf, SIDES, type Side } from '../content/zones.ts';
import type { Event } from '../rules/events.ts';
import type { Shape } from '../rules/moves.ts';
import { sideOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { endingWords } from '../text/ending.ts';
import type { Tested } from '../text/ending-words.ts';
import { history } from '../text/index.ts';
import { printed } from './notes.ts';

const NOBODY = { winner: 'DE', reason: 'parts', score: { PL: 0, DE: 0 } } as const;

export function ending({ views, heard, seat, language }: Ended<Shape>): Ending {
  const say = endingWords[language];
  const view = views.at(-1) as View;
  const { winner, reason, score } = view.result ?? NOBODY;
  const own = seat === null ? winner : sideOf(seat);
  const both = [score[own], score[enemyOf(own)]] as const;
  const events = heard.map(({ event }) => event);
  const { evacuated } = view.parts;
  const loser = enemyOf(winner);
  const flown = evacuated > 0 ? say.flown(evacuated) : '';
  const byParts = winner === 'PL' && evacuated > 0 ? say.headline.flown : say.headline.parts[winner];
  const decided = {
    parts: () => [byParts, `${say.how.parts(both, view.stage)} ${flown}`],
    tie: () => [byParts, `${say.how.tie(winner, score[winner])} ${flown}`],
    homeLost: () => [say.headline.homeLost[winner], say.how.homeLost(loser, view.stage, both)],
    resign: () => [say.headline.resigned[loser], say.how.resign(view.stage, both)],
  }[reason]();
  const [headline = '', how = ''] = decided;
  const note = history.find(({ id }) => id === (winner === 'PL' ? 'departures' : 'first-strikes'));
  const [first, second] = [own, enemyOf(own)];
  const tests = { PL: testsOf(events, 'PL'), DE: testsOf(events, 'DE') };
  return {
    headline,
    how: how.trim(),
    history: note ? printed(note, language) : null,
    spent: { title: say.spent.title, rows: spentIn(events, view, language) },
    luck: luckBetween(
      [fortuneOf(tests.PL), fortuneOf(tests.DE)],
      say.luck(seat === null ? first : 'you', testedOf(tests[first]), second, testedOf(tests[second])),
    ),
  };
}

function spentIn(events: readonly Event[], view: View, language: Ended['language']): readonly SpentRow[] {
  const say = endingWords[language].spent;
  const count = (is: (event: Event, side: Side) => boolean): number[] =>
    SIDES.map((side) => events.filter((event) => is(event, side)).length);
  return [
    { name: say.cards, values: count((event, side) => event.is === 'removed' && event.side === side) },
    {
      name: say.found,
      values: count((event, side) => event.is === 'search-ended' && event.success && event.side === side),
    },
    {
      name: say.stolen,
      values: count((event, side) => event.is === 'steal-ended' && event.success && event.side === side),
    },
    { name: say.hand, values: SIDES.map((side) => view.handSize[side]) },
  ];
}

/** One roll of somebody's own action: whether the dice alone won it, and how likely that was. */
interface Test {
  readonly won: boolean;
  readonly chance: number;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Cards that changed a die came after the roll: here counts how it fell. */
export function testsOf(events: readonly Event[], side: Side): Test[] {
  const tests: Test[] = [];
  let dice: Readonly<Partial<Record<Side, number>>> = {};
  let changed: Record<Side, number> = { PL: 0, DE: 0 };
  for (const event of events) {
    if (event.is === 'rolled') {
      dice = event.dice;
      changed = { PL: 0, DE: 0 };
    } else if (event.is === 'die-changed') changed[event.die] += event.delta;
    else if (event.is === 'attack-ended' && event.side === side && event.totals) {
      const other = enemyOf(side);
      const lead = event.totals[side] - changed[side] - (event.totals[other] - changed[other]);
      const without = lead - ((dice[side] ?? 0) - (dice[other] ?? 0));
      const wins = FACES.flatMap((mine) => FACES.filter((theirs) => mine - theirs + without > 0));
      tests.push({ won: lead > 0, chance: wins.length / 36 });
    } else if (
      (event.is === 'search-ended' || event.is === 'steal-ended') &&
      event.side === side &&
      event.total !== null
    ) {
      const fell = event.total - changed[side];
      const without = fell - (dice[side] ?? 0);
      const wins = FACES.filter((face) => face + without >= event.need);
      tests.push({ won: fell >= event.need, chance: wins.length / 6 });
    }
  }
  return tests;
}

const testedOf = (tests: readonly Test[]): Tested => ({
  won: tests.filter(({ won }) => won).length,
  of: tests.length,
  usual: tests.reduce((sum, { chance }) => sum + chance, 0),
});

function fortuneOf(tests: readonly Test[]): Fortune {
  const { won, usual } = testedOf(tests);
  return { real: won, expected: usual, variance: tests.reduce((sum, { chance }) => sum + chance * (1 - chance), 0) };
}
