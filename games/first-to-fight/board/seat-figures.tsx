/** The numbers of a seat: all of them in a rail, on a narrow screen the two that decide. */
import { digits } from '@sztab/kernel/words';
import { Glyph, type PartProps } from '@sztab/pieces';
import type { View } from '../rules/view.ts';
import { figures } from './phases.ts';

/** Score and nurses: missions in hand stand in the state of the game. */
const DECISIVE: readonly string[] = ['star', 'bandage'];

export function SeatFigures({ seat, view, language, narrow }: PartProps<View>) {
  const shown = figures(view, seat, language).filter(({ symbol }) => !narrow || DECISIVE.includes(symbol));
  return (
    <ul className="seat-figures">
      {shown.map(({ symbol, name, value }) => (
        <li key={name} title={name}>
          <Glyph name={symbol} size={17} title={name} />
          <span className="num">{typeof value === 'number' ? digits(value) : value}</span>
        </li>
      ))}
    </ul>
  );
}
