/** Luck in one sentence, and what was rolled and drawn against its average, round by round. */
import { rowOf, sharesOf } from '@sztab/bots';
import { barsPlot } from '@sztab/bots/plots';
import { useId } from 'react';
import { Drawn } from './drawn.tsx';
import { Figure } from './figure.tsx';
import type { Model } from './model.ts';
import { useWidth } from './use-width.ts';

export function LuckSection({ model }: { model: Model }) {
  const { analysis, facts, line, seat, say } = model;
  const id = useId().replace(/[^a-z0-9]/gi, '');
  const [box, width] = useWidth<HTMLDivElement>(420);
  const row = rowOf(analysis, line);
  const part = (of: string): number => row.find((one) => one.of === of)?.points ?? 0;
  const said = say.luckSaid(part('dice'), part('cards'));
  const shares = sharesOf(analysis, line);
  const rounds = facts.rounds.map(({ name, from, to }) => {
    const some = shares.slice(from, to);
    return {
      name,
      dice: 100 * some.reduce((sum, one) => sum + one.dice, 0),
      cards: 100 * some.reduce((sum, one) => sum + one.cards, 0),
    };
  });
  const table = {
    caption: said,
    head: [say.roundHead, say.dice, say.cards],
    rows: rounds.map(({ name, dice, cards }) => [name, say.signed(Math.round(dice)), say.signed(Math.round(cards))]),
  };
  return (
    <Figure say={say} title={say.luck} more={say.luckMore} className="luck" before={<p>{said}</p>} table={table}>
      <div ref={box}>
        <Drawn
          mark={barsPlot({
            id,
            width,
            height: 120,
            style: model.styleOf(seat),
            places: rounds.map(({ name, dice, cards }) => ({
              name,
              bars: [
                { value: dice, fill: 'luck' },
                { value: cards, fill: 'others' },
              ],
            })),
            scale: (value) => say.signed(Math.round(value)),
            said,
          })}
        />
        <p className="curve-causes" aria-hidden="true">
          <i data-fill="luck" /> {say.dice} <i data-fill="others" /> {say.cards}
        </p>
      </div>
    </Figure>
  );
}
