// What the games came to, as a table.

import { wilson } from '@sztab/bots';
import { edgeOf, seatings } from '@sztab/bots/node';
import { LEVELS, USUAL_LEVEL } from '@sztab/kernel';
import { TITLES } from '../titles.mjs';
import { TABLES, TIMED } from './jobs.mjs';

/** Of so few games a spread says little. */
const FEW = 20;

const NOT_PLAYED = '–';
const EARLIER = '†';
const TIMES = TIMED.flatMap((level) => ['Node', 'Chromium'].map((where) => `${level} thinks in ${where}, p50, p95`));

const percent = (share) => `${Math.round(100 * share)}`;

/** Each level but the weakest, against the one below it; at full time up to the usual one. */
const UPPER = LEVELS.slice(1);
const FULL = UPPER.slice(0, UPPER.indexOf(USUAL_LEVEL) + 1);
const overBelow = (level) => `${level} over ${LEVELS[LEVELS.indexOf(level) - 1]}`;

/** What a column is called, by the kind of its job (`jobs.mjs`). */
const DUELS = {
  four: 'four times the thought',
  ...Object.fromEntries(UPPER.map((level) => [level, overBelow(level)])),
  six: 'general over officer',
  greedy: 'officer over greedy',
  ...Object.fromEntries(FULL.map((level) => [`full-${level}`, `${overBelow(level)}, full time`])),
  'full-greedy': 'officer over greedy, full time',
  'full-general': 'general over officer, full time',
  release: 'over release 0.1',
};

/** One game and number of players: a line of cells. */
function lineOf({ game, players, officer, clock, together = false }, rows, honest) {
  const dealsOf = (kind) => rows.filter(({ job }) => job === `${kind} ${game} ${players}`);
  const edge = (kind) => {
    const deals = dealsOf(kind);
    if (deals.length === 0) return NOT_PLAYED;
    const seated = seatings(players, together);
    const filled = deals.map((deal) => ({ ...deal, games: deal.games.map((one) => ({ spent: [], ...one })) }));
    const { won, games, low, high, cpuRatio } = edgeOf(filled, seated);
    const { low: from, high: to } = intervalOf(won, games, { low, high }, players === 2 && !together);
    const time = kind === 'release' ? `, ${clock} ms, CPU ${cpuRatio.toFixed(2)} : 1` : '';
    return `${percent(won)} % of ${games} (${percent(from)}–${percent(to)})${time}`;
  };
  const officers = dealsOf('officers');
  return [
    `${TITLES[game]}, ${players}`,
    officer,
    ...Object.keys(DUELS).map(edge),
    ...honest(game, players),
    sides(officers, players, together),
    ...[0, 1].flatMap((level) => ['times', 'chromium'].map((where) => timesOf(dealsOf(where), level))),
    speedOf([...dealsOf('times'), ...dealsOf('chromium')]),
  ];
}

/** By whole deals; and never narrower than Wilson's for as many games, which a few one-sided deals would make it. */
function intervalOf(won, games, { low, high }, rivals) {
  const least = wilson(won * games, games);
  return rivals || games < FEW
    ? { low: Math.max(0, Math.min(low, least.low)), high: Math.min(1, Math.max(high, least.high)) }
    : { low: Math.max(0, low), high: Math.min(1, high) };
}

/** What a coach said in these games. */
export const saidIn = (deals) =>
  deals.flatMap(({ deal, games: [{ said }] }) => said.map(([, before, after]) => ({ game: deal, before, after })));

const wonBy = (seat, winners, together) =>
  together ? Number(winners.length > 0) : winners.includes(seat) ? 1 / winners.length : 0;

