import { TITLES } from '../titles.mjs';

const rounded = (n) => n.toFixed(1).replace('-', '−');

/** Mean points lost by a seat in a game, with half the 95 % interval by whole games; one game has none. */
function cellOf(games) {
  if (games.length === 0) return '–';
  const means = games.map(({ lost }) => lost.reduce((sum, one) => sum + one, 0) / lost.length);
  const mean = means.reduce((sum, one) => sum + one, 0) / means.length;
  if (means.length === 1) return `${rounded(mean)} (1)`;
  const spread = means.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (means.length - 1);
  return `${rounded(mean)} ± ${rounded(1.96 * Math.sqrt(spread / means.length))} (${games.length})`;
}

export const tableOf = (all, levels) =>
  [
    `| game | ${levels.join(' | ')} |`,
    `|---|${levels.map(() => '---|').join('')}`,
    ...Object.entries(TITLES).map(
      ([id, title]) =>
        `| ${title} | ${levels.map((level) => cellOf(all.filter((one) => one.game === id && one.level === level))).join(' | ')} |`,
    ),
  ].join('\n');
