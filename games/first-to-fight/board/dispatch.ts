/** The turns of up to three others in lines. */
import type { Seat } from '@sztab/kernel';
import type { DispatchLine, Scene } from '@sztab/pieces';
import type { Event } from '../rules/events.ts';
import type { Shape } from '../rules/moves.ts';

type Told = Scene<Shape>;

/** What only leads to a deed, or follows from one. */
const BESIDE: ReadonlySet<Event['is']> = new Set([
  'order-chosen',
  'declined',
  'rule-used',
  'ability',
  'front-discarded',
  'sabotage-points',
  'liaison',
]);

interface Line {
  readonly line: DispatchLine;
  /** Whose deed it is; null where the rules do it. */
  readonly by: Seat | null;
  readonly is: Event['is'];
}

/** Every line. What only leads to a deed weighs less than a deed, and the first deed of each of the others leads. */
export const linesBy =
  (linesOf: (event: Event, scene: Told) => readonly DispatchLine[]) =>
  (turn: readonly Told[]): readonly DispatchLine[] => {
    const told = turn.flatMap((scene) =>
      scene.heard.flatMap((event) =>
        linesOf(event, scene).map((line): Line => ({ line, by: seatOf(event), is: event.is })),
      ),
    );
    const first = new Set(firstOfEach(told));
    return told.map((one): DispatchLine => {
      const { line, is } = one;
      const rank = BESIDE.has(is) && line.rank === 2 ? 3 : line.rank;
      return { ...line, rank, ...(first.has(one) && { leads: true }) };
    });
  };

function firstOfEach(told: readonly Line[]): Line[] {
  const seats = [...new Set(told.map(({ by }) => by))].filter((by) => by !== null);
  return seats.map((seat) => {
    const own = told.filter(({ by }) => by === seat);
    return (own.find(({ is }) => !BESIDE.has(is)) ?? own[0]) as Line;
  });
}

const seatOf = (event: Event): Seat | null => ('seat' in event ? (event.seat ?? null) : null);
