/** The closing challenges are not won by chance: random moves against the opponent of the lessons reach the goal in two of ten tries at most. */
import { makeBot, nextBot } from '@sztab/bots';
import { fastStream, type GameBox, type Lesson, type Lessons, lessonSeats, openLesson, type Seat } from '@sztab/kernel';
import { expect, test } from 'vitest';
import { box as firstToFight } from '../../../games/first-to-fight/index.ts';
import { lessons as ofFirstToFight } from '../../../games/first-to-fight/lessons/index.ts';
import { box as generalOrders } from '../../../games/general-orders/index.ts';
import { lessons as ofGeneralOrders } from '../../../games/general-orders/lessons/index.ts';
import { box as niepodlegla } from '../../../games/niepodlegla/index.ts';
import { lessons as ofNiepodlegla } from '../../../games/niepodlegla/lessons/index.ts';
import { box as mostIII } from '../../../games/operation-most-iii/index.ts';
import { lessons as ofMostIII } from '../../../games/operation-most-iii/lessons/index.ts';
import { box as rhine } from '../../../games/race-to-the-rhine/index.ts';
import { lessons as ofRhine } from '../../../games/race-to-the-rhine/lessons/index.ts';

const TRIES = 10;
const OPPONENT = 'recruit';
/** So many iterations give the same moves on every machine. */
const BUDGET = { iterations: 60 };

function reaches(box: GameBox, { goals }: Lessons, lesson: Lesson, seed: number): boolean {
  const { free } = lesson.steps.find((step) => step.free) as { free: { goal: string; within: number } };
  const match = openLesson(box, lesson);
  const yours = lessonSeats(box, lesson);
  const dice = fastStream(seed);
  const [player, opponent] = [makeBot('random', box.game, box.brain), makeBot(OPPONENT, box.game, box.brain)];
  const reached = (): boolean => goals[free.goal]?.(match.look(yours[0] as Seat).view) ?? false;
  for (let own = 0; own < free.within && !reached(); ) {
    const other = nextBot(box, match, (seat) => !yours.includes(seat));
    const ask = other ?? match.asks()[0];
    if (!ask) break;
    const { seat, moves } = ask;
    const question = { seat, moves, view: match.look(seat).view };
    match.play(seat, (other ? opponent : player).choose(question, dice, BUDGET));
    if (!other) own++;
  }
  return reached();
}

test.each([
  ['Operation Most III', mostIII, ofMostIII],
  ['General Orders', generalOrders, ofGeneralOrders],
  ['First to Fight', firstToFight, ofFirstToFight],
  ['Niepodległa', niepodlegla, ofNiepodlegla],
  ['Race to the Rhine', rhine, ofRhine],
] as unknown as readonly [string, GameBox, Lessons][])('%s', (_, box, lessons) => {
  const challenges = lessons.lessons.filter(({ steps }) => steps.some(({ free }) => free));
  expect(challenges).toHaveLength(1);
  for (const lesson of challenges) {
    const won = Array.from({ length: TRIES }, (_try, n) => reaches(box, lessons, lesson, n + 1));
    expect(won.filter(Boolean).length, lesson.id).toBeLessThanOrEqual(TRIES / 5);
  }
});
