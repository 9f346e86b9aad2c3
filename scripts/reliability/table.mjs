// What was said and what came of it, as tables.

import { TITLES } from '../titles.mjs';

export const nameOf = ({ game, players }) => `${TITLES[game]}, ${players}`;

const row = (cells) => `| ${cells.join(' | ')} |`;
const table = (head, lines) => [row(head), `|${head.map(() => '---|').join('')}`, ...lines.map(row)].join('\n');
const percent = (share) => Math.round(100 * share);
const way = (key, { judgement, learned, calibrated }) =>
  [judgement, learned, calibrated].map((one) => one[key].toFixed(3)).join(' → ');

/** Of 100 that were promised so much, so many won. */
const binOf = ({ count, said, won, bar }) =>
  count === 0 ? '–' : `${percent(said)}: ${percent(won)} ± ${percent(bar)} (${count})`;

const quarters = ({ parts }) => [1, 2, 3, 4].map((quarter) => parts[`quarter ${quarter}`].toFixed(2)).join(', ');

export const signed = (n) => `${n < 0 ? '−' : '+'}${Math.abs(n).toFixed(3)}`;
const afterMove = ({ games, positions, lean, bar, left, shift }) =>
  `${games}, ${positions}, ${signed(lean)} ± ${bar.toFixed(3)} → ${signed(left)}, ${signed(shift)}`;

export function tableOf(all) {
  const figures = table(
    [
      ...[
        'game, players',
        'officers’ games, positions',
        'calibration error',
        'by quarters',
        'log-loss',
        'stretch, shifts',
      ],
      'after a move: games, positions, lean, shift',
    ],
    all.map((one) => [
      nameOf(one),
      `${one.officers.games}, ${one.officers.positions} (${one.officers.player.match(/\d+/)})`,
      way('error', one.officers),
      quarters(one.officers),
      way('logLoss', one.officers),
      [
        one.calibration.stretch,
        ...Object.entries(one.calibration.shifts).map(([role, by]) => `${role} ${by}`),
        ...(one.calibration.own === undefined ? [] : [`own seat ${one.calibration.own}`]),
      ].join(', '),
      one.after ? afterMove(one.after) : '–',
    ]),
  );
  const bins = table(
    ['game, players', ...Array.from({ length: 10 }, (_, n) => `${10 * n}–${10 * n + 10} %`)],
    all.map((one) => [nameOf(one), ...one.officers.bins.map(binOf)]),
  );
  return `${figures}\n\n${bins}`;
}
