/** What a side has left: its commanders as discs, those on the board hollow; its reserve and its hand. */
import { type PartProps, Glyph as Sign, type SymbolName } from '@sztab/pieces';
import { sideOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { inkOf, onInkOf } from './marks.tsx';
import './seat-figures.css';

export function SeatFigures({ seat, view, language, narrow }: PartProps<View>) {
  const say = boardWords[language];
  const side = sideOf(seat);
  const { soldiers, aircraft } = view.reserve[side];
  const rows: readonly (readonly [SymbolName, string, number])[] = [
    ['soldier', say.figures.soldiers, soldiers],
    ...(view.options.mode === 'island' ? [['plane', say.figures.aircraft, aircraft] as const] : []),
    ['hand', say.figures.cards, view.handSize[side]],
  ];
  const passed = view.passed[side];
  if (narrow)
    return (
      <ul className="seat-figures gow-seat-line">
        <li title={say.figures.commanders}>
          <Commanders seat={seat} view={view} language={language} />
        </li>
        {rows.map(([symbol, name, value]) => (
          <li key={name} title={name}>
            <Sign name={symbol} size={14} title={name} />
            <span className="num">{value}</span>
          </li>
        ))}
      </ul>
    );
  return (
    <dl className="gow-seat">
      <dt>{passed ? say.passedShort : say.commandersShort}</dt>
      <dd>
        <Commanders seat={seat} view={view} language={language} />
      </dd>
      {rows.map(([symbol, name, value]) => (
        <div key={name}>
          <dt>{say.short[symbol as 'soldier']}</dt>
          <dd className="num" title={name}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const FACE = 'M-6.5-3.5C-5-6.2-3-7 0-7s5 .8 6.5 3.5l-1.5 2h-10zM-5.2-.7h10.4c.2 3.8-1.7 6.2-5.2 6.2s-5.4-2.4-5.2-6.2z';

/** Filled: still to be ordered this round. Hollow: on the board, or, after a pass, resting. */
function Commanders({ seat, view, language }: Omit<PartProps<View>, 'narrow'>) {
  const side = sideOf(seat);
  const left = view.reserve[side].commanders;
  const all = left + view.deployed[side].length;
  const passed = view.passed[side];
  return (
    <span className="gow-commanders" role="img" aria-label={boardWords[language].commandersLeft(left, all)}>
      {Array.from({ length: all }, (_, i) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: commanders are all alike
          key={i}
          viewBox="-16 -16 32 32"
          data-out={i >= left || undefined}
          data-pale={passed || undefined}
          aria-hidden="true"
        >
          <circle
            r="14"
            fill={i < left ? inkOf(side) : 'none'}
            stroke={i < left ? 'var(--casing)' : 'currentColor'}
            strokeWidth="2"
            strokeDasharray={i < left ? undefined : '4 3'}
          />
          {i < left && <path d={FACE} fill={onInkOf(side)} />}
        </svg>
      ))}
    </span>
  );
}