/** How often each seat wins among officers; of a team, or of one alone, how often they win at all. */
function sides(deals, players, together) {
  if (deals.length === 0) return NOT_PLAYED;
  const wins = Array.from({ length: together ? 1 : players }, (_, seat) =>
    deals.reduce((sum, { games: [{ winners }] }) => sum + wonBy(seat, winners, together), 0),
  );
  const shares = wins.slice(0, players === 2 ? 1 : wins.length).map((won) => {
    const { low, high } = wilson(won, deals.length);
    return `${percent(won / deals.length)} % (${percent(low)}–${percent(high)})`;
  });
  return `${shares.join(', ')} of ${deals.length}`;
}

/** The middle one, and the longest but for one in twenty, in seconds; of a browser, the CPU time of its worker as well. */
function timesOf(deals, level) {
  if (deals.length === 0) return NOT_PLAYED;
  const spread = (of) => {
    const sorted = deals.map(({ games: [game] }) => of(game)[level] / 1000).sort((a, b) => a - b);
    const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))].toFixed(2);
    return `${at(0.5)}, ${at(0.95)}`;
  };
  const cpu = deals.every(({ games: [{ worker }] }) => worker) ? `, CPU ${spread(({ worker }) => worker)}` : '';
  return `${spread(({ times }) => times)} of ${deals.length}${cpu}`;
}

/** Of thoughts that tell how often they looked ahead: what nine of ten reach at least in a second of CPU time. Positions differ a lot. */
export function speedIn(deals) {
  const speeds = deals.flatMap(({ games: [{ times, worker = times, iterations = [] }] }) =>
    iterations.flatMap((count, at) => (count > 0 ? [(1000 * count) / Math.max(1, worker[at])] : [])),
  );
  const sorted = speeds.sort((a, b) => a - b);
  const at = (share) => sorted[Math.floor(share * sorted.length)];
  return { speed: at(0.1), middle: at(0.5), thoughts: sorted.length };
}

function speedOf(deals) {
  const { speed, middle, thoughts } = speedIn(deals);
  return thoughts === 0 ? NOT_PLAYED : `${Math.round(speed)}, ${Math.round(middle)} of ${thoughts}`;
}

/** `page`: the table as it was, whose figures stay where they tell of more games. `honest`: what is known of the chances that people are told. */
export function tableOf(rows, day, page = '', honest = () => [NOT_PLAYED, NOT_PLAYED]) {
  const head = [
    'game, players',
    'iterations of an officer',
    ...Object.values(DUELS),
    'chances are off by',
    'what is told after a move leans by',
    'first of two, each of three or four, or team wins',
    ...TIMES,
    'iterations a CPU-second',
  ];
  const before = cellsOf(page);
  const lines = TABLES.map((table) => {
    const cells = lineOf(table, rows, honest);
    return cells.map((cell, at) => {
      const known = before(cells[0], head[at]);
      return at > 1 && known && gamesIn(known) > gamesIn(cell) ? known : cell;
    });
  });
  const seconds = Math.round(rows.reduce((sum, one) => sum + one.cpu, 0));
  return [
    `\`node scripts/strength.mjs write\`, ${day}: ${rows.length} deals, ${seconds} CPU-seconds. Marked ${EARLIER}: earlier deals by the same bots, of which only the figures are left.`,
    '',
    row(head),
    `|${head.map(() => '---|').join('')}`,
    ...lines.map(row),
  ].join('\n');
}

const row = (cells) => `| ${cells.join(' | ')} |`;

/** How many games a cell tells of. */
const gamesIn = (cell) => Number(/ of (\d+)/.exec(cell)?.[1] ?? 0);

/** What the page says so far, by line and column: what tells of more games than were played anew stays, with a mark. */
function cellsOf(page) {
  const lines = page.split('\n').filter((line) => line.startsWith('| '));
  const [head = [], ...rows] = lines.map((line) => line.slice(2, -2).split(' | '));
  const known = new Map(rows.map((cells) => [cells[0], new Map(cells.map((cell, at) => [head[at], cell]))]));
  return (line, column) => {
    const cell = known.get(line)?.get(column);
    return cell && cell !== NOT_PLAYED && !cell.endsWith(EARLIER) ? `${cell} ${EARLIER}` : cell;
  };
}
