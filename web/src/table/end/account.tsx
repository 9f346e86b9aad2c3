/** Where points came from, line by line. */
import { signed } from '@sztab/kernel/words';
import type { Ending } from '@sztab/pieces';
import './account.css';

export function Account({ title, lines }: NonNullable<Ending['account']>) {
  return (
    <section className="end-account">
      <h2>{title}</h2>
      <ul>
        {lines.map(({ name, detail, points }) => (
          <li key={name} data-lost={points < 0 || undefined}>
            <b>{name}</b>
            <span>{detail}</span>
            <strong className="num">{signed(points)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
