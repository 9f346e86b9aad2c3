/** Where the game turned: the decisions after which somebody's chance of winning changed most, each a way into the replay. */
import type { Seat } from '@sztab/kernel';
import { type Heard, Glyph as Sign } from '@sztab/pieces';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { momentPath, nameOfSeat, type Sitting } from '../sitting.ts';

export interface TurningPoint {
  /** The decision, as the number of moves made with it; and the move after which its consequences were settled. */
  readonly at: number;
  readonly until: number;
  /** Whose chance changed most; the winner of the change where it is as large for both sides. */
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
}

const MOST = 3;
/** Less than this is the noise of any judgement. */
const LEAST = 0.05;

/** `chances`: each seat's chance after every move, null where a judgement would be guesswork. In the order they happened. */
export function turningPointsOf(chances: readonly (readonly number[] | null)[]): TurningPoint[] {
  const points: TurningPoint[] = [];
  let last: { readonly at: number; readonly chances: readonly number[] } | null = null;
  for (const [until, now] of chances.entries()) {
    if (!now) continue;
    if (last) {
      const was = last.chances;
      const change = (seat: Seat): number => (now[seat] ?? 0) - (was[seat] ?? 0);
      const seat = [...now.keys()].reduce((best, one) => {
        const more = Math.abs(change(one)) - Math.abs(change(best));
        return more > 1e-9 || (more > -1e-9 && change(one) > change(best)) ? one : best;
      }, 0);
      points.push({ at: last.at + 1, until, seat, before: was[seat] ?? 0, after: now[seat] ?? 0 });
    }
    last = { at: until, chances: now };
  }
  const swing = ({ before, after }: TurningPoint): number => Math.abs(after - before);
  return points
    .filter((point) => swing(point) >= LEAST)
    .sort((a, b) => swing(b) - swing(a))
    .slice(0, MOST)
    .sort((a, b) => a.at - b.at);
}

export function TurningPoints({ sitting }: { sitting: Sitting }) {
  const { table, say, heard } = sitting;
  // A match online is uncovered, with a new header, a moment after its end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the header says that there is more to know
  const points = useMemo(() => turningPointsOf(table.chances()), [table, table.header]);
  if (points.length === 0) return null;
  const whose = ({ seat }: TurningPoint): string | null =>
    table.game.box.lid.together ? null : nameOfSeat(sitting, seat);
  return (
    <section className="turning-points" aria-label={say.turningPoints}>
      <h2>{say.turningPoints}</h2>
      <ol>
        {points.map((point) => (
          <li key={point.at}>
            <Link href={momentPath(table, point.at)}>
              <b className="num">{point.at}</b>
              <span>
                {toldOf(sitting, point, heard)}
                <small className="num">{say.chance(whose(point), percent(point.before), percent(point.after))}</small>
              </span>
              <Sign name="right" size={18} />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

const percent = (chance: number): number => Math.round(chance * 100);

/** A decision may tell of a dozen things: the first says what it was, the last what came of it. */
function toldOf(sitting: Sitting, { at, until }: TurningPoint, heard: readonly Heard[]): string {
  const { words, table } = sitting;
  const lines = heard.filter((line) => line.at >= at && line.at <= until).map(({ event }) => words.event(event));
  const mover = table.movers()[at - 1];
  const ends = lines.length > 1 ? [lines[0], lines.at(-1)] : lines;
  return ends.join(' · ') || (mover === undefined ? '' : nameOfSeat(sitting, mover));
}
