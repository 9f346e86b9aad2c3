// What is measured about bots, for every game and number of players.

/**
 * Games and numbers of players; whether all win together or one plays alone; the iterations of an officer in these games, and of those whom a coach
 * stands beside; and how much of the CPU time they get. Where there are several numbers of players, one of them gets most. `full`: a duel, also played with
 * the iterations that people meet. `clock`: milliseconds of CPU time a decision against an earlier release, enough for more than sixteen iterations: before
 * that the bots of release 0.1 do not look at the clock, and with less they would think several times as long as ours. `enough`: games that a pair of
 * bots has to play before its share says something.
 */
const table = (game, players, officer, coached, share, clock, ...more) =>
  Object.assign({ game, players, officer, coached, share, clock }, ...more);
const DUEL = { full: true };
const TEAM = { together: true };
const LIGHT = { enough: 200 };
const HEAVY = { enough: 60 };
export const TABLES = [
  table('operation-most-iii', 2, 150, 60, 1, 10, DUEL, LIGHT),
  table('general-orders', 2, 150, 60, 1.5, 10, DUEL, LIGHT),
  table('first-to-fight', 2, 60, 24, 1.5, 15, DUEL, HEAVY),
  table('first-to-fight', 3, 60, 24, 0.4, 25, HEAVY),
  table('first-to-fight', 4, 60, 24, 0.4, 30, HEAVY),
  table('niepodlegla', 2, 60, 32, 0.3, 20, TEAM, LIGHT),
  table('niepodlegla', 3, 60, 32, 0.7, 20, TEAM, LIGHT),
  table('niepodlegla', 4, 60, 32, 0.3, 20, TEAM, LIGHT),
  table('race-to-the-rhine', 1, 50, 24, 0.3, 60, TEAM, HEAVY),
  table('race-to-the-rhine', 2, 50, 24, 1.2, 60, DUEL, HEAVY),
  table('race-to-the-rhine', 3, 50, 24, 0.4, 60, HEAVY),
];

/** Whose thinking is timed. */
export const TIMED = ['officer', 'general'];

/** The longer a thought, the more time a job needs. */
const SHARES = {
  ...{ four: 4, recruit: 2, corporal: 2, officer: 4, colonel: 4, general: 6, six: 8, greedy: 2 },
  ...{ officers: 2, release: 6, times: 1, coach: 8, chromium: 1 },
  ...{ 'full-recruit': 4, 'full-corporal': 6, 'full-officer': 10, 'full-greedy': 14, 'full-general': 40 },
};

/**
 * Each job: bot `a` against bot `b` on the same deals, or `officers` among themselves, a `coach` beside them, or the `times` that levels think, in Node and
 * in `chromium`. `six`: a general over an officer, whom six times the thought sets apart. A bot is a level with its
 * lapses, and the iterations or the milliseconds of CPU time that it has; levels have theirs in the proportion of their times. `strengths`: of every level,
 * from weak to strong.
 */
export function jobsOf(strengths) {
  const levels = Object.keys(strengths);
  return TABLES.flatMap(({ game, players, officer, coached, share, clock, enough, full = false, together = false }) => {
    const level = (name) => ({
      level: name,
      lapses: strengths[name].lapses,
      iterations: Math.round((officer * strengths[name].milliseconds) / strengths.officer.milliseconds),
    });
    /** With as many iterations as its time buys. */
    const asShipped = (name) => ({ level: name, lapses: strengths[name].lapses });
    const job = (kind, more) => ({
      ...{ name: `${kind} ${game} ${players}`, kind, game, players, together, enough },
      ...{ share: share * SHARES[kind], ...more },
    });
    return [
      job('four', {
        a: { level: 'officer', iterations: 2 * officer },
        b: { level: 'officer', iterations: officer / 2 },
      }),
      ...levels.slice(1).map((upper, at) => job(upper, { a: level(upper), b: level(levels[at]) })),
      job('six', { a: level('general'), b: level('officer') }),
      job('greedy', { a: level('officer'), b: { level: 'greedy' } }),
      ...(full
        ? [
            job('full-recruit', { a: asShipped('recruit'), b: asShipped('cadet') }),
            job('full-corporal', { a: asShipped('corporal'), b: asShipped('recruit') }),
            job('full-officer', { a: asShipped('officer'), b: asShipped('corporal') }),
            job('full-greedy', { a: asShipped('officer'), b: { level: 'greedy' } }),
            job('full-general', { a: asShipped('general'), b: asShipped('officer') }),
          ]
        : []),
      job('officers', { a: level('officer') }),
      job('coach', { a: { level: 'officer', iterations: coached } }),
      job('times', {}),
      job('chromium', {}),
      job('release', { a: { level: 'officer', cpu: clock }, b: { release: true, cpu: clock } }),
    ];
  });
}
