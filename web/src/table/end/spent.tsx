/** What the game cost: a row for each kind, a number and a bar for each seat. */
import type { Seat } from '@sztab/kernel';
import { type Ending, fillOf, PencilMark } from '@sztab/pieces';
import { pencilOf } from '../seats/pencil.tsx';
import type { Sitting } from '../sitting.ts';
import './spent.css';

export function Spent({
  sitting,
  spent: { title, rows },
  called,
}: {
  sitting: Sitting;
  spent: NonNullable<Ending['spent']>;
  called(seat: Seat): string;
}) {
  const seats = sitting.table.header.seats.map((_, seat) => seat);
  return (
    <table className="end-spent">
      <caption>{title}</caption>
      <thead>
        <tr>
          <td />
          {seats.map((seat) => (
            <th key={seat} scope="col">
              <svg width="14" height="14" aria-hidden="true">
                <PencilMark pencil={pencilOf(sitting, seat)} x={7} y={7} size={12} />
              </svg>
              {called(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, values }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {seats.map((seat) => (
              <td key={seat} className="num">
                <i
                  style={{
                    width: `${(100 * (values[seat] ?? 0)) / Math.max(1, ...values)}%`,
                    background: fillOf(pencilOf(sitting, seat)),
                  }}
                />
                {values[seat] ?? 0}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
