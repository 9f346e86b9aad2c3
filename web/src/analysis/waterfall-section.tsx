/** From the start to the result, a row for every seat; the same scale for all. */
import { decisionsOf, type Part, rowOf } from '@sztab/bots';
import { PART_FILL, waterfallPlot } from '@sztab/bots/plots';
import { useId } from 'react';
import { Drawn } from './drawn.tsx';
import { Figure } from './figure.tsx';
import type { Model } from './model.ts';
import { useWidth } from './use-width.ts';

export function WaterfallSection({ model, nameOf }: { model: Model; nameOf(seat: number): string }) {
  const { analysis, say, line, called, outcome } = model;
  const id = useId().replace(/[^a-z0-9]/gi, '');
  const [box, width] = useWidth<HTMLDivElement>(420);
  // Own first.
  const lines = [line, ...analysis.results.keys()].filter((one, i, all) => all.indexOf(one) === i);
  const rows = lines.map((one) => ({ line: one, parts: rowOf(analysis, one) }));
  const nameOfPart = ({ of, seat }: Part): string => (seat === null ? say.parts[of] : nameOf(seat));
  const figure = ({ of, points }: Part): string =>
    of === 'start' || of === 'result' ? `${points} %` : say.signed(points);
  const head = rows[0]?.parts.map(nameOfPart) ?? [];
  const table = {
    caption: say.waterfall,
    head: [say.who, ...head],
    rows: rows.map(({ line: one, parts }) => [called(one), ...parts.map(figure)]),
  };
  return (
    <Figure say={say} title={say.waterfall} more={say.waterfallMore} className="waterfall" table={table}>
      <div ref={box}>
        <div className="waterfall-head" aria-hidden="true">
          {head.map((name, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
            <span key={i}>{name}</span>
          ))}
        </div>
        {rows.map(({ line: one, parts }) => {
          const style = model.styleOf(analysis.together ? model.seat : one);
          const decisions = analysis.together
            ? parts
                .filter(({ of }) => of === 'own')
                .reduce((sum, { seat }) => sum + decisionsOf(analysis, seat ?? 0), 0)
            : decisionsOf(analysis, one);
          const score = analysis.together ? '' : String(outcome.scores[one] ?? '');
          return (
            <div className="waterfall-row" key={one}>
              <p>
                <svg width="14" height="14" viewBox="-7 -7 14 14" aria-hidden="true">
                  <path d={style.shape} fill={style.fill} stroke="var(--ink)" />
                </svg>
                <b>{called(one)}</b> <span>{say.seatRow(decisions, score)}</span>
              </p>
              <Drawn
                mark={waterfallPlot({
                  id: `${id}-${one}`,
                  width,
                  height: 96,
                  style,
                  parts: parts.map((part) => ({
                    name: nameOfPart(part),
                    points: part.points,
                    fill: PART_FILL[part.of],
                  })),
                  said: say.rowSaid(called(one), parts.map((part) => `${nameOfPart(part)} ${figure(part)}`).join(', ')),
                })}
              />
            </div>
          );
        })}
        <p className="rest-means">{say.restMeans}</p>
      </div>
    </Figure>
  );
}
