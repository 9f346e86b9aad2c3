// What is measured about bots, for every game and number of players.

/**
 * Games and numbers of players; whether all win together or one plays alone; the iterations of an officer in these games; and how much of the CPU time
 * they get. Where there are several numbers of players, one of them gets most. `full`: fast enough to be played with the iterations that people meet, too.
 * `clock`: milliseconds of CPU time a decision against an earlier release, enough for more than sixteen iterations: before that the bots of release 0.1 do not look at
 * the clock, and with less they would think several times as long as ours.
 */
export const TABLES = [
  {
    game: 'operation-most-iii',
    title: 'Operation Most III',
    players: 2,
    officer: 150,
    share: 1,
    clock: 10,
    full: true,
  },
  { game: 'general-orders', title: 'General Orders', players: 2, officer: 150, share: 1.5, clock: 10, full: true },
  { game: 'first-to-fight', title: 'First to Fight', players: 2, officer: 60, share: 1.5, clock: 15 },
  { game: 'first-to-fight', title: 'First to Fight', players: 3, officer: 60, share: 0.4, clock: 25 },
  { game: 'first-to-fight', title: 'First to Fight', players: 4, officer: 60, share: 0.4, clock: 30 },
  { game: 'niepodlegla', title: 'Niepodległa', players: 2, officer: 60, share: 0.3, clock: 20, together: true },
  { game: 'niepodlegla', title: 'Niepodległa', players: 3, officer: 60, share: 0.7, clock: 20, together: true },
  { game: 'niepodlegla', title: 'Niepodległa', players: 4, officer: 60, share: 0.3, clock: 20, together: true },
  {
    game: 'race-to-the-rhine',
    title: 'Race to the Rhine',
    players: 1,
    officer: 50,
    share: 0.3,
    clock: 60,
    together: true,
  },
  { game: 'race-to-the-rhine', title: 'Race to the Rhine', players: 2, officer: 50, share: 1.2, clock: 60 },
  { game: 'race-to-the-rhine', title: 'Race to the Rhine', players: 3, officer: 50, share: 0.4, clock: 60 },
];

const LADDER = ['recruit', 'corporal', 'officer', 'colonel', 'general'];
/** The longer a thought, the more time a job needs. */
const SHARES = {
  ...{ four: 4, corporal: 2, officer: 4, colonel: 4, general: 6, greedy: 2, officers: 2, release: 6, times: 1 },
  ...{ 'full-corporal': 6, 'full-greedy': 14, 'full-general': 12 },
};

/**
 * Each job: bot `a` against bot `b` on the same deals, or `officers` among themselves, or the `times` that levels think. A bot is a level with its
 * lapses, and the iterations or the milliseconds of CPU time that it has; levels have theirs in the proportion of their times.
 */
export function jobsOf(strengths) {
  return TABLES.flatMap(({ game, players, officer, share, clock, full = false, together = false }) => {
    const level = (name) => ({
      level: name,
      lapses: strengths[name].lapses,
      iterations: Math.round((officer * strengths[name].milliseconds) / strengths.officer.milliseconds),
    });
    /** With as many iterations as its time buys. */
    const asShipped = (name) => ({ level: name, lapses: strengths[name].lapses });
    const job = (kind, more) => ({
      ...{ name: `${kind} ${game} ${players}`, kind, game, players, together },
      ...{ share: share * SHARES[kind], ...more },
    });
    return [
      job('four', {
        a: { level: 'officer', iterations: 2 * officer },
        b: { level: 'officer', iterations: officer / 2 },
      }),
      ...LADDER.slice(1).map((upper, at) => job(upper, { a: level(upper), b: level(LADDER[at]) })),
      job('greedy', { a: level('officer'), b: { level: 'greedy' } }),
      ...(full
        ? [
            job('full-corporal', { a: asShipped('corporal'), b: asShipped('recruit') }),
            job('full-greedy', { a: asShipped('officer'), b: { level: 'greedy' } }),
            job('full-general', { a: asShipped('general'), b: asShipped('officer') }),
          ]
        : []),
      job('officers', { a: level('officer') }),
      job('times', {}),
      job('release', { a: { level: 'officer', cpu: clock }, b: { release: true, cpu: clock } }),
    ];
  });
}
