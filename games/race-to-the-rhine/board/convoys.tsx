/** Roads that a truck could take now: an arrow on each, pointing the way it would drive. */
import { moveParts } from '@sztab/kernel';
import { phrase } from '@sztab/pieces';
import type { Town } from '../content/fields.ts';
import { boardWords } from '../text/board.ts';
import { townName } from '../text/cards.ts';
import { onRoad } from './drawing/drive.ts';
import { TOWN_AT, VIEW } from './drawing/lands.ts';
import type { BoardProps } from './props.ts';
import { percent } from './scale.ts';

/** The roads on which a truck could be put now, and where on each the arrow stands. */
export function convoysOf({ picked, moves }: Pick<BoardProps['choice'], 'picked' | 'moves'>) {
  if (picked.length > 0) return [];
  const found = moves.flatMap((move) => {
    const { verb, args } = moveParts(move);
    return verb === 'truck' ? [args as readonly [Town, Town]] : [];
  });
  return found.map(([from, to]) => {
    const bothWays = found.some(([a, b]) => a === to && b === from);
    return { from, to, at: onRoad(from, to, bothWays ? 0.36 : 0.5) };
  });
}

export function Convoys({ choice, language, onTouch, heading: planned }: BoardProps) {
  const say = boardWords[language];
  // Where a whole chain is planned, single roads would only lie on corps.
  if (planned) return null;
  return convoysOf(choice).map(({ from, to, at: [x, y] }) => {
    const label = say.convoy(townName(from, language), townName(to, language));
    return (
      <button
        key={`${from}>${to}`}
        type="button"
        className="rtr-convoy"
        data-still=""
        data-thing={`${from}>${to}`}
        data-touch={phrase(from, 'truck', to)}
        data-legal=""
        style={{ left: percent(x, VIEW.width), top: percent(y, VIEW.height) }}
        aria-label={label}
        title={label}
        onClick={() => onTouch(phrase(from, 'truck', to))}
      >
        <svg viewBox="-6 -6 12 12" width="12" height="12" aria-hidden="true">
          <path d="M-4.5-4.5 5.5 0-4.5 4.5-2 0z" fill="currentColor" transform={`rotate(${heading(from, to)})`} />
        </svg>
      </button>
    );
  });
}

/** The direction of the drive, in degrees. */
function heading(from: Town, to: Town): number {
  const [a, b] = [TOWN_AT[from], TOWN_AT[to]];
  return Math.round((Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI);
}
