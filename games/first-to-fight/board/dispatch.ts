/** The turns of up to three others in few lines. */
import type { Seat } from '@sztab/kernel';
import type { DispatchLine, Scene } from '@sztab/pieces';
import type { Event } from '../rules/events.ts';
import type { Shape } from '../rules/moves.ts';

type Told = Scene<Shape>;

/** What only leads to a deed, or follows from one: said where there is room for it. */
const BESIDE: ReadonlySet<Event['is']> = new Set([
  'order-chosen',
  'declined',
  'rule-used',
  'ability',
  'front-discarded',
  'sabotage-points',
  'liaison',
]);

/** As many lines as a dispatch has. */
const ROOM = 3;

interface Line {
  readonly line: DispatchLine;
  /** Whose deed it is; null where the rules do it. */
  readonly by: Seat | null;
  readonly is: Event['is'];
  /** It is a loss to the one who reads. */
  readonly hurts: boolean;
}

/** Every line there is room for; where there are more, the first deed of each of the others, then what else they did. */
export const linesBy =
  (linesOf: (event: Event, scene: Told) => readonly DispatchLine[]) =>
  (turn: readonly Told[]): readonly DispatchLine[] => {
    const told = turn.flatMap((scene) =>
      scene.heard.flatMap((event) =>
        linesOf(event, scene).map((line): Line => {
          const hurts = scene.seat !== null && line.against?.includes(scene.seat) === true;
          return { line, by: seatOf(event), is: event.is, hurts };
        }),
      ),
    );
    if (told.length <= ROOM) return told.map(({ line }) => line);
    // What changes somebody's fate, or takes something from the reader, is never left out.
    const fates = told.filter(({ line, hurts }) => line.rank === 1 || hurts);
    const deeds = told.filter(({ is }) => !BESIDE.has(is));
    const byWeight = [...new Set([...firstOfEach(told), ...deeds, ...told])];
    const kept = new Set([...fates, ...byWeight.slice(0, ROOM)]);
    return told.filter((one) => kept.has(one)).map(({ line }) => line);
  };

function firstOfEach(told: readonly Line[]): Line[] {
  const seats = [...new Set(told.map(({ by }) => by))].filter((by) => by !== null);
  return seats.map((seat) => {
    const own = told.filter(({ by }) => by === seat);
    return (own.find(({ is }) => !BESIDE.has(is)) ?? own[0]) as Line;
  });
}

const seatOf = (event: Event): Seat | null => ('seat' in event ? (event.seat ?? null) : null);
