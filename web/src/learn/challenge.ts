/** How hard a closing challenge is: how often a player of this level reaches its goal against the opponent of the lessons. For tests and for `scripts/challenges.mjs`. */
import { makeBot, nextBot } from '@sztab/bots';
import {
  fastStream,
  type GameBox,
  isMissed,
  type Lesson,
  type LessonStep,
  type Lessons,
  lessonSeats,
  type Match,
  openLesson,
  type Seat,
} from '@sztab/kernel';

const OPPONENT = 'recruit';
/** So many iterations give the same moves on every machine. */
const OPPONENTS_THOUGHT = { iterations: 60 };

interface Player {
  readonly level: Parameters<typeof makeBot>[0];
  /** Absent: as many as the time of its level buys. */
  readonly iterations?: number;
}

export const challengesIn = ({ lessons }: Lessons): readonly Lesson[] =>
  lessons.filter(({ steps }) => steps.some(({ free }) => free));

export const reaches = (...args: Parameters<typeof attempt>): boolean => attempt(...args) !== null;

/** The match in which the goal was reached; null: it was not. */
export function attempt(
  box: GameBox,
  { goals }: Lessons,
  lesson: Lesson,
  { level, iterations }: Player,
  seed: number,
): Match | null {
  const { free } = lesson.steps.find((step) => step.free) as { free: NonNullable<LessonStep['free']> };
  const match = openLesson(box, lesson);
  const yours = lessonSeats(box, lesson);
  const dice = fastStream(seed);
  const [player, opponent] = [makeBot(level, box.game, box.brain), makeBot(OPPONENT, box.game, box.brain)];
  const budget = iterations === undefined ? {} : { iterations };
  const reached = (goal: string): boolean => goals[goal]?.(match.look(yours[0] as Seat).view) ?? false;
  for (let own = 0; !reached(free.goal) && !isMissed(free, match, own, reached); ) {
    const other = nextBot(box, match, (seat) => !yours.includes(seat));
    // Bots leave to people what need not be answered: a seat that has finished would else change its mind for ever.
    const ask = other ?? nextBot(box, match, (seat) => yours.includes(seat)) ?? match.asks()[0];
    if (!ask) break;
    const { seat, moves } = ask;
    const question = { seat, moves, view: match.look(seat).view };
    match.play(
      seat,
      other ? opponent.choose(question, dice, OPPONENTS_THOUGHT) : player.choose(question, dice, budget),
    );
    if (!other) own++;
  }
  return reached(free.goal) ? match : null;
}
