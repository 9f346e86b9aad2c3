/** How near to the best each seat decided, phase by phase. */
import { accuracyOf } from '@sztab/bots';
import { dotsPlot } from '@sztab/bots/plots';
import { Drawn } from './drawn.tsx';
import { Figure } from './figure.tsx';
import type { Model } from './model.ts';
import { useWidth } from './use-width.ts';

export function AccuracySection({
  model,
  nameOf,
  small,
}: {
  model: Model;
  nameOf(seat: number): string;
  small: boolean;
}) {
  const { analysis, facts, say } = model;
  const [box, width] = useWidth<HTMLDivElement>(420);
  const seats = Array.from({ length: analysis.players }, (_, seat) => seat);
  const bySeat = seats.map((seat) => accuracyOf(analysis, seat, facts.phaseOf));
  const phases = [...new Set(bySeat.flat().map(({ of }) => of))];
  const rows = phases.map((phase) => ({
    phase,
    seats: bySeat.map((list) => list.find(({ of }) => of === phase) ?? { of: phase, count: 0, mean: null }),
  }));
  const shown = rows.filter((row) => row.seats.some(({ mean }) => mean !== null));
  const means = shown.flatMap((row) => row.seats.flatMap(({ mean }) => mean ?? []));
  const low = Math.min(90, Math.floor(Math.min(100, ...means) / 10) * 10);
  const marks = Array.from({ length: (100 - low) / 10 + 1 }, (_, i) => low + 10 * i).filter(
    (_, i, all) => all.length < 7 || i % 2 === (all.length - 1) % 2,
  );
  const table = {
    caption: `${say.accuracy}. ${say.accuracyMore}`,
    head: [say.phase, ...seats.map(nameOf)],
    rows: rows.map((row) => [
      row.phase,
      ...row.seats.map(({ mean, count }) => (mean === null ? '–' : say.accuracyHead(String(Math.round(mean)), count))),
    ]),
  };
  return (
    <Figure say={say} title={say.accuracy} more={say.accuracyMore} className="accuracy" table={table}>
      <div ref={box}>
        {shown.length === 0 ? (
          <p>{say.accuracyFew}</p>
        ) : (
          <Drawn
            mark={dotsPlot({
              width,
              low,
              high: 100,
              names: small ? 0 : 150,
              marks: marks.map((at) => ({ at, name: String(at) })),
              said: table.caption,
              rows: shown.map((row) => ({
                name: row.phase,
                figure:
                  row.seats[model.seat]?.mean === null ? '–' : String(Math.round(row.seats[model.seat]?.mean ?? 0)),
                dots: row.seats.flatMap(({ mean }, seat) => (mean === null ? [] : [{ mean, as: model.styleOf(seat) }])),
              })),
            })}
          />
        )}
      </div>
    </Figure>
  );
}
